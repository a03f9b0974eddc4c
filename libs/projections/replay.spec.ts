import { describe, expect, it } from '@jest/globals';
import { altered } from '#altered/rules';
import type { GameModule, Position, RecordedEvent } from '#record';
import { abilityDecks } from '#altered/testing';
import { below, highCard, highCardSetup, playRandomly, type SeededRandom } from '#record/testing';
import { actionsIn, Replay } from './index.js';

const [setup] = abilityDecks('replay');
if (setup === undefined) throw new Error('there are decks');
const games: readonly (readonly [string, GameModule, readonly RecordedEvent[]])[] = [
  ['High card', highCard, playRandomly(highCard, highCardSetup({ days: 9 }), 'replay')],
  ['Altered', altered, playRandomly(altered, setup, 'replay')],
];

/**
 * Computes the state at a position exactly as the contract defines it, by folding all earlier events from the start and
 * then a part of the event.
 */
function folded(
  module: GameModule,
  events: readonly RecordedEvent[],
  { revision, action }: Position,
): unknown {
  let state = module.fold.initial();
  for (const { event } of events.slice(0, revision)) state = module.fold.evolve(state, event);
  const last = events[revision];
  if (last === undefined) return state;
  return action === undefined
    ? module.fold.evolve(state, last.event)
    : module.fold.evolvePartly(state, last.event, action);
}

function randomPositions(events: readonly RecordedEvent[], count: number): Position[] {
  const random: SeededRandom = { seed: 'positions', count: 0 };
  return Array.from({ length: count }, () => {
    const revision = below(random, events.length);
    const recorded = events[revision];
    const actions = recorded === undefined ? 0 : actionsIn(recorded.event);
    return below(random, 3) === 0 ? { revision } : { revision, action: below(random, actions + 1) };
  });
}

describe.each(games)('Replay of %s', (_name, module, events) => {
  const replay = new Replay(module, events);
  const at = (where: Position, of: Replay = replay): unknown => {
    const state = of.at(where);
    if (!state.ok) throw new Error(state.error.message);
    return state.value;
  };
  const edges = [0, 31, 32, 33, 63, 64, events.length - 1].map((revision) => ({ revision }));
  const positions: readonly Position[] = [...edges, ...randomPositions(events, 60)];

  it('returns the states of a fold from the start, including inside events', () => {
    expect(positions.filter(({ action }) => action !== undefined && action > 0).length).toBeGreaterThan(5);
    for (const position of positions)
      expect({ position, state: at(position) }).toEqual({
        position,
        state: folded(module, events, position),
      });
  });

  it('returns the states before events, and the last one at the end', () => {
    expect(replay.before(0)).toEqual(module.fold.initial());
    expect(replay.before(40)).toEqual(at({ revision: 39 }));
    expect(replay.before(events.length)).toEqual(at({ revision: events.length - 1 }));
  });

  it('returns independent states, so that changes to one do not affect another', () => {
    const positions = [{ revision: 32 }, { revision: events.length - 10 }];
    const before = positions.map((position) => JSON.stringify(at(position)));
    for (const { revision } of positions) {
      let state = at({ revision });
      for (const { event } of events.slice(revision + 1)) state = module.fold.evolve(state, event);
    }
    let state = replay.before(0);
    for (const { event } of events) state = module.fold.evolve(state, event);
    expect(positions.map((position) => JSON.stringify(at(position)))).toEqual(before);
    expect(replay.before(0)).toEqual(module.fold.initial());
  });

  it('can be extended during the game, and then equals a replay of the whole game', () => {
    const live = new Replay(module, []);
    for (let start = 0; start < events.length; start += 7) {
      live.extend(events.slice(start, start + 7));
      expect(live.before(Infinity)).toEqual(replay.before(Math.min(start + 7, events.length)));
    }
    expect(live.events).toEqual(replay.events);
    expect(live.clocks).toEqual(replay.clocks);
    for (const position of positions) expect(at(position, live)).toEqual(at(position));
  });

  it('has the clock after each event', () => {
    for (const { revision } of positions)
      expect(replay.clocks[revision]).toEqual(module.see.clock(at({ revision })));
  });

  it('reports the available positions if another one is requested', () => {
    const step = events.findIndex(({ event }) => actionsIn(event) > 0);
    const actions = actionsIn(
      events[step]?.event ?? { kind: 'DecisionMade', decision: 1, seat: 0, choice: [] },
    );
    expect(replay.at({ revision: events.length })).toEqual({
      ok: false,
      error: {
        code: 'POSITION_OUT_OF_RANGE',
        message: `The game has no position ${events.length}.`,
        advice: `Use a position up to ${events.length - 1}.`,
      },
    });
    expect(replay.at({ revision: step, action: actions }).ok).toBe(true);
    expect(replay.at({ revision: step, action: actions + 1 })).toMatchObject({
      error: {
        code: 'POSITION_OUT_OF_RANGE',
        advice: `Use an atomic action from 0 to ${actions} in event ${step}.`,
      },
    });
    expect(replay.at({ revision: 0, action: 1 })).toMatchObject({
      error: { advice: 'Use an atomic action from 0 to 0 in event 0.' },
    });
    expect(new Replay(module, []).at({ revision: 0 })).toMatchObject({
      error: { code: 'POSITION_OUT_OF_RANGE' },
    });
  });
});
