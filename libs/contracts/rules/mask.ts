import type { Decision, DecisionMade, DecisionRequested, GameEvent, GameStarted, Viewer } from '#record';
import type { Action, Move } from './actions.js';
import { isHidden, type State } from './state.js';

/** Whether a viewer knows which contract an item is, at this moment. */
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
      // A fingerprint could be used to test guesses.
      const { fingerprint: _, ...step } = event;
      return { ...step, actions: event.actions.map((action) => maskAction(action, before, viewer)) };
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
  const visible = new Set(seats.flatMap(({ deck }) => deck));
  const cards = Object.fromEntries(
    Object.entries(event.cards).filter(([reference]) => visible.has(reference)),
  );
  const { digest: _, ...started } = event;
  return { ...started, seed: '', seats, cards };
}

/** The agenda may hold what the other has chosen in secret. */
function maskRequest(event: DecisionRequested, before: State, viewer: Viewer): DecisionRequested {
  return { kind: event.kind, decision: maskDecision(event.decision, before, viewer), resume: {} };
}

/** A decision without its options where they would tell what is in a hand, or what was looked at. */
export function maskDecision(decision: Decision, state: State, viewer: Viewer): Decision {
  if (viewer.kind === 'omniscient' || isSeat(viewer, decision.seat)) return decision;
  return decision.hidden !== true && isOpen(decision, state, viewer)
    ? decision
    : { ...decision, options: [] };
}

/** Options that only name what the viewer knows; what a player could play from the hand is never open. */
function isOpen({ kind, options }: Decision, state: State, viewer: Viewer): boolean {
  if (kind === 'turn') return false;
  return options.every(({ about }) => {
    const item = (about as { item?: number } | undefined)?.item;
    return item === undefined || knows(state, viewer, item);
  });
}

function maskChoice(event: DecisionMade, before: State, viewer: Viewer): DecisionMade {
  if (before.pending?.hidden !== true || isSeat(viewer, event.seat)) return event;
  return { ...event, choice: [] };
}

function maskAction(action: Action, before: State, viewer: Viewer): Action {
  switch (action.kind) {
    case 'move':
      return seesMove(action, before, viewer) ? action : { ...action, item: null };
    case 'set-aside':
      return isSeat(viewer, action.seat) ? action : { ...action, items: null };
    case 'shuffle':
      return { ...action, order: null };
    default:
      return action;
  }
}

/** Its owner sees what comes to the hand, is looked at or set aside; everybody what comes into the open. */
function seesMove({ item, seat, to }: Move, before: State, viewer: Viewer): boolean {
  if (!isHidden(to)) return true;
  if (isSeat(viewer, seat)) return true;
  return item !== null && knows(before, viewer, item);
}
