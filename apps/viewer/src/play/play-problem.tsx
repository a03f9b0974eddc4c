import { forgetToken } from '../api/credentials.js';
import { errorCode, errorMessage, problemTitle } from '../api/problems.js';
import { formatAddress, newAddress } from '../cursor/address.js';
import { BarePage } from '../shell/bare-page.js';
import { PageLink } from '../shell/page-link.js';
import { useSay } from '../words/language.js';
import type { Play } from './use-play.js';

/**
 * Explains why a game cannot be played here, and what the user can do. If there is no problem, shows that the game is
 * loading.
 */
export function PlayProblem({ play, id }: { readonly play: Play; readonly id: string }) {
  const say = useSay();
  const { error, game, seating, seat } = play;
  const hasNoSeat = error == null && game !== null && seating.length > 0 && seat === null;
  if (error == null && !hasNoSeat)
    return (
      <div className="replay-page is-loading" aria-busy="true">
        <p className="visually-hidden">{say('replay.loading')}</p>
      </div>
    );
  const code = hasNoSeat ? 'SEAT_REQUIRED' : errorCode(error);
  return (
    <BarePage>
      <div className="problem" role="alert" data-testid="problem" data-code={code ?? 'UNREACHABLE'}>
        <h1>{hasNoSeat ? say('play.no-seat') : problemTitle(code, say)}</h1>
        <p>{hasNoSeat ? say('play.no-seat-advice') : errorMessage(error)}</p>
        <div className="problem-ways">
          {code === null && (
            <button type="button" className="button" onClick={() => location.reload()}>
              {say('app.retry')}
            </button>
          )}
          {code === 'UNAUTHENTICATED' && (
            <button type="button" className="button" data-testid="forget-token" onClick={forgetToken}>
              {say('app.without-token')}
            </button>
          )}
          {hasNoSeat && (
            <PageLink to={formatAddress(newAddress(id))} className="button">
              {say('play.watch')}
            </PageLink>
          )}
          <PageLink to="/" className="button button-quiet">
            {say('app.all-games')}
          </PageLink>
        </div>
      </div>
    </BarePage>
  );
}
