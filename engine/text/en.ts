import type { Catalog } from './catalog.ts'
import { plural } from './lang.ts'

const characters = (n: number) => plural('en', n, { one: `${n} character`, other: `${n} characters` })
const people = (n: number) => plural('en', n, { one: `${n} player`, other: `${n} players` })

export const en = {
  lang: 'en',
  about:
    'Iacta is a free and unofficial project of people who like dice games. The games belong to their authors and ' +
    'publishers: Dicy Cards is by Eric B. Vogel (Blue Orange, 2024), Dice of Crowns by Brander Roullett and Sean ' +
    'Epperson (Thing 12 Games, 2016), with a solo variant by George Jaros, 9\u00a0Dice by Luca Bellini and Luca ' +
    'Borsa (Headu), Star Maps by Bryan Fischer (Button Shy; MS Edizioni, 2019). Iacta is not connected with any of ' +
    'them. All words and pictures here are our own; the program is free under the MIT licence. If you like a game, ' +
    'get the box: it deserves it.',
  didYouMean: ({ word }) => `Did you mean “${word}”?`,
  dice: ({ count, sides }) =>
    plural('en', count, { one: `${count} die with ${sides} sides`, other: `${count} dice with ${sides} sides` }),
  refusal: {
    over: 'The game is over: nothing more can be played.',
    throwDue: ({ dice }) => `Roll first: ${dice}.`,
    moveDue: ({ seats, count }) =>
      plural('en', count, {
        one: `It isn’t time to roll: seat ${seats} is to move.`,
        other: `It isn’t time to roll: seats ${seats} are to move.`,
      }),
    noSuchSeat: ({ seat, last }) =>
      last === 0
        ? `There is no seat ${seat}: the only seat is 0.`
        : `There is no seat ${seat}: the seats are numbered 0 to ${last}.`,
    notDue: ({ seat, due, count }) =>
      plural('en', count, {
        one: `It isn’t seat ${seat}’s turn: seat ${due} is to move.`,
        other: `It isn’t seat ${seat}’s turn: seats ${due} are to move.`,
      }),
    illegal: ({ rule }) => `Rule ${rule} does not allow this.`,
    wrongCount: ({ expected, got }) =>
      `${plural('en', expected, { one: `${expected} die is`, other: `${expected} dice are` })} thrown here, but ` +
      `${plural('en', got, { one: `${got} value is`, other: `${got} values are` })} given.`,
    wrongFace: ({ die, sides, face }) =>
      `Die ${die} of the throw cannot show ${face}: it has ${sides} sides, so it shows 1 to ${sides}.`,
    noLimit: 'There is no time limit now, so the time cannot run out.',
    badTime: ({ at }) => `${at} is not a time: it is counted in whole milliseconds from 0.`,
  },
  option: {
    notAnObject: 'Options are written in braces: {"option":"value"}.',
    unknown: ({ option, known }) => `There is no option “${option}”. The options are: ${known}.`,
    none: ({ option }) => `There is no option “${option}”: this game has no options.`,
    badChoice: ({ option, got, values }) => `Option “${option}” cannot be “${got}”. It can be ${values}.`,
    asNumber: ({ value }) => `Write ${value} as a number, without quotation marks.`,
    notAList: ({ option, example, of }) =>
      `Option “${option}” is a list in square brackets, such as ${example}. It may name ${of}.`,
    unknownItem: ({ option, got, of }) => `Option “${option}” cannot name “${got}”. It may name ${of}.`,
    itemTwice: ({ option, got }) => `Option “${option}” names “${got}” twice: once is enough.`,
    badText: ({ option, max }) => `Option “${option}” is a text on one line, of at most ${characters(max)}.`,
    badSeats: ({ got, min, max }) =>
      min === max
        ? `This game is for exactly ${people(min)}, not ${got}.`
        : `This game is for ${min} to ${max} players, not ${got}.`,
    clash: ({ option, rule }) => `Option “${option}” does not fit the rest of the set-up (rule ${rule}).`,
  },
  log: {
    line: ({ line, what }) => `Line ${line}: ${what}`,
    cutOff: 'The file seems to be cut off here: get the whole file again, or remove the unfinished line.',
    empty: 'The file is empty.',
    tooLarge: ({ megabytes }) => `The file is larger than ${megabytes} MB, too large for a log.`,
    tooManyLines: ({ limit }) => `The file has more than ${limit} lines, too many for a log.`,
    lineTooLong: ({ limit }) => `The line has more than ${limit} characters, too many for a log.`,
    notALog: ({ got, begins }) =>
      `This is not an Iacta log: it should begin with “${begins}”, but begins with “${got}”.`,
    newerFormat: ({ got, known }) => `The log has format ${got}, and this program reads formats up to ${known}.`,
    badHeader: ({ got, example }) => `The first line should look like “${example}”, but is “${got}”.`,
    unknownGame: ({ got, known }) => `The game “${got}” is not known here. Known: ${known}.`,
    unknownRules: ({ game, got, known }) =>
      `The log uses version ${got} of the rules of ${game}, and this program has version ${known}.`,
    update: 'Update Iacta to read it.',
    blank: 'The line is empty: remove it.',
    malformed: ({ got }) =>
      `“${got}” cannot be read. A line is “throw” and its values, or the number of a seat and its move, or “time”.`,
    afterEnd: ({ got }) => `“${got}” comes after the line that ended the game.`,
    unknownWord: ({ got, word }) => `In “${got}”, “${word}” is not a word of this game.`,
    knownWords: ({ words }) => `The words are: ${words}.`,
    unreadableMove: ({ got }) => `“${got}” is not written as a move of this game.`,
    refused: ({ got }) => `“${got}” cannot be played.`,
  },
  event: {
    out: {
      resigned: ({ who }) => `${who} gives up. A bot plays on.`,
      left: ({ who }) => `${who} has left. A bot plays on.`,
      away: ({ who }) => `${who} was away for too long. A bot plays on for now.`,
    },
    end: {
      resigned: ({ who }) => `${who} gives up. The game is over.`,
      left: ({ who }) => `${who} has left. The game is over.`,
      away: ({ who }) => `${who} was away for too long. The game ends without a result.`,
      agreed: 'You all agreed to stop. The game ends without a result.',
      'too-long': 'This game has gone on too long. It ends here without a result.',
    },
  },
} satisfies Catalog
