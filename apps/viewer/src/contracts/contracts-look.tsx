import { lazy } from 'react';
import type { GameLook } from '../look/game-look.js';
import { contractsKeywords } from './contracts-keywords.js';
import { contractsWords } from './contracts-words.js';
import { Seal } from './seal.js';
import './contracts-cards.css';

/** The look of Contracts: a desk at night, with sealed papers and mana crystals. */
export const contractsLook: GameLook = {
  name: 'look-contracts',
  Board: lazy(async () => ({ default: (await import('./contracts-board.js')).ContractsBoard })),
  Vignette: Seal,
  // Original symbols: a blade, a heart, a shield that wears off, magnets, a cloud and a lightning bolt.
  drawings: {
    attack:
      'M17.500 2.500l-.8 4.600-8 8-2.400-2.400 8-8ZM5.200 11.800l3 3 .1 1.500-1.700-.6-1.500 1.500.4.900-1.500 1.500-2.600-2.600 1.500-1.500.9.400 1.500-1.500-.6-1.700Z',
    health:
      'M10 17.600C4 13.400 1.800 10.300 1.800 7.100A4.300 4.300 0 0 1 10 5.500a4.300 4.300 0 0 1 8.200 1.600c0 3.200-2.200 6.300-8.200 10.500Z',
    durability: 'M10 1.500l7 2.400v5.300c0 4.400-2.900 7.600-7 9.300-4.100-1.700-7-4.900-7-9.300V3.900Z',
    magnetised: 'M3 2.500h4.600v7.800a2.400 2.400 0 0 0 4.800 0V2.500H17v7.800a7 7 0 0 1-14 0Z',
    magnetic: 'M3 2.500h4.600v7.800a2.400 2.400 0 0 0 4.800 0V2.500H17v7.800a7 7 0 0 1-14 0Z',
    paramagnetic:
      'M3 2.500h4.600v3H3zM12.400 2.500H17v3h-4.600zM3 7.500h4.600v2.800a2.400 2.400 0 0 0 4.800 0V7.500H17v2.800a7 7 0 0 1-14 0Z',
    fog: 'M6 15.500a4 4 0 0 1-.6-7.900 5 5 0 0 1 9.500 1.100 3.500 3.500 0 0 1-.4 6.800Z',
    adrenaline: 'M11.500 1 3.500 11.500h5L7 19l9-11h-5.500Z',
    impetus:
      'M3 3.500 10 10l-7 6.500v-4.200L5.500 10 3 7.700ZM10 3.500 17 10l-7 6.500v-4.200l2.500-2.300L10 7.700Z',
    faded:
      'M10 2.500a7.500 7.500 0 1 0 0 15 7.500 7.500 0 0 0 0-15Zm0 2.500a5 5 0 0 1 3 1L6 13a5 5 0 0 1 4-8Zm0 10a5 5 0 0 1-3-1l7-7a5 5 0 0 1-4 8Z',
    'magic damage': 'M10 1l2.300 6.700L19 10l-6.700 2.300L10 19l-2.300-6.700L1 10l6.700-2.300Z',
  },
  marks: {},
  letters: { F: 'fire', W: 'water', L: 'light' },
  unmarked: ['acted', 'arrived', 'used', 'active', 'full', 'empty', 'damage'],
  origins: ['playing', 'looked', 'hand', 'aside', 'deck', 'line', 'discard'],
  words: contractsWords,
  charts: async () => (await import('./contracts-charts.js')).contractsCharts,
  keywords: contractsKeywords,
};
