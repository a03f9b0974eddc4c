import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { withReadings } from '#record';
import { abilityDecks, perft, playedTo } from '#altered/testing';

const depth = 3;
const moments = [0, 12, 30, 55];

/**
 * Counts the sequences of legal choices by set-up and position, and compares the counts with those in a file.
 * `UPDATE_GOLDEN=1` rewrites the file. Only rewrite it if a change is intended.
 */
describe('legal lines of play', () => {
  it.each([
    ['the first readings', {}, 'perft.json'],
    ['the second readings', withReadings(2), 'perft-readings-2.json'],
  ] as const)('are unchanged in number, to depth three from fixed set-ups, by %s', (_, options, file) => {
    const golden = `libs/altered/rules/scenarios/${file}`;
    const counts: Record<string, number> = {};
    for (const setup of abilityDecks('perft').filter((_setup, index) => index % 4 === 0))
      for (const moment of moments)
        counts[`${setup.seed} after ${moment}`] = perft(playedTo({ ...setup, options }, moment), depth);
    if (process.env['UPDATE_GOLDEN'] === '1') writeFileSync(golden, `${JSON.stringify(counts, null, 2)}\n`);
    expect(counts).toEqual(JSON.parse(readFileSync(golden, 'utf8')));
  });
});
