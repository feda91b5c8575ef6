import { relative } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** By the times of a whole run. On a new machine vitest knows none, and would go by the sizes of the files. */
export const LONGEST = [
  'web/e2e/layout.slow.test.ts',
  'web/e2e/race.slow.test.ts',
  'web/e2e/online/online.slow.test.ts',
  'bench/server/server.slow.test.ts',
  'web/e2e/crowns.slow.test.ts',
  'web/e2e/pig.slow.test.ts',
  'server/race/sockets.slow.test.ts',
  'web/e2e/axe.slow.test.ts',
  'web/e2e/new-game.slow.test.ts',
  'web/e2e/online/race.slow.test.ts',
  'scripts/package.slow.test.ts',
  'web/e2e/daily.slow.test.ts',
  'server/e2e/security.slow.test.ts',
  'web/offline/offline.slow.test.ts',
  'server/soak/faults.slow.test.ts',
  'web/e2e/alone.slow.test.ts',
  'web/e2e/evening.slow.test.ts',
  'web/e2e/logbook.slow.test.ts',
  'web/e2e/stars.slow.test.ts',
  'server/e2e/fleet.slow.test.ts',
  'web/e2e/online/time.slow.test.ts',
  'scripts/browser/browser.slow.test.ts',
  'web/e2e/turn.slow.test.ts',
  'web/e2e/people.slow.test.ts',
  'server/store/postgres/postgres.slow.test.ts',
  'bench/run.slow.test.ts',
  'web/e2e/online/moves.slow.test.ts',
  'web/coach/coach.slow.test.ts',
  'simulation/simulation.test.ts',
  'games/blunders.test.ts',
  'games/star-maps/bots/index.test.ts',
  'games/dice-of-crowns/bots/index.test.ts',
  'games/dicy-cards/bots/index.test.ts',
  'games/puzzles.test.ts',
  'cli/simulate/command.test.ts',
  'games/star-maps/testing/oracle.test.ts',
  'games/dicy-cards/bots/solve/brute.test.ts',
  'games/star-maps/bots/reasons.test.ts',
  'games/dice-of-crowns/bots/solve/solve.test.ts',
  'server/store/sqlite.test.ts',
  'examples/client/client.test.ts',
  'bots/review/chances.test.ts',
]

/**
 * Slow suites first, and of each kind the longest: begun last, one of them would keep a single worker busy long after all others have
 * nothing left to do. Kinds are not mixed, because a worker and its browser end where the next file is of another kind.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const isSlow = ({ moduleId }: TestSpecification): number => Number(moduleId.endsWith('.slow.test.ts'))
    const kind = ({ project }: TestSpecification): number => sorted.findIndex((one) => one.project === project)
    const place = ({ moduleId }: TestSpecification): number => {
      const at = LONGEST.indexOf(relative(this.ctx.config.root, moduleId).replaceAll('\\', '/'))
      return at < 0 ? LONGEST.length : at
    }
    return sorted.toSorted((a, b) => isSlow(b) - isSlow(a) || kind(a) - kind(b) || place(a) - place(b))
  }
}
