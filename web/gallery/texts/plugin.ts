/** For `npm run gallery` alone: every text of the pages is marked, and pages show the note of the text that is pointed at. */
import { fileURLToPath } from 'node:url'
import { normalizePath, type Plugin } from 'vite'

const ROOT = normalizePath(fileURLToPath(new URL('../../../', import.meta.url)))

const LANGUAGE_FILE = /^(.+\/text(?:\/(?!terms|you)[\w-]+)*)\/(en|it|fr|es|de|pt)\.ts$/

/** The module of a language, with what it exports marked; null for any other. `path` from the root of the checkout. */
export function markModule(code: string, path: string): string | null {
  const [, folder, lang] = LANGUAGE_FILE.exec(path) ?? []
  if (folder === undefined) return null
  const names = [...code.matchAll(/^export const (\w+)/gm)].map(([, name]) => name as string)
  const marks = names.map(
    (name) =>
      `const ${name}__marked = mark('${folder}', '${name === lang ? '' : name}', ${name})\nexport { ${name}__marked as ${name} }`,
  )
  const body = code.replaceAll(/^export const /gm, 'const ')
  return [`import { mark } from '/gallery/texts/marks.ts'`, body, ...marks].join('\n')
}

export function markTexts(): Plugin {
  return {
    name: 'iacta:mark-texts',
    enforce: 'pre',
    apply: (_, { command, mode }) => command === 'serve' && mode === 'gallery',
    transform: (code, id) => (id.startsWith(ROOT) ? markModule(code, id.slice(ROOT.length)) : null),
    transformIndexHtml: (_, { path }) =>
      path === '/index.html'
        ? [{ tag: 'script', attrs: { type: 'module', src: '/gallery/texts/overlay.ts' }, injectTo: 'body' }]
        : [],
  }
}
