import { shareFragment } from '../api/credentials.js';
import { blindPath } from '../cursor/blind-path.js';
import type { OpenReplay } from '../panels/panel.js';
import { PageLink } from '../shell/page-link.js';
import { useSay } from '../words/language.js';

/**
 * Links to blind reviews of a finished game. There is one link for each seat that the user is allowed to view. Renders
 * nothing if the game is in progress.
 */
export function BlindLinks({ replay: { game } }: { readonly replay: OpenReplay }) {
  const say = useSay();
  if (game.result === null || shareFragment !== '') return null;
  return (
    <section className="review-again" aria-label={say('blind.title')} data-testid="blind-links">
      <h3>{say('blind.title')}</h3>
      <p className="review-hint">{say('blind.about')}</p>
      <p className="review-tools">
        {game.players
          .filter(({ seat }) => game.perspectives.includes(`${seat}`))
          .map(({ seat, name }) => (
            <PageLink key={seat} to={blindPath(game.id, seat)} className="button">
              {say('blind.decide-as', { player: name })}
            </PageLink>
          ))}
      </p>
    </section>
  );
}
