import { numberIn, shuffled } from '#kernel';
import { assertNever, type Option } from '#record';
import type { Effect, Target } from '../../abilities/index.js';
import { has } from '../world/characteristics.js';
import { matching } from '../world/matching.js';
import { valueOf, seatOfPlayer } from '../world/quantities.js';
import { isThere } from '../world/standing.js';
import { bodyOf, opponentOf, seatOf, type State } from '../state/state.js';
import type { Frame, Ref } from '../state/tasks.js';

type Chosen = Extract<Target, { kind: 'chosen' }>;

/** Returns the target of an effect. Null if the effect has no target. */
export function targetIn(state: State, frame: Frame, effect: Effect): Target | null {
  if (effect.kind === 'disarm') {
    // If the opponent has no globe, the controller destroys their own globe (9.7.b).
    const theirs = seatOf(state, opponentOf(frame.seat)).globe.length > 0;
    const whose = effect.whose === undefined ? {} : ({ whose: theirs ? 'opponent' : 'you' } as const);
    return { kind: 'chosen', like: { what: 'globe', ...whose } };
  }
  if ('what' in effect) return effect.what;
  return effect.kind === 'damage' ? effect.to : null;
}

/** Returns the possible targets. Spells cannot target objects in fog (8.8.a). */
export function candidates(state: State, frame: Frame, { like }: Chosen): readonly Ref[] {
  const found = matching(state, like, frame);
  return frame.spell ? found.filter((ref) => !isInFog(state, ref)) : found;
}

const isInFog = (state: State, ref: Ref): boolean =>
  ('seat' in ref || state.items[ref.item] !== undefined) && has(state, ref, 'fog');

/** Returns the targets of an effect that offers no choice. */
export function found(state: State, frame: Frame, target: Exclude<Target, Chosen>): readonly Ref[] {
  switch (target.kind) {
    case 'me': {
      if (frame.object === null) return [];
      const me: Ref = { item: frame.item, object: frame.object };
      return isThere(state, me) ? [me] : [];
    }
    case 'it':
      return frame.it.filter((ref) => isThere(state, ref));
    case 'player':
      return [{ seat: seatOfPlayer(frame, target.who) }];
    case 'all':
      return matching(state, target.like, frame);
    case 'random': {
      const all = matching(state, target.like, frame);
      return shuffled(state.random, all).slice(0, valueOf(state, frame, target.count ?? 1));
    }
    default:
      return assertNever(target);
  }
}

export const refKey = (ref: Ref): string => ('seat' in ref ? `player:${ref.seat}` : `${ref.item}`);

export const refOption = (ref: Ref): Option => ({
  key: refKey(ref),
  about: 'seat' in ref ? { seat: ref.seat } : { item: ref.item },
});

/** Returns the player or object that a key from `refKey` identifies. */
export const refIn = (state: State, key: string): Ref =>
  key.startsWith('player:')
    ? { seat: numberIn(key.slice('player:'.length)) }
    : { item: numberIn(key), object: bodyOf(state, numberIn(key)).object };
