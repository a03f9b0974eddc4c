import { describe, expect, it } from '@jest/globals';
import type { GameEvent } from '#record';
import { uuidsOf } from '../streams/uuids.js';
import { Envelopes, type Common } from './envelopes.js';
import { newEventIds } from './event-id.js';

const made = (decision: number): GameEvent => ({ kind: 'DecisionMade', decision, seat: 0, choice: ['pass'] });
const step: GameEvent = {
  kind: 'StepResolved',
  verb: 'pass',
  by: 0,
  cause: { kind: 'decision', decision: 4 },
  actions: [],
  rules: [],
};
const events: readonly GameEvent[] = [step, made(4), step, step, made(5), step];
const common: Common = {
  game: 'g',
  schema: 3,
  recordedAt: Date.parse('2026-01-02T03:04:05.678Z'),
  before: null,
};
const before = { id: 'earlier', correlation: 'g/3' };

describe('the envelopes of events that are appended together', () => {
  it.each([
    ['the first of a game', null, [null, 'g/4', 'g/4', 'g/4', 'g/5', 'g/5']],
    ['behind others', before, ['g/3', 'g/4', 'g/4', 'g/4', 'g/5', 'g/5']],
  ])('say what led to each of them: %s', (_, last, correlations) => {
    const ids = newEventIds(events.length);
    const envelopes = new Envelopes(events, ids, { ...common, before: last });
    const names = uuidsOf(ids);
    expect([...envelopes]).toEqual(
      events.map((event, index) => ({
        id: names[index],
        type: event.kind,
        data: event,
        metadata: {
          schema: 3,
          recordedAt: '2026-01-02T03:04:05.678Z',
          correlation: correlations[index],
          causation: index === 0 ? (last?.id ?? null) : names[index - 1],
        },
      })),
    );
  });

  it('are the same one by one, from the beginning and from the end', () => {
    const envelopes = new Envelopes(events, newEventIds(events.length), { ...common, before });
    const all = [...envelopes];
    expect(events.map((_, index) => envelopes.at(index))).toEqual(all);
    expect(events.map((_, index) => envelopes.at(index - events.length))).toEqual(all);
    expect([envelopes.at(events.length), envelopes.at(-events.length - 1)]).toEqual([undefined, undefined]);
    expect(envelopes).toHaveLength(events.length);
  });
});
