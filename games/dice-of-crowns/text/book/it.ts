import type { BookTexts } from './catalog.ts'

export const book = {
  intro:
    'Sette dadi girano tra te e i tuoi rivali. Le corone sono il diritto al trono, i pugnali il tradimento, i ' +
    'teschi il capriccio del fato e le pergamene l’intrigo: le lanciano i rivali durante il tuo turno. Con tre ' +
    'diritti si conquista il trono.',
  headings: {
    dice: 'I dadi',
    turn: 'Il tuo turno',
    rewards: 'Tradimento e ricompensa',
    end: 'La fine',
    examples: 'Esempi',
    advanced: 'Regole avanzate',
    solo: 'In solitario contro zio Varrick',
    options: 'Opzioni',
  },
  dice: 'Ognuno dei sette dadi ha una corona, un pugnale, due teschi e due pergamene.',
  terms:
    'Ogni persona ha un’area per i dadi. Nel tuo turno è tuo ogni dado che non si trova nell’area di un rivale. ' +
    'Una corona o un pugnale in un’area è bloccato: non si rilancia, se non con il fato (R15). Un teschio o una ' +
    'pergamena nella tua area è libero. Corone e pugnali nell’area di un rivale non hanno effetto prima del suo ' +
    'turno, per quanti siano. «Sette» di un simbolo vuol dire che tutti e sette i dadi sono nella tua area e lo ' +
    'mostrano.',
  R1:
    'Raccogli ogni dado che nessun rivale tiene: questi sono liberi. Le corone e i pugnali che avevi già restano ' +
    'bloccati nella tua area, e contano. Se i rivali tengono tutti e sette i dadi, il tuo turno passa: niente ' +
    'lancio, niente ricompensa.',
  R2: 'Se a questo punto nella tua area ci sono tre o più pugnali, è subito tradimento (R9).',
  R3: 'Lancia tutti i tuoi dadi liberi. Se ne hai, devi farlo; se non ne hai, vai a R8.',
  R4:
    'Corone e pugnali si bloccano. Con tre o più pugnali nella tua area è subito tradimento (R9), prima di passare ' +
    'qualsiasi pergamena.',
  R5:
    'Sette pergamene in un solo lancio portano il messaggero, che ti protegge per il resto del turno: i rivali non ' +
    'possono darti pugnali. Le pergamene si passano lo stesso. Se i rivali tengono i loro pugnali (vedi le opzioni), ' +
    'il messaggero non cambia nulla.',
  R6:
    'Passa ai rivali ogni pergamena appena uscita, divisa come vuoi. Chi ne ha ricevute le lancia, in un lancio ' +
    'solo. Una corona resta bloccata nell’area di quel rivale. Chi ottiene un pugnale lo dà a chi vuole, anche a ' +
    'sé, ma non a te se ti protegge il messaggero; nell’area di chi non è di turno resta bloccato fino alla fine ' +
    'del suo turno. Un teschio o una pergamena torna da te, libero; una pergamena tornata non si passa di nuovo, ' +
    'ma puoi rilanciarla. I rivali con pugnali decidono uno dopo l’altro, in senso orario dalla tua sinistra, e i ' +
    'pugnali si contano solo dopo l’ultimo.',
  R7: 'Se ora nella tua area ci sono tre o più pugnali, è tradimento (R9).',
  R8:
    'Poi fermati, oppure rilancia tutti i tuoi teschi, tutte le tue pergamene o entrambi, e riprendi da R4. Un ' +
    'simbolo si rilancia per intero o per niente. Senza dadi liberi, e senza fato da spendere, ti fermi. Tre corone ' +
    'da sole non chiudono il turno: puoi continuare, anche fino a sette.',
  R9:
    'Tradimento: il turno finisce e non ottieni nulla; i diritti che avevi sono al sicuro. Sette pugnali possono ' +
    'fare di più, secondo le opzioni: perdi un tuo diritto; oppure un pugnale va, bloccato, nell’area di ogni ' +
    'persona, compresa la tua, e conta nel suo prossimo turno, mentre gli altri dadi tornano al centro; oppure ' +
    'nulla.',
  R10:
    'Fermarti ti dà esattamente una ricompensa, se ne hai meritata una; tra più d’una scegli, e non puoi ' +
    'rifiutarle tutte. Sette corone, il diritto di nascita, danno 2 diritti; da tre a sei ne danno 1 (sei possono ' +
    'darne 2: vedi le opzioni). Sette teschi, la svolta del fato, rubano 1 diritto a un rivale a tua scelta, o ne ' +
    'prendono 1 dalla riserva se nessun rivale ne ha (vedi le opzioni); cinque o sei teschi danno 1 diritto. I ' +
    'gettoni fato (R15) e la corona (R16) sono ricompense delle regole avanzate.',
  R11:
    'Dopo il tuo turno i tuoi dadi, anche quelli bloccati, tornano al centro. I dadi nelle aree dei rivali restano ' +
    'lì. Tocca alla persona alla tua sinistra.',
  R12:
    'Chi per primo ha tre diritti vince subito. Le altre posizioni seguono i diritti, contando la corona come ' +
    'uno; a parità la posizione è condivisa.',
  advanced: 'Ognuna di queste regole si può scegliere da sola, in qualsiasi combinazione.',
  R13: 'Una partita più lunga: si vince con cinque diritti invece di tre.',
  R14:
    'Vendetta. Dopo un tradimento in R4 o R7 con quattro, cinque o sei pugnali nella tua area, puoi dare quelli ' +
    'oltre il terzo, oppure tutti, come concordato, a un solo rivale, nella cui area restano bloccati. Oppure non ' +
    'ne dai. Un tradimento in R2 non dà vendetta, e sette pugnali mai.',
  R15:
    'Fato. Fermandoti con tre o più teschi puoi prendere come ricompensa gettoni fato, 1 o 2 come concordato, da ' +
    'una riserva di dieci: quelli che restano se sono pochi, nulla se è vuota. Nel tuo turno puoi spenderli in R8, ' +
    'e anche quando un tradimento (R2, R4, R7) sta per diventare definitivo: con 1 gettone rilanci un dado della ' +
    'tua area, bloccato o libero, con 2 un dado dell’area di un rivale, finché puoi pagare. I gettoni spesi ' +
    'tornano nella riserva. Un tuo dado conta come un lancio di un solo dado: si riprende da R4, insieme alle ' +
    'pergamene non ancora passate; il dado non porta mai il messaggero. Il dado di un rivale resta lì se mostra ' +
    'corona o pugnale, e viene nella tua area, libero, se mostra teschio o pergamena. Poi si ricontano i pugnali. ' +
    'Dopo un tradimento evitato in R2 si prosegue con R3, altrimenti con R6 se ci sono pergamene da passare, se no ' +
    'con R8. Se rinunci o non puoi pagare, il tradimento è definitivo: seguono R9, R14 e R11.',
  R16:
    'Difesa della corona. Nessuno vince con R12. La corona conta come un diritto, e nessuno tiene più di due ' +
    'gettoni diritto (quattro se si gioca a cinque diritti). Una ricompensa che ti porterebbe a tre diritti (o a ' +
    'cinque) ti dà gettoni fino a questo limite e poi la corona, dal centro o da chi la tiene; il resto va perso. ' +
    'Vinci alla fine di un turno che hai cominciato con la corona, senza tradimenti, e che finisci con la corona e ' +
    'tutti i gettoni che puoi tenere. In quel turno devi lanciare almeno una volta se hai dadi liberi; un rilancio ' +
    'del fato non conta. Dopo un tradimento, o con meno gettoni, tieni la corona e continui. Sette corone o sette ' +
    'teschi possono, invece della solita ricompensa, togliere la corona a un rivale che la tiene, qualunque sia il ' +
    'numero dei tuoi gettoni. Un diritto rubato o perso (R9, R10) è sempre un gettone, mai la corona. Stampata per ' +
    'cinque diritti; con tre è una regola della casa.',
  solo:
    'Un gioco in solitario, variante non ufficiale di George Jaros. Valgono solo le regole che seguono: niente ' +
    'messaggero, nessun effetto per sette simboli uguali, niente R13–R16, e nessuna opzione oltre al numero di gettoni.',
  S1:
    'Tu e Varrick raccogliete gettoni corona; chi ne ha tre per primo (cinque o sette, se vuoi) vince subito. ' +
    'Varrick può tenere prigionieri dadi corona di turno in turno; tu lanci gli altri dei sette.',
  S2:
    'Un turno si ripete: lancia, la prima volta tutti i tuoi dadi; poi vengono S3, S4, S5 e i controlli di S6, ' +
    'finché un controllo chiude il turno.',
  S3:
    'Le corone appena uscite si bloccano da te. I teschi restano liberi da te. Dei pugnali appena usciti scegli ' +
    'quanti tenerne, bloccati, e quanti darne a Varrick.',
  S4:
    'Le pergamene appena uscite vanno a Varrick, che le lancia. In quest’ordine: le pergamene tornano da te, ' +
    'libere. Le corone restano a lui, prigioniere; se ora ne tiene tre o più, vale subito il primo controllo di S6 ' +
    'e il resto del lancio non ha effetto. I teschi tornano da te, liberi, e ognuno porta con sé un pugnale, ' +
    'finché lui ne ha uno che teneva prima del lancio, compresi quelli appena dati; si blocca da te. I pugnali di ' +
    'questo lancio restano a lui.',
  S5:
    'Se avevi meno di tre pugnali e quelli portati dai teschi ne fanno tre o più, lui prende per sé un tuo ' +
    'gettone, una volta per lancio; questo può chiudere la partita. Se non ne hai, una tua corona bloccata, se ' +
    'c’è, diventa prigioniera e conta in S6.',
  S6:
    'Controlli, in quest’ordine. Varrick tiene tre o più corone: ottiene un gettone, tutti i suoi dadi corona ' +
    'tornano liberi, il turno finisce e non ottieni nulla. Tu o Varrick tenete tre o più pugnali: il turno finisce ' +
    'e non ottieni nulla; se è Varrick, e in questo turno non ha ottenuto lui stesso alcun pugnale, liberi una ' +
    'corona prigioniera. Hai tre o più corone, o cinque o più teschi: ottieni un gettone, il turno finisce. Non ' +
    'hai dadi liberi: il turno finisce. Altrimenti devi rilanciare: tutti i teschi, tutte le pergamene, o ' +
    'entrambi.',
  S7:
    'Alla fine di un turno tutti i dadi tornano tuoi, tranne le corone prigioniere di Varrick; i pugnali non ' +
    'passano mai al turno dopo.',
  examples: {
    third:
      'Ottieni tre corone, due pugnali, una pergamena e un teschio. Prima di fermarti devi passare la pergamena. ' +
      'Il rivale ottiene un pugnale e lo dà a te: è il terzo. Tradimento, nessun diritto.',
    early: 'Ottieni tre pugnali e tre pergamene: tradimento, e nessuna pergamena si passa.',
    six: 'Ti fermi con sei corone: un diritto.',
    rival: 'Un rivale tiene due corone: nel suo turno gliene basta un’altra.',
    odds:
      'Lanciando tutti e sette i dadi, tre o più pugnali escono nel 9,58% dei lanci, cinque o più teschi nel 4,53%, ' +
      'sette pergamene nello 0,046%.',
  },
} satisfies BookTexts
