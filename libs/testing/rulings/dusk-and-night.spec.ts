import { describe, expect } from '@jest/globals';
import type { CardDefinition, Effect } from '#altered/abilities';
import { reaction, step } from '../abilities.js';
import { character, permanent, statistics, Table, type Placed } from '../table.js';
import { ruling } from './ruling.js';

const kite = character('Kite', statistics(9, 9, 9));
const ended = (table: Table): string | undefined => table.happened().find((line) => line.startsWith('ended'));

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

describe('who has three characters, each with a status of its own', () => {
  const three = (first: 'fleeting' | null = 'fleeting'): readonly Placed[] => [
    { card: character('Passing'), statuses: first === null ? [] : [first] },
    { card: character('Moored'), statuses: ['anchored'] },
    { card: character('Dreamer'), statuses: ['asleep'] },
  ];

  ruling(
    'ALT_CORE_B_LY_29_R2 q1',
    'editions 1.0 and 4.0',
    'wins, of both players the first in turn order',
    (card) => {
      for (const firstPlayer of [0, 1] as const) {
        const side = { hero: three(), landmark: [card] };
        expect(ended(new Table({ seats: [side, side], from: 'dusk', firstPlayer }))).toMatch(
          new RegExp(`^ended \\| ${firstPlayer} by`),
        );
      }
    },
  );

  ruling(
    'ALT_CORE_B_LY_29_R2 q2',
    'editions 1.0 and 4.0',
    'has to have them as Dusk begins; what changes later changes nothing',
    (card) => {
      const drum = (change: 'gain' | 'lose'): CardDefinition => {
        const does: Effect = step({
          kind: 'status',
          change,
          status: 'fleeting',
          what: { all: { name: 'Passing' } },
        });
        return permanent('Drum', { abilities: [reaction({ kind: 'phase', phase: 'dusk' }, does)] });
      };
      const late = new Table({
        seats: [{ hero: three(null), landmark: [card, drum('gain')] }, {}],
        from: 'dusk',
      });
      expect(ended(late)).toBeUndefined();
      const gone = new Table({
        seats: [{ hero: three(), landmark: [card, drum('lose')] }, {}],
        from: 'dusk',
      });
      gone.choose('reaction emblem of Drum');
      expect(ended(gone)).toMatch(/^ended \| 0 by/);
    },
  );
});

describe('who would leave with boosts', () => {
  ruling(
    ['ALT_CORE_B_BR_06_R2 q1', 'ALT_CORE_B_BR_06_C q1'],
    'editions 1.0 and 4.0',
    'goes to the Mana zone instead, and was never elsewhere',
    (card) => {
      const table = new Table({ seats: [{ hero: [{ card, counters: { boost: 1 } }] }, {}], from: 'night' });
      expect(table.happened()).toContain(`rest | ${card.name}: hero.0 > mana.0 +exhausted`);
      expect(table.names('reserve', 0)).toEqual([]);
      const plain = new Table({ seats: [{ hero: [card] }, {}], from: 'night' });
      expect(plain.names('reserve', 0)).toEqual([card.name]);
    },
  );
});
