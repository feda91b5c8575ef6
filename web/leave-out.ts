/**
 * A game lists its parts behind lazy imports, and a bundler ships whatever could be imported. Here the folders of a game that a build
 * never loads are left out of it: a page has no use for a terminal, nor a worker for words.
 */
import type { Plugin } from 'vite'

const ENTRY = /[/\\]games[/\\][a-z0-9-]+[/\\]index\.ts$/
const LAZY = /\bimport\('\.\/([a-z]+)\/[^']+'\)/g

/** The entry of a game, whose imports of these folders are rejected. */
export function withoutFolders(code: string, folders: readonly string[]): string {
  return code.replace(LAZY, (whole, folder: string) =>
    folders.includes(folder) ? `Promise.reject(new Error('${folder} is not in this build'))` : whole,
  )
}

export function leaveOut(...folders: readonly string[]): Plugin {
  return {
    name: 'iacta:leave-out',
    apply: 'build',
    enforce: 'pre',
    transform: (code, id) => (ENTRY.test(id) ? { code: withoutFolders(code, folders), map: null } : null),
  }
}
