import { setupFor, type Catalogue } from '#altered/cards';
import { fail, invariant, ok, type Problem, type Result, type Setup } from '#record';
import { playableDeck } from '../decks/pool-deck.js';
import type { MatchGameBegan } from '../draft/event.js';
import type { DraftState } from '../draft/state.js';
import type { DraftErrorCode } from '../error-codes.js';

/**
 * Returns the setup of a match game: the players' decks and names, a seed derived from the draft's seed, and the game's
 * position in the draft. Fails with `DECK_CARD_UNKNOWN` if a card is not in the catalogue.
 */
export function matchSetup(
  { started, seats: drafters, replaced }: DraftState,
  draft: string,
  { round, table, number, seats }: MatchGameBegan,
  catalogue: Pick<Catalogue, 'cards'>,
): Result<Setup, readonly Problem<DraftErrorCode>[]> {
  invariant(started !== null, 'the draft has begun');
  const names = seats.map((seat) => started.seats[seat]?.name ?? '');
  // A replacement game uses a different seed. The original seed would deal the same cards again, and players could have
  // seen them.
  const lost = replaced.filter(
    (match) => match.round === round && match.table === table && match.number === number,
  );
  const again = lost.length === 0 ? '' : `/again ${lost.length}`;
  const decks = [];
  for (const [place, seat] of seats.entries()) {
    const built = drafters[seat]?.deck;
    invariant(built != null, `seat ${seat} has a deck`);
    const deck = playableDeck(names[place] ?? '', built, catalogue);
    if (!deck.ok) return fail(deck.error);
    decks.push(deck.value);
  }
  return ok(
    setupFor({
      decks,
      names,
      seed: `${started.seed}/round ${round}/table ${table}/game ${number}${again}`,
      edition: started.edition,
      format: started.form,
      options: { draft: { id: draft, round, table, number, seats: [...seats] } },
    }),
  );
}

/** Returns the draft id in a game's setup, without validation. Null if there is none. */
export function draftOfSetup({ options: { draft } }: Pick<Setup, 'options'>): string | null {
  const { id } = (draft ?? {}) as { readonly id?: unknown };
  return typeof id === 'string' ? id : null;
}
