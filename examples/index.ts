/** Games that are examples: in a build only on demand, by the condition `examples` of package.json's `imports`. */
import type { GameEntry } from '../engine/entry.ts'
import { pigEntry } from './pig/index.ts'

export const EXAMPLES: { readonly [id: string]: GameEntry } = { pig: pigEntry }
