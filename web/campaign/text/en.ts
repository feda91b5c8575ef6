import { plural } from '../../../engine/text/lang.ts'

export const en = {
  // Page of a logbook (a campaign of games): title, explanation, and fields to begin one.
  title: ({ game }: { game: string }) => `${game}: logbook`,
  help: 'A series of games: each one you play is noted here and unlocks something for the next.',
  name: 'Name of the logbook',
  usualName: 'Our logbook',
  begin: 'Start a logbook',
  another: 'Another logbook',
  // Page of a logbook: choice among several, buttons, and messages after them.
  which: 'Logbook',
  file: 'Open a file',
  save: 'Save to a file',
  remove: 'Delete this logbook',
  removed: 'Logbook deleted.',
  putBack: 'Undo',
  // Page of a logbook: why a file was not opened, a whole sentence.
  notABook: 'This file isn’t a logbook of this game.',
  newerBook: 'This logbook comes from a newer version of Iacta.',
  brokenBook: 'This logbook is damaged and can’t be read.',
  // Page of a logbook: how far it has come. “pick” is the name of a sheet.
  /** Games played, of all games. */
  progress: ({ played, all }: { played: number; all: number }) => `${played} of ${all} played`,
  medals: ({ gold, silver, bronze }: { gold: number; silver: number; bronze: number }) =>
    `Gold ${gold}, silver ${silver}, bronze ${bronze}`,
  unlocked: 'Unlocked',
  nothingYet: 'Nothing yet: the first game unlocks something.',
  chosen: ({ pick }: { pick: string }) => `Next: ${pick}`,
  best: ({ score }: { score: number }) =>
    plural('en', score, { one: `Best result: ${score} point`, other: `Best result: ${score} points` }),
  // Page of a logbook: who plays next, and the main button.
  alone: 'Solo',
  people: ({ count }: { count: number }) => plural('en', count, { one: `${count} player`, other: `${count} players` }),
  howMany: 'Players on this device',
  play: 'Play',
  goOn: ({ pick }: { pick: string }) => `Continue ${pick}`,
  drop: 'Give up this game',
  // Page of a logbook after a game: what to unlock. “who” is the player who came last.
  unlock: 'Unlock one more',
  unlockHelp: ({ who }: { who: string }) => `Everyone can suggest; ${who} came last and decides.`,
  unlockAlone: 'Choose one to keep from now on.',
  // Message after a game of a logbook.
  recorded: ({ pick, score }: { pick: string; score: number }) =>
    plural('en', score, { one: `${pick}: ${score} point noted`, other: `${pick}: ${score} points noted` }),
  // Page of a logbook: the section about groups: heading, explanation, buttons, fields.
  group: 'As a group',
  groupHelp: 'A logbook on the server, for people on their own devices. Everyone with the link is in the group.',
  groupBegin: 'Start a group logbook',
  groupLink: 'The group’s link',
  groupPlay: 'Open a table for the group',
  groupMine: 'Your groups',
  groupSeats: 'How many players',
  /** To those who cannot decide. */
  groupWaits: ({ who }: { who: string }) => `${who} came last and decides what to unlock.`,
  /** A book of this device becomes a group's. */
  groupFrom: 'Turn into a group logbook',
  groupForget: ({ name }: { name: string }) => `Remove ${name} from this list`,
  // Page of a group’s logbook: main button, text for a messenger, explanation, messages.
  groupGo: ({ pick }: { pick: string }) => `Go to the table: ${pick}`,
  groupShare: ({ game, name }: { game: string; name: string }) => `${game}: our logbook “${name}”`,
  groupLinkHelp: 'Anyone with the link sees this logbook and can open a table for the group.',
  keepHere: 'Keep a copy on this device',
  keptHere: 'Copied to this device.',
  notReached: 'The server isn’t answering. Try again in a moment.',
}
