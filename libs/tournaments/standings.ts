/** The standing of a seat. In a tournament, each player's number counts as a seat. */
export interface Standing {
  readonly seat: number;
  /** The rank, counting from 1. Tied seats share a rank. */
  readonly place: number;
  /** Three for a won match or a bye, and one for a draw. */
  readonly points: number;
  readonly matches: { readonly won: number; readonly drawn: number; readonly lost: number };
  readonly gamesWon: number;
  /** The sum of all opponents' points. It is the first tie-break. */
  readonly opponents: number;
}

/**
 * A decided match between two seats, or a bye with a single seat. `wins` is the number of games that each seat has won.
 */
export interface DecidedMatch {
  readonly pairing: readonly number[];
  readonly wins: readonly number[];
}

/**
 * Whether a match between two seats is decided. This requires that a seat has won more than half of the `bestOf` games
 * or that all games have been played.
 */
export const isDecided = (wins: readonly number[], games: number, bestOf: number): boolean =>
  games >= bestOf || wins.some((won) => won * 2 > bestOf);

/**
 * Ranks all seats by their points in decided matches. Opponents' points break ties, and then the number of games won.
 */
export function swissStandings(seats: number, matches: readonly DecidedMatch[]): readonly Standing[] {
  const own = Array.from({ length: seats }, (_, seat) => tally(matches, seat));
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

function tally(
  matches: readonly DecidedMatch[],
  seat: number,
): Pick<Standing, 'points' | 'matches' | 'gamesWon'> {
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
