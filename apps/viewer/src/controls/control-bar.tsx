import type { Annotation } from '../api/shapes.js';
import { landmarkAt } from '../cursor/game-line.js';
import { formatPosition } from '../cursor/position.js';
import { BackIcon, EndIcon, ForwardIcon, PauseIcon, PlayIcon, StartIcon } from '../design/icons.js';
import { dayName } from '../design/words.js';
import { useWords } from '../look/game-look.js';
import { speeds } from '../playback/use-autoplay.js';
import type { Replay } from '../playback/use-replay.js';
import { Scrubber } from './scrubber.js';
import { Stepper } from './stepper.js';
import './controls.css';

/** Everything that moves the cursor. */
export function ControlBar({
  replay,
  notes,
}: {
  readonly replay: Replay;
  readonly notes: readonly Annotation[];
}) {
  const { line, at, entry, game, atStart, atEnd, step, go } = replay;
  const words = useWords();
  if (!line || !game) return null;
  const clock = entry?.clock ?? landmarkAt(line.starts.phase, at.revision);
  const ends = { atStart, atEnd, step };
  const player = clock?.seat != null ? game.players[clock.seat]?.name : undefined;
  const actions = entry?.actions.length ?? 0;
  return (
    <footer className="control-bar" aria-label="Controls">
      <Scrubber line={line} at={at} go={go} notes={notes} />
      <div className="control-row">
        <div className="steppers">
          <Stepper unit="day" keys="[ / ]" {...ends}>
            {clock ? dayName(clock.day, words) : '–'}
          </Stepper>
          <Stepper unit="phase" keys="Page Up / Page Down" {...ends}>
            {clock ? words(clock.phase) : '–'}
          </Stepper>
          <Stepper unit="turn" keys="Shift ← / Shift →" {...ends}>
            {clock && player !== undefined ? `Turn ${clock.turn} · ${player}` : 'Turn –'}
          </Stepper>
        </div>
        <div className="transport" role="group" aria-label="Step by step">
          <button
            type="button"
            data-testid="to-start"
            aria-label="To the start"
            title="To the start (Home)"
            disabled={atStart}
            onClick={replay.toStart}
          >
            <StartIcon />
          </button>
          <button
            type="button"
            data-testid="step-back"
            aria-label="One step back"
            title="One step back (←)"
            disabled={atStart}
            onClick={() => step('step', 'back')}
          >
            <BackIcon />
          </button>
          <button
            type="button"
            className="play"
            data-testid="play"
            aria-label={replay.playing ? 'Pause' : 'Play'}
            title={replay.playing ? 'Pause (Space)' : 'Play (Space)'}
            disabled={atEnd && !replay.playing}
            onClick={replay.togglePlay}
          >
            {replay.playing ? <PauseIcon /> : <PlayIcon />}
          </button>
          <button
            type="button"
            data-testid="step-forward"
            aria-label="One step forward"
            title="One step forward (→)"
            disabled={atEnd}
            onClick={() => step('step', 'forward')}
          >
            <ForwardIcon />
          </button>
          <button
            type="button"
            data-testid="to-end"
            aria-label="To the end"
            title="To the end (End)"
            disabled={atEnd}
            onClick={replay.toEnd}
          >
            <EndIcon />
          </button>
        </div>
        <div className="fine">
          <Stepper unit="action" keys=", / ." {...ends}>
            {actions > 0 ? `Action ${at.action ?? actions}/${actions}` : 'Action –'}
          </Stepper>
          <select
            className="speed"
            aria-label="Speed"
            value={replay.speed}
            onChange={(event) =>
              replay.setSpeed(speeds.find((speed) => `${speed}` === event.target.value) ?? 1)
            }
          >
            {speeds.map((speed) => (
              <option key={speed} value={speed}>{`${speed}×`}</option>
            ))}
          </select>
          <span className="position">
            <b data-testid="position">{formatPosition(at)}</b>
            <small>{` / ${line.last}`}</small>
          </span>
        </div>
      </div>
    </footer>
  );
}
