import { describe, expect } from '@jest/globals';
import { character, statistics } from '../cards.js';
import { activated, ruling } from './ruling.js';
import { tableOf } from '../tables.js';

const kite = character('Kite', statistics(9, 9, 9));

describe('characters that fail to move forward', () => {
  ruling(
    ['ALT_CORE_B_OR_08_C q2', 'ALT_CORE_B_OR_22_C q1'],
    'do not exist in the Arena, even after several Dusks',
    (card) => {
      const dusk = (arena: boolean) =>
        activated(tableOf({ hero: [card] }, { hero: [card] }, { arena, from: 'dusk' }));
      expect(dusk(true)).toEqual([]);
      expect(dusk(false)).toContain(card.name);
    },
  );

  ruling(
    ['ALT_CORE_B_OR_08_C q1', 'ALT_CORE_B_OR_22_C q2'],
    'have reactions that resolve after Rest and before Clean-up',
    (card) => {
      const table = tableOf(
        { hero: [card], reserve: [character('A'), character('B')] },
        { hero: [kite] },
        { from: 'dusk' },
      );
      expect(table.deciding).toBe('0: target');
      expect([table.names('reserve', 0), table.names('reserve', 1)]).toEqual([
        ['A', 'B', card.name],
        ['Kite'],
      ]);
      const isMade = card.text.join().includes('Recruit');
      table.choose(isMade ? 'expedition 0 hero' : 'Kite');
      if (isMade) expect(table.names('hero', 0)).toContain('Ordis Recruit');
      else expect(table.names('discard', 1)).toEqual(['Kite']);
      expect(table.deciding).toBe('0: clean-up-reserve');
    },
  );
});
