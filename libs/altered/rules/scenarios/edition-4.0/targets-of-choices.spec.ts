import { describe, expect, it } from '@jest/globals';
import type { Effect, TargetDefinition } from '#altered/abilities';
import {
  character,
  gainCounters,
  reaction,
  sequence,
  spell,
  step,
  type Table,
  type Placed,
  tableOf,
  may,
} from '#altered/testing';

const asleep = step({ kind: 'status', change: 'gain', status: 'asleep', what: { target: 0 } });
const boosted = gainCounters('boost', 1, { target: 0 });
const someCharacter: readonly TargetDefinition[] = [
  { kind: 'object', like: { type: 'character', other: true } },
];
const sleeping = (name: string): Placed => ({ card: character(name), statuses: ['asleep'] });

/** Plays a character whose effect requires a choice when it joins, while other characters are in play. */
const joined = (does: Effect, hero: readonly Placed[], theirs: readonly Placed[] = [], mana = 1): Table =>
  tableOf(
    { hand: [character('Witch', reaction('{J}', may(does), { targets: someCharacter }))], hero, mana },
    { hero: theirs },
    { edition: '4.0' },
  ).play('Witch', 'hero');

describe('“you may” about a target', () => {
  it('6.5.b, 5.2.3.b “you may” is asked before the target is chosen, if there is one', () => {
    const table = joined(asleep, [{ card: character('Kite') }]);
    expect(table.deciding).toBe('0: may');
    table.choose('yes');
    expect(table.stay('Kite').statuses).toEqual(['asleep']);
  });

  it('6.5.b “you may” is not asked if there is no target that the effect could change', () => {
    expect(joined(asleep, []).deciding).toBe('1: turn');
    expect(joined(asleep, [sleeping('Kite')]).deciding).toBe('1: turn');
    expect(joined(asleep, [sleeping('Kite'), { card: character('Wren') }]).deciding).toBe('0: may');
  });

  it('6.5.b “you may” is asked if a later part could happen', () => {
    const table = joined(sequence(asleep, boosted), [sleeping('Kite')]);
    expect(table.deciding).toBe('0: may');
    table.choose('yes');
    expect(table.counter('Kite', 'boost')).toBe(1);
  });

  it('7.4.7.d an object whose Tough cannot be paid is not a target', () => {
    const wall = { card: character('Wall', 'Tough 2.') };
    expect(joined(asleep, [], [wall], 2).deciding).toBe('1: turn');
    const paid = joined(asleep, [], [wall], 3).choose('yes').choose('Wall');
    expect([paid.stay('Wall').statuses, paid.orbs(0)]).toEqual([['asleep'], 0]);
  });

  it('6.5.b “you may” is asked if a condition about the target could be true', () => {
    const ifBoosted: Effect = {
      kind: 'if',
      condition: { kind: 'is', what: { target: 0 }, like: { name: 'Kite' } },
      then: asleep,
    };
    expect(joined(ifBoosted, [{ card: character('Kite') }]).deciding).toBe('0: may');
  });
});

describe('a card that an effect plays from Reserve', () => {
  it('2.1.g, 5.2.1.c an effect that plays a card from Reserve finds it after it has become Fleeting', () => {
    const played = spell(
      'Call',
      'Play target card from your Reserve for free. It gains Asleep. It gains 1 boost.',
      { handCost: 0 },
    );
    const table = tableOf({ hand: [played], reserve: [character('Kite')] }, {}, { edition: '4.0' }).play(
      'Call',
    );
    if (table.deciding === '0: target') table.choose('Kite');
    table.choose(table.options().find((option) => option.includes('hero')) ?? '');
    expect(table.did('join', 'become-fleeting', 'status', 'counters')).toEqual([
      'join | Kite: limbo.0 > hero.0',
      'become-fleeting | Kite: +fleeting',
      'status | Kite: +asleep',
      'counters | Kite: +1 boost = 1',
    ]);
  });
});
