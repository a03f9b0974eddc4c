import { describe, expect, it } from '@jest/globals';
import { altered } from '#altered/rules';
import type { Json } from '#record';
import {
  character,
  hero,
  permanent,
  quickAction,
  spell,
  statisticsOf,
  step,
  type Table,
  tableOf,
} from '#altered/testing';

const kite = character('Kite');

describe('counters', () => {
  it('2.5.d a hero with starting counters has them when it is revealed', () => {
    const captain = hero('Captain', { startsWith: { gem: 3 } });
    const cards = [captain, kite];
    const started = altered.play.start({
      module: 'altered',
      edition: '1.0',
      format: 'scenario',
      seats: ['Ada', 'Ben'].map((name, seat) => ({
        name,
        deck: [...(seat === 0 ? ['Captain'] : []), ...Array<string>(10).fill('Kite')],
      })),
      seed: 'counters',
      cards: Object.fromEntries(cards.map((card) => [card.reference, card as unknown as Json])),
      options: {},
    });
    if (!started.ok) throw new Error(started.error.map(({ message }) => message).join());
    const revealed = started.value.events.find(
      (event) => event.kind === 'StepResolved' && event.verb === 'reveal-heroes',
    );
    expect(revealed).toMatchObject({ actions: [{ counters: { gem: 3 } }], rules: ['4.1.h', '2.5.d'] });
    const item = started.value.state.seats[0]?.hero[0] ?? -1;
    expect(started.value.state.stays[item]?.counters).toEqual({ gem: 3 });
  });

  const jar = (counters?: Record<string, number>): Table =>
    tableOf({
      landmark: [
        {
          card: permanent(
            'Jar',
            '{0}: I gain 2 moss counters.',
            '{0}: I lose 3 moss counters.',
            'Spend 3 of my moss counters: Resupply.',
          ),
          ...(counters && { counters }),
        },
      ],
    });
  const use = (table: Table, index: number) =>
    table.choose(`quick:${table.item('Jar')}:${index}`).stay('Jar').counters;

  it('2.5.e an object adds the counters it gains to its counters of the same name', () => {
    expect(use(jar(), 0)).toEqual({ moss: 2 });
    const table = jar({ moss: 1, gem: 5 });
    expect(use(table, 0)).toEqual({ moss: 3, gem: 5 });
    expect(table.linesWith('counters')).toEqual(['counters | Jar: +2 moss = 3']);
    expect(table.step('counters').rules).toContain('2.5.e');
  });

  it('2.5.f an object loses the counters that are removed, or all of them if it has fewer', () => {
    expect(use(jar({ moss: 5 }), 1)).toEqual({ moss: 2 });
    const few = jar({ moss: 2, gem: 5 });
    expect(use(few, 1)).toEqual({ gem: 5 });
    expect(few.linesWith('counters')).toEqual(['counters | Jar: -2 moss = 0']);
    expect(few.step('counters').rules).toContain('2.5.f');
    const none = jar();
    expect(use(none, 1)).toEqual({});
    expect(none.linesWith('counters')).toEqual([]);
  });

  it('2.5.g a player can spend counters only if the object has enough, and the object loses them', () => {
    const table = jar({ moss: 4 });
    expect(use(table, 2)).toEqual({ moss: 1 });
    expect(table.linesWith('Jar')).toContain('pay | Jar: -3 moss = 1');
    expect(table.decide(0, [`quick:${table.item('Jar')}:2`])).toMatchObject({
      ok: false,
      error: { rule: '2.5.g' },
    });
    expect(table.stay('Jar').counters).toEqual({ moss: 1 });
  });

  const counted = { card: kite, counters: { boost: 2, moss: 1 } };
  const rock = { card: permanent('Rock'), counters: { gem: 4 } };
  const send = (zone: 'reserve' | 'discard' | 'hand') =>
    quickAction(
      {},
      step({
        kind: 'move',
        what: { all: { zone: ['expedition', 'landmark', 'reserve', 'discard'], name: 'Kite' } },
        to: { zone },
      }),
    );
  const rebuild = quickAction(
    {},
    step({ kind: 'move', what: { all: { name: 'Rock' } }, to: { zone: 'reserve' } }),
  );
  const mover = permanent('Mover', send('reserve'), send('discard'), send('hand'), rebuild);
  const move = (table: Table, ...indices: number[]): Table => {
    for (const index of indices) table.choose(`quick:${table.item('Mover')}:${index}`);
    return table;
  };

  it('2.5.i an object that leaves the Expedition zone or the Landmark zone loses its counters', () => {
    const table = tableOf({ hero: [counted], landmark: [mover, rock] });
    move(table, 0, 3);
    expect(table.names('reserve', 0)).toEqual(['Kite', 'Rock']);
    expect([table.stay('Kite').counters, table.stay('Rock').counters]).toEqual([{}, {}]);
  });

  it('2.5.j an object that leaves the discard pile, Reserve or Limbo keeps its counters', () => {
    const expected = { boost: 2, moss: 1 };
    const between = tableOf({ reserve: [counted], landmark: [mover] });
    expect(move(between, 1).stay('Kite')).toMatchObject({ zone: 'discard', counters: expected });
    expect(move(between, 0).stay('Kite')).toMatchObject({ zone: 'reserve', counters: expected });
    expect(between.linesWith('Kite')).toEqual([
      'move | Kite: reserve.0 > discard.0 boost=2 moss=1',
      'move | Kite: discard.0 > reserve.0 boost=2 moss=1',
    ]);
    const played = tableOf({ reserve: [counted], mana: 1 }).play('Kite', 'hero');
    expect(played.stay('Kite')).toMatchObject({ zone: 'expedition', counters: expected });
    expect(statisticsOf(played, 'Kite')).toEqual([3, 3, 3]);
  });

  it('2.5.j, 2.1.g a card that goes to a hidden zone loses its counters', () => {
    const table = tableOf({ reserve: [counted], landmark: [mover], mana: 1 });
    move(table, 2).play('Kite', 'hero');
    expect(table.stay('Kite').counters).toEqual({});
  });

  it('2.5.j, 2.5.e an object adds the counters it enters with to the counters it keeps', () => {
    const altar = permanent('Altar', 'Characters enter the Expedition zone with 1 boost.');
    const table = tableOf({ reserve: [counted], landmark: [altar], mana: 1 });
    expect(table.play('Kite', 'hero').stay('Kite').counters).toEqual({ boost: 3, moss: 1 });
  });

  it('2.5.1.b each boost adds one to all three statistics of a character, and other counters add nothing', () => {
    const table = tableOf(
      {
        hero: [
          { card: kite, counters: { boost: 2 } },
          { card: character('Owl'), counters: { moss: 9 } },
        ],
      },
      {},
      { from: 'dusk' },
    );
    const [own] = table.step('progress').actions.filter((action) => action.kind === 'compare');
    expect(own).toMatchObject({ own: { forest: 4, mountain: 4, water: 4 } });
    const rest = spell('Rest', 'Resupply.');
    const tower = tableOf({ landmark: [{ card: permanent('Tower'), counters: { boost: 2 } }], hand: [rest] });
    expect(statisticsOf(tower, 'Tower')).toEqual([]);
  });
});
