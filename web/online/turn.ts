/**
 * "It is your turn" while the page is hidden or closed, if enabled on this device: a notification of the page while one is open, and a
 * message of the server (Web Push) while none is.
 */
import { bad, good, type Result } from '../../engine/result.ts'
import type { Lang } from '../../engine/text/lang.ts'
import { keep, recall } from '../host/storage/local-storage.ts'
import { type ApiFault, ask } from '../server/api.ts'
import { noteOptions } from './turn-notification.ts'

const KEY = 'notify'

/** `insecure`: plain http. `install`: Apple's phones allow it to installed apps alone. `none`: not in this browser. */
export type Hurdle = 'insecure' | 'install' | 'none'

/** Null: it is possible. */
export function hurdle(): Hurdle | null {
  if (!isSecureContext) return 'insecure'
  if ('Notification' in globalThis) return null
  return isApplePhone() && !matchMedia('(display-mode: standalone)').matches ? 'install' : 'none'
}

/** Its tablets say that they are computers; computers have no touch screens there. */
function isApplePhone(): boolean {
  const { userAgent, maxTouchPoints } = navigator
  return /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1)
}

export function canNotify(): boolean {
  return hurdle() === null
}

/** The person, or the browser on their behalf, has said no: only the browser's own settings change that. */
export function isBlocked(): boolean {
  return canNotify() && Notification.permission === 'denied'
}

export function wantsNotes(): boolean {
  return canNotify() && recall(KEY) === 'yes' && Notification.permission === 'granted'
}

/** Nothing has been said yet, neither yes nor no. */
export function isUndecided(): boolean {
  return canNotify() && recall(KEY) === '' && Notification.permission !== 'denied'
}

export function decline(): void {
  keep(KEY, 'no')
}

/** Asks the browser; false: the person, or the browser, says no. Only ever at a tap. */
export async function askForNotes(): Promise<boolean> {
  const allowed = canNotify() && (await Notification.requestPermission()) === 'granted'
  keep(KEY, allowed ? 'yes' : 'no')
  return allowed
}

export async function notify(table: string, { title, body }: { title: string; body: string }): Promise<void> {
  if (!wantsNotes() || document.visibilityState === 'visible') return
  const options = noteOptions(table, body, Date.now())
  try {
    const worker = await registration()
    if (worker !== null) await worker.showNotification(title, options)
    else new Notification(title, options)
  } catch {
    // Some browsers allow it and then do not show it: the title still says so.
  }
}

/** The table is visible: its notifications are removed. */
export async function clearNotes(table: string): Promise<void> {
  if (!canNotify()) return
  const shown = await registration()
    .then((worker) => worker?.getNotifications({ tag: table }))
    .catch(() => undefined)
  for (const note of shown ?? []) note.close()
}

async function registration(): Promise<ServiceWorkerRegistration | null> {
  return (await navigator.serviceWorker?.getRegistration()) ?? null
}

/** One that can be reached by push: there is none in a private window, or where the app is not kept. */
async function reachable(): Promise<PushManager | null> {
  if ((await registration()) === null) return null
  return (await navigator.serviceWorker.ready).pushManager ?? null
}

/** From now on the server tells this device. Bad: why it does not; null where this browser or this server does not do that. */
export async function subscribe(lang: Lang): Promise<Result<null, ApiFault | null>> {
  const manager = await reachable().catch(() => null)
  if (manager === null) return bad(null)
  const offered = await ask('push')
  if (!offered.ok) return offered
  if (offered.value.key === null) return bad(null)
  const subscription = await subscribeBy(manager, offered.value.key).catch(() => null)
  const { endpoint = '', keys: { p256dh = '', auth = '' } = {} } = subscription?.toJSON() ?? {}
  if (endpoint === '') return bad(null)
  const told = await ask('pushMe', { body: { endpoint, keys: { p256dh, auth }, lang } })
  return told.ok ? good(null) : told
}

async function subscribeBy(manager: PushManager, applicationServerKey: string): Promise<PushSubscription> {
  const options = { userVisibleOnly: true, applicationServerKey }
  try {
    return await manager.subscribe(options)
  } catch (error) {
    // One by the key of another server, or of one that has lost its data, stands in the way.
    const old = await manager.getSubscription()
    if (old === null) throw error
    await old.unsubscribe()
    return manager.subscribe(options)
  }
}

/** The server tells this device no more. */
export async function unsubscribe(): Promise<void> {
  const manager = await reachable().catch(() => null)
  const subscription = await manager?.getSubscription().catch(() => null)
  if (!subscription) return
  await ask('pushMeNot', { body: { endpoint: subscription.endpoint } })
  await subscription.unsubscribe().catch(() => false)
}
