/** Start here: the page. Language first, then the app; everything else is loaded when it is needed. */
import '../kit/base.css'
import '../kit/classes.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { device } from './app/device.svelte.ts'
import NoWords from './app/NoWords.svelte'
import { router } from './app/router.svelte.ts'
import { words } from './app/words.svelte.ts'

device.listen()
router.listen()
// The usual first page comes beside its words, not after them.
if (router.route.page === 'home') void import('./home/Home.svelte')
await words.speak(words.wanted).catch(() => undefined)
mount(words.ready ? App : NoWords, { target: document.getElementById('app') as HTMLElement })
void import('./offline/registration.ts').then(({ keepOffline }) => keepOffline())
