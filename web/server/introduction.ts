/**
 * The first answer of a server brings a new visitor's cookie. Requests sent before it would each be a stranger's, and each would become a
 * guest of its own: whatever all but one of them did would be lost. So one request goes ahead, and the others wait for its answer.
 */
type Send = (url: string, init: RequestInit) => Promise<Response | null>

/** Returns `send`, with the first request sent alone: it creates the guest. If it fails, the next request is the first. */
export function introduced(send: Send): Send {
  let isKnown = false
  let first: Promise<Response | null> | null = null
  return async (url, init) => {
    while (!isKnown && first !== null) await first
    if (isKnown) return send(url, init)
    first = send(url, init).then((response) => {
      isKnown = response !== null
      first = null
      return response
    })
    return first
  }
}
