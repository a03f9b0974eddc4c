import type { MatchGameBegan, MatchGameEnded } from '../draft/event.js';
import type { DraftState } from '../draft/state.js';

/** A game of a match, with its end if it has ended. */
export interface MatchGameState {
  readonly began: MatchGameBegan;
  readonly ended: MatchGameEnded | null;
}

/** The games of the match at a table. */
export const gamesOf = (state: DraftState, round: number, table: number): readonly MatchGameState[] =>
  state.begun
    .filter((match) => match.round === round && match.table === table)
    .map((began) => ({ began, ended: state.ended.find(({ game }) => game === began.game) ?? null }));

/** The number of games that each seat has won alone. */
export function winsIn(games: readonly MatchGameState[], seats: readonly number[]): readonly number[] {
  return seats.map(
    (seat) => games.filter(({ ended }) => ended?.winners.length === 1 && ended.winners[0] === seat).length,
  );
}

/** Whether the match at a table is decided: it has a single seat, or a seat has won most games, or all games are played. */
export function isSettled(state: DraftState, round: number, table: number): boolean {
  const pairing = state.rounds[round - 1]?.pairings[table] ?? [];
  if (pairing.length < 2) return true;
  const bestOf = state.started?.matches?.bestOf ?? 1;
  const games = gamesOf(state, round, table);
  if (games.some(({ ended }) => ended === null)) return false;
  return games.length >= bestOf || winsIn(games, pairing).some((wins) => wins * 2 > bestOf);
}

/** Whether every match of the last round is decided. */
export const isRoundOver = (state: DraftState): boolean =>
  (state.rounds.at(-1)?.pairings ?? []).every((_, table) => isSettled(state, state.rounds.length, table));

/** The standing of a seat. */
export interface Standing {
  readonly seat: number;
  /** Counted from 1, shared by level seats. */
  readonly place: number;
  /** Three for a match that was won, or for a round off, one for a draw. */
  readonly points: number;
  readonly matches: { readonly won: number; readonly drawn: number; readonly lost: number };
  readonly gamesWon: number;
  /** The sum of the points of all opponents: the first tie-break. */
  readonly opponents: number;
}

/** A decided match. */
interface Decided {
  readonly pairing: readonly number[];
  readonly wins: readonly number[];
}

function decidedMatches(state: DraftState): readonly Decided[] {
  return state.rounds.flatMap(({ pairings }, index) =>
    pairings.flatMap((pairing, table) =>
      isSettled(state, index + 1, table)
        ? [{ pairing, wins: winsIn(gamesOf(state, index + 1, table), pairing) }]
        : [],
    ),
  );
}

/** Orders all seats after the decided matches by points, then by points of their opponents, then by games. */
export function standingsOf(state: DraftState): readonly Standing[] {
  const matches = decidedMatches(state);
  const own = state.seats.map((_, seat) => tally(matches, seat));
  const all = own.map((result, seat) => ({
    ...result,
    seat,
    opponents: matches.reduce((sum, { pairing }) => {
      const other = pairing.includes(seat) ? pairing.find((player) => player !== seat) : undefined;
      return sum + (other === undefined ? 0 : (own[other]?.points ?? 0));
    }, 0),
  }));
  const order = (a: (typeof all)[number], b: (typeof all)[number]): number =>
    b.points - a.points || b.opponents - a.opponents || b.gamesWon - a.gamesWon;
  const sorted = all.toSorted((a, b) => order(a, b) || a.seat - b.seat);
  return sorted.map((standing) => ({
    ...standing,
    place: sorted.findIndex((other) => order(other, standing) === 0) + 1,
  }));
}

function tally(matches: readonly Decided[], seat: number): Pick<Standing, 'points' | 'matches' | 'gamesWon'> {
  const found = { won: 0, drawn: 0, lost: 0 };
  let gamesWon = 0;
  for (const { pairing, wins } of matches) {
    const place = pairing.indexOf(seat);
    if (place < 0) continue;
    const mine = wins[place] ?? 0;
    const theirs = wins[1 - place] ?? 0;
    gamesWon += mine;
    if (pairing.length === 1 || mine > theirs) found.won++;
    else if (mine === theirs) found.drawn++;
    else found.lost++;
  }
  return { points: found.won * 3 + found.drawn, matches: found, gamesWon };
}
