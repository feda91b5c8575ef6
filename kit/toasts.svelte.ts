/** Short messages over the page. They disappear after a while; those with an action stay longer. */

interface Toast {
  readonly id: number
  readonly text: string
  readonly kind: 'info' | 'trouble' | 'good'
  readonly action?: { readonly label: string; readonly act: () => void }
}

type ToastOptions = Partial<Pick<Toast, 'kind' | 'action'>>

const [SHORT, LONG] = [5_000, 10_000]
const MOST = 3

class Toasts {
  list: readonly Toast[] = $state.raw([])
  #next = 0
  readonly #clocks = new Map<number, ReturnType<typeof setTimeout>>()

  /** Shows a message. The same text replaces an earlier one. */
  tell(text: string, { kind = 'info', action }: ToastOptions = {}): void {
    const toast: Toast = { id: this.#next++, text, kind, ...(action === undefined ? {} : { action }) }
    this.list = [...this.list.filter((other) => other.text !== text), toast].slice(-MOST)
    this.release(toast.id)
  }

  dismiss(id: number): void {
    this.hold(id)
    this.list = this.list.filter((toast) => toast.id !== id)
  }

  /** Removes a message that no longer holds. */
  withdraw(text: string): void {
    for (const toast of this.list) if (toast.text === text) this.dismiss(toast.id)
  }

  /** It stays while the pointer is on it. */
  hold(id: number): void {
    clearTimeout(this.#clocks.get(id))
    this.#clocks.delete(id)
  }

  release(id: number): void {
    const toast = this.list.find((other) => other.id === id)
    if (toast === undefined) return
    this.hold(id)
    this.#clocks.set(
      id,
      setTimeout(() => this.dismiss(id), toast.action === undefined ? SHORT : LONG),
    )
  }
}

export const toasts = new Toasts()
