import { describe, expect, it } from '@jest/globals';
import type { Trigger } from '#altered/abilities';
import { character, effect, gainCounters, permanent, reaction, spell, step, tableOf4 } from '#testing';

const wren = character('Wren');
const owl = character('Owl');

describe('whose Reserve a trigger speaks of', () => {
  const notices = (trigger: Trigger) =>
    permanent('Watch', { abilities: [reaction(trigger, gainCounters('Grudge'))] });

  it.each([
    ['opponent', 'you', 1],
    ['you', 'opponent', 0],
  ] as const)('7.3.31 a card that %s discards from the Reserve of %s', (by, owner, times) => {
    const raid = spell('Raid', {
      abilities: [
        effect(step({ kind: 'discard', what: { target: 0 } }), [
          { kind: 'object', like: { zone: 'reserve' } },
        ]),
      ],
    });
    const watch = notices({ kind: 'discarded', what: { owner }, from: 'reserve', by });
    const found = tableOf4({
      seats: [
        { hand: [raid], mana: 1 },
        { landmark: [watch], reserve: [wren] },
      ],
    }).choose('play Raid');
    expect(found.counter('Watch', 'Grudge')).toBe(times);
  });

  it.each([
    ['you', 1],
    ['opponent', 0],
  ] as const)('7.5.5 what goes to the Reserve of %s', (whose, times) => {
    const sweep = spell('Sweep', {
      abilities: [
        effect(
          step({
            kind: 'move',
            what: { all: { type: 'character', controller: 'you' } },
            to: { zone: 'reserve' },
          }),
        ),
      ],
    });
    const watch = notices({
      kind: 'go',
      what: { type: 'character' },
      to: 'reserve',
      from: 'expedition',
      whose,
    });
    const found = tableOf4({
      seats: [{ hand: [sweep], landmark: [watch], hero: [owl], mana: 1 }, {}],
    }).choose('play Sweep');
    expect(found.counter('Watch', 'Grudge')).toBe(times);
  });
});
