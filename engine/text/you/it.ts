import type { Grammar } from './you.ts'

/** "a te", "ad Anna", "a Ben"; of several names the first decides. */
export function to(who: string): string {
  if (/^[aàáâä]/iu.test(who)) return `ad ${who}`
  return `a ${who.replace(/^Tu(?=$|,| e )/u, 'te')}`
}

/** Puts the form of an article that a number takes before it: "il 49%", "l’8%", "lo 0%". */
function joined(number: string, il: string, l: string, lo: string): string {
  if (/^(?:1|11|8\d?)(?!\d)/u.test(number)) return `${l}${number}`
  return `${number.startsWith('0') ? lo : il} ${number}`
}

/** "il 49%", "l’8 novembre", "lo 0%". */
export const the = (number: string): string => joined(number, 'il', 'l’', 'lo')

/** "dal 49% al 100%", "dall’8% allo 0%". */
export const fromTo = (before: string, after: string): string =>
  `${joined(before, 'dal', 'dall’', 'dallo')} ${joined(after, 'al', 'all’', 'allo')}`

export const grammar: Grammar = {
  name: 'Tu',
  inside: 'tu',
  drops: 'ti',
  and: 'e',
  verbs:
    'lancia lanci, ha hai, passa passi, deve devi, rilancia rilanci, usa usi, perde perdi, prende prendi, ' +
    'vince vinci, non non',
  phrases: [
    ['([^.:]*@[^.:]*) condividono', '$1 condividete'],
    ['(tra [^.:@]*) @', '$1 te'],
    ['Comincia @', 'Cominci tu'],
    ['Vince @', 'Vinci tu'],
    ['@ si ferma', '@ ti fermi'],
    ['@ non può', '@ non puoi'],
    ['@ non ha(?!n)', '@ non hai'],
    ['(a|da|su|tra) @', '$1 te'],
  ],
}
