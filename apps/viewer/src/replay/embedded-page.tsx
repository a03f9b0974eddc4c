import { useState } from 'react';
import { shareFragment } from '../api/credentials.js';
import { errorCode, errorMessage, problemTitle } from '../api/problems.js';
import { Board, useLookOf } from '../boards.js';
import { Inspector } from '../cards/inspector.js';
import { ControlBar } from '../controls/control-bar.js';
import { useKeys } from '../controls/use-keys.js';
import { formatAddress, type ReplayAddress } from '../cursor/address.js';
import { landings, type Jump } from '../cursor/marks.js';
import { LookContext } from '../look/game-look.js';
import { useAtRest } from '../playback/use-at-rest.js';
import { useReplay } from '../playback/use-replay.js';
import { useShownReplay } from '../shell/location.js';
import { useSay } from '../words/language.js';
import { CurrentEvent } from './current-event.js';
import { useMarks } from './use-marks.js';
import './replay.css';

/**
 * Shows the board of the position in the address, for a frame in another page. The board is read-only, because the
 * other page could trick users into clicking it.
 */
export function EmbeddedRoute() {
  const address = useShownReplay();
  return address && <EmbeddedPage key={address.id} address={address} />;
}

function EmbeddedPage({ address }: { readonly address: ReplayAddress }) {
  const say = useSay();
  const replay = useReplay(address);
  const [jump, setJump] = useState<Jump>('decision');
  const { game, line, state, entry, at, as } = replay;
  const marks = useMarks(address.id, line, replay.complete, as, [], []);
  const isAtRest = useAtRest(replay.complete && state !== null);
  const look = useLookOf(game?.module);
  const goJump = (direction: 'back' | 'forward'): void => {
    const to = landings(marks[jump], at.revision)[direction === 'back' ? 'before' : 'after'];
    if (to !== null) replay.go({ revision: to });
  };
  useKeys((command) => {
    if (command.kind === 'move') replay.step(command.unit, command.direction);
    else if (command.kind === 'jump') goJump(command.direction);
    else if (command.kind === 'start') replay.toStart();
    else if (command.kind === 'end') replay.toEnd();
    else if (command.kind === 'play') replay.togglePlay();
    else if (command.kind === 'flip') replay.flip();
  });
  if (replay.error != null)
    return (
      <div className="problem" role="alert" data-testid="problem">
        <h1>{problemTitle(errorCode(replay.error), say)}</h1>
        <p>{errorMessage(replay.error)}</p>
      </div>
    );
  if (!game || !line || !look) return <div className="replay-page is-loading" aria-busy="true" />;
  const names = game.players.map(({ name }) => name);
  const there = `${formatAddress({ ...address, at, as, isEmbedded: false })}${shareFragment}`;
  return (
    <LookContext value={look}>
      <Inspector players={names}>
        <div className={`replay-page ${look.name}`}>
          <header className="replay-header embedded-header">
            <h1>{names.join(' – ')}</h1>
            <a href={there} target="_blank" rel="noopener" data-testid="open-outside">
              {say('replay.open-outside')}
            </a>
          </header>
          <main className="replay-main" aria-label={say('board.title')}>
            {state ? (
              <Board
                state={state}
                players={game.players}
                teams={game.teams}
                bottom={replay.bottom}
                stale={replay.stale}
              />
            ) : (
              <div className="board-waiting" aria-busy="true" />
            )}
          </main>
          <CurrentEvent entry={entry} at={at} />
          <ControlBar
            replay={{ ...replay, game, line, wholeLine: line }}
            notes={[]}
            marks={marks}
            jump={jump}
            chooseJump={setJump}
            goJump={goJump}
            isAtRest={isAtRest}
          />
        </div>
      </Inspector>
    </LookContext>
  );
}
