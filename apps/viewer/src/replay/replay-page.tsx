import { lazy, Suspense, useMemo, useRef, useState } from 'react';
import { shareFragment } from '../api/credentials.js';
import { isGone } from '../api/problems.js';
import { Board, useLookOf } from '../boards.js';
import { Inspector } from '../cards/inspector.js';
import { ControlBar } from '../controls/control-bar.js';
import type { ReplayAddress } from '../cursor/address.js';
import { formatAddress } from '../cursor/address.js';
import { landings, type Jump } from '../cursor/marks.js';
import { formatPosition } from '../cursor/position.js';
import { lineUpTo } from '../cursor/up-to.js';
import { LookContext } from '../look/game-look.js';
import { beginning } from '../notes/moments.js';
import { useNoting } from '../notes/use-noting.js';
import type { OpenReplay } from '../panels/panel.js';
import { fetchPageTexts, useSay } from '../words/language.js';
import { CurrentEvent, eventText } from './current-event.js';
import { PanelFrame } from './panel-frame.js';
import { ReplayHeader } from './replay-header.js';
import { RowMarksContext } from '../log/row-marks.js';
import type { FoundMistake } from '../review/found-mistake.js';
import { ReplayProblem } from './replay-problem.js';
import { useCommands } from './use-commands.js';
import { useMarks } from './use-marks.js';
import { usePanels } from './use-panels.js';
import { useAtRest } from '../playback/use-at-rest.js';
import { useReplay } from '../playback/use-replay.js';
import '../notes/notes.css';
import './replay.css';

// Rarely used parts are imported when the user first opens them.
const HelpDialog = lazy(async () => {
  const [{ HelpDialog }] = await Promise.all([import('../controls/help-dialog.js'), fetchPageTexts()]);
  return { default: HelpDialog };
});
const ShareDialog = lazy(async () => {
  const [{ ShareDialog }] = await Promise.all([import('../notes/share-dialog.js'), fetchPageTexts()]);
  return { default: ShareDialog };
});
const SpotsLayer = lazy(async () => ({ default: (await import('../notes/spots-layer.js')).SpotsLayer }));
const DrawingHint = lazy(async () => ({ default: (await import('../notes/drawing-hint.js')).DrawingHint }));
const ReviewMarks = lazy(async () => ({ default: (await import('../review/review-marks.js')).ReviewMarks }));
const BranchMarks = lazy(async () => ({ default: (await import('../whatif/branch-marks.js')).BranchMarks }));
const ComparedBoard = lazy(async () => {
  const [{ ComparedBoard }] = await Promise.all([import('../whatif/compared-board.js'), fetchPageTexts()]);
  return { default: ComparedBoard };
});

/** Shows a game at one position from one perspective. */
export function ReplayPage({ address }: { readonly address: ReplayAddress }) {
  const say = useSay();
  const replay = useReplay(address);
  const [helping, setHelping] = useState(false);
  const [sharing, setSharing] = useState(false);
  const [copied, setCopied] = useState(false);
  const [mistakes, setMistakes] = useState<readonly FoundMistake[]>([]);
  /** The kind of marks that the user chose. Null until the user chooses one. */
  const [chosenJump, setJump] = useState<Jump | null>(null);
  const jump = chosenJump ?? (mistakes.length > 0 ? 'mistake' : 'decision');
  const { game, line, state } = replay;
  const panels = usePanels(game, address);
  const isAtRest = useAtRest(replay.complete && state !== null);
  const noting = useNoting({ id: address.id, line, at: replay.at, as: replay.as, isAtRest });
  const mistakesAt = useMemo(() => mistakes.map(({ revision }) => revision), [mistakes]);
  const rowMarks = useMemo(() => mistakes.map(({ made, mark }) => ({ revision: made, mark })), [mistakes]);
  const marks = useMarks(address.id, line, replay.complete, replay.as, noting.all, mistakesAt);
  const table = useRef<HTMLElement>(null);
  const { reached } = replay;
  const seenLine = useMemo(() => (line ? lineUpTo(line, reached) : null), [line, reached]);
  const notes = useMemo(
    () => noting.all.filter((note) => beginning(note).revision <= reached),
    [noting.all, reached],
  );
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
  const goJump = (direction: 'back' | 'forward'): void => {
    const { before, after } = landings(marks[jump], replay.at.revision);
    const to = direction === 'back' ? before : after;
    if (to !== null) replay.go({ revision: to });
  };
  useCommands({ replay, panels, noting, copy, help: () => setHelping(true), jump: goJump });

  const look = useLookOf(game?.module);
  // A game that no longer exists is not shown, even if parts of it are still loaded.
  if (isGone(replay.error))
    return <ReplayProblem error={replay.error} replay={{ ...replay, game: null }} wasShown={Boolean(game)} />;
  if (!game || !line || !seenLine || !look) return <ReplayProblem error={replay.error} replay={replay} />;
  const opened: OpenReplay = { ...replay, game, line: seenLine, wholeLine: line };
  const classes = ['replay-page', look.name];
  if (panels.shown) classes.push('has-panel');
  if (address.branch !== null) classes.push('is-comparing');
  if (noting.isDrawing) classes.push('is-drawing');
  return (
    <LookContext value={look}>
      <Inspector players={names} moments={(item) => panels.open('card', `${item}`)}>
        <title>{`${names.join(' – ')} · Retrace`}</title>
        <div className={classes.join(' ')}>
          <ReplayHeader
            game={game}
            replay={replay}
            isAtRest={isAtRest}
            copied={copied}
            copy={copy}
            share={() => setSharing(true)}
            help={() => setHelping(true)}
          />
          <main
            ref={table}
            className="replay-main"
            aria-label={say('board.title')}
            onClickCapture={(event) => {
              if (!(event.target instanceof Element) || !noting.press(event.target)) return;
              event.preventDefault();
              event.stopPropagation();
            }}
          >
            {replay.error != null && <ReplayProblem error={replay.error} replay={replay} inline />}
            {state ? (
              <Board
                state={state}
                players={game.players}
                teams={game.teams}
                bottom={replay.bottom}
                stale={replay.stale}
              />
            ) : (
              replay.error == null && <div className="board-waiting" aria-busy="true" />
            )}
            <Suspense>
              {noting.drawings.length > 0 && (
                <SpotsLayer
                  board={table}
                  drawings={noting.drawings}
                  moment={`${state?.position} ${replay.as} ${replay.bottom} ${panels.shown?.id}`}
                />
              )}
            </Suspense>
          </main>
          <Suspense>
            {address.branch !== null && <ComparedBoard replay={opened} other={address.branch} />}
          </Suspense>
          <Suspense>
            {noting.isDrawing && (
              <DrawingHint
                draft={noting.draft}
                done={() => {
                  if (noting.draft) noting.change({ ...noting.draft, tool: 'none', start: null });
                  panels.open('notes');
                }}
              />
            )}
          </Suspense>
          <CurrentEvent entry={replay.entry} at={replay.at} />
          <ControlBar
            replay={opened}
            notes={notes}
            marks={marks}
            jump={jump}
            chooseJump={setJump}
            goJump={goJump}
            isAtRest={isAtRest}
          >
            <Suspense>
              {isAtRest && (
                <ReviewMarks replay={opened} tell={setMistakes} open={() => panels.open('review')} />
              )}
              {isAtRest && <BranchMarks replay={opened} openTree={() => panels.open('branches')} />}
            </Suspense>
          </ControlBar>
          <RowMarksContext value={rowMarks}>
            <PanelFrame
              panels={panels}
              replay={opened}
              noting={{ ...noting, all: notes }}
              marks={marks}
              about={address.about}
            />
          </RowMarksContext>
        </div>
        <Suspense>{helping && <HelpDialog close={() => setHelping(false)} />}</Suspense>
        <Suspense>
          {sharing && (
            <ShareDialog
              game={game.id}
              players={game.players}
              here={formatPosition(replay.at)}
              as={replay.as}
              last={game.result !== null && reached >= line.last ? game.lastPosition : null}
              panel={{ panel: panels.shown?.id ?? null, about: address.about }}
              caption={{
                title: `${names.join(' – ')} · ${game.moduleName} ${game.edition}`,
                line: eventText(replay.entry, replay.at),
                address: new URL(
                  formatAddress({ ...address, at: replay.at, panel: null, about: null }),
                  location.href,
                ).href,
              }}
              close={() => setSharing(false)}
            />
          )}
        </Suspense>
      </Inspector>
    </LookContext>
  );
}
