/** Start here: the page. Language first, then the app; everything else is loaded when it is needed. */
import '../kit/base.css'
import '../kit/classes.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { device } from './app/device.svelte.ts'
import { router } from './app/router.svelte.ts'
import { words } from './app/words.svelte.ts'

device.listen()
router.listen()
// The usual first page comes beside its words, not after them.
if (router.route.page === 'home') void import('./home/Home.svelte')
await words.speak(words.wanted).catch(() => undefined)
const target = document.getElementById('app') as HTMLElement
if (words.ready) mount(App, { target })
else {
  // The words for this come with the document: those of the catalogs are what is missing.
  target.append(document.querySelector('template')?.content.querySelector(`:lang(${words.wanted})`) ?? '')
  target.querySelector('button')?.addEventListener('click', () => location.reload())
  addEventListener('online', () => location.reload())
}
void import('./offline/registration.ts').then(({ keepOffline }) => keepOffline())
