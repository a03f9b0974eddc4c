import { describe, expect, it } from '@jest/globals';
import { character, permanent, tableOf4 } from '#altered/testing';

describe('other Characters in an Expedition', () => {
  it('2.2.1.i “other Characters in its Expedition” excludes the one that joined and those elsewhere', () => {
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
