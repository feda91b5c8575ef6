/** `node scripts/web/icons.ts`: draws Iacta's mark, a die just cast, in every size a device asks for, into web/public. */
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { openBrowser } from '../browser/browser.ts'

const folder = fileURLToPath(new URL('../../web/public/', import.meta.url))

const PAPER = '#f5eee1'
const INK = '#231d16'
const CINNABAR = '#c2471f'

const PIPS = [
  [-58, -58],
  [58, -58],
  [-58, 58],
  [58, 58],
] as const

/** On a square of 512: the die is small enough for a round mask where `room` says so. */
function mark({ corner, room }: { corner: number; room: number }): string {
  const pip = ([x, y]: readonly [number, number]): string => `<circle cx="${x}" cy="${y}" r="25" fill="${PAPER}"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">
  <rect width="512" height="512" rx="${corner}" fill="${PAPER}"/>
  <g transform="translate(256 ${256 - 14 * room}) scale(${room})">
    <ellipse cx="14" cy="186" rx="122" ry="16" fill="${INK}" opacity=".16"/>
    <g transform="rotate(-14)">
      <rect x="-128" y="-128" width="256" height="256" rx="58" fill="${INK}"/>
      ${PIPS.map(pip).join('')}<circle r="31" fill="${CINNABAR}"/>
    </g>
  </g>
</svg>
`
}

const browser = await openBrowser()
const page = await browser.newPage()

async function draw(name: string, size: number, svg: string): Promise<void> {
  await page.setViewportSize({ width: size, height: size })
  await page.setContent(`<style>*{margin:0}svg{display:block;width:${size}px;height:${size}px}</style>${svg}`)
  await page.screenshot({ path: `${folder}${name}`, omitBackground: true })
}

const tile = mark({ corner: 112, room: 1.12 })
writeFileSync(`${folder}favicon.svg`, tile)
await draw('icon-192.png', 192, tile)
await draw('icon-512.png', 512, tile)
await draw('icon-maskable-512.png', 512, mark({ corner: 0, room: 0.86 }))
await draw('apple-touch-icon.png', 180, mark({ corner: 0, room: 1.02 }))
await browser.close()
