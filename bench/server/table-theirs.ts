/** A table at boardgame.io's server: made and joined over its lobby, then socket.io's protocol over a plain socket. */
import { once } from 'node:events'
import { WebSocket } from 'ws'
import { type LoadTable, type Place, SEATS } from './table.ts'

const GAME = 'dicy-cards'
const SAID = `42/${GAME},`

interface State {
  readonly _stateID: number
  readonly ctx: { readonly gameover?: unknown }
}

interface Choice {
  readonly id: string
  readonly type: string
  readonly args: readonly unknown[]
}

interface Logged {
  readonly automatic?: boolean
  readonly action: { readonly type: string }
}

async function post(url: string, body: object): Promise<Record<string, string>> {
  const headers = { 'content-type': 'application/json' }
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
  if (!response.ok) throw new Error(`${url}: ${response.status}`)
  return response.json() as Promise<Record<string, string>>
}

/** One seat's socket, or a spectator's. */
class Line {
  readonly socket: WebSocket
  readonly #match: string
  readonly #player: string | null
  readonly #credentials: string | null
  onState: (state: State, log: readonly Logged[]) => void = () => {}

  constructor(base: string, match: string, player: string | null, credentials: string | null) {
    this.#match = match
    this.#player = player
    this.#credentials = credentials
    const url = `${base.replace(/^http/, 'ws')}/socket.io/?EIO=4&transport=websocket`
    this.socket = new WebSocket(url, { perMessageDeflate: false })
    this.socket.on('message', (data: Buffer) => this.#hear(data.toString('latin1')))
  }

  #hear(text: string): void {
    if (text === '2')
      this.socket.send('3') // ping, pong
    else if (text.startsWith('0')) this.socket.send(`40/${GAME},`)
    else if (text.startsWith('40')) this.#say('sync', this.#match, this.#player, this.#credentials, SEATS)
    else if (text.startsWith(SAID)) this.#told(JSON.parse(text.slice(SAID.length)))
  }

  #told([event, , told]: [string, string, unknown]): void {
    if (event === 'update') this.onState(told as State, [])
    if (event === 'sync') {
      const { state, log } = told as { state: State; log: readonly Logged[] }
      this.onState(state, log)
    }
  }

  #say(event: string, ...args: unknown[]): void {
    this.socket.send(`${SAID}${JSON.stringify([event, ...args])}`)
  }

  move({ type, args }: Choice, stateID: number): void {
    const payload = { type, args, playerID: this.#player, credentials: this.#credentials }
    this.#say('update', { type: 'MAKE_MOVE', payload }, stateID, this.#match, this.#player)
  }

  synced(): Promise<{ state: State; log: readonly Logged[] }> {
    return new Promise((resolve, reject) => {
      this.socket.once('error', reject)
      this.onState = (state, log) => resolve({ state, log })
    })
  }
}

export async function gatherTheirs({ tables: base, lobby }: Place): Promise<LoadTable> {
  const { choose } = (await import(new URL('../peers/dicy-cards.ts', import.meta.url).href)) as {
    choose: (state: State) => Choice
  }
  const games = `${lobby}/games/${GAME}`
  const { matchID = '' } = await post(`${games}/create`, { numPlayers: SEATS })
  const lines: Line[] = []
  for (let seat = 0; seat < SEATS; seat++) {
    const player = String(seat)
    const joined = await post(`${games}/${matchID}/join`, { playerID: player, playerName: `Seat ${seat}` })
    lines.push(new Line(base, matchID, player, joined.playerCredentials ?? null))
  }
  const [first] = await Promise.all(lines.map((line) => line.synced()))
  const watcher = (): Line => new Line(base, matchID, null, null)
  return new TheirTable(matchID, lines, choose, first?.state as State, watcher)
}

class TheirTable implements LoadTable {
  readonly id: string
  readonly #lines: readonly Line[]
  readonly #choose: (state: State) => Choice
  readonly #watcher: () => Line
  #state: State
  #other = 0
  #stateID = 0
  #heard: (() => void) | null = null
  sent = 0

  constructor(id: string, lines: readonly Line[], choose: (state: State) => Choice, state: State, watcher: () => Line) {
    this.id = id
    this.#lines = lines
    this.#choose = choose
    this.#state = state
    this.#watcher = watcher
    for (const [seat, line] of lines.entries()) line.onState = (told) => this.#hear(seat, told)
  }

  get over(): boolean {
    return this.#state.ctx.gameover !== undefined
  }
  get connected(): number {
    return this.#lines.filter(({ socket }) => socket.readyState === WebSocket.OPEN).length
  }

  play(heard: () => void): void {
    const choice = this.#choose(this.#state)
    const seat = Number(choice.id)
    this.#heard = heard
    this.#other = 1 - seat
    this.#stateID = this.#state._stateID
    this.sent++
    this.#lines[seat]?.move(choice, this.#stateID)
  }

  #hear(seat: number, state: State): void {
    if (state._stateID > this.#state._stateID) this.#state = state
    if (seat !== this.#other || state._stateID <= this.#stateID) return
    const heard = this.#heard
    this.#heard = null
    heard?.()
  }

  async kept(): Promise<number> {
    const watcher = this.#watcher()
    const { log } = await watcher.synced()
    watcher.socket.close()
    return log.filter(({ automatic, action }) => !automatic && action.type === 'MAKE_MOVE').length
  }

  async leave(): Promise<void> {
    await Promise.all(
      this.#lines.map(({ socket }) => {
        socket.close()
        return once(socket, 'close')
      }),
    )
  }
}
