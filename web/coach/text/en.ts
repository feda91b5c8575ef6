import { number, plural } from '../../../engine/text/lang.ts'
import type { LuckWord } from '../figures.ts'

export const en = {
  levels: {
    // Page about a game’s bots: title, headings, explanations, column heads.
    title: ({ game }: { game: string }) => `${game}: the bots`,
    /** How weaker levels come about, and what none of them does. */
    honest:
      'Every bot sees exactly what you see and rolls the same dice as you. None peeks at rolls to come, and no dice are loaded. Weaker bots have simpler habits, a less practised eye or slower hands. They slip up as people do, never just at random.',
    order: 'From the weakest to the strongest',
    rating: 'Rating',
    ratingHelp:
      'Points above the weakest bot, counted as in chess, with the standard error. 100 points more means about 64 wins in 100 games; 400 more, about 91.',
    cross: 'Who beats whom',
    crossHelp: ({ games }: { games: number }) =>
      `How often the bot on the left beats the one at the top, in per cent: ${number('en', games)} two-player games for each pair, the same dice played from both seats.`,
    level: 'Level',
    /** A link from wherever a level is chosen. */
    about: 'How strong are they?',
  },
  review: {
    // Replay, the review of a finished game: its headings.
    title: 'The story of the game',
    details: 'Details',
    /** A game in three moments. `points`: of the chance to win, whole. */
    story: {
      best: 'Best choice',
      costliest: 'Costliest choice',
      luckiest: 'Luckiest roll',
      /** For the best choice: every other one was at least `points` worse. */
      only: ({ who, played, points }: { who: string; played: string; points: number }) =>
        `${who}: ${played}. That wins at least ${points} more games in 100 than anything else.`,
      cost: ({ who, played, best, points }: { who: string; played: string; best: string; points: number }) =>
        `${who}: ${played}. Better: ${best}. That wins ${points} more games in 100.`,
      /** Of acts in a race. */
      gained: ({ who, played, points }: { who: string; played: string; points: number }) =>
        `${who}: ${played}. Chance of winning: +${points}%.`,
      lost: ({ who, played, points }: { who: string; played: string; points: number }) =>
        `${who}: ${played}. Chance of winning: −${points}%.`,
      lucky: ({ who, before, after }: { who: string; before: string; after: string }) =>
        `${who}: the chance of winning went from ${before} to ${after}.`,
      clean: 'No choice gave anything away. Well played!',
    },
    /** The same sentences where one person plays for a medal: there is nobody to beat. */
    medal: {
      only: ({ who, played, points }: { who: string; played: string; points: number }) =>
        `${who}: ${played}. Chance of the next medal: at least ${points}% more than with anything else.`,
      cost: ({ who, played, best, points }: { who: string; played: string; best: string; points: number }) =>
        `${who}: ${played}. Better: ${best}. Chance of the next medal: +${points}%.`,
      lucky: ({ who, before, after }: { who: string; before: string; after: string }) =>
        `${who}: the chance of the next medal went from ${before} to ${after}.`,
      turning: ({ before, after }: { before: string; after: string }) =>
        `The biggest swing: the chance of the next medal rose from ${before} to ${after}`,
    },
    accuracy: 'Accuracy',
    accuracyHelp:
      '100 means no choice gave anything away. The marks on the bar show what each bot would have scored with the same dice.',
    /** Review: how lucky a player was; stands alone after the name. */
    luckWords: {
      very: 'very lucky',
      lucky: 'lucky',
      even: 'average luck',
      unlucky: 'unlucky',
      veryUn: 'very unlucky',
    } satisfies Record<LuckWord, string>,
    // Review: a line instead of it while it is worked out, or when that fails.
    working: ({ percent }: { percent: number }) => `${percent}% reviewed`,
    failed: 'This game can’t be reviewed.',
    // Review, “Details”: how the figures came about.
    exact: 'Exact figures: this game has been worked out in full.',
    estimated: ({ games }: { games: number }) =>
      `Estimates: the strongest bot played every position out at least ${games} ${plural('en', games, { one: 'time', other: 'times' })}. The figure after ± is the standard error.`,
    // Review, “Details”: heads of a table’s columns, and the sentence below it.
    seat: 'Player',
    luck: 'Luck',
    skill: 'Choices',
    others: 'Others’ choices',
    adds: 'Luck and choices together make up the difference between the chance at the start and the result.',
    // Review, “Details”: one line a player, and lines about single moves. Figures are written already: “36%”.
    slips: ({ who, slips, choices }: { who: string; slips: number; choices: number }) =>
      choices === 1
        ? `${who}: the only choice ${slips === 0 ? 'was among the best' : 'could have been better'}`
        : slips === 0
          ? `${who}: all ${choices} choices were among the best`
          : `${who}: ${slips} of ${choices} choices could have been better`,
    turning: ({ before, after }: { before: string; after: string }) =>
      `The biggest swing on the way to victory: from ${before} to ${after}`,
    costs: 'What cost most',
    cost: ({ who, played, best, cost }: { who: string; played: string; best: string; cost: string }) =>
      `${who}: “${played}” cost ${cost}. Better: “${best}”`,
    /** Over everything that could be done at the step on screen. */
    here: ({ who }: { who: string }) => `${who} to choose: what each choice was worth`,
    // Review: buttons, and messages after them.
    share: 'Share as a picture',
    link: 'Share as a link',
    linkCopied: 'Link copied.',
    /** Neither shared nor copied: it stands below. */
    linkByHand: 'Copy this link:',
    linkTooLong: 'This game is too long for a link. Save it to a file and share that.',
    /** Texts that differ for a race, where no choice is asked for and play can also gain. */
    race: {
      skill: 'Own play',
      others: 'Others’ play',
      adds: 'In a race, speed is skill: what a player grabs counts for them and against the others. For the rest of the game, we assume that everyone is equally fast.',
      gains: 'What gained most',
      act: ({ who, played, change }: { who: string; played: string; change: string }) => `${who}: ${played}, ${change}`,
      clean: 'No mistakes worth mentioning.',
    },
  },
  /** Replay, dialog to play on from a step: title, explanation, fields, main button. */
  whatIf: {
    title: 'What if?',
    help: 'Go back to any step and play on from there yourself.',
    seat: 'You play as',
    against: 'The others',
    playOn: 'Play on from here',
    over: 'The game is over here. Go back a step.',
  },
  coach: {
    // Table with “Show chances”: the coach’s box below the board. “move” is the label of a button.
    /** Every seat's chance between choices. */
    stands: 'How things stand',
    best: ({ move }: { move: string }) => `Best: ${move}`,
    /** Several are equally good, as far as can be told. */
    alike: ({ move }: { move: string }) => `${move} is just as good`,
    /** The reason where nothing can be counted: in `games` games the best move wins `count` more than the next best. */
    ahead: ({ count, games, move }: { count: number; games: number; move: string }) =>
      `It wins ${count} more in ${games} games than “${move}”`,
    /** The same where one person plays for a medal. */
    aheadForMedal: ({ count, move }: { count: number; move: string }) =>
      `Chance of the next medal: ${count}% more than with “${move}”`,
    /** Of a move in a game that is looked back on. */
    played: 'played',
    behind: ({ percent }: { percent: string }) => `${percent} less than the best`,
    // Table with “Show chances”: a button, its progress and its explanation.
    solve: 'Work out exact chances',
    solving: ({ percent }: { percent: number }) => `${percent}% done`,
    solveHelp: ({ megabytes }: { megabytes: number }) =>
      `Takes a minute or more, and ${megabytes} MB of memory. Then every figure is exact.`,
    /** This device could not, and the server: is out of reach, does not solve, could not either. */
    solveFailed: {
      offline: ({ megabytes }: { megabytes: number }) =>
        `This needs ${megabytes} MB of free memory here, or a server, and neither is available. Close other pages or go online, then try again.`,
      alone: ({ megabytes }: { megabytes: number }) =>
        `This needs ${megabytes} MB of free memory. Close other pages, then try again.`,
      both: ({ megabytes }: { megabytes: number }) =>
        `It needs ${megabytes} MB, and neither this device nor the server has that to spare right now. Close other pages, or try again later.`,
    },
  },
}
