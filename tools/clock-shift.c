/*
 * Shifts the time of day of the program that it is preloaded into by CLOCK_SHIFT_SECONDS; waiting takes as long as
 * ever. tools/test-at.mjs builds and uses it. Every call is safe in a signal handler, where PostgreSQL asks whether its
 * timeouts are over.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <pthread.h>
#include <semaphore.h>
#include <stdlib.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

typedef int wait_function(pthread_cond_t *, pthread_mutex_t *, const struct timespec *);
typedef int semaphore_function(sem_t *, const struct timespec *);

static time_t shift;
static wait_function *wait_on_condition;
static semaphore_function *wait_on_semaphore;

/* The first versions of these functions wait on another kind of object, so the one that is in use is named. */
static void *libc_function(const char *name) {
  static const char *const versions[] = {"GLIBC_2.34", "GLIBC_2.3.2", "GLIBC_2.17", "GLIBC_2.2.5"};
  for (size_t i = 0; i < sizeof versions / sizeof *versions; i++) {
    void *found = dlvsym(RTLD_NEXT, name, versions[i]);
    if (found) return found;
  }
  return dlsym(RTLD_NEXT, name);
}

__attribute__((constructor)) static void begin(void) {
  const char *seconds = getenv("CLOCK_SHIFT_SECONDS");
  shift = seconds ? strtol(seconds, NULL, 10) : 0;
  wait_on_condition = (wait_function *)libc_function("pthread_cond_timedwait");
  wait_on_semaphore = (semaphore_function *)libc_function("sem_timedwait");
}

int clock_gettime(clockid_t clock, struct timespec *now) {
  long failed = syscall(SYS_clock_gettime, clock, now);
  if (!failed && (clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE)) now->tv_sec += shift;
  return failed ? -1 : 0;
}

int gettimeofday(struct timeval *restrict now, void *restrict zone) {
  (void)zone;
  struct timespec exact;
  clock_gettime(CLOCK_REALTIME, &exact);
  now->tv_sec = exact.tv_sec;
  now->tv_usec = exact.tv_nsec / 1000;
  return 0;
}

time_t time(time_t *copy) {
  struct timespec now;
  clock_gettime(CLOCK_REALTIME, &now);
  if (copy) *copy = now.tv_sec;
  return now.tv_sec;
}

/* A deadline by the shifted time of day is nearer to it than to the real one; others are by the time since boot. */
static struct timespec unshifted(const struct timespec *deadline) {
  struct timespec result = *deadline;
  time_t now = time(NULL);
  if (llabs((long long)deadline->tv_sec - now) < llabs((long long)deadline->tv_sec - (now - shift)))
    if (deadline->tv_sec > now / 2) result.tv_sec -= shift;
  return result;
}

int pthread_cond_timedwait(pthread_cond_t *restrict condition, pthread_mutex_t *restrict mutex,
                           const struct timespec *restrict deadline) {
  struct timespec real = unshifted(deadline);
  return wait_on_condition(condition, mutex, &real);
}

int sem_timedwait(sem_t *restrict semaphore, const struct timespec *restrict deadline) {
  struct timespec real = unshifted(deadline);
  return wait_on_semaphore(semaphore, &real);
}
