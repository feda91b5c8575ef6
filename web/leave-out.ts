/**
 * A game lists its parts behind lazy imports, and a bundler ships whatever could be imported. Here a build leaves out the parts that it
 * never loads: a page has no use for a terminal, nor a worker for words.
 */
import type { Plugin } from 'vite'

const ENTRY = /[/\\]games[/\\][a-z0-9-]+[/\\]index\.ts$/
const LAZY = /\bimport\('\.\/([^']+)'\)/g

/** `isNeeded`: whether this build loads the file of a game, as in `rules/rules.ts`. */
export function leaveOut(isNeeded: (file: string) => boolean): Plugin {
  return {
    name: 'iacta:leave-out',
    apply: 'build',
    enforce: 'pre',
    transform: (code, id) => (ENTRY.test(id) ? { code: code.replace(LAZY, lazy), map: null } : null),
  }

  function lazy(whole: string, file: string): string {
    return isNeeded(file) ? whole : `Promise.reject(new Error('${file} is not in this build'))`
  }
}
