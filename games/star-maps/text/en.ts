import { plural } from '../../../engine/text/lang.ts'
import { board } from './board/en.ts'
import { book } from './book/en.ts'
import type { Catalog } from './catalog.ts'
import { COVERS } from './covers.ts'
import { reasons } from './reasons/en.ts'
import { sky } from './sky/en.ts'

const points = (n: number) => plural('en', n, { one: `${n} point`, other: `${n} points` })

export const en = {
  lang: 'en',
  ...COVERS.en,
  notation:
    'Moves are written “write 3 b7” for a number and its box, “connect c2” for a circle, “bonus nudge 5 b3” for a bonus with ' +
    'what it is done to, and “pass” for no bonus.',
  options: {
    sheet: {
      label: 'Sheet',
      help: 'Pick a sheet, or type a word and a difficulty: the same word always makes the same sky.',
    },
    bonuses: {
      label: 'Bonuses',
      help: 'The unlocked bonuses, usually those of your logbook. Complete a shape and you may use one.',
    },
    connectBonus: {
      label: 'Bonus after a connection',
      help: 'Completing a shape by filling a circle earns a bonus too.',
      values: { on: 'Yes', off: 'No' },
    },
  },
  refusals: {
    R1: 'This sheet has no such box, circle or star.',
    R2: 'That lies in a closed arm: unlock the star it hangs on first.',
    R5: 'One die must be the shape of a star linked to an empty box in play, the other the number you write.',
    R6: 'That circle is filled already.',
    R7: 'You can write or connect, so you must do one of them.',
    R9: 'Bonuses are for when you’ve just completed a shape: then use one, or none.',
    R13: 'That bonus is not unlocked at this table.',
  },
  clashes: {
    R3: 'There is no such sheet: give the id of a drawn one, or seed:words:easy, seed:words:medium or seed:words:hard.',
  },
  moves: {
    write: ({ value, box }) => `Write ${value} in ${box}`,
    connect: ({ circle }) => `Fill circle ${circle}`,
    bonus: ({ bonus, on }) => (on === '' ? bonus : `${bonus}: ${on}`),
    pass: 'No bonus',
    into: ({ value, box }) => `${value} in ${box}`,
    both: ({ one, two }) => `${one} and ${two}`,
  },
  lines: {
    thrown: ({ round, low, high }) => `Round ${round}: the dice show ${low} and ${high}`,
    stuck: ({ who, count }) =>
      plural('en', count, {
        one: `${who} is stuck: this is the last round`,
        other: `${who} are stuck: this is the last round`,
      }),
    wrote: ({ who, value, box }) => (box === '' ? `${who} writes ${value}` : `${who} writes ${value} in ${box}`),
    connected: ({ who, circle }) => (circle === '' ? `${who} fills a circle` : `${who} fills circle ${circle}`),
    used: ({ who, bonus, on }) => (on === '' ? `${who} uses ${bonus}` : `${who} uses ${bonus}: ${on}`),
    passed: ({ who }) => `${who} uses no bonus`,
    found: ({ stars }) => `Discovered: ${stars}`,
    unlocked: ({ stars }) => `Unlocked: ${stars}`,
    arms: ({ count }) => plural('en', count, { one: 'An arm opens', other: `${count} arms open` }),
    failed: ({ stars }) => `Lock failed: ${stars}`,
    complete: ({ shapes }) => `All ${shapes} are discovered`,
    now: ({ points: n }) => `${points(n)} now`,
    over: ({ totals }) => `The game is over: ${totals}`,
    won: ({ who }) => `${who} wins`,
    shared: ({ who }) => `${who} share the win`,
    alone: ({ points: n }) => `The game is over: ${points(n)}`,
    medal: ({ medal }) => `Medal: ${medal}`,
    noMedal: 'No medal this time',
  },
  place: {
    sheet: ({ sheet }) => `Sheet: ${sheet}`,
    dice: ({ low, high }) => `Dice: ${low}, ${high}`,
    die: ({ die, shape }) => `${die} (${shape})`,
    sums: ({ points: n, sums, special }) => `${points(n)}: ${sums}, special scoring ${special}`,
    boxes: ({ boxes }) => `Boxes: ${boxes}`,
    circles: ({ circles }) => `Filled circles: ${circles}`,
    found: ({ stars }) => `Discovered: ${stars}`,
    failed: ({ stars }) => `Failed locks: ${stars}`,
    used: ({ bonuses }) => `Bonuses used: ${bonuses}`,
    stuck: 'Stuck in this round',
    sought: ({ shape, stars }) => `Still to discover, ${shape}: ${stars}`,
    star: ({ star, boxes }) => `${star} (${boxes})`,
    lock: ({ lock }) => `lock ${lock}`,
    empty: ({ box }) => `${box} empty`,
    holds: ({ box, value }) => `${box} holds ${value}`,
    via: ({ box, circle }) => `${box} through ${circle}`,
    open: ({ circles }) => `Open circles: ${circles}`,
    circle: ({ circle, links }) => `${circle} (${links})`,
  },
  terminal: {
    choose: 'choose',
    number: 'write this number',
    circles: 'circles',
    names: 'names',
    list: 'list or sky',
    look: 'another sheet',
    back: 'back',
  },
  sky,
  board,
  book,
  reasons,
} satisfies Catalog
