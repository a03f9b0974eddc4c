import { assertNever } from '#record';
import { shuffled } from '#kernel';
import type { Proposed, ProposedExpeditionMove, ProposedMove } from './proposal.js';
import type { State } from './state.js';
import { isShared, itemOf, place, seatOf, stayOf } from './zones.js';

/** What a modifier makes of the action it applies to (6.2.b), or adds to the step (6.2.c). */
export interface Modifier {
  readonly name: string;
  readonly rule: string;
  readonly mode: 'replaces' | 'adds';
  /** The actions instead of this one, or also; null when it does not apply. */
  readonly modify: (state: State, action: Proposed, step: readonly Proposed[]) => readonly Proposed[] | null;
}

/** The object a proposed move takes away; null while it is only a place in a deck. */
const movedItem = (action: ProposedMove): number | null =>
  typeof action.item === 'number' ? action.item : null;

const onMove =
  (modify: (state: State, action: ProposedMove, item: number) => readonly Proposed[] | null) =>
  (state: State, action: Proposed): readonly Proposed[] | null => {
    if (action.kind !== 'move') return null;
    const item = movedItem(action);
    return item === null ? null : modify(state, action, item);
  };

/** 1.4.3.a, 3.1.2.c: a card goes to its owner's zone. */
const ownersZone: Modifier = {
  name: 'owners-zone',
  rule: '1.4.3.a',
  mode: 'replaces',
  modify: onMove((state, action, item) => {
    const owner = itemOf(state, item).owner;
    if (owner === null || owner === action.to.seat || isShared(action.to.zone as never)) return null;
    return [{ ...action, to: { ...action.to, seat: owner } }];
  }),
};

/** 2.4.6.c: a Fleeting character goes from the Expedition zone to the discard pile instead of Reserve. */
const fleetingCharacter: Modifier = {
  name: 'fleeting-character',
  rule: '2.4.6.c',
  mode: 'replaces',
  modify: onMove((state, action, item) => {
    if (action.to.zone !== 'reserve') return null;
    const stay = state.stays[item];
    if (stay?.zone !== 'expedition' || !stay.statuses.includes('fleeting')) return null;
    return [{ ...action, to: place('discard', action.to.seat) }];
  }),
};

/** 2.4.6.f, 5.2.3.j: a Fleeting spell that is resolved goes to the discard pile instead of Reserve. */
const fleetingSpell: Modifier = {
  name: 'fleeting-spell',
  rule: '2.4.6.f',
  mode: 'replaces',
  modify: onMove((state, action, item) => {
    if (action.to.zone !== 'reserve') return null;
    const stay = state.stays[item];
    if (stay?.zone !== 'limbo' || !stay.statuses.includes('fleeting')) return null;
    return [{ ...action, to: place('discard', action.to.seat) }];
  }),
};

/** Index of the region an expedition move leads to. */
export function destination(state: State, action: ProposedExpeditionMove): number {
  const from = seatOf(state, action.seat).expeditions[action.expedition];
  if (typeof action.move === 'object') return action.move.to;
  const onward = action.expedition === 'hero' ? 1 : -1;
  return action.move === 'forward' ? from + onward : from - onward;
}

/** 7.3.11.b: moving into an unrevealed region turns its Tumult card face up first. */
const revealRegion: Modifier = {
  name: 'reveal-region',
  rule: '7.3.11.b',
  mode: 'replaces',
  modify(state, action, step) {
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
  modify(state, action, step) {
    if (action.kind !== 'move' || typeof action.item === 'number') return null;
    const seat = action.item.deck;
    const { deck, discard } = seatOf(state, seat);
    if (action.item.fromTop < deck.length || discard.length === 0) return null;
    if (step.some((other) => other.kind === 'shuffle' && other.seat === seat)) return null;
    const order = [...deck, ...shuffled(state.random, discard)];
    return [{ kind: 'shuffle', seat, order, count: order.length, discard: true }];
  },
};

/** 2.1.d: a token that leaves the Expedition zone ceases to exist. */
const tokenVanishes: Modifier = {
  name: 'token-vanishes',
  rule: '2.1.d',
  mode: 'adds',
  modify: onMove((state, action, item) => {
    if (itemOf(state, item).kind !== 'token' || action.to.zone === 'outside') return null;
    if (stayOf(state, item).zone !== 'expedition' || action.to.zone === 'expedition') return null;
    return [{ kind: 'move', item, to: place('outside', action.to.seat) }];
  }),
};

/** How far both expeditions of a player have come after a step; at the regions' number less one they meet. */
function distances(state: State, step: readonly Proposed[]): number[] {
  return state.seats.map((seat, index) => {
    const after = { ...seat.expeditions };
    for (const action of step)
      if (action.kind === 'expedition' && action.seat === index)
        after[action.expedition] = destination(state, action);
    return after.hero + (state.adventure.length - 1 - after.companion);
  });
}

/**
 * 4.3.a–c: a player whose expeditions meet or cross wins; when that happens to several at once, who has come farther
 * wins (1.3.3.b), and if nobody has, tiebreakers begin.
 */
const victory: Modifier = {
  name: 'victory',
  rule: '4.3.a',
  mode: 'adds',
  modify(state, action, step) {
    if (action.kind !== 'expedition' || typeof action.move === 'object') return null;
    if (step.some((other) => other.kind === 'outcome' || other.kind === 'arena')) return null;
    const met = state.adventure.length - 1;
    const reached = distances(state, step);
    const farthest = Math.max(...reached);
    if (farthest < met) return null;
    const winners = reached.flatMap((distance, seat) => (distance === farthest ? [seat] : []));
    if (winners.length > 1) return [{ kind: 'arena' }];
    const crossed = farthest > met;
    return [
      {
        kind: 'outcome',
        winners,
        reason: crossed ? 'expeditions-crossed' : 'expeditions-met',
        rule: crossed ? '4.3.b' : '4.3.a',
      },
    ];
  },
};

/** The modifiers that are rules of the game (6.2.a), those that replace before those that add (6.2.e). */
export const ruleModifiers: readonly Modifier[] = [
  ownersZone,
  fleetingCharacter,
  fleetingSpell,
  revealRegion,
  reshuffle,
  tokenVanishes,
  victory,
];

/** Whether a proposed action can happen at all (1.4.1); the rule that forbids it, or null. */
export function impossible(state: State, action: Proposed): string | null {
  switch (action.kind) {
    case 'status': {
      const has = action.item !== null && stayOf(state, action.item).statuses.includes(action.status);
      if (action.on && has) return '2.4.1.d';
      return !action.on && !has ? '2.4.1.e' : null;
    }
    case 'expedition': {
      if (typeof action.move === 'object') return null;
      if (state.adventure.length === 1) return '4.3.g';
      const region = state.adventure[destination(state, action)];
      if (region !== undefined) return null;
      return action.move === 'forward' ? '7.3.11.c' : '7.3.10.b';
    }
    case 'move':
    case 'create':
    case 'arena':
    case 'compare':
    case 'turn-up':
    case 'shuffle':
    case 'first-player':
    case 'phase':
    case 'turn':
    case 'pass':
    case 'outcome':
      return null;
    default:
      return assertNever(action);
  }
}
