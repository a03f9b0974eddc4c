import { describe, expect, it } from '@jest/globals';
import { character, hero, permanent, spell, statistics, tableOf } from '#altered/testing';

describe('worked examples of the rules', () => {
  it('2.1.c a sacrificed character gains no boost in the discard pile, because it is a different object', () => {
    const rebel = character('Rebel', '{J} Sacrifice a Character.');
    const bastion = permanent('Bastion', 'Your Characters have: "{R} I gain 1 boost."');
    const table = tableOf({ reserve: [rebel], landmark: [bastion], mana: 1 }).play('Rebel', 'hero');
    expect(table.deciding).toBe('0: reaction');
    const [first = ''] = table.state.pending?.options.map((option) => option.key) ?? [];
    table.choose(first);
    expect(table.names('discard', 0)).toEqual(['Rebel']);
    expect(table.stay('Rebel').counters).toEqual({});
    expect(table.deciding).toBe('1: turn');
  });

  it('2.1.e an ability finds the new object that its own trigger moved', () => {
    const jelly = character('Jelly', "When I'm sacrificed, if I was not Fleeting — Send me to Reserve.");
    const altar = spell('Altar', 'Sacrifice a Character.');
    const table = tableOf({ hero: [jelly], hand: [altar], mana: 1 }).play('Altar');
    expect(table.linesWith('| Jelly: h', '| Jelly: d')).toEqual([
      'sacrifice | Jelly: hero.0 > discard.0',
      'move | Jelly: discard.0 > reserve.0',
    ]);
    const fleeting = tableOf({ hero: [{ card: jelly, statuses: ['fleeting'] }], hand: [altar], mana: 1 });
    fleeting.play('Altar');
    expect(fleeting.names('discard', 0)).toEqual(['Jelly']);
  });

  it('2.2.2.m a reaction creates an emblem in Limbo, which ceases to exist when it has resolved', () => {
    const aloe = character('Aloe', 'At Noon — Resupply.');
    const table = tableOf({ hero: [aloe], deck: [character('Top')] }, {}, { from: 'noon' });
    expect(table.happened()).toContain('begin-phase | emblem of Aloe: reaction > limbo.0');
    expect(table.names('reserve', 0)).toEqual(['Top']);
    expect(table.step('cease').rules).toContain('5.5.e');
    expect(table.state.limbo).toEqual([]);
  });

  it('6.1.c each verb is a separate step: first Sabotage, then Resupply', () => {
    const spy = character('Spy', '{J} Sabotage. Resupply.');
    const table = tableOf(
      { hand: [spy], mana: 1, deck: [character('Top')] },
      { reserve: [character('Prey'), character('Other')] },
    );
    table.play('Spy', 'hero').choose('Prey');
    expect(table.linesWith('sabotage', 'resupply')).toEqual([
      'sabotage | Prey: reserve.1 > discard.1',
      'resupply | Top: deck.0 > reserve.0',
    ]);
  });

  it('6.1.d a cost has a single step, whatever its verbs', () => {
    const maker = hero(
      'Maker',
      'At Noon — You may pay {1} and put a card from your hand in Reserve to create a Bug 1/1/1 Soldier token in target Expedition.',
    );
    const table = tableOf({ heroZone: [maker], hand: [character('Card')], mana: 2 }, {}, { from: 'noon' });
    expect(table.deciding).toBe('0: may-pay');
    table.choose('yes').choose('expedition 0 companion');
    expect(table.linesWith('pay |')).toEqual(['pay | Orb 1: +exhausted', 'pay | Card: hand.0 > reserve.0']);
    expect(table.names('companion', 0)).toEqual(['Bug']);
  });

  it('6.1.e one step has an atomic action for each object', () => {
    const gates = spell('Gates', 'Create two Recruit 1/1/1 Soldier tokens in each of your Expeditions.');
    const table = tableOf({ hand: [gates], mana: 1 }).play('Gates');
    expect(table.step('create').actions).toHaveLength(4);
    expect([table.names('hero', 0), table.names('companion', 0)]).toEqual([
      ['Recruit', 'Recruit'],
      ['Recruit', 'Recruit'],
    ]);
  });

  it('6.1.g, 1.4.5.a players decide in initiative order, and then the accepted actions happen simultaneously', () => {
    const fox = character('Fox', '{H} Each player may Resupply.');
    const table = tableOf({ hand: [fox], mana: 1, deck: [character('A')] }, { deck: [character('B')] });
    table.play('Fox', 'hero');
    expect(table.deciding).toBe('0: may');
    table.choose('yes');
    expect(table.names('reserve', 0)).toEqual([]);
    expect(table.deciding).toBe('1: may');
    table.choose('yes');
    expect(table.step('resupply').actions).toHaveLength(2);
  });

  it('6.5.f a player without characters does not prevent the other players from sacrificing theirs', () => {
    const jackal = character('Jackal', '{J} Each player sacrifices a Character.');
    const table = tableOf({ hand: [jackal], mana: 1 }).play('Jackal', 'hero');
    expect(table.step('sacrifice').actions).toHaveLength(1);
    const both = tableOf(
      { hand: [jackal], hero: [character('Mine')], mana: 1 },
      { hero: [character('Yours')] },
    );
    both.play('Jackal', 'hero');
    expect(both.deciding).toBe('0: sacrifice');
    both.choose('Mine');
    expect(both.linesWith('sacrifice |')).toEqual([
      'sacrifice | Mine: hero.0 > discard.0',
      'sacrifice | Yours: hero.1 > discard.1',
    ]);
  });

  it('2.3.2.f an ability waits for another that changes its effect', () => {
    const grower = character('Grower', "If I'm in {V}, I'm Gigantic.", statistics(1, 1, 1));
    const planter = character('Planter', {
      kind: 'passive',
      passive: { kind: 'terrains', of: 'all-regions', gain: ['forest'] },
    });
    const at = { hero: 3, companion: 6 };
    const table = tableOf({ hero: [grower, planter], at }, {}, { from: 'dusk' });
    expect(
      table
        .step('progress')
        .actions.find((action) => action.kind === 'compare' && action.expedition === 'companion'),
    ).toMatchObject({ own: { forest: 1, mountain: 1, water: 1 } });
  });
});
