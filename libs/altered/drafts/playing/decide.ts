import { digestOf, fail, ok, recordBounds, shortened, type Problem, type Result } from '#record';
import { deckProblems } from '../decks/pool-deck.js';
import type { DraftErrorCode } from '../error-codes.js';
import { gamesOf, isSettled } from '../matches/standings.js';
import type { CardPicked, DraftEvent, DraftSetup, MatchGame, Picker, PoolDeck } from '../draft/event.js';
import { consequences } from './consequences.js';
import { evolveDraft, foldDraft } from '../draft/evolve.js';
import { checkedSetup } from './setup.js';
import { initialDraft, type DraftState } from '../draft/state.js';

/** The events that result from a decision, and the state after them. */
export interface DraftDecided {
  readonly events: readonly DraftEvent[];
  readonly state: DraftState;
}

type Decided = Result<DraftDecided, Problem<DraftErrorCode>>;

const refused = (code: DraftErrorCode, message: string, advice: string): Decided =>
  fail({ code, message, advice });

/** Applies an event and all its consequences. */
function decided(state: DraftState, first: DraftEvent): { ok: true; value: DraftDecided } {
  const events = [first];
  let now = evolveDraft(state, first);
  for (;;) {
    const next = consequences(now);
    if (next === null) return ok({ events, state: now });
    events.push(next);
    now = evolveDraft(now, next);
  }
}

/** Begins a draft and opens the first boosters (M3.1). */
export function startDraft(setup: DraftSetup): Result<DraftDecided, readonly Problem<DraftErrorCode>[]> {
  const checked = checkedSetup(setup);
  if (!checked.ok) return checked;
  const started = { kind: 'DraftStarted', ...setup } as const;
  return decided(initialDraft, { ...started, digest: digestOf(started) });
}

export interface Pick {
  readonly seat: number;
  readonly card: string;
  readonly by: Picker;
  /** In milliseconds. Absent if unknown. The caller measures the time, because rules do not read the clock. */
  readonly thinkingTime?: number | undefined;
}

/**
 * Picks a card from a seat's booster (M3.3). Errors: `PICK_NOT_ALLOWED`, `PICK_REPEATED`, `PICK_NOT_OFFERED`,
 * `SEAT_INVALID`.
 */
export function pickCard(state: DraftState, { seat, card, by, thinkingTime }: Pick): Decided {
  const wrong = seatProblem(state, seat);
  if (wrong !== null) return fail(wrong);
  if (state.phase !== 'drafting')
    return refused(
      'PICK_NOT_ALLOWED',
      'All boosters have been picked, so the draft accepts no more picks.',
      'Load the draft again, and build your deck.',
    );
  const own = state.seats[seat];
  if (own?.held == null || own.hasPicked)
    return refused(
      'PICK_REPEATED',
      `The player in seat ${seat} has already picked a card.`,
      'Wait until all players have picked a card and the boosters are passed.',
    );
  if (!own.held.cards.includes(card))
    return refused(
      'PICK_NOT_OFFERED',
      `"${shortened(card)}" is not in the booster of seat ${seat}.`,
      "Pick a card listed in the draft's `hand`.",
    );
  if (thinkingTime !== undefined && !(thinkingTime >= 0 && thinkingTime <= recordBounds.thinkingTime))
    return refused(
      'THINKING_TIME_INVALID',
      'The thinking time is negative or too long.',
      `Send a time from 0 to ${recordBounds.thinkingTime} milliseconds, or leave the thinking time out.`,
    );
  const event: CardPicked = {
    kind: 'CardPicked',
    seat,
    round: state.round,
    pick: state.pick,
    booster: own.held.booster,
    from: own.held.cards,
    card,
    by,
    ...(thinkingTime !== undefined && { thinkingTime }),
  };
  return decided(state, event);
}

/**
 * Stores a seat's deck, which the player can replace until the first round begins (M3.6, M3.7). Fails with
 * `DECK_NOT_ALLOWED` outside the building phase. Also fails with the deck's problems if it has any.
 */
export function buildDeck(
  state: DraftState,
  seat: number,
  deck: PoolDeck,
  by: Picker,
): Result<DraftDecided, readonly Problem<DraftErrorCode>[]> {
  const wrong = seatProblem(state, seat);
  if (wrong !== null) return fail([wrong]);
  if (state.phase !== 'building')
    return fail([
      {
        code: 'DECK_NOT_ALLOWED',
        message: 'The draft accepts decks only between the last pick and the first round.',
        advice: 'Send your deck after the last pick and before the first round.',
      },
    ]);
  const sorted: PoolDeck = { hero: deck.hero, cards: [...deck.cards].sort() };
  const problems = deckProblems(state.started?.cards ?? {}, state.seats[seat]?.pool ?? [], sorted);
  if (problems.length > 0) return fail(problems);
  return decided(state, { kind: 'DeckBuilt', seat, deck: sorted, by });
}

/**
 * Begins the next game of a match, or replaces a game in progress whose record was lost. Fails with `MATCH_NOT_FOUND`
 * if there is no such match. Fails with `MATCH_GAME_CONFLICT` if the match is over or a different game is next.
 */
export function beginGame(state: DraftState, of: MatchGame): Decided {
  const pairing = state.rounds[of.round - 1]?.pairings[of.table];
  const [first, second] = pairing ?? [];
  if (
    state.phase !== 'playing' ||
    of.round !== state.rounds.length ||
    first === undefined ||
    second === undefined
  )
    return noMatch(of);
  const games = gamesOf(state, of.round, of.table);
  const running = games.find(({ ended }) => ended === null)?.began;
  const isNext = running === undefined && of.number === games.length + 1;
  const isAgain =
    running?.number === of.number &&
    [...state.begun, ...state.replaced].every(({ game }) => game !== of.game);
  if (!isAgain && (!isNext || isSettled(state, of.round, of.table)))
    return refused(
      'MATCH_GAME_CONFLICT',
      `Game ${of.number} of this match cannot begin now.`,
      'Load the draft again, because the match is over or one of its games is in progress.',
    );
  // The players swap seats after each game.
  const seats = of.number % 2 === 1 ? ([first, second] as const) : ([second, first] as const);
  return decided(state, { kind: 'MatchGameBegan', ...of, seats });
}

/**
 * Ends a game of a match. `winners` contains seats of the game, not of the draft. Fails with `MATCH_NOT_FOUND` if the
 * game has not begun. Fails with `MATCH_GAME_CONFLICT` if it is already over.
 */
export function endGame(
  state: DraftState,
  game: string,
  { winners, digest }: { readonly winners: readonly number[]; readonly digest: string },
): Decided {
  const begun = state.begun.find((match) => match.game === game);
  if (begun === undefined)
    return refused(
      'MATCH_NOT_FOUND',
      `The draft has no game "${shortened(game)}".`,
      "Name a game that began in one of the draft's matches.",
    );
  if (state.ended.some((match) => match.game === game))
    return refused('MATCH_GAME_CONFLICT', `Game "${game}" is already over.`, 'Load the draft again.');
  const { kind: _, seats, ...of } = begun;
  const won = seats.filter((__, place) => winners.includes(place)).sort((a, b) => a - b);
  return decided(state, { kind: 'MatchGameEnded', ...of, winners: won, digest });
}

function noMatch({ round, table }: MatchGame): Decided {
  return refused(
    'MATCH_NOT_FOUND',
    `There is no match at table ${table} of round ${round} now.`,
    'Load the draft again.',
  );
}

function seatProblem({ seats }: DraftState, seat: number): Problem<DraftErrorCode> | null {
  if (seats[seat] !== undefined) return null;
  return {
    code: 'SEAT_INVALID',
    message: `The draft has no seat ${seat}.`,
    advice: `Use a seat from 0 to ${seats.length - 1}.`,
  };
}

export const draftAfter = (events: Iterable<DraftEvent>): DraftState => foldDraft(events, initialDraft);
