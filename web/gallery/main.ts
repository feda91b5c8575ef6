/** The design on one page, for those who build with it. Not part of the product. */
import '../../kit/base.css'
import { mount } from 'svelte'
import Gallery from './Gallery.svelte'

mount(Gallery, { target: document.getElementById('app') as HTMLElement })
