import { describe, expect, it } from '@jest/globals';
import type { Effect, StatusName, Trigger, ZoneName } from '#altered/abilities';
import {
  character,
  effect,
  gainCounters,
  passive,
  permanent,
  reaction,
  spell,
  step,
  Table,
  type Position,
} from '#testing';

const kite = character('Kite');
const anyone = { type: 'character' } as const;
const all = { all: { type: 'character' } } as const;
const token = { name: 'Kite', subtypes: [], statistics: { forest: 1, mountain: 1, water: 1 } };
const create = step({ kind: 'create', token, in: 'your-hero' });
const swap = step({ kind: 'switch-expeditions', what: all });
const send = (zone: ZoneName): Effect => step({ kind: 'move', what: all, to: { zone } });

/** How often a trigger was activated by an effect. */
function heard(trigger: Trigger, does: Effect, seat: Position['seats'][0] = {}): number {
  const watch = permanent('Watch', { abilities: [reaction(trigger, gainCounters('heard'))] });
  const deed = spell('Deed', { abilities: [effect(does)] });
  const { landmark = [], ...rest } = seat;
  const table = new Table({
    seats: [{ hand: [deed], landmark: [watch, ...landmark], mana: 1, ...rest }, {}],
  });
  table.choose('play Deed');
  while (table.deciding === '0: reaction') table.choose(table.state.pending?.options[0]?.key ?? '');
  return table.stay('Watch').counters['heard'] ?? 0;
}

describe('becoming', () => {
  const becomes = (status: StatusName | 'boosted', change: 'become' | 'lose' = 'become'): Trigger => ({
    kind: 'status',
    what: anyone,
    status,
    change,
  });
  const gain = (status: StatusName): Effect => step({ kind: 'status', change: 'gain', status, what: all });
  const boost = step({ kind: 'counters', change: 'gain', name: 'boost', count: 1, what: all });

  it('7.5.2.a an object becomes what it was not, and not again', () => {
    expect(heard(becomes('anchored'), gain('anchored'), { hero: [kite] })).toBe(1);
    expect(
      heard(becomes('anchored'), gain('anchored'), { hero: [{ card: kite, statuses: ['anchored'] }] }),
    ).toBe(0);
    expect(heard(becomes('anchored'), gain('asleep'), { hero: [kite] })).toBe(0);
  });

  it('7.5.2.a an object that has no boost becomes Boosted with its first, not with the next', () => {
    expect(heard(becomes('boosted'), boost, { hero: [kite] })).toBe(1);
    expect(heard(becomes('boosted'), boost, { hero: [{ card: kite, counters: { boost: 1 } }] })).toBe(0);
  });

  it('7.5.2.a an object that enters a zone with a status, or with boosts, has become so', () => {
    const join = (statuses: readonly StatusName[]): Effect =>
      step({
        kind: 'move',
        what: { all: { ...anyone, zone: 'reserve' } },
        to: { zone: 'expedition', expedition: 'your-hero', statuses },
      });
    expect(heard(becomes('asleep'), join(['asleep']), { reserve: [kite] })).toBe(1);
    expect(heard(becomes('asleep'), join([]), { reserve: [kite] })).toBe(0);
    const tonic = permanent('Tonic', {
      abilities: [
        passive({
          kind: 'enters-with',
          of: anyone,
          zone: 'expedition',
          counters: { name: 'boost', count: 1 },
        }),
      ],
    });
    expect(heard(becomes('boosted'), join([]), { reserve: [kite], landmark: [tonic] })).toBe(1);
    expect(heard(becomes('boosted'), join([]), { reserve: [kite] })).toBe(0);
  });
});

describe('joining', () => {
  const joins = (expedition?: 'your-hero' | 'your-companion'): Trigger => ({
    kind: 'join',
    what: anyone,
    ...(expedition && { expedition }),
  });

  it('7.5.4.a an object joins the zone, and the expedition, where it was not and is', () => {
    const put = step({
      kind: 'move',
      what: { all: { ...anyone, zone: 'reserve' } },
      to: { zone: 'expedition', expedition: 'your-hero' },
    });
    expect(heard(joins(), put, { reserve: [kite] })).toBe(1);
    expect(heard(joins('your-hero'), put, { reserve: [kite] })).toBe(1);
    expect(heard(joins('your-companion'), put, { reserve: [kite] })).toBe(0);
    expect(heard({ kind: 'go', what: anyone, to: 'reserve' }, send('reserve'), { hero: [kite] })).toBe(1);
  });

  it('7.5.4.b a token joins the Expedition zone and the expedition it is created in', () => {
    expect(heard(joins(), create)).toBe(1);
    expect(heard(joins('your-hero'), create)).toBe(1);
    expect(heard(joins('your-companion'), create)).toBe(0);
  });

  it('7.5.4.c, 7.3.22.b who switches expeditions joins the new expedition, not the zone', () => {
    expect(heard(joins('your-companion'), swap, { hero: [kite] })).toBe(1);
    expect(heard(joins('your-hero'), swap, { hero: [kite] })).toBe(0);
    expect(heard(joins(), swap, { hero: [kite] })).toBe(0);
  });

  it('7.5.4.d a token that moves to another zone joins it before it ceases to exist', () => {
    const toReserve: Trigger = { kind: 'go', what: anyone, to: 'reserve' };
    const both: Effect = { kind: 'sequence', effects: [create, send('reserve')] };
    expect(heard(toReserve, both)).toBe(1);
    expect(heard({ ...toReserve, from: 'expedition' }, both)).toBe(1);
  });
});

describe('leaving', () => {
  const leaves = (zone: ZoneName): Trigger => ({ kind: 'leave', what: anyone, zone });

  it('7.5.5.a an object leaves the zone where it was and is no more', () => {
    expect(heard(leaves('expedition'), send('reserve'), { hero: [kite] })).toBe(1);
    expect(heard(leaves('reserve'), send('reserve'), { hero: [kite] })).toBe(0);
    expect(heard(leaves('expedition'), create)).toBe(0);
  });

  it('7.5.5.b a token that ceases to exist has left the Expedition zone, not the zone it went to', () => {
    const both: Effect = { kind: 'sequence', effects: [create, send('reserve')] };
    expect(heard(leaves('expedition'), both)).toBe(1);
    expect(heard(leaves('reserve'), both)).toBe(0);
  });

  it('7.5.5.c, 7.3.22.b who switches expeditions does not leave the Expedition zone', () => {
    expect(heard(leaves('expedition'), swap, { hero: [kite] })).toBe(0);
  });

  it('7.3.22.a, 7.5.5.c switching sends the same object to the other expedition of its controller', () => {
    const deed = spell('Deed', { abilities: [effect(swap)] });
    const table = new Table({
      seats: [
        { hand: [deed], hero: [{ card: kite, counters: { boost: 2 } }], mana: 1 },
        { companion: [character('Owl')] },
      ],
    });
    const { object } = table.stay('Kite');
    table.happened();
    table.choose('play Deed');
    expect(table.happened().filter((line) => line.startsWith('switch'))).toEqual([
      'switch-expeditions | Kite: hero.0 > companion.0',
      'switch-expeditions | Owl: companion.1 > hero.1',
    ]);
    expect(table.stay('Kite')).toMatchObject({ object, counters: { boost: 2 } });
    expect(table.names('hero', 0)).toEqual([]);
    expect(table.step('switch-expeditions').rules).toContain('7.3.22.a');
  });
});
