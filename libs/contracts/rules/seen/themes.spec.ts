import { describe, expect, it } from '@jest/globals';
import type { Choice } from '#record';
import { themes } from './themes.js';

describe('themes of Contracts', () => {
  const turn = (taken: string, best: string, ...later: readonly string[]) =>
    themes.of(
      { kind: 'turn', taken: [taken], best: [best] },
      later.map((key): Choice => [key]),
    );

  it.each([
    ['end', 'attack:3:player', 'ending'],
    ['attack:3:player', 'end:active', 'ending'],
    ['play:4', 'attack:3:player', 'attacks'],
    ['attack:3:player', 'play:4', 'play'],
    ['attack:3:player', 'attack:3:5', 'attacks'],
    ['play:4', 'globe:player', 'tools'],
    ['play:4', 'play:4', 'play'],
  ])('a turn with %s for %s is about %s', (taken, best, theme) => {
    expect(turn(taken, best)).toBe(theme);
    expect(themes.names).toContain(theme);
  });

  it('doing the better act later in the same turn is a matter of order', () => {
    expect(turn('play:4', 'attack:3:5', 'attack:3:5', 'end')).toBe('order');
    expect(turn('play:4', 'attack:3:5', 'attack:3:player')).toBe('attacks');
    expect(turn('end', 'attack:3:5')).toBe('ending');
  });

  it.each([
    ['extractor', 'extractors'],
    ['mulligan', 'opening'],
    ['may', 'options'],
    ['target', 'targets'],
  ])('a decision %s is about %s', (kind, theme) => {
    expect(themes.of({ kind, taken: ['a'], best: ['b'] }, [])).toBe(theme);
  });
});
