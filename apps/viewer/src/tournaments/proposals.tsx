import { useQuery } from '@apollo/client/react';
import { errorMessage } from '../api/problems.js';
import { useAttempt } from '../api/use-attempt.js';
import type { ProposedMatchesQuery } from '../generated/graphql.js';
import { GroupGamesDocument, ProposedMatchesDocument } from '../generated/tournaments.js';
import { useSay } from '../words/language.js';
import type { Tournament } from './match-result.js';

type Proposed = ProposedMatchesQuery['tournament']['proposed'][number];

/**
 * Suggests games that were played on the day of the tournament and could belong to its matches. Renders nothing if
 * there are none.
 */
export function Proposals({ tournament }: { readonly tournament: Tournament }) {
  const say = useSay();
  const { id } = tournament;
  const { data, refetch } = useQuery(ProposedMatchesDocument, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  const [group, { loading, error }] = useAttempt(GroupGamesDocument);
  const proposed = data?.tournament.proposed ?? [];
  if (proposed.length === 0) return null;
  const accept = async (chosen: readonly Proposed[]): Promise<void> => {
    for (const { match, games } of chosen) {
      const names = games.map(({ game }) => game);
      if (!(await group({ tournament: id, games: names, match: match ?? null, players: null }))) break;
    }
    await refetch();
  };
  return (
    <section className="tournament-proposals" data-testid="tournament-proposals">
      <h2>{say('tournaments.proposed')}</h2>
      <p>{say('tournaments.proposed-about')}</p>
      <ul className="tournament-matches">
        {proposed.map((proposal) => (
          <li key={proposal.games.map(({ game }) => game).join(' ')}>
            <b>{proposal.players.join(' – ')}</b>{' '}
            <span>{say('tournaments.games', { count: proposal.games.length })}</span>{' '}
            <button
              type="button"
              className="button button-quiet"
              disabled={loading}
              onClick={() => void accept([proposal])}
            >
              {say(proposal.match === null ? 'tournaments.as-new' : 'tournaments.as-this')}
            </button>
          </li>
        ))}
      </ul>
      <button
        type="button"
        className="button"
        data-testid="proposals-accept"
        disabled={loading}
        onClick={() => void accept(proposed)}
      >
        {say('tournaments.accept', { count: proposed.length })}
      </button>
      {error && (
        <p className="study-problem" role="alert">
          {errorMessage(error)}
        </p>
      )}
    </section>
  );
}
