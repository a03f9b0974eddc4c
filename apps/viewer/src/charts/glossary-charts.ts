import type { ChartPlan } from '../look/game-look.js';

/** The charts for measures in the rulebook's glossary. All games share these measures. The server sends their names. */
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
      glossary: 'Course of the game',
    },
    it: {
      glossary: 'Andamento della partita',
    },
    fr: {
      glossary: 'Déroulement de la partie',
    },
  },
};
