import { errorCode, errorMessage, messageOf, problemTitle } from '../api/problems.js';
import { forgetToken } from '../api/credentials.js';
import { ownPerspectives } from '../cursor/perspectives.js';
import { BarePage } from '../shell/bare-page.js';
import { SignInLink } from '../sign-in/sign-in-link.js';
import { PageLink } from '../shell/page-link.js';
import { useSay } from '../words/language.js';
import type { Replay } from '../playback/use-replay.js';

interface Props {
  readonly error: unknown;
  readonly replay: Replay;
  readonly inline?: boolean;
  /** Whether the page has already shown the game. If so, a game that is not found was deleted. */
  readonly wasShown?: boolean;
}

/** Explains an error, with a link back. If there is no error, shows that the game is loading. */
export function ReplayProblem({ error, replay, inline = false, wasShown = false }: Props) {
  const say = useSay();
  if (error == null)
    return (
      <div className="replay-page is-loading" aria-busy="true">
        <p className="visually-hidden">{say('replay.loading')}</p>
      </div>
    );
  const found = errorCode(error);
  const code = wasShown && found === 'GAME_NOT_FOUND' ? 'GAME_DELETED' : found;
  const isAboutView = code === 'VIEWER_INVALID' || code === 'VIEW_FORBIDDEN';
  const Title = inline ? 'h2' : 'h1';
  const body = (
    <div className="problem" role="alert" data-testid="problem" data-code={code ?? 'UNREACHABLE'}>
      <Title>{problemTitle(code, say)}</Title>
      <p>{code === null || code === found ? errorMessage(error) : messageOf(code, '')}</p>
      <div className="problem-ways">
        {replay.game && !isAboutView && (
          <>
            <button type="button" className="button" data-testid="problem-start" onClick={replay.toStart}>
              {say('replay.to-start')}
            </button>
            <button type="button" className="button" data-testid="problem-end" onClick={replay.toEnd}>
              {say('replay.to-end')}
            </button>
          </>
        )}
        {isAboutView &&
          replay.game &&
          ownPerspectives(replay.game, say).map(({ as, name, hint }) => (
            <button
              key={as}
              type="button"
              className="button"
              title={hint}
              data-testid={`problem-as-${as}`}
              onClick={() => replay.lookAs(as)}
            >
              {say('replay.view-as', { name })}
            </button>
          ))}
        {code === 'UNAUTHENTICATED' && <SignInLink />}
        {code === 'UNAUTHENTICATED' && (
          <button type="button" className="button" data-testid="forget-token" onClick={forgetToken}>
            {say('app.without-token')}
          </button>
        )}
        {code === null && (
          <button type="button" className="button" onClick={() => location.reload()}>
            {say('app.retry')}
          </button>
        )}
        <PageLink to="/" className="button button-quiet">
          {say('app.all-games')}
        </PageLink>
      </div>
    </div>
  );
  if (inline) return body;
  return <BarePage>{body}</BarePage>;
}
