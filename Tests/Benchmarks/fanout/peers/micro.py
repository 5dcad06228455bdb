"""Hands on what comes from /pub: uWebSockets' own topics."""

import sys

from socketify import App, CompressOptions, OpCode

app = App()
app.ws("/sub", {"compression": CompressOptions.DISABLED, "idle_timeout": 960,
                "open": lambda socket: socket.subscribe("talk")})
app.ws("/pub", {"compression": CompressOptions.DISABLED, "idle_timeout": 960, "max_payload_length": 1 << 20,
                "message": lambda socket, text, code: app.publish("talk", text, OpCode.TEXT)})
app.listen({"host": "127.0.0.1", "port": int(sys.argv[1])})
app.run()
