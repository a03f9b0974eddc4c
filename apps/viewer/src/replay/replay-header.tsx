import { lazy, Suspense, type ReactNode } from 'react';
import { shareFragment } from '../api/credentials.js';
import type { Game } from '../api/shapes.js';
import { PerspectiveSwitch } from '../controls/perspective-switch.js';
import { EyeIcon, FlipIcon, HelpIcon, LinkIcon, ShareIcon } from '../design/icons.js';
import { notesOn } from '../games/origin.js';
import { useWords } from '../look/game-look.js';
import { LanguageChoice } from '../shell/language-choice.js';
import { Mark } from '../shell/mark.js';
import { showResults, useResults } from '../shell/results.js';
import { ThemeButton } from '../shell/theme-button.js';
import { fetchPageTexts, useSay } from '../words/language.js';
import type { Replay } from '../playback/use-replay.js';

// The tags are loaded lazily, because the page is usable without them.
const Tags = lazy(async () => ({ default: (await import('../notes/tags.js')).Tags }));
// This component is loaded lazily, because few games are branches.
const BranchChip = lazy(async () => {
  const [{ BranchChip }] = await Promise.all([import('../whatif/branch-chip.js'), fetchPageTexts()]);
  return { default: BranchChip };
});

interface Props {
  readonly game: Game;
  readonly replay: Replay;
  /** Whether the page is idle. */
  readonly isAtRest: boolean;
  readonly copied: boolean;
  readonly copy: () => void;
  readonly share: () => void;
  readonly help: () => void;
}

/** Shows the title of the game, the perspective, and the actions for the whole page. */
export function ReplayHeader({ game, replay, isAtRest, copied, copy, share, help }: Props) {
  const say = useSay();
  const words = useWords();
  const results = useResults();
  const isEndShown = replay.line !== null && replay.reached >= replay.line.last;
  return (
    <header className="replay-header">
      <Mark />
      <div className="replay-title">
        <h1>{game.players.map(({ name }) => name).join(' – ')}</h1>
        <span className="replay-facts">{`${game.moduleName} ${game.edition} · ${words(game.format)}`}</span>
        <LiveChip game={game} replay={replay} />
        {notesOn(game, say).map((note) => (
          <span key={note} className="chip chip-warning" title={note} data-testid="note">
            {note.replace(/\.$/, '')}
          </span>
        ))}
        <Suspense>{isAtRest && <Tags game={game} isEndShown={isEndShown} />}</Suspense>
      </div>
      {game.name !== null || game.parent ? (
        <Suspense>
          <BranchChip game={game} at={replay.at} isEndShown={isEndShown} />
        </Suspense>
      ) : null}
      <PerspectiveSwitch game={game} as={replay.as} lookAs={replay.lookAs} />
      <div className="replay-tools">
        <Tool id="flip" name={say('replay.flip')} letter="F" press={replay.flip}>
          <FlipIcon />
        </Tool>
        <Tool id="copy-link" name={say('replay.copy-link')} letter="C" press={copy}>
          <LinkIcon />
          {copied && (
            <span className="copied" role="status">
              {say('app.copied')}
            </span>
          )}
        </Tool>
        {game.writable && (
          <Tool id="share" name={say('replay.share')} press={share}>
            <ShareIcon />
          </Tool>
        )}
        <Tool id="results" name={say('app.show-results')} isOn={results} press={() => showResults(!results)}>
          <EyeIcon />
        </Tool>
        <ThemeButton />
        <LanguageChoice />
        <Tool id="help-button" name={say('app.help')} letter="?" press={help}>
          <HelpIcon />
        </Tool>
      </div>
    </header>
  );
}

/** Shows whether the game is live, and the number of events after the current position. */
function LiveChip({ game, replay }: Pick<Props, 'game' | 'replay'>) {
  const say = useSay();
  if (replay.live)
    return (
      <button
        type="button"
        className={replay.following ? 'chip chip-live' : 'chip chip-behind'}
        data-testid="live"
        data-behind={replay.behind}
        onClick={replay.toEnd}
        title={say(replay.following ? 'replay.live-hint' : 'replay.behind-hint')}
      >
        {replay.following ? say('replay.live') : say('replay.behind', { count: replay.behind })}
      </button>
    );
  if (game.result !== null) return null;
  return (
    <span className="chip chip-quiet">
      {say(shareFragment === '' ? 'replay.unfinished' : 'replay.shared-up-to', {
        position: game.lastPosition,
      })}
    </span>
  );
}

interface ToolProps {
  readonly id: string;
  readonly name: string;
  readonly letter?: string;
  /** Whether the tool is turned on. Undefined if it is not a toggle. */
  readonly isOn?: boolean;
  readonly press: () => void;
  readonly children: ReactNode;
}

/** A button with an icon. Its name and key are shown when it is pointed at. */
function Tool({ id, name, letter, isOn, press, children }: ToolProps) {
  return (
    <button
      type="button"
      className="icon-button"
      data-testid={id}
      aria-label={name}
      aria-pressed={isOn}
      title={letter === undefined ? name : `${name} (${letter})`}
      onClick={press}
    >
      {children}
    </button>
  );
}
