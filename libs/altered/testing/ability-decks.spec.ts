import { describe, expect, it } from '@jest/globals';
import { cardAbilityProblems, type CardDefinition } from '#altered/abilities';
import { openDecks } from '#altered/cards';
import { altered } from '#altered/rules';
import { abilityDecks } from './ability-decks.js';

describe('abilityDecks', () => {
  const setups = abilityDecks('s');

  it('pairs every deck with every deck once', () => {
    const pairs = setups.map(({ seats }) => seats.map(({ name }) => name).join(' / '));
    const count = openDecks().length;
    expect(new Set(pairs).size).toBe((count * (count + 1)) / 2);
    expect(pairs).toHaveLength((count * (count + 1)) / 2);
  });

  it('derives a different seed for each game from the given seed', () => {
    expect(new Set(setups.map(({ seed }) => seed)).size).toBe(setups.length);
    expect(abilityDecks('s')).toEqual(setups);
    expect(abilityDecks('t')[0]?.seed).not.toBe(setups[0]?.seed);
  });

  it('contains only well-formed abilities', () => {
    const cards = setups.flatMap((setup) => Object.values(setup.cards) as unknown as CardDefinition[]);
    expect(cards.flatMap(cardAbilityProblems)).toEqual([]);
    expect(cards.filter(({ abilities }) => abilities !== undefined).length).toBeGreaterThan(setups.length);
  });

  it('is accepted by the rules', () => {
    for (const setup of setups) expect(altered.play.start(setup).ok).toBe(true);
  });
});
