/** The default box on the home page. */
import './world.css'
import type { GameBox } from '../board.ts'
import Art from './Art.svelte'

export const plainBox: GameBox = { Art, world: 'world-plain' }
