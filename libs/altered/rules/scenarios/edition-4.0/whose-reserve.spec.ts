import { describe, expect, it } from '@jest/globals';
import type { Trigger } from '#altered/abilities';
import { character, permanent, reaction, spell, tableOf4 } from '#altered/testing';

const wren = character('Wren');
const owl = character('Owl');

describe("reactions about a given player's Reserve", () => {
  const notices = (trigger: Trigger) => permanent('Watch', reaction(trigger, 'I gain 1 Grudge counter.'));

  it.each([
    ['opponent', 'you', 1],
    ['you', 'opponent', 0],
  ] as const)(
    '7.3.31 a reaction checks who discards a card from whose Reserve: %s, %s',
    (by, owner, times) => {
      const raid = spell('Raid', 'Discard target card from a Reserve.');
      const watch = notices({ kind: 'discarded', what: { owner }, from: 'reserve', by });
      const found = tableOf4({ hand: [raid], mana: 1 }, { landmark: [watch], reserve: [wren] }).play('Raid');
      expect(found.counter('Watch', 'Grudge')).toBe(times);
    },
  );

  it.each([
    ['you', 1],
    ['opponent', 0],
  ] as const)('7.5.5 a reaction checks to whose Reserve an object goes: %s', (whose, times) => {
    const sweep = spell('Sweep', 'Send Characters you control to Reserve.');
    const watch = notices({
      kind: 'go',
      what: { type: 'character' },
      to: 'reserve',
      from: 'expedition',
      whose,
    });
    const found = tableOf4({ hand: [sweep], landmark: [watch], hero: [owl], mana: 1 }).play('Sweep');
    expect(found.counter('Watch', 'Grudge')).toBe(times);
  });
});
