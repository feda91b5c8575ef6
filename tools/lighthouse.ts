/** Lighthouse, as on a phone, in the Chromium that tests use. */
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Result } from 'lighthouse'
import { findBrowser } from '../scripts/browser/browser.ts'
import { installTools } from '../scripts/install.ts'

const CATEGORIES = ['performance', 'accessibility', 'best-practices'] as const
type Category = (typeof CATEGORIES)[number]

export interface Audit {
  /** Out of 100. */
  readonly scores: { readonly [category in Category]: number }
  /** What costs points, by category, in words. */
  readonly faults: { readonly [category in Category]: readonly string[] }
  /** Milliseconds, or a share, as Lighthouse says it. */
  readonly figures: { readonly [name: string]: string }
}

const FIGURES = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
  'speed-index',
  'interactive',
]

export async function audit(url: string): Promise<Audit> {
  installTools()
  const { default: lighthouse } = await import('lighthouse')
  const chromium = await openDebuggable()
  try {
    const flags = { port: chromium.port, logLevel: 'error' as const, onlyCategories: [...CATEGORIES] }
    const run = await lighthouse(url, flags)
    if (run === undefined) throw new Error('Lighthouse gave no result')
    if (run.lhr.runtimeError !== undefined) throw new Error(run.lhr.runtimeError.message)
    return asAudit(run.lhr)
  } finally {
    await chromium.close()
  }
}

function asAudit({ categories, audits }: Result): Audit {
  const of = <Value>(value: (category: Category) => Value) =>
    Object.fromEntries(CATEGORIES.map((name) => [name, value(name)])) as { [category in Category]: Value }
  return {
    scores: of((name) => Math.round((categories[name]?.score ?? 0) * 100)),
    faults: of((name) =>
      (categories[name]?.auditRefs ?? [])
        .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
        .map(({ id }) => `${id}: ${audits[id]?.title} ${JSON.stringify(nodesOf(audits[id]?.details))}`),
    ),
    figures: Object.fromEntries(FIGURES.map((id) => [id, audits[id]?.displayValue ?? '–'])),
  }
}

function nodesOf(details: unknown): unknown {
  const items = (details as { items?: readonly Record<string, unknown>[] } | undefined)?.items ?? []
  return items.slice(0, 5).map((item) => (item.node as { snippet?: string } | undefined)?.snippet ?? item.description)
}

/** One that listens on a port, which is how Lighthouse speaks. */
async function openDebuggable(): Promise<{ readonly port: number; close(): Promise<void> }> {
  const { executablePath, args, env } = await findBrowser()
  const profile = mkdtempSync(join(tmpdir(), 'iacta-profile-'))
  const own = ['--headless', '--remote-debugging-port=0', `--user-data-dir=${profile}`, 'about:blank']
  const child = spawn(executablePath, [...args.filter((arg) => !arg.startsWith('--headless')), ...own], { env })
  const ended = new Promise((resolve) => child.on('close', resolve))
  const port = await new Promise<number>((resolve, reject) => {
    let said = ''
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      said += text
      const found = /DevTools listening on ws:\/\/[^:]+:(\d+)/.exec(said)
      if (found !== null) resolve(Number(found[1]))
    })
    child.on('error', reject)
    void ended.then(() => reject(new Error(`Chromium ended: ${said}`)))
  })
  const close = async (): Promise<void> => {
    child.kill()
    await ended
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
  }
  return { port, close }
}
