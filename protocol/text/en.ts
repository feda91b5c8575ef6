import type { Says } from '../../engine/text/catalog.ts'
import type { Lang } from '../../engine/text/lang.ts'
import { plural } from '../../engine/text/lang.ts'
import type { Colour, NameFault } from '../names.ts'
import type { CloseReason } from '../protocol.ts'
import type { DICE_FAULTS, ENDING_FAULTS, RefusalCode, TAKEBACK_FAULTS } from '../refusals.ts'
import type { Phrase, Reaction } from '../says.ts'
import type { Arguments, ByReason } from './catalog.ts'

export const en = {
  /** The language’s own code: not translated. */
  lang: 'en' as Lang,
  /** In the place of the name of a person who has deleted it: also at the beginning of a line. */
  guest: 'Guest',
  /** Each is a message at an online table, or a page: why the server refused, and what to do. One or two sentences. */
  refusals: {
    'too-large': 'That was too much to send. Reload the page and try again.',
    malformed: ({ path }) =>
      `The server couldn’t read what this page sent (${path}). Reload the page; if it happens again, please report it.`,
    'unknown-kind': 'The server doesn’t know what this page asked for. Reload the page to get the newest version.',
    'too-fast': ({ count }) =>
      plural('en', count, {
        one: `That was too fast. Wait ${count} second, then try again.`,
        other: `That was too fast. Wait ${count} seconds, then try again.`,
      }),
    'unsupported-version': 'This page and the server have different versions. Reload the page.',
    'no-hello': 'The connection didn’t start properly. Reload the page.',
    'no-identity': 'The server doesn’t know who you are. Allow cookies for this site and reload the page.',
    'foreign-origin':
      'This request came from another website and wasn’t carried out. Open the table at its own address.',
    'host-only': 'Only the host can do that.',
    'not-your-seat': 'That isn’t your seat.',
    'bad-link': 'This link has been used already or is too old. Make a new one on your other device.',
    'no-such-code':
      'No open table has this code. Check the four letters. If the game has already begun, ask for the link.',
    'no-push': 'This server doesn’t send notifications. You’ll still see at the table when it’s your turn.',
    'bad-endpoint': 'This server can’t use your browser’s notification service. Try another browser.',
    'no-such-page': 'There’s nothing at this address. Check it, or go to the home page.',
    'no-such-table': 'There’s no such table. Check the link, or ask whoever sent it to you.',
    gone: 'This table no longer exists: nobody has used it for a long time. Open a new one.',
    'table-full': 'All seats are taken. You can watch, or open a table of your own.',
    started: 'The game has begun, so that’s no longer possible. You can watch.',
    'not-started': 'The game hasn’t begun yet.',
    over: 'The game is over. Tap “Play again” for another.',
    'not-over': 'That’s only possible once the game is over.',
    'too-many-tables': ({ limit }) =>
      `You already have ${limit} unfinished tables, the most one person can have. Finish one first.`,
    'too-many-bots': ({ limit }) =>
      `Bots are already playing at ${limit} of your tables, the most allowed. Finish one first.`,
    'no-such-game': 'There’s no such game here. Choose another one.',
    options: 'The table can’t be set up like this.',
    'no-such-seat': 'This table has no such seat. Choose one of those shown.',
    'seat-taken': 'Someone was quicker: this seat is taken. Choose another one.',
    'seat-open': 'Nobody is sitting there.',
    'open-seats': 'Some seats are still free. Wait for your guests, or add bots.',
    absent: 'Not everybody is back for another game yet. Wait for them, or give their seats to others.',
    'no-such-level': 'This game has no such bot. Choose another one.',
    handed: 'A bot is playing for you. Take your seat back first.',
    'not-handed': 'No bot is playing for this seat: it is yours.',
    out: 'This seat was given up for good. You can watch, and play the next game.',
    'not-away': 'This seat can’t be taken over yet. Give its player a little more time.',
    'name-taken': 'Somebody at this table already has this name. Choose another one.',
    'own-game': 'This is today’s challenge: you play it yourself, and every move counts.',
    closed: 'Too late: that’s already decided. Look at the table and choose again when it’s your turn.',
    'unreadable-move': 'The server doesn’t understand this move. Reload the page and try again.',
    illegal: 'The move wasn’t played.',
    late: 'Someone was a blink quicker. It costs you nothing.',
    early: 'Too early: nothing was shown yet, so that doesn’t count.',
    locked: 'You can’t grab again just yet. Wait a moment.',
    storage: 'The server can’t save anything right now, so nothing was changed. Try again in a few minutes.',
    paused: 'The server is having trouble. Nothing is lost: try again shortly.',
    stopping: 'The server is being restarted. Nothing is lost: try again in a moment.',
    moved: 'The table has moved to another server. You’ll be reconnected in a moment.',
    internal:
      'Something went wrong on the server, and nothing was changed. Try again; if it happens again, please report it.',
    other: ({ got }) => `The server refused this (${got}). Reload the page and try again.`,
  } satisfies {
    readonly [code in Exclude<RefusalCode, ByReason>]: code extends keyof Arguments ? Says<Arguments[code]> : string
  },
  /** Below the field for a name: what is wrong with it. */
  name: {
    empty: 'A name needs at least one letter. Type the name the others should see.',
    'too-long': ({ max }) => `This name is too long: at most ${max} characters.`,
    characters: 'This name has invisible characters in it. Type it again with visible letters.',
  } satisfies { readonly [why in NameFault]: why extends 'too-long' ? Says<{ max: number }> : string },
  /** A message at an online table: why a move cannot be undone. */
  takeback: {
    nothing: 'You have no move to undo.',
    'moved-on': 'The game has moved on: after a roll or another player’s move, nothing can be undone.',
    asked: 'Someone has already asked to undo a move. Answer that first.',
    'no-request': 'This request is no longer open.',
    'not-yours': 'This request is for the others to answer.',
  } satisfies Record<(typeof TAKEBACK_FAULTS)[number], string>,
  /** A message at an online table, about ending the game by agreement. */
  ending: {
    asked: 'Somebody has already asked to stop. Answer that first.',
    again: 'The others have just said no. Play on for a while before you ask again.',
    'no-request': 'Nobody is asking to stop any more.',
    'not-yours': 'It’s for the others to say whether to stop.',
  } satisfies Record<(typeof ENDING_FAULTS)[number], string>,
  /** A message at an online table, about setting up fair dice before the first throw. */
  dice: {
    closed: 'Your device was too late to help set up the dice. The game goes on without it.',
    'not-closed': 'Your device was too early in setting up the dice. Reload the page.',
    barred: 'This device dropped out while the dice were being set up. The game goes on without it.',
    'not-committed': 'This device wasn’t there when the dice were being set up. The game goes on without it.',
    'bytes-mismatch': 'This device sent something else for the dice than it announced. Reload the page.',
    'not-opening': 'The dice of this table are already set up, or it isn’t time yet.',
    'old-round': 'The dice are being set up again. You don’t need to do anything.',
  } satisfies Record<(typeof DICE_FAULTS)[number], string>,
  /** Each is a message at an online table that was disconnected: why, and what to do. */
  closes: {
    stopping: 'The server is being restarted. Nothing is lost: you’ll be reconnected.',
    moved: 'The table has moved to another server. You’ll be reconnected in a moment.',
    'unsupported-version': 'This page and the server have different versions. Reload the page.',
    'no-hello': 'Couldn’t connect. The page will try again.',
    'no-such-table': 'There’s no such table. Check the link, or ask whoever sent it to you.',
    faulty: 'The server couldn’t read what this page sent. Reload the page; if it happens again, please report it.',
    silent: 'The connection was lost. You’ll be reconnected.',
    'too-large': 'This page sent something too large. Reload it.',
    gone: 'This table no longer exists: nobody has used it for a long time. Open a new one.',
    slow: 'Your connection is too slow right now. The page will try again.',
    'too-fast': 'This page sent too much at once. Wait a minute, then connect again.',
    'too-many-sockets': 'You have this table open in too many windows. Close some, then reload this one.',
    'no-identity': 'The server no longer knows who you are. Allow cookies for this site and reload the page.',
    storage: 'The server can’t save anything right now. What was played is safe; try again in a few minutes.',
    internal: 'Something went wrong on the server. What was played is safe; try again in a minute.',
  } satisfies Record<CloseReason, string>,
  /** To a person whose page of the table is hidden. */
  turn: {
    title: 'It’s your turn',
    invitation: 'Another game?',
    body: ({ game, names }: { game: string; names: string }) => `${game} with ${names}`,
  },
  /** Each is a phrase that players send to each other; a button of a list, at most about 30 characters. */
  phrases: {
    hello: 'Hello!',
    'good-luck': 'Good luck!',
    'nice-throw': 'Nice roll!',
    'bad-luck': 'Bad luck!',
    'well-played': 'Well played!',
    thanks: 'Thanks!',
    'one-moment': 'One moment, please.',
    'your-turn': 'Your turn, whenever you’re ready.',
    oops: 'Oops!',
    congratulations: 'Congratulations!',
    again: 'Another game?',
    bye: 'Bye, see you!',
  } satisfies Record<Phrase, string>,
  /** What a reaction shows, for a screen reader. */
  reactions: {
    smile: 'smiles',
    laugh: 'laughs',
    wow: 'is amazed',
    sad: 'is sad',
    think: 'is thinking',
    clap: 'applauds',
    thumb: 'gives a thumbs up',
    heart: 'sends a heart',
  } satisfies Record<Reaction, string>,
  /** Names of colours to choose, read aloud. */
  colours: {
    blue: 'blue',
    red: 'red',
    green: 'green',
    violet: 'violet',
    gold: 'gold',
    teal: 'teal',
    pink: 'pink',
    grey: 'grey',
  } satisfies Record<Colour, string>,
}
