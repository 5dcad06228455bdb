// Hands on what comes from /pub: ws as its documents show a broadcast.
const { WebSocketServer } = require('ws');

const viewers = new Set();
const server = new WebSocketServer({
  host: '127.0.0.1', port: Number(process.argv[2]), backlog: 4096, perMessageDeflate: false,
});
server.on('connection', (socket, request) => {
  socket.on('error', () => socket.terminate());
  if (request.url === '/pub') {
    socket.on('message', (text) => viewers.forEach((viewer) => viewer.send(text, { binary: false })));
  } else {
    viewers.add(socket);
    socket.on('close', () => viewers.delete(socket));
  }
});
