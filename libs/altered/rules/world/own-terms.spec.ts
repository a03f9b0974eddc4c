import { describe, expect, it } from '@jest/globals';
import type { Ability, CardDefinition, Passive } from '#altered/abilities';
import { abilityDecks } from '#altered/testing';
import { noTerms, termsOf } from './own-terms.js';

const cards = [...abilityDecks('terms'), ...abilityDecks('terms', '4.0')].flatMap(
  (setup) => Object.values(setup.cards) as unknown as CardDefinition[],
);

const passives = (abilities: readonly Ability[], isMeant: (passive: Passive) => boolean): Passive[] =>
  abilities.flatMap((ability) =>
    ability.kind === 'passive' && isMeant(ability.passive) ? [ability.passive] : [],
  );

describe("the terms for playing a card in the card's own abilities (1.2.4.d)", () => {
  it('are collected completely, with their indices', () => {
    let count = 0;
    for (const { abilities = [] } of cards) {
      const { bans, costs, costsIn, optionalCosts, places, ...others } = termsOf(abilities);
      const terms = [...bans, ...costs, ...costsIn, ...optionalCosts, ...places];
      count += terms.length;
      for (const { index, passive } of terms) expect(abilities[index]).toMatchObject({ passive });
      expect(bans.map(({ passive }) => passive)).toEqual(
        passives(abilities, (ability) => ability.kind === 'cannot-play' && ability.cards === 'me'),
      );
      expect(costs.map(({ passive }) => passive)).toEqual(
        passives(abilities, (ability) => ability.kind === 'cost' && ability.of === 'me'),
      );
      expect(costsIn.map(({ passive }) => passive)).toEqual(
        passives(abilities, ({ kind }) => kind === 'cost-in'),
      );
      expect(optionalCosts.map(({ passive }) => passive)).toEqual(
        passives(abilities, ({ kind }) => kind === 'optional-cost'),
      );
      expect(places.map(({ passive }) => passive)).toEqual(
        passives(abilities, ({ kind }) => kind === 'cannot-be-played'),
      );
      expect(others.manaOnly).toBe(abilities.some(({ kind }) => kind === 'mana-only'));
      expect(others.scout === Infinity).toBe(!abilities.some(({ kind }) => kind === 'scout'));
    }
    expect(count).toBeGreaterThan(0);
  });

  it('are the same object for all cards without terms', () => {
    expect(termsOf([])).toBe(noTerms);
    expect(termsOf([{ kind: 'keyword', keyword: 'gigantic' }])).toBe(noTerms);
  });

  it('include only the lowest of several Scout costs (7.4.5.c of edition 4.0)', () => {
    const scouts: readonly Ability[] = [
      { kind: 'scout', cost: 3 },
      { kind: 'scout', cost: 1 },
    ];
    expect(termsOf(scouts).scout).toBe(1);
  });
});
