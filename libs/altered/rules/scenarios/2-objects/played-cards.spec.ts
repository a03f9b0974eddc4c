import { describe, expect, it } from '@jest/globals';
import type { Ability, Passive } from '#altered/abilities';
import {
  character,
  effect,
  hero,
  permanent,
  quickAction,
  sequence,
  spell,
  step,
  tableOf,
} from '#altered/testing';

type Says = Omit<Extract<Passive, { kind: 'played' }>, 'kind' | 'who'>;

const boost = { name: 'boost', count: 1 };
const says = (what: Says): Passive => ({ kind: 'played', who: 'you', ...what });
const lasting = (duration: 'turn' | 'day', ...what: readonly Passive[]): Ability =>
  quickAction(
    { exhaustMe: true },
    sequence(...what.map((ability) => step({ kind: 'ongoing', passive: ability, duration }))),
  );
const thisTurn = (...what: readonly Passive[]): Ability => lasting('turn', ...what);
const bell = (...what: readonly Says[]) => permanent('Bell', thisTurn(...what.map(says)));
const kite = character('Kite');
const owl = character('Owl');
const song = spell('Song', 'Draw a card.');

describe('effects on the next card played', () => {
  const nextCharacter = bell({ cards: { type: 'character' }, next: true, counters: boost });

  it('2.2.13.c, 6.3.b a reaction gives the next character its boost once the character has joined its expedition', () => {
    const table = tableOf({ landmark: [nextCharacter], hand: [kite], mana: 2 }).activate('Bell');
    table.happened();
    table.play('Kite', 'hero');
    expect(table.happened()).toEqual([
      'play | Kite: hand.0 > limbo.0',
      'pay | Orb 1: +exhausted',
      'join | Kite: limbo.0 > hero.0',
      'join | emblem of Bell: ceases to exist',
      'join | emblem of Bell: reaction > limbo.0',
      'counters | Kite: +1 boost = 1',
      'cease | emblem of Bell: ceases to exist',
      expect.stringContaining('turn |'),
    ]);
  });

  it('2.2.13.c an effect on the next Character ignores other cards and later Characters', () => {
    const nextToday = permanent('Bell', '{T}: The next Character you play this Day gains 1 boost.');
    const table = tableOf({ landmark: [nextToday], hand: [song, kite, owl], mana: 4 });
    table.activate('Bell').play('Song').pass();
    table.play('Kite', 'hero').play('Owl', 'hero');
    expect([table.stay('Kite').counters, table.stay('Owl').counters]).toEqual([{ boost: 1 }, {}]);
  });

  it('2.2.13.c an effect on the next Character in one Expedition ignores Characters in the other', () => {
    const today = permanent(
      'Bell',
      '{T}: The next Character in your Hero Expedition you play this Day gains 1 boost.',
    );
    const table = tableOf({ landmark: [today], hand: [kite, owl, character('Fox')], mana: 3 });
    table.activate('Bell').play('Kite', 'companion').pass();
    table.play('Owl', 'hero').play('Fox', 'hero');
    expect(['Kite', 'Owl', 'Fox'].map((name) => table.counter(name, 'boost'))).toEqual([0, 1, 0]);
  });

  it('2.2.13.c an effect on the next card this turn ends with the turn if no such card is played', () => {
    const table = tableOf({ landmark: [nextCharacter], hand: [song, kite], mana: 4 });
    table.activate('Bell').play('Song').pass().play('Kite', 'hero');
    expect(table.stay('Kite').counters).toEqual({});
  });

  it('2.2.13.c an effect on the next card can depend on the zone the card is played from', () => {
    const fromReserve = bell({ cards: { type: 'character' }, from: 'reserve', next: true, counters: boost });
    const seat = { landmark: [fromReserve], hand: [kite], reserve: [owl], mana: 4 };
    const hand = tableOf(seat).activate('Bell').play('Kite', 'hero');
    expect(hand.stay('Kite').counters).toEqual({});
    const reserve = tableOf(seat).activate('Bell').play('Owl', 'hero');
    expect(reserve.stay('Owl').counters).toEqual({ boost: 1 });
  });

  it('2.4.6.a an effect can make a character from Reserve lose Fleeting as it joins', () => {
    const loses = bell({ cards: { type: 'character' }, next: true, lose: 'fleeting' });
    const table = tableOf({ landmark: [loses], reserve: [owl], mana: 1 });
    table.activate('Bell').play('Owl', 'hero');
    expect(table.stay('Owl').statuses).toEqual([]);
    expect(table.step('join').actions[0]).toMatchObject({ statuses: ['fleeting'] });
  });

  it('2.4.6.d–e a spell can lose or gain Fleeting as it moves to Limbo', () => {
    const loses = bell({ cards: { type: 'spell' }, next: true, lose: 'fleeting' });
    const table = tableOf({ landmark: [loses], reserve: [song], mana: 1 });
    table.activate('Bell').play('Song');
    expect(table.names('reserve', 0)).toEqual(['Song']);
    expect(table.names('limbo', 0)).toEqual([]);

    const again = spell('Again', ...(song.abilities ?? []));
    const today = permanent('Bell', '{T}: The next Spell you play this Day loses Fleeting.');
    const twice = tableOf({ landmark: [today], reserve: [song, again], mana: 2 });
    twice.activate('Bell').play('Song').pass().play('Again');
    expect([twice.names('discard', 0), twice.names('reserve', 0)]).toEqual([['Again'], ['Song']]);

    const rare = hero('Rara', 'Spells you play with Hand Cost {1} or less have Fleeting.');
    const dear = spell('Dear', ...(song.abilities ?? []), { handCost: 2 });
    const small = tableOf({ heroZone: [rare], hand: [song, dear], mana: 3 });
    small.play('Song').pass().play('Dear');
    expect([small.names('discard', 0), small.names('reserve', 0)]).toEqual([['Song'], ['Dear']]);
  });

  it('7.3.14.a the next spell is free, even with a Tough target; from Hand it also loses Fleeting', () => {
    const wall = character('Wall', 'Tough 3.');
    const aim = spell('Aim', 'Fleeting.', 'Discard target Character.', { handCost: 5 });
    const temple = permanent(
      'Temple',
      thisTurn(
        { kind: 'cost', who: 'you', of: { type: 'spell' }, free: true, next: true },
        says({ cards: { type: 'spell' }, next: true, onlyFrom: 'hand', lose: 'fleeting' }),
      ),
    );
    const table = tableOf({ landmark: [temple], hand: [aim] }, { hero: [wall] });
    table.activate('Temple').play('Aim');
    expect([table.names('discard', 1), table.names('reserve', 0)]).toEqual([['Wall'], ['Aim']]);
    expect(table.names('limbo', 0)).toEqual([]);
    const late = tableOf({ landmark: [temple], reserve: [aim] }, { hero: [wall] });
    late.activate('Temple').play('Aim');
    expect([late.names('discard', 0), late.names('limbo', 0)]).toEqual([['Aim'], []]);
  });
});

describe('the first card each Afternoon', () => {
  const keeper = hero('Keeper', 'The first Character you play each Afternoon gains 1 boost.');

  it('6.3.b the first Character each Afternoon is the first one played, even after other cards', () => {
    const table = tableOf({ heroZone: [keeper], hand: [song, kite, owl], mana: 5 });
    table.play('Song').pass().play('Kite', 'hero').play('Owl', 'hero');
    expect([table.stay('Kite').counters, table.stay('Owl').counters]).toEqual([{ boost: 1 }, {}]);
  });

  it('6.3.b the first card may have been played before the ability was in play, even if now face down', () => {
    const late = permanent('Late', ...(keeper.abilities ?? []));
    const bury = spell(
      'Bury',
      effect(step({ kind: 'move', what: { all: { name: 'Kite' } }, to: { zone: 'mana' } })),
    );
    const table = tableOf({ hand: [kite, bury, late, owl], mana: 5 });
    table.play('Kite', 'hero').pass().play('Bury').play('Late');
    table.play('Owl', 'hero');
    expect(table.stay('Owl').counters).toEqual({});
  });
});

describe('a card with a restriction on playing it', () => {
  it("1.2.4.d, 1.4.1.a a card that can't be played cannot be played from any zone, but can become a mana orb", () => {
    const orb = character('Pebble', "I can't be played.");
    const table = tableOf({ hand: [orb], reserve: [orb], mana: 2 });
    expect(table.options()).toEqual(['pass']);
    expect(table.decide(0, [`play:${table.item('Pebble')}:hero`])).toMatchObject({
      ok: false,
      error: { rule: '1.4.1.a' },
    });
    const morning = tableOf({ hand: [orb] }, {}, { from: 'morning', firstPlayer: 1 });
    expect(morning.deciding).toBe('0: expand');
    expect(morning.choose('Pebble').choose().names('mana', 0)).toEqual(['Pebble']);
  });
});
