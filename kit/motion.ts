/** Is motion to be left out? For what is moved by script; what CSS moves is stilled in base.css. */
export function isCalm(): boolean {
  const root = document.documentElement
  if (root.hasAttribute('data-calm')) return true
  return root.dataset.motion !== 'full' && matchMedia('(prefers-reduced-motion: reduce)').matches
}
