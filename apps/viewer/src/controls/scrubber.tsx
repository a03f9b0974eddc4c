import { useMemo, useRef, useState, type CSSProperties, type ReactNode } from 'react';
import type { Annotation } from '../api/shapes.js';
import { entryAt, landmarkAt, type GameLine } from '../cursor/game-line.js';
import type { Marks } from '../cursor/marks.js';
import { marksUpTo } from '../cursor/up-to.js';
import { formatPosition, type Position } from '../cursor/position.js';
import { dayName } from '../design/word-labels.js';
import { useWords } from '../look/game-look.js';
import { markClass } from '../notes/marks.js';
import { beginning } from '../notes/moments.js';
import { useSay } from '../words/language.js';

interface Props {
  readonly line: GameLine;
  readonly at: Position;
  /** The last revision whose event is shown. */
  readonly reached: number;
  readonly go: (at: Position, dragging?: boolean) => void;
  readonly marks: Marks;
  readonly notes: readonly Annotation[];
  /** Additional elements along the line. */
  readonly children?: ReactNode;
}

/** Draws the game as a line with its days, phases, reactions, dice and notes. Dragging or clicking moves the cursor. */
export function Scrubber({ line, at, reached, go, marks, notes, children }: Props) {
  const say = useSay();
  const words = useWords();
  const dragging = useRef(false);
  const [pointed, setPointed] = useState<number | null>(null);
  const last = Math.max(line.last, 1);
  const share = (revision: number): number => Math.min(100, (revision / last) * 100);
  const days = useMemo(() => {
    const starts = line.starts.day;
    return starts.map((start, index) => ({
      start,
      end: starts[index + 1]?.revision ?? Math.min(reached, last),
      phases: line.starts.phase.filter(
        ({ revision }) => revision > start.revision && revision < (starts[index + 1]?.revision ?? last + 1),
      ),
    }));
  }, [line.starts, reached, last]);
  const shown = useMemo(() => marksUpTo(marks, reached), [marks, reached]);
  const described = (revision: number): string => {
    if (revision > reached) return say('controls.not-reached', { revision });
    const phase = landmarkAt(line.starts.phase, revision);
    const where = phase
      ? `${dayName(phase.day, words)} · ${words(phase.phase)}`
      : say('controls.event', { revision });
    return `${where} — ${entryAt(line, revision)?.text ?? revision}`;
  };
  return (
    <div className="scrubber" style={{ '--at': `${share(at.revision)}%` } as CSSProperties}>
      <div className="scrubber-days" aria-hidden="true">
        {days.map(({ start, end, phases }) => (
          <span
            key={start.revision}
            className="scrubber-day"
            style={{ left: `${share(start.revision)}%`, width: `${share(end) - share(start.revision)}%` }}
          >
            <i>{start.day > 0 ? start.day : ''}</i>
            {phases.map(({ revision }) => (
              <span
                key={revision}
                className="scrubber-phase"
                style={{
                  left: `${((revision - start.revision) / Math.max(end - start.revision, 1)) * 100}%`,
                }}
              />
            ))}
          </span>
        ))}
        <Ticks name="reaction" at={shown.reaction} last={last} />
        <Ticks name="die" at={shown.die} last={last} />
      </div>
      {notes.length > 0 && (
        <div className="scrubber-notes" aria-hidden="true">
          {notes.map((note) => (
            <i
              key={note.id}
              className={markClass(note.mark)}
              style={{ left: `${share(beginning(note).revision)}%` }}
            />
          ))}
        </div>
      )}
      <input
        type="range"
        data-testid="scrubber"
        aria-label={say('controls.position')}
        aria-valuetext={say('controls.position-text', {
          at: formatPosition(at),
          last: line.last,
          what: described(at.revision),
        })}
        min={0}
        max={line.last}
        value={Math.min(at.revision, line.last)}
        onChange={(event) => {
          go({ revision: Number(event.target.value) }, dragging.current);
          dragging.current = true;
        }}
        onPointerDown={() => (dragging.current = false)}
        onBlur={() => (dragging.current = false)}
        onPointerMove={(event) => {
          const { left, width } = event.currentTarget.getBoundingClientRect();
          setPointed(Math.round(Math.min(1, Math.max(0, (event.clientX - left) / width)) * line.last));
        }}
        onPointerLeave={() => setPointed(null)}
      />
      {children}
      {pointed !== null && (
        <output
          className="scrubber-tip"
          style={{ left: `clamp(9rem, ${share(pointed)}%, calc(100% - 9rem))` }}
        >
          {described(pointed)}
        </output>
      )}
    </div>
  );
}

/** Draws small ticks at the bottom of the line, all of them as a single path. */
function Ticks({
  name,
  at,
  last,
}: {
  readonly name: string;
  readonly at: readonly number[];
  readonly last: number;
}) {
  const path = useMemo(
    () => at.map((revision) => `M${((revision / last) * 1000).toFixed(2)} 0V10`).join(''),
    [at, last],
  );
  if (path === '') return null;
  return (
    <svg className={`scrubber-ticks of-${name}`} viewBox="0 0 1000 10" preserveAspectRatio="none">
      <path d={path} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
