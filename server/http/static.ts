/** One file as an answer: in the smallest form the browser reads, and not at all where it has it already. */
import { ENCODINGS, type Encoding, type File } from './files.ts'

export function answerFile(asked: Headers, file: File): Response {
  const encoding = ENCODINGS.find((name) => file.packed[name] !== undefined && reads(asked, name))
  const etag = `"${file.etag}${encoding === undefined ? '' : `-${encoding}`}"`
  const headers = new Headers({
    etag,
    'cache-control': file.forever ? 'public, max-age=31536000, immutable' : 'no-cache',
    vary: 'Accept-Encoding',
  })
  if (knows(asked, etag)) return new Response(null, { status: 304, headers })
  const body = (encoding === undefined ? undefined : file.packed[encoding]) ?? file.body
  headers.set('content-type', file.type)
  headers.set('content-length', String(body.length))
  if (encoding !== undefined) headers.set('content-encoding', encoding)
  return new Response(body, { headers })
}

/** A person opens an address, and no program asks for a file: then every address is a page of the app. */
export function wantsPage(asked: Headers, path: string): boolean {
  return !path.startsWith('/assets/') && (asked.get('accept') ?? '').includes('text/html')
}

/** By its name, not by `*`: who says nothing about it may not be able to. */
function reads(asked: Headers, encoding: Encoding): boolean {
  const offers = (asked.get('accept-encoding') ?? '').toLowerCase().split(',')
  return offers.some((offer) => {
    const [name, ...parameters] = offer.split(';').map((part) => part.trim())
    return name === encoding && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))
  })
}

function knows(asked: Headers, etag: string): boolean {
  const tags = (asked.get('if-none-match') ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  return tags.includes(etag) || tags.includes('*')
}
