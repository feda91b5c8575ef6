/** The name of a generated sheet from typed text, and back. */
import { DIFFICULTIES, type Difficulty } from '../../sheets/generator.ts'

/** So that the whole name fits the option. */
export const MAX_WORD = 40

export function nameOf(word: string, difficulty: Difficulty): string {
  return `seed:${word.trim()}:${difficulty}`
}

export function isWord(word: string): boolean {
  return word.trim() !== ''
}

/** Null: not the name of a generated sheet. */
export function readName(name: string): { readonly word: string; readonly difficulty: Difficulty } | null {
  const [, word, level] = /^seed:(.+):([a-z]+)$/u.exec(name) ?? []
  const difficulty = DIFFICULTIES.find((one) => one === level)
  return word === undefined || difficulty === undefined ? null : { word, difficulty }
}

/** Stars people have given names to. */
const WORDS = [
  ...['Vega', 'Altair', 'Deneb', 'Rigel', 'Spica', 'Antares', 'Mizar', 'Alcor', 'Capella', 'Castor', 'Pollux'],
  ...['Regulus', 'Sirius', 'Procyon', 'Bellatrix', 'Mira', 'Algol', 'Polaris', 'Arcturus', 'Aldebaran', 'Thuban'],
]

/** Something to begin with; which one does not matter. */
export function someWord(): string {
  const word = WORDS[Math.floor(Math.random() * WORDS.length)] as string
  return `${word} ${1 + Math.floor(Math.random() * 999)}`
}
