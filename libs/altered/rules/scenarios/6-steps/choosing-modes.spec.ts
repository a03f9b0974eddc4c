import { describe, expect, it } from '@jest/globals';
import type { Effect, Quantity } from '#altered/abilities';
import {
  character,
  effect,
  permanent,
  quickAction,
  spell,
  step,
  type Table,
  type SeatPosition,
  tableOf,
} from '#altered/testing';
const modes = (count: Quantity, more: readonly Effect[] = []): Effect => ({
  kind: 'choose-modes',
  modes: [step({ kind: 'draw', count: 1 }), step({ kind: 'resupply' }), ...more],
  count,
  upTo: true,
});
const inLandmarks: Quantity = { cardsIn: 'landmark', of: 'you' };
const reunion = permanent('Reunion', quickAction({ exhaustMe: true }, modes(inLandmarks)));
const at = (seat: SeatPosition): Table => tableOf({ landmark: [reunion], ...seat }).activate('Reunion');
const counts = (table: Table): number[] => [table.names('hand', 0).length, table.names('reserve', 0).length];

describe('choosing up to a number of modes', () => {
  it('6.5.e, 5.2.3.c up to the given number of modes are chosen as the action is declared', () => {
    const single = at({});
    expect(single.deciding).toBe('0: mode');
    expect(single.state.pending).toMatchObject({ min: 0, max: 1 });
    expect(counts(single.choose('mode:1'))).toEqual([0, 1]);
    const two = at({ landmark: [reunion, permanent('Mill')] });
    expect(two.state.pending).toMatchObject({ min: 0, max: 2 });
    expect(counts(two.choose('mode:0', 'mode:1'))).toEqual([1, 1]);
  });

  it('6.5.e each mode can be chosen only once, even if the number exceeds the number of modes', () => {
    const four = at({ landmark: [reunion, permanent('Mill'), permanent('Inn'), permanent('Well')] });
    expect(four.state.pending).toMatchObject({ min: 0, max: 2 });
  });

  it('6.5.e, 5.3.c a quick action played without a mode is paid for and does nothing', () => {
    const table = at({}).choose();
    expect(table.stay('Reunion').statuses).toEqual(['exhausted']);
    expect(counts(table)).toEqual([0, 0]);
  });

  it('6.5.e, 1.1.6.d no mode is chosen if the number is zero', () => {
    const hymn = spell('Hymn', effect(modes(inLandmarks)));
    const table = tableOf({ hand: [hymn], mana: 1 }).play('Hymn');
    expect([table.deciding, ...counts(table)]).toEqual(['1: turn', 0, 1]);
  });

  it('5.2.3.d targets are chosen only for the chosen modes', () => {
    const hymn = spell(
      'Hymn',
      'Choose up to two:\n• Draw a card.\n• Resupply.\n• Target card gains 1 boost.',
    );
    const mine = { hand: [hymn], mana: 1, hero: [character('Owl'), character('Elk')] };
    const table = tableOf(mine).play('Hymn').choose('mode:0', 'mode:2');
    expect(table.deciding).toBe('0: target');
    table.choose('Elk');
    expect([table.stay('Elk').counters, ...counts(table)]).toEqual([{ boost: 1 }, 1, 1]);
    const without = tableOf(mine).play('Hymn').choose('mode:0');
    expect([without.deciding, ...counts(without)]).toEqual(['1: turn', 1, 1]);
  });
});
