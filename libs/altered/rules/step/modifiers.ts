import { shuffled } from '#kernel';
import { reads } from '#altered/abilities';
import type { AppliedModifier, Seat } from '#record';
import type { ActivePassive, World } from '../world/characteristics.js';
import type { Instead } from './instead.js';
import type { Proposal, Proposed, ProposedExpeditionMove, ProposedMove } from '../state/proposal.js';
import { editionIn, type Edition } from '../state/edition.js';
import type { Status } from '../state/objects.js';
import type { State } from '../state/state.js';
import { arenaAfter, arrivalOf, type Arrival, type Expeditions } from '../world/arrival.js';
import { tokenLasts } from '../world/token-definition.js';
import { isShared, itemOf, place, regionOf, seatOf, stayOf } from '../state/zones.js';

/** The input for modifiers: the state before the step, and the step as modified so far. */
export interface Scene {
  readonly state: State;
  readonly world: World;
  readonly proposal: Proposal;
  readonly step: readonly Proposed[];
}

/** The actions that result from a die, and the effect that follows the step. */
export interface CastOutcome {
  readonly replacement: readonly Proposed[];
  readonly then?: Instead;
}

/** A rule or ability that replaces an action (6.2.b), or adds actions to its step (6.2.c). */
export interface Modifier {
  readonly name: string;
  readonly rule: string;
  readonly mode: 'replaces' | 'adds';
  /** The kind of action that the modifier applies to. */
  readonly of: Proposed['kind'];
  readonly source?: NonNullable<AppliedModifier['source']>;
  /** Present if a player decides whether the modifier applies. `otherwise` is the effect if that player declines. */
  readonly optional?: { readonly seat: Seat; readonly otherwise?: Instead };
  /** Present if a die, rolled before the step (6.2.b), determines the result. */
  readonly cast?: {
    readonly by: ActivePassive;
    /** Returns the outcome for a die result. Null if the action remains unmodified. */
    readonly modify: (scene: Scene, action: Proposed, die: number) => CastOutcome | null;
  };
  /** Returns an effect that resolves in a separate step right after the modified step. */
  readonly then?: (scene: Scene, action: Proposed) => Instead;
  /** Returns the actions that replace an action or are added to it. Null if the modifier does not apply. */
  readonly modify: (scene: Scene, action: Proposed) => readonly Proposed[] | null;
}

/** Replacing modifiers, of which a player must choose the one to apply first (6.2.f). */
export interface Undecided {
  readonly kind: 'undecided';
  readonly modifiers: readonly string[];
  /** The player who controls the modified object. */
  readonly seat?: Seat;
}

/** Returns the item that moves. Undefined if the deck is too short for the position. */
export const itemMoved = (state: State, { item }: ProposedMove): number | undefined =>
  typeof item === 'number' ? item : seatOf(state, item.deck).deck[item.fromTop];

/**
 * Returns a modifier function for moves only. It ignores other actions, moves that `only` rejects, and moves of missing
 * cards.
 */
export const onMove =
  (
    modify: (scene: Scene, action: ProposedMove, item: number) => readonly Proposed[] | null,
    only?: (action: ProposedMove) => boolean,
  ) =>
  (scene: Scene, action: Proposed): readonly Proposed[] | null => {
    if (action.kind !== 'move' || only?.(action) === false) return null;
    const item = itemMoved(scene.state, action);
    return item === undefined ? null : modify(scene, action, item);
  };

const isToReserve = ({ to }: ProposedMove): boolean => to.zone === 'reserve';

/**
 * Whether a player takes control of a Permanent in another player's Landmarks. The Permanent moves to its new
 * controller's Landmarks (7.5.5.a), regardless of its owner (1.4.2.a).
 */
const takesControl = ({ proposal }: Scene, { to }: ProposedMove): boolean =>
  proposal.verb === 'take-control' && to.zone === 'landmark';

/** 1.4.3.a, 3.1.2.c: a card that would move to another player's zone moves to its owner's zone instead. */
const ownersZone: Modifier = {
  name: 'owners-zone',
  rule: '1.4.3.a',
  mode: 'replaces',
  of: 'move',
  modify: onMove((scene, action, item) => {
    const owner = itemOf(scene.state, item).owner;
    if (
      takesControl(scene, action) ||
      owner === null ||
      owner === action.to.seat ||
      action.to.zone === 'outside' ||
      isShared(action.to.zone)
    )
      return null;
    return [{ ...action, to: { ...action.to, seat: owner } }];
  }),
};

/** Returns the modifier for a rule that keeps a Character in its expedition during Rest (2.4.2, 2.4.3, 7.4.2.b). */
const stays = (name: string, rule: string, applies: (scene: Scene, item: number) => boolean): Modifier => ({
  name,
  rule,
  mode: 'replaces',
  of: 'move',
  modify: onMove((scene, _, item) => (scene.proposal.verb === 'rest' && applies(scene, item) ? [] : null)),
});

/**
 * Whether an object is a character with the given status. Under earlier versions of the rules interpretation, other
 * objects with the status match too.
 */
const isCharacterWithStatus = ({ state, world }: Scene, item: number, status: Status): boolean =>
  stayOf(state, item).statuses.includes(status) &&
  (world.of(item).type === 'character' || !reads(state.started, 'characters-stay'));

const anchored = stays('anchored', '2.4.2', (scene, item) => isCharacterWithStatus(scene, item, 'anchored'));
const asleep = stays('asleep', '2.4.3', (scene, item) => isCharacterWithStatus(scene, item, 'asleep'));
const eternal = stays('eternal', '7.4.2.b', ({ world }, item) => world.of(item).keywords.includes('eternal'));

/**
 * Redirects a Fleeting object from Reserve to the discard pile. In edition 4.0, this discards the object (2.4.7.d–e),
 * so abilities can trigger (7.3.7.a).
 */
const sentFleeting = (state: State, action: ProposedMove): ProposedMove => {
  const sent = { ...action, to: place('discard', action.to.seat) };
  const isDiscarded = editionIn(state).fleetingIsDiscarded && reads(state.started, 'fleeting-is-discarded');
  return isDiscarded ? { ...sent, as: 'discard' } : sent;
};

/** Whether a move can be the result of redirecting a Fleeting object. */
const isSentFleeting = ({ as }: ProposedMove): boolean => as === 'rest' || as === 'discard';

/** 2.4.6.c: a Fleeting character moves from the Expedition zone to the discard pile instead of Reserve. */
const fleetingCharacter: Modifier = {
  name: 'fleeting-character',
  rule: '2.4.6.c',
  mode: 'replaces',
  of: 'move',
  modify: onMove(({ state }, action, item) => {
    const stay = state.stays[item];
    if (stay?.zone !== 'expedition' || !stay.statuses.includes('fleeting')) return null;
    const sent = sentFleeting(state, action);
    if (action.counters === undefined || !reads(state.started, 'seasoned-to-reserve')) return [sent];
    // 7.4.4.b: removes boosts, because an object keeps them only if it moves to Reserve.
    const { boost: _, ...counters } = action.counters;
    return [{ ...sent, counters }];
  }, isToReserve),
};

/** 2.4.6.f, 5.2.3.j: a Fleeting spell moves to the discard pile instead of Reserve after it has resolved. */
const fleetingSpell: Modifier = {
  name: 'fleeting-spell',
  rule: '2.4.6.f',
  mode: 'replaces',
  of: 'move',
  modify: onMove(({ state }, action, item) => {
    const stay = state.stays[item];
    if (stay?.zone !== 'limbo' || !stay.statuses.includes('fleeting')) return null;
    return [sentFleeting(state, action)];
  }, isToReserve),
};

/** 7.4.4.b: a Seasoned object that moves from the Expedition zone to Reserve keeps its boosts. */
const seasoned: Modifier = {
  name: 'seasoned',
  rule: '7.4.4.b',
  mode: 'replaces',
  of: 'move',
  modify: onMove(({ state, world }, action, item) => {
    const stay = state.stays[item];
    if (stay?.zone !== 'expedition') return null;
    const boost = stay.counters['boost'] ?? 0;
    if (boost === 0 || !world.of(item).keywords.includes('seasoned')) return null;
    return [{ ...action, counters: { ...action.counters, boost } }];
  }, isToReserve),
};

/**
 * Returns the index of the region to which an expedition moves. If the move ends beyond the path, returns -1 or the
 * number of regions.
 */
export function destination(
  state: State,
  { seat, expedition, move, regions = 1 }: ProposedExpeditionMove,
): number {
  if (typeof move === 'object') return move.to;
  const { way } = seatOf(state, seat);
  const onward = (expedition === 'hero' ? 1 : -1) * regions;
  const place = way.indexOf(regionOf(state, seat, expedition)) + (move === 'forward' ? onward : -onward);
  return way[place] ?? (place < 0 ? -1 : state.adventure.length);
}

/** 7.3.11.b: when an expedition moves to a face-down region, the region's Tumult card is turned face up first. */
const revealRegion: Modifier = {
  name: 'reveal-region',
  rule: '7.3.11.b',
  mode: 'replaces',
  of: 'expedition',
  modify({ state, step }, action) {
    if (action.kind !== 'expedition') return null;
    const region = state.adventure[destination(state, action)];
    if (region === undefined || !region.faceDown || region.tumult === null) return null;
    const tumult = region.tumult;
    if (step.some((other) => other.kind === 'turn-up' && other.tumult === tumult)) return null;
    const halves = state.adventure.flatMap((half, index) =>
      half.tumult === tumult ? [{ index, terrains: half.terrains }] : [],
    );
    return [{ kind: 'turn-up', tumult, regions: halves }, action];
  },
};

/** 3.2.2.d: if a deck has too few cards, the discard pile is shuffled and put at the bottom of the deck. */
const reshuffle: Modifier = {
  name: 'reshuffle',
  rule: '3.2.2.d',
  mode: 'adds',
  of: 'move',
  modify({ state, step }, action) {
    if (action.kind !== 'move' || typeof action.item === 'number') return null;
    const seat = action.item.deck;
    return action.item.fromTop < seatOf(state, seat).deck.length ? null : refilled(state, step, seat);
  },
};

/** Returns the shuffle that refills a deck. Null if the discard pile is empty or the step already shuffles it. */
export function refilled(state: State, step: readonly Proposed[], seat: Seat): readonly Proposed[] | null {
  const { deck, discard } = seatOf(state, seat);
  if (discard.length === 0) return null;
  if (step.some((other) => other.kind === 'shuffle' && other.seat === seat)) return null;
  const order = [...deck, ...shuffled(state.random, discard)];
  return [{ kind: 'shuffle', seat, order, count: order.length, discard: true }];
}

/** Like `reshuffle`, for cards that are shown but do not move (3.2.2.c–d). */
const reshuffleToShow: Modifier = {
  name: 'reshuffle-to-show',
  rule: '3.2.2.d',
  mode: 'adds',
  of: 'reveal',
  modify({ state, step }, action) {
    if (action.kind !== 'reveal') return null;
    const short = action.items.find(
      (card) => typeof card !== 'number' && card.fromTop >= seatOf(state, card.deck).deck.length,
    );
    if (short === undefined || typeof short === 'number') return null;
    return refilled(state, step, short.deck);
  },
};

/** 2.1.d: a token that leaves the Expedition or Landmark zone ceases to exist. */
const tokenVanishes: Modifier = {
  name: 'token-vanishes',
  rule: '2.1.d',
  mode: 'adds',
  of: 'move',
  modify: onMove(({ state }, action, item) => {
    if (itemOf(state, item).kind !== 'token' || tokenLasts(stayOf(state, item).zone, action.to.zone))
      return null;
    return [{ kind: 'vanish', item }];
  }),
};

/** Returns the region index of each player's expeditions after a step. */
const after = (state: State, step: readonly Proposed[]): readonly Expeditions[] =>
  state.seats.map(({ expeditions }, seat) => {
    const moved = { ...expeditions };
    for (const action of step)
      if (action.kind === 'expedition' && action.seat === seat)
        moved[action.expedition] = destination(state, action);
    return moved;
  });

/** Returns a modifier that adds an outcome to a step that moves expeditions, at most once per step. */
const onArrival = (
  name: string,
  rule: string,
  outcome: (arrival: Arrival, state: State) => Proposed | null,
): Modifier => ({
  name,
  rule,
  mode: 'adds',
  of: 'expedition',
  modify(scene, action) {
    if (action.kind !== 'expedition' || typeof action.move === 'object') return null;
    if (scene.step.some((other) => other.kind === 'outcome' || other.kind === 'arena')) return null;
    const { state, step } = scene;
    const arrival = arrivalOf(state, after(state, step));
    const added = arrival === null ? null : outcome(arrival, state);
    return added === null ? null : [added];
  },
});

/**
 * 4.3.a, 4.3.b: a player whose expeditions meet or cross wins. If several players' expeditions do, the player with the
 * farthest expeditions wins (1.3.3.b).
 */
const victory = (rule: '4.3.a' | '4.3.b', reason: 'expeditions-met' | 'expeditions-crossed'): Modifier =>
  onArrival('victory', rule, ({ winners, crossed }) =>
    winners !== null && crossed === (rule === '4.3.b') ? { kind: 'outcome', winners, reason, rule } : null,
  );

/** 4.3.c: tiebreakers begin if several players' expeditions meet or cross simultaneously and are equally far along. */
const tiebreakers = onArrival('tiebreakers', '4.3.c', (arrival, state) =>
  arrival.winners === null ? arenaAfter(state, arrival) : null,
);

/** Modifiers by mode and by the kind of action that they modify. */
export type Modifiers = Readonly<
  Record<Modifier['mode'], Partial<Readonly<Record<Proposed['kind'], readonly Modifier[]>>>>
>;

/** Groups modifiers by kind, and keeps their order in each group. */
export function modifiersByKind(list: readonly Modifier[]): Modifiers {
  const sorted: Record<Modifier['mode'], Partial<Record<Proposed['kind'], Modifier[]>>> = {
    replaces: {},
    adds: {},
  };
  for (const modifier of list) (sorted[modifier.mode][modifier.of] ??= []).push(modifier);
  return sorted;
}

/**
 * Whether no rule can modify an action. Rules modify only expedition moves, reveals, and certain moves of items:
 * - a move from a deck that is too short
 * - a move of a token
 * - a move to a zone that does not belong to the card's owner
 * - a move that a status or keyword changes
 */
export function isBeyondRules(state: State, world: World, action: Proposed): boolean {
  const { kind } = action;
  if (kind !== 'move') return kind !== 'expedition' && kind !== 'reveal';
  const { to } = action;
  const item = itemMoved(state, action);
  if (item === undefined) return false;
  const of = itemOf(state, item);
  return (
    of.kind !== 'token' &&
    (of.owner === to.seat || to.zone === 'outside' || isShared(to.zone)) &&
    !((isToReserve(action) || isSentFleeting(action)) && canStayOrChange(state, world, item))
  );
}

/** Whether a status or keyword (Eternal, Seasoned) can change an object's move to Reserve. */
function canStayOrChange(state: State, world: World, item: number): boolean {
  if ((state.stays[item]?.statuses.length ?? 0) > 0) return true;
  const { keywords } = world.of(item);
  return keywords.includes('eternal') || keywords.includes('seasoned');
}

/** The rules that modify steps in every edition (6.2.a). */
const always: readonly Modifier[] = [
  ownersZone,
  anchored,
  asleep,
  eternal,
  fleetingCharacter,
  fleetingSpell,
  seasoned,
  revealRegion,
  reshuffle,
  reshuffleToShow,
  tokenVanishes,
];

/** The rules that end the game as soon as expeditions meet or cross. */
const atOnce: readonly Modifier[] = [
  victory('4.3.a', 'expeditions-met'),
  victory('4.3.b', 'expeditions-crossed'),
  tiebreakers,
];

/** The rules that modify steps (6.2.a), by the time at which an edition checks for victory. */
export const ruleModifiers: Readonly<Record<Edition['victory'], readonly Modifier[]>> = {
  'at-once': [...always, ...atOnce],
  'at-night': always,
};

const rulesByKind = {
  'at-once': modifiersByKind(ruleModifiers['at-once']),
  'at-night': modifiersByKind(ruleModifiers['at-night']),
};

/** Combines abilities' modifiers with those of the game's rules. */
export const withRules = (own: readonly Modifier[], { victory: decided }: Edition): Modifiers =>
  own.length === 0 ? rulesByKind[decided] : modifiersByKind([...ruleModifiers[decided], ...own]);

/** Whether the modifiers include no abilities. */
export const areRules = (modifiers: Modifiers, { victory: decided }: Edition): boolean =>
  modifiers === rulesByKind[decided];
