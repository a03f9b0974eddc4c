import { describe, expect, it } from '@jest/globals';
import { sourcesIn, unplainIn, unplainTextsIn } from './plain-code.js';

/**
 * The permitted number of violations in each room. Lower these numbers, and never raise them. The remaining violations
 * are names that are stored or published, such as `asked`.
 */
const budgets: Readonly<Record<string, number>> = {
  'apps/analyst': 0,
  'apps/api': 2,
  bench: 0,
  'apps/cli': 0,
  'apps/projector': 0,
  'apps/viewer': 0,
  'libs/altered/abilities': 0,
  'libs/altered/cards': 0,
  'libs/altered/drafts': 0,
  'libs/altered/rules': 1,
  'libs/altered/testing': 0,
  'libs/altered/text': 0,
  'libs/analysis': 0,
  'libs/archive': 0,
  'libs/coaching': 2,
  'libs/contracts': 0,
  'libs/datasets': 0,
  'libs/event-store': 0,
  'libs/games': 0,
  'libs/interchange': 1,
  'libs/kernel': 0,
  'libs/projections': 0,
  'libs/read-models': 0,
  'libs/record': 0,
  'libs/reviews': 1,
  'libs/runtime': 0,
  'libs/tournaments': 0,
  tools: 0,
};

const listed = (found: ReturnType<typeof unplainIn>): readonly string[] =>
  found.map(({ file, line, rule, words }) => `${file}:${line} ${rule}: ${words}`);

describe('plain English in comments and names', () => {
  // Slow: parses every source and every test.
  it.each(Object.entries(budgets))('%s stays within its limit of %i', (room, budget) => {
    const sources = sourcesIn(room);
    expect(sources.length).toBeGreaterThan(0);
    const found = sources.flatMap((file) => unplainIn(file));
    expect({ room, turns: found.length <= budget ? [] : listed(found) }).toEqual({ room, turns: [] });
  });

  it('counts every source in one room', () => {
    const inRooms = Object.keys(budgets).flatMap((room) => sourcesIn(room));
    expect([...inRooms].sort()).toEqual(
      [...sourcesIn('libs'), ...sourcesIn('apps'), ...sourcesIn('bench'), ...sourcesIn('tools')].sort(),
    );
  });

  it.each([
    ['/** What is chosen to pay with is chosen among what pays. */', 'clause as a noun', 1],
    ['// The tokens for a code, once, to who has the verifier.', 'who for a role', 1],
    ['/** The parent. Null: nowhere. */', 'fragment with a colon', 1],
    ['/**\n * Each is held against\n * the others. */', 'banned words', 1],
    ['/** The lengths; null when there are none. */', 'tail after a semicolon', 1],
    ['/** Of a new game. As `142`. */', 'no subject', 2],
    ['/** Whatever the tallies come to `of` is worked out. */', 'vague words', 2],
    ['const told = 1;', 'name', 1],
    ['function f({ a: one }: { a: 1 }, kept: 2) { return [one, kept]; }', 'name', 2],
  ])('finds %j', (source, rule, count) => {
    const found = unplainIn('example.ts', source);
    expect(found.map((unplain) => unplain.rule)).toEqual(Array.from({ length: count }, () => rule));
  });

  it.each([
    '/** Restricts the choice to objects that can pay. Null if there is none. */',
    '/** Of course. Nothing is; not null. The same seed comes to an end. */',
    '/** Says who wins. `told: true`, and `what is` in code. */',
    '// Why not? What else?',
    "const text = 'What is told: null: nothing'; // No player wins.",
    'const answer = { one: 1, told: 2 };',
  ])('accepts %j', (source) => {
    expect(unplainIn('example.ts', source)).toEqual([]);
  });
});

describe('plain English in texts', () => {
  // Specs, contract suites and testing helpers contain test names, which users never see.
  const isOfTests = (file: string) => /(^|\/)(testing|test|contract)\/|contract[.]ts$|[.]spec[.]/.test(file);

  it.each(['apps', 'libs'])('has no violations in %s', (folder) => {
    const sources = sourcesIn(folder).filter((file) => !isOfTests(file));
    expect(sources.length).toBeGreaterThan(300);
    expect(listed(sources.flatMap((file) => unplainTextsIn(file)))).toEqual([]);
  });

  it.each([
    ["const text = 'Null: nobody has.';", ['fragment with a colon', 'vague words']],
    ['const text = `What ${name} is about.`;', ['clause as a noun']],
    ["const text = 'What is it?'; const word = 'told';", []],
  ])('finds in %j the problems %j', (source, rules) => {
    expect(unplainTextsIn('example.ts', source).map(({ rule }) => rule)).toEqual(rules);
  });
});
