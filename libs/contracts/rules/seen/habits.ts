import type { Habits } from '#record';
import { manas } from '../../abilities/definition.js';
import type { Action } from '../state/actions.js';
import type { State } from '../state/state.js';

/** Counts three kinds of habits: the colours of gained extractors, attacks on the rival, and attacks on creatures. */
export const habits: Habits<State, Action> = {
  names: [...manas, 'attack-rival', 'attack-creature'],
  of: (event) =>
    event.kind === 'StepResolved'
      ? event.actions.flatMap((action) => {
          if (action.kind === 'extractor' && action.delta > 0)
            return { seat: action.seat, habit: action.mana };
          if (action.kind !== 'attack') return [];
          return { seat: action.seat, habit: action.target === null ? 'attack-rival' : 'attack-creature' };
        })
      : [],
};
