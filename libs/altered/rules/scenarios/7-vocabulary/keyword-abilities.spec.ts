import { describe, expect, it } from '@jest/globals';
import type { Ability, Effect, Keyword } from '#altered/abilities';
import {
  character,
  effect,
  gainCounters,
  permanent,
  quickAction,
  reaction,
  spell,
  statistics,
  step,
  Table,
} from '#testing';

const keyword = (name: Keyword): Ability => ({ kind: 'keyword', keyword: name });
const tough = (amount: number): Ability => ({ kind: 'tough', amount });
const who = (name: string, ...abilities: readonly Ability[]) =>
  character(name, { ...statistics(3, 3, 3), abilities });

describe('Defender', () => {
  const guard = who('Guard', keyword('defender'));
  const at = { hero: 1, companion: 6 };
  const expeditions = (table: Table) => table.state.seats[0]?.expeditions;

  it('7.4.1.b an expedition with a Defender does not move forward at Dusk, the other does', () => {
    const table = new Table({
      seats: [{ hero: [guard, who('Strong')], companion: [who('Other')], at }, {}],
      from: 'dusk',
    });
    expect(table.step('progress').actions).toContainEqual(
      expect.objectContaining({ kind: 'compare', seat: 0, expedition: 'hero', wins: ['forest'] }),
    );
    expect(expeditions(table)).toEqual({ hero: 1, companion: 5 });
  });

  it('7.4.1.c such an expedition fails to move forward, though it has won', () => {
    const ledger = permanent('Ledger', {
      abilities: [
        reaction({ kind: 'expedition', which: 'your-hero', does: 'fails' }, gainCounters('failed')),
      ],
    });
    const failed = (card: ReturnType<typeof character>): unknown =>
      new Table({ seats: [{ hero: [card], landmark: [ledger], at }, {}], from: 'dusk' }).stay('Ledger')
        .counters;
    expect(failed(guard)).toEqual({ failed: 1 });
    expect(failed(who('Plain'))).toEqual({});
  });

  const forward: Effect = step({ kind: 'move-expedition', which: 'your-hero', direction: 'forward' });
  const drum = permanent('Drum', {
    abilities: [
      reaction({ kind: 'phase', phase: 'dusk' }, forward),
      quickAction({ exhaustMe: true }, forward),
    ],
  });

  it('7.4.1.d at Dusk no effect moves it forward either', () => {
    const hero = (card: ReturnType<typeof character>): unknown =>
      expeditions(new Table({ seats: [{ hero: [card], landmark: [drum], at }, {}], from: 'dusk' }))?.hero;
    expect(hero(guard)).toBe(1);
    expect(hero(who('Plain'))).toBe(3);
  });

  it('7.4.1.d in the Afternoon effects move it', () => {
    const table = new Table({ seats: [{ hero: [guard], landmark: [drum], at }, {}] });
    table.choose('quick Drum 1');
    expect(expeditions(table)?.hero).toBe(2);
  });
});

describe('Eternal', () => {
  it('7.4.2.b an Eternal character is not sent to Reserve at Rest; other effects send it', () => {
    const table = new Table({
      seats: [{ hero: [who('Eternal', keyword('eternal')), who('Plain')] }, {}],
      from: 'night',
    });
    expect(table.names('hero', 0)).toEqual(['Eternal']);
    expect(table.names('reserve', 0)).toEqual(['Plain']);
    const send = spell('Send', {
      abilities: [
        effect(step({ kind: 'move', what: { all: { type: 'character' } }, to: { zone: 'reserve' } })),
      ],
    });
    const sent = new Table({
      seats: [{ hero: [who('Eternal', keyword('eternal'))], hand: [send], mana: 1 }, {}],
    });
    expect(sent.choose('play Send').names('hero', 0)).toEqual([]);
  });
});

describe('Seasoned', () => {
  const counters = { boost: 2, other: 1 };
  const veteran = { card: who('Veteran', keyword('seasoned')), counters };
  const send = (zone: 'reserve' | 'hand' | 'discard') =>
    spell('Send', {
      abilities: [effect(step({ kind: 'move', what: { all: { type: 'character' } }, to: { zone } }))],
    });

  it('7.4.4.b, 7.4.4.c its boosts, and no other counters, go with it to Reserve at Rest', () => {
    const table = new Table({ seats: [{ hero: [veteran] }, {}], from: 'night' });
    expect(table.stay('Veteran')).toMatchObject({ zone: 'reserve', counters: { boost: 2 } });
    expect(table.stay('Veteran').counters).toEqual({ boost: 2 });
    const plain = new Table({ seats: [{ hero: [{ card: who('Plain'), counters }] }, {}], from: 'night' });
    expect(plain.stay('Plain').counters).toEqual({});
  });

  it('7.4.4.c so they do when an effect sends it there', () => {
    const table = new Table({ seats: [{ hero: [veteran], hand: [send('reserve')], mana: 1 }, {}] });
    expect(table.choose('play Send').stay('Veteran').counters).toEqual({ boost: 2 });
    expect(table.step('move').modifiers).toMatchObject([{ rule: '7.4.4.b', mode: 'replaces' }]);
  });

  it('7.4.4.b elsewhere they do not go with it', () => {
    const table = new Table({ seats: [{ hero: [veteran], hand: [send('discard')], mana: 1 }, {}] });
    expect(table.choose('play Send').stay('Veteran').zone).toBe('discard');
    expect(table.stay('Veteran').counters).toEqual({});
  });

  it('7.4.4.b it is the object in the Expedition zone that has to be Seasoned, not the new one', () => {
    const school = permanent('School', {
      abilities: [
        {
          kind: 'passive',
          passive: { kind: 'keyword', of: { type: 'character', controller: 'you' }, gain: 'seasoned' },
        },
      ],
    });
    const table = new Table({
      seats: [{ hero: [{ card: who('Plain'), counters }], landmark: [school] }, {}],
      from: 'night',
    });
    expect(table.stay('Plain').counters).toEqual({ boost: 2 });
  });
});

describe('Tough', () => {
  const wall = who('Wall', tough(2));
  const anchor: Effect = step({ kind: 'status', change: 'gain', status: 'anchored', what: { target: 0 } });
  const target = [{ kind: 'object', like: { type: 'character' } }] as const;
  const paid = (table: Table): number =>
    table.happened().filter((line) => line.startsWith('pay | Orb')).length;

  it('7.4.5.c a spell that targets it costs its opponent that much more', () => {
    const bolt = spell('Bolt', { abilities: [effect(anchor, target)] });
    const table = new Table({
      seats: [{ hand: [bolt], hero: [character('Mine')], mana: 4 }, { hero: [wall] }],
    });
    table.choose('play Bolt').choose('Wall');
    expect(table.stay('Wall').statuses).toEqual(['anchored']);
    expect(paid(table)).toBe(3);
    const poor = new Table({
      seats: [{ hand: [bolt], hero: [character('Mine'), character('Too')], mana: 2 }, { hero: [wall] }],
    });
    poor.choose('play Bolt');
    expect(poor.options()).toEqual(['Mine', 'Too', 'take-back']);
    const none = new Table({ seats: [{ hand: [bolt], mana: 2 }, { hero: [wall] }] });
    expect(none.options()).toEqual(['pass']);
  });

  it('7.4.5.c, 2.2.10.f a card in Reserve has no Tough that works', () => {
    const thief = character('Thief', {
      abilities: [
        reaction({ kind: 'join', what: 'me' }, step({ kind: 'sabotage', target: 0 }), {
          targets: [{ kind: 'object', like: { zone: 'reserve' }, upTo: true }],
        }),
      ],
    });
    const table = new Table({ seats: [{ hand: [thief], mana: 1 }, { reserve: [wall] }] });
    table.choose('play Thief hero').choose('Wall');
    expect(table.names('discard', 1)).toEqual(['Wall']);
  });

  it('7.4.5.c its own controller pays nothing more', () => {
    const bolt = spell('Bolt', { abilities: [effect(anchor, target)] });
    const table = new Table({ seats: [{ hand: [bolt], hero: [wall], mana: 4 }, {}] });
    table.choose('play Bolt');
    expect(table.stay('Wall').statuses).toEqual(['anchored']);
    expect(paid(table)).toBe(1);
  });

  it('7.4.5.c a quick action that targets it costs more', () => {
    const bow = permanent('Bow', {
      abilities: [quickAction({ exhaustMe: true }, anchor, { targets: target })],
    });
    const table = new Table({ seats: [{ landmark: [bow], mana: 3 }, { hero: [wall] }] });
    table.choose('quick Bow 0');
    expect(paid(table)).toBe(2);
    expect(new Table({ seats: [{ landmark: [bow], mana: 1 }, { hero: [wall] }] }).options()).toEqual([
      'pass',
    ]);
  });

  it('7.4.5.c, 5.5.c a reaction that targets it costs something', () => {
    const archer = character('Archer', {
      abilities: [
        reaction({ kind: 'join', what: 'me' }, anchor, {
          targets: [{ kind: 'object', like: { type: 'character', controller: 'opponent' } }],
        }),
      ],
    });
    const table = new Table({ seats: [{ hand: [archer], mana: 3 }, { hero: [wall] }] });
    table.choose('play Archer hero');
    expect(table.deciding).toBe('0: pay');
    table.happened();
    table.choose('pay');
    expect(paid(table)).toBe(2);
    expect(table.stay('Wall').statuses).toEqual(['anchored']);
  });

  it('7.4.5.c an inner action that targets it costs more', () => {
    const deal = spell('Deal', {
      abilities: [effect({ kind: 'pay-to', cost: { mana: 1 }, targets: target, effect: anchor })],
    });
    const table = new Table({ seats: [{ hand: [deal], mana: 4 }, { hero: [wall] }] });
    table.choose('play Deal');
    table.happened();
    table.choose('yes');
    expect(paid(table)).toBe(3);
    expect(table.stay('Wall').statuses).toEqual(['anchored']);
    const poor = new Table({ seats: [{ hand: [deal], mana: 3 }, { hero: [wall] }] });
    poor.choose('play Deal');
    if (poor.deciding === '0: may-pay') poor.choose('yes');
    expect(poor.stay('Wall').statuses).toEqual([]);
    expect(poor.deciding).toBe('1: turn');
  });

  it('7.4.5.c, 7.3.14.a a spell that is played for free does not pay for it', () => {
    const bolt = spell('Bolt', { abilities: [effect(anchor, target)] });
    const gift = spell('Gift', {
      abilities: [effect(step({ kind: 'play-for-free', what: { all: { zone: 'reserve', type: 'spell' } } }))],
    });
    const table = new Table({ seats: [{ hand: [gift], reserve: [bolt], mana: 4 }, { hero: [wall] }] });
    table.choose('play Gift');
    expect(table.stay('Wall').statuses).toEqual(['anchored']);
    expect(paid(table)).toBe(1);
  });
});
