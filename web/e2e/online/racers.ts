/** People who race at a table of a server, for tests in a real browser: what each was shown and when, and hands that come down when they should. */
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { COLOURS, diceOf, worth } from '../../../games/nine-dice/rules/sums.ts'
import { DESK, type Gathering, PHONE } from './gathering.ts'
import { begin, openTable, type Somebody, sitDown, soon } from './online.ts'

export const GAME = 'nine-dice'
export const DISCS = [...COLOURS, 'black'] as const
type DiscId = (typeof DISCS)[number]

/** What a page showed, as its live region says it. */
export interface Shown {
  /** By the clock of the machine, which pages and server have in common. */
  readonly at: number
  readonly number: number
  readonly dice: readonly number[]
  /** What was counted before it. */
  readonly counted: readonly number[]
}

/** What a page remembers of its races, beside the app. */
interface Memory {
  readonly shown: Shown[]
  /** When something was to be shown by the server's clock. */
  readonly told: { readonly show: number }[]
  /** What this page told its player of being too late. */
  readonly late: string[]
  /** The longest round trip, in ms. */
  trip: number
  /** Messages that wait until the page listens again; null: it listens. */
  held: (() => void)[] | null
}

declare global {
  interface Window {
    race: Memory
  }
}

/** Runs in the page: notes every throw at the moment it is on the screen, and everybody who was too late. */
function remember(): void {
  const memory: Memory = { shown: [], told: [], late: [], trip: 0, held: null }
  window.race = memory
  interface Heard {
    readonly kind: string
    readonly n?: number
    readonly show?: number
  }
  const pings = new Map<number, number>()
  const now = (): number => performance.timeOrigin + performance.now()
  window.WebSocket = class extends WebSocket {
    constructor(...given: ConstructorParameters<typeof WebSocket>) {
      super(...given)
      // Added first, so it comes before the app's own.
      this.addEventListener('message', (event) => {
        const { data } = event
        const { kind, n = 0, show } = JSON.parse(String(data)) as Heard
        if (kind === 'pong') memory.trip = Math.max(memory.trip, now() - (pings.get(n) ?? now()))
        if (memory.held !== null && kind !== 'pong') {
          event.stopImmediatePropagation()
          memory.held.push(() => this.dispatchEvent(new MessageEvent('message', { data })))
          return
        }
        // The spare line hears it, too.
        if (show !== undefined && memory.told.every((one) => one.show !== show)) memory.told.push({ show })
      })
    }

    override send(data: string): void {
      const { kind, n = 0 } = JSON.parse(data) as Heard
      if (kind === 'ping') pings.set(n, now())
      super.send(data)
    }
  }
  let [open, told] = [false, '']
  let counted: number[] = []
  const labels = (part: string): string[] =>
    [...document.querySelectorAll(`[data-part=${part}] [role=img]`)].map((one) => one.getAttribute('aria-label') ?? '')
  const lastNumber = (label: string): number => Number(/(\d+)\D*$/.exec(label)?.[1])
  const look = (): void => {
    const count = document.querySelector('[data-part=spinner] .count')?.textContent
    if (count && counted.at(-1) !== Number(count)) counted.push(Number(count))
    const isOpen = document.querySelector('[data-stage=open]') !== null
    if (isOpen && !open) {
      const [number = 0] = labels('spinner').map(lastNumber)
      memory.shown.push({ at: now(), number, dice: labels('dice').map(lastNumber), counted })
      counted = []
    }
    open = isOpen
    const say = document.querySelector('[data-part=info] > [aria-live]')?.textContent ?? ''
    if (say !== told && say !== '') memory.late.push(say)
    told = say
  }
  new MutationObserver(look).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  })
}

/** A person who races. A phone has touch. */
export async function racer(here: Gathering, screen: typeof PHONE, settings: object = {}): Promise<Somebody> {
  const touch = screen === PHONE ? { hasTouch: true, isMobile: true } : {}
  const one = await here.person(screen, settings, touch)
  await one.page.addInitScript(remember)
  return one
}

export interface Race {
  readonly people: readonly Somebody[]
  readonly path: string
}

/**
 * A table that these people have sat down at by its link, and that has begun: the first at a desk, the others with phones. `ways`: by
 * whose address each reaches the server. `reader`: the first has the screen read aloud, so the table waits.
 */
export async function gather(
  here: Gathering,
  names: readonly string[],
  options: object,
  { ways = [], reader = false }: { readonly ways?: readonly string[]; readonly reader?: boolean } = {},
): Promise<Race> {
  const [host = ''] = names
  const people = [await racer(here, DESK, { reader })]
  const wishes = { game: GAME, seats: names.length, options }
  const path = await openTable(people[0] as Somebody, ways[0] ?? here.place.url, host, wishes)
  for (const [seat, name] of names.entries()) {
    if (seat === 0) continue
    const one = await racer(here, PHONE)
    await sitDown(one, `${ways[seat] ?? here.place.elsewhere}${path}`, name)
    people.push(one)
  }
  await begin(people[0] as Somebody)
  return { people, path }
}

const memoryOf = ({ page }: Somebody): Promise<Memory> => page.evaluate(() => window.race)

export const shownTo = async (one: Somebody): Promise<readonly Shown[]> => (await memoryOf(one)).shown
export const lateAt = async (one: Somebody): Promise<readonly string[]> => (await memoryOf(one)).late

/** How long after its moment each throw was seen, in ms, and by how much this page may have misread the server's clock. */
export async function lags(one: Somebody): Promise<{ readonly lags: readonly number[]; readonly error: number }> {
  const { shown, told, trip } = await memoryOf(one)
  expect(shown.length).toBe(told.length)
  return { lags: told.map(({ show }, i) => (shown[i]?.at ?? Infinity) - show), error: trip / 2 }
}

export const stage = ({ page }: Somebody, is: string) => page.locator(`[data-stage=${is}]`)

/** The throw that everybody is shown now. */
export async function raceOn(people: readonly Somebody[]): Promise<Shown> {
  await Promise.all(people.map((one) => stage(one, 'open').waitFor()))
  const [first] = people
  return (await shownTo(first as Somebody)).at(-1) as Shown
}

/** The colours that make the number. */
export function rightOnes({ number, dice }: Shown): readonly DiscId[] {
  return COLOURS.filter((_, colour) => worth(number, diceOf(dice, colour)) > 0)
}

/** By finger or by mouse: as soon as it lies there to be grabbed. */
export async function tap({ page }: Somebody, disc: DiscId): Promise<void> {
  const place = page.locator(`[data-part=disc-${disc}]:not([aria-disabled])`)
  await place.waitFor()
  const touches = await page.evaluate(() => navigator.maxTouchPoints > 0)
  await (touches ? place.tap() : place.click())
}

/**
 * Taps until the disc is taken. At a table that reads first, a tap within 120 ms of the start is refused, and a test taps faster than that.
 */
export async function tapUntilTaken(somebody: Somebody, disc: DiscId): Promise<void> {
  const free = somebody.page.locator(`[data-part=disc-${disc}]:not([aria-disabled])`)
  const gone = somebody.page.getByLabel(new RegExp(`^${disc} disc: taken by `))
  await tap(somebody, disc)
  await expect
    .poll(
      async () => {
        if ((await gone.count()) === 0 && (await free.count()) > 0)
          await free.click({ timeout: 1000 }).catch(() => undefined)
        return gone.count()
      },
      { interval: 700 },
    )
    .toBe(1)
}

export async function press({ page }: Somebody, disc: DiscId): Promise<void> {
  await page.keyboard.press(String(DISCS.indexOf(disc) + 1))
}

/** Everybody's screen says that this person has it. */
export async function taken(people: readonly Somebody[], disc: DiscId, who: string): Promise<void> {
  const label = disc === 'black' ? `STOP: taken by ${who}` : `${disc} disc: taken by ${who}`
  await Promise.all(people.map(({ page }) => page.getByLabel(label, { exact: true }).waitFor()))
}

/**
 * Grabs at moments of the machine's clock. Each event bears its planned time as `timeStamp`, which is what a race is judged by, so a busy
 * machine that fires the timer late does not change who was first.
 */
export async function handsAt(
  page: Page,
  plan: readonly { readonly disc: DiscId; readonly at: number }[],
): Promise<void> {
  const keys = plan.map(({ disc, at }) => ({ key: String(DISCS.indexOf(disc) + 1), at }))
  await page.evaluate(async (all) => {
    for (const { key, at } of all) {
      const wait = at - performance.timeOrigin - performance.now()
      await new Promise((resolve) => setTimeout(resolve, wait))
      const event = new KeyboardEvent('keydown', { key, code: `Digit${key}`, bubbles: true, cancelable: true })
      Object.defineProperty(event, 'timeStamp', { value: at - performance.timeOrigin })
      document.body.dispatchEvent(event)
    }
  }, keys)
}

/** All grab this disc at the same moment, and none hears of another's hand before its own has come down, however busy the machine is. */
export async function allGrab(people: readonly Somebody[], disc: DiscId): Promise<void> {
  const each = (act: (page: Page) => Promise<void>) => Promise.all(people.map(({ page }) => act(page)))
  await each((page) =>
    page.evaluate(() => {
      window.race.held = []
    }),
  )
  const at = Date.now()
  await each((page) => handsAt(page, [{ disc, at }]))
  await each((page) =>
    page.evaluate(() => {
      const held = window.race.held ?? []
      window.race.held = null
      for (const hear of held) hear()
    }),
  )
}

/** Waits until every screen has judged the round, then continues to the next one. */
export async function judged(people: readonly Somebody[]): Promise<void> {
  await Promise.all(people.map((one) => stage(one, 'judged').waitFor()))
}

export async function goOn(people: readonly Somebody[]): Promise<void> {
  for (const one of people) {
    const button = one.page.getByRole('button', { name: 'Next round' })
    await button.or(stage(one, 'open')).first().waitFor()
    // The next round may have come in between; then the button is gone.
    for (const found of await button.elementHandles()) await found.click().catch(() => undefined)
  }
}

/** What the round was worth: the same on every screen. */
export async function points({ page }: Somebody): Promise<readonly string[]> {
  return page.locator('[data-part=rail] .way').evaluateAll((ways) => ways.map((way) => way.ariaLabel ?? ''))
}

export async function agree(people: readonly Somebody[]): Promise<readonly string[]> {
  // All are read again each time: gains of the round stand there for a while, and not on every page at the same time.
  let told: readonly (readonly string[])[] = []
  const differ = async (): Promise<number> => {
    told = await Promise.all(people.map(points))
    return new Set(told.map((rows) => rows.join())).size
  }
  await soon(differ).toBe(1)
  return told[0] ?? []
}

/** Which seat took which disc in the last round, in order, from the page's own log. */
export async function takersOf({ page }: Somebody): Promise<readonly string[]> {
  const lines = await page.locator('aside li').evaluateAll((all) => all.map((line) => line.textContent ?? ''))
  const round = lines.slice(lines.findLastIndex((line) => / spins \d+:/.test(line)) + 1)
  return round.flatMap((line) => /^(\w+) takes /.exec(line)?.[1] ?? [])
}
