/**
 * "It is your turn" as the service worker does it: shows what the server has sent, and leads to the table at a tap. What it needs of
 * the worker's scope is said here, because the page's types do not know it; so tests can bring their own.
 */
import { pickLang } from '../../engine/text/lang.ts'
import { readTurn } from '../../protocol/turn.ts'

interface Client {
  readonly url: string
  readonly visibilityState: string
  focus(): Promise<unknown>
}

interface Shown {
  readonly data: unknown
  close(): void
}

export interface NoteScope {
  readonly clients: {
    matchAll(options: { type: 'window'; includeUncontrolled: true }): Promise<readonly Client[]>
    openWindow(path: string): Promise<unknown>
  }
  readonly registration: {
    getNotifications(filter: { tag: string }): Promise<readonly Shown[]>
    showNotification(title: string, options: object): Promise<void>
    readonly pushManager: { subscribe(options: object): Promise<{ toJSON(): object }> }
  }
}

/** What a notification carries: where it leads, and when it was shown. */
export interface NoteData {
  readonly path: string
  readonly at: number
}

/** A page that is open but covered shows one of its own; the second of the two makes no sound. */
const TWINS = 30_000

export function pathOf(table: string): string {
  return `/t/${table}`
}

export function noteOptions(table: string, body: string, at: number): NotificationOptions & { data: NoteData } {
  return { body, tag: table, icon: '/icon-192.png', badge: '/icon-192.png', data: { path: pathOf(table), at } }
}

/** Browsers require a notification for every push message, unless a page of that table is visible. */
export async function showTurn({ clients, registration }: NoteScope, text: string, now: number): Promise<void> {
  const turn = readTurn(text)
  if (turn === null) return registration.showNotification('Iacta', { tag: 'iacta', data: { path: '/tables', at: now } })
  const path = pathOf(turn.table)
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  if (windows.some((one) => one.visibilityState === 'visible' && isAt(one, path))) return
  const before = await registration.getNotifications({ tag: turn.table })
  const renotify = before.length > 0 && before.every(({ data }) => now - momentOf(data) > TWINS)
  await registration.showNotification(turn.title, { ...noteOptions(turn.table, turn.body, now), renotify })
}

function isAt({ url }: Client, path: string): boolean {
  return URL.parse(url)?.pathname === path
}

function momentOf(data: unknown): number {
  const at = (data as Partial<NoteData> | null)?.at
  return typeof at === 'number' ? at : 0
}

/** To the page of that table if there is one, else a new one. */
export async function openNote({ clients }: NoteScope, note: Shown): Promise<void> {
  note.close()
  const told = (note.data as Partial<NoteData> | null)?.path
  const path = typeof told === 'string' && /^\/[a-z]/.test(told) ? told : '/tables'
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  const there = windows.find((one) => isAt(one, path))
  await (there === undefined ? clients.openWindow(path) : there.focus())
}

/** The browser has given up an address of its own accord: the server is told the new one. The page says its language later. */
export async function renewPush(
  { registration }: NoteScope,
  old: { readonly options?: object } | null | undefined,
  languages: readonly string[],
): Promise<void> {
  if (old?.options === undefined) return
  const subscription = await registration.pushManager.subscribe(old.options)
  const { endpoint, keys } = subscription.toJSON() as { readonly endpoint?: string; readonly keys?: object }
  const body = JSON.stringify({ endpoint, keys, lang: pickLang(languages) })
  await fetch('/api/me/push', {
    method: 'PUT',
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json' },
    body,
  })
}
