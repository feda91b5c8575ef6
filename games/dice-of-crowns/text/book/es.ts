import type { Catalog } from '../en.ts'

export const book = {
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
    '\nLas coronas y dagas en la zona de un rival no hacen nada hasta el turno de ese rival, sean cuantas sean.' +
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
    'mensajero; en la zona de un jugador que no tiene el turno, queda bloqueada hasta que este acabe el suyo.' +
    '\nUna calavera o un pergamino vuelve a ti, suelto; ese pergamino no se entrega otra vez, pero puedes ' +
    'relanzarlo.' +
    '\nLos rivales con dagas deciden uno tras otro, en el sentido de las agujas del reloj desde tu izquierda, ' +
    'y las dagas se cuentan solo después del último.',
  R7: 'Si ahora hay tres o más dagas en tu zona, es traición (R9).',
  R8:
    'Después plántate o relanza todas tus calaveras, todos tus pergaminos o ambos, y sigue con R4.' +
    '\nDe un mismo símbolo se relanzan todos los dados o ninguno; sin dados sueltos ni destino que gastar, te plantas.' +
    '\nTres coronas no terminan el turno por sí solas: puedes seguir, incluso hasta siete.',
  R9:
    'Con una traición termina tu turno y no ganas nada; los derechos que ya tenías están a salvo. Siete dagas pueden hacer ' +
    'más, según las opciones: pierdes uno de tus derechos; o cada jugador, tú también, recibe en su zona una daga ' +
    'bloqueada que cuenta en su próximo turno, y las demás vuelven al centro; o no pasa nada más.',
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
    'Quien primero consiga tres derechos gana en el acto. Los demás se clasifican por sus derechos, y la corona cuenta como ' +
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
    'según lo acordado, de una reserva de diez: las que queden si no bastan, ninguna si está vacía.' +
    '\nEn tu turno puedes gastarlas en R8, y también cuando una traición (R2, R4, R7) está a punto de ser ' +
    'definitiva: 1 ficha relanza un dado de tu zona, bloqueado o suelto; 2 fichas, un dado de la zona de un ' +
    'rival, mientras puedas pagar.' +
    '\nLas fichas gastadas vuelven a la reserva.' +
    '\nTu propio dado cuenta como una tirada de un solo dado: sigue con R4. Si es un pergamino, se entrega con ' +
    'los que aún no hayas entregado, y nunca trae al mensajero.' +
    '\nEl dado de un rival se queda allí si muestra corona o daga, y viene a tu zona, suelto, si muestra ' +
    'calavera o pergamino.' +
    '\nLuego se cuentan otra vez las dagas.' +
    '\nTras una traición evitada en R2 sigue con R3; en los demás casos, con R6 si hay pergaminos por entregar, ' +
    'o con R8 si no los hay.' +
    '\nSi renuncias o no puedes pagar, la traición es definitiva: siguen R9, R14 y R11.',
  R16:
    'Defensa de la corona. Nadie gana por R12. La corona cuenta como un derecho, y nadie tiene más de dos ' +
    'fichas de derecho (cuatro si se juega a cinco derechos).' +
    '\nUna recompensa que te llevaría a tres derechos (o a cinco) te da fichas hasta tener dos (o cuatro) y después la ' +
    'corona, del centro o de quien la tenga; lo demás se pierde.' +
    '\nGanas al final de un turno que empezaste con la corona, sin traición, y que acabas con la corona y ' +
    'todas las fichas que puedes tener.' +
    '\nEn ese turno tienes que lanzar al menos una vez si tienes dados sueltos; relanzar con el destino no ' +
    'cuenta.' +
    '\nTras una traición, o con menos fichas, conservas la corona y sigues.' +
    '\nCon siete coronas o siete calaveras puedes, en lugar de la recompensa habitual, quitarle la corona al ' +
    'rival que la tenga, tengas las fichas que tengas.' +
    '\nUn derecho robado o perdido (R9, R10) es siempre una ficha, nunca la corona.' +
    '\nEn el reglamento, esta defensa es solo para cinco derechos; con tres es una regla de la casa.',
  solo:
    'Un juego en solitario, variante no oficial de George Jaros. Solo valen las reglas siguientes: sin mensajero, sin ' +
    'efectos por siete símbolos iguales, sin R13 a R16 y sin más opción que el número de fichas.',
  S1:
    'Hay que reunir fichas de corona: quien consiga antes tres (cinco o siete, si quieres), tú o Varrick, gana en el acto. ' +
    'Varrick puede tener coronas cautivas de un turno a otro; tú lanzas los demás dados.',
  S2:
    'En un turno se repiten estos pasos: lanzas (la primera vez, todos tus dados); después vienen S3, S4, S5 y las comprobaciones de S6, ' +
    'hasta que una termine el turno.',
  S3:
    'Las coronas recién sacadas se bloquean en tu zona; las calaveras se quedan sueltas. De las dagas recién sacadas ' +
    'eliges cuántas te quedas, bloqueadas, y cuántas das a Varrick.',
  S4:
    'Los pergaminos recién sacados van a Varrick, que los lanza. El resultado se aplica en este orden.' +
    '\nLos pergaminos vuelven a ti, sueltos.' +
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
    '\nVarrick tiene tres o más coronas: gana una ficha, todas sus coronas quedan libres, el turno ' +
    'termina y no ganas nada.' +
    '\nVarrick o tú, con tres o más dagas: el turno termina y no ganas nada; si es Varrick y él no ha sacado ' +
    'ninguna daga este turno, liberas una corona cautiva.' +
    '\nTienes tres o más coronas, o cinco o más calaveras: ganas una ficha y el turno termina.' +
    '\nNo tienes dados sueltos: el turno termina.' +
    '\nSi no, tienes que relanzar: todas las calaveras, todos los pergaminos o ambos.',
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
} satisfies Catalog['book']

export const lesson = {
  you: 'Rowan',
  left: 'Isolda',
  right: 'Mordred',
  notes: {
    roll: ({ you, left, right }) =>
      `Eres ${you}; ${left} y ${right} quieren el mismo trono. Se gana con tres derechos. Lanza tus siete dados.`,
    reroll:
      'Coronas y dagas se bloquean. Tres coronas valen un derecho; tres dagas, una traición. Tienes dos coronas: relanza tus calaveras.',
    hand: ({ left, right }) =>
      `La tercera corona. Pero antes de plantarte tienes que entregar los pergaminos, y los lanzan tus rivales. Uno a ${left} y uno a ${right}.`,
    stop: ({ left, right }) =>
      `${left} ha sacado una calavera, y ese dado vuelve a ti. ${right} ha sacado una daga y te la ha dado: ya son dos. Tienes tres coronas: plántate y reclama tu derecho.`,
    give: ({ left }) =>
      `Ahora te toca ser rival: te ha llegado un pergamino, lo has lanzado y ha salido una daga. Puedes dársela a quien quieras. ${left} ya tiene dos: dale la tercera.`,
    answer: ({ right }) => `Traición: esta vez, ningún derecho. Ahora ${right} te entrega un pergamino. Lánzalo.`,
    rollAgain: 'Una corona. Se queda bloqueada en tu zona y cuenta ahora, en tu turno. Lanza los otros seis dados.',
    betrayed: 'Tres dagas: traición. Tu turno termina en el acto y no da nada. El derecho que ya tienes está a salvo.',
    rollThird: ({ left, right }) =>
      `${left} ha conseguido un derecho con cinco calaveras, y ${right} ha sufrido una traición. Los siete dados vuelven a ser tuyos. Lanza.`,
    five: 'Cinco calaveras. También valen un derecho. Sin avaricia: plántate.',
    rollLast: ({ left, right }) => `Ni ${left} ni ${right} han conseguido nada. Te falta un solo derecho. Lanza.`,
    win: 'Tres coronas y ningún pergamino que entregar. Plántate: el tercer derecho es tuyo, y con él el trono.',
  },
  learned: [
    'Coronas y dagas se bloquean; calaveras y pergaminos se pueden relanzar.',
    'Cada pergamino que sacas va a un rival, que lo lanza.',
    'Un rival da su daga a quien quiera. Tres en tu zona: traición.',
    'Con tres coronas o cinco calaveras te plantas: un derecho.',
    'Lo que hay en tu zona cuenta en tu turno. Se gana con tres derechos.',
  ],
} satisfies Catalog['lesson']
