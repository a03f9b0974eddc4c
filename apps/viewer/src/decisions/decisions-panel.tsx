import { useEffect, useMemo, useRef } from 'react';
import type { Annotation } from '../api/shapes.js';
import { SetExercise } from './set-exercise.js';
import { landings } from '../cursor/marks.js';
import { JumpButtons } from '../panels/jump-buttons.js';
import type { PanelProps } from '../panels/panel.js';
import { PositionLink } from '../log/position-link.js';
import { EvaluateHere } from '../review/evaluate-here.js';
import { BotPlay } from '../whatif/bot-play.js';
import { useSay } from '../words/language.js';
import { RangesHere } from './ranges-here.js';
import { OptionList } from './option-list.js';
import { outcomesOf } from './outcomes.js';
import './decisions.css';

/** Shows the decision at the current position with its options. Also links to all other decisions of the game. */
export function DecisionsPanel({ replay, marks, noting }: PanelProps) {
  const say = useSay();
  const { line, at, go } = replay;
  const questions = useMemo(() => line.entries.filter(({ kind }) => kind === 'DecisionRequested'), [line]);
  const index = questions.findLastIndex(({ revision }) => revision <= at.revision);
  const current = questions[index];
  const { before, after } = landings(marks.decision, at.revision);
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    if (panel.current) panel.current.scrollTop = 0;
  }, [current?.revision]);
  return (
    <section className="decisions" data-testid="decisions" ref={panel}>
      <header className="decisions-head">
        <p>{say('decisions.which', { number: index + 1, count: questions.length })}</p>
        <JumpButtons
          id="decision"
          backName={say('controls.jump-back.decision')}
          forwardName={say('controls.jump-forward.decision')}
          before={before === null ? undefined : { revision: before }}
          after={after === null ? undefined : { revision: after }}
          go={go}
        />
      </header>
      <div className="decision-now" aria-live="polite">
        {current === undefined ? (
          <p className="panel-nothing">{say('decisions.none')}</p>
        ) : (
          <>
            <h3 className={current.seat === null ? '' : `seat-${current.seat}`}>{current.text}</h3>
            <OptionList replay={replay} question={current.revision} />
            <Thoughts
              notes={noting.all.filter(({ sealed, from }) => sealed && from === `${current.revision}`)}
            />
          </>
        )}
        <RangesHere replay={replay} deciding={current?.seat ?? null} />
      </div>
      <EvaluateHere replay={replay} />
      {current && <SetExercise key={current.revision} replay={replay} question={current} />}
      <BotPlay replay={replay} />
      <DecisionList replay={replay} questions={questions} current={current?.revision ?? null} />
    </section>
  );
}

/** Shows the private notes that players wrote while deciding. */
function Thoughts({ notes }: { readonly notes: readonly Annotation[] }) {
  const say = useSay();
  if (notes.length === 0) return null;
  return (
    <section className="decision-thoughts" aria-label={say('notes.thoughts')} data-testid="decision-thoughts">
      {notes.map(({ id, by, text }) => (
        <blockquote key={id}>
          <p className="note-text">{text}</p>
          <footer>{`${by} · ${say('notes.thought')}`}</footer>
        </blockquote>
      ))}
    </section>
  );
}

interface ListProps {
  readonly replay: PanelProps['replay'];
  readonly questions: PanelProps['replay']['line']['entries'];
  readonly current: number | null;
}

/** Lists all decisions of the game as links to their positions. Scrolls to the current one. */
function DecisionList({ replay: { as, go, line }, questions, current }: ListProps) {
  const say = useSay();
  const outcomes = useMemo(() => outcomesOf(line.entries), [line]);
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const all = list.current;
    const item = all?.querySelector<HTMLElement>('.is-current');
    if (!all || !item) return;
    const centre = (): void => {
      all.scrollTop = item.offsetTop - (all.clientHeight - item.clientHeight) / 2;
    };
    // When the options above the list load, the list moves down, so the current decision is centred again.
    const watcher = new ResizeObserver(centre);
    watcher.observe(all);
    return () => watcher.disconnect();
  }, [current, questions.length]);
  return (
    <ol className="decision-list" ref={list} aria-label={say('decisions.all')}>
      {questions.map(({ revision, seat, text }) => (
        <li
          key={revision}
          className={`${seat === null ? '' : `seat-${seat}`} ${revision === current ? 'is-current' : ''}`}
          aria-current={revision === current ? 'step' : undefined}
        >
          <PositionLink
            at={{ revision }}
            as={as}
            go={go}
            className="decision-link"
            isStop={revision === current}
          >
            <span className="log-number">{revision}</span>
            <span>
              {text}
              {outcomes.has(revision) && <small>{outcomes.get(revision)}</small>}
            </span>
          </PositionLink>
        </li>
      ))}
    </ol>
  );
}
