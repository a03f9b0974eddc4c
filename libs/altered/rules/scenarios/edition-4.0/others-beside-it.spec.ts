import { describe, expect, it } from '@jest/globals';
import { character, permanent, reaction, step, tableOf4 } from '#testing';

describe('others in the Expedition of what has joined it', () => {
  it('2.2.1.i are not what has joined, nor those elsewhere', () => {
    const drum = permanent('Drum', {
      abilities: [
        reaction(
          { kind: 'join', what: { type: 'character' }, expedition: 'each-of-yours' },
          step({
            kind: 'counters',
            change: 'gain',
            name: 'boost',
            count: 1,
            what: { all: { type: 'character', expedition: 'its-expedition', except: 'it' } },
          }),
        ),
      ],
    });
    const found = tableOf4({
      seats: [
        {
          landmark: [drum],
          hero: [character('Owl')],
          companion: [character('Fox')],
          hand: [character('Wren')],
          mana: 3,
        },
        { hero: [character('Bear')] },
      ],
    }).choose('play Wren hero');
    expect(['Wren', 'Owl', 'Fox', 'Bear'].map((name) => found.counter(name, 'boost'))).toEqual([0, 1, 0, 0]);
  });
});
