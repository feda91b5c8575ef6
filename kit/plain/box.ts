/** The face of the box of a game that brings none. */
import './world.css'
import type { GameBox } from '../board.ts'
import Art from './Art.svelte'

export const plainBox: GameBox = { Art, world: 'world-plain' }
