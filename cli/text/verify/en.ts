import { plural } from '../../../engine/text/lang.ts'
import type { Nothing } from '../../../fair/verify.ts'

export const verify = {
  // Terminal, `iacta verify`: the verdict, first line. “file” is a path.
  verified: ({ file }: { file: string }) => `${file}: verified.`,
  failed: ({ file }: { file: string }) => `${file}: failed.`,
  nothing: ({ file }: { file: string }) => `${file}: nothing to verify.`,
  // Terminal, `iacta verify`: sentences below the verdict.
  throws: ({ throws, dice }: { throws: number; dice: number }) =>
    `${plural('en', throws, { one: `${throws} throw`, other: `${throws} throws` })} with ` +
    `${plural('en', dice, { one: `${dice} die`, other: `${dice} dice` })}: exactly as sealed before the game.`,
  noThrows: 'No dice were thrown.',
  devices: ({ devices }: { devices: number }) =>
    plural('en', devices, {
      one: `${devices} device contributed: if it was honest, nobody could choose the dice.`,
      other: `${devices} devices contributed: if even one of them was honest, nobody could choose the dice.`,
    }),
  restarts: ({ restarts }: { restarts: number }) =>
    restarts === 0
      ? 'The dice were agreed on at the first attempt.'
      : plural('en', restarts, {
          one:
            'The agreement was restarted once, because bytes were withheld: somebody could have discarded a ' +
            'result.',
          other:
            `The agreement was restarted ${restarts} times, because bytes were withheld: each time somebody could ` +
            'have discarded a result.',
        }),
  voided: ({ voided }: { voided: number }) =>
    plural('en', voided, {
      one:
        'One throw counted for nothing, because its race was lost, and was made again: the server could have ' +
        'discarded a result.',
      other:
        `${voided} throws counted for nothing, because their races were lost, and were made again: each time ` +
        'the server could have discarded a result.',
    }),
  over: 'The game was played to its end.',
  notOver: 'The game is not over: the table was closed early, or lines are missing at the end.',
  limits:
    'What this does not prove: the server can know throws in advance, though it cannot choose them, and a file alone ' +
    'cannot show that this is the table you sat at.',
  firstWrong: 'This is the first line that is wrong. As it stands, the log proves nothing about its dice.',
  /** Terminal, `iacta verify`, below “nothing to verify”: the reason. */
  why: {
    'no-lines': 'The log does not say where its dice come from.',
    'real-dice': 'The dice were real ones: somebody threw them and typed in what they showed.',
    'one-device': 'The game was played on one device, which threw all the dice by itself.',
    simulation: 'The game was simulated: its dice come from a generator, not from a table.',
    'no-secret': 'The server has not revealed its secret yet. It does so when the table ends or is closed.',
    'no-bytes':
      'All throws follow from the server’s secret, but no device contributed: the server could have tried secrets ' +
      'until it liked the dice.',
  } satisfies Record<Nothing['why'], string>,
  legal: 'The game itself keeps to the rules, as far as the log goes.',
  /** Each tells what is wrong with a line of the proof (`iacta verify`): a whole sentence. */
  proof: {
    throw: ({ n, due, got }: { n: number; due: string; got: string }) =>
      `Throw ${n} shows ${got}, but ${due} was sealed before the game.`,
    malformed: ({ got }: { got: string }) => `“${got}” is not a line of a proof.`,
    version: ({ got, known }: { got: number; known: number }) =>
      `The proof has version ${got}, and this program checks version ${known}.`,
    onlyHere: ({ line }: { line: string }) => `Only “${line}” can stand here.`,
    afterSecret: 'The secret is the last line of a log: nothing can follow it.',
    commitMismatch:
      'The server’s commitment does not belong to this id of the table and this first line of the log: one of them ' +
      'was changed.',
    secretMismatch: 'This is not the secret that the server had committed to.',
    notUnicode: 'The first line has characters that no text file can hold.',
    otherCommit: 'Your device was shown another commitment: this is not the table you sat at, or it was changed.',
    otherBytes: ({ seat }: { seat: number }) =>
      `These are not the bytes that your device contributed for seat ${seat}.`,
    closed: 'The commitments are closed already: none can be added.',
    notClosed: 'The commitments are not closed yet: no bytes can be revealed before.',
    barred: ({ seat }: { seat: number }) => `Seat ${seat} withheld its bytes before: it cannot contribute again.`,
    notHex: ({ bytes }: { bytes: number }) =>
      `This takes ${plural('en', bytes, { one: `${bytes} byte`, other: `${bytes} bytes` })}, each written as two of the ` +
      'digits 0–9 and a–f.',
    notCommitted: ({ seat }: { seat: number }) => `Seat ${seat} has not committed to any bytes: it has none to reveal.`,
    bytesMismatch: ({ seat }: { seat: number }) => `These are not the bytes that seat ${seat} had committed to.`,
    noneMissing: 'Nobody withheld bytes: there is no reason to restart.',
  },
}
