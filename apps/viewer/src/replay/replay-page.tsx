import { useMemo, useRef, useState } from 'react';
import { shareFragment } from '../api/credentials.js';
import { Board, lookOf } from '../boards.js';
import { Inspector } from '../cards/inspector.js';
import { ControlBar } from '../controls/control-bar.js';
import { HelpDialog } from '../controls/help-dialog.js';
import type { Command } from '../controls/keys.js';
import { nextPerspective } from '../cursor/perspectives.js';
import { useKeys } from '../controls/use-keys.js';
import { formatAddress, type ReplayAddress } from '../cursor/address.js';
import { formatPosition } from '../cursor/position.js';
import { GameLog } from '../log/game-log.js';
import { shownRevision } from '../cursor/log-groups.js';
import { WhyPanel } from '../log/why-panel.js';
import { LookContext } from '../look/game-look.js';
import { DrawingHint } from '../notes/drawing-hint.js';
import { NotesPanel } from '../notes/notes-panel.js';
import { ShareDialog } from '../notes/share-dialog.js';
import { SpotsLayer } from '../notes/spots-layer.js';
import { useNoting } from '../notes/use-noting.js';
import { toggleTheme } from '../shell/theme.js';
import { CurrentEvent } from './current-event.js';
import { ReplayHeader } from './replay-header.js';
import { ReplayProblem } from './replay-problem.js';
import { useReplay } from '../playback/use-replay.js';
import './replay.css';

/** One game, at one moment, as somebody may see it. */
export function ReplayPage({ address }: { readonly address: ReplayAddress }) {
  const replay = useReplay(address);
  const [helping, setHelping] = useState(false);
  const [sharing, setSharing] = useState(false);
  const [asking, setAsking] = useState(false);
  const [copied, setCopied] = useState(false);
  const [tab, setTab] = useState<'board' | 'log'>('board');
  const { game, line, state } = replay;
  const noting = useNoting(address.id, line, replay.at, replay.as);
  const table = useRef<HTMLElement>(null);
  const names = useMemo(() => game?.players.map(({ name }) => name) ?? [], [game]);

  const copy = (): void => {
    const view = new URL(formatAddress({ ...address, at: replay.at }), location.href);
    view.hash = shareFragment;
    navigator.clipboard.writeText(view.href).then(
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
      case 'note':
        setTab('log');
        return game?.writable === true ? noting.begin() : noting.toggle();
      case 'help':
        return setHelping(true);
    }
  };
  useKeys(run);

  if (!game || !line) return <ReplayProblem error={replay.error} replay={replay} />;
  const look = lookOf(game.module);
  return (
    <LookContext value={look}>
      <Inspector players={names}>
        <title>{`${names.join(' – ')} · Retrace`}</title>
        <div className={`replay-page tab-${tab} ${look.name} ${noting.isDrawing ? 'is-drawing' : ''}`}>
          <ReplayHeader
            game={game}
            replay={replay}
            copied={copied}
            copy={copy}
            share={() => setSharing(true)}
            help={() => setHelping(true)}
          />
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
          <main
            ref={table}
            className="replay-main"
            aria-label="Board"
            onClickCapture={(event) => {
              if (!(event.target instanceof Element) || !noting.press(event.target)) return;
              event.preventDefault();
              event.stopPropagation();
            }}
          >
            {replay.error != null && <ReplayProblem error={replay.error} replay={replay} inline />}
            {state ? (
              <Board state={state} players={game.players} bottom={replay.bottom} stale={replay.stale} />
            ) : (
              replay.error == null && <div className="board-waiting" aria-busy="true" />
            )}
            <SpotsLayer
              board={table}
              drawings={noting.drawings}
              moment={`${state?.position} ${replay.as} ${replay.bottom}`}
            />
          </main>
          <DrawingHint
            draft={noting.draft}
            done={() => {
              if (noting.draft) noting.change({ ...noting.draft, tool: 'none', start: null });
              setTab('log');
            }}
          />
          <aside className="replay-log" aria-label="Log">
            <GameLog
              line={line}
              at={replay.at}
              complete={replay.complete}
              names={names}
              as={replay.as}
              go={replay.go}
              notes={noting.byLine}
              shortened={asking || noting.open}
            />
            <NotesPanel
              notes={noting.here}
              count={noting.all.length}
              writable={game.writable}
              here={formatPosition(replay.at)}
              draft={noting.draft}
              problem={noting.problem}
              open={noting.open}
              toggle={noting.toggle}
              begin={noting.begin}
              change={(draft) => {
                noting.change(draft);
                // Where there is room for one of them, drawing is on the board.
                if (draft !== null && draft.tool !== 'none' && draft.tool !== noting.draft?.tool)
                  setTab('board');
              }}
              save={noting.save}
              remove={noting.remove}
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
          <ControlBar replay={replay} notes={noting.all} />
        </div>
        {helping && <HelpDialog close={() => setHelping(false)} />}
        {sharing && (
          <ShareDialog
            game={game.id}
            players={game.players}
            here={formatPosition(replay.at)}
            as={replay.as}
            close={() => setSharing(false)}
          />
        )}
        <span className="visually-hidden" data-testid="shown-position">
          {state ? state.position : formatPosition(replay.at)}
        </span>
      </Inspector>
    </LookContext>
  );
}
