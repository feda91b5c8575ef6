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
    'lancia lanci, ha hai, passa passi, scongela scongeli, deve devi, fa fai, congela congeli, rilancia rilanci, ' +
    'dà dai, tiene tieni, usa usi, accetta accetti, comincia cominci, perde perdi, rinuncia rinunci, ' +
    'rivendica rivendichi, prende prendi, toglie togli, ruba rubi, conquista conquisti, libera liberi, ottiene ottieni, ' +
    'gira giri, dice dici, esce esci, vince vinci, arriva arrivi, scrive scrivi, riempie riempi, lascia lasci, manca manchi, non non',
  phrases: [
    ['([^.:]*@[^.:]*) non hanno', '$1 non avete'],
    ['([^.:]*@[^.:]*) condividono', '$1 condividete'],
    ['([^.:]*@[^.:]*) escono', '$1 uscite'],
    ['(?<!@) (dà|passa|toglie|ruba) ((?:(?! ad? )[^.:@])+) a @(?=[.:]| e tiene|$)', ' ti $1 $2'],
    ['(tra [^.:@]*) @', '$1 te'],
    ['(@ [^.:]* e ora) ha', '$1 hai'],
    ['Comincia @', 'Cominci tu'],
    ['Vince @', 'Vinci tu'],
    ['@ si ferma', '@ ti fermi'],
    ['@ si vendica', '@ ti vendichi'],
    ['@ si arrende', '@ ti arrendi'],
    ['@ non può', '@ non puoi'],
    ['@ non ha(?!n)', '@ non hai'],
    ['@ non usa', '@ non usi'],
    ['protegge @', 'ti protegge'],
    ['porta a @', 'ti porta'],
    ['Una corona di @', 'Una tua corona'],
    ['di @', 'della tua area'],
    ['(a|da|su|tra) @', '$1 te'],
  ],
}
