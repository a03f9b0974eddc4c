import { describe, expect, it } from '@jest/globals';
import type { Condition, Quantity, Selector, Standing } from '#altered/abilities';
import {
  afterTrick,
  character,
  gainCounters,
  hero,
  passive,
  permanent,
  sequence,
  spell,
  statistics,
  statisticsOf,
  step,
  tableOf4,
  trick,
  type SeatPosition,
  type Does,
} from '#altered/testing';

const tally = permanent('Tally', { subtypes: ['landmark'] });
const [kite, owl] = [character('Kite'), character('Owl')];
const roc = character('Roc', 'Gigantic.');
const regions = [['forest'], ['mountain'], ['mountain'], ['mountain'], ['mountain'], ['water']] as const;

/** Returns the value of a quantity after some effects. */
function numberOf(
  count: Quantity,
  mine: SeatPosition,
  theirs: SeatPosition = {},
  ...before: readonly Does[]
): number {
  const marks = gainCounters('seen', count, { noted: 'tally' });
  const find = step({ kind: 'choose', what: { choose: { name: 'Tally' } } }, 'tally');
  const table = tableOf4(
    {
      mana: 1,
      at: { hero: 1, companion: 5 },
      ...mine,
      hand: [trick(sequence(...before, find, marks)), ...(mine.hand ?? [])],
      landmark: [tally, ...(mine.landmark ?? [])],
    },
    theirs,
    { regions: [...regions] },
  );
  return table.play('Trick').counter('Tally', 'seen');
}
const countOf = (like: Selector, mine: SeatPosition, theirs?: SeatPosition): number =>
  numberOf({ count: like }, mine, theirs);

describe('descriptions of objects', () => {
  it('3.1.4.a a list of types includes Heroes only if it names them', () => {
    const mine = { hero: [kite], heroZone: [hero('Ada')] };
    const found = (...types: readonly ('hero' | 'character' | 'spell')[]) => countOf({ type: types }, mine);
    expect([found('hero', 'character'), found('character', 'spell'), found('hero', 'spell')]).toEqual([
      2, 1, 1,
    ]);
  });

  it('7.5.8.a a Gigantic object is in a named terrain if either of its two Expeditions is', () => {
    const inTerrain = (mine: SeatPosition, ...terrain: readonly ('forest' | 'mountain' | 'water')[]) =>
      countOf({ type: 'character', inTerrain: terrain }, mine);
    expect([
      inTerrain({ hero: [kite] }, 'forest', 'water'),
      inTerrain({ hero: [kite] }, 'mountain', 'water'),
      inTerrain({ hero: [roc] }, 'forest'),
      inTerrain({ hero: [roc] }, 'mountain'),
      inTerrain({ hero: [roc] }, 'water'),
    ]).toEqual([1, 0, 1, 1, 0]);
  });

  it('2.2.14.g, 7.4.4.b a Gigantic object faces a matching object if either of its two Expeditions does', () => {
    const boosted = { card: owl, counters: { boost: 1 } };
    const facing = (mine: SeatPosition) =>
      countOf({ type: 'character', controller: 'you', facing: { status: 'boosted' } }, mine, {
        hero: [boosted],
      });
    expect([facing({ hero: [kite] }), facing({ companion: [kite] }), facing({ companion: [roc] })]).toEqual([
      1, 0, 1,
    ]);
  });

  it('2.5.a, 7.3.5.a an object with counters has counters of any name, but the completed mark is not a counter', () => {
    const withCounters = (counters: Readonly<Record<string, number>>) =>
      countOf({ type: 'character', withCounters: true }, { hero: [{ card: kite, counters }] });
    expect([withCounters({}), withCounters({ coin: 1 }), withCounters({ boost: 2 })]).toEqual([0, 1, 1]);
    const feat = permanent('Deed', { subtypes: ['feat'] });
    const complete = step({ kind: 'complete', what: { all: { name: 'Deed' } } });
    expect(
      numberOf({ count: { name: 'Deed', withCounters: true } }, { landmark: [feat] }, {}, complete),
    ).toBe(0);
  });

  it('1.4.2.a an object matches the type and sub-type that it is considered to have', () => {
    const also = (as: Selector) => character('Odd', passive({ kind: 'considered', as }));
    const found = (like: Selector, as: Selector) => countOf({ ...like, name: 'Odd' }, { hero: [also(as)] });
    expect([
      found({ subtype: 'robot' }, { subtype: 'robot' }),
      found({ subtype: 'elf' }, { subtype: 'robot' }),
      found({ type: 'permanent' }, { type: 'permanent' }),
      found({ type: 'permanent' }, { subtype: 'robot' }),
    ]).toEqual([1, 0, 1, 0]);
  });

  it('2.1.c a description in a condition identifies a known object without counting', () => {
    const chosen = (name: string): Does => step({ kind: 'choose', what: { choose: { name } } }, name);
    const draws = (other: string): number =>
      afterTrick(
        sequence(chosen('Kite'), chosen('Owl'), {
          kind: 'if',
          condition: { kind: 'is', what: { noted: 'Kite' }, like: { among: { noted: other } } },
          then: step({ kind: 'draw', count: 1 }),
        }),
        { hero: [kite, owl] },
      ).did('draw').length;
    expect([draws('Kite'), draws('Owl')]).toEqual([1, 0]);
  });
});

describe('descriptions of events', () => {
  const discards = (name: string): Does =>
    step({ kind: 'discard', what: { all: { name, zone: ['reserve', 'expedition'] } } });
  const sacrifices = 'Sacrifice a Character.';

  it('7.3.31.a a sacrificed object counts as discarded, but a discarded object does not count as sacrificed', () => {
    const happened = (deed: 'discarded' | 'sacrificed'): number =>
      numberOf(
        { happened: deed, during: 'turn' },
        { hero: [kite], reserve: [owl] },
        {},
        sacrifices,
        discards('Owl'),
      );
    expect([happened('discarded'), happened('sacrificed')]).toEqual([2, 1]);
  });
});

describe('descriptions of an object that has left', () => {
  const was = (like: Selector, counters: Readonly<Record<string, number>> = {}): boolean => {
    const condition: Condition = { kind: 'is', what: { noted: 'it' }, like, was: true };
    const does = sequence(
      step({ kind: 'choose', what: { choose: { name: 'Wren' } } }, 'it'),
      step({ kind: 'move', what: { noted: 'it' }, to: { zone: 'reserve' } }),
      { kind: 'if', condition, then: step({ kind: 'draw', count: 1 }) },
    );
    const wren = character('Wren', statistics(1, 2, 0));
    return afterTrick(does, { hero: [{ card: wren, counters }] }).did('draw').length === 1;
  };
  const bound = (of: 'forest' | 'mountain' | 'water' | { counters: string }, than: number): Selector => ({
    bounds: [{ of, is: 'exactly', than }],
  });

  it('6.3.k, 2.1.e an object that has left is described by its last statuses, counters and statistics', () => {
    const boost = { boost: 1 };
    expect([
      was({ without: 'boosted' }),
      was({ without: 'boosted' }, boost),
      was({ status: 'boosted' }, boost),
    ]).toEqual([true, false, true]);
    expect([was(bound({ counters: 'boost' }, 1), boost), was(bound({ counters: 'coin' }, 0), boost)]).toEqual(
      [true, true],
    );
    expect(
      (['forest', 'mountain', 'water'] as const).map((terrain) => was(bound(terrain, 2), boost)),
    ).toEqual([true, false, false]);
    expect(
      (['forest', 'mountain', 'water'] as const).map((terrain) => was(bound(terrain, 3), boost)),
    ).toEqual([false, true, false]);
    expect(was(bound('water', 1), boost)).toBe(true);
  });

  it('2.3.1.a “any base statistic” matches if one of the base statistics does', () => {
    const any = (than: number): boolean => was({ bounds: [{ of: { base: 'any' }, is: 'exactly', than }] });
    expect([any(0), any(1), any(2), any(3)]).toEqual([true, true, true, false]);
  });
});

describe('comparing the positions of Expeditions', () => {
  const at = { hero: 2, companion: 5 };
  const stand = (is: Standing, theirs: NonNullable<SeatPosition['at']>, mine: SeatPosition = {}): boolean =>
    numberOf(
      { if: { kind: 'standing', which: 'your-hero', is }, then: 1 },
      { at, ...mine },
      { at: theirs },
    ) === 1;

  it('7.5.2.a, 7.5.2.b, 7.5.2.c an Expedition is behind or tied if it is not ahead', () => {
    const behindOrTied = (hero: number) => stand('behind-or-tied', { hero, companion: 7 });
    expect([behindOrTied(1), behindOrTied(2), behindOrTied(3)]).toEqual([false, true, true]);
  });

  it("7.5.2 an Expedition is in contact with any other player's Expedition in its region", () => {
    expect([
      stand('in-contact', { hero: 2, companion: 7 }),
      stand('in-contact', { hero: 0, companion: 2 }),
      stand('in-contact', { hero: 1, companion: 3 }),
    ]).toEqual([true, true, false]);
  });

  it('1.4.2.a “each of your Expeditions is considered ahead” applies to both', () => {
    const law = permanent('Law', 'Each of your Expeditions is considered ahead.');
    expect([
      stand('ahead', { hero: 5, companion: 6 }, { landmark: [law] }),
      stand('ahead', { hero: 5, companion: 6 }),
    ]).toEqual([true, false]);
  });
});

describe('duplicate abilities and partial descriptions', () => {
  it('2.3.1.d an ability that an object has twice applies twice', () => {
    const bonus = passive({ kind: 'statistics', of: 'me', add: 1 });
    const gives = permanent(
      'Law',
      passive({ kind: 'abilities', of: { name: 'Kite' }, gain: [bonus, bonus] }),
    );
    const table = tableOf4({ hero: [kite], landmark: [gives] });
    expect(statisticsOf(table, 'Kite')).toEqual([3, 3, 3]);
  });

  it('5.2.4.a, 2.4.7.e an ability about Spells from Reserve does not affect Spells from Hand', () => {
    const song = spell('Song', 'Fleeting.');
    const keeps = permanent(
      'Law',
      passive({ kind: 'played', who: 'you', cards: { type: 'spell' }, from: 'reserve', lose: 'fleeting' }),
    );
    const goes = (zone: 'hand' | 'reserve'): unknown =>
      tableOf4({ [zone]: [song], landmark: [keeps], mana: 1 })
        .play('Song')
        .stay('Song').zone;
    expect([goes('hand'), goes('reserve')]).toEqual(['discard', 'reserve']);
  });
});
