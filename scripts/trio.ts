/** `npm run trio`: finds the equilibrium of Dice of Crowns for three anew, and writes its table. Takes a minute or two. Commit what it writes. */
import { writeFileSync } from 'node:fs'
import { findEquilibrium } from '../games/dice-of-crowns/bots/solve/equilibrium.ts'
import { writeBeginnings } from '../games/dice-of-crowns/bots/solve/trio.ts'
import { STANDINGS } from '../games/dice-of-crowns/bots/solve/trio-ends.ts'

const FILE = new URL('../games/dice-of-crowns/bots/solve/trio-table.ts', import.meta.url)
const HEAD =
  '/** The equilibrium for three: its chances at the beginnings of turns (`readBeginnings` in trio.ts), written by `npm run trio`. */'

const { beginnings, off } = findEquilibrium((now) => console.log(`off by ${now.toExponential(1)}`))
const texts = writeBeginnings(beginnings, STANDINGS).map((text) => `  '${text}',\n`)
writeFileSync(FILE, `${HEAD}\nexport const BEGINNINGS: readonly string[] = [\n${texts.join('')}]\n`)
console.log(`written; off by ${off.toExponential(1)}`)
