/** Short messages over the page, as state. They go by themselves; those with something to do stay longer. */

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

  /** The same words again take the place of the earlier ones. */
  tell(text: string, { kind = 'info', action }: ToastOptions = {}): void {
    const toast: Toast = { id: this.#next++, text, kind, ...(action === undefined ? {} : { action }) }
    this.list = [...this.list.filter((other) => other.text !== text), toast].slice(-MOST)
    this.release(toast.id)
  }

  dismiss(id: number): void {
    this.hold(id)
    this.list = this.list.filter((toast) => toast.id !== id)
  }

  /** What a toast says is no longer so. */
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
