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

/** The input of modifiers: the state before the step, and the current step. */
export interface Scene {
  readonly state: State;
  readonly world: World;
  readonly proposal: Proposal;
  readonly step: readonly Proposed[];
}

/** The result of a die for an action, and the effects right after it. */
export interface CastOutcome {
  readonly replacement: readonly Proposed[];
  readonly then?: Instead;
}

/** A modifier that replaces the action it applies to (6.2.b), or adds to the step (6.2.c). */
export interface Modifier {
  readonly name: string;
  readonly rule: string;
  readonly mode: 'replaces' | 'adds';
  /** The kind of action it modifies. */
  readonly of: Proposed['kind'];
  readonly source?: NonNullable<AppliedModifier['source']>;
  /** The player who decides on an optional modifier, and the effect if declined. */
  readonly optional?: { readonly seat: Seat; readonly otherwise?: Instead };
  /** The die that determines the result, rolled before the step (6.2.b). */
  readonly cast?: {
    readonly by: ActivePassive;
    /** Null where it does not modify the action after all. */
    readonly modify: (scene: Scene, action: Proposed, die: number) => CastOutcome | null;
  };
  /** Effects in separate steps right after the modified step. */
  readonly then?: (scene: Scene, action: Proposed) => Instead;
  /** The actions that replace or accompany this one. Null if it does not apply. */
  readonly modify: (scene: Scene, action: Proposed) => readonly Proposed[] | null;
}

/** Several replacing modifiers apply and their order matters: a player has to choose which comes first (6.2.f). */
export interface Undecided {
  readonly kind: 'undecided';
  readonly modifiers: readonly string[];
  /** The controller of the modified object. */
  readonly seat?: Seat;
}

/** The moving item, or the card at a position of a deck. */
export const itemMoved = (state: State, { item }: ProposedMove): number | undefined =>
  typeof item === 'number' ? item : seatOf(state, item.deck).deck[item.fromTop];

/** Makes a modifier of moves of known items. `only` restricts the moves. */
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
 * Whether a player takes control of a Permanent in Landmarks, into their own (7.5.5.a), regardless of owner
 * (1.4.2.a).
 */
const isTaken = ({ proposal }: Scene, { to }: ProposedMove): boolean =>
  proposal.verb === 'take-control' && to.zone === 'landmark';

/** 1.4.3.a, 3.1.2.c: a card moves to its owner's zone. */
const ownersZone: Modifier = {
  name: 'owners-zone',
  rule: '1.4.3.a',
  mode: 'replaces',
  of: 'move',
  modify: onMove((scene, action, item) => {
    const owner = itemOf(scene.state, item).owner;
    if (
      isTaken(scene, action) ||
      owner === null ||
      owner === action.to.seat ||
      action.to.zone === 'outside' ||
      isShared(action.to.zone)
    )
      return null;
    return [{ ...action, to: { ...action.to, seat: owner } }];
  }),
};

/** The rules that let a Character stay during Rest (2.4.2, 2.4.3, 7.4.2.b). */
const stays = (name: string, rule: string, applies: (scene: Scene, item: number) => boolean): Modifier => ({
  name,
  rule,
  mode: 'replaces',
  of: 'move',
  modify: onMove((scene, _, item) => (scene.proposal.verb === 'rest' && applies(scene, item) ? [] : null)),
});

/** Whether a character has the status. In earlier interpretations, any object. */
const isCharacterThatIs = ({ state, world }: Scene, item: number, status: Status): boolean =>
  stayOf(state, item).statuses.includes(status) &&
  (world.of(item).type === 'character' || !reads(state.started, 'characters-stay'));

const anchored = stays('anchored', '2.4.2', (scene, item) => isCharacterThatIs(scene, item, 'anchored'));
const asleep = stays('asleep', '2.4.3', (scene, item) => isCharacterThatIs(scene, item, 'asleep'));
const eternal = stays('eternal', '7.4.2.b', ({ world }, item) => world.of(item).keywords.includes('eternal'));

/**
 * The destination of Fleeting objects instead of Reserve. Edition 4.0 discards them (2.4.7.d–e), which
 * triggers (7.3.7.a).
 */
const sentFleeting = (state: State, action: ProposedMove): ProposedMove => {
  const sent = { ...action, to: place('discard', action.to.seat) };
  const isDiscarded = editionIn(state).fleetingIsDiscarded && reads(state.started, 'fleeting-is-discarded');
  return isDiscarded ? { ...sent, as: 'discard' } : sent;
};

/** Whether a move was one to Reserve. */
const isSentFleeting = ({ as }: ProposedMove): boolean => as === 'rest' || as === 'discard';

/** 2.4.6.c: a Fleeting character goes from the Expedition zone to the discard pile instead of Reserve. */
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
    // 7.4.4.b: boosts are only kept on a move to Reserve.
    const { boost: _, ...counters } = action.counters;
    return [{ ...sent, counters }];
  }, isToReserve),
};

/** 2.4.6.f, 5.2.3.j: a Fleeting spell that is resolved goes to the discard pile instead of Reserve. */
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

/** 7.4.4.b: a Seasoned object keeps its boosts when it goes from the Expedition zone to Reserve. */
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

/** Index of the region an expedition move leads to; no region's beyond the end of its player's way. */
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

/** 7.3.11.b: moving into an unrevealed region turns its Tumult card face up first. */
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

/** 3.2.2.d: a deck that is too short is filled up from the bottom with the shuffled discard pile. */
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

/** The shuffle that fills up a deck, unless there is nothing to shuffle or the step has it already. */
export function refilled(state: State, step: readonly Proposed[], seat: Seat): readonly Proposed[] | null {
  const { deck, discard } = seatOf(state, seat);
  if (discard.length === 0) return null;
  if (step.some((other) => other.kind === 'shuffle' && other.seat === seat)) return null;
  const order = [...deck, ...shuffled(state.random, discard)];
  return [{ kind: 'shuffle', seat, order, count: order.length, discard: true }];
}

/** Like `reshuffle`, for cards that are shown where they lie (3.2.2.c–d). */
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

/** 2.1.d: a token that leaves the Expedition zone ceases to exist; so does one in Landmarks that leaves these. */
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

/** The places of each player's expeditions after a step. */
const after = (state: State, step: readonly Proposed[]): readonly Expeditions[] =>
  state.seats.map(({ expeditions }, seat) => {
    const moved = { ...expeditions };
    for (const action of step)
      if (action.kind === 'expedition' && action.seat === seat)
        moved[action.expedition] = destination(state, action);
    return moved;
  });

/** Applies as an expedition moves, once a step. */
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
 * 4.3.a, 4.3.b: the player whose expeditions meet or cross wins. If several do, the one with the farthest
 * expeditions (1.3.3.b).
 */
const victory = (rule: '4.3.a' | '4.3.b', reason: 'expeditions-met' | 'expeditions-crossed'): Modifier =>
  onArrival('victory', rule, ({ winners, crossed }) =>
    winners !== null && crossed === (rule === '4.3.b') ? { kind: 'outcome', winners, reason, rule } : null,
  );

/** 4.3.c: begins tiebreakers if several players arrive at once with equal distance. */
const tiebreakers = onArrival('tiebreakers', '4.3.c', (arrival, state) =>
  arrival.winners === null ? arenaAfter(state, arrival) : null,
);

/** Modifiers by mode and the kind of action they modify. */
export type Modifiers = Readonly<
  Record<Modifier['mode'], Partial<Readonly<Record<Proposed['kind'], readonly Modifier[]>>>>
>;

/** Groups modifiers by kind, in stable order. */
export function modifiersByKind(list: readonly Modifier[]): Modifiers {
  const sorted: Record<Modifier['mode'], Partial<Record<Proposed['kind'], Modifier[]>>> = {
    replaces: {},
    adds: {},
  };
  for (const modifier of list) (sorted[modifier.mode][modifier.of] ??= []).push(modifier);
  return sorted;
}

/**
 * Whether no rule can modify an action. Rules modify moves, expeditions and reveals; among moves, not those
 * to owners' or shared zones, unless a deck is too short or a card is kept from Rest or Reserve.
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
    !((isToReserve(action) || isSentFleeting(action)) && isKept(state, world, item))
  );
}

/**
 * Whether an object may be kept from Rest or Reserve, or keeps its boosts: by status, or as Eternal or
 * Seasoned.
 */
function isKept(state: State, world: World, item: number): boolean {
  if ((state.stays[item]?.statuses.length ?? 0) > 0) return true;
  const { keywords } = world.of(item);
  return keywords.includes('eternal') || keywords.includes('seasoned');
}

/** The modifiers that are rules of the game in every edition (6.2.a). */
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

/** Outcomes that decide the game at once as expeditions meet or cross. */
const atOnce: readonly Modifier[] = [
  victory('4.3.a', 'expeditions-met'),
  victory('4.3.b', 'expeditions-crossed'),
  tiebreakers,
];

/** The modifiers that are rules of the game (6.2.a). */
export const ruleModifiers: Readonly<Record<Edition['victory'], readonly Modifier[]>> = {
  'at-once': [...always, ...atOnce],
  'at-night': always,
};

const rulesByKind = {
  'at-once': modifiersByKind(ruleModifiers['at-once']),
  'at-night': modifiersByKind(ruleModifiers['at-night']),
};

/** The game's rules combined with modifiers of objects. */
export const withRules = (own: readonly Modifier[], { victory: decided }: Edition): Modifiers =>
  own.length === 0 ? rulesByKind[decided] : modifiersByKind([...ruleModifiers[decided], ...own]);

/** Whether modifiers are only rules of the game, with no ability. */
export const areRules = (modifiers: Modifiers, { victory: decided }: Edition): boolean =>
  modifiers === rulesByKind[decided];
