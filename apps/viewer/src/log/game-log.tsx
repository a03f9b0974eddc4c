import { memo, useEffect, useMemo, useRef } from 'react';
import type { Annotation, Entry } from '../api/shapes.js';
import type { Perspective } from '../cursor/address.js';
import type { GameLine } from '../cursor/game-line.js';
import type { Position } from '../cursor/position.js';
import { dayName } from '../design/words.js';
import { useWords } from '../look/game-look.js';
import { LogNotes } from '../notes/log-notes.js';
import { groupEntries, isQuiet, shownRevision, type PhaseGroup } from '../cursor/log-groups.js';
import { LogHeading } from './log-heading.js';
import { LogLine } from './log-line.js';
import './log.css';

interface Props {
  readonly line: GameLine;
  readonly at: Position;
  readonly complete: boolean;
  readonly names: readonly string[];
  readonly as: Perspective;
  readonly go: (at: Position) => void;
  /** What was said, by the line it belongs to. */
  readonly notes: ReadonlyMap<number, readonly Annotation[]>;
  /** Something is open at its foot, so that less of it is in sight. */
  readonly shortened: boolean;
}

const none: readonly Annotation[] = [];

/** The course of the game in words, by day, phase and turn; the current line stays in sight. */
export function GameLog({ line, at, complete, names, as, go, notes, shortened }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const words = useWords();
  const days = useMemo(
    () => groupEntries(line.entries.filter((entry) => !isQuiet(entry, line.last))),
    [line],
  );
  const current = shownRevision(line, at.revision);

  useEffect(() => {
    const box = list.current;
    const element =
      box?.querySelector<HTMLElement>('.log-actions .is-current') ??
      box?.querySelector<HTMLElement>('.is-current');
    if (!box || !element) return;
    const { top, bottom } = element.getBoundingClientRect();
    const view = box.getBoundingClientRect();
    if (top < view.top + 56 || bottom > view.bottom - 24) box.scrollTop += top - view.top - view.height * 0.4;
  }, [current, at.action, complete, shortened]);

  return (
    <div className="log" ref={list} data-testid="log" tabIndex={-1}>
      {days.map((day) => (
        <section key={`${day.day}-${day.first}`} className="log-day">
          <h3>
            <button type="button" onClick={() => go({ revision: day.first })}>
              {dayName(day.day, words)}
            </button>
          </h3>
          {day.phases.map((phase, index) => (
            <LogPhase
              key={`${phase.phase}-${index}`}
              phase={phase}
              names={names}
              current={phase.first <= current && current <= phase.last ? current : -1}
              action={phase.first <= current && current <= phase.last ? at.action : undefined}
              as={as}
              go={go}
              notes={notes}
            />
          ))}
        </section>
      ))}
      {!complete && <p className="log-loading">Loading …</p>}
    </div>
  );
}

interface PhaseProps {
  readonly phase: PhaseGroup;
  readonly names: readonly string[];
  readonly current: number;
  readonly action: number | undefined;
  readonly as: Perspective;
  readonly go: (at: Position) => void;
  readonly notes: ReadonlyMap<number, readonly Annotation[]>;
}

const LogPhase = memo(function LogPhase({ phase, names, current, action, as, go, notes }: PhaseProps) {
  const words = useWords();
  const notesOf = (entry: Entry | null) => (entry === null ? none : (notes.get(entry.revision) ?? none));
  return (
    <section className="log-phase">
      <h4>
        <LogHeading entry={phase.head} current={current} as={as} go={go}>
          {words(phase.phase)}
        </LogHeading>
      </h4>
      <LogNotes notes={notesOf(phase.head)} go={go} />
      {phase.turns.map((turn) => (
        <section
          key={turn.head?.revision ?? turn.entries[0]?.revision}
          className={turn.seat === null ? 'log-turn' : `log-turn seat-${turn.seat}`}
        >
          {turn.seat !== null && (
            <h5>
              <LogHeading entry={turn.head} current={current} as={as} go={go}>
                {`Turn ${turn.turn} · ${names[turn.seat] ?? turn.seat}`}
              </LogHeading>
            </h5>
          )}
          {turn.seat !== null && <LogNotes notes={notesOf(turn.head)} go={go} />}
          <ol>
            {turn.entries.map((entry) => (
              <LogLine
                key={entry.revision}
                entry={entry}
                current={entry.revision === current}
                action={entry.revision === current ? action : undefined}
                as={as}
                go={go}
                notes={notesOf(entry)}
              />
            ))}
          </ol>
        </section>
      ))}
    </section>
  );
});
