import { describe, expect, it } from '@jest/globals';
import { character, permanent, tableOf4 } from '#altered/testing';

describe('others in the Expedition of what has joined it', () => {
  it('2.2.1.i are not what has joined, nor those elsewhere', () => {
    const drum = permanent(
      'Drum',
      'When a Character joins your Expeditions — Other Characters in its Expedition gain 1 boost.',
    );
    const found = tableOf4(
      {
        landmark: [drum],
        hero: [character('Owl')],
        companion: [character('Fox')],
        hand: [character('Wren')],
        mana: 3,
      },
      { hero: [character('Bear')] },
    ).play('Wren', 'hero');
    expect(['Wren', 'Owl', 'Fox', 'Bear'].map((name) => found.counter(name, 'boost'))).toEqual([0, 1, 0, 0]);
  });
});
