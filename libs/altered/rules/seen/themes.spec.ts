import { describe, expect, it } from '@jest/globals';
import type { Choice } from '#record';
import { themes } from './themes.js';

describe('themes of Altered', () => {
  const turn = (taken: string, best: string, ...later: readonly string[]) =>
    themes.of(
      { kind: 'turn', taken: [taken], best: [best] },
      later.map((key): Choice => [key]),
    );

  it.each([
    ['pass', 'play:3:hero', 'passing'],
    ['play:3:hero', 'pass', 'passing'],
    ['pass', 'pass', 'passing'],
    ['play:3:hero', 'play:3:companion', 'expedition'],
    ['play:3:hero', 'play:3:hero:scout', 'expedition'],
    ['play:3:hero', 'play:4:hero', 'play'],
    ['play:3:hero', 'play:3:hero', 'play'],
    ['quick:3:0', 'play:4', 'quick-actions'],
    ['play:4', 'quick:3:0', 'quick-actions'],
    ['quick:3:0', 'quick:3:1', 'quick-actions'],
  ])('a turn with %s for %s is about %s', (taken, best, theme) => {
    expect(turn(taken, best)).toBe(theme);
  });

  it('playing the better card later on the same day is a matter of order', () => {
    expect(turn('play:3:hero', 'play:4:hero', 'pass', 'play:4:companion')).toBe('order');
    expect(turn('play:3:hero', 'quick:4:0', 'quick:4:0')).toBe('order');
    expect(turn('play:3:hero', 'play:4:hero', 'play:5')).toBe('play');
    // The best choice was the same card, but in the other expedition.
    expect(turn('play:3:hero', 'play:3:companion', 'play:3:companion')).toBe('expedition');
    expect(turn('pass', 'play:3', 'play:3')).toBe('passing');
  });

  it.each([
    ['starting-mana', 'first-mana'],
    ['expand', 'mana'],
    ['clean-up-reserve', 'reserve'],
    ['reaction', 'reactions'],
    ['may', 'options'],
    ['target', 'targets'],
    ['sacrifice', 'targets'],
  ])('a decision %s is about %s', (kind, theme) => {
    expect(themes.of({ kind, taken: [], best: ['1'] }, [])).toBe(theme);
    expect(themes.names).toContain(theme);
  });
});
