/** Prints one sheet: it is put into the page, out of sight, and everything else stays off the paper while the printer looks. */
import './print.css'
import { mount, unmount } from 'svelte'
import type { Chart } from '../../rules/chart.ts'
import type { Page } from '../../rules/page.ts'
import type { StarText } from '../../text/texts.ts'
import Paper from './Paper.svelte'

/** `page`: the numbers written on it; null: a blank sheet. */
export function printSheet(chart: Chart, name: string, page: Page | null, text: StarText, owner = ''): void {
  const target = document.createElement('div')
  target.className = 'star-maps-print'
  document.body.append(target)
  const { name: scoring, rule } = text.scoring(chart.sheet.chapter)
  const title = text.sheetName(name)
  const paper = mount(Paper, { target, props: { chart, page, title, rule: `${scoring}: ${rule}`, footer: owner } })
  const done = (): void => {
    void unmount(paper)
    target.remove()
  }
  addEventListener('afterprint', done, { once: true })
  print()
}
