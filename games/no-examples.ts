/** In the place of examples/index.ts: the games that people play are all in index.ts. */
import type { GameEntry } from '../engine/entry.ts'

export const EXAMPLES: { readonly [id: string]: GameEntry } = {}
