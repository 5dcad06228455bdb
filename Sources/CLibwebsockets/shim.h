#pragma once
#include <libwebsockets.h>
#include <string.h>
#include <sys/socket.h>

// LWS_PRE is a function-like macro, which Swift can't import.
static const size_t lectern_lws_pre = LWS_PRE;

// glibc declares accept4 only for _GNU_SOURCE, which the Glibc module does not set.
extern int accept4(int, struct sockaddr *, socklen_t *, int);
static inline int lectern_accept(int fd) {
  return accept4(fd, NULL, NULL, SOCK_NONBLOCK | SOCK_CLOEXEC);
}
