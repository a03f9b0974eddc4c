import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { abilityKinds, abilityProblems, kindsOf, walkAbilities, type Ability } from '#altered/abilities';
import {
  everyWord,
  isUnsaidWord,
  notRandom,
  randomTree,
  seedTrees,
  tries,
  unsaidWords,
  variant,
  variantsOf,
  wordsIn,
} from '#testing';
import { compileLine, normalise, printEnglish, type Box } from './index.js';

/** The same tree with its notes named in the order in which they are first met; names mean nothing. */

// Slow: prints and reads thousands of random trees.

function renamed(tree: unknown): unknown {
  const names = new Map<string, string>();
  const nameOf = (name: string): string => {
    const known = names.get(name) ?? `note ${names.size + 1}`;
    names.set(name, known);
    return known;
  };
  const visit = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(visit);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, field]) => [
        key,
        (key === 'note' || key === 'noted') && typeof field === 'string' ? nameOf(field) : visit(field),
      ]),
    );
  };
  return visit(tree);
}

/** A tree as far as it means something: without the names of its wordings and notes, fields in one order. */
const meaning = (tree: unknown): unknown => renamed(inOrder(tree));

function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== 'object' || value === null) return value;
  const { kind, effects } = value as { kind?: string; effects?: readonly unknown[] };
  if (kind === 'sequence' && effects?.length === 1) return inOrder(effects[0]);
  const fields = Object.entries(value)
    .filter(([field, one]) => field !== 'said' && one !== undefined)
    // Where nothing is said, an ability works in play.
    .filter(([field, one]) => field !== 'where' || one !== 'in-play')
    .sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(fields.map(([field, one]) => [field, inOrder(one)]));
}

/** What a text is read into, on whatever card it can stand; several when it is ambiguous. */
function read(text: string, box: Box = 'main'): readonly unknown[] {
  for (const type of ['spell', 'character'] as const) {
    const line = compileLine(text, box, { type, isTold: false });
    if (line.kind === 'parsed') return line.abilities.map(meaning);
    if (line.kind === 'ambiguous') return line.readings.map((one) => one.map(meaning));
  }
  return [];
}

const seed = 23;
const runs = tries(4000);

describe('random trees of abilities', () => {
  it('are well formed', () => {
    fc.assert(
      fc.property(randomTree, (tree) => {
        expect(abilityProblems([tree])).toEqual([]);
      }),
      { seed, numRuns: runs },
    );
  });

  it('are read back from the English that is printed of them', () => {
    fc.assert(
      fc.property(randomTree, (tree) => {
        const text = printEnglish(tree);
        if (text === null) throw new Error('no words');
        expect(normalise(text)).toBe(text);
        expect({ text, trees: read(text) }).toEqual({ text, trees: [meaning(tree)] });
      }),
      { seed, numRuns: runs },
    );
  });

  it('have every kind of node that is not told apart with a reason', () => {
    const met = new Set<string>();
    const visit = (ability: Ability): void =>
      walkAbilities([ability], (part) => {
        for (const kind of kindsOf(part)) met.add(`${part.family} ${kind}`);
      });
    for (const tree of fc.sample(randomTree, { seed, numRuns: 6000 })) visit(tree);
    const apart = new Set(notRandom.map(([node]) => node));
    const families = Object.entries(abilityKinds).filter(([family]) => family !== 'known');
    const missing = families.flatMap(([family, kinds]) =>
      kinds.map((kind) => `${family} ${kind}`).filter((node) => !met.has(node) && !apart.has(node)),
    );
    expect(missing).toEqual([]);
  });
});

const boxOf = (ability: Ability): Box =>
  'where' in ability && ability.where === 'support' ? 'support' : 'main';

describe('trees with one word changed', () => {
  const seeds = seedTrees();

  it('are read back from the English that is printed of them, where they are well formed and there are words', () => {
    fc.assert(
      fc.property(variant(seeds), (tree) => {
        fc.pre(abilityProblems([tree]).length === 0);
        const text = printEnglish(tree);
        fc.pre(text !== null);
        expect(normalise(text)).toBe(text);
        expect({ text, trees: read(text, boxOf(tree)) }).toEqual({ text, trees: [meaning(tree)] });
      }),
      { seed, numRuns: tries(400, 2), maxSkipsPerRun: 20 },
    );
  });

  it('have, with random ones, every kind, field and word that is not told apart with a reason', () => {
    const met = new Set(fc.sample(randomTree, { seed, numRuns: 4000 }).flatMap(wordsIn));
    for (const tree of seeds.flatMap((one) => [one, ...variantsOf(one)])) {
      const words = wordsIn(tree).filter((word) => !met.has(word));
      const isSaid = (): boolean => abilityProblems([tree]).length === 0 && printEnglish(tree) !== null;
      if (words.length > 0 && isSaid()) for (const word of words) met.add(word);
    }
    const words = everyWord();
    expect(words.filter((word) => !met.has(word) && !isUnsaidWord(word))).toEqual([]);
    expect([...met].filter(isUnsaidWord)).toEqual([]);
    expect(unsaidWords.filter(({ place }) => !words.includes(place))).toEqual([]);
  });
});
