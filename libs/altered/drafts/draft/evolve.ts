import { assertNever, invariant } from '#record';
import type { BoostersOpened, BoostersPassed, CardPicked, DraftEvent, MatchGameBegan } from './event.js';
import type { DraftSeatState, DraftState } from './state.js';

const nothing: DraftSeatState = { held: null, hasPicked: false, pool: [], aside: [], deck: null };

/** Applies an event to the state of a draft. Requires neither rules nor randomness. */
export function evolveDraft(state: DraftState, event: DraftEvent): DraftState {
  switch (event.kind) {
    case 'DraftStarted':
      return { ...state, started: event, phase: 'drafting', seats: event.seats.map(() => nothing) };
    case 'BoostersOpened':
      return opened(state, event);
    case 'CardPicked':
      return picked(state, event);
    case 'BoostersPassed':
      return passed(state, event);
    case 'PoolsCompleted':
      return {
        ...state,
        phase: 'building',
        seats: state.seats.map((seat) => ({ ...seat, held: null, hasPicked: false })),
      };
    case 'DeckBuilt':
      invariant(event.deck !== null, 'a masked event cannot be folded');
      return withSeat(state, event.seat, { deck: event.deck });
    case 'RoundPaired':
      return { ...state, phase: 'playing', rounds: [...state.rounds, { pairings: event.pairings }] };
    case 'MatchGameBegan':
      return began(state, event);
    case 'MatchGameEnded':
      return { ...state, ended: [...state.ended, event] };
    case 'DraftEnded':
      return { ...state, phase: 'over' };
    default:
      return assertNever(event);
  }
}

const withSeat = (state: DraftState, seat: number, change: Partial<DraftSeatState>): DraftState => ({
  ...state,
  seats: state.seats.map((drafter, index) => (index === seat ? { ...drafter, ...change } : drafter)),
});

/** Opens boosters and sets their tokens aside (M3.1, M3.2). In a sealed event, adds the cards to the pools (M3.8). */
function opened(state: DraftState, { round, boosters }: BoostersOpened): DraftState {
  const isSealed = state.started?.form === 'sealed';
  const seats = state.seats.map((seat, index): DraftSeatState => {
    const own = boosters.filter((booster) => booster.seat === index);
    const aside = [...seat.aside, ...own.flatMap((booster) => booster.aside)];
    if (isSealed) return { ...seat, aside, pool: [...seat.pool, ...own.flatMap(({ cards }) => cards)] };
    const [held] = own;
    return {
      ...seat,
      aside,
      hasPicked: false,
      held: held === undefined ? null : { booster: held.booster, cards: held.cards },
    };
  });
  return { ...state, round, pick: isSealed ? 0 : 1, seats, opened: [...state.opened, ...boosters] };
}

function picked(state: DraftState, { seat, card }: CardPicked): DraftState {
  const own = state.seats[seat];
  invariant(card !== null && own?.held != null, 'a masked event cannot be folded');
  const at = own.held.cards.indexOf(card);
  const cards = own.held.cards.filter((_, index) => index !== at);
  return withSeat(state, seat, {
    held: { ...own.held, cards },
    hasPicked: true,
    pool: [...own.pool, card],
  });
}

/**
 * Passes boosters (M3.3). Seat numbers increase to the left. If boosters are passed to the left, each seat therefore
 * receives the previous seat's booster.
 */
function passed(state: DraftState, { pick, to }: BoostersPassed): DraftState {
  const count = state.seats.length;
  const seats = state.seats.map((seat, index) => {
    const from = (index + (to === 'left' ? count - 1 : 1)) % count;
    return { ...seat, hasPicked: false, held: state.seats[from]?.held ?? null };
  });
  return { ...state, pick, seats };
}

/**
 * Begins the next game of a match. If a game with this number has already begun, its record was lost, so the new game
 * replaces it.
 */
function began(state: DraftState, event: MatchGameBegan): DraftState {
  const isSame = ({ round, table, number }: MatchGameBegan): boolean =>
    round === event.round && table === event.table && number === event.number;
  return {
    ...state,
    begun: [...state.begun.filter((game) => !isSame(game)), event],
    replaced: [...state.replaced, ...state.begun.filter(isSame)],
  };
}

export const foldDraft = (events: Iterable<DraftEvent>, from: DraftState): DraftState => {
  let state = from;
  for (const event of events) state = evolveDraft(state, event);
  return state;
};
