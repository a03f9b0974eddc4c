import { describe, expect, it } from '@jest/globals';
import type { Passive } from '#altered/abilities';
import { character, effect, passive, permanent, spell, step, tableOf4, type Table } from '#testing';

const kite = character('Kite', { handCost: 2 });

describe('cards that cost less, or more, where they are played', () => {
  const offered = (table: Table): readonly string[] => table.options().filter((one) => one.includes('Kite'));
  const sign = (change: Passive) => permanent('Sign', { abilities: [passive(change)] });

  it('2.2.6, 5.1.2.b less in one of your Expeditions, and not in the other', () => {
    const cheap = sign({
      kind: 'cost',
      who: 'you',
      of: { type: 'character', expedition: 'your-hero' },
      add: -1,
    });
    const found = tableOf4({ seats: [{ landmark: [cheap], hand: [kite], mana: 1 }, {}] });
    expect(offered(found)).toEqual(['play Kite hero']);
    expect(found.choose('play Kite hero').orbs(0)).toBe(0);
  });

  it('7.5.8 of edition 4.0 less in a region with a terrain', () => {
    const cheap = sign({ kind: 'cost', who: 'you', of: { type: 'character', inTerrain: 'water' }, add: -1 });
    const found = tableOf4({
      seats: [{ landmark: [cheap], hand: [kite], mana: 1, at: { hero: 1, companion: 2 } }, {}],
    });
    expect(offered(found)).toEqual(['play Kite companion']);
  });

  it('2.2.6 an opponent pays more in the Expedition that faces the object', () => {
    const guard = character('Guard', {
      abilities: [
        passive({
          kind: 'cost',
          who: 'opponent',
          of: { type: 'character', expedition: 'facing-me' },
          add: 1,
        }),
      ],
    });
    const found = tableOf4({
      seats: [{ companion: [guard] }, { hand: [kite], mana: 2 }],
    });
    expect(offered(found.choose('pass'))).toEqual(['play Kite hero']);
  });

  it('2.2.14.g a Gigantic Character is played to both', () => {
    const cheap = sign({
      kind: 'cost',
      who: 'you',
      of: { type: 'character', expedition: 'your-companion' },
      add: -1,
    });
    const whale = character('Kite', { handCost: 2, abilities: [{ kind: 'keyword', keyword: 'gigantic' }] });
    const found = tableOf4({ seats: [{ landmark: [cheap], hand: [whale], mana: 1 }, {}] });
    expect(offered(found).length).toBeGreaterThan(0);
  });

  it('2.2.6 the next one there: one that is played elsewhere leaves it for later', () => {
    const deal = spell('Deal', {
      abilities: [
        effect(
          step({
            kind: 'ongoing',
            passive: {
              kind: 'cost',
              who: 'you',
              of: { type: 'character', expedition: 'your-hero' },
              add: -1,
              next: true,
            },
            duration: 'afternoon',
          }),
        ),
      ],
    });
    const wren = character('Wren', { handCost: 1 });
    const found = tableOf4({ seats: [{ hand: [deal, wren, kite, kite], mana: 5 }, {}] })
      .choose('play Deal')
      .choose('pass')
      .choose('play Wren companion')
      .choose('play Kite hero');
    expect(found.orbs(0)).toBe(2);
    expect(found.choose('play Kite hero').orbs(0)).toBe(0);
  });

  it('6.3 the next one played there gains a boost', () => {
    const gift = spell('Deal', {
      abilities: [
        effect(
          step({
            kind: 'ongoing',
            passive: {
              kind: 'played',
              who: 'you',
              cards: { type: 'character', expedition: 'your-hero' },
              next: true,
              counters: { name: 'boost', count: 1 },
            },
            duration: 'afternoon',
          }),
        ),
      ],
    });
    const wren = character('Wren', { handCost: 1 });
    const found = tableOf4({ seats: [{ hand: [gift, wren, kite], mana: 4 }, {}] })
      .choose('play Deal')
      .choose('pass')
      .choose('play Wren companion')
      .choose('play Kite hero');
    expect([found.counter('Wren', 'boost'), found.counter('Kite', 'boost')]).toEqual([0, 1]);
  });
});
