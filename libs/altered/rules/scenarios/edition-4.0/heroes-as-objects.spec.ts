import { describe, expect, it } from '@jest/globals';
import type { Effect, What } from '#altered/abilities';
import { afterTrick, hero, step } from '#altered/testing';

const mine: What = { all: { type: 'hero', controller: 'you' } };

describe('effects on Heroes', () => {
  const afterwards = (does: Effect) =>
    afterTrick(does, { heroZone: [hero('Ada')] }, { heroZone: [hero('Zoe')] });

  it("2.5.a only the named player's Hero gains counters", () => {
    const found = afterwards(step({ kind: 'counters', change: 'gain', name: 'Quest', count: 2, what: mine }));
    expect([found.counter('Ada', 'Quest'), found.counter('Zoe', 'Quest')]).toEqual([2, 0]);
  });

  it('7.3.12.a a Hero can be exhausted and readied', () => {
    const exhaust: Effect = step({ kind: 'status', change: 'gain', status: 'exhausted', what: mine });
    const ready: Effect = {
      kind: 'if',
      condition: { kind: 'exists', like: { type: 'hero', controller: 'you', status: 'exhausted' } },
      then: step({
        kind: 'status',
        change: 'lose',
        status: 'exhausted',
        what: { choose: { type: 'hero', controller: 'you', status: 'exhausted' } },
      }),
    };
    expect(afterwards(exhaust).stay('Ada').statuses).toContain('exhausted');
    expect(afterwards({ kind: 'sequence', effects: [exhaust, ready] }).stay('Ada').statuses).not.toContain(
      'exhausted',
    );
  });
});
