import { describe, expect, it } from '@jest/globals';
import { character, spell, tableOf4 } from '#altered/testing';

describe('scenarios with card text', () => {
  it('2.2.6 a card costs less in an Expedition facing two or more Characters', () => {
    const scout = character(
      'Scout',
      'You may play me for {2} less in an Expedition facing two or more Characters.',
    );
    const offered = (facing: number) =>
      tableOf4(
        { hand: [{ ...scout, handCost: 3 }], mana: 1 },
        { hero: Array(facing).fill(character('Kite')) },
      ).options();
    expect(offered(2)).toContain('play Scout hero');
    expect(offered(2)).not.toContain('play Scout companion');
    expect(offered(1)).not.toContain('play Scout hero');
  });

  it('7.3.1.d an object activates all abilities of another object as if they were its own', () => {
    const mime = character(
      'Mime',
      'When another Character joins your Expeditions — I activate its {r} abilities as if they were mine.',
    );
    const twice = character('Twice', '{R} I gain 1 boost.', '{R} I gain 2 boosts.');
    const table = tableOf4({ hero: [mime], hand: [twice], mana: 3 }).play('Twice', 'hero');
    table.settle('reaction');
    expect([table.counter('Mime', 'boost'), table.counter('Twice', 'boost')]).toEqual([3, 0]);
  });

  it('7.5.8 an effect counts the visible regions with a single terrain', () => {
    const counter = character('Counter', '{J} I gain 1 boost per visible single-terrain region.');
    const table = tableOf4({ hand: [counter], mana: 3 }).play('Counter', 'hero');
    expect(table.counter('Counter', 'boost')).toBe(3);
  });

  it('7.3.6 each player with too many cards discards down to the given number', () => {
    const levy = spell(
      'Trick',
      'Each player with more than two cards in their Reserve discards down to two cards in Reserve.',
    );
    const cards = (...names: readonly string[]) => names.map((name) => character(name));
    const table = tableOf4(
      { hand: [levy], mana: 3, reserve: cards('Ant', 'Bee', 'Cat', 'Dog') },
      { reserve: cards('Elk', 'Fox') },
    ).play('Trick');
    table.choose('Ant', 'Bee');
    expect(table.names('reserve', 0)).toEqual(expect.arrayContaining(['Cat', 'Dog']));
    expect(table.names('reserve', 0)).not.toContain('Ant');
    expect(table.names('reserve', 1)).toEqual(['Elk', 'Fox']);
  });

  it('5.2.3 a target chosen after a token is created must face the target Expedition', () => {
    const rank = spell(
      'Trick',
      'Create an Ordis Recruit 1/1/1 Soldier token in target Expedition. Then, target a Character facing it with no statistic higher than the number of Soldiers in your Expeditions. Send it to Reserve.',
    );
    const soldier = { ...character('Guard'), subtypes: ['soldier'] };
    const small = character('Small', { statistics: { forest: 1, mountain: 1, water: 1 } });
    const table = tableOf4(
      { hand: [rank], mana: 3, hero: [soldier] },
      { hero: [small, character('Other')] },
    ).play('Trick');
    expect(table.keys().length).toBeGreaterThan(0);
  });
});
