/** What a device shows of Iacta when it is installed there. */

export const manifest = {
  id: '/',
  name: 'Iacta',
  short_name: 'Iacta',
  description: 'Dice games at one table: with friends, with bots or with real dice.',
  lang: 'en',
  dir: 'ltr',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  theme_color: '#f5eee1',
  background_color: '#f5eee1',
  categories: ['games', 'entertainment'],
  icons: [
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
    { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
}
