import { describe, expect, it } from '@jest/globals';
import type { Effect, Passive } from '#altered/abilities';
import {
  afterTrick,
  character,
  gainCounters,
  passive,
  permanent,
  sequence,
  simultaneously,
  step,
  type SeatPosition,
  type Table,
  type Does,
} from '#altered/testing';

type Instead = Extract<Passive, { kind: 'instead' }>;

/** Returns a Permanent with an ability that replaces an event: the Permanent gains a counter instead. */
const law = (would: Instead['would'], more: Partial<Instead> = {}, name = 'Law') =>
  permanent(name, passive({ kind: 'instead', would, effect: gainCounters('seen'), ...more }));
const seen = (table: Table, name = 'Law'): number => table.counter(name, 'seen');
const after = (does: Does, landmark: ReturnType<typeof law>, mine: SeatPosition = {}): Table =>
  afterTrick(does, { ...mine, landmark: [landmark] });

describe('replacing events of certain objects', () => {
  it("6.2.b only the described Expedition's forward move is replaced", () => {
    const moves = (which: 'your-hero' | 'your-companion', direction: 'forward' | 'backward'): number =>
      seen(
        after(
          step({ kind: 'move-expedition', which, direction }),
          law({ kind: 'forward', which: 'your-hero' }),
          { at: { hero: 2, companion: 5 } },
        ),
      );
    expect([
      moves('your-hero', 'forward'),
      moves('your-companion', 'forward'),
      moves('your-hero', 'backward'),
    ]).toEqual([1, 0, 0]);
  });

  it('7.5.10.a only leaving the described Expedition is replaced, even if the Character goes to the other one', () => {
    const leaves = (does: Does, mine: SeatPosition): number =>
      seen(after(does, law({ kind: 'leave', what: { type: 'character' }, expedition: 'your-hero' }), mine));
    const [kite, roc] = [character('Kite'), character('Roc', 'Gigantic.')];
    expect([
      leaves('Send Characters to Reserve.', { hero: [kite] }),
      leaves('Send Characters to Reserve.', { companion: [kite] }),
    ]).toEqual([1, 0]);
    expect([
      leaves('Characters switch Expeditions.', { hero: [kite] }),
      leaves('Characters switch Expeditions.', { companion: [kite] }),
    ]).toEqual([1, 0]);
    expect([
      leaves('Send Characters to Reserve.', { companion: [roc] }),
      leaves('Characters switch Expeditions.', { hero: [roc] }),
    ]).toEqual([1, 0]);
  });
});

describe('payments for a replacement', () => {
  const home = step({ kind: 'move', what: { all: { name: 'Kite' } }, to: { zone: 'reserve' } });
  const would = { kind: 'go', what: { name: 'Kite' }, from: 'expedition', to: 'reserve' } as const;
  const paid = (pay: NonNullable<Instead['pay']>): readonly unknown[] => {
    const table = after(home, law(would, { optional: true, pay }), { hero: [character('Kite')] });
    if (table.deciding !== '0: may-modify' && !table.options().includes('yes')) return [table.deciding];
    table.choose('yes');
    return [table.stay('Law').statuses, table.orbs(0), seen(table)];
  };

  it('6.4.a the payment for a replacement can be exhausting its object, mana, or nothing', () => {
    expect([paid({ exhaustMe: true }), paid({ mana: 0 }), paid({ mana: 1 })]).toEqual([
      [['exhausted'], 2, 1],
      [[], 2, 1],
      [[], 1, 1],
    ]);
    expect(paid({ exhaustMe: true, mana: 1 })).toEqual([['exhausted'], 1, 1]);
    expect(paid({ mana: 9 })).toEqual(['1: turn']);
  });
});

describe('actions as payment for a replacement', () => {
  const kite = character('Kite');
  const home = step({ kind: 'move', what: { all: { name: 'Kite' } }, to: { zone: 'reserve' } });
  const would: Instead['would'] = { kind: 'go', what: { name: 'Kite' }, from: 'expedition', to: 'reserve' };
  const draws = { effect: step({ kind: 'draw', count: 1 }), optional: true } as const;
  const table = (pay: NonNullable<Instead['pay']>, mine: SeatPosition = {}, does: Effect = home): Table =>
    afterTrick(does, { hero: [kite], landmark: [law(would, { ...draws, pay })], ...mine });
  const paid = (pay: NonNullable<Instead['pay']>, mine: SeatPosition, ...chosen: readonly string[]) => {
    const found = table(pay, mine).choose('yes');
    if (chosen.length > 0) found.choose(...chosen);
    return found
      .linesWith('Law: ', 'Wren: ', 'Owl: ', 'Elk: ', 'Hut: ', 'Blank: ')
      .filter((line) => !line.includes('0 > limbo') && !line.startsWith('cease'));
  };
  const three = { reserve: [character('Wren'), character('Owl'), character('Elk')] };

  it('6.4.a the payment for a replacement can be to discard or sacrifice its object, or to remove counters from it', () => {
    expect([paid({ discardMe: true }, {}), paid({ sacrificeMe: true }, {})]).toEqual([
      ['discard | Law: landmark.0 > discard.0', 'draw | Blank: deck.0 > hand.0'],
      ['sacrifice-objects | Law: landmark.0 > discard.0', 'draw | Blank: deck.0 > hand.0'],
    ]);
    const coins = { landmark: [{ card: law(would, { ...draws, pay: coin }), counters: { coin: 3 } }] };
    expect(paid(coin, coins)).toEqual(['take-counters | Law: -2 coin = 1', 'draw | Blank: deck.0 > hand.0']);
  });

  it('6.4.a the payment for a replacement can be to discard, exhaust, move or sacrifice several cards or objects', () => {
    expect(paid({ discard: { from: 'reserve', count: 2 } }, three, 'Wren', 'Elk')).toEqual([
      'discard | Wren: reserve.0 > discard.0',
      'discard | Elk: reserve.0 > discard.0',
      'draw | Blank: deck.0 > hand.0',
    ]);
    expect(paid({ exhaustInReserve: 2 }, three, 'Wren', 'Elk')).toEqual([
      'status | Wren: +exhausted',
      'status | Elk: +exhausted',
      'draw | Blank: deck.0 > hand.0',
    ]);
    expect(paid({ exhaustInReserve: 1 }, three, 'Owl')[0]).toBe('status | Owl: +exhausted');
    expect(paid({ discard: { from: 'reserve', count: 1 } }, three, 'Owl')[0]).toMatch(/^discard . Owl/);
    const huts = { landmark: [law(would, { ...draws, pay: hut }), permanent('Hut')] };
    expect(paid(hut, huts)[0]).toBe('sacrifice | Hut: landmark.0 > discard.0');
  });

  it('6.4.c, 6.4.a a replacement is offered only if its payment is possible, and only while its object is in play', () => {
    const gone = simultaneously(
      { kind: 'move', what: { all: { name: 'Kite' } }, to: { zone: 'reserve' } },
      { kind: 'discard', what: { all: { name: 'Law' } } },
    );
    for (const pay of [{ discardMe: true }, { sacrificeMe: true }] as const) {
      expect(table(pay, {}, gone).deciding).toBe('1: turn');
      expect(table(pay).options()).toContain('yes');
    }
    const reserved = character('Law', {
      kind: 'in-reserve',
      ability: passive({ kind: 'instead', would, ...draws, pay: { sacrificeMe: true } }),
    });
    expect(table({}, { landmark: [], reserve: [reserved] }).deciding).toBe('1: turn');
  });

  it('6.4.a the payment for a replacement can combine mana and other actions', () => {
    const found = table({ exhaustMe: true, discard: { from: 'reserve', count: 1 }, mana: 1 }, three).choose(
      'yes',
    );
    found.choose('Owl');
    expect([found.stay('Law').statuses, found.stay('Owl').zone, found.orbs(0)]).toEqual([
      ['exhausted'],
      'discard',
      1,
    ]);
  });
});

const coin = { spend: { name: 'coin', count: 2 } } as const;
const hut = { sacrifice: { like: { name: 'Hut' }, count: 1 } } as const;

describe('an Expedition that attempts to Ascend again', () => {
  const ascend = (which: 'your-hero' | 'your-companion') => step({ kind: 'ascend', which });
  const twice = (which: 'your-hero' | 'your-companion', ...laws: readonly ReturnType<typeof law>[]): Table =>
    afterTrick(sequence(ascend(which), ascend(which)), { landmark: laws });
  const again: Instead['would'] = { kind: 'ascend-again', which: 'your-hero' };

  it('7.5.3.a an ability replaces a second Ascension of its Expedition only while its condition is true', () => {
    expect([seen(twice('your-hero', law(again))), seen(twice('your-companion', law(again)))]).toEqual([1, 0]);
    const never = law(again, { if: { kind: 'exists', like: { name: 'Nobody' } } });
    expect(seen(twice('your-hero', never))).toBe(0);
  });

  it('6.2.g, 6.2.c one ability replaces a second Ascension, and all “also” abilities apply', () => {
    const laws = (...also: readonly boolean[]): readonly number[] => {
      const names = also.map((_, index) => `Law ${index}`);
      const table = twice(
        'your-hero',
        ...also.map((isAlso, index) => law(again, isAlso ? { also: true } : {}, names[index])),
      );
      return names.map((name) => seen(table, name));
    };
    expect([laws(false, false), laws(true, false), laws(true, true)]).toEqual([
      [1, 0],
      [1, 1],
      [1, 1],
    ]);
  });
});
