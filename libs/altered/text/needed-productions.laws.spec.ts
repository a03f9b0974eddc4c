import { describe, expect, it } from '@jest/globals';
import { abilityKinds, kindsOf, walkAbilities, type Ability } from '#altered/abilities';
import { openSet } from '#altered/cards';
import { printedLines } from '#altered/testing';
import { sharedPaths } from '#record/testing';
import { compileLine, type CompiledLine } from './index.js';
import { namesOfProductions, type Watch } from './syntax/productions.js';

const isThere = sharedPaths('cards/altered-cards-en.json').length > 0;

/**
 * Converts a compiled line to JSON, so that lines can be compared. Omits the names of wordings, because the rules
 * ignore wordings.
 */
const meaning = (read: CompiledLine): string =>
  JSON.stringify(read.kind === 'parsed' ? read.abilities : read.kind, (key, value: unknown) =>
    key === 'said' ? undefined : value,
  );

(isThere ? describe : describe.skip)('every production of the language', () => {
  // Slow: for each production that matches a line, the line is compiled again without that production.
  const lines = isThere ? printedLines() : [];
  const read = (index: number, watch: Watch): CompiledLine => {
    const line = lines[index];
    if (line === undefined) throw new Error(`there is no line ${index}`);
    return compileLine(line.line, line.box, { type: line.type, isExplained: false, watch });
  };
  const places = new Map<string, number[]>();
  const meanings = lines.map((_, index) => {
    const met = new Set<string>();
    const compiled = read(index, { met });
    for (const name of met) places.set(name, [...(places.get(name) ?? []), index]);
    return compiled.kind === 'parsed' ? meaning(compiled) : null;
  });

  it('occurs in a printed line', () => {
    expect(namesOfProductions().filter((name) => !places.has(name))).toEqual([]);
  });

  it('is needed for a printed line', () => {
    const isNeeded = (without: string): boolean =>
      (places.get(without) ?? []).some(
        (index) => meanings[index] !== null && meaning(read(index, { without })) !== meanings[index],
      );
    expect([...places.keys()].filter((name) => !isNeeded(name))).toEqual([]);
  });
});

/** Fields of descriptions that no printed line uses. Rule scenarios test them instead. */
const unprinted = ['facing', 'faction', 'hasCooldown', 'keyword', 'rarity'].map(
  (field) => `selector ${field}`,
);

(isThere ? describe : describe.skip)('every kind of node', () => {
  it('occurs in a printed line or in a card of the open set', () => {
    const found = new Set<string>();
    const note = (abilities: readonly Ability[]): void =>
      walkAbilities(abilities, (part) => {
        const isKnownObject = part.family === 'known' && typeof part.value === 'object';
        const kinds = isKnownObject ? Object.keys(part.value) : kindsOf(part);
        for (const kind of kinds) found.add(`${part.family} ${kind}`);
      });
    for (const { line, box, type } of printedLines()) {
      const compiled = compileLine(line, box, { type, isExplained: false });
      if (compiled.kind === 'parsed') note(compiled.abilities);
    }
    for (const { abilities = [] } of openSet().cards.values()) note(abilities);
    const all = Object.entries(abilityKinds).flatMap(([family, kinds]) =>
      kinds.map((kind) => `${family} ${kind}`),
    );
    expect(all.filter((kind) => !found.has(kind)).sort()).toEqual(unprinted);
  });
});
