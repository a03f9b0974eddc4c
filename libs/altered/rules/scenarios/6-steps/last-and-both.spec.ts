import { describe, expect, it } from '@jest/globals';
import type { Step, Trigger } from '#altered/abilities';
import {
  character,
  effect,
  permanent,
  quickAction,
  reaction,
  spell,
  statistics,
  step,
  type Position,
  tableOf,
} from '#altered/testing';

const watcher = (trigger: Trigger) => permanent('Watcher', reaction(trigger, 'I gain 1 seen counter.'));

describe('the last counter', () => {
  const last: Trigger = { kind: 'counters', what: {}, name: 'Trial', change: 'lose', last: true };
  const after = (before: number, count: number): number => {
    const gate = permanent(
      'Gate',
      quickAction({}, step({ kind: 'counters', change: 'remove', name: 'Trial', count, what: 'me' })),
    );
    return tableOf({ landmark: [watcher(last), { card: gate, counters: { Trial: before } }] })
      .activate('Gate')
      .counter('Watcher', 'seen');
  };

  it('6.3.a “the last counter” triggers when none is left, whether it is removed singly or with others', () => {
    expect(after(1, 1)).toBe(1);
    expect(after(3, 3)).toBe(1);
    expect(after(2, 1)).toBe(0);
  });
});

describe('both of your Expeditions', () => {
  const both: Trigger = { kind: 'expedition', which: 'each-of-yours', does: 'forward', both: true };
  const after = (
    which: 'each-of-yours' | 'your-hero',
    direction: 'forward' | 'backward' = 'forward',
  ): number => {
    const move: Step = { kind: 'move-expedition', which, direction };
    return tableOf({
      hand: [spell('Deed', effect(step(move)))],
      mana: 1,
      landmark: [watcher(both)],
      at: { hero: 2, companion: 5 },
    })
      .play('Deed')
      .counter('Watcher', 'seen');
  };

  it('6.3.a two expeditions that move in one event trigger “both of your Expeditions” once', () => {
    expect(after('each-of-yours')).toBe(1);
  });

  it('6.3.a one expedition of a player and one of an opponent are not “both of your Expeditions”', () => {
    const kite = character('Kite', statistics(9, 9, 9));
    const triggerCount = (mine: Position['seats'][0], theirs: Position['seats'][1] = {}): number =>
      tableOf({ landmark: [watcher(both)], ...mine }, theirs, { from: 'dusk' }).counter('Watcher', 'seen');
    expect(triggerCount({ hero: [kite], companion: [kite] })).toBe(1);
    expect(triggerCount({ hero: [kite] }, { companion: [kite] })).toBe(0);
  });

  it('6.3.a a single expedition and backward moves do not trigger “both of your Expeditions”', () => {
    expect(after('your-hero')).toBe(0);
    expect(after('each-of-yours', 'backward')).toBe(0);
  });
});
