import { useLazyQuery } from '@apollo/client/react';
import { shareFragment } from '../api/credentials.js';
import { errorMessage } from '../api/problems.js';
import { formatPosition } from '../cursor/position.js';
import { EvaluatePositionDocument } from '../generated/review.js';
import type { OpenReplay } from '../panels/panel.js';
import { useSay } from '../words/language.js';
import { usePercent, usePlusMinus } from '../words/use-percent.js';

/** Shows on request each player's win probability at the current position. */
export function EvaluateHere({ replay }: { readonly replay: OpenReplay }) {
  const position = formatPosition(replay.at);
  // The key resets the component when the position changes, so that it does not show an outdated evaluation.
  return shareFragment === '' && <Evaluation key={position} replay={replay} position={position} />;
}

function Evaluation({ replay, position }: { readonly replay: OpenReplay; readonly position: string }) {
  const say = useSay();
  const percent = usePercent();
  const plusMinus = usePlusMinus();
  const { game } = replay;
  const as = game.perspectives.includes('all') ? 'all' : replay.as;
  const [ask, { data, error, loading }] = useLazyQuery(EvaluatePositionDocument);
  const found = data?.game.evaluation;
  return (
    <div className="evaluate-here">
      {!data && (
        <button
          type="button"
          className="button"
          data-testid="evaluate-here"
          disabled={loading}
          aria-busy={loading}
          onClick={() => void ask({ variables: { id: game.id, as, at: position } }).catch(() => undefined)}
        >
          {say(loading ? 'decisions.evaluating' : 'decisions.evaluate')}
        </button>
      )}
      <div aria-live="polite">
        {error && (
          <p className="whatif-problem" role="alert">
            {errorMessage(error)}
          </p>
        )}
        {data && !found && <p className="panel-nothing">{say('decisions.not-evaluated')}</p>}
        {found && (
          <p className="evaluation" data-testid="evaluation">
            {found.winProbability.map((chance, seat) => (
              <span key={seat} className={`seat-${seat}`}>
                {game.players[seat]?.name} <b>{percent(chance)}</b>
              </span>
            ))}
            {found.error !== null && <small>{plusMinus(found.error)}</small>}
          </p>
        )}
      </div>
    </div>
  );
}
