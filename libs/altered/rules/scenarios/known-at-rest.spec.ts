import { describe, expect, it } from '@jest/globals';
import { randomBot } from '#analysis';
import { abilityDecks } from '#altered/testing';
import { tried } from '#record/testing';
import type { GameEvent } from '#record';
import { altered } from '../module.js';
import type { Action } from '../state/actions.js';
import { cloneState, type State } from '../state/state.js';
import { concerns } from '../step/triggers.js';
import { heardBy, soundOf } from '../world/listeners-by-action.js';
import { worldOf } from '../world/world.js';

/** Returns all facts derived from a state. */
function knownOf(state: State): unknown {
  const world = worldOf(state);
  return {
    objects: state.items.map((_, item) => (state.stays[item] == null ? null : world.of(item))),
    terrains: world.terrains,
    passives: world.passives.all,
    listeners: world.listeners.all,
    quickActions: world.quickActions,
    grantsAbilities: world.grantsAbilities,
    changesGigantic: world.changesGigantic,
  };
}

/** Plays random games that contain all families of abilities, and calls `look` at every decision. */
function lookAtDecisions(look: (state: State, events: readonly GameEvent<Action>[]) => void): void {
  for (const [game, setup] of [abilityDecks('known'), abilityDecks('known', '4.0')]
    .flatMap((decks) => tried(decks))
    .entries()) {
    const started = altered.play.start(setup);
    if (!started.ok) throw new Error(started.error[0]?.message);
    const bot = randomBot(`known-${game}`);
    let { state } = started.value;
    for (let made = 0; made < 120 && state.pending !== null; made++) {
      const decided = altered.play.decide(state, state.pending.seat, bot(state.pending));
      if (!decided.ok) throw new Error(decided.error.message);
      state = decided.value.state;
      look(state, decided.value.events);
    }
  }
}

describe('facts derived from a state', () => {
  it('equal the facts derived from a clone', () => {
    lookAtDecisions((state) => {
      const expected = knownOf(cloneState(state));
      expect(knownOf(state)).toEqual(expected);
      expect(knownOf(altered.fold.clone(state))).toEqual(expected);
    });
  });

  it('are updated after events', () => {
    const [setup] = abilityDecks('known');
    if (setup === undefined) throw new Error('there are decks');
    const started = altered.play.start(setup);
    if (!started.ok) throw new Error(started.error[0]?.message);
    const { state } = started.value;
    const decision = state.pending;
    if (decision === null) throw new Error('a decision is asked');
    const copy = altered.fold.clone(state);
    const decided = altered.play.decide(copy, decision.seat, randomBot('folded')(decision));
    if (!decided.ok) throw new Error(decided.error.message);
    // Applies the same events to a state that stores derived facts. Afterwards, the stored facts must equal newly
    // derived facts.
    for (const event of decided.value.events) altered.fold.evolve(state, event);
    expect(knownOf(state)).toEqual(knownOf(cloneState(decided.value.state)));
  });

  it('include every reaction that can trigger on an action', () => {
    lookAtDecisions((state, events) => {
      const { listeners } = worldOf(state);
      for (const event of events)
        for (const action of event.kind === 'StepResolved' ? event.actions : [])
          for (const [index, { ability }] of listeners.all.entries()) {
            if (!concerns(ability.trigger, action)) continue;
            expect(heardBy(ability.trigger)).toContain(action.kind);
            expect(listeners.hear(soundOf(action.kind))).toBe(true);
            expect(listeners.hearsAt(index, soundOf(action.kind))).toBe(true);
          }
    });
  });
});

describe('measures by seat', () => {
  it('are the measures of the state, by seat', () => {
    lookAtDecisions((state) => {
      const named = Object.entries(altered.see.seatMeasures?.(state)[1] ?? {});
      const { see } = altered;
      const measures = see.measures(state);
      expect(named.length * state.seats.length).toBe(Object.keys(measures).length);
      for (const [name, value] of named) expect(measures[`${name}.1`]).toBe(value);
    });
  });
});
