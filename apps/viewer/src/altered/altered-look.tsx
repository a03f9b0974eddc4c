import { lazy } from 'react';
import { Landscape } from '../look/landscape.js';
import { plainLook, type GameLook, type VignetteProps } from '../look/game-look.js';
import { alteredWords } from './altered-words.js';
import { describeExpedition } from './standing-description.js';
import './altered-cards.css';

/** The shapes in the background of cards that are not characters. */
const figures: Readonly<Record<string, string>> = {
  spell: 'M50 8l4.500 16L70 30l-15.500 6L50 52l-4.500-16L30 30l15.500-6Z',
  permanent: 'M34 56V28l16-14 16 14v28h-9V42a7 7 0 0 0-14 0v14Z',
  hero: 'M30 16l10 9 10-16 10 16 10-9-4 24H34Z',
};

const Vignette = (props: VignetteProps) => <Landscape {...props} figures={figures} />;

/** The look of Altered: a table under the sky, and cards with landscapes. */
export const alteredLook: GameLook = {
  name: 'look-altered',
  Board: lazy(async () => ({ default: (await import('./altered-board.js')).AlteredBoard })),
  Vignette,
  // Original symbols for the terrains: a fir, two peaks and a drop.
  drawings: {
    forest: 'M10 1.500 5.200 7.600h2.300L3.600 12.600h5.100V18h2.600v-5.400h5.100l-3.900-5h2.300Z',
    mountain: 'M1 16.500 7.400 4.500l4 7.200 2.300-3.500 5.300 8.300Z',
    water:
      'M10 1.800c3 4 5.400 6.900 5.400 10.200a5.400 5.400 0 0 1-10.800 0c0-3.300 2.400-6.200 5.400-10.200Z',
  },
  marks: { fleeting: 'F', anchored: '⚓', asleep: 'z' },
  letters: { V: 'forest', M: 'mountain', O: 'water' },
  unmarked: ['exhausted'],
  origins: ['hand', 'deck', 'limbo', 'reserve', 'mana', 'discard'],
  words: alteredWords,
  charts: async () => (await import('./altered-charts.js')).alteredCharts,
  describeStanding: describeExpedition,
  // Altered needs no keyword explanations, because its cards already contain reminder text.
  keywords: plainLook.keywords,
};
