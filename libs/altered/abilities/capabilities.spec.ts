import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { printedCapabilities } from './printed-capabilities.js';

describe('capabilities', () => {
  it('match docs/reference/abilities.md (npm run generate)', () => {
    expect(readFileSync('docs/reference/abilities.md', 'utf8')).toBe(printedCapabilities());
  });
});
