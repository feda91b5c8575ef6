import type { Sitter } from '../../../protocol/facts.ts'

/** For tests: a person at a table, here and playing. */
export function personCalled(name: string | null, change: Partial<Extract<Sitter, { kind: 'person' }>> = {}): Sitter {
  return { kind: 'person', name, colour: null, here: true, handed: false, missed: 0, ...change }
}
