import { describe, expect, it } from '@jest/globals';
import { character, passive, permanent, spell, tableOf4, type Table, type Statement } from '#altered/testing';

const kite = character('Kite', { handCost: 2 });

describe('costs that depend on the Expedition', () => {
  const offered = (table: Table): readonly string[] =>
    table.options().filter((option) => option.includes('Kite'));
  const sign = (change: Statement) => permanent('Sign', passive(change));

  it('2.2.6, 5.1.2.b a card costs less in one Expedition of the player but not in the other', () => {
    const cheap = sign('Characters in your Hero Expedition you play cost {1} less.');
    const found = tableOf4({ landmark: [cheap], hand: [kite], mana: 1 });
    expect(offered(found)).toEqual(['play Kite hero']);
    expect(found.play('Kite', 'hero').orbs(0)).toBe(0);
  });

  it('7.5.8 of edition 4.0: a card costs less in a region with the named terrain', () => {
    const cheap = sign('Characters in {O} you play cost {1} less.');
    const found = tableOf4({ landmark: [cheap], hand: [kite], mana: 1, at: { hero: 1, companion: 2 } });
    expect(offered(found)).toEqual(['play Kite companion']);
  });

  it("2.2.6 an opponent's card costs more in the Expedition that faces the object", () => {
    const guard = character('Guard', 'Characters facing me your opponents play cost {1} more.');
    const found = tableOf4({ companion: [guard] }, { hand: [kite], mana: 2 });
    expect(offered(found.pass())).toEqual(['play Kite hero']);
  });

  it('2.2.14.g a cost reduction for one Expedition applies to a Gigantic Character, which is played in both', () => {
    const cheap = sign('Characters in your Companion Expedition you play cost {1} less.');
    const whale = character('Kite', 'Gigantic.', { handCost: 2 });
    const found = tableOf4({ landmark: [cheap], hand: [whale], mana: 1 });
    expect(offered(found).length).toBeGreaterThan(0);
  });

  it('2.2.6 a reduction for the next card in an Expedition ignores a card played in the other', () => {
    const deal = spell(
      'Deal',
      'The next Character in your Hero Expedition you play this Afternoon costs {1} less.',
    );
    const wren = character('Wren', { handCost: 1 });
    const found = tableOf4({ hand: [deal, wren, kite, kite], mana: 5 })
      .play('Deal')
      .pass()
      .play('Wren', 'companion')
      .play('Kite', 'hero');
    expect(found.orbs(0)).toBe(2);
    expect(found.play('Kite', 'hero').orbs(0)).toBe(0);
  });

  it('6.3 an effect on the next card in an Expedition ignores a card played in the other', () => {
    const gift = spell(
      'Deal',
      'The next Character in your Hero Expedition you play this Afternoon gains 1 boost.',
    );
    const wren = character('Wren', { handCost: 1 });
    const found = tableOf4({ hand: [gift, wren, kite], mana: 4 })
      .play('Deal')
      .pass()
      .play('Wren', 'companion')
      .play('Kite', 'hero');
    expect([found.counter('Wren', 'boost'), found.counter('Kite', 'boost')]).toEqual([0, 1]);
  });
});
