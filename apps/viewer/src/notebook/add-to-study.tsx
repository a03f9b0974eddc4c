import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { shareFragment } from '../api/credentials.js';
import { errorMessage } from '../api/problems.js';
import { useAttempt } from '../api/use-attempt.js';
import { studyPath } from '../cursor/study-path.js';
import { Choice } from '../design/choice.js';
import { AddChapterDocument, StartStudyDocument, StudiesDocument } from '../generated/studies.js';
import { marksSent } from '../notes/sent-marks.js';
import type { Noting } from '../notes/use-noting.js';
import type { OpenReplay } from '../panels/panel.js';
import { PageLink } from '../shell/page-link.js';
import { useSay } from '../words/language.js';
import './add-to-study.css';

/** The study to which a position was last added. It is remembered until the page is closed. */
let lastChosen: string | null = null;

const NEW = '';
/** The maximum number of events that a chapter can contain after its first position. */
const MOST_EVENTS = 200;

interface Props {
  readonly replay: OpenReplay;
  readonly noting: Noting;
}

/**
 * Adds the shown position and its notes to a study. The user can choose the study that was used last, another study, or
 * a new study.
 */
export function AddToStudy({ replay, noting }: Props) {
  const say = useSay();
  const { game, at, as, reached } = replay;
  const { data, error: listing } = useQuery(StudiesDocument, { fetchPolicy: 'cache-and-network' });
  const [chosen, choose] = useState<string | null>(lastChosen);
  const [until, setUntil] = useState<number | null>(null);
  const [start, starting] = useAttempt(StartStudyDocument);
  const [add, adding] = useAttempt(AddChapterDocument);
  const [added, setAdded] = useState<{ readonly id: string; readonly title: string } | null>(null);
  const studies = data?.studies ?? [];
  const fallback = studies[0]?.id ?? NEW;
  const study = chosen !== null && studies.some(({ id }) => id === chosen) ? chosen : (chosen ?? fallback);
  const from = at.revision;
  const most = Math.min(reached, from + MOST_EVENTS);
  const last = Math.min(most, Math.max(from, until ?? from));
  if (!game.writable || shareFragment !== '' || listing) return null;
  const send = async (): Promise<void> => {
    setAdded(null);
    const title = game.players.map(({ name }) => name).join(' – ');
    const to = study === NEW ? (await start({ title: title.slice(0, 80) }))?.startStudy.id : study;
    if (to === undefined) return;
    const notes = noting.here.filter((note) => note.as === as && !note.sealed);
    const content = {
      text: notes
        .map(({ text }) => text)
        .filter((text) => text !== '')
        .join('\n\n')
        .slice(0, 4000),
      ...marksSent({
        arrows: notes.flatMap(({ arrows }) => arrows).slice(0, 20),
        highlights: notes.flatMap(({ highlights }) => highlights).slice(0, 20),
      }),
    };
    const answer = await add({
      study: to,
      game: game.id,
      position: `${from}`,
      until: `${last}`,
      as,
      content,
    });
    lastChosen = to;
    choose(to);
    if (answer) setAdded(answer.addChapter);
  };
  const error = starting.error ?? adding.error;
  return (
    <section className="add-to-study" aria-label={say('studies.add')} data-testid="add-to-study">
      <h3>{say('studies.add')}</h3>
      <div className="add-to-study-where">
        <label>
          {say('studies.add-to')}
          <Choice
            testId="study-choice"
            value={study}
            options={[...studies.map(({ id, title }) => [id, title] as const), [NEW, say('studies.new')]]}
            choose={choose}
          />
        </label>
        <label>
          {say('studies.add-until')}
          <input
            type="number"
            min={from}
            max={most}
            value={last}
            data-testid="study-until"
            onChange={({ target }) => setUntil(target.valueAsNumber || null)}
          />
        </label>
      </div>
      <button
        type="button"
        className="button"
        data-testid="study-add"
        disabled={starting.loading || adding.loading}
        onClick={() => void send()}
      >
        {say('studies.add-here')}
      </button>
      <p role="status" data-testid="study-added">
        {added && (
          <>
            {say('studies.added')} <PageLink to={studyPath(added.id)}>{added.title}</PageLink>
          </>
        )}
      </p>
      {error && (
        <p className="note-problem" role="alert">
          {errorMessage(error)}
        </p>
      )}
    </section>
  );
}
