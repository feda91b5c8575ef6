import type { Departure, Ending } from '../table/events.ts'
import type { Says } from './catalog.ts'
import type { Lang } from './lang.ts'
import { plural } from './lang.ts'

const characters = (n: number) => plural('en', n, { one: `${n} character`, other: `${n} characters` })
const people = (n: number) => plural('en', n, { one: `${n} player`, other: `${n} players` })

export const en = {
  /** The language’s own code: not translated. */
  lang: 'en' as Lang,
  /** Whose games these are, and that we are not they. `games`: their names and credits, joined. */
  about: ({ games }: { games: string }) =>
    'Iacta is a free and unofficial project by people who like dice games. The games belong to their designers and ' +
    `publishers: ${games}. Iacta is not connected with any of them. All words and pictures here are our own; the ` +
    'program is free under the MIT licence. If you like a game, get the box: it’s well worth it.',
  /** After an error message: a word that is spelled nearly the same. */
  didYouMean: ({ word }: { word: string }) => `Did you mean “${word}”?`,
  /** "6 dice with 6 sides"; `sides` may be a list: "5 dice with 12, 11, 10, 9 and 8 sides". */
  dice: ({ count, sides }: { count: number; sides: string }) =>
    plural('en', count, { one: `${count} die with ${sides} sides`, other: `${count} dice with ${sides} sides` }),
  /** Error in the terminal, or for a saved game that breaks a rule (`Refusal`). Seats have the numbers that logs give them: from 0. Lists come joined: "0 and 2". */
  refusal: {
    over: 'The game is over: nothing more can be played.',
    throwDue: ({ dice }: { dice: string }) => `Roll first: ${dice}.`,
    moveDue: ({ seats, count }: { seats: string; count: number }) =>
      plural('en', count, {
        one: `It isn’t time to roll: seat ${seats} is to move.`,
        other: `It isn’t time to roll: seats ${seats} are to move.`,
      }),
    noSuchSeat: ({ seat, last }: { seat: number; last: number }) =>
      last === 0
        ? `There is no seat ${seat}: the only seat is 0.`
        : `There is no seat ${seat}: the seats are numbered 0 to ${last}.`,
    notDue: ({ seat, due, count }: { seat: number; due: string; count: number }) =>
      plural('en', count, {
        one: `It isn’t seat ${seat}’s turn: seat ${due} is to move.`,
        other: `It isn’t seat ${seat}’s turn: seats ${due} are to move.`,
      }),
    illegal: ({ rule }: { rule: string }) => `Rule ${rule} does not allow this.`,
    wrongCount: ({ expected, got }: { expected: number; got: number }) =>
      `${plural('en', expected, { one: `${expected} die is`, other: `${expected} dice are` })} rolled here, but ` +
      `${plural('en', got, { one: `${got} value is`, other: `${got} values are` })} given.`,
    wrongFace: ({ die, sides, face }: { die: number; sides: number; face: number }) =>
      `Die ${die} of the roll cannot show ${face}: it has ${sides} sides, so it can only show 1 to ${sides}.`,
    noLimit: 'There is no time limit now, so the time cannot run out.',
    badTime: ({ at }: { at: number }) => `${at} is not a time: it is counted in whole milliseconds from 0.`,
  },
  /** Error in the terminal, about --options (`OptionFault`). Options and values are named as they are written. */
  option: {
    notAnObject: 'Options are written in braces: {"option":"value"}.',
    unknown: ({ option, known }: { option: string; known: string }) =>
      `There is no option “${option}”. The options are: ${known}.`,
    none: ({ option }: { option: string }) => `There is no option “${option}”: this game has no options.`,
    badChoice: ({ option, got, values }: { option: string; got: string; values: string }) =>
      `Option “${option}” cannot be “${got}”. It can be ${values}.`,
    asNumber: ({ value }: { value: string }) => `Write ${value} as a number, without quotation marks.`,
    notAList: ({ option, example, of }: { option: string; example: string; of: string }) =>
      `Option “${option}” is a list in square brackets, such as ${example}. It may name ${of}.`,
    unknownItem: ({ option, got, of }: { option: string; got: string; of: string }) =>
      `Option “${option}” cannot name “${got}”. It may name ${of}.`,
    itemTwice: ({ option, got }: { option: string; got: string }) =>
      `Option “${option}” names “${got}” twice: once is enough.`,
    badText: ({ option, max }: { option: string; max: number }) =>
      `Option “${option}” is one line of text, of at most ${characters(max)}.`,
    badSeats: ({ got, min, max }: { got: number; min: number; max: number }) =>
      min === max
        ? `This game is for exactly ${people(min)}, not ${got}.`
        : `This game is for ${min} to ${max} players, not ${got}.`,
    clash: ({ option, rule }: { option: string; rule: string }) =>
      `Option “${option}” does not fit the rest of the set-up (rule ${rule}).`,
  },
  /** Each is an error when a saved game is opened, in a page or in the terminal. (`LogProblem`) */
  log: {
    line: ({ line, what }: { line: number; what: string }) => `Line ${line}: ${what}`,
    /** Added where the last line has no line end. */
    cutOff: 'The file seems to be cut off here: get the whole file again, or remove the unfinished line.',
    empty: 'The file is empty.',
    tooLarge: ({ megabytes }: { megabytes: number }) => `The file is larger than ${megabytes} MB, too large for a log.`,
    tooManyLines: ({ limit }: { limit: string }) => `The file has more than ${limit} lines, too many for a log.`,
    lineTooLong: ({ limit }: { limit: string }) => `The line has more than ${limit} characters, too many for a log.`,
    notALog: ({ got, begins }: { got: string; begins: string }) =>
      `This is not an Iacta log: it should begin with “${begins}”, but begins with “${got}”.`,
    newerFormat: ({ got, known }: { got: number; known: number }) =>
      `The log has format ${got}, and this program reads formats up to ${known}.`,
    badHeader: ({ got, example }: { got: string; example: string }) =>
      `The first line should look like “${example}”, but is “${got}”.`,
    unknownGame: ({ got, known }: { got: string; known: string }) =>
      `The game “${got}” is not known here. Known: ${known}.`,
    unknownRules: ({ game, got, known }: { game: string; got: number; known: number }) =>
      `The log uses version ${got} of the rules of ${game}, and this program has version ${known}.`,
    /** Added where the log is newer than the program. */
    update: 'Update Iacta to read it.',
    blank: 'The line is empty. Remove it.',
    malformed: ({ got }: { got: string }) =>
      `“${got}” cannot be read. A line is “throw” and its values, or the number of a seat and its move, or “time”.`,
    afterEnd: ({ got }: { got: string }) => `“${got}” comes after the line that ended the game.`,
    unknownWord: ({ got, word }: { got: string; word: string }) =>
      `${got === word ? '' : `In “${got}”, `}“${word}” is not a word of this game.`,
    knownWords: ({ words }: { words: string }) => `The words are: ${words}.`,
    unreadableMove: ({ got }: { got: string }) => `“${got}” is not a move of this game.`,
    refused: ({ got }: { got: string }) => `“${got}” cannot be played.`,
  },
  /** For `TableEvent`: what the log tells of a seat that was given up, and of a game that ended early. */
  event: {
    /** A bot plays on. */
    out: {
      resigned: ({ who }) => `${who} gives up. A bot plays on.`,
      left: ({ who }) => `${who} has left. A bot plays on.`,
      away: ({ who }) => `${who} was away for too long. A bot plays on for now.`,
    } satisfies Record<Departure, Says<{ who: string }>>,
    /** The game is over. */
    end: {
      resigned: ({ who }) => `${who} gives up. The game is over.`,
      left: ({ who }) => `${who} has left. The game is over.`,
      away: ({ who }) => `${who} was away for too long. The game ends without a result.`,
      agreed: 'You all agreed to stop. The game ends without a result.',
      'too-long': 'This game has gone on too long. It ends here without a result.',
    } satisfies { readonly [why in Ending]: why extends Departure ? Says<{ who: string }> : string },
  },
}
