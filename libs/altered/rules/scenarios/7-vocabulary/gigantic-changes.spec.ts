import { describe, expect, it } from '@jest/globals';
import {
  character,
  effect,
  gainCounters,
  permanent,
  reaction,
  sequence,
  spell,
  step,
  type Table,
  tableOf4,
  type When,
  type Does,
  tableOf,
  type Line,
} from '#altered/testing';

const gigantic = 'Gigantic.';
const during = (says: { gain?: 'gigantic'; lose?: 'gigantic' }, duration: 'turn' | 'day' = 'day'): Does =>
  step({
    kind: 'ongoing',
    passive: { kind: 'keyword', of: { type: 'character' }, ...says } as never,
    duration,
  });
const hears = (name: string, trigger: When): Line => reaction(trigger, gainCounters(name));
const watch = permanent(
  'Watch',
  hears('hero', 'When a Character joins your Hero Expedition'),
  hears('companion', 'When a Character joins your Companion Expedition'),
  'When a Character joins your Expeditions — I gain 1 yours counter.',
  hears('zone', { kind: 'join', what: { type: 'character' } }),
  hears('left-hero', 'When a Character leaves your Hero Expedition'),
  hears('left-companion', 'When a Character leaves your Companion Expedition'),
  hears('left-yours', 'When a Character leaves your Expeditions'),
  hears('left-zone', 'When a Character leaves the Expedition zone'),
);

/** Plays a spell, then all reactions to it. */
function after(does: Does, what: readonly Line[], readings?: number): Table {
  const table = tableOf(
    { hero: [character('One', ...what)], landmark: [watch], hand: [spell('Change', effect(does))], mana: 1 },
    {},
    { ...(readings !== undefined && { readings }) },
  ).play('Change');
  return table.settle('reaction');
}
const countersOf = (table: Table) => table.stay('Watch').counters;

describe('gaining and losing Gigantic', () => {
  it("7.4.3.b, 7.5.4.a a character that becomes Gigantic joins its controller's other expedition, but not the zone", () => {
    // The object was already in one of "your Expeditions", so only the trigger for the Companion Expedition matches.
    expect(countersOf(after('This Day, Characters are Gigantic.', []))).toEqual({ companion: 1 });
  });

  it("7.4.3.k, 7.5.5.a a character that loses Gigantic leaves its controller's other expedition, but not the zone", () => {
    expect(countersOf(after(during({ lose: 'gigantic' }), [gigantic]))).toEqual({ 'left-companion': 1 });
  });

  it('7.4.3.k a character whose Gigantic does not change triggers no reaction', () => {
    expect(countersOf(after('This Day, Characters are Gigantic.', [gigantic]))).toEqual({});
    expect(countersOf(after(during({ lose: 'gigantic' }), []))).toEqual({});
  });

  it('7.4.3.k, 2.2.13.a a character leaves the other expedition when the effect that made it Gigantic ends', () => {
    const table = after('This turn, Characters are Gigantic.', []);
    while (table.deciding === '1: turn') table.pass();
    table.settle('reaction');
    expect(table.stay('Watch').counters).toEqual({ companion: 1, 'left-companion': 1 });
  });

  it('7.4.3.k after a switch, the other expedition is the one that the character came from', () => {
    const swap = 'Characters switch Expeditions.';
    expect(countersOf(after(sequence(swap, during({ lose: 'gigantic' })), [gigantic]))).toEqual({
      'left-hero': 1,
    });
  });

  it('7.5.4.a a permanent that enters play can make a character Gigantic', () => {
    const crown = permanent('Crown', 'Characters are Gigantic.');
    const table = tableOf({ hero: [character('One')], landmark: [watch], hand: [crown], mana: 1 }).play(
      'Crown',
    );
    table.settle('reaction');
    expect(countersOf(table)).toEqual({ companion: 1 });
  });

  const makesGigantic = { kind: 'keyword', of: { type: 'character' }, gain: 'gigantic' } as never;
  const countersAfterReactions = (table: Table) => {
    table.settle('reaction');
    return countersOf(table);
  };

  it('7.5.4.a, 2.4.6.e in edition 4.0 an ability that functions again in Reserve can make a character Gigantic', () => {
    const crown = character('Crown', { kind: 'passive', where: 'support', passive: makesGigantic });
    const table = tableOf4({
      hero: [character('One')],
      landmark: [watch],
      reserve: [{ card: crown, statuses: ['exhausted'] }],
      hand: [spell('Change', 'Ready cards in Reserve.')],
      mana: 1,
    }).play('Change');
    expect(countersAfterReactions(table)).toEqual({ companion: 1 });
  });

  it('7.5.4.a, 2.2.12.g the completed box of a Feat can make a character Gigantic', () => {
    const feat = permanent('Feat', 'At Noon — Complete me.', 'Completed: Characters are Gigantic.', {
      subtypes: ['landmark', 'feat'],
    });
    const table = tableOf4({ hero: [character('One')], landmark: [watch, feat] }, {}, { from: 'noon' });
    expect(countersAfterReactions(table)).toEqual({ companion: 1 });
  });

  it('in records of the first readings, no reaction triggers on such changes', () => {
    expect(countersOf(after('This Day, Characters are Gigantic.', [], 1))).toEqual({});
    expect(countersOf(after(during({ lose: 'gigantic' }), [gigantic], 1))).toEqual({});
  });
});
