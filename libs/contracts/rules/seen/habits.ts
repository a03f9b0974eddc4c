import type { Habits } from '#record';
import { manas } from '../../abilities/definition.js';
import type { Action } from '../state/actions.js';
import type { State } from '../state/state.js';

/** The colours of gained extractors, and attacks on the rival and on creatures. */
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
