import { plural } from '../../../engine/text/lang.ts'
import type { CoachTexts } from './catalog.ts'

export const en = {
  levels: {
    title: ({ game }) => `${game}: how strong the bots are`,
    honest:
      'Every level sees exactly what you see, and throws the same dice as you. Nobody peeks at dice to come, and no dice are loaded. Weaker levels are the strongest player with blurred judgement, or slower hands: they misjudge chances now and then, the weaker the more.',
    order: 'From the weakest to the strongest',
    rating: 'Rating',
    ratingHelp:
      'Points over the weakest level, as chess players count them, with the standard error. 100 points more win about 64 of 100 games, 400 about 91.',
    cross: 'Who beats whom',
    crossHelp: ({ games }) =>
      `Wins in per cent of the level at the left against the one above, two seats, ${games} games each, places swapped with the same dice. Anybody can play them again: they are made by a program from a seed.`,
    level: 'Level',
    about: 'How strong are they?',
  },
  review: {
    title: 'Luck and skill',
    help: 'Looks at every throw and every choice of this game: what it did to everybody’s chance to win.',
    start: 'Look back on this game',
    working: ({ percent }) => `${percent} % looked at`,
    failed: 'This game could not be looked back on.',
    exact: 'Exact: this game is solved. Every figure assumes perfect play from there on.',
    estimated: ({ games }) =>
      `Estimates: from every position the strongest bot played at least ${games} ${plural('en', games, { one: 'game', other: 'games' })} on. The figure after ± is the standard error.`,
    seat: 'Seat',
    luck: 'Luck',
    skill: 'Own choices',
    others: 'Others’ choices',
    adds: 'Luck and choices together make up the way from the chance at the beginning to the result.',
    slips: ({ who, slips, choices }) =>
      slips === 0
        ? `${who}: all of ${choices} choices were among the best`
        : `${who}: ${slips} of ${choices} choices could have been better`,
    turning: ({ before, after }) => `The turning point: the winner’s chance rose from ${before} to ${after}`,
    luckiest: ({ who, luck }) => `The luckiest throw: ${luck} for ${who}`,
    costs: 'What cost most',
    cost: ({ who, played, best, cost }) => `${who}: ${played} cost ${cost}. Better: ${best}`,
    clean: 'No choice cost anything that could be told.',
    here: ({ who }) => `${who} chooses: what every choice was worth`,
    share: 'Share as a picture',
    link: 'Share as a link',
    linkCopied: 'The link is in the clipboard.',
    linkByHand: 'Copy this link:',
    linkTooLong: 'No link can hold this game here. Save its file instead, and share that.',
    race: {
      skill: 'Own play',
      others: 'Others’ play',
      adds: 'In a race speed is play: whatever a seat takes counts as its own, and for or against the others. From every position all race on afresh, equally fast. Luck and play together make up the way from the chance at the beginning to the result.',
      gains: 'What gained most',
      act: ({ who, played, change }) => `${who}: ${played}, ${change}`,
      clean: 'Nothing that was done cost anything that could be told.',
    },
  },
  whatIf: {
    title: 'What if?',
    help: 'From the moment on screen: play it on yourself, or have it played out many times.',
    seat: 'You play',
    against: 'The others',
    playOn: 'Play on from here',
    playOut: ({ games }) => `Play it out ${games} times`,
    played: ({ games }) =>
      `Played out ${games} ${plural('en', games, { one: 'time', other: 'times' })} by the strongest bot`,
    chance: ({ who, percent }) => `${who}: ${percent}`,
    over: 'The game is over here: go back a step or more.',
  },
  coach: {
    stands: 'How it stands',
    best: ({ move }) => `Best: ${move}`,
    alike: ({ move }) => `${move} is as good, as far as can be told`,
    ahead: ({ count, games, move }) => `In ${games} games it wins ${count} more than “${move}”`,
    played: 'played',
    behind: ({ percent }) => `${percent} less than the best`,
    solve: 'Solve this table exactly',
    solving: ({ percent }) => `${percent} % solved`,
    solveHelp: ({ megabytes }) => `A minute or more and ${megabytes} MB; then every figure is exact.`,
    solveFailed: {
      offline: ({ megabytes }) =>
        `This device lacks ${megabytes} MB of free memory, and the server cannot be reached. Close other pages or find a network, then try again.`,
      alone: ({ megabytes }) =>
        `This device lacks ${megabytes} MB of free memory, and this server solves no tables. Close other pages, then try again.`,
      both: ({ megabytes }) =>
        `Neither this device, with ${megabytes} MB of memory, nor the server could solve it. Close other pages, or try again in a while.`,
    },
  },
} satisfies CoachTexts
