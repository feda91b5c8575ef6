import { plural } from '../../../engine/text/lang.ts'
import { grammar } from '../../../engine/text/you/es.ts'
import type { BoardTexts, BookTexts, Catalog } from './catalog.ts'
import { COVERS } from './covers.ts'

/** The person at the device, who has given no name, after a preposition: a ti. */
const to = (who: string) => (who === grammar.name ? 'ti' : who)

/** All of them to the person at the device: "Darte 1 daga", not "Dar 1 daga a ti". */
const dealt = (verb: string, shares: string) =>
  /^\d+ \p{L}+ a ti$/u.test(shares) ? `${verb}te ${shares.slice(0, -' a ti'.length)}` : `${verb} ${shares}`

const claims = (n: number) => plural('es', n, { one: `${n} derecho`, other: `${n} derechos` })

const daggers = (n: number) => plural('es', n, { one: `${n} daga`, other: `${n} dagas` })

const scrolls = (n: number) => plural('es', n, { one: `${n} pergamino`, other: `${n} pergaminos` })

const skulls = (n: number) => plural('es', n, { one: `${n} calavera`, other: `${n} calaveras` })

const fate = (n: number) => plural('es', n, { one: `${n} ficha de destino`, other: `${n} fichas de destino` })

const board = {
  questions: {
    hand: ({ count }) =>
      `Has sacado ${scrolls(count)}. ${count === 1 ? '¿A quién se lo entregas?' : '¿A quién se los entregas?'}`,
    handLeft: ({ count }) =>
      plural('es', count, {
        one: `Queda ${scrolls(count)} por entregar.`,
        other: `Quedan ${scrolls(count)} por entregar.`,
      }),
    handReady: 'Cada pergamino tiene destinatario. ¿Confirmas?',
    give: ({ who, count }) =>
      `Le toca a ${who}, y tú has sacado ${daggers(count)}. ${count === 1 ? '¿A quién se la das?' : '¿A quién se las das?'}`,
    giveLeft: ({ count }) =>
      plural('es', count, { one: `Queda ${daggers(count)} por dar.`, other: `Quedan ${daggers(count)} por dar.` }),
    giveReady: 'Cada daga tiene su víctima. ¿Confirmas?',
    protected: ({ who }) => `El mensajero protege a ${who} de las dagas.`,
    choose: 'Plántate, o relanza tus calaveras, tus pergaminos o ambos.',
    chooseOne: 'Plántate, o relanza.',
    chooseFate: 'Plántate, relanza o gasta destino en un solo dado.',
    onlyStop: 'No tienes dados sueltos: solo puedes plantarte.',
    onlyFate: 'No tienes dados sueltos: plántate, o gasta destino en un solo dado.',
    fate: '¿Qué dado relanza el destino? Uno tuyo cuesta 1 ficha; el de un rival, 2.',
    betrayed: ({ count }) => `${daggers(count)}: traición. Acéptala, o gasta destino en un dado.`,
    reward: 'Elige tu recompensa.',
    vengeance: ({ count }) => `Venganza: ¿quién recibe ${count} de tus dagas?`,
    keep: ({ count }) =>
      `Has sacado ${daggers(count)}. ${count === 1 ? '¿Es para Varrick?' : '¿Cuántas son para Varrick?'}`,
    again: 'El turno sigue. ¿Qué relanzas?',
  },
  buttons: {
    hand: 'Entregar',
    handTo: ({ who, count }) => `${scrolls(count)} a ${who}`,
    deal: 'Repartir por igual',
    clear: 'Recuperar',
    give: 'Dar',
    giveTo: ({ who, count }) => `${daggers(count)} a ${to(who)}`,
    keepAll: ({ count }) => `Quedarse con ${daggers(count)}`,
    stop: 'Plantarse',
    stopFor: ({ reward }) => `Plantarse: ${reward}`,
    rerollSkulls: ({ count }) => `Relanzar ${skulls(count)}`,
    rerollScrolls: ({ count }) => `Relanzar ${scrolls(count)}`,
    rerollBoth: ({ count }) => `Relanzar los ${count}`,
    fate: 'Gastar destino',
    fateDone: 'No usar destino',
    accept: 'Aceptar la traición',
    claim: ({ count }) => `Reclamar ${claims(count)}`,
    takeFate: ({ count }) => `Tomar ${fate(count)}`,
    crown: 'Tomar la corona',
    steal: ({ who }) => `Robar un derecho a ${who}`,
    avenge: ({ who, count }) => `${daggers(count)} a ${who}`,
    forgive: 'Sin venganza',
    pass: ({ count }) => `Dar ${daggers(count)} a Varrick`,
    passNone: 'Quedarse con todas',
    more: ({ who }) => `+1 a ${to(who)}`,
  },
  pieces: {
    area: ({ who }) => `${who}: zona`,
    middle: 'El centro',
    dieHanded: ({ die }) => `Por lanzar: ${die}`,
    dieGiving: ({ die }) => `Por dar: ${die}`,
    dieLocked: ({ die }) => `${die}, dado bloqueado`,
    dieLoose: ({ die }) => `${die}, dado suelto`,
    dieFresh: ({ die }) => `${die}, por entregar`,
    dieInHand: 'Un dado por lanzar',
    dieFate: ({ die, count }) => `${die}: relanzar por ${fate(count)}`,
    claims: ({ count, of }) => `${count} de ${claims(of)}`,
    fate: ({ count }) => fate(count),
    supply: ({ count }) => `${fate(count)} en la reserva`,
    crownOf: ({ who }) => `La corona: ${who}`,
    crownInMiddle: 'La corona está en el centro',
    messenger: ({ who }) => `Este turno el mensajero protege de las dagas: ${who}`,
    varrick: 'Tío Varrick',
    tokens: ({ who, count, of }) => `${who}: ${count} de ${of} fichas de corona`,
    onTurn: 'Turno actual',
    betrayed: 'Traición',
  },
  slip: 'Si te plantas ahora, no ganas nada.',
  keys: {
    seat: 'Un dado más para este asiento',
    fewer: 'Recuperar un dado',
    deal: 'Repartir por igual',
    stop: 'Plantarse',
    skulls: 'Relanzar las calaveras',
    scrolls: 'Relanzar los pergaminos',
    both: 'Relanzar calaveras y pergaminos',
    fate: 'Gastar destino',
    clear: 'Recuperarlo todo',
  },
  ending: { won: 'La corona es tuya', lost: 'Varrick conserva el trono' },
} satisfies BoardTexts

const book = {
  intro:
    'Siete dados van y vienen entre tú y tus rivales. Las coronas son el derecho al trono; las dagas, la traición; ' +
    'las calaveras, el capricho del destino, y los pergaminos, la intriga: tus rivales los lanzan durante tu ' +
    'turno. Con tres derechos se conquista el trono.',
  headings: {
    dice: 'Los dados',
    turn: 'Tu turno',
    rewards: 'Traición y recompensa',
    end: 'El final',
    examples: 'Ejemplos',
    advanced: 'Reglas avanzadas',
    solo: 'En solitario contra el tío Varrick',
    options: 'Opciones',
  },
  dice: 'Cada uno de los siete dados tiene una corona, una daga, dos calaveras y dos pergaminos.',
  terms:
    'Cada jugador tiene una zona para los dados. En tu turno es tuyo todo dado que no esté en la zona de un ' +
    'rival.' +
    '\nUna corona o una daga en una zona está bloqueada: no se relanza, salvo con el destino (R15).' +
    '\nUna calavera o un pergamino en tu zona está suelto.' +
    '\nLas coronas y dagas en la zona de un rival no hacen nada hasta su propio turno, sean cuantas sean.' +
    '\n«Siete» de un símbolo quiere decir que los siete dados están en tu zona y lo muestran.',
  R1:
    'Reúne todos los dados que no tenga ningún rival: esos están sueltos. Las coronas y dagas que ya tenías siguen ' +
    'bloqueadas en tu zona, y cuentan. Si tus rivales tienen los siete dados, pierdes el turno: ni tirada ni recompensa.',
  R2: 'Si en este momento hay tres o más dagas en tu zona, es traición en el acto (R9).',
  R3: 'Lanza todos tus dados sueltos: si los tienes, es obligatorio. Si no, ve a R8.',
  R4:
    'Las coronas y las dagas se bloquean. Con tres o más dagas en tu zona es traición en el acto (R9), antes de entregar ' +
    'ningún pergamino.',
  R5:
    'Siete pergaminos en una sola tirada traen al mensajero, que te protege el resto del turno: tus rivales no pueden ' +
    'darte dagas. Los pergaminos se entregan igualmente. Si los rivales se quedan con sus dagas (mira las opciones), el ' +
    'mensajero no cambia nada.',
  R6:
    'Entrega a tus rivales todos los pergaminos recién sacados, repartidos como quieras; quienes los ' +
    'reciben los lanzan, todos en una sola tirada.' +
    '\nUna corona se queda bloqueada en la zona de ese rival.' +
    '\nEl rival que saca una daga se la da a quien quiera, incluso a sí mismo, pero no a ti si te protege el ' +
    'mensajero; en la zona de quien no está jugando queda bloqueada hasta el final de su propio turno.' +
    '\nUna calavera o un pergamino vuelve a ti, suelto; ese pergamino no se entrega otra vez, pero puedes ' +
    'relanzarlo.' +
    '\nLos rivales con dagas deciden uno tras otro, en el sentido de las agujas del reloj desde tu izquierda, ' +
    'y las dagas se cuentan solo después del último.',
  R7: 'Si ahora hay tres o más dagas en tu zona, es traición (R9).',
  R8:
    'Después plántate, o relanza todas tus calaveras, todos tus pergaminos o ambos, y sigue con R4.' +
    '\nUn símbolo se relanza entero o no se relanza; sin dados sueltos ni destino que gastar, te plantas.' +
    '\nTres coronas no terminan el turno por sí solas: puedes seguir, incluso hasta siete.',
  R9:
    'Con una traición termina tu turno y no ganas nada; los derechos que ya tenías están a salvo. Siete dagas pueden hacer ' +
    'más, según las opciones: pierdes uno de tus derechos; o cada jugador, tú también, recibe en su zona una daga ' +
    'bloqueada que cuenta en su próximo turno, y las demás vuelven al centro; o nada.',
  R10:
    'Al plantarte recibes exactamente una recompensa, si te has ganado alguna; entre varias eliges una, y no puedes ' +
    'rechazarlas todas.' +
    '\nSiete coronas, el derecho de nacimiento, dan 2 derechos; de tres a seis dan 1 (seis pueden dar 2: mira ' +
    'las opciones).' +
    '\nSiete calaveras, el vuelco del destino, roban 1 derecho al rival que elijas, o dan 1 de la reserva si ' +
    'ningún rival tiene derechos (mira las opciones); cinco o seis calaveras dan 1 derecho.' +
    '\nLas fichas de destino (R15) y la corona (R16) son recompensas de las reglas avanzadas.',
  R11:
    'Después de tu turno, tus dados, también los bloqueados, vuelven al centro. Los dados en las zonas de tus rivales se ' +
    'quedan allí. Sigue el jugador de tu izquierda.',
  R12:
    'Quien consiga antes tres derechos gana en el acto. Los demás se clasifican por sus derechos, y la corona cuenta como ' +
    'uno; si hay empate, comparten el puesto.',
  advanced: 'Cada una de estas reglas se puede acordar por separado, en cualquier combinación.',
  R13: 'Una partida más larga: se gana con cinco derechos en lugar de tres.',
  R14:
    'Venganza. Tras una traición en R4 o R7 con cuatro, cinco o seis dagas en tu zona, puedes dar a un solo ' +
    'rival las que pasan de tres, o todas, según lo acordado: quedan bloqueadas en su zona.' +
    '\nTambién puedes no dar ninguna.' +
    '\nUna traición en R2 no permite venganza, y siete dagas tampoco.',
  R15:
    'Destino. Al plantarte con tres o más calaveras puedes tomar como recompensa fichas de destino, 1 o 2 ' +
    'según lo acordado, de una reserva de diez: las que queden si no bastan, nada si está vacía.' +
    '\nEn tu turno puedes gastarlas en R8, y también cuando una traición (R2, R4, R7) está a punto de ser ' +
    'definitiva: 1 ficha relanza un dado de tu zona, bloqueado o suelto; 2 fichas, un dado de la zona de un ' +
    'rival, mientras puedas pagar.' +
    '\nLas fichas gastadas vuelven a la reserva.' +
    '\nTu propio dado cuenta como una tirada de un solo dado: sigue desde R4, junto con los pergaminos aún no ' +
    'entregados; nunca trae al mensajero.' +
    '\nEl dado de un rival se queda allí si muestra corona o daga, y viene a tu zona, suelto, si muestra ' +
    'calavera o pergamino.' +
    '\nLuego se cuentan otra vez las dagas.' +
    '\nTras una traición evitada en R2 sigue con R3; si no, con R6 si hay pergaminos por entregar, y si no, ' +
    'con R8.' +
    '\nSi renuncias o no puedes pagar, la traición es definitiva: siguen R9, R14 y R11.',
  R16:
    'Defensa de la corona. Nadie gana por R12. La corona cuenta como un derecho, y nadie tiene más de dos ' +
    'fichas de derecho (cuatro si se juega a cinco derechos).' +
    '\nUna recompensa que te llevaría a tres derechos (o a cinco) te da fichas hasta ese límite y después la ' +
    'corona, del centro o de quien la tenga; lo demás se pierde.' +
    '\nGanas al final de un turno que empezaste con la corona, sin traición, y que acabas con la corona y ' +
    'todas las fichas que puedes tener.' +
    '\nEn ese turno tienes que lanzar al menos una vez si tienes dados sueltos; relanzar con el destino no ' +
    'cuenta.' +
    '\nTras una traición, o con menos fichas, conservas la corona y sigues.' +
    '\nCon siete coronas o siete calaveras puedes, en lugar de la recompensa habitual, quitarle la corona al ' +
    'rival que la tenga, sean cuantas sean tus fichas.' +
    '\nUn derecho robado o perdido (R9, R10) es siempre una ficha, nunca la corona.' +
    '\nEn el reglamento es solo para cinco derechos; con tres es una regla de la casa.',
  solo:
    'Un juego en solitario, variante no oficial de George Jaros. Solo valen las reglas siguientes: sin mensajero, sin ' +
    'efectos por siete símbolos iguales, sin R13 a R16 y sin más opción que el número de fichas.',
  S1:
    'Hay que reunir fichas de corona: quien consiga antes tres (cinco o siete, si quieres), tú o Varrick, gana en el acto. ' +
    'Varrick puede tener dados de corona cautivos de un turno a otro; tú lanzas el resto de los siete.',
  S2:
    'En un turno se repiten estos pasos: lanzas (la primera vez, todos tus dados); después vienen S3, S4, S5 y las comprobaciones de S6, ' +
    'hasta que una termine el turno.',
  S3:
    'Las coronas recién sacadas se bloquean en tu zona; las calaveras se quedan sueltas. De las dagas recién sacadas ' +
    'eliges cuántas te quedas, bloqueadas, y cuántas das a Varrick.',
  S4:
    'Los pergaminos recién sacados van a Varrick, que los lanza.' +
    '\nEn este orden: los pergaminos vuelven a ti, sueltos.' +
    '\nLas coronas se quedan con él, cautivas; si ahora tiene tres o más, se aplica en el acto la primera ' +
    'comprobación de S6 y el resto de la tirada no tiene efecto.' +
    '\nLas calaveras vuelven a ti, sueltas. Mientras Varrick tenga dagas de antes de esta tirada (cuentan las que ' +
    'acabas de darle), cada calavera te trae una, que se bloquea en tu zona.' +
    '\nLas dagas de esta tirada se quedan con él.',
  S5:
    'Si tenías menos de tres dagas y con las que traen las calaveras llegas a tres o más, Varrick se queda con una ' +
    'de tus fichas, una vez por tirada; así puede acabar la partida. Si no tienes ninguna, una de tus coronas ' +
    'bloqueadas, si la hay, queda cautiva y cuenta en S6.',
  S6:
    'Comprobaciones, en este orden.' +
    '\nVarrick tiene tres o más coronas: gana una ficha, todos sus dados de corona quedan libres, el turno ' +
    'termina y no ganas nada.' +
    '\nVarrick o tú, con tres o más dagas: el turno termina y no ganas nada; si es Varrick y él no ha sacado ' +
    'ninguna daga este turno, liberas una corona cautiva.' +
    '\nTienes tres o más coronas, o cinco o más calaveras: ganas una ficha y el turno termina.' +
    '\nNo tienes dados sueltos: el turno termina.' +
    '\nSi no, tienes que relanzar: todas las calaveras, todos los pergaminos, o ambos.',
  S7:
    'Al final de un turno todos los dados vuelven a ser tuyos, menos las coronas cautivas de Varrick; las dagas nunca ' +
    'pasan al turno siguiente.',
  examples: {
    third:
      'Sacas tres coronas, dos dagas, un pergamino y una calavera. Antes de plantarte hay que entregar el ' +
      'pergamino. Tu rival saca una daga y te la da: es la tercera. Traición, ningún derecho.',
    early: 'Sacas tres dagas y tres pergaminos: traición, y no se entrega ningún pergamino.',
    six: 'Te plantas con seis coronas: un derecho.',
    rival: 'Un rival tiene dos coronas: en su turno le basta con otra.',
    odds:
      'Al lanzar los siete dados, tres o más dagas salen en el 9,58 % de las tiradas; cinco o más calaveras, en el 4,53 %; ' +
      'siete pergaminos, en el 0,046 %.',
  },
} satisfies BookTexts

export const es = {
  lang: 'es',
  ...COVERS.es,
  notation:
    'Las jugadas se escriben «stop», «reroll skulls», «hand 1:2 3:1» (dos pergaminos al asiento 1, uno al asiento 3; ' +
    'los asientos se cuentan desde 0), «give 0:1», «take claim», «steal 1», «fate 0 dagger», «accept», «avenge 1», ' +
    '«forgive» o «pass 2».',
  things: {
    crown: ({ count }) => plural('es', count, { one: `${count} corona`, other: `${count} coronas` }),
    dagger: ({ count }) => daggers(count),
    skull: ({ count }) => plural('es', count, { one: `${count} calavera`, other: `${count} calaveras` }),
    scroll: ({ count }) => plural('es', count, { one: `${count} pergamino`, other: `${count} pergaminos` }),
    claim: ({ count }) => claims(count),
    fate: ({ count }) => fate(count),
    token: ({ count }) => plural('es', count, { one: `${count} ficha de corona`, other: `${count} fichas de corona` }),
  },
  kinds: { crown: 'Corona', dagger: 'Daga', skull: 'Calavera', scroll: 'Pergamino' },
  fated: {
    crown: 'una corona',
    dagger: 'una daga',
    skull: 'una calavera',
    scroll: 'un pergamino devuelto',
    fresh: 'un pergamino recién sacado',
  },
  seat: ({ seat }) => `asiento ${seat}`,
  share: ({ dice, who }) => `${dice} a ${to(who)}`,
  options: {
    claims: {
      label: 'Derechos',
      help: 'Cuántos derechos dan el trono: tres en el juego básico, cinco en el avanzado.',
      values: { 3: '3 derechos', 5: '5 derechos' },
    },
    rivalDagger: {
      label: 'Si un rival saca una daga',
      help:
        'Qué pasa con la daga que saca un rival con tu pergamino. Según la editorial, se la da a quien quiera; según ' +
        'el resumen italiano, se la queda.',
      values: { give: 'La da a quien quiera', keep: 'Se la queda' },
    },
    sixCrowns: {
      label: 'Seis coronas',
      help: 'Según el resumen, de tres a seis coronas dan un derecho; según el texto, uno por cada tres.',
      values: { 1: '1 derecho', 2: '2 derechos' },
    },
    sevenSkulls: {
      label: 'Siete calaveras',
      help: 'Según el resumen, se roba un derecho; según el texto, hasta dos: uno robado y otro de la reserva.',
      values: { steal: 'Robar un derecho', 'steal-and-claim': 'Robar uno y reclamar otro' },
    },
    sevenDaggers: {
      label: 'Siete dagas',
      help: 'Qué hacen siete dagas además de la traición: lo del resumen italiano, lo del prototipo o nada.',
      values: { 'lose-claim': 'Pierdes un derecho', 'everyone-dagger': 'Una daga para cada uno', nothing: 'Nada' },
    },
    vengeance: {
      label: 'Venganza',
      help: 'Tras una traición con cuatro, cinco o seis dagas, puedes dar a un solo rival las que pasan de tres, o todas.',
      values: { off: 'No', excess: 'Las que pasan de tres', all: 'Todas las dagas' },
    },
    fate: {
      label: 'Destino',
      help: 'Las calaveras pueden dar fichas de destino, con las que se relanza un solo dado, incluso para evitar una traición.',
      values: { off: 'No', on: 'Sí' },
    },
    fateIncome: {
      label: 'Fichas de destino por calaveras',
      help: 'El reglamento dice «1 o 2» sin aclarar cuándo. Solo cuenta si se juega con destino.',
      values: { 'per-three': '3–5 calaveras: 1; 6 o más: 2', 'five-for-two': '3–4 calaveras: 1; 5 o más: 2' },
    },
    crownDefence: {
      label: 'Defensa de la corona',
      help: 'El último derecho es la corona. Para ganar tienes que conservarla durante un turno tuyo entero.',
      values: { off: 'No', on: 'Sí' },
    },
    tokens: {
      label: 'Fichas de corona',
      help: 'Con cuántas fichas de corona se vence a Varrick.',
      values: { 3: '3 fichas', 5: '5 fichas', 7: '7 fichas' },
    },
  },
  refusals: {
    R4: 'Las dagas que sacas en tu turno se quedan bloqueadas en tu zona.',
    R5: 'El mensajero protege a quien está jugando: da tus dagas a otro jugador.',
    R6:
      'Solo cuando se te pida: entrega a tus rivales todos los pergaminos recién sacados, o da todas las dagas que has ' +
      'sacado en el turno de un rival.',
    R8: 'Solo puedes relanzar tus dados sueltos: todas las calaveras, todos los pergaminos, o ambos.',
    R9: 'Una traición solo se puede aceptar o evitar con el destino; antes de que llegue no hay nada que aceptar.',
    R10: 'La recompensa llega al plantarte, y solo si tus dados la han ganado.',
    R14: 'La venganza es contra un solo rival, y solo tras una traición con cuatro, cinco o seis dagas.',
    R15:
      'El destino relanza un dado de una zona: 1 ficha si es tuyo, 2 si es de un rival. Para ganarlas hacen falta tres ' +
      'calaveras y fichas en la reserva.',
    R16: 'La corona es recompensa solo por siete coronas o siete calaveras, y solo mientras la tenga un rival.',
    S3: 'Di cuántas de las dagas recién sacadas van a Varrick: ninguna, algunas o todas.',
    S6: 'Tienes que relanzar: todas las calaveras, todos los pergaminos sueltos, o ambos.',
  },
  clashes: {
    S1: 'El número de fichas de corona es solo del juego en solitario; las demás opciones, de mesas de dos o más.',
  },
  moves: {
    hand: ({ shares }) => dealt('Entregar', shares),
    give: ({ shares }) => dealt('Dar', shares),
    stop: 'Plantarse',
    reroll: {
      skulls: 'Relanzar las calaveras',
      scrolls: 'Relanzar los pergaminos',
      both: 'Relanzar calaveras y pergaminos',
    },
    fate: ({ die, who }) => `Destino: relanzar ${die} en ${who === grammar.name ? 'tu zona' : `la zona de ${who}`}`,
    accept: 'Aceptar la traición',
    take: { claim: 'Reclamar el derecho', fate: 'Tomar fichas de destino', crown: 'Tomar la corona' },
    steal: ({ who }) => `Robar un derecho a ${to(who)}`,
    avenge: ({ who }) => `Vengarse de ${to(who)}`,
    forgive: 'Sin venganza',
    pass: ({ count }) => (count === 0 ? 'Quedarse con todas las dagas' : `Dar ${daggers(count)} a Varrick`),
  },
  place: {
    locked: ({ dice }) => `Bloqueados: ${dice}`,
    loose: ({ dice }) => `Sueltos: ${dice}`,
    fresh: ({ dice }) => `Por entregar: ${dice}`,
    handed: ({ dice }) => `Por lanzar: ${dice}`,
    giving: ({ dice }) => `Por dar: ${dice}`,
    inHand: ({ count }) => `En la mano: ${plural('es', count, { one: `${count} dado`, other: `${count} dados` })}`,
    crown: 'Con la corona',
    messenger: 'Con la protección del mensajero',
    crownInMiddle: 'La corona está en el centro',
    supply: ({ count }) => `En la reserva: ${fate(count)}`,
    varrick: ({ things }) => `Varrick tiene ${things}`,
    captive: ({ dice, count }) => `${dice} ${plural('es', count, { one: 'cautiva', other: 'cautivas' })}`,
  },
  purpose: {
    first: 'para ver quién empieza',
    answer: 'por los pergaminos entregados (en orden, desde la izquierda de quien juega)',
    fate: 'para el dado que relanza el destino',
    varrick: 'para Varrick',
  },
  lines: {
    first: ({ who }) => `Empieza ${who}`,
    rolled: ({ who, dice }) => `${who} saca ${dice}`,
    messenger: ({ who }) => `El mensajero protege a ${who} este turno`,
    handed: ({ who, shares }) => `${who} entrega ${shares}`,
    gave: ({ who, shares }) => `${who} da ${shares}`,
    kept: ({ who, dice }) => `${who} se queda con ${dice}`,
    gaveAndKept: ({ who, shares, dice }) => `${who} da ${shares} y se queda con ${dice}`,
    stopped: ({ who }) => `${who} se planta`,
    rerolls: ({ who, dice }) => `${who} relanza ${dice}`,
    fateOwn: ({ who, die }) => `${who} gasta 1 ficha de destino y relanza ${die}`,
    fateRival: ({ who, die, other }) => `${who} gasta 2 fichas de destino y relanza ${die} en la zona de ${other}`,
    accepted: ({ who }) => `${who} acepta la traición`,
    betrayal: 'Traición',
    doubt: 'Traición, si el destino no la evita',
    ambush: ({ who, dice }) => `${who} empieza con ${dice}`,
    loses: ({ who }) => `Siete dagas: ${who} pierde un derecho`,
    everyone: 'Siete dagas: una para cada uno',
    avenged: ({ who, other, dice }) => `${who} se venga: ${dice} a ${other}`,
    forgave: ({ who }) => `${who} renuncia a la venganza`,
    took: ({ who, count }) => `${who} consigue ${claims(count)}`,
    tookFate: ({ who, count }) => `${who} consigue ${fate(count)}`,
    tookCrown: ({ who }) => `${who} se lleva la corona`,
    tookCrownFrom: ({ who, other }) => `${who} le quita la corona a ${other}`,
    stole: ({ who, other }) => `${who} le roba un derecho a ${other}`,
    full: ({ who }) => `${who} no puede tener más derechos`,
    skipped: ({ who }) => `${who} no tiene dados y pierde el turno`,
    won: ({ who }) => `${who} ${who === 'Varrick' ? 'conserva' : 'conquista'} el trono`,
    defended: ({ who }) => `${who} ha defendido la corona y conquista el trono`,
    brought: ({ who, dice }) => `${who} recibe ${dice}`,
    captured: ({ who }) => `Una corona de ${who} queda cautiva`,
    freed: ({ who }) => `${who} libera una corona cautiva`,
    robbed: ({ who }) => `Varrick le quita una ficha de corona a ${who}`,
    gained: ({ who }) => `${who} gana una ficha de corona`,
    turnOver: 'El turno termina',
    timeUp: 'Se acabó el tiempo',
  },
  board,
  book,
} satisfies Catalog
