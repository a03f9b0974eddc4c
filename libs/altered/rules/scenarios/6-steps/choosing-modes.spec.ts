import { describe, expect, it } from '@jest/globals';
import type { Effect, Quantity } from '#altered/abilities';
import { character, effect, permanent, quickAction, spell, step, Table, type SeatPosition } from '#testing';

const boost: Effect = step({
  kind: 'counters',
  change: 'gain',
  name: 'boost',
  count: 1,
  what: { target: 0 },
});
const modes = (count: Quantity, more: readonly Effect[] = []): Effect => ({
  kind: 'choose-modes',
  modes: [step({ kind: 'draw', count: 1 }), step({ kind: 'resupply' }), ...more],
  count,
  upTo: true,
});
const inLandmarks: Quantity = { cardsIn: 'landmark', of: 'you' };
const reunion = permanent('Reunion', { abilities: [quickAction({ exhaustMe: true }, modes(inLandmarks))] });
const at = (seat: SeatPosition): Table =>
  new Table({ seats: [{ landmark: [reunion], ...seat }, {}] }).choose('quick Reunion 0');
const got = (table: Table): number[] => [table.names('hand', 0).length, table.names('reserve', 0).length];

describe('choosing up to a number of modes', () => {
  it('6.5.e, 5.2.3.c as many as the number allows are chosen when it is declared', () => {
    const one = at({});
    expect(one.deciding).toBe('0: mode');
    expect(one.state.pending).toMatchObject({ min: 0, max: 1 });
    expect(got(one.choose('mode:1'))).toEqual([0, 1]);
    const two = at({ landmark: [reunion, permanent('Mill')] });
    expect(two.state.pending).toMatchObject({ min: 0, max: 2 });
    expect(got(two.choose('mode:0', 'mode:1'))).toEqual([1, 1]);
  });

  it('6.5.e no more modes than there are can be chosen, each once', () => {
    const four = at({ landmark: [reunion, permanent('Mill'), permanent('Inn'), permanent('Well')] });
    expect(four.state.pending).toMatchObject({ min: 0, max: 2 });
  });

  it('6.5.e, 5.3.c with none chosen it is paid for and does nothing', () => {
    const table = at({}).choose();
    expect(table.stay('Reunion').statuses).toEqual(['exhausted']);
    expect(got(table)).toEqual([0, 0]);
  });

  it('6.5.e, 1.1.6.d where the number is zero nothing is chosen', () => {
    const hymn = spell('Hymn', { abilities: [effect(modes(inLandmarks))] });
    const table = new Table({ seats: [{ hand: [hymn], mana: 1 }, {}] }).choose('play Hymn');
    expect([table.deciding, ...got(table)]).toEqual(['1: turn', 0, 1]);
  });

  it('5.2.3.d targets are chosen only for modes that were', () => {
    const hymn = spell('Hymn', { abilities: [effect(modes(2, [boost]), [{ kind: 'object', like: {} }])] });
    const mine = { hand: [hymn], mana: 1, hero: [character('Owl'), character('Elk')] };
    const table = new Table({ seats: [mine, {}] }).choose('play Hymn').choose('mode:0', 'mode:2');
    expect(table.deciding).toBe('0: target');
    table.choose('Elk');
    expect([table.stay('Elk').counters, ...got(table)]).toEqual([{ boost: 1 }, 1, 1]);
    const without = new Table({ seats: [mine, {}] }).choose('play Hymn').choose('mode:0');
    expect([without.deciding, ...got(without)]).toEqual(['1: turn', 1, 1]);
  });
});
