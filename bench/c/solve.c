/*
 * The same solution in C, for one setting alone: two seats, glacial, any target below 201. The limit that the kernel of
 * games/dicy-cards/solve is measured by.
 *
 *     solve TARGET THREADS     prints the first seat's chance and the seconds
 *
 * REAL may be double, to see what 32 bits cost. Roles: 0 is first in each round, 1 second. A turn is solved for LANES sets of the other
 * seat at a time, side by side, which is what a compiler makes vector instructions of.
 */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#ifdef _OPENMP
#include <omp.h>
#endif

#ifndef REAL
#define REAL float
#endif
enum { SETS = 32, ALL = 31, PLACES = 5, HANDS = 924, FULL = 462, ROLLS = 462, POINTS = 37, LANES = 8 };
typedef REAL lanes[LANES];

static int T;
static REAL *values; /* by role, own, other, set of the other, set of the seat to move */
static int counts[HANDS][6], plus[HANDS][6], fewer[HANDS][6], fewers[HANDS];
static int gain[PLACES][ROLLS], possible[POINTS], effects[POINTS];

static REAL *block(int role, int own, int other) {
  long at = role == 0 ? (long)own * T + other : (long)T * T + (long)own * (T + POINTS - 1) + other;
  return values + at * SETS * SETS;
}

static int find(const int *c) {
  for (int h = 0; h < HANDS; h++) if (memcmp(counts[h], c, sizeof counts[h]) == 0) return h;
  return -1;
}

static int made;
static void make(int size, int face, int *c) {
  if (size == 0) { memcpy(counts[made++], c, sizeof counts[0]); return; }
  for (int f = face; f < 6; f++) { c[f]++; make(size - 1, f, c); c[f]--; }
}

static int glacial(int card, const int *c) {
  int sum = 0, best = 0, run = 0, length = 0, dice = 0;
  switch (card) {
    case 0: for (int f = 5; f >= 0; f--) for (int k = 0; k < c[f] && dice < 2; k++, dice++) sum += f + 1; return sum;
    case 1: for (int f = 0; f < 6; f++) sum += c[f] * (f + 1); return c[5] ? 0 : sum;
    case 2: return c[0] + 3 * c[2] + 5 * c[4];
    case 3:
      for (int f = 0; f < 6; f++) {
        if (c[f]) run += f + 1, length++; else run = length = 0;
        if (length >= 2 && run > best) best = run;
      }
      return best;
    default: for (int f = 5; f >= 0; f--) if (c[f] >= 2 && dice < 2) sum += 2 * (f + 1), dice++; return dice == 2 ? sum : 0;
  }
}

static void tables(void) {
  int c[6] = {0};
  for (int size = 0; size <= 6; size++) make(size, 0, c);
  for (int h = 0; h < HANDS; h++) {
    for (int f = 0; f < 6; f++) {
      int d[6];
      memcpy(d, counts[h], sizeof d);
      d[f]++;
      plus[h][f] = find(d);
      d[f] -= 2;
      if (d[f] >= 0) fewer[h][fewers[h]++] = find(d);
    }
    for (int p = 0; h >= FULL && p < PLACES; p++) {
      int points = gain[p][h - FULL] = glacial(p, counts[h]);
      if (points) possible[points] = 1;
      if (points && p == 0) effects[points] = 1; /* any-two */
    }
  }
}

/* R11 */
static REAL outcome(int ahead, int set, int other) {
  int lead = ahead ? ahead : __builtin_popcount(set) - __builtin_popcount(other);
  return lead > 0 ? 1 : lead < 0 ? 0 : (REAL)0.5;
}

static REAL after(int role, int own, int other, int left, int set) {
  if (role == 1 && (own >= T || other >= T)) return outcome(own - other, left, set);
  return 1 - block(1 - role, other, own)[left * SETS + set];
}

typedef struct {
  lanes ends[2][SETS / LANES][2][POINTS][SETS], worth[HANDS], keep[HANDS], again[SETS][ROLLS], pass;
} Room;

/* The ends of a turn: plain, and with the other seat freezing the card that hurts it least (R8). Points of 0 stay worth nothing. */
static void fill(Room *room, int role, int own, int other) {
  for (int points = 1; points < POINTS; points++) {
    if (!possible[points]) continue;
    int over = role == 1 && (own + points >= T || other >= T);
    const REAL *next = over ? NULL : block(1 - role, other, own + points);
    for (int left = 0; left < SETS; left++) {
      REAL row[SETS];
      for (int set = 0; set < SETS; set++) row[set] = over ? outcome(own + points - other, left, set) : 1 - next[left * SETS + set];
      for (int set = 0; set < SETS; set++) {
        lanes(*ends)[POINTS][SETS] = room->ends[role][set / LANES];
        ends[0][points][left][set % LANES] = row[set];
        if (!effects[points]) continue;
        REAL least = set ? 1 : row[0];
        for (int bits = set; bits; bits &= bits - 1) {
          REAL chance = row[set ^ (bits & -bits)];
          if (chance < least) least = chance;
        }
        ends[1][points][left][set % LANES] = least;
      }
    }
  }
}

#define EACH for (int l = 0; l < LANES; l++)
#define MAX(a, b) ((a) > (b) ? (a) : (b))

static void turn(Room *room, int role, int own, int other, int from) {
  lanes *worth = room->worth, *keep = room->keep, (*ends)[POINTS][SETS] = room->ends[role][from / LANES];
  REAL *to = block(role, own, other);
  for (int lane = 0; lane < LANES; lane++) { /* R7 */
    int set = from + lane;
    REAL least = set == ALL ? after(role, own, other, ALL, ALL) : 1;
    for (int p = 0; p < PLACES; p++) if (!(set >> p & 1)) {
      REAL chance = after(role, own, other, ALL, set | 1 << p);
      if (chance < least) least = chance;
    }
    room->pass[lane] = least;
    to[set * SETS] = least;
  }
  for (int r = 0; r < ROLLS; r++) EACH room->again[0][r][l] = room->pass[l];
  for (int set = 1; set < SETS; set++) {
    for (int r = 0; r < ROLLS; r++) EACH worth[FULL + r][l] = room->pass[l];
    for (int p = 0; p < PLACES; p++) {
      if (!(set >> p & 1)) continue;
      int left = set & ~(1 << p);
      for (int r = 0; r < ROLLS; r++) {
        const REAL *end = ends[p == 0][gain[p][r]][left], *again = room->again[left][r];
        lanes best; /* apart, so that the compiler knows it is nobody else's */
        EACH best[l] = MAX(end[l], again[l]);
        EACH best[l] = MAX(worth[FULL + r][l], best[l]);
        memcpy(worth[FULL + r], best, sizeof best);
      }
    }
    for (int h = FULL - 1; h >= 0; h--) {
      const int *n = plus[h];
      lanes sum;
      EACH sum[l] = worth[n[0]][l] + worth[n[1]][l] + worth[n[2]][l] + (worth[n[3]][l] + worth[n[4]][l] + worth[n[5]][l]);
      EACH worth[h][l] = sum[l] / 6;
    }
    EACH to[(from + l) * SETS + set] = worth[0][l];
    EACH keep[0][l] = worth[0][l];
    for (int h = 1; h < HANDS; h++) {
      lanes best;
      EACH best[l] = h < FULL ? worth[h][l] : 0;
      for (int i = 0; i < fewers[h]; i++) { const REAL *k = keep[fewer[h][i]]; EACH best[l] = MAX(best[l], k[l]); }
      memcpy(keep[h], best, sizeof best);
    }
    memcpy(room->again[set], keep[FULL], sizeof room->again[set]);
  }
}

static void turns(Room *room, int role, int own, int other) {
  for (int from = 0; from < SETS; from += LANES) turn(room, role, own, other, from);
}

/* Passing leads round in a circle through the two positions with everything active: in turns, until they agree. */
static void cell(Room *room, int first, int second) {
  const int last = SETS - LANES;
  REAL *fresh = block(0, first, second) + SETS * SETS - 1;
  memcpy(block(1, second, first), block(1, second, first + 1), sizeof(REAL) * SETS * SETS);
  fill(room, 0, first, second);
  fill(room, 1, second, first);
  for (;;) {
    turn(room, 0, first, second, last);
    REAL tried = *fresh;
    turn(room, 1, second, first, last);
    turns(room, 0, first, second);
    if (fabs(*fresh - tried) <= (sizeof(REAL) == 4 ? 2.5e-7 : 1e-13)) break;
  }
  turns(room, 1, second, first);
}

int main(int argc, char **argv) {
  T = argc > 1 ? atoi(argv[1]) : 100;
  int threads = argc > 2 ? atoi(argv[2]) : 1;
  values = malloc(sizeof(REAL) * SETS * SETS * T * (2 * T + POINTS - 1));
  struct timespec began, ended;
  clock_gettime(CLOCK_MONOTONIC, &began);
  tables();
#ifdef _OPENMP
  omp_set_num_threads(threads);
#endif
  (void)threads;
#pragma omp parallel
  {
    Room *room = aligned_alloc(64, (sizeof(Room) + 63) / 64 * 64);
    memset(room, 0, sizeof(Room));
#pragma omp for schedule(dynamic)
    for (int n = 0; n < (POINTS - 1) * T; n++) { /* R10: last turns */
      fill(room, 1, n % T, T + n / T);
      turns(room, 1, n % T, T + n / T);
    }
    for (int sum = 2 * T - 2; sum >= 0; sum--) {
#pragma omp for schedule(dynamic)
      for (int first = sum < T ? 0 : sum - T + 1; first <= (sum < T ? sum : T - 1); first++) cell(room, first, sum - first);
    }
    free(room);
  }
  clock_gettime(CLOCK_MONOTONIC, &ended);
  double seconds = ended.tv_sec - began.tv_sec + (ended.tv_nsec - began.tv_nsec) / 1e9;
  printf("%.9f %.3f %.3f\n", (double)block(0, 0, 0)[SETS * SETS - 1], seconds, (double)clock() / CLOCKS_PER_SEC);
  return 0;
}
