import type { Locale } from '#record';

/** Titles of the glossary's measures, for charts and reports. */
const titles: Readonly<Record<Locale, Readonly<Record<string, string>>>> = {
  en: {
    'card-advantage': 'Card advantage',
    'quality-advantage': 'Quality advantage',
    value: 'Value: gain for each mana',
    ramp: 'Ramp: mana beyond the rules',
    curve: 'Curve: mana spent, in percent',
    disruption: 'Disruption: cards taken from others',
    tempo: 'Tempo: gain in the race today',
    archetype: 'Archetype: aggro 1, control −1',
  },
  it: {
    'card-advantage': 'Vantaggio di carte',
    'quality-advantage': 'Vantaggio di qualità',
    value: 'Valore: guadagno per mana',
    ramp: 'Accelerazione: mana oltre le regole',
    curve: 'Curva: mana speso, in percentuale',
    disruption: 'Disturbo: carte tolte agli altri',
    tempo: 'Tempo: guadagno nella corsa oggi',
    archetype: 'Archetipo: aggro 1, controllo −1',
  },
  fr: {
    'card-advantage': 'Avantage en cartes',
    'quality-advantage': 'Avantage en qualité',
    value: 'Valeur : gain par mana',
    ramp: 'Accélération : mana au-delà des règles',
    curve: 'Courbe : mana dépensé, en pourcentage',
    disruption: 'Perturbation : cartes prises aux autres',
    tempo: 'Tempo : gain dans la course ce jour',
    archetype: 'Archétype : aggro 1, contrôle −1',
  },
};

/** Returns a measure's title. Null if the measure is not in the glossary. */
export const glossaryTitle = (measure: string, locale: Locale): string | null =>
  titles[locale][measure] ?? null;
