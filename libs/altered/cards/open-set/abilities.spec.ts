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

  it('are an ability for each line of the text', () => {
    expect(cards.filter((card) => !isCovered(card))).toEqual([]);
  });

  it('are of cards that exist', () => {
    const references = cardsWithAbilities();
    expect(references.filter((reference) => !openSet().cards.has(reference))).toEqual([]);
    expect(references.length).toBeGreaterThan(100);
  });

  it('create tokens the set has', () => {
    const names = new Set(openSet().tokens.values());
    const created = new Set<string>();
    for (const card of cards)
      walkAbilities(card.abilities ?? [], ({ family, value }) => {
        if (family === 'step' && value.kind === 'create') created.add(value.token.name);
      });
    expect(created).toEqual(names);
  });

  it('give their tokens the words that their abilities are printed in', () => {
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

  it('survive being written down', () => {
    for (const { abilities = [] } of cards) expect(JSON.parse(JSON.stringify(abilities))).toEqual(abilities);
  });

  it('do not cover a card that has a line more', () => {
    const card = cards.find(({ abilities }) => abilities !== undefined);
    if (card === undefined) throw new Error('No card has abilities.');
    const longer = { ...card, text: [...card.text, 'Draw a card.'], executed: false };
    expect(isCovered(longer)).toBe(false);
    expect(withAbilities(longer).executed).toBe(false);
  });
});
