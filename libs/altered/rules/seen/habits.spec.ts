import { describe, expect, it } from '@jest/globals';
import type { StepResolved } from '#record';
import { altered } from '../module.js';
import type { Action, Place } from '../state/actions.js';
import { initialState, type State } from '../state/state.js';
import { habits } from './habits.js';

const place = (zone: Place['zone'], seat = 0, more: Partial<Place> = {}): Place => ({ zone, seat, ...more });
const move = (from: Place, to: Place): Action => ({
  ...{ kind: 'move', item: null, from, to, left: null, becomes: null },
});
const inStep = (action: Action, ...passed: readonly boolean[]) => {
  const step = { kind: 'StepResolved', actions: [action] } as unknown as StepResolved<Action>;
  const seats = passed.map((has) => ({ passed: has })) as unknown as State['seats'];
  return habits.of(step, { ...initialState(), seats });
};

describe('habits of Altered', () => {
  it('include cards played into an expedition, but not moves between expeditions', () => {
    const hero = place('expedition', 1, { expedition: 'hero' });
    expect(inStep(move(place('limbo', 1), hero))).toEqual([{ seat: 1, habit: 'hero' }]);
    expect(inStep(move(place('limbo'), place('expedition', 0, { expedition: 'companion' })))).toEqual([
      { seat: 0, habit: 'companion' },
    ]);
    expect(inStep(move(place('expedition', 1, { expedition: 'companion' }), hero))).toEqual([]);
    expect(inStep(move(place('limbo'), place('discard')))).toEqual([]);
  });

  it('include turns, and passing before all other players', () => {
    expect(inStep({ kind: 'turn', turn: 3, seat: 1 })).toEqual([{ seat: 1, habit: 'turns' }]);
    expect(inStep({ kind: 'pass', seat: 1 }, false, false)).toEqual([{ seat: 1, habit: 'first-pass' }]);
    expect(inStep({ kind: 'pass', seat: 1 }, true, false)).toEqual([]);
  });

  it('include cards put in Mana from the hand', () => {
    expect(inStep(move(place('hand', 1), place('mana', 1)))).toEqual([{ seat: 1, habit: 'mana' }]);
    expect(inStep(move(place('deck', 1), place('mana', 1)))).toEqual([]);
  });

  it('have titles in every language', () => {
    for (const words of Object.values(altered.tell.words ?? {}))
      expect(Object.keys(words.habits)).toEqual(habits.names);
  });
});
