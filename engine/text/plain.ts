/** Texts of a game by default: what it does not say itself, every game says alike. */
import type { Game, Seat } from '../contract.ts'
import type { GameText, Happening } from './game.ts'
import { type Lang, list } from './lang.ts'

/** What a game must say; the rest is optional. */
export type GameWords<State = unknown, Move = unknown> = Pick<GameText, 'name' | 'tagline' | 'rules'> &
  Partial<Omit<GameText<State, Move>, 'lang'>> & { move(move: Move, who?: (seat: Seat) => string): string }

interface PlainWords {
  readonly levels: {
    readonly novice: string
    readonly casual: string
    readonly skilled: string
    readonly master: string
  }
  readonly characters: PlainWords['levels']
  /** Any decision of a game that tells no kinds apart. */
  readonly choice: string
  readonly question: string
  notation(moves: string): string
  thrown(p: { readonly who: string | null; readonly dice: string }): string
  moved(p: { readonly who: string; readonly move: string }): string
  readonly timeUp: string
}

const PLAIN: { readonly [lang in Lang]: PlainWords } = {
  en: {
    levels: { novice: 'Novice', casual: 'Casual', skilled: 'Skilled', master: 'Master' },
    characters: {
      novice: 'Does whatever comes to mind.',
      casual: 'Takes what looks good right now.',
      skilled: 'Looks a few turns ahead.',
      master: 'Plays perfectly, or close to it.',
    },
    choice: 'Choices',
    question: 'What do you do?',
    notation: (moves) => `Moves are written ${moves}.`,
    thrown: ({ who, dice }) => (who === null ? `The dice show ${dice}` : `${who} rolls ${dice}`),
    moved: ({ who, move }) => `${who}: ${move}`,
    timeUp: 'Time’s up',
  },
  it: {
    levels: { novice: 'Principiante', casual: 'Dilettante', skilled: 'Esperto', master: 'Maestro' },
    characters: {
      novice: 'Fa la prima cosa che gli viene in mente.',
      casual: 'Prende subito quello che conviene.',
      skilled: 'Guarda qualche turno più avanti.',
      master: 'Gioca nel modo migliore possibile, o quasi.',
    },
    choice: 'Scelte',
    question: 'Che cosa fai?',
    notation: (moves) => `Le mosse si scrivono ${moves}.`,
    thrown: ({ who, dice }) => (who === null ? `I dadi mostrano ${dice}` : `${who} lancia ${dice}`),
    moved: ({ who, move }) => `${who}: ${move}`,
    timeUp: 'Tempo scaduto',
  },
  fr: {
    levels: { novice: 'Novice', casual: 'Amateur', skilled: 'Confirmé', master: 'Maître' },
    characters: {
      novice: 'Fait ce qui lui passe par la tête.',
      casual: 'Prend tout de suite ce qui est bon à prendre.',
      skilled: 'Voit quelques tours à l’avance.',
      master: 'Joue aussi bien que possible, ou presque.',
    },
    choice: 'Choix',
    question: 'Que faites-vous ?',
    notation: (moves) => `Les coups s’écrivent ${moves}.`,
    thrown: ({ who, dice }) => (who === null ? `Les dés donnent ${dice}` : `${who} obtient ${dice}`),
    moved: ({ who, move }) => `${who} : ${move}`,
    timeUp: 'Temps écoulé',
  },
  es: {
    levels: { novice: 'Principiante', casual: 'Aficionado', skilled: 'Experto', master: 'Maestro' },
    characters: {
      novice: 'Hace lo primero que se le ocurre.',
      casual: 'Toma enseguida lo que le conviene.',
      skilled: 'Mira unos turnos más allá.',
      master: 'Juega lo mejor posible, o casi.',
    },
    choice: 'Decisiones',
    question: '¿Qué haces?',
    notation: (moves) => `Las jugadas se escriben ${moves}.`,
    thrown: ({ who, dice }) => (who === null ? `Los dados muestran ${dice}` : `${who} saca ${dice}`),
    moved: ({ who, move }) => `${who}: ${move}`,
    timeUp: 'Se acabó el tiempo',
  },
  de: {
    levels: { novice: 'Neuling', casual: 'Gelegenheitsspieler', skilled: 'Könner', master: 'Meister' },
    characters: {
      novice: 'Tut, was ihm gerade einfällt.',
      casual: 'Nimmt sofort, was gut ist.',
      skilled: 'Schaut ein paar Züge voraus.',
      master: 'Spielt so gut wie möglich, oder fast.',
    },
    choice: 'Entscheidungen',
    question: 'Was machst du?',
    notation: (moves) => `So schreibst du einen Zug: ${moves}.`,
    thrown: ({ who, dice }) => (who === null ? `Die Würfel zeigen ${dice}` : `${who} würfelt ${dice}`),
    moved: ({ who, move }) => `${who}: ${move}`,
    timeUp: 'Die Zeit ist um',
  },
  pt: {
    levels: { novice: 'Principiante', casual: 'Amador', skilled: 'Experiente', master: 'Mestre' },
    characters: {
      novice: 'Faz a primeira coisa que lhe ocorre.',
      casual: 'Aproveita logo o que lhe convém.',
      skilled: 'Vê algumas jogadas à frente.',
      master: 'Joga o melhor possível, ou quase.',
    },
    choice: 'Escolhas',
    question: 'O que fazes?',
    notation: (moves) => `As jogadas escrevem-se ${moves}.`,
    thrown: ({ who, dice }) => (who === null ? `Os dados mostram ${dice}` : `${who} tira ${dice}`),
    moved: ({ who, move }) => `${who}: ${move}`,
    timeUp: 'Acabou o tempo',
  },
}

/** A game's own words, completed. */
export function plainText<State, Move>(
  game: Game<State, Move>,
  lang: Lang,
  own: GameWords<State, Move>,
): GameText<State, Move> {
  const say = PLAIN[lang]
  const quoted = game.words.map((word) => `“${word}”`)
  return {
    lang,
    levels: say.levels,
    characters: say.characters,
    /** The one kind that every game has (`CHOICE` of `engine/bots/decisions.ts`). */
    decisionKinds: { choice: say.choice },
    options: {},
    refusals: {},
    clashes: {},
    notation: say.notation(list(lang, quoted, 'or')),
    question: () => say.question,
    place: () => [],
    middle: () => [],
    face: () => null,
    purpose: () => null,
    line: (happening) => lineOf(game, say, own, happening),
    ...own,
  }
}

function lineOf<State, Move>(
  game: Game<State, Move>,
  say: PlainWords,
  own: GameWords<State, Move>,
  { before, input, who }: Happening<State, Move>,
): string {
  if (input.kind === 'time') return say.timeUp
  if (input.kind === 'move') return say.moved({ who: who(input.seat), move: own.move(input.move, who) })
  const turn = game.turn(before)
  const seat = turn.kind === 'throw' ? turn.seat : null
  return say.thrown({ who: seat === null ? null : who(seat), dice: input.faces.join(' ') })
}
