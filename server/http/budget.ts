/** Budgets of processor time, one per client: what a job has cost is charged when it is known, and a client in debt waits. */

import { Recent } from '../../engine/recent.ts'

/** In ms of processor time. */
interface BudgetRate {
  readonly perSecond: number
  readonly burst: number
}

interface Account {
  left: number
  at: number
}

class Budgets {
  readonly #rate: BudgetRate
  readonly #accounts = new Recent<string, Account>(20_000)

  constructor(rate: BudgetRate) {
    this.#rate = rate
  }

  /** Returns 0 if something is left, otherwise the ms until there is. */
  wait(client: string, now: number): number {
    const account = this.#accounts.get(client)
    if (account === undefined) return 0
    const left = this.#leftOf(account, now)
    return left > 0 ? 0 : Math.ceil((1 - left) / (this.#rate.perSecond / 1000))
  }

  /** A negative amount refunds an advance charge. */
  charge(client: string, ms: number, now: number): void {
    const account = this.#accounts.get(client) ?? { left: this.#rate.burst, at: now }
    const left = Math.min(this.#rate.burst, this.#leftOf(account, now) - ms)
    this.#accounts.set(client, { left, at: now })
  }

  #leftOf({ left, at }: Account, now: number): number {
    const { perSecond, burst } = this.#rate
    return Math.min(burst, left + (Math.max(0, now - at) * perSecond) / 1000)
  }
}

/** The payers of processor time: guest and address. */
export interface Payer {
  readonly guest: string
  /** Null: not known, and not limited. */
  readonly address: string | null
}

export interface ClientRates {
  readonly guest: BudgetRate
  readonly address: BudgetRate
}

/** A budget for each guest and one for each address; a job is charged to both. */
export class ClientBudgets {
  readonly #guests: Budgets
  readonly #addresses: Budgets

  constructor({ guest, address }: ClientRates) {
    this.#guests = new Budgets(guest)
    this.#addresses = new Budgets(address)
  }

  /** Returns 0 if something is left of both, otherwise the ms until there is. */
  wait({ guest, address }: Payer, now: number): number {
    return Math.max(this.#guests.wait(guest, now), address === null ? 0 : this.#addresses.wait(address, now))
  }

  charge({ guest, address }: Payer, ms: number, now: number): void {
    this.#guests.charge(guest, ms, now)
    if (address !== null) this.#addresses.charge(address, ms, now)
  }
}
