/** "It is your turn" for somebody who looks elsewhere: a notification of this device, if they have asked for it. */
import { keep, recall } from '../home/kept.ts'

const KEY = 'notify'

/** Browsers show them only from encrypted addresses. */
export function canNotify(): boolean {
  return isSecureContext && 'Notification' in globalThis
}

export function wantsNotes(): boolean {
  return canNotify() && recall(KEY) === 'yes' && Notification.permission === 'granted'
}

/** Asks the browser; false: the person, or the browser, says no. */
export async function askForNotes(wanted: boolean): Promise<boolean> {
  const allowed = wanted && canNotify() && (await Notification.requestPermission()) === 'granted'
  keep(KEY, allowed ? 'yes' : 'no')
  return allowed
}

export async function notify(title: string, body: string, tag: string): Promise<void> {
  if (!wantsNotes() || document.visibilityState === 'visible') return
  try {
    const worker = await navigator.serviceWorker?.getRegistration()
    if (worker !== undefined) await worker.showNotification(title, { body, tag, icon: '/icon-192.png' })
    else new Notification(title, { body, tag, icon: '/icon-192.png' })
  } catch {
    // Some browsers allow it and then do not show it: the title still says so.
  }
}
