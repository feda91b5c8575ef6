/**
 * Keeps Iacta on this device, so that it opens without a network. A newer build is announced, never forced: `iacta:update` on the
 * window, with `detail.apply()` for when the person says so. Where there is no service worker (plain http to another machine, a
 * private window) nothing happens, and everything else works the same.
 */

declare const __BUILD__: string

/** The build this page is of. */
export const BUILD: string = __BUILD__

export interface Update {
  /** Loads the page again, in the new build. */
  apply(): void
}

declare global {
  interface WindowEventMap {
    'iacta:update': CustomEvent<Update>
  }
}

const HOUR = 3_600_000

/** Call once, when the page is there. */
export async function keepOffline(): Promise<void> {
  if (!import.meta.env.PROD || !isSecureContext || !('serviceWorker' in navigator)) return
  await loaded()
  try {
    const registration = await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' })
    watch(registration)
    askNowAndThen(registration)
    await compare()
  } catch {
    // Storage is forbidden or full, or the network is gone: the page goes on as it is.
  }
}

/** The page's own files come first. */
function loaded(): Promise<unknown> {
  if (document.readyState === 'complete') return Promise.resolve()
  return new Promise((resolve) => addEventListener('load', resolve, { once: true }))
}

function watch(registration: ServiceWorkerRegistration): void {
  if (registration.waiting !== null) announce(registration)
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed') announce(registration)
    })
  })
}

function announce(registration: ServiceWorkerRegistration): void {
  // Without a controller this is the first build to arrive here, not a newer one.
  if (navigator.serviceWorker.controller === null) return
  tell(() => {
    const { waiting } = registration
    if (waiting === null) return location.reload() // Another page has let it in already.
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
    waiting.postMessage('iacta:take-over')
  })
}

/** A newer build may have come between this page and the worker that it asked for: then the page is the old one. */
async function compare(): Promise<void> {
  await navigator.serviceWorker.ready
  if (!(await caches.has(`iacta-${BUILD}`))) tell(() => location.reload())
}

function tell(apply: () => void): void {
  dispatchEvent(new CustomEvent<Update>('iacta:update', { detail: { apply } }))
}

/** A page that stays open for days looks for a newer build when it becomes visible again. */
function askNowAndThen(registration: ServiceWorkerRegistration): void {
  let asked = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - asked < HOUR) return
    asked = Date.now()
    registration.update().catch(() => {}) // Offline: another time.
  })
}
