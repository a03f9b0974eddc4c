import { describe, expect, it } from '@jest/globals';
import { numberIn } from './choice.js';

describe('the number of an option', () => {
  it('is what its key says', () => {
    expect(['0', '7', '63', '999999999'].map(numberIn)).toEqual([0, 7, 63, 999_999_999]);
  });

  it('is zero where the key is none', () => {
    expect(['', 'top', 'play:3'].map(numberIn)).toEqual([0, 0, 0]);
  });
});
