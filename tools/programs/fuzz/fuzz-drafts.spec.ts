import { expect, it } from '@jest/globals';
import { openSet } from '#altered/cards';
import { cardsOfSet, draftSetup } from '#altered/drafts';
import { draftProblems } from './fuzz-drafts.js';

const found = cardsOfSet('RIVER', openSet());
if (!found.ok) throw new Error(found.error.message);
const seats = ['Ada', 'Ben', 'Cleo'].map((name) => ({ name, player: 'bot' as const }));
const setup = draftSetup({ ...found.value, seats, seed: 'smoke' });

it('a fuzzed draft has no problems, or reports why it cannot start', () => {
  expect(draftProblems(setup)).toEqual([]);
  expect(draftProblems({ ...setup, seats: [] })).toEqual([
    'The number of seats is 0, but must be from 2 to 8.',
  ]);
});
