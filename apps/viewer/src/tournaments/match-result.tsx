import type { TournamentPartsFragment } from '../generated/graphql.js';
import { useSay } from '../words/language.js';

export type Tournament = TournamentPartsFragment;
export type Match = Tournament['matches'][number];

/** Returns the address of the tournament, or of one of its matches. */
export type PathTo = (match: string | null) => string;

/** Shows the result of a match and its number of games. */
export function MatchResult({ match: { players, wins, bestOf, isOver, games } }: { readonly match: Match }) {
  const say = useSay();
  if (players.length < 2) return <span>{say('tournaments.bye')}</span>;
  return (
    <>
      <span data-testid="match-result" className={isOver ? undefined : 'tournament-open'}>
        {isOver || games.length > 0 ? wins.join('–') : say('tournaments.open-match')}
      </span>{' '}
      <small>
        {bestOf > 1 && say('tournaments.best-of', { games: bestOf })}{' '}
        {games.length > 0 && say('tournaments.games', { count: games.length })}
      </small>
    </>
  );
}
