import { plural } from '../../engine/text/lang.ts'
import type { Nothing } from '../verify.ts'

export const verdict = {
  // Replay, section about the dice, and terminal, `iacta verify`: sentences below the verdict.
  /** At least one throw. */
  throws: ({ throws, dice }: { throws: number; dice: number }) =>
    `${plural('en', throws, { one: `${throws} roll`, other: `${throws} rolls` })} (` +
    `${plural('en', dice, { one: `${dice} die`, other: `${dice} dice` })}): exactly as sealed before the game.`,
  noThrows: 'No dice were rolled.',
  /** At least one: without any there is nothing to verify. */
  devices: ({ devices }: { devices: number }) =>
    plural('en', devices, {
      one: `${devices} device added its own randomness: if it was honest, nobody could choose the dice.`,
      other: `${devices} devices added their own randomness: if even one was honest, nobody could choose the dice.`,
    }),
  /** At least one: each time bytes were withheld, one result could be discarded. */
  restarts: ({ restarts }: { restarts: number }) =>
    plural('en', restarts, {
      one: 'The dice were set up twice: someone could have thrown away the first set.',
      other: `The dice were set up ${restarts + 1} times: each time someone could have thrown a set away.`,
    }),
  /** At least one: a throw whose race was lost is made again, and the host could do that on purpose. */
  voided: ({ voided }: { voided: number }) =>
    plural('en', voided, {
      one: 'One roll was repeated because its race was interrupted: the server could have thrown a result away.',
      other:
        `${voided} rolls were repeated because their races were interrupted: each time the server could have ` +
        'thrown a result away.',
    }),
  notOver: 'The game isn’t finished: the table was closed early, or the end of the file is missing.',
  /** It is the table that this device sat at. */
  remembered: 'This is the seal your device saw before the game, and your device helped to make it.',
  /** What it does not prove. */
  limits:
    'What this doesn’t prove: that the server didn’t know the rolls in advance (it couldn’t choose them), and, from a ' +
    'file alone, that this is the table you sat at.',
  firstWrong: 'This is the first wrong line. The file proves nothing about its dice.',
  /** Below “These dice can’t be checked”: the reason, a whole sentence. */
  why: {
    'no-lines': 'The file doesn’t say where its dice come from.',
    'real-dice': 'They were real dice: someone rolled them and entered the result.',
    'one-device': 'The game was played on one device, which rolled all the dice itself.',
    simulation: 'The game was simulated by a program.',
    'no-secret': 'The server reveals its secret when the game ends or the table is closed.',
    'no-bytes':
      'All rolls follow from the server’s secret, but no device took part: the server could have tried secrets ' +
      'until it liked the dice.',
  } satisfies Record<Nothing['why'], string>,
  legal: 'Every move follows the rules.',
  /** The first wrong line is a throw: its number, its faces and those that were due. */
  otherThrow: ({ n, due, got }: { n: number; due: string; got: string }) =>
    `Roll ${n} shows ${got}, but ${due} was sealed before the game.`,
}
