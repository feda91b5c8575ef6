/** Each level's character in a sentence, as its play shows it. */
import type { Lang } from '../../../engine/text/lang.ts'
import type { LevelId } from '../bots/index.ts'

export const CHARACTERS: { readonly [lang in Lang]: { readonly [level in LevelId]: string } } = {
  en: {
    squire: 'Has eyes only for crowns and loses heart at the second dagger.',
    courtier: 'Collects skulls as well as crowns, but never risks a third dagger.',
    plotter: 'Knows the odds, and now and then trusts a hunch instead.',
    sovereign: 'Misses nothing: against one rival, its play is perfect.',
  },
  it: {
    squire: 'Ha occhi solo per le corone e si spaventa al secondo pugnale.',
    courtier: 'Raccoglie teschi oltre alle corone, ma non rischia mai il terzo pugnale.',
    plotter: 'Conosce le probabilità, ma ogni tanto si fida dell’istinto.',
    sovereign: 'Non gli sfugge nulla: contro un solo rivale gioca in modo perfetto.',
  },
  fr: {
    squire: 'N’a d’yeux que pour les couronnes et prend peur à la deuxième dague.',
    courtier: 'Collectionne les crânes autant que les couronnes, mais ne risque jamais une troisième dague.',
    plotter: 'Connaît les chances, mais suit parfois son intuition.',
    sovereign: 'Rien ne lui échappe : face à un seul rival, son jeu est parfait.',
  },
  es: {
    squire: 'Solo tiene ojos para las coronas y se asusta con la segunda daga.',
    courtier: 'Junta calaveras además de coronas, pero nunca se arriesga a una tercera daga.',
    plotter: 'Conoce las probabilidades, aunque a veces se fía de una corazonada.',
    sovereign: 'No se le escapa nada: contra un solo rival juega a la perfección.',
  },
  de: {
    squire: 'Hat nur Augen für Kronen und bekommt beim zweiten Dolch Angst.',
    courtier: 'Sammelt neben Kronen auch Schädel, wagt aber nie einen dritten Dolch.',
    plotter: 'Kennt die Chancen und hört ab und zu doch aufs Gefühl.',
    sovereign: 'Übersieht nichts: Gegen einen einzigen Rivalen spielt er perfekt.',
  },
  pt: {
    squire: 'Só tem olhos para as coroas e assusta-se com o segundo punhal.',
    courtier: 'Junta caveiras além de coroas, mas nunca arrisca um terceiro punhal.',
    plotter: 'Conhece as probabilidades, mas às vezes confia num palpite.',
    sovereign: 'Nada lhe escapa: contra um só rival joga na perfeição.',
  },
}
