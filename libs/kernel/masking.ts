import {
  DECK_LISTS,
  isConcession,
  type AtomicAction,
  type Decision,
  type DecisionMade,
  type DecisionRequested,
  type GameEvent,
  type GameStarted,
  type Viewer,
} from '#record';
import type { Task } from './agenda.js';
import type { Course } from './course.js';

/** The parts of a state that determine which seats can identify which items. */
type Secrets = Pick<Course<Task>, 'known' | 'pending'> & { readonly seats: readonly unknown[] };

export const isSeat = (viewer: Viewer, seat: number): boolean =>
  viewer.kind === 'seat' && viewer.seat === seat;

/** Whether a viewer can currently identify an item's card. */
export function knows(state: Secrets, viewer: Viewer, item: number): boolean {
  if (viewer.kind === 'omniscient') return true;
  const known = state.known[item] ?? 0;
  if (viewer.kind === 'seat') return (known & (1 << viewer.seat)) !== 0;
  return known === (1 << state.seats.length) - 1;
}

/** Masks an event's atomic actions for a viewer other than the omniscient one. */
type MaskActions<State, A> = (actions: readonly A[], before: State, viewer: Viewer) => readonly A[];

/** Builds the masking of a game's events from the masking of its atomic actions. */
export const masking =
  <State extends Secrets, A extends AtomicAction>(maskActions: MaskActions<State, A>) =>
  /**
   * Masks an event for a viewer, given the state before the event. An omniscient viewer receives the event unchanged.
   */
  (event: GameEvent<A>, before: State, viewer: Viewer): GameEvent<A> => {
    if (viewer.kind === 'omniscient') return event;
    switch (event.kind) {
      case 'GameStarted':
        return maskStart(event, viewer);
      case 'DecisionRequested':
        return maskRequest(event, before, viewer);
      case 'DecisionMade':
        return maskChoice(event, before, viewer);
      case 'StepResolved': {
        // Omits the fingerprint, because viewers could use it to check guesses.
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
  };

/**
 * Hides other players' deck lists and the card definitions that would reveal them. Also removes the digest, because
 * viewers could use it to check guesses.
 */
function maskStart(event: GameStarted, viewer: Viewer): GameStarted {
  const seats = event.seats.map((seat, index) => (isSeat(viewer, index) ? seat : { ...seat, deck: [] }));
  const visible = new Set(seats.flatMap(({ deck }) => deck));
  // Sorts the definitions by reference. Their order in the record would reveal the cards in the decks of earlier seats.
  const cards = Object.fromEntries(
    Object.entries(event.cards)
      .filter(([reference]) => visible.has(reference))
      .sort(([left], [right]) => (left < right ? -1 : 1)),
  );
  const { digest: _, ...started } = event;
  const { [DECK_LISTS]: __, ...options } = event.options;
  return { ...started, seed: '', seats, cards, options };
}

/**
 * Removes the agenda, which can contain secret choices. Also removes the fingerprint, because viewers could use it to
 * check guesses.
 */
const maskRequest = (event: DecisionRequested, before: Secrets, viewer: Viewer): DecisionRequested => ({
  kind: event.kind,
  decision: maskDecision(event.decision, before, viewer),
  resume: {},
});

/** Removes a decision's options if they would reveal a hand or the cards that a player has looked at. */
export function maskDecision(decision: Decision, state: Secrets, viewer: Viewer): Decision {
  if (viewer.kind === 'omniscient' || isSeat(viewer, decision.seat)) return decision;
  return decision.hidden !== true && isOpen(decision, state, viewer)
    ? decision
    : { ...decision, options: [] };
}

/**
 * Whether the viewer can identify the cards in all options. Always false for a turn, because its options contain cards
 * in hand.
 */
function isOpen({ kind, options }: Decision, state: Secrets, viewer: Viewer): boolean {
  if (kind === 'turn') return false;
  return options.every(({ about }) => {
    const item = (about as { item?: number } | undefined)?.item;
    return item === undefined || knows(state, viewer, item);
  });
}

function maskChoice(event: DecisionMade, before: Secrets, viewer: Viewer): DecisionMade {
  // Does not mask a concession, because conceding is public even during a secret decision.
  if (before.pending?.hidden !== true || isSeat(viewer, event.seat) || isConcession(event.choice))
    return event;
  return { ...event, choice: [] };
}
