import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { abilityDecks, perft, playedTo } from '#testing';

const golden = 'libs/altered/rules/scenarios/perft.json';
const depth = 3;
const moments = [0, 12, 30, 55];

/** Legal lines by set-up and moment. Changed only on purpose: `UPDATE_GOLDEN=1` writes them anew. */
describe('legal lines', () => {
  it('are as many as they were, to depth three from fixed set-ups', () => {
    const counted: Record<string, number> = {};
    for (const setup of abilityDecks('perft').filter((_, index) => index % 4 === 0))
      for (const moment of moments)
        counted[`${setup.seed} after ${moment}`] = perft(playedTo(setup, moment), depth);
    if (process.env['UPDATE_GOLDEN'] === '1') writeFileSync(golden, `${JSON.stringify(counted, null, 2)}\n`);
    expect(counted).toEqual(JSON.parse(readFileSync(golden, 'utf8')));
  });
});
