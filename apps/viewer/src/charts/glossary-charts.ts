import type { ChartPlan } from '../look/game-look.js';

/** The measures of the rulebook's glossary, which all games have. */
export const glossaryCharts: ChartPlan = {
  groups: [
    {
      name: 'glossary',
      measures: [
        'card-advantage',
        'quality-advantage',
        'value',
        'ramp',
        'curve',
        'disruption',
        'tempo',
        'archetype',
      ],
    },
  ],
  names: {
    en: {
      glossary: 'How the game goes',
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
      glossary: 'Come va la partita',
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
      glossary: 'Comment va la partie',
      'card-advantage': 'Avantage de cartes',
      'quality-advantage': 'Avantage de qualité',
      value: 'Valeur : gain par mana',
      ramp: 'Accélération : mana au-delà des règles',
      curve: 'Courbe : mana dépensé, en pour cent',
      disruption: 'Perturbation : cartes prises aux autres',
      tempo: 'Tempo : gain dans la course ce jour',
      archetype: 'Archétype : aggro 1, contrôle −1',
    },
  },
};
