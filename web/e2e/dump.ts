/** What pages say, in every language, as Markdown for proof-readers. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { LANGS, type Lang, locale } from '../../engine/text/lang.ts'

interface Read {
  readonly title: string
  readonly shown: string
  /** Read aloud and not shown: names of pictures and controls, hidden headings. */
  readonly aloud: readonly string[]
}

/** Runs in a page: what an open dialog or menu says, else the whole page. */
function readPage(): Read {
  const root =
    [...document.querySelectorAll<HTMLElement>('dialog[open], [role=menu]:popover-open')].at(-1) ?? document.body
  for (const details of root.querySelectorAll('details')) details.open = true
  const hidden = [...root.querySelectorAll<HTMLElement>('*')].filter((one) =>
    getComputedStyle(one).clipPath.startsWith('inset(50%'),
  )
  const said = hidden.filter((one) => one.role !== 'log').map((one) => one.textContent?.trim() ?? '')
  const before = hidden.map((one) => one.style.display)
  for (const one of hidden) one.style.display = 'none'
  const shown = root.innerText
    .replaceAll(/[ \t]+\n/g, '\n')
    .replaceAll(/\n{2,}/g, '\n')
    .trim()
  for (const [i, one] of hidden.entries()) one.style.display = before[i] ?? ''
  const flat = shown.replaceAll(/\s+/g, ' ')
  const names = ['aria-label', 'title', 'placeholder', 'alt', 'aria-description', 'aria-valuetext'].flatMap((name) =>
    [...root.querySelectorAll(`[${name}]`)]
      .filter((one) => one.checkVisibility())
      .map((one) => one.getAttribute(name) ?? ''),
  )
  const aloud = [...new Set([...said, ...names])].filter((one) => one !== '' && !flat.includes(one))
  return { title: document.title, shown, aloud }
}

/** Runs in a page: as if another tab had changed the setting. */
function setLang(lang: string): void {
  const settings = JSON.parse(localStorage.getItem('iacta.settings') ?? '{}')
  const newValue = JSON.stringify({ ...settings, lang })
  dispatchEvent(new StorageEvent('storage', { key: 'iacta.settings', newValue }))
}

/** The dump makes each table and logbook once. */
const NOTE = 'Names of players, bots and logbooks stay in the language in which they were made: here English.'

/** What was read, by language. */
export class Dump {
  readonly #parts = new Map<Lang, string[]>(LANGS.map((lang) => [lang, []]))
  readonly missing: string[] = []

  add(lang: Lang, title: string, situation: string, text: string, aloud: readonly string[] = []): void {
    const more =
      aloud.length === 0
        ? []
        : ['', 'Read aloud, not shown:', '', ...aloud.map((one) => `- ${one.replaceAll('\n', ' ')}`)]
    this.#parts
      .get(lang)
      ?.push([`## ${title}`, '', `*${situation}*`, '', '```text', text, '```', ...more, ''].join('\n'))
  }

  /** The page as it stands, in every language. */
  async see(page: Page, title: string, situation: string): Promise<void> {
    const width = page.viewportSize()?.width
    for (const lang of LANGS) {
      await page.evaluate(setLang, lang)
      await page.locator(`html:lang(${locale(lang)})`).waitFor({ state: 'attached' })
      const read = await settled(page)
      this.add(lang, title, `${situation} ${width} px wide; title: ${read.title}`, read.shown, read.aloud)
    }
    await page.evaluate(setLang, 'en')
    await page.locator('html:lang(en)').waitFor({ state: 'attached' })
    console.log(title)
  }

  /** A part that fails is reported at the end; the others are written. */
  async part(name: string, make: () => Promise<unknown>): Promise<void> {
    try {
      await make()
    } catch (error) {
      this.missing.push(`${name}: ${error}`)
      console.error('FAILED', name, String(error).slice(0, 400))
    }
  }

  write(folder: string): void {
    mkdirSync(folder, { recursive: true })
    for (const [lang, parts] of this.#parts)
      writeFileSync(join(folder, `${lang}.md`), `# ${lang}\n\n${NOTE}\n\n${parts.join('\n')}`)
  }
}

/** The same words three times in a row: everything of the language is loaded. */
async function settled(page: Page): Promise<Read> {
  let last = await page.evaluate(readPage)
  for (let same = 0, tries = 0; same < 2 && tries < 40; tries++) {
    await page.waitForTimeout(120)
    const next = await page.evaluate(readPage)
    same = next.shown === last.shown ? same + 1 : 0
    last = next
  }
  return last
}
