import { lazy, Suspense, useMemo, useRef } from 'react';
import { messageOf, problemTitle } from '../api/problems.js';
import { Board, useLookOf } from '../boards.js';
import { Inspector } from '../cards/inspector.js';
import type { StudyPartsFragment } from '../generated/graphql.js';
import { LookContext } from '../look/game-look.js';
import { CardText } from '../look/sign.js';
import { listed } from '../words/dates.js';
import { useLocale, useSay } from '../words/language.js';
import { frontOf, type Shown } from './chapter-page.js';
import type { StudyAddress } from './study-page.js';
import { useChapter } from './use-chapter.js';
import '../notes/notes.css';
import '../replay/replay.css';

const SpotsLayer = lazy(async () => ({ default: (await import('../notes/spots-layer.js')).SpotsLayer }));

interface Props {
  readonly study: StudyPartsFragment;
  readonly address: StudyAddress;
  readonly close: () => void;
}

/**
 * Shows all chapters of a study on one page for printing. Page breaks do not divide a chapter. The answers are at the
 * end.
 */
export function PrintedStudy({ study, address, close }: Props) {
  const say = useSay();
  return (
    <div className="printed-study" data-testid="printed-study">
      <title>{`${study.title} · Retrace`}</title>
      <div className="printed-tools">
        <button type="button" className="button" data-testid="printed-close" onClick={close}>
          {say('studies.back')}
        </button>
        <button type="button" className="button button-strong" onClick={() => print()}>
          {say('studies.print')}
        </button>
      </div>
      <main>
        <h1>{study.title}</h1>
        <p>{say('studies.by', { name: study.by })}</p>
        {study.chapters.map(({ id }, index) => (
          <PrintedChapter key={id} id={id} number={index + 1} address={address} />
        ))}
      </main>
    </div>
  );
}

interface ChapterProps {
  readonly id: string;
  readonly number: number;
  readonly address: StudyAddress;
}

function PrintedChapter({ id, number, address }: ChapterProps) {
  const say = useSay();
  const { shown, error } = useChapter(address, id, null);
  return (
    <article className="printed-chapter" data-testid="printed-chapter" aria-busy={!shown && !error}>
      <h2>{say('studies.chapter', { number })}</h2>
      {shown?.position && <PrintedBoard shown={shown} position={shown.position} />}
      {shown && shown.code !== null && (
        <p>
          <b>{problemTitle(shown.code, say)}.</b>{' '}
          {messageOf(shown.code, say('studies.not-shown', { code: shown.code }))}
        </p>
      )}
      {shown && shown.text !== '' && <p className="chapter-text">{shown.text}</p>}
      {shown?.position && <PrintedWords shown={shown} position={shown.position} />}
    </article>
  );
}

interface PartProps {
  readonly shown: Shown;
  readonly position: NonNullable<Shown['position']>;
}

function PrintedBoard({ shown, position }: PartProps) {
  const look = useLookOf(position.module);
  const table = useRef<HTMLDivElement>(null);
  const names = useMemo(() => position.players.map(({ name }) => name), [position.players]);
  const { arrows, highlights } = shown;
  if (!look) return <div className="printed-board" aria-busy="true" />;
  return (
    <LookContext value={look}>
      <Inspector players={names}>
        <p className="printed-players">{names.join(' – ')}</p>
        <div ref={table} className={`printed-board ${look.name}`}>
          <Board
            state={position.state}
            players={position.players}
            teams={position.teams}
            bottom={frontOf(position.as)}
            stale={false}
          />
          <Suspense>
            {arrows.length + highlights.length > 0 && (
              <SpotsLayer
                board={table}
                drawings={[{ mark: null, arrows, highlights }]}
                moment={position.state.position}
              />
            )}
          </Suspense>
        </div>
      </Inspector>
    </LookContext>
  );
}

function PrintedWords({
  shown: { question },
  position: { steps, choices, taken, seat, players },
}: PartProps) {
  const say = useSay();
  const locale = useLocale();
  const accepted = question?.accepted ?? [];
  return (
    <>
      {question && (
        <>
          <h3>{question.text}</h3>
          <ul className="printed-options">
            {choices.map(({ choice, text }) => (
              <li key={choice.join('\n')}>
                <CardText text={text} />
              </li>
            ))}
          </ul>
        </>
      )}
      {steps.length > 1 && (
        <section className="printed-line">
          <h3>{say('studies.line')}</h3>
          <ol>
            {steps.map(({ position, text }) => (
              <li key={position}>
                <CardText text={text} />
              </li>
            ))}
          </ol>
        </section>
      )}
      {question && !question.isHidden && (
        <section className="printed-answer">
          <h3>{say('studies.answer')}</h3>
          {accepted.length > 0 && (
            <p>
              <CardText
                text={say('studies.accepted', {
                  choice: listed(
                    accepted.map(({ text }) => text),
                    locale,
                  ),
                })}
              />
            </p>
          )}
          {taken && seat !== null && (
            <p>
              <CardText
                text={say('studies.in-game', { player: players[seat]?.name ?? '', choice: taken.text })}
              />
            </p>
          )}
          {question.answer !== '' && <p className="chapter-text">{question.answer}</p>}
        </section>
      )}
    </>
  );
}
