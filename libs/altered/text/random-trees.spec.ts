import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { abilityKinds, abilityProblems, kindsOf, walkAbilities, type Ability } from '#altered/abilities';
import { notRandom, randomTree } from '#testing';
import { compileLine, normalise, printEnglish } from './index.js';

/** A tree as far as it means something: without the names of its wordings, fields in one order. */
function meaning(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(meaning);
  if (typeof value !== 'object' || value === null) return value;
  const { kind, effects } = value as { kind?: string; effects?: readonly unknown[] };
  if (kind === 'sequence' && effects?.length === 1) return meaning(effects[0]);
  const fields = Object.entries(value)
    .filter(([field, one]) => field !== 'said' && one !== undefined)
    .sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(fields.map(([field, one]) => [field, meaning(one)]));
}

/** What a text is read into, on whatever card it can stand; several when it is ambiguous. */
function read(text: string): readonly unknown[] {
  for (const type of ['spell', 'character'] as const) {
    const line = compileLine(text, 'main', { type });
    if (line.kind === 'parsed') return line.abilities.map(meaning);
    if (line.kind === 'ambiguous') return line.readings.map((one) => one.map(meaning));
  }
  return [];
}

const seed = 23;
const runs = 1500;

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
