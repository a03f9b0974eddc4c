import {
  botPick,
  buildDeck,
  pickCard,
  suggestedDeck,
  type DraftEvent,
  type DraftState,
  type Picker,
} from '#altered/drafts';
import { valueOf } from '../problem-error.js';
import { oneOf } from '../play/tables.service.js';
import { fail, ok, type Result } from '#record';
import type { Problem } from '../errors/problem.js';

/**
 * Returns the kind of bot that currently acts for a seat. The kind is recorded with each pick. Null if a person acts.
 */
type Acting = (seat: number) => Picker | null;

/** Returns a key that identifies the current pick of a draft. */
export const pickKey = ({ round, pick }: DraftState): string => `${round}.${pick}`;

/**
 * Returns the bots' picks and decks until a person has to act. `late` identifies a pick whose time limit has expired.
 * Bots also make that pick for players who are late.
 */
export function botsActions(
  from: DraftState,
  acting: Acting,
  late: string | null = null,
): readonly DraftEvent[] {
  const events: DraftEvent[] = [];
  let state = from;
  for (;;) {
    const isLate = late !== null && pickKey(state) === late;
    const next = nextAction(state, (seat) => acting(seat) ?? (isLate ? 'time-limit' : null));
    if (next === null) return events;
    events.push(...next.events);
    ({ state } = next);
  }
}

function nextAction(state: DraftState, acting: Acting) {
  const cards = state.started?.cards ?? {};
  for (const [seat, { held, hasPicked, pool, deck }] of state.seats.entries()) {
    const by = acting(seat);
    if (by === null) continue;
    if (state.phase === 'drafting' && held !== null && !hasPicked)
      return valueOf(pickCard(state, { seat, card: botPick(cards, pool, held.cards), by }));
    if (state.phase === 'building' && deck === null)
      return valueOf(first(buildDeck(state, seat, suggestedDeck(cards, pool), by)));
  }
  return null;
}

/** Reduces the problems of a result to the first problem, with the others attached. */
export const first = <T>(result: Result<T, readonly Problem[]>): Result<T, Problem> =>
  result.ok ? ok(result.value) : fail(oneOf(result.error));

/** Returns a function that lets bots act for the seats without players. */
export const seatedBots =
  ({ started }: DraftState): Acting =>
  (seat) =>
    started?.seats[seat]?.player === 'bot' ? 'bot' : null;
