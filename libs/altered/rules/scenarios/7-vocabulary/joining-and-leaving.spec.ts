import { describe, expect, it } from '@jest/globals';
import type { Effect, StatusName, Trigger, ZoneName } from '#altered/abilities';
import {
  character,
  effect,
  permanent,
  reaction,
  spell,
  step,
  type Position,
  type When,
  type Does,
  tableOf,
} from '#altered/testing';

const kite = character('Kite');
const anyCharacter = { type: 'character' } as const;

/** Returns how often an effect made a trigger match. */
function triggerCount(trigger: When, does: Does, seat: Position['seats'][0] = {}): number {
  const watch = permanent('Watch', reaction(trigger, 'I gain 1 heard counter.'));
  const deed = spell('Deed', effect(does));
  const { landmark = [], ...rest } = seat;
  const table = tableOf({ hand: [deed], landmark: [watch, ...landmark], mana: 1, ...rest }).play('Deed');
  table.settle('reaction');
  return table.stay('Watch').counters['heard'] ?? 0;
}

describe('becoming', () => {
  const becomes = (status: StatusName | 'boosted', change: 'become' | 'lose' = 'become'): Trigger => ({
    kind: 'status',
    what: anyCharacter,
    status,
    change,
  });

  it('7.5.2.a an object becomes something only if it was not so before', () => {
    expect(
      triggerCount('When a Character gains Anchored', 'Characters gain Anchored.', { hero: [kite] }),
    ).toBe(1);
    expect(
      triggerCount('When a Character gains Anchored', 'Characters gain Anchored.', {
        hero: [{ card: kite, statuses: ['anchored'] }],
      }),
    ).toBe(0);
    expect(triggerCount('When a Character gains Anchored', 'Characters gain Asleep.', { hero: [kite] })).toBe(
      0,
    );
  });

  it('7.5.2.a an object becomes Boosted with its first boost, and not again with the next', () => {
    expect(triggerCount(becomes('boosted'), 'Characters gain 1 boost.', { hero: [kite] })).toBe(1);
    expect(
      triggerCount(becomes('boosted'), 'Characters gain 1 boost.', {
        hero: [{ card: kite, counters: { boost: 1 } }],
      }),
    ).toBe(0);
  });

  it('7.5.2.a an object that enters a zone with a status or with boosts becomes so', () => {
    const join = (statuses: readonly StatusName[]): Effect =>
      step({
        kind: 'move',
        what: { all: { ...anyCharacter, zone: 'reserve' } },
        to: { zone: 'expedition', expedition: 'your-hero', statuses },
      });
    expect(triggerCount('When a Character gains Asleep', join(['asleep']), { reserve: [kite] })).toBe(1);
    expect(triggerCount('When a Character gains Asleep', join([]), { reserve: [kite] })).toBe(0);
    const tonic = permanent('Tonic', 'Characters enter the Expedition zone with 1 boost.');
    expect(triggerCount(becomes('boosted'), join([]), { reserve: [kite], landmark: [tonic] })).toBe(1);
    expect(triggerCount(becomes('boosted'), join([]), { reserve: [kite] })).toBe(0);
  });
});

describe('joining', () => {
  const joins = (expedition?: 'your-hero' | 'your-companion'): Trigger => ({
    kind: 'join',
    what: anyCharacter,
    ...(expedition && { expedition }),
  });

  it('7.5.4.a an object joins a zone and an expedition in which it was not before', () => {
    const put = step({
      kind: 'move',
      what: { all: { ...anyCharacter, zone: 'reserve' } },
      to: { zone: 'expedition', expedition: 'your-hero' },
    });
    expect(triggerCount(joins(), put, { reserve: [kite] })).toBe(1);
    expect(triggerCount('When a Character joins your Hero Expedition', put, { reserve: [kite] })).toBe(1);
    expect(triggerCount('When a Character joins your Companion Expedition', put, { reserve: [kite] })).toBe(
      0,
    );
    expect(
      triggerCount('When a Character goes to Reserve', 'Send Characters to Reserve.', { hero: [kite] }),
    ).toBe(1);
  });

  it('7.5.4.b a token joins the Expedition zone and the expedition in which it is created', () => {
    expect(triggerCount(joins(), 'Create a Kite 1/1/1 token in your Hero Expedition.')).toBe(1);
    expect(
      triggerCount(
        'When a Character joins your Hero Expedition',
        'Create a Kite 1/1/1 token in your Hero Expedition.',
      ),
    ).toBe(1);
    expect(
      triggerCount(
        'When a Character joins your Companion Expedition',
        'Create a Kite 1/1/1 token in your Hero Expedition.',
      ),
    ).toBe(0);
  });

  it('7.5.4.c, 7.3.22.b a character that switches expeditions joins the new expedition, but not the zone', () => {
    expect(
      triggerCount('When a Character joins your Companion Expedition', 'Characters switch Expeditions.', {
        hero: [kite],
      }),
    ).toBe(1);
    expect(
      triggerCount('When a Character joins your Hero Expedition', 'Characters switch Expeditions.', {
        hero: [kite],
      }),
    ).toBe(0);
    expect(triggerCount(joins(), 'Characters switch Expeditions.', { hero: [kite] })).toBe(0);
  });

  it('7.5.4.d a token that moves to another zone joins it before it ceases to exist', () => {
    expect(
      triggerCount(
        'When a Character goes to Reserve',
        'Create a Kite 1/1/1 token in your Hero Expedition. Send Characters to Reserve.',
      ),
    ).toBe(1);
    expect(
      triggerCount(
        'When a Character goes to Reserve from the Expedition zone',
        'Create a Kite 1/1/1 token in your Hero Expedition. Send Characters to Reserve.',
      ),
    ).toBe(1);
  });
});

describe('leaving', () => {
  const leaves = (zone: ZoneName): Trigger => ({ kind: 'leave', what: anyCharacter, zone });

  it('7.5.5.a an object leaves a zone in which it no longer is', () => {
    expect(
      triggerCount('When a Character leaves the Expedition zone', 'Send Characters to Reserve.', {
        hero: [kite],
      }),
    ).toBe(1);
    expect(triggerCount(leaves('reserve'), 'Send Characters to Reserve.', { hero: [kite] })).toBe(0);
    expect(
      triggerCount(
        'When a Character leaves the Expedition zone',
        'Create a Kite 1/1/1 token in your Hero Expedition.',
      ),
    ).toBe(0);
  });

  it('7.5.5.b a token that ceases to exist leaves the Expedition zone, but not the zone it went to', () => {
    expect(
      triggerCount(
        'When a Character leaves the Expedition zone',
        'Create a Kite 1/1/1 token in your Hero Expedition. Send Characters to Reserve.',
      ),
    ).toBe(1);
    expect(
      triggerCount(
        leaves('reserve'),
        'Create a Kite 1/1/1 token in your Hero Expedition. Send Characters to Reserve.',
      ),
    ).toBe(0);
  });

  it('7.5.5.c, 7.3.22.b a character that switches expeditions does not leave the Expedition zone', () => {
    expect(
      triggerCount('When a Character leaves the Expedition zone', 'Characters switch Expeditions.', {
        hero: [kite],
      }),
    ).toBe(0);
  });

  it('7.3.22.a, 7.5.5.c switching sends the same object to the other expedition of its controller', () => {
    const deed = spell('Deed', 'Characters switch Expeditions.');
    const table = tableOf(
      { hand: [deed], hero: [{ card: kite, counters: { boost: 2 } }], mana: 1 },
      { companion: [character('Owl')] },
    );
    const { object } = table.stay('Kite');
    table.happened();
    table.play('Deed');
    expect(table.happened().filter((line) => line.startsWith('switch'))).toEqual([
      'switch-expeditions | Kite: hero.0 > companion.0',
      'switch-expeditions | Owl: companion.1 > hero.1',
    ]);
    expect(table.stay('Kite')).toMatchObject({ object, counters: { boost: 2 } });
    expect(table.names('hero', 0)).toEqual([]);
    expect(table.step('switch-expeditions').rules).toContain('7.3.22.a');
  });
});
