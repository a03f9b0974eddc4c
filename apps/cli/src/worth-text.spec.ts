import { describe, expect, it } from '@jest/globals';
import { valueText } from './value-text.js';

describe('the value of a choice', () => {
  it('has its error', () => {
    expect(valueText({ value: 0.62, error: 0.034 })).toBe('  62% ± 4%');
    expect(valueText({ value: 0, error: 0 })).toBe('   0% ± 0%');
  });

  it('has no figure if it is not meaningful', () => {
    expect(valueText({ value: 0, error: 0.64 })).toBe('not known well enough');
  });
});
