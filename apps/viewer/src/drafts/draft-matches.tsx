import type { DraftMatchPartsFragment } from '../generated/graphql.js';
import { PageLink } from '../shell/page-link.js';
import { listed } from '../words/dates.js';
import { useLocale, useSay } from '../words/language.js';
import type { OpenedDraft } from './draft-page.js';

interface Props {
  readonly draft: Pick<OpenedDraft, 'matches' | 'phase' | 'standings'> & {
    readonly seats: readonly { readonly name: string }[];
  };
  readonly seat: number;
}

/** Shows the standings and all matches, latest round first. */
export function DraftMatches({ draft, seat }: Props) {
  const [say, locale] = [useSay(), useLocale()];
  const { matches, phase, standings } = draft;
  if (matches.length === 0) return null;
  const nameOf = (place: number): string => draft.seats[place]?.name ?? '';
  const rounds = [...new Set(matches.map(({ round }) => round))].toReversed();
  const winners = standings.filter(({ place }) => place === 1).map((standing) => nameOf(standing.seat));
  return (
    <section className="draft-matches">
      {phase === 'OVER' && (
        <p className="draft-winner" data-testid="draft-winner">
          {say('drafts.winner', { names: listed(winners, locale), count: winners.length })}
        </p>
      )}
      <h2>{say('drafts.standings')}</h2>
      <ol className="draft-standings" data-testid="draft-standings">
        {standings.map(({ seat: own, place, points, won, drawn, lost }) => (
          <li key={own} value={place} data-own={own === seat}>
            {nameOf(own)} <span>{say('drafts.points', { count: points })}</span>{' '}
            <small>{say('drafts.record', { won, drawn, lost })}</small>
          </li>
        ))}
      </ol>
      {rounds.map((round) => (
        <section key={round} aria-labelledby={`round-${round}`}>
          <h2 id={`round-${round}`}>{say('drafts.round', { round })}</h2>
          <ul data-testid={`draft-round-${round}`}>
            {matches
              .filter((match) => match.round === round)
              .map((match) => (
                <Match key={match.table} match={match} own={match.seats.includes(seat)} nameOf={nameOf} />
              ))}
          </ul>
        </section>
      ))}
    </section>
  );
}

interface MatchProps {
  readonly match: DraftMatchPartsFragment;
  readonly own: boolean;
  readonly nameOf: (seat: number) => string;
}

function Match({ match: { seats, games, settled }, own, nameOf }: MatchProps) {
  const say = useSay();
  const [only, other] = seats;
  const wins = seats
    .map((seat) => ({ seat, won: games.filter(({ winners }) => isWonBy(winners, seat)).length }))
    .toSorted((a, b) => b.won - a.won);
  const score = wins.map(({ won }) => won).join(':');
  const [best, rival] = wins;
  const state = (): string => {
    if (!settled) return say(games.length === 0 ? 'drafts.not-begun' : 'drafts.playing');
    if (!best || !rival || best.won === rival.won) return say('drafts.drawn');
    const name = nameOf(best.seat);
    return games.length === 1 ? say('drafts.won', { name }) : say('drafts.score', { name, score });
  };
  return (
    <li className="draft-match" data-own={own} data-settled={settled}>
      {other === undefined ? (
        <span>{say('drafts.off', { name: nameOf(only ?? 0) })}</span>
      ) : (
        <>
          <b>{seats.map(nameOf).join(' – ')}</b>
          <span>{state()}</span>
          {games.map(({ game, number }) => (
            <PageLink key={game} to={`/game/${encodeURIComponent(game)}`} className="button button-quiet">
              {say('drafts.game', { number })}
            </PageLink>
          ))}
        </>
      )}
    </li>
  );
}

const isWonBy = (winners: readonly number[] | null, seat: number): boolean =>
  winners?.length === 1 && winners[0] === seat;
