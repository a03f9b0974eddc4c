import { describe, expect, it } from '@jest/globals';
import { worthText } from './worth-text.js';

describe('the value of a choice', () => {
  it('has its error', () => {
    expect(worthText({ value: 0.62, error: 0.034 })).toBe('  62% ± 4%');
    expect(worthText({ value: 0, error: 0 })).toBe('   0% ± 0%');
  });

  it('has no figure if it is not meaningful', () => {
    expect(worthText({ value: 0, error: 0.64 })).toBe('not known well enough');
  });
});
