import { nodeNow, type Trigger, type TriggerSymbol } from '#altered/abilities';
import type { Action } from '../state/actions.js';
import { isCounter, type Gift } from '../state/objects.js';
import { staysInZone } from '../state/zones.js';

/** Returns a trigger's symbols (7.1.1, 7.5.1). */
export function symbolsOf(trigger: Trigger): readonly TriggerSymbol[] {
  if (trigger.kind === 'any') return trigger.of.flatMap(symbolsOf);
  if (trigger.kind === 'join' && trigger.what === 'me' && trigger.expedition === undefined) return ['join'];
  if (trigger.kind !== 'played' || trigger.what !== 'me' || trigger.from === undefined) return [];
  return [trigger.from === 'hand' ? 'from-hand' : 'from-reserve'];
}

/** Returns the alternative of a trigger that an action can match, or the trigger itself if it has no alternatives. */
export function partAbout(trigger: Trigger, action: Action): Trigger {
  if (trigger.kind !== 'any') return trigger;
  const part = trigger.of.find((inner) => concerns(inner, action));
  return part === undefined ? trigger : partAbout(part, action);
}

/**
 * 6.3.d: whether a reaction triggers when its own object arrives in a visible zone. The object then does not need to
 * exist before the event.
 */
export function isSelfMove(trigger: Trigger): boolean {
  if (trigger.kind === 'any') return trigger.of.some(isSelfMove);
  if (trigger.kind === 'go')
    return trigger.what === 'me' && !(trigger.from === 'expedition' && trigger.to === 'reserve');
  return (
    (trigger.kind === 'join' || trigger.kind === 'played' || trigger.kind === 'status') &&
    trigger.what === 'me'
  );
}

/** Whether a trigger is matched against an object as it was before the event. */
export const looksBack = (trigger: Trigger): boolean =>
  trigger.kind === 'leave' ||
  trigger.kind === 'leaves-expedition' ||
  trigger.kind === 'sacrificed' ||
  trigger.kind === 'discarded' ||
  trigger.kind === 'discards' ||
  (trigger.kind === 'go' && !isSelfMove(trigger));

/** Whether an action is of the kind for which a trigger waits. */
export function concerns(node: Trigger, action: Action): boolean {
  const trigger = nodeNow(node);
  switch (trigger.kind) {
    case 'join':
      return (
        (action.kind === 'token' && action.to.zone !== 'reserve') ||
        (action.kind === 'move' && (action.to.zone === 'expedition' || action.to.zone === 'landmark'))
      );
    case 'played':
      return action.kind === 'move' && action.from.zone === 'limbo';
    case 'phase':
      // 4.1.j: the first day begins at Noon, because set-up replaces the first Morning.
      return (
        action.kind === 'phase' &&
        action.phase === trigger.phase &&
        (action.day > 1 || action.phase !== 'morning')
      );
    case 'leave':
      return (
        action.kind === 'move' &&
        action.from.zone === trigger.zone &&
        (trigger.expedition !== undefined || !staysInZone(action))
      );
    case 'created':
      return action.kind === 'token';
    case 'any':
      return concernAny(trigger.of, action);
    case 'go':
      // 7.5.9.a of edition 4.0: a token created in Landmarks joins that zone.
      if (action.kind === 'token')
        return trigger.to === 'landmark' && action.to.zone === 'landmark' && trigger.from === undefined;
      return (
        action.kind === 'move' &&
        action.to.zone === trigger.to &&
        action.from.zone !== trigger.to &&
        (trigger.from === undefined || action.from.zone === trigger.from)
      );
    case 'sacrificed':
      return action.kind === 'move' && action.as === 'sacrifice';
    case 'discarded':
      return (
        action.kind === 'move' &&
        action.to.zone === 'discard' &&
        (action.as === 'discard' || action.as === 'sacrifice' || action.as === 'sabotage') &&
        (trigger.from === undefined || action.from.zone === trigger.from)
      );
    case 'counters':
      return (
        action.kind === 'counters' &&
        (trigger.name === undefined ? isCounter(action.name) : action.name === trigger.name) &&
        (trigger.change === 'gain' ? action.delta > 0 : action.delta < 0) &&
        (trigger.last !== true || action.value === 0)
      );
    case 'status':
      return becomes(action, trigger.status, trigger.change);
    case 'draw':
      return action.kind === 'move' && action.as === 'draw';
    case 'resupply':
      return action.kind === 'move' && action.as === 'resupply';
    case 'expedition':
      return trigger.does === 'fails'
        ? action.kind === 'compare'
        : action.kind === 'expedition' && action.from !== null;
    case 'pass':
    case 'passes-first':
    case 'passes-last':
      return action.kind === 'pass';
    case 'forward':
      return action.kind === 'expedition' && action.from !== null;
    case 'leaves-expedition':
      return (
        action.kind === 'move' &&
        action.from.zone === 'expedition' &&
        (action.to.seat !== action.from.seat || action.to.expedition !== action.from.expedition)
      );
    case 'roll':
      return action.kind === 'roll';
    case 'gift':
      return giftOf(action) !== null;
    case 'after-daily-effect':
      return false;
    case 'forward-by-ascension':
      return action.kind === 'expedition' && action.due !== undefined;
    case 'nth-counter':
      return (
        action.kind === 'counters' &&
        action.name === trigger.name &&
        action.value >= trigger.number &&
        action.value - action.delta < trigger.number
      );
    case 'exhausts':
      return action.kind === 'status' && action.status === 'exhausted' && action.on;
    case 'discards':
      return isOneOf(trigger.from, discardedFrom(action));
    case 'rolls-number':
      return action.kind === 'roll';
    case 'goes-from':
      return (
        action.kind === 'move' && action.to.zone === trigger.to && isOneOf(trigger.from, action.from.zone)
      );
    case 'abilities-activated':
      return action.kind === 'quick-action';
    case 'puts':
      return action.kind === 'move' && action.from.zone === trigger.from && action.to.zone === trigger.to;
    case 'reveals':
      return action.kind === 'reveal' && action.to === null;
    case 'becomes-true':
      return false;
  }
}

/*
 * Separate from `concerns`, which runs for nearly every action: a function that contains closures allocates their
 * variables on every call.
 */

const concernAny = (triggers: readonly Trigger[], action: Action): boolean =>
  triggers.some((trigger) => concerns(trigger, action));

const isOneOf = (zones: readonly string[], zone: string | null): boolean =>
  zone !== null && zones.includes(zone);

/**
 * Returns the zone from which a card is discarded, even if no player chose the card (7.3.31 of edition 4.0). Null for
 * other moves.
 */
export const discardedFrom = (action: Action): 'hand' | 'reserve' | null =>
  action.kind === 'move' &&
  action.to.zone === 'discard' &&
  (action.as === 'discard' || action.as === 'sabotage') &&
  (action.from.zone === 'hand' || action.from.zone === 'reserve')
    ? action.from.zone
    : null;

/** Returns the Gift that an action makes: a drawn or resupplied card, or a created token. Null for other actions. */
export function giftOf(action: Action): Gift | null {
  if (action.kind === 'token') return { kind: 'token', item: action.item, in: action.to.zone };
  if (action.kind !== 'move' || (action.as !== 'draw' && action.as !== 'resupply')) return null;
  return { kind: action.as };
}

/** 7.5.2: whether an object gains or loses the given status. Entering a zone with the status also counts. */
function becomes(action: Action, status: string, change: 'become' | 'lose'): boolean {
  if (status === 'boosted') {
    if (action.kind === 'move' || action.kind === 'token')
      return change === 'become' && (action.counters?.['boost'] ?? 0) > 0;
    if (action.kind !== 'counters' || action.name !== 'boost') return false;
    return change === 'become'
      ? action.value > 0 && action.value === action.delta
      : action.value === 0 && action.delta < 0;
  }
  if (action.kind === 'status') return action.status === status && action.on === (change === 'become');
  if (action.kind !== 'move' && action.kind !== 'token') return false;
  return change === 'become' && (action.statuses ?? []).some((given) => given === status);
}
