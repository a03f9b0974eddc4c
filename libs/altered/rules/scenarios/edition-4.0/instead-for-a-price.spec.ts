import { describe, expect, it } from '@jest/globals';
import { READINGS, type Cost } from '#altered/abilities';
import {
  character,
  permanent,
  spell,
  tableOf4,
  type Position,
  type Line,
  type Does,
  effectOf,
  sequence,
} from '#altered/testing';

type Seat = Position['seats'][0];
const wilting = spell('Trick', 'Target Character gains Fleeting.');
const played = (keeper: ReturnType<typeof character>, mine: Seat = {}, counters = {}) =>
  tableOf4({ mana: 3, hand: [wilting], hero: [{ card: keeper, counters }], ...mine }).play('Trick');

/** "If I would gain Fleeting, you may [pay] to [effect] instead." */
const paying = (pay: Cost, does: Does = sequence()) =>
  character('Keeper', {
    kind: 'passive',
    passive: {
      kind: 'instead',
      would: { kind: 'gain', what: 'me', status: 'fleeting' },
      optional: true,
      pay,
      effect: effectOf(does),
    },
  });

describe('replacing an event by paying a cost', () => {
  const condition = 'If I would gain Fleeting, you may';

  it('6.2.b, 6.4.c the object that pays for a replacement is chosen right after the decision to pay', () => {
    const keeper = character(
      'Keeper',
      `${condition} sacrifice a Permanent to have me gain 2 boosts instead.`,
    );
    const found = played(keeper, { landmark: [permanent('Mill'), permanent('Barn')] });
    expect(found.deciding).toBe('0: instead');
    found.choose('yes').choose('Barn');
    expect(found.names('landmark', 0)).toEqual(['Mill']);
    expect(found.counter('Keeper', 'boost')).toBe(2);
    expect(found.stay('Keeper').statuses).toEqual([]);
  });

  it('6.4.c a player who cannot pay is not asked', () => {
    const keeper = character(
      'Keeper',
      `${condition} sacrifice a Permanent to have me gain 2 boosts instead.`,
    );
    expect(played(keeper).stay('Keeper').statuses).toEqual(['fleeting']);
  });

  it('6.4.c an event is not replaced if its player lacks the card or counters to pay with', () => {
    const discards = paying({ discard: { from: 'reserve', count: 1 } });
    expect(played(discards).stay('Keeper').statuses).toEqual(['fleeting']);
    const paid = played(discards, { reserve: [character('Rook')] }).choose('yes');
    expect([paid.stay('Keeper').statuses, paid.stay('Rook').zone]).toEqual([[], 'discard']);
    const spends = paying({ spend: { name: 'boost', count: 1 } });
    expect(played(spends).stay('Keeper').statuses).toEqual(['fleeting']);
    expect(played(spends, {}, { boost: 1 }).choose('yes').counter('Keeper', 'boost')).toBe(0);
  });

  it('6.2.b if a player declines a replacement, the event happens unchanged', () => {
    const keeper = paying({ discard: { from: 'hand', count: 1 } }, 'Draw a card.');
    const found = played(keeper, { hand: [wilting, character('Rook')] }).choose('no');
    expect(found.stay('Keeper').statuses).toEqual(['fleeting']);
    expect(found.names('hand', 0)).toEqual(['Rook']);
  });

  it('2.5.g a replacement can cost a number of counters, which are spent', () => {
    const keeper = paying({ spend: { name: 'boost', count: 2 } }, 'Draw a card.');
    expect(played(keeper, {}, { boost: 1 }).stay('Keeper').statuses).toEqual(['fleeting']);
    const found = played(keeper, {}, { boost: 3 }).choose('yes');
    expect(found.counter('Keeper', 'boost')).toBe(1);
    expect(found.stay('Keeper').statuses).toEqual([]);
  });

  it('6.2.b an event is replaced only while the condition of the replacement is true', () => {
    const keeper = character(
      'Keeper',
      'If I have 3 or more boosts, if I would gain Fleeting, draw a card instead.',
    );
    expect(played(keeper, {}, { boost: 1 }).stay('Keeper').statuses).toEqual(['fleeting']);
    expect(played(keeper, {}, { boost: 3 }).stay('Keeper').statuses).toEqual([]);
  });
});

describe('replacing the move of an Expedition', () => {
  const onward = spell('Trick', 'Your Companion Expedition moves forward one region.');
  const anchor = (says: Line, readings = READINGS) => {
    const keeper = character('Keeper', says);
    return tableOf4(
      { mana: 1, hand: [onward], hero: [keeper], at: { hero: 2, companion: 5 } },
      {},
      { readings },
    ).play('Trick');
  };

  it('6.2.b, 7.3.3.a only the Expedition that would move Ascends instead', () => {
    const found = anchor(
      // "If one of your Expeditions would move forward, it Ascends instead."
      {
        kind: 'passive',
        passive: {
          kind: 'instead',
          would: { kind: 'forward', which: 'each-of-yours' },
          effect: { kind: 'step', step: { kind: 'ascend', which: 'that-expedition' } },
        },
      },
    );
    expect(found.state.seats[0]).toMatchObject({
      ascended: ['companion'],
      expeditions: { hero: 2, companion: 5 },
    });
    const before = anchor(
      // "If one of your Expeditions would move forward, it Ascends instead."
      {
        kind: 'passive',
        passive: {
          kind: 'instead',
          would: { kind: 'forward', which: 'each-of-yours' },
          effect: { kind: 'step', step: { kind: 'ascend', which: 'that-expedition' } },
        },
      },
      9,
    );
    expect(before.state.seats[0]?.ascended).toEqual([]);
  });

  it('6.2.d, 6.4.c a player may pay to replace the move of an Expedition', () => {
    const says: Line =
      // "If one of your Expeditions would move forward, you may exhaust me to have it Ascend instead."
      {
        kind: 'passive',
        passive: {
          kind: 'instead',
          would: { kind: 'forward', which: 'each-of-yours' },
          optional: true,
          pay: { exhaustMe: true },
          effect: { kind: 'step', step: { kind: 'ascend', which: 'that-expedition' } },
        },
      };
    const paid = anchor(says).choose('yes');
    expect([paid.state.seats[0]?.ascended, paid.stay('Keeper').statuses]).toEqual([
      ['companion'],
      ['exhausted'],
    ]);
    const declined = anchor(says).choose('no');
    expect([declined.state.seats[0]?.ascended, declined.state.seats[0]?.expeditions.companion]).toEqual([
      [],
      4,
    ]);
  });
});

describe('“your other Expedition”', () => {
  it('2.2.14.g “your other Expedition” is the one that the trigger is not about', () => {
    const scout = character(
      'Scout',
      'When your Companion Expedition moves forward — Your other Expedition moves forward one region.',
    );
    const found = tableOf4(
      {
        mana: 3,
        hand: [spell('Trick', 'Your Companion Expedition moves forward one region.')],
        hero: [scout],
        at: { hero: 0, companion: 7 },
      },
      { at: { hero: 0, companion: 7 } },
    ).play('Trick');
    expect(found.state.seats[0]?.expeditions).toEqual({ hero: 1, companion: 6 });
  });
});
