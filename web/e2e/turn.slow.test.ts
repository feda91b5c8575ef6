/**
 * "It is your turn" in a browser: the switch, the offer at a slow table, the page's own signs, and the service worker. No push
 * service of the world is asked: the browser's own part of a subscription is a stand-in, its message is handed to the service worker's own event.
 */
import type { Page, Worker } from 'playwright-core'
import { beforeEach, describe, expect, test } from 'vitest'
import { type FakeDevice, PushService } from '../../server/push/testing.ts'
import { DESK, gathering } from './online/gathering.ts'
import { begin, moveOnce, type Somebody, sitDown, whoIsAsked } from './online/online.ts'
import { OFFLINE } from './person.ts'

const here = gathering({ pushLoopback: true })
let service: PushService

beforeEach(async () => {
  service = await PushService.open()
  return () => service.close()
})

/** What the stand-in has noted in the page. */
interface StandIn {
  readonly asked: unknown[]
  readonly shown: { readonly title: string; readonly body: string; readonly tag: string }[]
}

/**
 * A person whose browser allows notifications when asked, and provides a push subscription. A headless browser shows no notifications and
 * has no push service, so both are faked.
 */
async function visitor(device: FakeDevice, answer: 'granted' | 'denied' = 'granted'): Promise<Somebody> {
  const one = await here.person(DESK, {}, OFFLINE)
  await one.context.addInitScript(standIn, { ...device.body, answer })
  return one
}

function standIn({ endpoint, keys, answer }: FakeDevice['body'] & { readonly answer: string }): void {
  const notes: StandIn = { asked: [], shown: [] }
  Object.assign(globalThis, { notes })
  if (!isSecureContext) return
  const recall = (name: string): string | null => localStorage.getItem(`stand-in ${name}`)
  const keep = (name: string, value: string): void => localStorage.setItem(`stand-in ${name}`, value)
  Object.defineProperty(Notification, 'permission', { get: () => recall('permission') ?? 'default' })
  Object.assign(Notification, {
    requestPermission: async () => {
      notes.asked.push('permission')
      keep('permission', answer)
      return answer
    },
  })
  const subscription = {
    endpoint,
    toJSON: () => ({ endpoint, keys }),
    unsubscribe: async () => {
      localStorage.removeItem('stand-in subscription')
      return true
    },
  }
  Object.assign(PushManager.prototype, {
    subscribe: async (options: object) => {
      notes.asked.push(options)
      keep('subscription', 'yes')
      return subscription
    },
    getSubscription: async () => (recall('subscription') === null ? null : subscription),
  })
  Object.assign(ServiceWorkerRegistration.prototype, {
    showNotification: async (title: string, { body = '', tag = '' }: NotificationOptions) => {
      notes.shown.push({ title, body, tag })
    },
    getNotifications: async ({ tag }: { tag: string }) =>
      notes.shown
        .filter((one) => one.tag === tag)
        .map((one) => ({ close: () => notes.shown.splice(notes.shown.indexOf(one), 1) })),
  })
}

const standInOf = (page: Page): Promise<StandIn> =>
  page.evaluate(() => (globalThis as unknown as { notes: StandIn }).notes)

const devicesOf = (page: Page): Promise<readonly { readonly lang: string }[]> =>
  page.evaluate(async () => (await (await fetch('/api/me/export')).json()).devices)

const kept = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')

const theSwitch = (page: Page) => page.getByRole('switch', { name: 'Notify me when it’s my turn' })

/** As if the page were covered, or seen again. */
async function cover(page: Page, hidden: boolean): Promise<void> {
  await page.evaluate(
    (state) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state })
      document.dispatchEvent(new Event('visibilitychange'))
    },
    hidden ? 'hidden' : 'visible',
  )
}

const shownAt = async (page: Page) => (await standInOf(page)).shown

/** A table of two, each at a browser; the first is the host. */
async function slowTable(people: readonly [Somebody, Somebody]): Promise<string> {
  const [host, guest] = people
  await host.page.goto(`${here.place.url}/tables`)
  const id = await host.page.evaluate(async () => {
    await fetch('/api/me')
    const table = {
      game: 'dicy-cards',
      options: { target: 50 },
      seats: 2,
      clock: { kind: 'slow', days: 3 },
      listed: false,
    }
    const body = JSON.stringify(table)
    const made = await fetch('/api/tables', { method: 'POST', body, headers: { 'content-type': 'application/json' } })
    return (await made.json()).id as string
  })
  await sitDown(host, `${here.place.url}/t/${id}`, 'Anna')
  await sitDown(guest, `${here.place.url}/t/${id}`, 'Ben')
  await begin(host)
  return id
}

/** Moves until the other one is asked. */
async function passOn(people: readonly Somebody[], from: Somebody): Promise<void> {
  while ((await whoIsAsked(people)) === from) await moveOnce(from)
}

describe('the switch', () => {
  test('asks at a tap and not before, tells the server, follows the language, and takes it back', async () => {
    const { page } = await visitor(service.device())
    await page.goto(`${here.place.url}/me`)
    await kept(page)
    await theSwitch(page).waitFor()
    expect(await theSwitch(page).isChecked()).toBe(false)
    expect([(await standInOf(page)).asked, await devicesOf(page)]).toEqual([[], []])

    await theSwitch(page).click({ force: true })
    await expect.poll(() => devicesOf(page)).toMatchObject([{ service: service.origin, lang: 'en' }])
    const key = await page.evaluate(async () => (await (await fetch('/api/push')).json()).key)
    expect((await standInOf(page)).asked).toEqual(['permission', { userVisibleOnly: true, applicationServerKey: key }])
    await page.getByText('Even when Iacta is closed').waitFor()

    await page.evaluate(() => localStorage.setItem('iacta.settings', JSON.stringify({ lang: 'it' })))
    await page.reload()
    await expect.poll(() => devicesOf(page)).toMatchObject([{ lang: 'it' }])

    await page.getByRole('switch', { name: 'Avvisami quando tocca a me' }).click({ force: true })
    await expect.poll(() => devicesOf(page)).toEqual([])
  })

  test('a person who deletes everything has no device there', async () => {
    const { page } = await visitor(service.device())
    await page.goto(`${here.place.url}/me`)
    await kept(page)
    await theSwitch(page).click({ force: true })
    await expect.poll(() => devicesOf(page)).toHaveLength(1)
    await page.getByRole('button', { name: 'Delete all my data' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete all my data' }).click()
    await expect.poll(() => theSwitch(page).isChecked()).toBe(false)
    expect(await devicesOf(page)).toEqual([])
  })

  test('where the browser says no, and on plain http, it says why', async () => {
    const { page } = await visitor(service.device(), 'denied')
    await page.goto(`${here.place.url}/me`)
    await theSwitch(page).click({ force: true })
    await page.locator('[data-notes=blocked]').waitFor()
    expect(await theSwitch(page).count()).toBe(0)
    await page.goto(`${here.place.elsewhere}/me`)
    await page.locator('[data-notes=insecure]').waitFor()
  })
})

describe('at a table', () => {
  test('an offer where a game takes days; a covered page says so by its title and a notification', async () => {
    const device = service.device()
    const people = [await visitor(device), await visitor(service.device())] as const
    const [anna, ben] = people
    const id = await slowTable(people)
    await kept(anna.page)
    const offer = anna.page.getByRole('button', { name: 'Notify me', exact: true })
    await offer.click()
    await offer.waitFor({ state: 'detached' })
    await expect.poll(() => devicesOf(anna.page)).toHaveLength(1)
    await ben.page.getByRole('button', { name: 'No, thanks' }).click()
    await ben.page.reload()
    await whoIsAsked(people)
    expect(await ben.page.getByRole('button', { name: 'No, thanks' }).count()).toBe(0)

    if ((await whoIsAsked(people)) === anna) await passOn(people, anna)
    expect(await anna.page.title()).toBe('Dicy Cards · Iacta')
    await cover(anna.page, true)
    while (service.received.length === 0 && (await whoIsAsked(people, [anna])) === ben) await moveOnce(ben)
    // The server, too, knows that the page is hidden.
    const [message] = await service.got(1)
    const told = { title: 'It’s your turn', body: 'Dicy Cards with Ben' }
    expect(JSON.parse(device.open(message as never))).toEqual({ table: id, ...told })
    await expect.poll(() => anna.page.title()).toBe('● Your turn · Dicy Cards · Iacta')
    await expect.poll(() => shownAt(anna.page)).toEqual([{ ...told, tag: id }])

    await cover(anna.page, false)
    await expect.poll(() => shownAt(anna.page)).toEqual([])
  })

  test('a message of the server is shown by the service worker, and leads to the table', async () => {
    const { page, context } = await visitor(service.device())
    await page.goto(`${here.place.url}/`)
    await kept(page)
    const id = 'k3j7qm2xw5tbn4ra'
    const isOurs = (one: Worker): boolean => one.url().endsWith('/sw.js')
    const worker = context.serviceWorkers().find(isOurs) ?? (await context.waitForEvent('serviceworker', isOurs))
    const message = JSON.stringify({ table: id, title: 'Tocca a te', body: 'Dicy Cards con Zoë' })
    const seen = await worker.evaluate(async (data) => {
      const scope = globalThis as unknown as {
        readonly clients: object
        readonly registration: object
        readonly PushEvent: new (type: string, init: object) => Event
      }
      const shown = new Promise<{ title: string; data: unknown }>((resolve) => {
        const showNotification = async (title: string, { data }: { data?: unknown }) => resolve({ title, data })
        Object.assign(scope.registration, { showNotification, getNotifications: async () => [] })
      })
      dispatchEvent(new scope.PushEvent('push', { data }))
      const { title, data: kept } = await shown
      // Only a person's own tap may open a window.
      const opened = new Promise<string>((resolve) => {
        Object.assign(scope.clients, { openWindow: async (path: string) => resolve(path) })
      })
      const notification = { data: kept, close: () => undefined }
      dispatchEvent(Object.assign(new scope.PushEvent('notificationclick', {}), { notification }))
      return [title, await opened]
    }, message)
    expect(seen).toEqual(['Tocca a te', `/t/${id}`])
  })
})
