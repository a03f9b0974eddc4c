import { storedSeats } from '../api/seats.js';
import { PageLink } from '../shell/page-link.js';
import { useSay } from '../words/language.js';

/** The maximum number of unfinished games to list. */
const LISTED = 6;

/** Lists the games that were played in this browser and were still unfinished when they were last open. */
export function OwnGames() {
  const say = useSay();
  const open = storedSeats()
    .filter(({ over }) => !over)
    .slice(0, LISTED);
  if (open.length === 0) return null;
  return (
    <nav className="own-games" aria-label={say('play.own-games')} data-testid="own-games">
      <span>{say('play.own-games')}</span>
      {open.map(({ game, seat, names }) => (
        <PageLink
          key={`${game} ${seat}`}
          to={`/play/${encodeURIComponent(game)}?as=${seat}`}
          className="button"
        >
          {names.join(' – ')}
        </PageLink>
      ))}
    </nav>
  );
}
