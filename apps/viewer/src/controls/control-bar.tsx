import { lazy, Suspense, type ReactNode } from 'react';
import type { Annotation } from '../api/shapes.js';
import { landmarkAt } from '../cursor/game-line.js';
import type { Jump, Marks } from '../cursor/marks.js';
import { formatPosition } from '../cursor/position.js';
import { BackIcon, EndIcon, ForwardIcon, PauseIcon, PlayIcon, StartIcon } from '../design/icons.js';
import { ChartsIcon } from '../design/panel-icons.js';
import { dayName } from '../design/word-labels.js';
import { useWords } from '../look/game-look.js';
import type { OpenReplay } from '../panels/panel.js';
import { PartBoundary } from '../shell/part-boundary.js';
import { speeds } from '../playback/use-autoplay.js';
import { useSay } from '../words/language.js';
import { Jumper } from './jumper.js';
import { Scrubber } from './scrubber.js';
import { Stepper } from './stepper.js';
import { useMiniChart } from './use-mini-chart.js';
import './controls.css';

const GameChart = lazy(async () => ({ default: (await import('./game-chart.js')).GameChart }));

interface Props {
  readonly replay: OpenReplay;
  readonly notes: readonly Annotation[];
  readonly marks: Marks;
  readonly jump: Jump;
  readonly chooseJump: (jump: Jump) => void;
  readonly goJump: (direction: 'back' | 'forward') => void;
  /** Whether the page is idle, so that the chart can be fetched. */
  readonly isAtRest: boolean;
  /** Additional elements along the scrubber. */
  readonly children?: ReactNode;
}

export function ControlBar({ replay, notes, marks, jump, chooseJump, goJump, isAtRest, children }: Props) {
  const say = useSay();
  const words = useWords();
  const { line, at, entry, game, atStart, atEnd, step, go } = replay;
  const clock = entry?.clock ?? landmarkAt(line.starts.phase, at.revision);
  const ends = { atStart, atEnd, step };
  const player = clock?.seat != null ? game.players[clock.seat]?.name : undefined;
  const actions = entry?.actions.length ?? 0;
  const chart = useMiniChart(game.module);
  return (
    <footer className="control-bar" aria-label={say('controls.title')}>
      <Scrubber line={line} at={at} reached={replay.reached} go={go} marks={marks} notes={notes}>
        {children}
      </Scrubber>
      {chart.isShown && isAtRest && (
        <PartBoundary>
          <Suspense fallback={<div className="mini-chart-waiting" aria-busy="true" />}>
            <GameChart replay={replay} measure={chart.measure} choose={chart.choose} />
          </Suspense>
        </PartBoundary>
      )}
      <div className="control-row">
        <div className="steppers">
          <Stepper unit="day" keys={['[', ']']} {...ends}>
            {clock ? dayName(clock.day, words) : '–'}
          </Stepper>
          <Stepper unit="phase" keys={['Page Up', 'Page Down']} {...ends}>
            {clock ? words(clock.phase) : '–'}
          </Stepper>
          <Stepper unit="turn" keys={['Shift ←', 'Shift →']} {...ends}>
            {clock && player !== undefined
              ? say('controls.turn', { turn: clock.turn, player })
              : say('controls.no-turn')}
          </Stepper>
        </div>
        <Transport replay={replay} />
        <div className="fine">
          <Jumper marks={marks} revision={at.revision} jump={jump} choose={chooseJump} go={goJump} />
          <Stepper unit="action" keys={[',', '.']} {...ends}>
            {actions > 0
              ? say('controls.action', { action: at.action ?? actions, of: actions })
              : say('controls.no-action')}
          </Stepper>
          <select
            className="speed"
            data-testid="speed"
            aria-label={say('controls.speed')}
            title={say('controls.speed')}
            value={replay.speed}
            onChange={(event) =>
              replay.setSpeed(speeds.find((speed) => `${speed}` === event.target.value) ?? 1)
            }
          >
            {speeds.map((speed) => (
              <option key={speed} value={speed}>{`${speed}×`}</option>
            ))}
          </select>
          {chart.isPossible && (
            <button
              type="button"
              className="chart-toggle"
              aria-pressed={chart.isShown}
              aria-label={say('charts.mini')}
              title={say('charts.mini')}
              data-testid="mini-chart-toggle"
              onClick={() => chart.show(!chart.isShown)}
            >
              <ChartsIcon />
            </button>
          )}
          <span className="position">
            <b data-testid="position">{formatPosition(at)}</b>
            <small>{` / ${line.last}`}</small>
          </span>
        </div>
      </div>
    </footer>
  );
}

/** Shows the start, step, play and end buttons. */
function Transport({ replay }: { readonly replay: OpenReplay }) {
  const say = useSay();
  const { atStart, atEnd, playing, step } = replay;
  return (
    <div className="transport" role="group" aria-label={say('controls.steps')}>
      <Button
        id="to-start"
        name={say('controls.to-start')}
        letter="Home"
        off={atStart}
        press={replay.toStart}
      >
        <StartIcon />
      </Button>
      <Button
        id="step-back"
        name={say('controls.back.step')}
        letter="←"
        off={atStart}
        press={() => step('step', 'back')}
      >
        <BackIcon />
      </Button>
      <Button
        id="play"
        name={say(playing ? 'controls.pause' : 'controls.play')}
        letter={say('controls.space')}
        off={atEnd && !playing}
        press={replay.togglePlay}
      >
        {playing ? <PauseIcon /> : <PlayIcon />}
      </Button>
      <Button
        id="step-forward"
        name={say('controls.forward.step')}
        letter="→"
        off={atEnd}
        press={() => step('step', 'forward')}
      >
        <ForwardIcon />
      </Button>
      <Button id="to-end" name={say('controls.to-end')} letter="End" off={atEnd} press={replay.toEnd}>
        <EndIcon />
      </Button>
    </div>
  );
}

interface ButtonProps {
  readonly id: string;
  readonly name: string;
  readonly letter: string;
  readonly off: boolean;
  readonly press: () => void;
  readonly children: ReactNode;
}

function Button({ id, name, letter, off, press, children }: ButtonProps) {
  return (
    <button
      type="button"
      className={id}
      data-testid={id}
      aria-label={name}
      title={`${name} (${letter})`}
      disabled={off}
      onClick={press}
    >
      {children}
    </button>
  );
}
