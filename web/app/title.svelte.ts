/** Sets the title of the page while the component that calls this is shown. */
export function useTitle(title: () => string): void {
  $effect(() => {
    document.title = `${title()} · Iacta`
    return () => {
      document.title = 'Iacta'
    }
  })
}
