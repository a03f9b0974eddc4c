import { describe, expect, it } from '@jest/globals';
import { attacking, playing, striking, usingGlobe, wordsOf } from './turn-keys.js';

describe('the keys of a turn', () => {
  it.each([5, 127, 128, 3000])('are the same each time for item %i', (item) => {
    const target = { item: item + 1, object: 9 };
    for (let time = 0; time < 2; time++) {
      expect(playing(item)).toEqual({ key: `play:${item}`, about: { item } });
      expect(attacking(item, target)).toEqual({
        key: `attack:${item}:${item + 1}`,
        about: { item, target: item + 1 },
      });
      expect(attacking(item, { seat: 1 })).toEqual({
        key: `attack:${item}:player`,
        about: { item, seat: 1 },
      });
      expect(striking(target)).toEqual({
        key: `attack:player:${item + 1}`,
        about: { target: item + 1 },
      });
      expect(usingGlobe(item, { seat: 0 })).toEqual({ key: 'globe:player', about: { item, seat: 0 } });
    }
  });

  it.each([
    ['end', 'end', '', ''],
    ['end:active', 'end', 'active', ''],
    ['attack:12:player', 'attack', '12', 'player'],
    ['attack:12:player:3', 'attack', '12', 'player'],
    ['', '', '', ''],
  ])('are split into words: "%s"', (key, verb, first, second) => {
    expect(wordsOf(key)).toEqual({ verb, first, second });
  });
});
