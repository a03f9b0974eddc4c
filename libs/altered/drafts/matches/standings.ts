import { isDecided, swissStandings, type DecidedMatch, type Standing } from '#tournaments';
import type { MatchGameBegan, MatchGameEnded } from '../draft/event.js';
import type { DraftState } from '../draft/state.js';

/** A game of a match. `ended` is null while the game is in progress. */
export interface MatchGameState {
  readonly began: MatchGameBegan;
  readonly ended: MatchGameEnded | null;
}

/** Returns the games in a pairing's match. */
export const gamesOf = (state: DraftState, round: number, table: number): readonly MatchGameState[] =>
  state.begun
    .filter((match) => match.round === round && match.table === table)
    .map((began) => ({ began, ended: state.ended.find(({ game }) => game === began.game) ?? null }));

/** Returns how many games each seat has won. Draws do not count. */
export function winsIn(games: readonly MatchGameState[], seats: readonly number[]): readonly number[] {
  return seats.map(
    (seat) => games.filter(({ ended }) => ended?.winners.length === 1 && ended.winners[0] === seat).length,
  );
}

/**
 * Whether the match of a pairing is decided: a player has a bye or has won the majority of games, or all games are
 * over.
 */
export function isSettled(state: DraftState, round: number, table: number): boolean {
  const pairing = state.rounds[round - 1]?.pairings[table] ?? [];
  if (pairing.length < 2) return true;
  const bestOf = state.started?.matches?.bestOf ?? 1;
  const games = gamesOf(state, round, table);
  if (games.some(({ ended }) => ended === null)) return false;
  return isDecided(winsIn(games, pairing), games.length, bestOf);
}

/** Whether all matches of the last round are decided. */
export const isRoundOver = (state: DraftState): boolean =>
  (state.rounds.at(-1)?.pairings ?? []).every((_, table) => isSettled(state, state.rounds.length, table));

function decidedMatches(state: DraftState): readonly DecidedMatch[] {
  return state.rounds.flatMap(({ pairings }, index) =>
    pairings.flatMap((pairing, table) =>
      isSettled(state, index + 1, table)
        ? [{ pairing, wins: winsIn(gamesOf(state, index + 1, table), pairing) }]
        : [],
    ),
  );
}

/** Ranks all seats by their decided matches, like `swissStandings`. */
export const standingsOf = (state: DraftState): readonly Standing[] =>
  swissStandings(state.seats.length, decidedMatches(state));
