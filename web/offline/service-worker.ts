/**
 * The service worker: one build, whole, in one cache that bears its name. A build is taken in completely, every file checked
 * against its hash, or not at all; it takes over when the last page of the old one is closed, or when a person says so. A page
 * that stays open across that finds its old files where they were: old caches go only when no page is open.
 */

import { type NoteScope, openNote, renewPush, showTurn } from '../online/turn-notification.ts'

declare const __BUILD__: string
/** Every file of this build but this one, filled in by service-worker-plugin.ts when the build is written; `__BUILD__` by web/vite.config.ts. */
declare const __FILES__: readonly File[]

interface File {
  readonly url: string
  readonly integrity: string
}

/** What this file needs of a service worker's global scope, which the page's types do not know. */
interface Scope extends Omit<NoteScope, 'clients'> {
  readonly clients: NoteScope['clients'] & { claim(): Promise<void> }
  skipWaiting(): Promise<void>
  addEventListener(type: 'install' | 'activate', listener: (event: Lasting) => void): void
  addEventListener(type: 'message', listener: (event: Lasting & { readonly data: unknown }) => void): void
  addEventListener(
    type: 'push',
    listener: (event: Lasting & { readonly data: { text(): string } | null }) => void,
  ): void
  addEventListener(
    type: 'notificationclick',
    listener: (event: Lasting & { readonly notification: Parameters<typeof openNote>[1] }) => void,
  ): void
  addEventListener(
    type: 'pushsubscriptionchange',
    listener: (event: Lasting & { readonly oldSubscription?: Parameters<typeof renewPush>[1] }) => void,
  ): void
  addEventListener(
    type: 'fetch',
    listener: (event: Lasting & { readonly request: Request; respondWith(answer: Promise<Response>): void }) => void,
  ): void
}

interface Lasting {
  waitUntil(work: Promise<unknown>): void
}

const scope = self as unknown as Scope
const files = __FILES__

const PREFIX = 'iacta-'
const NAME = `${PREFIX}${__BUILD__}`
const SHELL = '/index.html'
/** Where a build keeps the names of the caches that were there before it. */
const OLDER = '/older-builds'
/** Paths that are the server's even when a person opens them. */
const NOT_A_PAGE = /^\/(healthz$|api\/)/

const pathOf = ({ url }: File): string => new URL(url, location.origin).pathname

scope.addEventListener('install', (event) => event.waitUntil(takeIn()))
scope.addEventListener('activate', (event) => event.waitUntil(scope.clients.claim()))
scope.addEventListener('message', (event) => {
  if (event.data === 'iacta:take-over') event.waitUntil(scope.skipWaiting())
})
scope.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== location.origin) return
  if (request.mode === 'navigate') {
    if (NOT_A_PAGE.test(url.pathname)) return
    event.respondWith(openPage(request))
    event.waitUntil(sweep())
  } else if (url.pathname.startsWith('/assets/') || files.some((file) => pathOf(file) === url.pathname)) {
    event.respondWith(find(request, url.pathname))
  }
})
scope.addEventListener('push', (event) => event.waitUntil(showTurn(scope, event.data?.text() ?? '', Date.now())))
scope.addEventListener('notificationclick', (event) => event.waitUntil(openNote(scope, event.notification)))
scope.addEventListener('pushsubscriptionchange', (event) =>
  event.waitUntil(renewPush(scope, event.oldSubscription, navigator.languages)),
)

/** All or nothing. */
async function takeIn(): Promise<void> {
  const others = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== NAME)
  const isNew = !(await caches.has(NAME))
  const cache = await caches.open(NAME)
  const taken = await Promise.allSettled(files.map((file) => take(cache, file)))
  const failed = taken.find(({ status }) => status === 'rejected')
  if (failed === undefined) return cache.put(OLDER, Response.json(others))
  if (isNew) await caches.delete(NAME)
  throw new Error('this build did not arrive whole')
}

async function take(cache: Cache, file: File): Promise<void> {
  const path = pathOf(file)
  // A name with a hash means the same file in every build; but not what the server said of it, which workers go by.
  const known = path.startsWith('/assets/') ? await caches.match(path, { ignoreVary: true }) : undefined
  const isToday = known?.headers.has('cross-origin-embedder-policy') === true
  const response = isToday ? known : await fetch(path, { cache: 'no-cache', integrity: file.integrity })
  if (!response.ok || response.redirected) throw new Error(`${path}: ${response.status}`)
  await cache.put(path, response)
}

async function openPage(request: Request): Promise<Response> {
  const cache = await caches.open(NAME)
  return (await cache.match(SHELL, { ignoreVary: true })) ?? fetch(request)
}

/** This build's file, else one of an older build for a page that is still of it, else the network's. */
async function find(request: Request, path: string): Promise<Response> {
  const own = await (await caches.open(NAME)).match(path, { ignoreVary: true })
  return own ?? (await caches.match(path, { ignoreVary: true })) ?? fetch(request)
}

/** Iacta is opened, and no page of it is open: older builds are deleted. A newer one may be installing. */
async function sweep(): Promise<void> {
  const open = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true })
  if (open.length > 0) return
  const older = await (await caches.open(NAME)).match(OLDER)
  const names = ((await older?.json()) ?? []) as readonly string[]
  await Promise.all(names.map((name) => caches.delete(name)))
}
