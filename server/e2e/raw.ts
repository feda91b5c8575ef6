/** What no well-behaved program sends, byte by byte: for tests. */
import { connect, type Socket } from 'node:net'
import type { Person } from '../soak/client.ts'

export function portOf(base: string): number {
  return Number(new URL(base).port)
}

/** An open connection that swallows errors, as one that is cut off has them. */
export async function dial(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => {})
  await new Promise((resolve) => {
    socket.once('connect', resolve)
    socket.once('close', resolve)
  })
  return socket
}

export function closed(socket: Socket): Promise<void> {
  return new Promise((resolve) => {
    if (socket.closed) resolve()
    else socket.once('close', () => resolve())
  })
}

/** All that is answered until the server hangs up: ask it to, with `Connection: close`. */
export async function say(port: number, bytes: string | Buffer): Promise<string> {
  const socket = await dial(port)
  let got = ''
  socket.on('data', (data: Buffer) => {
    got += data.toString('latin1')
  })
  socket.write(bytes)
  await closed(socket)
  return got
}

/** The status of a request made of a first line and headers. */
export async function statusOf(port: number, line: string, ...headers: string[]): Promise<number> {
  const head = [`${line} HTTP/1.1`, 'Host: 127.0.0.1', 'Accept: text/html', 'Connection: close', ...headers]
  return Number((await say(port, `${head.join('\r\n')}\r\n\r\n`)).split(' ')[1])
}

interface FrameMore {
  readonly fin?: boolean
  readonly rsv1?: boolean
  readonly masked?: boolean
  /** What its head claims, where that is not the truth. */
  readonly claims?: number
}

export const OP = { more: 0, text: 1, binary: 2, close: 8, ping: 9, pong: 10 } as const

/** One frame of RFC 6455, by a mask of zeros. */
export function frame(op: number, body: string | Buffer, more: FrameMore = {}): Buffer {
  const { fin = true, rsv1 = false, masked = true } = more
  const payload = Buffer.from(body)
  const { claims = payload.length } = more
  const head = Buffer.alloc(claims < 126 ? 2 : 10)
  head[0] = (fin ? 0x80 : 0) | (rsv1 ? 0x40 : 0) | op
  head[1] = (masked ? 0x80 : 0) | (claims < 126 ? claims : 127)
  if (claims >= 126) head.writeBigUInt64BE(BigInt(claims), 2)
  return Buffer.concat([head, Buffer.alloc(masked ? 4 : 0), payload])
}

/** A socket at a table, without a library between. */
export class RawSocket {
  readonly wire: Socket
  /** The answer to the upgrade. */
  readonly head: string
  #got: Buffer

  private constructor(wire: Socket, head: string, rest: Buffer) {
    this.wire = wire
    this.head = head
    this.#got = rest
    wire.on('data', (data: Buffer) => {
      this.#got = Buffer.concat([this.#got, data])
    })
  }

  static async open({ base, cookie }: Person, table: string, ...headers: string[]): Promise<RawSocket> {
    const wire = await dial(portOf(base))
    const asked = [
      `GET /api/tables/${table}/socket HTTP/1.1`,
      `Host: ${new URL(base).host}`,
      `Cookie: ${cookie}`,
      'Upgrade: websocket',
      'Connection: Upgrade',
      'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==',
      'Sec-WebSocket-Version: 13',
      ...headers,
    ]
    wire.write(`${asked.join('\r\n')}\r\n\r\n`)
    const first = await new Promise<Buffer>((resolve) => wire.once('data', resolve))
    const end = first.indexOf('\r\n\r\n') + 4
    return new RawSocket(wire, first.subarray(0, end).toString(), first.subarray(end))
  }

  send(...frames: readonly Buffer[]): void {
    this.wire.write(Buffer.concat(frames))
  }

  /** Waits for the end; the code of the close frame, null where there was none. */
  async code(): Promise<number | null> {
    await closed(this.wire)
    for (const { op, body } of this.frames()) if (op === OP.close && body.length > 1) return body.readUInt16BE(0)
    return null
  }

  /** The frames received so far. */
  *frames(): Generator<{ readonly op: number; readonly body: Buffer }> {
    let rest = this.#got
    while (rest.length >= 2) {
      const [first = 0, short = 0] = rest
      const [start, length] = short < 126 ? [2, short] : [4, rest.readUInt16BE(2)]
      yield { op: first & 15, body: rest.subarray(start, start + length) }
      rest = rest.subarray(start + length)
    }
  }
}
