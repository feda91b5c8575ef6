/** The design on one page, for those who build with it. Not part of the product. */
import '../../kit/base.css'
import '../../kit/classes.css'
import { mount } from 'svelte'
import Gallery from './Gallery.svelte'
import Texts from './texts/Texts.svelte'

/** `?texts`: every text, with its note and in place. */
const page = new URLSearchParams(location.search).has('texts') ? Texts : Gallery

mount(page, { target: document.getElementById('app') as HTMLElement })
