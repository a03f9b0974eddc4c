import { describe, expect, it } from '@jest/globals';
import { cardAbilityProblems, walkAbilities, type TokenDefinition } from '#altered/abilities';
import { openSet } from '../open-set.js';
import { inWords, withTokens } from '../token-text.js';
import { cardsWithAbilities, isCovered, withAbilities } from './abilities/index.js';

const cards = [...openSet().cards.values()];

describe('abilities of the open set', () => {
  it('are well formed', () => {
    const wrong = cards.map((card) => [card.reference, cardAbilityProblems(card)] as const);
    expect(wrong.filter(([, problems]) => problems.length > 0)).toEqual([]);
  });

  it('include an ability for each line of text', () => {
    expect(cards.filter((card) => !isCovered(card))).toEqual([]);
  });

  it('belong to existing cards', () => {
    const references = cardsWithAbilities();
    expect(references.filter((reference) => !openSet().cards.has(reference))).toEqual([]);
    expect(references.length).toBeGreaterThan(100);
  });

  it('create only tokens of the set', () => {
    const names = new Set(openSet().tokens.values());
    const created = new Set<string>();
    for (const card of cards)
      walkAbilities(card.abilities ?? [], ({ family, value }) => {
        if (family === 'step' && value.kind === 'create') created.add(value.token.name);
      });
    expect(created).toEqual(names);
  });

  it('give tokens their printed text', () => {
    const texts: unknown[] = [];
    for (const { abilities = [] } of cards)
      withTokens(abilities, (token) => {
        const { text, ...silent } = token as TokenDefinition;
        expect(inWords(silent)).toEqual(token);
        texts.push(...(text ?? []));
        return token;
      });
    expect(texts).not.toEqual([]);
  });

  it('are unchanged after serialization', () => {
    for (const { abilities = [] } of cards) expect(JSON.parse(JSON.stringify(abilities))).toEqual(abilities);
  });

  it('do not cover a card with an additional line', () => {
    const card = cards.find(({ abilities }) => abilities !== undefined);
    if (card === undefined) throw new Error('No card has abilities.');
    const longer = { ...card, text: [...card.text, 'Draw a card.'], executed: false };
    expect(isCovered(longer)).toBe(false);
    expect(withAbilities(longer).executed).toBe(false);
  });
});
