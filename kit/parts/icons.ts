/** Our icons: strokes on a grid of 24, round caps and joins. Add one by adding a line. */

const dot = (x: number, y: number): string => `M${x - 0.4} ${y}a.4.4 0 1 0 .8 0a.4.4 0 1 0-.8 0`
const ring = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`
const ray = (turn: number): string => {
  const [c, s] = [Math.cos((turn * Math.PI) / 4), Math.sin((turn * Math.PI) / 4)]
  const at = (r: number): string => `${(12 + r * c).toFixed(2)} ${(12 + r * s).toFixed(2)}`
  return `M${at(7)}L${at(9.2)}`
}
const SPEAKER = 'M4 9.5v5h3.5l4.5 4v-13l-4.5 4z'

export const ICONS = {
  back: 'M15 5l-7 7 7 7',
  next: 'M9 5l7 7-7 7',
  down: 'M6 9.5l6 6 6-6',
  close: 'M6 6l12 12M18 6L6 18',
  menu: 'M4 7h16M4 12h16M4 17h16',
  more: dot(6, 12) + dot(12, 12) + dot(18, 12),
  rules: 'M12 6.5C10 5 7 4.5 3.5 5v13.5c3.5-.5 6.5 0 8.5 1.5 2-1.5 5-2 8.5-1.5V5c-3.5-.5-6.5 0-8.5 1.5zM12 6.5V20',
  undo: 'M8 4.5L3.5 9 8 13.5M3.5 9H14a5.5 5.5 0 0 1 0 11h-4',
  sound: `${SPEAKER}M15.5 9a4.2 4.2 0 0 1 0 6M18 6.5a7.8 7.8 0 0 1 0 11`,
  'sound-off': `${SPEAKER}M16 9.5l5 5M21 9.5l-5 5`,
  settings: `M4 7h8.5M17.5 7H20M4 17h2.5M11.5 17H20${ring(15, 7, 2.5)}${ring(9, 17, 2.5)}`,
  text: 'M5 7.5V5h14v2.5M12 5v14M9 19h6',
  log: `M9 6h11M9 12h11M9 18h11${dot(4.8, 6)}${dot(4.8, 12)}${dot(4.8, 18)}`,
  share: 'M12 15V4M8 7.5l4-4 4 4M7 11H5v9h14v-9h-2',
  download: 'M12 4v11.5M7.5 11.5l4.5 4.5 4.5-4.5M5 20h14',
  upload: 'M12 16V4.5M7.5 9L12 4.5 16.5 9M5 20h14',
  play: 'M8 5.5v13l10.5-6.5z',
  pause: 'M8.5 5.5v13M15.5 5.5v13',
  step: 'M6.5 6v12M10.5 6v12l8-6z',
  'step-back': 'M17.5 6v12M13.5 6v12l-8-6z',
  first: 'M5.5 6v12M17.5 6l-7 6 7 6',
  last: 'M18.5 6v12M6.5 6l7 6-7 6',
  trophy:
    'M8 4h8v6a4 4 0 0 1-8 0zM8 6H4.5v1A4 4 0 0 0 8 11M16 6h3.5v1a4 4 0 0 1-3.5 4M12 14v3.5M8.5 20.5h7M10 20.5l.5-3h3l.5 3',
  robot: `M6.5 9h11A1.5 1.5 0 0 1 19 10.5v7a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 5 17.5v-7A1.5 1.5 0 0 1 6.5 9zM12 9V6${dot(12, 4.5)}M9.5 13v1.5M14.5 13v1.5M2.5 12.5v3M21.5 12.5v3`,
  person: `${ring(12, 8, 4)}M4.5 20.5c.6-4 3.6-6.5 7.5-6.5s6.9 2.5 7.5 6.5`,
  people: `${ring(9, 8.5, 3.5)}M2.5 20c.5-3.6 3-6 6.5-6s6 2.4 6.5 6M15.5 5.3a3.5 3.5 0 0 1 0 6.4M18 14.6c2 .8 3.2 2.7 3.5 5.4`,
  dice: `M6.5 4h11A2.5 2.5 0 0 1 20 6.5v11a2.5 2.5 0 0 1-2.5 2.5h-11A2.5 2.5 0 0 1 4 17.5v-11A2.5 2.5 0 0 1 6.5 4z${dot(8.5, 8.5)}${dot(15.5, 8.5)}${dot(12, 12)}${dot(8.5, 15.5)}${dot(15.5, 15.5)}`,
  device: 'M8 3h8a1.5 1.5 0 0 1 1.5 1.5v15A1.5 1.5 0 0 1 16 21H8a1.5 1.5 0 0 1-1.5-1.5v-15A1.5 1.5 0 0 1 8 3zM11 18h2',
  learn: 'M2.5 9.5L12 5l9.5 4.5L12 14zM6.5 11.5v5c3 2.5 8 2.5 11 0v-5M21.5 9.5V15',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  cross: 'M7 7l10 10M17 7L7 17',
  info: `${ring(12, 12, 9)}M12 11v5.5${dot(12, 7.8)}`,
  warning: `M12 4l9 16H3zM12 10v4.5${dot(12, 17.3)}`,
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  search: `${ring(10.5, 10.5, 6.5)}M15.3 15.3l5.2 5.2`,
  trash: 'M4.5 7h15M9 7V4.5h6V7M6.5 7l1 13h9l1-13M10 11v5.5M14 11v5.5',
  sun: ring(12, 12, 4) + [0, 1, 2, 3, 4, 5, 6, 7].map(ray).join(''),
  moon: 'M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5z',
  system: 'M4.5 5h15v11h-15zM12 16v4M8.5 20h7',
  globe: `${ring(12, 12, 9)}M3 12h18M12 3c4.5 5 4.5 13 0 18M12 3c-4.5 5-4.5 13 0 18`,
  keyboard: `M4.5 6.5h15A1.5 1.5 0 0 1 21 8v8a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 16V8a1.5 1.5 0 0 1 1.5-1.5zM8.5 14h7${dot(7, 10)}${dot(10.4, 10)}${dot(13.7, 10)}${dot(17, 10)}`,
  home: 'M3.5 12L12 4.5l8.5 7.5M6 10v10h12V10M10 20v-5.5h4V20',
  history: 'M4 4.5V9.5h5M4.3 9.5a8.3 8.3 0 1 1-.5 3.5M12 8v4.5l3.2 2',
  flag: 'M6 21V4M6 4.5c4-2 8 2 12.5 0v9c-4.5 2-8.5-2-12.5 0',
  pin: 'M9 4h6l-.5 6.5 3 3.5h-11l3-3.5zM12 14v6.5',
  delete: 'M8.5 5.5H20.5v13H8.5L2.5 12zM11.5 9.5l5 5M16.5 9.5l-5 5',
} as const

export type IconName = keyof typeof ICONS
