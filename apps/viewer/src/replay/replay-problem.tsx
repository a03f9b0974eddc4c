import { errorCode, errorMessage } from '../api/client.js';
import { forgetToken } from '../api/credentials.js';
import { Mark } from '../shell/mark.js';
import { PageLink } from '../shell/page-link.js';
import type { Replay } from '../playback/use-replay.js';

interface Props {
  readonly error: unknown;
  readonly replay: Replay;
  readonly inline?: boolean;
}

const titles: Readonly<Record<string, string>> = {
  GAME_NOT_FOUND: 'This game does not exist',
  POSITION_OUT_OF_RANGE: 'The game is shorter than that',
  POSITION_INVALID: 'This is not a position',
  VIEWER_INVALID: 'This is not a perspective of the game',
  VIEW_FORBIDDEN: "You can't view this",
  LINK_REVOKED: 'The link was revoked',
  UNAUTHENTICATED: 'The token is not accepted',
};

/** Says what went wrong and how to get back; while nothing went wrong, that the game is being fetched. */
export function ReplayProblem({ error, replay, inline = false }: Props) {
  if (error == null)
    return (
      <div className="replay-page is-loading" aria-busy="true">
        <p className="visually-hidden">Loading the game</p>
      </div>
    );
  const code = errorCode(error);
  const isAboutView = code === 'VIEWER_INVALID' || code === 'VIEW_FORBIDDEN';
  const body = (
    <div className="problem" role="alert" data-testid="problem" data-code={code ?? 'UNREACHABLE'}>
      <h2>{titles[code ?? ''] ?? 'Something went wrong'}</h2>
      <p>{errorMessage(error)}</p>
      <div className="problem-ways">
        {replay.game && !isAboutView && (
          <>
            <button type="button" className="button" onClick={replay.toStart}>
              To the start of the game
            </button>
            <button type="button" className="button" onClick={replay.toEnd}>
              To the end of the game
            </button>
          </>
        )}
        {isAboutView && (
          <button type="button" className="button" onClick={() => replay.lookAs('spectator')}>
            View as a spectator
          </button>
        )}
        {code === 'UNAUTHENTICATED' && (
          <button type="button" className="button" data-testid="forget-token" onClick={forgetToken}>
            Continue without it
          </button>
        )}
        {code === null && (
          <button type="button" className="button" onClick={() => location.reload()}>
            Try again
          </button>
        )}
        <PageLink to="games" className="button button-quiet">
          All games
        </PageLink>
      </div>
    </div>
  );
  if (inline) return body;
  return (
    <div className="problem-page">
      <Mark />
      {body}
    </div>
  );
}
