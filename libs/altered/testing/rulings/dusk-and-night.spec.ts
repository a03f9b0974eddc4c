import { describe, expect } from '@jest/globals';
import { character, statistics } from '../cards.js';
import { Table } from '../table.js';
import { ruling } from './ruling.js';

const kite = character('Kite', statistics(9, 9, 9));

describe('who fails to move forward', () => {
  ruling(
    ['ALT_CORE_B_OR_08_C q2', 'ALT_CORE_B_OR_22_C q1'],
    'editions 1.0 and 4.0',
    'does not in the Arena, however often Dusk comes',
    (card) => {
      const activated = (arena: boolean): boolean =>
        new Table({ seats: [{ hero: [card] }, { hero: [card] }], arena, from: 'dusk' })
          .happened()
          .some((line) => line.includes(`emblem of ${card.name}`));
      expect([activated(true), activated(false)]).toEqual([false, true]);
    },
  );

  ruling(
    ['ALT_CORE_B_OR_08_C q1', 'ALT_CORE_B_OR_22_C q2'],
    'editions 1.0 and 4.0',
    'after Rest: the characters are in Reserve, and nothing is cleaned up yet',
    (card) => {
      const table = new Table({
        seats: [{ hero: [card], reserve: [character('A'), character('B')] }, { hero: [kite] }],
        from: 'dusk',
      });
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
