/** HTTP requests to the server. Nothing here throws: every failure is a `Result`. */

import { readHeader } from '../../engine/log.ts'
import { bad, good, type Result } from '../../engine/result.ts'
import { type AnswerOf, type BodyOf, failure, fill, ROUTES, type RouteName } from '../../protocol/http.ts'
import { readAnswer } from '../../protocol/parse.ts'
import type { Refusal } from '../../protocol/refusals.ts'

/** `no-server`: no answer, or not from an Iacta server: static hosting, no network. */
export type ApiFault = Refusal | { readonly code: 'no-server' }

export interface Asked<Name extends RouteName> {
  /** Fills the `:id` or `:token` of the address. */
  readonly part?: string
  readonly body?: BodyOf<Name>
  /** Where a list goes on. */
  readonly after?: string
}

const send = introduced((url, init) => fetch(url, { credentials: 'same-origin', ...init }).catch(() => null))

export async function ask<Name extends RouteName>(
  name: Name,
  { part, body, after }: Asked<Name> = {},
): Promise<Result<AnswerOf<Name>, ApiFault>> {
  const { method, path, answer } = ROUTES[name]
  const url = `${part === undefined ? path : fill(path, part)}${after === undefined ? '' : `?after=${after}`}`
  const sent = body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
  const response = await send(url, { method, ...sent })
  const text = await response?.text().catch(() => null)
  if (response === null || typeof text !== 'string') return bad({ code: 'no-server' })
  if (!response.ok) return refused(text)
  if (answer === 'text') return readHeader(text).ok ? good(text as AnswerOf<Name>) : bad({ code: 'no-server' })
  const read = readAnswer(answer, text)
  return read.ok ? good(read.value as AnswerOf<Name>) : bad({ code: 'no-server' })
}

function refused(text: string): Result<never, ApiFault> {
  const read = readAnswer(failure, text)
  return bad(read.ok ? read.value.refusal : { code: 'no-server' })
}

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
