import {
  nodeNow,
  spelledLike,
  type CardDefinition,
  type Step,
  type TokenDefinition,
} from '#altered/abilities';
import type { Bound } from '../state/objects.js';
import { cardOf, type State } from '../state/state.js';

/**
 * Converts "Receive it" to the step that gives the player the Gift from the trigger. If the Gift is a token, the player
 * chooses its expedition (6.1.g), because no rule determines it.
 */
export function received(state: State, { gift }: Bound, step: Step): Step {
  if (nodeNow(step).kind !== 'receive-gift' || gift === undefined) return step;
  if (gift.kind !== 'token') return gift.kind === 'draw' ? { kind: 'draw', count: 1 } : { kind: 'resupply' };
  return spelledLike<Step>(step, {
    kind: 'create-at',
    token: tokenOf(cardOf(state, gift.item)),
    place:
      gift.in === 'landmark'
        ? { kind: 'landmarks', of: 'you' }
        : { kind: 'expedition', expedition: { kind: 'chosen', of: 'you' } },
  });
}

/** Returns the token definition for a copy of a token. */
const tokenOf = ({ name, type, subtypes, statistics, abilities, text }: CardDefinition): TokenDefinition => ({
  name,
  ...(type === 'permanent' && { type }),
  subtypes,
  statistics: statistics ?? { forest: 0, mountain: 0, water: 0 },
  ...(abilities && { abilities }),
  text,
});
