import { describe, expect, it } from '@jest/globals';
import type { Effect, Trigger } from '#altered/abilities';
import {
  afterTrick,
  character,
  joins,
  permanent,
  reaction,
  spell,
  step,
  type Table,
  tableOf4,
  type Placed,
  type SeatPosition,
  type When,
  tableOf,
} from '#altered/testing';

const watcher = (trigger: When) => permanent('Watcher', reaction(trigger, 'I gain 1 seen counter.'));

/** Plays all reactions, one after another. */
function settled(table: Table): Table {
  const [first] = table.options();
  return first?.startsWith('reaction') ? settled(table.choose(first)) : table;
}

const triggerCount = (trigger: When, does: Effect, mine: SeatPosition, readings?: number): number =>
  settled(afterTrick(does, { ...mine, landmark: [watcher(trigger)] }, {}, undefined, readings)).counter(
    'Watcher',
    'seen',
  );

describe('an object that has left', () => {
  const boosted: Placed = { card: character('Kite'), counters: { boost: 1 } };
  const plain: Placed = { card: character('Kite') };
  const what = { status: 'boosted' } as const;
  const kite = { all: { name: 'Kite' } } as const;
  const home = step({ kind: 'move', what: kite, to: { zone: 'reserve' } });

  it.each<readonly [string, Trigger, Effect]>([
    ['leaving the zone', { kind: 'leave', what, zone: 'expedition' }, home],
    [
      'leaving the Expedition',
      { kind: 'leaves-expedition', what, expedition: { kind: 'of-player', which: 'hero', player: 'you' } },
      home,
    ],
    ['going to Reserve', { kind: 'go', what, from: 'expedition', to: 'reserve' }, home],
    [
      'one of several triggers',
      {
        kind: 'any',
        of: [
          { kind: 'resupply', who: 'you' },
          { kind: 'leave', what, zone: 'expedition' },
        ],
      },
      home,
    ],
    ['a sacrifice', { kind: 'sacrificed', what }, step({ kind: 'sacrifice', what: { type: 'character' } })],
    ['a discard', { kind: 'discarded', what }, step({ kind: 'discard', what: kite })],
  ])('6.3.k a reaction describes an object as it was before the event: %s', (_, trigger, does) => {
    expect([
      triggerCount(trigger, does, { hero: [boosted] }),
      triggerCount(trigger, does, { hero: [plain] }),
    ]).toEqual([1, 0]);
  });

  it('6.3.k, 7.3.30.a a sabotaged card is described as it was before', () => {
    const sabotaged = (statuses: readonly 'exhausted'[]): number =>
      settled(
        afterTrick(
          step({ kind: 'sabotage', target: 0 }),
          {
            landmark: [watcher('When you discard an exhausted card from your Reserve')],
          },
          { reserve: [{ card: character('Wren'), statuses }] },
          [{ kind: 'object', like: { zone: 'reserve' } }],
        ),
      ).counter('Watcher', 'seen');
    expect([sabotaged(['exhausted']), sabotaged([])]).toEqual([1, 0]);
  });
});

describe.each(['1.0', '4.0'] as const)('an object that gains or loses something, edition %s', (edition) => {
  const gained = (line: string, does: string, kite: Placed, readings?: number): number => {
    const table = tableOf(
      { mana: 1, hand: [spell('Trick', does)], hero: [kite], companion: [character('Watcher', line)] },
      {},
      { edition, ...(readings !== undefined && { readings }) },
    ).play('Trick');
    return settled(table.deciding === '0: target' ? table.choose('Kite') : table).counter('Watcher', 'Trial');
  };
  const plain: Placed = { card: character('Kite') };
  const boosted: Placed = { card: character('Kite'), counters: { boost: 1 } };

  it('6.3.f an object that gains counters is described as it was before', () => {
    const line = 'When a non-Boosted Character you control gains 1 or more boosts — I gain 1 Trial counter.';
    const does = 'Target Character gains 1 boost.';
    expect([gained(line, does, plain), gained(line, does, boosted)]).toEqual([1, 0]);
    expect([gained(line, does, plain, 10), gained(line, does, boosted, 10)]).toEqual([0, 0]);
  });

  it('6.3.f an object that gains a status is described as it was before', () => {
    const line = 'When a Boosted Character you control gains Asleep — I gain 1 Trial counter.';
    const does = 'Target Character gains Asleep.';
    expect([gained(line, does, plain), gained(line, does, boosted)]).toEqual([0, 1]);
  });
});

describe('reactions of an object that enters', () => {
  it("6.3.c an object's reaction triggers on its own joining, even if it also has another trigger", () => {
    const herald = character(
      'Herald',
      reaction({ kind: 'any', of: [{ kind: 'resupply', who: 'you' }, joins] }, 'I gain 1 seen counter.'),
    );
    const table = tableOf4({ hand: [herald], mana: 1 }).play('Herald', 'hero');
    expect(settled(table).counter('Herald', 'seen')).toBe(1);
  });

  it('6.3.f any other trigger requires the object to be there before the event', () => {
    const late = character(
      'Late',
      reaction({ kind: 'join', what: { type: 'character' } }, 'I gain 1 seen counter.'),
    );
    const table = tableOf4({ hand: [late], mana: 1 }).play('Late', 'hero');
    expect(settled(table).counter('Late', 'seen')).toBe(0);
  });
});

describe('trigger symbols', () => {
  const activated = (trigger: When, symbol: 'from-hand' | 'from-reserve'): number => {
    const owl = character('Owl', reaction(trigger, 'I gain 1 seen counter.'));
    const activate = step({ kind: 'activate-own', symbol, which: 'all', what: { all: { name: 'Owl' } } });
    return settled(afterTrick(activate, { hero: [owl] })).counter('Owl', 'seen');
  };

  it('7.5.1.a only an ability about being played itself has the symbol of the zone it is played from', () => {
    expect(activated('{R}', 'from-reserve')).toBe(1);
    expect(activated({ kind: 'go', what: 'me', from: 'reserve', to: 'hand' }, 'from-reserve')).toBe(0);
    expect(activated({ kind: 'played', what: { name: 'Kite' }, from: 'reserve' }, 'from-reserve')).toBe(0);
  });
});

describe('phases', () => {
  it('4.1.j the first day begins at Noon, so “at Morning” does not trigger on it', () => {
    const seen = (phase: 'morning' | 'noon', before: number): number =>
      settled(
        tableOf4({ landmark: [watcher({ kind: 'phase', phase })] }, {}, { from: phase, day: before }),
      ).counter('Watcher', 'seen');
    // The first Morning in a game is that of the second day.
    expect([seen('morning', 0), seen('morning', 1)]).toEqual([0, 1]);
    expect([seen('noon', 1), seen('noon', 2)]).toEqual([1, 1]);
  });
});

describe('a card that a player sabotages', () => {
  it('7.3.30.a a sabotaged card is discarded by the player who sabotages, even if it is their own', () => {
    const found = afterTrick(
      step({ kind: 'sabotage', target: 0 }),
      {
        reserve: [character('Wren')],
        landmark: [watcher('When you discard a card from your Reserve')],
      },
      {},
      [{ kind: 'object', like: { zone: 'reserve' } }],
    );
    expect(settled(found).counter('Watcher', 'seen')).toBe(1);
  });

  it('7.3.30.a Sabotage has up to one target, and without a target it does not happen', () => {
    const ear = watcher({ kind: 'discarded', what: {}, from: 'reserve', by: 'you' });
    const after = (...target: readonly string[]): number =>
      settled(
        afterTrick('Sabotage.', { landmark: [ear] }, { reserve: [character('Wren')] }).choose(...target),
      ).counter('Watcher', 'seen');
    expect([after('Wren'), after()]).toEqual([1, 0]);
  });
});
