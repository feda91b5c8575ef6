/**
 * A part that is loaded when asked for but lies in a file with others gets a file of its own from the bundler, which only passes its names
 * on: a request and an entry of the cache for fifty bytes. Here those that ask are sent to the file itself.
 */
import type { Plugin } from 'vite'

interface Facade {
  readonly target: string
  /** Name asked for → name in the target. */
  readonly names: readonly (readonly [asked: string, inside: string])[]
}

const BESIDE = /^(?:import["`'][^"`']+["`'];)*/
const PASSED = /^export\{([^}]*)\}from["`']\.\/([^"`']+)["`'];?\s*$/
const BROUGHT = /^import\{([^}]*)\}from["`']\.\/([^"`']+)["`'];export\{([^}]*)\};?\s*$/

/** Null: the file has something of its own. */
export function facadeOf(code: string): Facade | null {
  const rest = code.trim().replace(BESIDE, '')
  const passed = PASSED.exec(rest)
  if (passed !== null) {
    const [, names = '', target = ''] = passed
    return { target, names: pairs(names).map(([inside, asked]) => [asked, inside]) }
  }
  const brought = BROUGHT.exec(rest)
  if (brought === null) return null
  const [, taken = '', target = '', given = ''] = brought
  const inside = new Map(pairs(taken).map(([name, local]) => [local, name]))
  return { target, names: pairs(given).map(([local, asked]) => [asked, inside.get(local) ?? local]) }
}

/** Of "a as b,c": from and to. */
function pairs(names: string): [from: string, to: string][] {
  return names.split(',').map((name) => {
    const [from = '', to = from] = name.trim().split(' as ')
    return [from, to]
  })
}

/** Rewrites the imports of facades in a file to the files behind them. `facades` by their names below `assets/`. */
export function withoutFacades(code: string, facades: ReadonlyMap<string, Facade>): string {
  const asked = code.replace(/import\(["`']\.\/([^"`']+)["`']\)/g, (whole, name: string) => {
    const facade = facades.get(name)
    if (facade === undefined) return whole
    const names = facade.names.map(([given, inside]) => `${JSON.stringify(given)}:m[${JSON.stringify(inside)}]`)
    return `import("./${facade.target}").then(m=>({${names.join()}}))`
  })
  // Preloads are listed by name.
  return asked.replace(/"assets\/([^"]+\.js)"/g, (whole, name: string) => {
    const facade = facades.get(name)
    return facade === undefined ? whole : `"assets/${facade.target}"`
  })
}

export function foldFacades(): Plugin {
  return {
    name: 'iacta:facades',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const facades = new Map<string, Facade>()
        for (const [file, made] of Object.entries(bundle)) {
          const facade = made.type === 'chunk' && made.isDynamicEntry ? facadeOf(made.code) : null
          if (facade === null) continue
          facades.set(file.replace(/^assets\//, ''), facade)
          delete bundle[file]
        }
        for (const made of Object.values(bundle)) {
          if (made.type === 'chunk') made.code = withoutFacades(made.code, facades)
        }
      },
    },
  }
}
