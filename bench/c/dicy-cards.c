/*
 * The limit: Dicy Cards in C with tables, for one setting alone (glacial line-up, two seats, to 100), by the fixed policy.
 * The same games as ours: the same generator, the same seeds, the same checksum.
 *
 *     dicy-cards SEED GAMES      prints inputs, checksum and seconds
 */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum { CARDS = 5, ALL_ACTIVE = 31, TARGET = 100, FACES = 6, ROLLS = 462, SUMS = 2137, THROWS = 46656 };

/* A deed, what a turn does: points (six bits), own active cards afterwards (five), what happens to the other seat's cards. */
enum { CARDS_LEFT = 6, OTHER = 11 };
enum { NOTHING, FREEZES, WAKES };

/* By face: six of these add up to another sum for each of the 462 rolls. */
static const uint16_t WEIGHT[FACES] = {0, 1, 47, 288, 350, 356};

static uint16_t roll_at[SUMS];     /* by sum of weights, times 32 */
static uint16_t roll_of[THROWS];   /* by draw, times 32 */
static uint16_t deeds[ROLLS * 32]; /* by roll and active cards */
static uint8_t other[3 * 32];      /* by what happens and active cards */

static int any_two(const int *count) {
  int sum = 0, left = 2;
  for (int face = 6; left > 0; face--)
    for (int k = count[face - 1]; k > 0 && left > 0; k--, left--) sum += face;
  return sum;
}

static int no_sixes(const int *count) {
  int sum = 0;
  for (int face = 1; face < 6; face++) sum += face * count[face - 1];
  return count[5] > 0 ? 0 : sum;
}

static int odds(const int *count) { return count[0] + 3 * count[2] + 5 * count[4]; }

static int straight(const int *count) {
  int best = 0, sum = 0, length = 0;
  for (int face = 1; face <= 6; face++) {
    length = count[face - 1] > 0 ? length + 1 : 0;
    sum = length > 0 ? sum + face : 0;
    if (length >= 2 && sum > best) best = sum;
  }
  return best;
}

static int two_pairs(const int *count) {
  int sum = 0, pairs = 0;
  for (int face = 6; face > 0 && pairs < 2; face--)
    if (count[face - 1] >= 2) sum += 2 * face, pairs++;
  return pairs == 2 ? sum : 0;
}

static int (*const POINTS[CARDS])(const int *) = {any_two, no_sixes, odds, straight, two_pairs};

static uint16_t deed_of(const int *count, int active) {
  int most = 0, best = -1;
  for (int card = 0; card < CARDS; card++) {
    int scored = active >> card & 1 ? POINTS[card](count) : 0;
    if (scored > most) most = scored, best = card;
  }
  if (best < 0) return ALL_ACTIVE << CARDS_LEFT | WAKES << OTHER;
  return most | (active & ~(1 << best)) << CARDS_LEFT | (best == 0 ? FREEZES : NOTHING) << OTHER;
}

/* Every way to share out the dice that are left among this face and the higher ones. */
static void fill_rolls(int *count, int face, int left, int *roll) {
  if (face < FACES - 1) {
    for (count[face] = left; count[face] >= 0; count[face]--) fill_rolls(count, face + 1, left - count[face], roll);
    return;
  }
  count[face] = left;
  int sum = 0;
  for (int f = 0; f < FACES; f++) sum += WEIGHT[f] * count[f];
  roll_at[sum] = *roll * 32;
  for (int active = 0; active < 32; active++) deeds[*roll * 32 + active] = deed_of(count, active);
  ++*roll;
}

static void fill_tables(void) {
  int count[FACES], roll = 0;
  fill_rolls(count, 0, 6, &roll);
  for (int draw = 0; draw < THROWS; draw++) {
    int sum = 0;
    for (int die = 0, rest = draw; die < 6; die++, rest /= 6) sum += WEIGHT[rest % 6];
    roll_of[draw] = roll_at[sum];
  }
  for (int cards = 0; cards < 32; cards++) {
    other[NOTHING * 32 + cards] = cards;
    other[FREEZES * 32 + cards] = cards & (cards - 1);
    other[WAKES * 32 + cards] = (cards | (cards + 1)) & ALL_ACTIVE;
  }
}

/* xoshiro128** 1.1 (Blackman and Vigna), seeded by splitmix32. */
typedef struct {
  uint32_t a, b, c, d;
} Random;

static uint32_t mix32(uint32_t z) {
  z = (z ^ z >> 16) * 0x85ebca6b;
  z = (z ^ z >> 13) * 0xc2b2ae35;
  return z ^ z >> 16;
}

static Random seeded(uint32_t seed) {
  const uint32_t gamma = 0x9e3779b9;
  return (Random){mix32(seed + gamma), mix32(seed + 2 * gamma), mix32(seed + 3 * gamma), mix32(seed + 4 * gamma)};
}

static inline uint32_t rotl(uint32_t x, int k) { return x << k | x >> (32 - k); }

static inline uint32_t next(Random *random) {
  uint32_t result = rotl(random->b * 5, 7) * 9, t = random->b << 9;
  random->c ^= random->a;
  random->d ^= random->b;
  random->b ^= random->c;
  random->a ^= random->d;
  random->c ^= t;
  random->d = rotl(random->d, 11);
  return result;
}

static inline uint32_t below(Random *random, uint32_t n) {
  for (;;) {
    uint64_t product = (uint64_t)next(random) * n;
    uint32_t low = (uint32_t)product;
    if (__builtin_expect(low < n, 0) && low < -n % n) continue;
    return product >> 32;
  }
}

typedef struct {
  uint32_t score, active;
} Seat;

/* One turn; gives the number of inputs. */
static inline uint32_t play_turn(Random *random, Seat *me, Seat *you) {
  uint32_t roll = 0, inputs = 1;
  if (me->active != 0) {
    roll = roll_of[below(random, THROWS)]; /* six dice are one draw */
    inputs++;
  }
  uint32_t deed = deeds[roll | me->active];
  uint32_t cards = other[(deed >> OTHER) * 32 + you->active];
  inputs += cards != you->active;
  me->score += deed & 63;
  me->active = deed >> CARDS_LEFT & ALL_ACTIVE;
  you->active = cards;
  return inputs;
}

int main(int argc, char **argv) {
  if (argc != 3) return fprintf(stderr, "usage: dicy-cards SEED GAMES\n"), 64;
  uint32_t seed = (uint32_t)strtol(argv[1], NULL, 10), games = (uint32_t)strtoul(argv[2], NULL, 10), checksum = 0;
  uint64_t inputs = 0;
  struct timespec began, ended;
  fill_tables();
  clock_gettime(CLOCK_MONOTONIC, &began);
  for (uint32_t game = 0; game < games; game++) {
    Random random = seeded(mix32(mix32(seed) ^ mix32(game)));
    uint32_t first = below(&random, 2);
    Seat one = {0, ALL_ACTIVE}, two = {0, ALL_ACTIVE};
    inputs++;
    do {
      inputs += play_turn(&random, &one, &two);
      inputs += play_turn(&random, &two, &one);
    } while (one.score < TARGET && two.score < TARGET);
    uint32_t hash = (game ^ (first == 0 ? one : two).score) * 0x01000193;
    checksum ^= (hash ^ (first == 0 ? two : one).score) * 0x01000193;
  }
  clock_gettime(CLOCK_MONOTONIC, &ended);
  double seconds = (double)(ended.tv_sec - began.tv_sec) + (double)(ended.tv_nsec - began.tv_nsec) / 1e9;
  printf("%llu %d %.9f\n", (unsigned long long)inputs, (int32_t)checksum, seconds);
  return 0;
}
