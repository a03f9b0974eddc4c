import { describe, expect, it } from '@jest/globals';
import { comparePositions, omniscient, seatViewer, spectator } from '#record';
import { foldedGames } from '#house';
import {
  actionsIn,
  cardEventsIn,
  positionsAt,
  Replay,
  revisionsAt,
  seatOf,
  seenIn,
  timelineLevels,
} from './index.js';

describe.each(foldedGames('timeline-query'))('a timeline of %s', (_name, module, events) => {
  const replay = new Replay(module, events);
  const seen = seenIn(replay, omniscient);
  const stepsOf = (verb: string): number[] =>
    events.flatMap(({ event, revision }) =>
      event.kind === 'StepResolved' && event.verb === verb ? [revision] : [],
    );

  it.each(timelineLevels)('without a query shows the events of its level: %s', (level) => {
    expect(positionsAt(replay, seen, level)).toEqual(
      revisionsAt(replay, level).map((revision) => ({ revision })),
    );
  });

  it('by atomic action has each action once, in order, and also events without actions', () => {
    const positions = positionsAt(replay, seen, 'action', {}, 'action');
    const actions = events.map(({ event }) => actionsIn(event));
    expect(positions).toHaveLength(actions.reduce((sum, count) => sum + Math.max(1, count), 0));
    for (const [index, position] of positions.slice(1).entries())
      expect(comparePositions(positions[index] ?? position, position)).toBeLessThan(0);
  });

  it('of a seat has the actions and decisions of that seat', () => {
    const own = positionsAt(replay, seen, 'step', { seat: 1 }).map(({ revision }) => revision);
    expect(own).toEqual(events.filter(({ event }) => seatOf(event) === 1).map(({ revision }) => revision));
    expect(own.length).toBeGreaterThan(5);
  });

  it('of a verb has its steps, and at coarse levels only those that the level shows', () => {
    const draws = stepsOf('draw');
    expect(positionsAt(replay, seen, 'step', { verb: 'draw' }).map(({ revision }) => revision)).toEqual(
      draws,
    );
    const turns = new Set(revisionsAt(replay, 'turn'));
    expect(positionsAt(replay, seen, 'turn', { verb: 'draw' }).map(({ revision }) => revision)).toEqual(
      draws.filter((revision) => turns.has(revision)),
    );
    expect(positionsAt(replay, seen, 'step', { verb: 'no such verb' })).toEqual([]);
  });

  it('of a card has the actions that involve it', () => {
    const [played] = cardEventsIn(seen, { kinds: ['played'] });
    const item = played?.card.item ?? -1;
    const actions = positionsAt(replay, seen, 'action', { item }, 'action');
    const moves = cardEventsIn(seen, { item }).filter(({ kind }) => kind !== 'triggered');
    expect(actions).toEqual(
      expect.arrayContaining(moves.map(({ revision, action }) => ({ revision, action: (action ?? 0) + 1 }))),
    );
    const whole = positionsAt(replay, seen, 'action', { item }).map(({ revision }) => revision);
    expect([...new Set(actions.map(({ revision }) => revision))]).toEqual(whole);
    const byName = positionsAt(replay, seen, 'action', { card: played?.card.name ?? '' }, 'action');
    expect(byName).toEqual(expect.arrayContaining(actions as object[]));
  });

  it('of a card that the viewer does not know is empty', () => {
    const drawn = cardEventsIn(seen, { kinds: ['drawn'], seat: 0 })[0];
    const item = drawn?.card.item ?? -1;
    const step = seen[drawn?.revision ?? -1]?.event;
    const verb = step?.kind === 'StepResolved' ? step.verb : '';
    const firstFor = (viewer: typeof omniscient) =>
      positionsAt(replay, seenIn(replay, viewer), 'step', { item, verb }).map(({ revision }) => revision);
    expect(firstFor(seatViewer(0))).toContain(drawn?.revision);
    expect(firstFor(seatViewer(1))).not.toContain(drawn?.revision);
    expect(firstFor(spectator)).not.toContain(drawn?.revision);
  });
});
