/** The face of the box. */
import './world.css'
import type { GameBox } from '../../../kit/board.ts'
import Art from './Art.svelte'

export const box: GameBox = { Art, world: 'world-dice-of-crowns' }
