/** A drawing of the page as an image for a canvas: an image knows no style sheet, so every style is written into the drawing. */
import { type Component, mount, unmount } from 'svelte'
import { type Hues, huesContext } from '../../../kit/hues.ts'

const STYLES = [
  ...['fill', 'fill-opacity', 'fill-rule', 'stroke', 'stroke-width', 'stroke-linecap', 'stroke-linejoin'],
  ...['stroke-dasharray', 'stroke-opacity', 'opacity', 'stop-color', 'stop-opacity', 'font-size', 'font-weight'],
  ...['text-anchor', 'dominant-baseline', 'transform', 'transform-origin', 'transform-box', 'display', 'visibility'],
]

/** The SVG that a part draws in a world, at rest. Text in it is set in a system face: a page's typefaces do not reach an image. */
export async function drawnBy<Props extends Record<string, unknown>>(
  part: Component<Props>,
  props: Props,
  { world, hues }: { readonly world: string; readonly hues: Hues },
  size: { readonly width: number; readonly height: number },
): Promise<HTMLImageElement> {
  const host = document.createElement('div')
  host.className = world
  host.dataset.calm = ''
  host.style.cssText = 'position:fixed;inset:0 auto auto -9999px;width:400px;height:400px'
  document.body.append(host)
  const mounted = mount(part, { target: host, props, context: huesContext(hues) })
  try {
    const svg = host.querySelector('svg')
    if (svg === null) throw new Error('a finale without a picture')
    return await imageOf(inlined(svg, size))
  } finally {
    void unmount(mounted)
    host.remove()
  }
}

function inlined(
  svg: SVGSVGElement,
  { width, height }: { readonly width: number; readonly height: number },
): SVGSVGElement {
  const copy = svg.cloneNode(true) as SVGSVGElement
  const [from, to] = [[...svg.querySelectorAll('*')], [...copy.querySelectorAll<SVGElement>('*')]]
  for (const [i, element] of from.entries()) {
    const computed = getComputedStyle(element)
    const style = STYLES.map((name) => `${name}:${computed.getPropertyValue(name)}`).join(';')
    to[i]?.setAttribute('style', `${style};font-family:sans-serif`)
  }
  copy.removeAttribute('style')
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  copy.setAttribute('width', String(width))
  copy.setAttribute('height', String(height))
  copy.setAttribute('preserveAspectRatio', 'xMidYMid slice')
  return copy
}

function imageOf(svg: SVGSVGElement): Promise<HTMLImageElement> {
  const image = new Image()
  const text = new XMLSerializer().serializeToString(svg)
  return new Promise((resolve, reject) => {
    image.onload = () => resolve(image)
    image.onerror = () => reject(new Error('a drawing that is no image'))
    image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`
  })
}
