import { useState } from 'react';
import { errorCode, errorMessage, problemTitle } from '../api/problems.js';
import { Board } from '../boards.js';
import { formatPosition } from '../cursor/position.js';
import { CloseIcon } from '../design/icons.js';
import type { OpenReplay } from '../panels/panel.js';
import { useStateAt } from '../playback/use-state-at.js';
import { amend, useReplayAddress } from '../shell/location.js';
import { useResults } from '../shell/results.js';
import { PageLink } from '../shell/page-link.js';
import { useSay } from '../words/language.js';
import { lineName } from './line-names.js';
import { useComparison } from './use-comparison.js';
import { wayToPlace } from './ways.js';
import './compared.css';

interface Props {
  readonly replay: OpenReplay;
  /** The id of the other game. */
  readonly other: string;
}

/** Shows the board of the compared game at the position that corresponds to the current one. */
export function ComparedBoard({ replay, other }: Props) {
  const say = useSay();
  const here = useReplayAddress();
  const { comparison, error } = useComparison(replay, other);
  const { as, bottom } = replay;
  const found = useStateAt(other, comparison?.at ?? null, as);
  /** Whether this board covers the other one if there is no space for two boards side by side. */
  const [isInFront, setInFront] = useState(false);
  // Results are shown only if the user has seen the end of the game or has turned results on.
  const isResultSeen = useResults() || replay.reached >= replay.wholeLine.last;
  const problem = error ?? found.error;
  const name = comparison ? lineName(comparison.tree, other, say) : other;
  return (
    <section
      className={isInFront ? 'compared is-in-front' : 'compared'}
      aria-label={say('whatif.compared', { name })}
      data-testid="compared"
    >
      <header className="compared-head">
        <div className="compared-turn" role="group" aria-label={say('whatif.which')}>
          {[false, true].map((there) => (
            <button
              key={`${there}`}
              type="button"
              aria-pressed={isInFront === there}
              data-testid={there ? 'compared-there' : 'compared-here'}
              onClick={() => setInFront(there)}
            >
              {there ? name : say('whatif.this-line')}
            </button>
          ))}
        </div>
        {comparison && here ? (
          <PageLink to={wayToPlace(here, other, comparison.at, here.id)} className="compared-name">
            <b>{name}</b>
            <small>{formatPosition(comparison.at)}</small>
          </PageLink>
        ) : (
          <span className="compared-name">{problem == null ? '' : name}</span>
        )}
        <button
          type="button"
          className="icon-button"
          aria-label={say('whatif.stop-comparing')}
          title={say('whatif.stop-comparing')}
          data-testid="compared-close"
          onClick={() => amend({ branch: null })}
        >
          <CloseIcon />
        </button>
      </header>
      <div className="compared-table">
        {problem != null && (
          <div className="problem" role="alert" data-testid="compared-problem">
            <h2>{problemTitle(errorCode(problem), say)}</h2>
            <p>{errorMessage(problem)}</p>
          </div>
        )}
        {comparison && found.state && problem == null && (
          <Board
            id="compared-board"
            state={isResultSeen ? found.state : { ...found.state, result: null }}
            players={comparison.game.players}
            teams={comparison.game.teams}
            bottom={bottom}
            stale={found.stale}
          />
        )}
        {comparison === null && problem == null && <div className="board-waiting" aria-busy="true" />}
      </div>
    </section>
  );
}
