import type { BonusId } from '../../rules/bonus-ids.ts'
import type { DIFFICULTIES } from '../../sheets/generator.ts'
import type { ChapterText, FigureName, Medal, NamedRule, Scoring, Shape, SheetName } from './catalog.ts'

export const sky = {
  /** A star of this shape, and all of them: as in the middle of a sentence. */
  shapes: {
    1: { one: 'drop', all: 'drops' },
    2: { one: 'lens', all: 'lenses' },
    3: { one: 'three-pointed star', all: 'three-pointed stars' },
    4: { one: 'four-pointed star', all: 'four-pointed stars' },
    5: { one: 'five-pointed star', all: 'five-pointed stars' },
    6: { one: 'six-pointed star', all: 'six-pointed stars' },
  } satisfies Record<Shape, { readonly one: string; readonly all: string }>,
  /** Each is the name of a sheet, a constellation: its usual name in the language. */
  sheets: {
    'great-bear': 'Great Bear',
    'little-bear': 'Little Bear',
    'royal-couple': 'Royal Couple',
    swan: 'Swan',
    lion: 'Lion',
    hunter: 'Hunter',
    twins: 'Twins',
    bull: 'Bull',
    scorpion: 'Scorpion',
    teapot: 'Teapot',
    maiden: 'Maiden',
    eagle: 'Eagle',
    hero: 'Hero',
    'chained-lady': 'Chained Lady',
    'winged-horse': 'Winged Horse',
    charioteer: 'Charioteer',
    herdsman: 'Herdsman',
    'strong-man': 'Strong Man',
    'southern-cross': 'Southern Cross',
    ship: 'Ship',
    'great-dog': 'Great Dog',
    crane: 'Crane',
    'raven-and-cup': 'Raven and Cup',
    lyre: 'Lyre',
    dragon: 'Dragon',
    'water-snake': 'Water Snake',
    river: 'River',
    fishes: 'Fishes',
    'snake-bearer': 'Snake Bearer',
    whale: 'Whale',
  } satisfies Record<SheetName, string>,
  /** As in the middle of a sentence: "the Cross". */
  figures: {
    cross: 'the Cross',
    'false-cross': 'the False Cross',
    haunch: 'the Haunch',
    neck: 'the Neck',
    sail: 'the Sail',
    strings: 'the Strings',
    figure: 'the ringed figure',
  } satisfies Record<FigureName, string>,
  /** Chapter 1 first. */
  chapters: [
    {
      title: 'Clear nights in the north',
      intro:
        'Every map begins with the stars you know. The bears circle the pole, the swan flies south, and in winter the hunter ' +
        'rises over the roofs. Nothing is locked here. Learn to look, and to find bright stars of every shape.',
    },
    {
      title: 'Along the zodiac',
      intro:
        'The sun walks this road all year round, and the summer nights lie beside it. Here the sky is jealous: the shape that ' +
        'you neglect counts twice. Keep all six in mind, even the one that the dice do not like.',
    },
    {
      title: 'Locked heavens',
      intro:
        'These stars tell an old tale: a hero, a princess in chains, a horse with wings. Parts of it are closed. With the ' +
        'right difference a lock springs open, and a whole arm of stars lies behind it. And don’t scorn the faintest ' +
        'stars: here even zeros shine.',
    },
    {
      title: 'Figures within figures',
      intro:
        'Far to the south, small figures hide in large ones: a cross in a wide sky, strings in a lyre. Their stars wear a ' +
        'ring and count twice. Find the whole figure, and there is a reward on top.',
    },
    {
      title: 'Long paths',
      intro:
        'Dragon, snake and river wind across half the sky. Follow them star by star, without a gap, and you get farther ' +
        'than by picking here and there. Choose early where your path begins, and do not let it break.',
    },
  ] satisfies readonly [ChapterText, ChapterText, ChapterText, ChapterText, ChapterText],
  /** A chapter’s special scoring: its name, and its rule in a sentence. */
  scorings: {
    C1: {
      name: 'Bright sets',
      rule: 'Each complete set of six bright stars, one of each shape, is worth 5 points; a star worth 3 or more is bright.',
    },
    C2: { name: 'The lowest twice', rule: 'The lowest of the six shape sums counts twice.' },
    C3: { name: 'Shining zeros', rule: 'Each discovered star that is worth 0 is worth 3 points instead.' },
    C4: {
      name: 'The figure',
      rule: 'Each discovered star of the ringed figure counts twice, and the whole figure is worth another 5 points.',
    },
    C5: {
      name: 'The long path',
      rule: 'Each line on the longest unbroken path of discovered stars is worth 2 points; a path visits no star twice.',
    },
  } satisfies Record<Scoring, NamedRule>,
  /** Each is a bonus: its name (on a button), and what it does in a sentence. */
  bonuses: {
    'any-value': { name: 'Any number', rule: 'Write any number.' },
    anywhere: { name: 'Any star', rule: 'Write the number of a die next to a star of any shape.' },
    circle: { name: 'Circle', rule: 'Fill a circle.' },
    nudge: { name: 'Nudge', rule: 'Change a number by one.' },
    swap: { name: 'Swap', rule: 'Swap two numbers.' },
    again: { name: 'Once more', rule: 'Act once more with the same dice.' },
    pick: { name: 'Picklock', rule: 'Open a failed lock whose difference is at most one off.' },
    turn: { name: 'Turn over', rule: 'Turn a number over: it becomes 7 minus itself.' },
    twin: { name: 'Twin', rule: 'Beside a star, write the same number as in its other box.' },
    'two-circles': { name: 'Two circles', rule: 'Fill two circles.' },
    seven: { name: 'Seven', rule: 'Write 7 minus a die’s number.' },
    note: { name: 'Note', rule: 'Score four more points.' },
  } satisfies Record<BonusId, NamedRule>,
  /** How hard a generated sheet is; follows its name. */
  difficulties: { easy: 'easy', medium: 'medium', hard: 'hard' } satisfies Record<
    (typeof DIFFICULTIES)[number],
    string
  >,
  /** As in the middle of a sentence. */
  medals: { bronze: 'bronze', silver: 'silver', gold: 'gold' } satisfies Record<Medal, string>,
  /** The challenge of the day: the sheet that all play on. */
  ofDay: ({ difficulty }: { difficulty: string }) => `Sky of the day, ${difficulty}`,
  /** The name of a generated sheet. */
  generated: ({ seed, difficulty }: { seed: string; difficulty: string }) => `Unknown sky “${seed}”, ${difficulty}`,
}
