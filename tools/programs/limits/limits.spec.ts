import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import {
  abilityBounds,
  coachingBounds,
  draftBounds,
  recordBounds,
  requestBounds,
  reviewBounds,
  tournamentBounds,
} from '#record';
import { printedLimits } from './printed-limits.js';

describe('docs/reference/limits.md', () => {
  it('matches the source (otherwise run "npm run generate")', () => {
    expect(readFileSync('docs/reference/limits.md', 'utf8')).toBe(printedLimits());
  });

  it('has every limit, with a description', () => {
    const rows = [...printedLimits().matchAll(/^- `(\w+)`, (?:`.+`|[\d,]+): (.*)$/gm)];
    const bounds = [
      recordBounds,
      abilityBounds,
      draftBounds,
      reviewBounds,
      coachingBounds,
      tournamentBounds,
      requestBounds,
    ].flatMap((group) => Object.keys(group));
    expect(rows.map(([, name]) => name)).toEqual(bounds);
    expect(rows.filter(([, , what]) => what === '').map(([, name]) => name)).toEqual([]);
  });
});
