#pragma once
#include <stddef.h>
#include <sys/epoll.h>
#include <sys/socket.h>

// glibc declares these only for _GNU_SOURCE, which the Glibc module does not set.
extern void *memmem(const void *, size_t, const void *, size_t);
extern int accept4(int, struct sockaddr *, socklen_t *, int);
static inline int lectern_accept(int fd) {
  return accept4(fd, NULL, NULL, SOCK_NONBLOCK | SOCK_CLOEXEC);
}
