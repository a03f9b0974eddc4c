import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { cardsAreHere, published } from './printed-cards.js';
import { rulingsNamed } from './rulings-named.js';

const document = readFileSync(new URL('../../../../docs/reference/rulings.md', import.meta.url), 'utf8');

/** The numbers of tested rulings and of all rulings in the table of docs/reference/rulings.md, by faction and set. */
const documented = [...document.matchAll(/^\| ([A-Z]{2}) +\| (.*) \|$/gm)].flatMap(
  ([, faction = '', row = '']) =>
    row.split('|').map((cell, column) => {
      const [scenarios = 0, all = 0] = cell.split(' of ').map(Number);
      return { faction, set: ['CORE', 'COREKS', 'ALIZE'][column] ?? '', scenarios, all };
    }),
);
const countOf = (rulings: readonly string[], faction: string, set: string): number =>
  rulings.filter((name) => name.startsWith(`ALT_${set}_`) && name.split('_')[3] === faction).length;

(cardsAreHere ? describe : describe.skip)('scenarios of official rulings', () => {
  const all = [...published().rulings].flatMap(([reference, questions]) =>
    questions.map((_, index) => `${reference} q${index + 1}`),
  );
  const named = cardsAreHere ? rulingsNamed() : [];

  it('are at least 400', () => {
    expect(documented).toHaveLength(21);
    expect(named.length).toBeGreaterThanOrEqual(400);
  });

  it.each(documented)('match docs/reference/rulings.md: $faction, $set', ({ faction, set, ...counts }) => {
    expect(counts.all).toBe(countOf(all, faction, set));
    expect(counts.scenarios).toBeLessThanOrEqual(countOf(named, faction, set));
  });
});
