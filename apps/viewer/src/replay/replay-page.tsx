import { useMemo, useState } from 'react';
import { Board } from '../board/boards.js';
import { Inspector } from '../cards/inspector.js';
import { ControlBar } from '../controls/control-bar.js';
import { HelpDialog } from '../controls/help-dialog.js';
import type { Command } from '../controls/keys.js';
import { nextPerspective } from '../controls/perspectives.js';
import { useKeys } from '../controls/use-keys.js';
import { formatAddress, type ReplayAddress } from '../cursor/address.js';
import { formatPosition } from '../cursor/position.js';
import { GameLog } from '../log/game-log.js';
import { shownRevision } from '../log/log-groups.js';
import { WhyPanel } from '../log/why-panel.js';
import { toggleTheme } from '../shell/theme.js';
import { CurrentEvent } from './current-event.js';
import { ReplayHeader } from './replay-header.js';
import { ReplayProblem } from './replay-problem.js';
import { useReplay } from './use-replay.js';
import './replay.css';

/** One game, at one moment, as somebody may see it. */
export function ReplayPage({ address }: { readonly address: ReplayAddress }) {
  const replay = useReplay(address);
  const [helping, setHelping] = useState(false);
  const [asking, setAsking] = useState(false);
  const [copied, setCopied] = useState(false);
  const [tab, setTab] = useState<'board' | 'log'>('board');
  const { game, line, state } = replay;
  const names = useMemo(() => game?.players.map(({ name }) => name) ?? [], [game]);

  const copy = (): void => {
    const view = formatAddress({ ...address, at: replay.at });
    navigator.clipboard.writeText(new URL(view, location.href).href).then(
      () => {
        setCopied(true);
        setTimeout(() => setCopied(false), 1600);
      },
      () => undefined,
    );
  };
  const run = (command: Command): void => {
    switch (command.kind) {
      case 'move':
        return replay.step(command.unit, command.direction);
      case 'start':
        return replay.toStart();
      case 'end':
        return replay.toEnd();
      case 'play':
        return replay.togglePlay();
      case 'flip':
        return replay.flip();
      case 'perspective':
        return replay.lookAs(nextPerspective(game?.players ?? [], replay.as));
      case 'theme':
        return toggleTheme();
      case 'copy':
        return copy();
      case 'why':
        setTab('log');
        return setAsking(!asking);
      case 'help':
        return setHelping(true);
    }
  };
  useKeys(run);

  if (!game || !line) return <ReplayProblem error={replay.error} replay={replay} />;
  return (
    <Inspector players={names}>
      <title>{`${names.join(' – ')} · Retrace`}</title>
      <div className={`replay-page tab-${tab}`}>
        <ReplayHeader game={game} replay={replay} copied={copied} copy={copy} help={() => setHelping(true)} />
        <div className="tabs" role="tablist" aria-label="Board or log">
          {(['board', 'log'] as const).map((name) => (
            <button
              key={name}
              type="button"
              role="tab"
              aria-selected={tab === name}
              data-testid={`tab-${name}`}
              onClick={() => setTab(name)}
            >
              {name === 'board' ? 'Board' : 'Log'}
            </button>
          ))}
        </div>
        <main className="replay-main" aria-label="Board">
          {replay.error != null && <ReplayProblem error={replay.error} replay={replay} inline />}
          {state ? (
            <Board
              module={game.module}
              state={state}
              players={game.players}
              bottom={replay.bottom}
              stale={replay.stale}
            />
          ) : (
            replay.error == null && <div className="board-waiting" aria-busy="true" />
          )}
        </main>
        <aside className="replay-log" aria-label="Log">
          <GameLog
            line={line}
            at={replay.at}
            complete={replay.complete}
            names={names}
            as={replay.as}
            go={replay.go}
            shortened={asking}
          />
          <WhyPanel
            game={game.id}
            revision={shownRevision(line, replay.at.revision)}
            as={replay.as}
            open={asking}
            toggle={() => setAsking(!asking)}
          />
        </aside>
        <CurrentEvent entry={replay.entry} at={replay.at} />
        <ControlBar replay={replay} />
      </div>
      {helping && <HelpDialog close={() => setHelping(false)} />}
      <span className="visually-hidden" data-testid="shown-position">
        {state ? state.position : formatPosition(replay.at)}
      </span>
    </Inspector>
  );
}
