import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { sentWith } from '../api/credentials.js';
import { preparePath, tournamentPath } from '../cursor/tournament-path.js';
import { TournamentDocument } from '../generated/tournaments.js';
import { useQueryOfPage, type PageProps } from '../shell/location.js';
import { PageFrame } from '../shell/page-frame.js';
import { PageLink } from '../shell/page-link.js';
import { SortableTable } from '../statistics/sortable-table.js';
import type { SortableColumn } from '../statistics/sorting.js';
import { useSay } from '../words/language.js';
import { LocalDate } from './local-date.js';
import { MatchForm } from './match-form.js';
import { MatchResult, type PathTo, type Tournament } from './match-result.js';
import { MatchPage } from './match-page.js';
import { Proposals } from './proposals.js';
import { TournamentTools } from './tournament-tools.js';
import '../games/games.css';
import '../statistics/statistics.css';
import '../studies/studies.css';
import './tournaments.css';

const sign = '#tournament=';
/**
 * Returns the fragment of the address if it contains a tournament token, and otherwise an empty string. Browsers do not
 * send fragments to the server.
 */
const fragmentHere = (): string => (location.hash.startsWith(sign) ? location.hash : '');

/**
 * Shows the tournament to which the address or the opened share link leads. If the address names a match, shows that
 * match.
 */
export function TournamentRoute({ id }: PageProps) {
  const say = useSay();
  const [fragment] = useState(fragmentHere);
  const chosen = useQueryOfPage().get('match');
  const context = {
    headers: id === undefined && fragment !== '' ? sentWith(fragment.slice(sign.length)) : {},
  };
  const { data, error } = useQuery(TournamentDocument, {
    variables: { id: id ?? null },
    context,
    fetchPolicy: 'cache-and-network',
  });
  const tournament = data?.tournament;
  const pathTo: PathTo = (match) =>
    id === undefined
      ? `/tournament${match === null ? '' : `?${new URLSearchParams({ match }).toString()}`}${fragment}`
      : tournamentPath(id, match);
  const back = { to: '/tournaments', label: say('tournaments.all') };
  if (!tournament)
    return (
      <PageFrame className="tournaments-page" title={say('tournaments.title')} back={back} error={error}>
        {error == null && <p aria-busy="true">{say('app.loading')}</p>}
      </PageFrame>
    );
  const match = tournament.matches.find((found) => found.id === chosen);
  if (match) return <MatchPage key={match.id} tournament={tournament} match={match} pathTo={pathTo} />;
  return <TournamentPage tournament={tournament} pathTo={pathTo} />;
}

interface Props {
  readonly tournament: Tournament;
  readonly pathTo: PathTo;
}

function TournamentPage({ tournament, pathTo }: Props) {
  const say = useSay();
  const { name, date, by, isYours, matches } = tournament;
  const back = { to: '/tournaments', label: say('tournaments.all') };
  const rounds = [...new Set(matches.map(({ round }) => round))];
  return (
    <PageFrame className="tournaments-page" title={name} {...(isYours && { back })} error={null}>
      <div className="games-intro">
        <h1>{name}</h1>
        <p>
          <LocalDate date={date} /> · {say('tournaments.by', { name: by })}
        </p>
      </div>
      {isYours && <Proposals tournament={tournament} />}
      {matches.length === 0 && <p data-testid="tournament-empty">{say('tournaments.empty')}</p>}
      {matches.length > 0 && <Standings tournament={tournament} />}
      {rounds.map((round) => (
        <section key={round} className="tournament-round" data-testid={`tournament-round-${round}`}>
          <h2>{say('tournaments.round', { round })}</h2>
          <ul className="tournament-matches">
            {matches
              .filter((match) => match.round === round)
              .map((match) => (
                <li key={match.id}>
                  <PageLink to={pathTo(match.id)} className="tournament-match">
                    <b>{match.players.join(' – ')}</b> <MatchResult match={match} />
                  </PageLink>
                </li>
              ))}
          </ul>
        </section>
      ))}
      {isYours && (
        <details className="tournament-add">
          <summary data-testid="match-add">{say('tournaments.add-match')}</summary>
          <MatchForm tournament={tournament} match={null} />
        </details>
      )}
      {isYours && <TournamentTools tournament={tournament} />}
    </PageFrame>
  );
}

function Standings({ tournament: { standings } }: { readonly tournament: Tournament }) {
  const say = useSay();
  type Standing = Tournament['standings'][number];
  const number = (id: keyof Standing, title: string): SortableColumn<Standing> => ({
    id,
    title,
    value: (standing) => standing[id],
  });
  const columns: readonly SortableColumn<Standing>[] = [
    number('place', say('tournaments.place')),
    {
      id: 'player',
      title: say('tournaments.player'),
      value: ({ player }) => player,
      cell: ({ player }) => (
        <PageLink to={preparePath({ opponent: player })} label={say('tournaments.prepare', { player })}>
          {player}
        </PageLink>
      ),
    },
    number('points', say('tournaments.points')),
    number('won', say('tournaments.won')),
    number('drawn', say('tournaments.drawn')),
    number('lost', say('tournaments.lost')),
    number('opponents', say('tournaments.opponents')),
    number('gamesWon', say('tournaments.games-won')),
  ];
  return (
    <section>
      <h2>{say('tournaments.standings')}</h2>
      <SortableTable
        caption={say('tournaments.standings')}
        testId="tournament-standings"
        columns={columns}
        rows={standings}
        rowKey={({ player }) => player}
      />
    </section>
  );
}
