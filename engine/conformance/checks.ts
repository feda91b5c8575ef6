/** What the suite looks for, by name. A finding names the check that failed, the match and the step. */
export const CHECKS = {
  throws: 'no function throws, whatever well-formed move or state it is asked about',
  plain: 'a state is plain JSON',
  repeatable: 'the same call gives the same answer',
  mutates: 'no function changes what it is given',
  twin: 'a state that was written and read again plays on equally',
  replay: 'the log, written and read again, replays to the same end',
  endless: 'random play ends within the bound',
  turn: 'a turn names existing seats, real dice, and a time limit only where time can run out',
  alike: 'the order of dice that are alike does not matter',
  stuck: 'a seat that must act has a legal move, and an optional turn can end',
  idle: 'a seat that is not due has no moves',
  unique: 'moves are listed once',
  notation: 'every move has its own text, of plain words, which reads back',
  why: '`why` allows just what `moves` lists, and refuses by a rule number',
  only: '`only` is the single move that `moves` lists, or null',
  refusal: 'a wrong input is refused for its reason and changes nothing',
  own: "the viewer's own turn and moves are the same on its view",
  leak: "another seat's view does not depend on a hidden choice",
  order: 'hidden choices give the same result in whatever order they are made',
  tell: 'a choice that views conceal is hidden as an input too',
  scores: 'one finite score a seat',
  offers: 'an option that is not offered to so many seats keeps its default and is refused any other value',
  places: 'places are 1, 1, 3 …, and more points are never a worse place',
} as const

export type Check = keyof typeof CHECKS

export interface Finding {
  readonly check: Check
  readonly detail: string
  readonly where: string
}

/** Thrown by a check, caught by the suite: this game is broken, so the match cannot go on. */
export class Broken extends Error {
  readonly check: Check

  constructor(check: Check, detail: string) {
    super(detail)
    this.check = check
  }
}

/** Throws `Broken` with this check unless the condition holds. */
export function ensure(condition: boolean, check: Check, detail: () => string): void {
  if (!condition) throw new Broken(check, detail())
}
