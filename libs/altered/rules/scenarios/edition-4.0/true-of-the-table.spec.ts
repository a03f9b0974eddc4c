import { describe, expect, it } from '@jest/globals';
import type { Condition, Effect, Known, Step } from '#altered/abilities';
import {
  afterTrick,
  character,
  gainCounters,
  hero,
  permanent,
  quickAction,
  reaction,
  sequence,
  statistics,
  step,
  Table,
  tableOf4,
  type Position,
  type SeatPosition,
} from '#altered/testing';

const board = permanent('Board');
const addCounter = step({
  kind: 'counters',
  change: 'gain',
  name: 'true',
  count: 1,
  what: { all: { name: 'Board' } },
});
const when = (condition: Condition): Effect => ({ kind: 'if', condition, then: addCounter });

/** Evaluates a condition in a spell's effect. */
const isTrue = (
  condition: Condition,
  { landmark = [], ...mine }: SeatPosition = {},
  theirs: SeatPosition = {},
): boolean =>
  afterTrick(when(condition), { ...mine, landmark: [board, ...landmark] }, theirs).counter(
    'Board',
    'true',
  ) === 1;

const cards = (count: number) => Array.from({ length: count }, (_, n) => character(`Card ${n}`));

describe('conditions about players and zones', () => {
  it('6.5.d “each player” must be true for every player', () => {
    const empty: Condition = { kind: 'empty', zone: 'reserve', of: 'each-player' };
    const found = [0, 2].map((mine) =>
      [0, 2].map((theirs) => isTrue(empty, { reserve: cards(mine) }, { reserve: cards(theirs) })),
    );
    expect(found).toEqual([
      [true, false],
      [false, false],
    ]);
  });

  it('6.5.d a player with equally many cards does not have fewer', () => {
    const fewer: Condition = { kind: 'fewer-cards', zone: 'reserve', than: 'opponent' };
    expect(
      [0, 1, 2].map((theirs) => isTrue(fewer, { reserve: cards(1) }, { reserve: cards(theirs) })),
    ).toEqual([false, false, true]);
  });

  it('6.5.d, M4.6 “each opponent” must have more, or have passed, if there are several', () => {
    const trick = (condition: Condition) => ({
      abilities: [quickAction({}, { kind: 'if', condition, then: gainCounters('true') })],
    });
    const found = (condition: Condition, others: readonly number[], passes: number): number => {
      const [a = 0, b = 0, c = 0] = others;
      const table = new Table({
        edition: '4.0',
        mode: 'free-for-all',
        firstPlayer: 1,
        seats: [
          { landmark: [permanent('Gate', trick(condition))], reserve: cards(1) },
          ...[a, b, c].map((count): SeatPosition => ({
            reserve: cards(count),
            mana: 1,
            hand: [character('Extra')],
          })),
        ] as unknown as Position['seats'],
      });
      for (let turn = 1; turn <= 3; turn++)
        table.choose(...(turn <= passes ? ['pass'] : ['play Extra hero']));
      return table.activate('Gate').counter('Gate', 'true');
    };
    const fewer: Condition = { kind: 'fewer-cards', zone: 'reserve', than: 'opponent' };
    expect([found(fewer, [2, 2, 2], 3), found(fewer, [2, 1, 2], 3)]).toEqual([1, 0]);
    const passed: Condition = { kind: 'passed', who: 'opponent' };
    expect([found(passed, [0, 0, 0], 3), found(passed, [0, 0, 0], 2)]).toEqual([1, 0]);
  });

  it('6.5.d a condition about discarded cards checks the player and the zone', () => {
    const discarded: Condition = { kind: 'discarded-this-turn', from: ['hand'] };
    const after = (zone: 'hand' | 'reserve', who: 'you' | 'opponent'): number => {
      const discard: Step = { kind: 'discard', what: { all: { zone, owner: who, name: 'Wren' } } };
      const theirs = who === 'opponent' && { [zone]: [character('Wren')] };
      const mine = who === 'you' && { [zone]: [character('Wren')] };
      const does = sequence(step({ ...discard, who }), when(discarded));
      return afterTrick(does, { landmark: [board], ...mine }, { ...theirs }).counter('Board', 'true');
    };
    expect([after('hand', 'you'), after('reserve', 'you'), after('hand', 'opponent')]).toEqual([1, 0, 0]);
  });

  it('6.5.d a Hero without those counters has zero', () => {
    const none: Condition = { kind: 'hero-counters', name: 'nerve', is: 'exactly', number: 0 };
    const ada = (nerve: number) => ({
      heroZone: [{ card: hero('Ada'), counters: nerve > 0 ? { nerve } : {} }],
    });
    expect([isTrue(none, ada(0)), isTrue(none, ada(1))]).toEqual([true, false]);
  });
});

describe('conditions about known objects', () => {
  const nothing: Known = { noted: 'nothing' };

  it.each<Condition>([
    { kind: 'is', what: nothing, like: {} },
    { kind: 'played-from', what: nothing, from: 'hand' },
    { kind: 'only-card', what: nothing },
    { kind: 'in', what: nothing, region: 'forest' },
    { kind: 'in-contact', what: nothing },
    { kind: 'done', by: 'discard', what: nothing, like: {} },
    { kind: 'cost-was', what: nothing, cost: 'hand', is: 'at-least', than: 0 },
  ])('6.5.d a condition about a missing object is false: $kind', (condition) => {
    expect(isTrue(condition)).toBe(false);
  });

  it('6.5.d a condition about several objects requires each to match', () => {
    const both = (...names: readonly string[]) =>
      afterTrick(
        sequence(
          step({ kind: 'choose', what: { choose: { type: 'character' }, count: 2 } }, 'those'),
          when({ kind: 'is', what: { noted: 'those' }, like: { status: 'anchored' } }),
        ),
        {
          landmark: [board],
          hero: ['Kite', 'Owl'].map((name) => ({
            card: character(name),
            ...(names.includes(name) && { statuses: ['anchored'] as const }),
          })),
        },
      ).counter('Board', 'true');
    expect([both('Kite', 'Owl'), both('Kite'), both()]).toEqual([1, 0, 0]);
  });
});

describe('conditions about Expeditions', () => {
  const standing = (which: Extract<Condition, { kind: 'standing' }>['which']): Condition => ({
    kind: 'standing',
    which,
    is: 'ahead',
  });
  const at = (hero: number, companion: number): SeatPosition => ({ at: { hero, companion } });

  it('7.5.2.a “one” or “both of your Expeditions” can be required to be ahead', () => {
    const found = (which: 'one-of-yours' | 'both-of-yours' | 'each-of-yours') =>
      [at(1, 6), at(2, 6), at(2, 5)].map((mine) => isTrue(standing(which), mine, at(1, 6)));
    expect(found('one-of-yours')).toEqual([false, true, true]);
    expect(found('both-of-yours')).toEqual([false, false, true]);
  });

  it('7.5.2.a an object outside an Expedition has no Expedition that is ahead', () => {
    expect(isTrue(standing('my-expedition'), at(3, 3), at(1, 6))).toBe(false);
  });

  it('7.4.4.b “a Character in each of your Expeditions” is met by one in each, or by a Gigantic one', () => {
    const inEach: Condition = { kind: 'in-each', like: { subtype: 'bird' } };
    const bird = character('Kite', { subtypes: ['bird'] });
    const giant = character('Roc', 'Gigantic.', { subtypes: ['bird'] });
    const other = character('Ox');
    expect([
      isTrue(inEach, { hero: [bird], companion: [bird] }),
      isTrue(inEach, { hero: [bird], companion: [other] }),
      isTrue(inEach, { hero: [bird] }),
      isTrue(inEach, { hero: [giant] }),
    ]).toEqual([true, false, false, true]);
  });

  it('7.4.4.g an object faces a Gigantic Character in either of its Expeditions', () => {
    const facing = (keyword: boolean, regions: Position['regions']): number => {
      const roc = character(
        'Roc',
        ...(keyword ? [{ kind: 'keyword', keyword: 'gigantic' } as const] : []),
        "{0}: If I'm facing an Expedition in {O}, I gain 1 true counter.",
      );
      return tableOf4(
        { hero: [roc], at: { hero: 1, companion: 6 } },
        { at: { hero: 1, companion: 6 } },
        { ...(regions && { regions }) },
      )
        .choose(`quick Roc ${keyword ? 1 : 0}`)
        .counter('Roc', 'true');
    };
    const water = [['forest'], ['forest'], ['forest'], ['forest'], ['forest'], ['water']] as const;
    expect([facing(true, water), facing(false, water)]).toEqual([1, 0]);
  });

  it('7.4.4.b a Gigantic Character is in contact if one of its Expeditions is', () => {
    const contact = (hero: number, companion: number): number => {
      const roc = character('Roc', 'Gigantic.', "{0}: If I'm In contact, I gain 1 true counter.");
      return tableOf4({ hero: [roc], at: { hero: 1, companion: 6 } }, at(hero, companion))
        .activate('Roc', 1)
        .counter('Roc', 'true');
    };
    expect([contact(0, 7), contact(0, 1), contact(6, 7)]).toEqual([0, 1, 1]);
  });

  it('6.3.i a condition can ask whether an opponent faces the object, or the object of the trigger', () => {
    const alone = (what: 'me' | 'it', theirs: SeatPosition): number => {
      const owl = character(
        'Owl',
        reaction(
          { kind: 'join', what: { name: 'Bug' } },
          { kind: 'if', condition: { kind: 'nobody-facing', what }, then: gainCounters('true') },
        ),
        statistics(1, 1, 1),
      );
      return afterTrick(
        'Create a Bug 1/1/1 Robot token in your Companion Expedition.',
        { hero: [owl] },
        theirs,
      ).counter('Owl', 'true');
    };
    const facingOwl = { hero: [character('Ox')] };
    expect([alone('me', facingOwl), alone('it', facingOwl)]).toEqual([0, 1]);
    const facingBug = { companion: [character('Ox')] };
    expect([alone('me', facingBug), alone('it', facingBug)]).toEqual([1, 0]);
  });
});
