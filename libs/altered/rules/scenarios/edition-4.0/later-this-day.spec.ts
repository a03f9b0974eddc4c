import { describe, expect, it } from '@jest/globals';
import { character, permanent, spell, tableOf4, type Position, type Line } from '#altered/testing';

type Seat = Position['seats'][0];
const after = (line: Line, mine: Seat = {}, theirs: Seat = {}) =>
  tableOf4({ mana: 3, ...mine, hand: [spell('Trick', line), ...(mine.hand ?? [])] }, theirs).play('Trick');

describe('effects delayed until later in the Day', () => {
  it('2.2.2.m, 4.2.6 an effect delayed until Night happens as Night begins', () => {
    const line: Line =
      // "Create a Brassbug 2/2/2 Robot token in your Hero Expedition. At Night, target Character gains 2 boosts."
      {
        kind: 'effect',
        effect: {
          kind: 'sequence',
          effects: [
            {
              kind: 'step',
              step: {
                kind: 'create',
                token: {
                  name: 'Brassbug',
                  statistics: { forest: 2, mountain: 2, water: 2 },
                  subtypes: ['robot'],
                },
                in: 'your-hero',
              },
            },
            {
              kind: 'delayed',
              at: 'night',
              targets: [{ kind: 'object', like: { type: 'character' } }],
              effect: {
                kind: 'step',
                step: { kind: 'counters', change: 'gain', name: 'boost', count: 2, what: { target: 0 } },
              },
            },
          ],
        },
      };
    const found = after(line, { hero: [{ card: character('Wren'), statuses: ['anchored'] }] });
    expect(found.counter('Wren', 'boost')).toBe(0);
    found.pass().pass().choose('Wren');
    expect(found.counter('Wren', 'boost')).toBe(2);
  });

  it('2.1.e a delayed effect applies to the object mentioned earlier', () => {
    const line: Line =
      // "You may play a Permanent from your Reserve for free. At Night, sacrifice it."
      {
        kind: 'effect',
        effect: {
          kind: 'sequence',
          effects: [
            {
              kind: 'optional',
              effect: {
                kind: 'step',
                step: {
                  kind: 'play-for-free',
                  what: { choose: { type: 'permanent', zone: 'reserve', owner: 'you' } },
                },
                note: 'chosen',
              },
            },
            {
              kind: 'delayed',
              at: 'night',
              effect: { kind: 'step', step: { kind: 'sacrifice-objects', what: { noted: 'chosen' } } },
            },
          ],
        },
      };
    const found = after(line, { reserve: [permanent('Mill'), permanent('Barn')] })
      .choose('yes')
      .choose('Barn');
    expect(found.names('landmark', 0)).toEqual(['Barn']);
    found.pass().pass();
    expect(found.names('landmark', 0)).toEqual([]);
    expect(found.names('discard', 0)).toContain('Barn');
  });
});

describe('conditions about earlier states', () => {
  const watcher = character(
    'Watcher',
    'When another Character leaves my Expedition — If it was Boosted, I gain 2 boosts. Otherwise, I gain 1 boost.',
  );
  const left = (counters: Readonly<Record<string, number>>) =>
    after('Send to Reserve target Character.', { hero: [watcher, { card: character('Wren'), counters }] })
      .choose('Wren')
      .counter('Watcher', 'boost');

  it('6.3.l a condition describes the object of a trigger as it was before the event', () => {
    expect(left({ boost: 1 })).toBe(2);
    expect(left({})).toBe(1);
  });

  it('6.5.c a condition written after an effect is checked before it', () => {
    const line = 'Target Permanent you control gains 1 Kelon counter. Sacrifice it unless it’s a Robot.';
    expect(after(line, { landmark: [permanent('Mill')] }).names('landmark', 0)).toEqual([]);
    const robot = permanent('Mill', { subtypes: ['landmark', 'robot'] });
    expect(after(line, { landmark: [robot] }).names('landmark', 0)).toEqual(['Mill']);
  });
});
