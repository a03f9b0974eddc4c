import { describe, expect, it } from '@jest/globals';
import { longestWord } from './name-width.js';

describe('the longest word of a name', () => {
  it('is determined by the width of its letters, not their number', () => {
    expect(longestWord('Ill')).toBeCloseTo(0.9);
    expect(longestWord('Mumm')).toBeCloseTo(3.63);
    expect(longestWord('A Mill of Seedbank')).toBeCloseTo(5.19);
  });

  it('ends at a hyphen, which it includes', () => {
    expect(longestWord('Half-moon')).toBeCloseTo(longestWord('moon'));
    expect(longestWord('Card-0-36-')).toBeCloseTo(longestWord('Card-'));
  });
});
