import { PageLink } from '../shell/page-link.js';
import { useSay } from '../words/language.js';
import type { OpenedDraft } from './draft-page.js';

/** The games that a seat played with its deck, and how everybody stands. */
export function DraftMatches({
  draft,
  seat,
}: {
  readonly draft: Pick<OpenedDraft, 'matches' | 'standings'> & {
    readonly seats: readonly { readonly name: string }[];
  };
  readonly seat: number;
}) {
  const say = useSay();
  const own = draft.matches.filter(({ seats }) => seats.includes(seat));
  if (own.length === 0) return null;
  const nameOf = (one: number): string => draft.seats[one]?.name ?? '';
  return (
    <section className="draft-matches">
      <h2>{say('drafts.matches')}</h2>
      <ul data-testid="draft-matches">
        {own.map(({ round, table, seats, games }) => (
          <li key={`${round} ${table}`}>
            <span>
              {say('drafts.round', { round })}{' '}
              <b>
                {seats.length === 1
                  ? say('drafts.off')
                  : seats
                      .filter((one) => one !== seat)
                      .map((one) => nameOf(one))
                      .join(', ')}
              </b>
            </span>
            {games.map(({ game, number, winners }) => (
              <PageLink key={game} to={`/game/${encodeURIComponent(game)}`} className="button button-quiet">
                {say('drafts.game', { number })}
                {winners !== null &&
                  winners.length === 1 &&
                  ` · ${say('drafts.won', { name: nameOf(winners[0] ?? seat) })}`}
              </PageLink>
            ))}
          </li>
        ))}
      </ul>
      <h2>{say('drafts.standings')}</h2>
      <ol className="draft-standings">
        {draft.standings.map((one) => (
          <li key={one.seat} value={one.place} data-own={one.seat === seat}>
            {nameOf(one.seat)} <span>{say('drafts.points', { count: one.points })}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
