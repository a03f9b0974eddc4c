import { describe, expect, it } from '@jest/globals';
import type { StepResolved } from '#record';
import { contracts } from '../module.js';
import type { Action } from '../state/actions.js';
import { initialState } from '../state/state.js';
import { habits } from './habits.js';

const inStep = (action: Action) =>
  habits.of({ kind: 'StepResolved', actions: [action] } as unknown as StepResolved<Action>, initialState());

describe('habits of Contracts', () => {
  it('are the colours of gained extractors', () => {
    expect(inStep({ kind: 'extractor', seat: 1, mana: 'fire', delta: 1 })).toEqual([
      { seat: 1, habit: 'fire' },
    ]);
    expect(inStep({ kind: 'extractor', seat: 1, mana: 'fire', delta: -1 })).toEqual([]);
  });

  it('are attacks on the opponent and on creatures', () => {
    const attack = (target: number | null) => inStep({ kind: 'attack', seat: 0, attacker: 3, target });
    expect(attack(null)).toEqual([{ seat: 0, habit: 'attack-rival' }]);
    expect(attack(7)).toEqual([{ seat: 0, habit: 'attack-creature' }]);
  });

  it('have titles in every language', () => {
    for (const words of Object.values(contracts.tell.words ?? {}))
      expect(Object.keys(words.habits)).toEqual(habits.names);
  });
});
