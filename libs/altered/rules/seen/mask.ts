import type { DecisionMade, DecisionRequested, GameEvent, GameStarted, Viewer } from '#record';
import type { Action, Move, Shuffle } from '../state/actions.js';
import { nothingBound } from '../world/look.js';
import type { State } from '../state/state.js';
import { isHidden } from '../state/zones.js';

/** Whether a viewer knows which card an item is, at this moment. */
export function knows(state: State, viewer: Viewer, item: number): boolean {
  if (viewer.kind === 'omniscient') return true;
  const known = state.known[item] ?? 0;
  if (viewer.kind === 'seat') return (known & (1 << viewer.seat)) !== 0;
  return known === (1 << state.seats.length) - 1;
}

/** An event as a viewer may know it, given the state before it. Only the omniscient gets it whole. */
export function mask(event: GameEvent<Action>, before: State, viewer: Viewer): GameEvent<Action> {
  if (viewer.kind === 'omniscient') return event;
  switch (event.kind) {
    case 'GameStarted':
      return maskStart(event, viewer);
    case 'DecisionRequested':
      return maskRequest(event, before, viewer);
    case 'DecisionMade':
      return maskChoice(event, before, viewer);
    case 'StepResolved': {
      const { fingerprint: _, ...step } = event;
      return { ...step, actions: maskActions(event.actions, before, viewer) };
    }
    case 'GameEnded': {
      const { fingerprint: _, ...ended } = event;
      return ended;
    }
    case 'GameBranched':
    case 'GameImported':
      return event;
  }
}

const isSeat = (viewer: Viewer, seat: number): boolean => viewer.kind === 'seat' && viewer.seat === seat;

/** Deck lists are their owners' secret, and so are the definitions that would give them away; a digest tests guesses. */
function maskStart(event: GameStarted, viewer: Viewer): GameStarted {
  const seats = event.seats.map((seat, index) => (isSeat(viewer, index) ? seat : { ...seat, deck: [] }));
  const visible = new Set(seats.flatMap((seat) => seat.deck));
  const cards = Object.fromEntries(
    Object.entries(event.cards).filter(([reference]) => visible.has(reference)),
  );
  const { digest: _, ...started } = event;
  return { ...started, seed: '', seats, cards };
}

/** The agenda may hold what others have chosen in secret; a fingerprint could be used to test guesses. */
function maskRequest(event: DecisionRequested, before: State, viewer: Viewer): DecisionRequested {
  const { decision } = event;
  const open =
    isSeat(viewer, decision.seat) || (decision.hidden !== true && isOpen(decision, before, viewer));
  return { kind: event.kind, decision: open ? decision : { ...decision, options: [] }, resume: {} };
}

/** Options that only name cards the viewer knows; what a player could play from Hand is never open. */
export function isOpen(decision: DecisionRequested['decision'], state: State, viewer: Viewer): boolean {
  if (decision.kind === 'turn') return false;
  return decision.options.every(({ about }) => {
    const item = (about as { item?: number } | undefined)?.item;
    return item === undefined || knows(state, viewer, item);
  });
}

function maskChoice(event: DecisionMade, before: State, viewer: Viewer): DecisionMade {
  if (before.pending?.hidden !== true || isSeat(viewer, event.seat)) return event;
  return { ...event, choice: [] };
}

/** What is shuffled in the middle of a step is unknown from there on: to draw of it tells nothing of what was seen before. */
function maskActions(actions: readonly Action[], before: State, viewer: Viewer): readonly Action[] {
  let state = before;
  return actions.map((action) => {
    const masked = maskAction(action, state, viewer);
    if (action.kind === 'shuffle') state = forgotten(state, action);
    return masked;
  });
}

function forgotten(state: State, { order, discard }: Shuffle): State {
  const known = [...state.known];
  for (const item of order ?? []) if (!discard || state.stays[item]?.zone !== 'deck') known[item] = 0;
  return { ...state, known };
}

function maskAction(action: Action, before: State, viewer: Viewer): Action {
  switch (action.kind) {
    case 'move':
      return seesMove(action, before, viewer) ? action : { ...action, item: null };
    case 'status':
      return action.item === null || knows(before, viewer, action.item) ? action : { ...action, item: null };
    case 'create':
      return action.region.faceDown ? { ...action, region: { ...action.region, terrains: [] } } : action;
    case 'shuffle':
      return { ...action, order: null };
    case 'counters':
      return action.item === null || knows(before, viewer, action.item) ? action : { ...action, item: null };
    case 'reveal':
      return action.to === null || isSeat(viewer, action.to) ? action : { ...action, items: null };
    case 'emblem':
      return {
        ...action,
        emblem: {
          ...action.emblem,
          bound: nothingBound(action.emblem.source.item, action.emblem.source.object),
        },
      };
    case 'token':
    case 'vanish':
    case 'quick-action':
    case 'roll':
    case 'after-you':
    case 'expedition':
    case 'compare':
    case 'turn-up':
    case 'first-player':
    case 'phase':
    case 'turn':
    case 'pass':
    case 'arena':
    case 'outcome':
      return action;
  }
}

/** 3.2.9.b: what goes unseen from a hidden zone is seen by its owner alone, even if others knew of it before. */
function seesMove({ item, from, to, faceDown }: Move, before: State, viewer: Viewer): boolean {
  if (item === null) return false;
  if (to.zone !== 'outside' && !isHidden(to.zone) && !faceDown) return true;
  if (isSeat(viewer, to.seat) && to.zone !== 'deck') return true;
  if (from.zone === 'hand') return isSeat(viewer, from.seat);
  return knows(before, viewer, item);
}
