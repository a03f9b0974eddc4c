import type { Game } from '../api/shapes.js';
import { PerspectiveSwitch } from '../controls/perspective-switch.js';
import { FlipIcon, HelpIcon, LinkIcon, ShareIcon } from '../design/icons.js';
import { notesOn } from '../games/origin.js';
import { useWords } from '../look/game-look.js';
import { Tags } from '../notes/tags.js';
import { Mark } from '../shell/mark.js';
import { ThemeButton } from '../shell/theme-button.js';
import type { Replay } from '../playback/use-replay.js';

interface Props {
  readonly game: Game;
  readonly replay: Replay;
  readonly copied: boolean;
  readonly copy: () => void;
  readonly share: () => void;
  readonly help: () => void;
}

/** What game this is, as whom we look at it, and the things one does with the whole page. */
export function ReplayHeader({ game, replay, copied, copy, share, help }: Props) {
  const words = useWords();
  return (
    <header className="replay-header">
      <Mark />
      <div className="replay-title">
        <h1>{game.players.map(({ name }) => name).join(' – ')}</h1>
        <span className="replay-facts">{`${game.moduleName} ${game.edition} · ${words(game.format)}`}</span>
        {replay.live ? (
          <button
            type="button"
            className="chip chip-live"
            data-testid="live"
            onClick={replay.toEnd}
            title={
              replay.following ? 'New events appear as they happen' : 'Go to the newest event and follow'
            }
          >
            {replay.following ? 'Live' : 'Live · follow'}
          </button>
        ) : (
          game.result === null && <span className="chip chip-quiet">Not finished</span>
        )}
        {notesOn(game).map((note) => (
          <span key={note} className="chip chip-warning" title={note} data-testid="note">
            {note.replace(/\.$/, '')}
          </span>
        ))}
        <Tags game={game.id} tags={game.tags} writable={game.writable} />
      </div>
      <PerspectiveSwitch players={game.players} as={replay.as} lookAs={replay.lookAs} />
      <div className="replay-tools">
        <button
          type="button"
          className="icon-button"
          data-testid="flip"
          aria-label="Swap sides"
          title="Swap sides (F)"
          onClick={replay.flip}
        >
          <FlipIcon />
        </button>
        <button
          type="button"
          className="icon-button"
          data-testid="copy-link"
          aria-label="Copy a link to this view"
          title="Copy a link to this view (C)"
          onClick={copy}
        >
          <LinkIcon />
          {copied && (
            <span className="copied" role="status">
              Copied
            </span>
          )}
        </button>
        {game.writable && (
          <button
            type="button"
            className="icon-button"
            data-testid="share"
            aria-label="Share this moment with others"
            title="Share this moment with others"
            onClick={share}
          >
            <ShareIcon />
          </button>
        )}
        <ThemeButton />
        <button
          type="button"
          className="icon-button"
          data-testid="help-button"
          aria-label="Keys"
          title="Keys (?)"
          onClick={help}
        >
          <HelpIcon />
        </button>
      </div>
    </header>
  );
}
