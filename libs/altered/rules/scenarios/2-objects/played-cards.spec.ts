import { describe, expect, it } from '@jest/globals';
import type { Ability, Passive } from '#altered/abilities';
import {
  character,
  effect,
  hero,
  passive,
  permanent,
  quickAction,
  sequence,
  spell,
  step,
  Table,
} from '#testing';

type Says = Omit<Extract<Passive, { kind: 'played' }>, 'kind' | 'who'>;

const boost = { name: 'boost', count: 1 };
const says = (what: Says): Passive => ({ kind: 'played', who: 'you', ...what });
const lasting = (duration: 'turn' | 'day', ...what: readonly Passive[]): Ability =>
  quickAction(
    { exhaustMe: true },
    sequence(...what.map((one) => step({ kind: 'ongoing', passive: one, duration }))),
  );
const thisTurn = (...what: readonly Passive[]): Ability => lasting('turn', ...what);
const bell = (...what: readonly Says[]) => permanent('Bell', { abilities: [thisTurn(...what.map(says))] });
const kite = character('Kite');
const owl = character('Owl');
const song = spell('Song', { abilities: [effect(step({ kind: 'draw', count: 1 }))] });

describe('what the next card that is played gains', () => {
  const nextCharacter = bell({ cards: { type: 'character' }, next: true, counters: boost });

  it('2.2.13.c, 6.3.b gives a boost to the next character, by a reaction once it has joined', () => {
    const table = new Table({ seats: [{ landmark: [nextCharacter], hand: [kite], mana: 2 }, {}] });
    table.choose('quick Bell 0');
    table.happened();
    table.choose('play Kite hero');
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

  it('2.2.13.c looks neither at other cards nor at the one after', () => {
    const next: Says = { cards: { type: 'character' }, next: true, counters: boost };
    const nextToday = permanent('Bell', { abilities: [lasting('day', says(next))] });
    const table = new Table({ seats: [{ landmark: [nextToday], hand: [song, kite, owl], mana: 4 }, {}] });
    table.choose('quick Bell 0').choose('play Song').choose('pass');
    table.choose('play Kite hero').choose('play Owl hero');
    expect([table.stay('Kite').counters, table.stay('Owl').counters]).toEqual([{ boost: 1 }, {}]);
  });

  it('2.2.13.c looks at the Expedition that it is played in', () => {
    const inHero: Says = {
      cards: { type: 'character', expedition: 'your-hero' },
      next: true,
      counters: boost,
    };
    const today = permanent('Bell', { abilities: [lasting('day', says(inHero))] });
    const table = new Table({
      seats: [{ landmark: [today], hand: [kite, owl, character('Fox')], mana: 3 }, {}],
    });
    table.choose('quick Bell 0').choose('play Kite companion').choose('pass');
    table.choose('play Owl hero').choose('play Fox hero');
    expect(['Kite', 'Owl', 'Fox'].map((name) => table.counter(name, 'boost'))).toEqual([0, 1, 0]);
  });

  it('2.2.13.c ends with the turn when no such card is played', () => {
    const table = new Table({ seats: [{ landmark: [nextCharacter], hand: [song, kite], mana: 4 }, {}] });
    table.choose('quick Bell 0').choose('play Song').choose('pass').choose('play Kite hero');
    expect(table.stay('Kite').counters).toEqual({});
  });

  it('2.2.13.c may ask where the card is played from', () => {
    const fromReserve = bell({ cards: { type: 'character' }, from: 'reserve', next: true, counters: boost });
    const seat = { landmark: [fromReserve], hand: [kite], reserve: [owl], mana: 4 };
    const hand = new Table({ seats: [seat, {}] }).choose('quick Bell 0').choose('play Kite hero');
    expect(hand.stay('Kite').counters).toEqual({});
    const reserve = new Table({ seats: [seat, {}] }).choose('quick Bell 0').choose('play Owl hero');
    expect(reserve.stay('Owl').counters).toEqual({ boost: 1 });
  });

  it('2.4.6.a a character from Reserve loses Fleeting again', () => {
    const loses = bell({ cards: { type: 'character' }, next: true, lose: 'fleeting' });
    const table = new Table({ seats: [{ landmark: [loses], reserve: [owl], mana: 1 }, {}] });
    table.choose('quick Bell 0').choose('play Owl hero');
    expect(table.stay('Owl').statuses).toEqual([]);
    expect(table.step('join').actions[0]).toMatchObject({ statuses: ['fleeting'] });
  });

  it('2.4.6.d–e a spell loses Fleeting on its way to Limbo, or gains it', () => {
    const loses = bell({ cards: { type: 'spell' }, next: true, lose: 'fleeting' });
    const table = new Table({ seats: [{ landmark: [loses], reserve: [song], mana: 1 }, {}] });
    table.choose('quick Bell 0').choose('play Song');
    expect(table.names('reserve', 0)).toEqual(['Song']);
    expect(table.names('limbo', 0)).toEqual([]);

    const again = spell('Again', { abilities: song.abilities ?? [] });
    const today = permanent('Bell', {
      abilities: [lasting('day', says({ cards: { type: 'spell' }, next: true, lose: 'fleeting' }))],
    });
    const twice = new Table({ seats: [{ landmark: [today], reserve: [song, again], mana: 2 }, {}] });
    twice.choose('quick Bell 0').choose('play Song').choose('pass').choose('play Again');
    expect([twice.names('discard', 0), twice.names('reserve', 0)]).toEqual([['Again'], ['Song']]);

    const rare = hero('Rara', {
      abilities: [
        passive(
          says({
            cards: { type: 'spell', bounds: [{ of: 'hand-cost', is: 'at-most', than: 1 }] },
            gain: 'fleeting',
          }),
        ),
      ],
    });
    const dear = spell('Dear', { handCost: 2, abilities: song.abilities ?? [] });
    const small = new Table({ seats: [{ heroZone: [rare], hand: [song, dear], mana: 3 }, {}] });
    small.choose('play Song').choose('pass').choose('play Dear');
    expect([small.names('discard', 0), small.names('reserve', 0)]).toEqual([['Song'], ['Dear']]);
  });

  it('7.3.14.a the next spell is free, Tough included; from Hand it also loses Fleeting', () => {
    const wall = character('Wall', { abilities: [{ kind: 'tough', amount: 3 }] });
    const aim = spell('Aim', {
      handCost: 5,
      abilities: [
        { kind: 'keyword', keyword: 'fleeting' },
        effect(step({ kind: 'discard', what: { target: 0 } }), [
          { kind: 'object', like: { type: 'character' } },
        ]),
      ],
    });
    const temple = permanent('Temple', {
      abilities: [
        thisTurn(
          { kind: 'cost', who: 'you', of: { type: 'spell' }, free: true, next: true },
          says({ cards: { type: 'spell' }, next: true, onlyFrom: 'hand', lose: 'fleeting' }),
        ),
      ],
    });
    const table = new Table({ seats: [{ landmark: [temple], hand: [aim] }, { hero: [wall] }] });
    table.choose('quick Temple 0').choose('play Aim');
    expect([table.names('discard', 1), table.names('reserve', 0)]).toEqual([['Wall'], ['Aim']]);
    expect(table.names('limbo', 0)).toEqual([]);
    const late = new Table({ seats: [{ landmark: [temple], reserve: [aim] }, { hero: [wall] }] });
    late.choose('quick Temple 0').choose('play Aim');
    expect([late.names('discard', 0), late.names('limbo', 0)]).toEqual([['Aim'], []]);
  });
});

describe('the first card each Afternoon', () => {
  const keeper = hero('Keeper', {
    abilities: [passive(says({ cards: { type: 'character' }, first: 'afternoon', counters: boost }))],
  });

  it('6.3.b is the first that fits, though others were played', () => {
    const table = new Table({ seats: [{ heroZone: [keeper], hand: [song, kite, owl], mana: 5 }, {}] });
    table.choose('play Song').choose('pass').choose('play Kite hero').choose('play Owl hero');
    expect([table.stay('Kite').counters, table.stay('Owl').counters]).toEqual([{ boost: 1 }, {}]);
  });

  it('6.3.b counts what was played before the ability was there, even where it is face down now', () => {
    const late = permanent('Late', { abilities: keeper.abilities ?? [] });
    const bury = spell('Bury', {
      abilities: [effect(step({ kind: 'move', what: { all: { name: 'Kite' } }, to: { zone: 'mana' } }))],
    });
    const table = new Table({ seats: [{ hand: [kite, bury, late, owl], mana: 5 }, {}] });
    table.choose('play Kite hero').choose('pass').choose('play Bury').choose('play Late');
    table.choose('play Owl hero');
    expect(table.stay('Owl').counters).toEqual({});
  });
});

describe('a card that says it cannot be played', () => {
  it('1.2.4.d, 1.4.1.a cannot, wherever it is, and can become a mana orb', () => {
    const orb = character('Pebble', {
      abilities: [passive({ kind: 'cannot-play', who: 'each-player', cards: 'me' })],
    });
    const table = new Table({ seats: [{ hand: [orb], reserve: [orb], mana: 2 }, {}] });
    expect(table.options()).toEqual(['pass']);
    expect(table.decide(0, [`play:${table.item('Pebble')}:hero`])).toMatchObject({
      ok: false,
      error: { rule: '1.4.1.a' },
    });
    const morning = new Table({ seats: [{ hand: [orb] }, {}], from: 'morning', firstPlayer: 1 });
    expect(morning.deciding).toBe('0: expand');
    expect(morning.choose('Pebble').choose().names('mana', 0)).toEqual(['Pebble']);
  });
});
