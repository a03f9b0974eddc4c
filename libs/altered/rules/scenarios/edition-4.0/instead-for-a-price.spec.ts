import { describe, expect, it } from '@jest/globals';
import { READINGS, type Cost, type Effect } from '#altered/abilities';
import { character, characterSaying, permanent, spellSaying, tableOf4, type Position } from '#testing';

type Seat = Position['seats'][0];
const wilting = spellSaying('Target Character gains Fleeting.');
const played = (keeper: ReturnType<typeof characterSaying>, mine: Seat = {}, counters = {}) =>
  tableOf4({
    seats: [{ mana: 3, hand: [wilting], hero: [{ card: keeper, counters }], ...mine }, {}],
  }).choose('play Trick');

/** "If I would gain Fleeting, you may pay to do this instead." */
const paying = (pay: Cost, effect: Effect = { kind: 'sequence', effects: [] }) =>
  character('Keeper', {
    abilities: [
      {
        kind: 'passive',
        passive: {
          kind: 'instead',
          would: { kind: 'gain', what: 'me', status: 'fleeting' },
          optional: true,
          pay,
          effect,
        },
      },
    ],
  });

describe('instead, for a price', () => {
  const said = 'If I would gain Fleeting, you may';

  it('6.2.b, 6.4.c what is chosen to pay with is chosen right after', () => {
    const keeper = characterSaying(
      'Keeper',
      `${said} sacrifice a Permanent to have me gain 2 boosts instead.`,
    );
    const found = played(keeper, { landmark: [permanent('Mill'), permanent('Barn')] });
    expect(found.deciding).toBe('0: instead');
    found.choose('yes').choose('Barn');
    expect(found.names('landmark', 0)).toEqual(['Mill']);
    expect(found.counter('Keeper', 'boost')).toBe(2);
    expect(found.stay('Keeper').statuses).toEqual([]);
  });

  it('6.4.c nobody is asked who cannot pay', () => {
    const keeper = characterSaying(
      'Keeper',
      `${said} sacrifice a Permanent to have me gain 2 boosts instead.`,
    );
    expect(played(keeper).stay('Keeper').statuses).toEqual(['fleeting']);
  });

  it('6.4.c nobody keeps something for what they do not have', () => {
    const discards = paying({ discard: { from: 'reserve', count: 1 } });
    expect(played(discards).stay('Keeper').statuses).toEqual(['fleeting']);
    const paid = played(discards, { reserve: [character('Rook')] }).choose('yes');
    expect([paid.stay('Keeper').statuses, paid.stay('Rook').zone]).toEqual([[], 'discard']);
    const spends = paying({ spend: { name: 'boost', count: 1 } });
    expect(played(spends).stay('Keeper').statuses).toEqual(['fleeting']);
    expect(played(spends, {}, { boost: 1 }).choose('yes').counter('Keeper', 'boost')).toBe(0);
  });

  it('6.2.b who says no leaves what would happen as it is', () => {
    const keeper = paying(
      { discard: { from: 'hand', count: 1 } },
      { kind: 'step', step: { kind: 'draw', count: 1 } },
    );
    const found = played(keeper, { hand: [wilting, character('Rook')] }).choose('no');
    expect(found.stay('Keeper').statuses).toEqual(['fleeting']);
    expect(found.names('hand', 0)).toEqual(['Rook']);
  });

  it('2.5.g counters are spent, as many as the price says', () => {
    const keeper = paying(
      { spend: { name: 'boost', count: 2 } },
      { kind: 'step', step: { kind: 'draw', count: 1 } },
    );
    expect(played(keeper, {}, { boost: 1 }).stay('Keeper').statuses).toEqual(['fleeting']);
    const found = played(keeper, {}, { boost: 3 }).choose('yes');
    expect(found.counter('Keeper', 'boost')).toBe(1);
    expect(found.stay('Keeper').statuses).toEqual([]);
  });

  it('6.2.b only at the time that is said', () => {
    const keeper = characterSaying(
      'Keeper',
      'If I would gain Fleeting while I have 3 or more boosts, draw a card instead.',
    );
    expect(played(keeper, {}, { boost: 1 }).stay('Keeper').statuses).toEqual(['fleeting']);
    expect(played(keeper, {}, { boost: 3 }).stay('Keeper').statuses).toEqual([]);
  });
});

describe('what would be discarded', () => {
  it('6.2.b, 7.3.7.a only by effects of the players it names', () => {
    const guard = character('Guard', {
      abilities: [
        {
          kind: 'in-reserve',
          ability: {
            kind: 'passive',
            passive: {
              kind: 'instead',
              would: {
                kind: 'discarded',
                what: { zone: 'reserve', owner: 'you', other: true },
                by: 'opponent',
              },
              optional: true,
              effect: { kind: 'sequence', effects: [] },
            },
          },
        },
      ],
    });
    const discards = spellSaying('Discard target card in Reserve.');
    const aimed = (by: 0 | 1) => {
      const reserve = [guard, character('Owl')];
      const doing = { mana: 1, hand: [discards] };
      return tableOf4({
        firstPlayer: by,
        seats: by === 0 ? [{ ...doing, reserve }, {}] : [{ reserve }, doing],
      })
        .choose('play Trick')
        .choose('Owl');
    };
    const own = aimed(0);
    expect([own.stay('Owl').zone, own.stay('Guard').zone]).toEqual(['discard', 'reserve']);
    const theirs = aimed(1).choose('yes');
    expect([theirs.stay('Owl').zone, theirs.stay('Guard').zone]).toEqual(['reserve', 'discard']);
  });
});

describe('an Expedition that would move', () => {
  const back = spellSaying('Your Companion Expedition moves backwards one region.');
  const anchor = (says: string, readings = READINGS) => {
    const keeper = characterSaying('Keeper', says);
    return tableOf4({
      seats: [{ mana: 1, hand: [back], hero: [keeper], at: { hero: 2, companion: 5 } }, {}],
      readings,
    }).choose('play Trick');
  };

  it('6.2.b, 7.3.3.a Ascends in its place, and is that Expedition alone', () => {
    const found = anchor('If one of your Expeditions would move backwards, it Ascends instead.');
    expect(found.state.seats[0]).toMatchObject({
      ascended: ['companion'],
      expeditions: { hero: 2, companion: 5 },
    });
    const before = anchor('If one of your Expeditions would move backwards, it Ascends instead.', 9);
    expect(before.state.seats[0]?.ascended).toEqual([]);
  });

  it('6.2.d, 6.4.c for a price, where the player likes', () => {
    const says =
      'If one of your Expeditions would move backwards, you may exhaust me to have it Ascend instead.';
    const paid = anchor(says).choose('yes');
    expect([paid.state.seats[0]?.ascended, paid.stay('Keeper').statuses]).toEqual([
      ['companion'],
      ['exhausted'],
    ]);
    const kept = anchor(says).choose('no');
    expect([kept.state.seats[0]?.ascended, kept.state.seats[0]?.expeditions.companion]).toEqual([[], 6]);
  });
});

describe('the other Expedition', () => {
  it('2.2.14.g is another than the one that a trigger is about', () => {
    const scout = characterSaying(
      'Scout',
      'When one of your Expeditions Ascends — Your other Expedition moves forward one region.',
    );
    const found = tableOf4({
      seats: [
        {
          mana: 3,
          hand: [spellSaying('Your Companion Expedition Ascends.')],
          companion: [scout],
          at: { hero: 0, companion: 7 },
        },
        { at: { hero: 0, companion: 7 } },
      ],
    }).choose('play Trick');
    expect(found.state.seats[0]?.expeditions).toEqual({ hero: 1, companion: 7 });
  });
});
