import { describe, expect, it } from '@jest/globals';
import type { Ability, Keyword } from '#altered/abilities';
import { character, effect, permanent, spell, statistics, step, type Table, tableOf } from '#altered/testing';

const keyword = (name: Keyword): Ability => ({ kind: 'keyword', keyword: name });
const tough = (amount: number): Ability => ({ kind: 'tough', amount });
const who = (name: string, ...abilities: readonly Ability[]) =>
  character(name, ...abilities, statistics(3, 3, 3));

describe('Defender', () => {
  const guard = who('Guard', keyword('defender'));
  const at = { hero: 1, companion: 6 };
  const expeditions = (table: Table) => table.state.seats[0]?.expeditions;

  it("7.4.1.b an expedition with a Defender does not move forward at Dusk, but the player's other one can", () => {
    const table = tableOf(
      { hero: [guard, who('Strong')], companion: [who('Other')], at },
      {},
      { from: 'dusk' },
    );
    expect(table.step('progress').actions).toContainEqual(
      expect.objectContaining({ kind: 'compare', seat: 0, expedition: 'hero', wins: ['forest'] }),
    );
    expect(expeditions(table)).toEqual({ hero: 1, companion: 5 });
  });

  it('7.4.1.c an expedition with a Defender fails to move forward even if it wins a terrain', () => {
    const ledger = permanent(
      'Ledger',
      'When your Hero Expedition fails to move forward during Dusk — I gain 1 failed counter.',
    );
    const failed = (card: ReturnType<typeof character>): unknown =>
      tableOf({ hero: [card], landmark: [ledger], at }, {}, { from: 'dusk' }).stay('Ledger').counters;
    expect(failed(guard)).toEqual({ failed: 1 });
    expect(failed(who('Plain'))).toEqual({});
  });
  const drum = permanent(
    'Drum',
    'At Dusk — Your Hero Expedition moves forward one region.',
    '{T}: Your Hero Expedition moves forward one region.',
  );

  it('7.4.1.d at Dusk, effects cannot move an expedition with a Defender forward either', () => {
    const hero = (card: ReturnType<typeof character>): unknown =>
      expeditions(tableOf({ hero: [card], landmark: [drum], at }, {}, { from: 'dusk' }))?.hero;
    expect(hero(guard)).toBe(1);
    expect(hero(who('Plain'))).toBe(3);
  });

  it('7.4.1.d in the Afternoon, effects can move an expedition with a Defender', () => {
    const table = tableOf({ hero: [guard], landmark: [drum], at }).activate('Drum', 1);
    expect(expeditions(table)?.hero).toBe(2);
  });
});

describe('Eternal', () => {
  it('7.4.2.b an Eternal character is not sent to Reserve at Rest, but other effects can send it there', () => {
    const table = tableOf(
      { hero: [who('Eternal', keyword('eternal')), who('Plain')] },
      {},
      { from: 'night' },
    );
    expect(table.names('hero', 0)).toEqual(['Eternal']);
    expect(table.names('reserve', 0)).toEqual(['Plain']);
    const send = spell('Send', 'Send Characters to Reserve.');
    const sent = tableOf({ hero: [who('Eternal', keyword('eternal'))], hand: [send], mana: 1 });
    expect(sent.play('Send').names('hero', 0)).toEqual([]);
  });
});

describe('Seasoned', () => {
  const counters = { boost: 2, other: 1 };
  const veteran = { card: who('Veteran', keyword('seasoned')), counters };
  const send = (zone: 'reserve' | 'hand' | 'discard') =>
    spell('Send', effect(step({ kind: 'move', what: { all: { type: 'character' } }, to: { zone } })));

  it('7.4.4.b, 7.4.4.c a Seasoned character keeps its boosts, but no other counters, when Rest sends it to Reserve', () => {
    const table = tableOf({ hero: [veteran] }, {}, { from: 'night' });
    expect(table.stay('Veteran')).toMatchObject({ zone: 'reserve', counters: { boost: 2 } });
    expect(table.stay('Veteran').counters).toEqual({ boost: 2 });
    const plain = tableOf({ hero: [{ card: who('Plain'), counters }] }, {}, { from: 'night' });
    expect(plain.stay('Plain').counters).toEqual({});
  });

  it('7.4.4.c a Seasoned character keeps its boosts when an effect sends it to Reserve', () => {
    const table = tableOf({ hero: [veteran], hand: [send('reserve')], mana: 1 });
    expect(table.play('Send').stay('Veteran').counters).toEqual({ boost: 2 });
    expect(table.step('move').modifiers).toMatchObject([{ rule: '7.4.4.b', mode: 'replaces' }]);
  });

  it('7.4.4.b a Seasoned character loses its boosts when it goes to another zone', () => {
    const table = tableOf({ hero: [veteran], hand: [send('discard')], mana: 1 });
    expect(table.play('Send').stay('Veteran').zone).toBe('discard');
    expect(table.stay('Veteran').counters).toEqual({});
  });

  it('7.4.4.b the object in the Expedition zone must be Seasoned, not the new object', () => {
    const school = permanent('School', 'Characters you control are Seasoned.');
    const table = tableOf(
      { hero: [{ card: who('Plain'), counters }], landmark: [school] },
      {},
      { from: 'night' },
    );
    expect(table.stay('Plain').counters).toEqual({ boost: 2 });
  });
});

describe('Tough', () => {
  const wall = who('Wall', tough(2));
  const paid = (table: Table): number =>
    table.happened().filter((line) => line.startsWith('pay | Orb')).length;

  it("7.4.5.c a spell costs more if it targets an opponent's Tough object", () => {
    const bolt = spell('Bolt', 'Target Character gains Anchored.');
    const table = tableOf({ hand: [bolt], hero: [character('Mine')], mana: 4 }, { hero: [wall] });
    table.play('Bolt').choose('Wall');
    expect(table.stay('Wall').statuses).toEqual(['anchored']);
    expect(paid(table)).toBe(3);
    const poor = tableOf(
      { hand: [bolt], hero: [character('Mine'), character('Too')], mana: 2 },
      { hero: [wall] },
    );
    poor.play('Bolt');
    expect(poor.options()).toEqual(['Mine', 'Too', 'take-back']);
    const none = tableOf({ hand: [bolt], mana: 2 }, { hero: [wall] });
    expect(none.options()).toEqual(['pass']);
  });

  it('7.4.5.c, 2.2.10.f Tough does not function for a card in Reserve', () => {
    const thief = character('Thief', '{J} Sabotage.');
    const table = tableOf({ hand: [thief], mana: 1 }, { reserve: [wall] });
    table.play('Thief', 'hero').choose('Wall');
    expect(table.names('discard', 1)).toEqual(['Wall']);
  });

  it('7.4.5.c a controller pays nothing extra to target their own Tough object', () => {
    const bolt = spell('Bolt', 'Target Character gains Anchored.');
    const table = tableOf({ hand: [bolt], hero: [wall], mana: 4 }).play('Bolt');
    expect(table.stay('Wall').statuses).toEqual(['anchored']);
    expect(paid(table)).toBe(1);
  });

  it('7.4.5.c a quick action that targets a Tough object costs more', () => {
    const bow = permanent('Bow', '{T}: Target Character gains Anchored.');
    const table = tableOf({ landmark: [bow], mana: 3 }, { hero: [wall] }).activate('Bow');
    expect(paid(table)).toBe(2);
    expect(tableOf({ landmark: [bow], mana: 1 }, { hero: [wall] }).options()).toEqual(['pass']);
  });

  it('7.4.5.c, 5.5.c a reaction that targets a Tough object costs mana', () => {
    const archer = character('Archer', '{J} Target Character your opponents control gains Anchored.');
    const table = tableOf({ hand: [archer], mana: 3 }, { hero: [wall] }).play('Archer', 'hero');
    expect(table.deciding).toBe('0: pay');
    table.happened();
    table.choose('pay');
    expect(paid(table)).toBe(2);
    expect(table.stay('Wall').statuses).toEqual(['anchored']);
  });

  it('7.4.5.c an inner action that targets a Tough object costs more', () => {
    const deal = spell('Deal', 'You may pay {1} to have target Character gain Anchored.');
    const table = tableOf({ hand: [deal], mana: 4 }, { hero: [wall] }).play('Deal');
    table.happened();
    table.choose('yes');
    expect(paid(table)).toBe(3);
    expect(table.stay('Wall').statuses).toEqual(['anchored']);
    const poor = tableOf({ hand: [deal], mana: 3 }, { hero: [wall] }).play('Deal');
    if (poor.deciding === '0: may-pay') poor.choose('yes');
    expect(poor.stay('Wall').statuses).toEqual([]);
    expect(poor.deciding).toBe('1: turn');
  });

  it('7.4.5.c, 7.3.14.a a spell played for free costs nothing for a Tough target', () => {
    const bolt = spell('Bolt', 'Target Character gains Anchored.');
    const gift = spell('Gift', 'Play Spells from a Reserve for free.');
    const table = tableOf({ hand: [gift], reserve: [bolt], mana: 4 }, { hero: [wall] }).play('Gift');
    expect(table.stay('Wall').statuses).toEqual(['anchored']);
    expect(paid(table)).toBe(1);
  });
});
