/** What TLS costs a server: handshakes, by a key on the curve P-256, and messages as long as those of a move. */
import { once } from 'node:events'
import { connect as connectPlain, type Socket } from 'node:net'
import { type ConnectionOptions, connect as connectTls, type TLSSocket } from 'node:tls'
import { Child, type usageAsks } from './child.ts'
import type { EchoAsks } from './tls-server.ts'

export interface TlsCost {
  /** Processor time of the server, in µs: for a handshake, for one that goes on where another ended, and for a message there and back. */
  readonly full: number
  readonly resumed: number
  readonly plain: number
  readonly sealed: number
  /** On the wire: those of a handshake, both ways, and what a message is longer by. */
  readonly fullBytes: number
  readonly resumedBytes: number
  readonly messageBytes: number
}

export interface TlsSizes {
  readonly handshakes: number
  /** A multiple of the connections. */
  readonly messages: number
}

/** About the size of a move, and of its broadcast. */
const MESSAGE = Buffer.alloc(150, 'x')
/** Connections at the same time. */
const AT_ONCE = 16

export async function tlsCost({ handshakes, messages }: TlsSizes): Promise<TlsCost> {
  const child = new Child<EchoAsks>('tls-server.ts')
  try {
    const ports = await child.ask('listen')
    const shake = (options: ConnectionOptions) => handshake(ports.tls, options)
    const cpu = async (count: number, act: () => Promise<unknown>) => {
      const usage = () => (child as unknown as Child<typeof usageAsks>).ask('usage')
      const before = await usage()
      await act()
      return (((await usage()).cpu - before.cpu) * 1000) / count
    }
    const many = (options: ConnectionOptions) => cpu(handshakes, () => several(handshakes, () => shake(options)))
    await several(handshakes, () => shake({}))
    const full = await many({})
    const { session, bytes: fullBytes } = await shake({})
    const { bytes: resumedBytes, reused } = await shake({ session })
    if (!reused) throw new Error('a handshake has not gone on where another ended')
    const resumed = await many({ session })
    const clear = await all(() => openPlain(ports.plain))
    const sealed = await all(() => openTls(ports.tls))
    const say = (sockets: readonly Socket[]) =>
      cpu(messages, () => Promise.all(sockets.map((socket) => exchange(socket, messages / AT_ONCE))))
    const wrapped = sealed.map(({ socket }) => socket)
    for (const sockets of [clear, wrapped]) await say(sockets)
    const costs = { plain: await say(clear), sealed: await say(wrapped) }
    const [{ socket, raw }] = sealed as [Sealed]
    const before = raw.bytesWritten
    await exchange(socket, 1)
    const messageBytes = raw.bytesWritten - before - MESSAGE.length
    for (const one of [...clear, ...wrapped]) one.destroy()
    return { full, resumed, ...costs, fullBytes, resumedBytes, messageBytes }
  } finally {
    await child.close()
  }
}

function all<Item>(make: () => Promise<Item>): Promise<Item[]> {
  return Promise.all(Array.from({ length: AT_ONCE }, make))
}

async function several(count: number, act: () => Promise<unknown>): Promise<void> {
  let left = count
  const one = async (): Promise<void> => {
    while (left-- > 0) await act()
  }
  await all(one)
}

async function openPlain(port: number): Promise<Socket> {
  const socket = connectPlain(port, '127.0.0.1')
  await once(socket, 'connect')
  return socket.setNoDelay(true)
}

interface Sealed {
  readonly socket: TLSSocket
  readonly raw: Socket
  /** With which another may go on; it comes when it comes. */
  readonly session: Promise<Buffer>
}

async function openTls(port: number, options: ConnectionOptions = {}): Promise<Sealed> {
  const raw = await openPlain(port)
  const socket = connectTls({ ...options, socket: raw, rejectUnauthorized: false })
  const session = new Promise<Buffer>((resolve) => socket.once('session', resolve))
  await once(socket, 'secureConnect')
  return { socket, raw, session }
}

async function handshake(port: number, options: ConnectionOptions) {
  const { socket, raw, session: coming } = await openTls(port, options)
  await exchange(socket, 1)
  const session = options.session ?? (await coming)
  const bytes = raw.bytesRead + raw.bytesWritten - 2 * MESSAGE.length
  const reused = socket.isSessionReused()
  socket.destroy()
  return { session, bytes, reused }
}

/** There and back, one after the other. */
async function exchange(socket: Socket, count: number): Promise<void> {
  for (let i = 0; i < count; i++) {
    socket.write(MESSAGE)
    for (let got = 0; got < MESSAGE.length; ) got += ((await once(socket, 'data')) as [Buffer])[0].length
  }
}
