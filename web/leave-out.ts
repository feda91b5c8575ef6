/**
 * A game lists its parts behind lazy imports, and a bundler ships whatever could be imported. Here a build leaves out the parts that it
 * never loads: a page has no use for a terminal, nor a worker for words. A build that contains one of the others after all fails, and says
 * which file it is.
 */
import type { Plugin } from 'vite'

const ENTRY = /[/\\](games|examples)[/\\][a-z0-9-]+[/\\]index\.ts$/
const LAZY = /\bimport\('\.\/([^']+)'\)/g

/** Of the terminal, of tests, and of programs that are no page: no build has them, however they are imported. */
const NEVER = /\/(terminal|testing|conformance|simulate|simulation|fixtures?)\/|[./](testing|fixtures?|cases)\.ts$/

/** Parts by name, as a folder or a file: `terminal/index.ts` and `terminal.ts`. */
const NO_PAGE = /(^|\/)(terminal|testing|fixtures?)[./]/
const NO_WORKER = /(^|\/)(texts?|daily|puzzles|ratings|odds|logbook|campaign|sheets)[./]/

/** Whether a page loads this file of a game. */
export function isForPages(file: string): boolean {
  return !NO_PAGE.test(file)
}

/** Whether a worker loads this file of a game: its rules and its bots, whatever they are called. */
export function isForWorkers(file: string): boolean {
  return isForPages(file) && !NO_WORKER.test(file)
}

/** `isNeeded`: whether this build loads the file of a game, as in `rules/rules.ts`. */
export function leaveOut(isNeeded: (file: string) => boolean): Plugin {
  return {
    name: 'iacta:leave-out',
    apply: 'build',
    enforce: 'pre',
    transform: (code, id) => (ENTRY.test(id) ? { code: code.replace(LAZY, lazy), map: null } : null),
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((made) => made.type === 'chunk')
      const wrong = chunks.flatMap(({ modules }) => strayIn(modules))
      if (wrong.length > 0) this.error(`no page needs ${wrong.join(', ')}`)
    },
  }

  function lazy(whole: string, file: string): string {
    return isNeeded(file) ? whole : `Promise.reject(new Error('${file} is not in this build'))`
  }
}

/** Modules of a file that have no place in a build; those of which nothing was kept do not count. */
export function strayIn(modules: { readonly [id: string]: { readonly renderedLength: number } }): string[] {
  return Object.keys(modules).filter((id) => modules[id]?.renderedLength !== 0 && NEVER.test(id.replaceAll('\\', '/')))
}
