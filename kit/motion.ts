/** Returns whether scripted motion is off (reduced motion); CSS motion is stopped in base.css. */
export function isCalm(): boolean {
  const root = document.documentElement
  if (root.hasAttribute('data-calm')) return true
  return root.dataset.motion !== 'full' && matchMedia('(prefers-reduced-motion: reduce)').matches
}
