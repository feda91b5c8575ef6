/** The page's address as state. Plain clicks on links of ours change it without loading; everything else is the browser's. */
import { hrefOf, type Route, readRoute } from './route.ts'

class Router {
  route: Route = $state.raw(here())

  go(to: Route, { replace = false } = {}): void {
    const href = hrefOf(to)
    if (href !== location.pathname + location.hash) history[replace ? 'replaceState' : 'pushState'](null, '', href)
    this.#arrive()
    if (to.page !== 'rules' || to.rule === undefined) scrollTo(0, 0)
  }

  /** Call once. */
  listen(): void {
    addEventListener('popstate', () => this.#arrive())
    addEventListener('click', (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
      if (link === null || !plain || event.defaultPrevented || link.target !== '' || link.download !== '') return
      const url = new URL(link.href)
      if (url.origin !== location.origin) return
      event.preventDefault()
      this.go(readRoute(url.pathname, url.hash))
    })
  }

  #arrive(): void {
    this.route = here()
  }
}

function here(): Route {
  return readRoute(location.pathname, location.hash)
}

export const router = new Router()

/** Sets the title of the page while the component that calls this is shown. */
export function useTitle(title: () => string): void {
  $effect(() => {
    document.title = `${title()} · Iacta`
    return () => {
      document.title = 'Iacta'
    }
  })
}
