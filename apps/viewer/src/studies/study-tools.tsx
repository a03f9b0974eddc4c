import { useState } from 'react';
import { errorMessage } from '../api/problems.js';
import { useAttempt } from '../api/use-attempt.js';
import { chooseTask } from '../decisions/chosen-tasks.js';
import { OpenClassDocument } from '../generated/classes.js';
import {
  DeleteStudyDocument,
  NameStudyDocument,
  ShareStudyDocument,
  UnshareStudyDocument,
} from '../generated/studies.js';
import type { StudyPartsFragment } from '../generated/graphql.js';
import { CopiedLink } from '../play/copied-link.js';
import { navigate } from '../shell/location.js';
import { useSay } from '../words/language.js';
import '../play/play.css';

/** Lets the author rename, share or delete a study, open a class on it, and send its positions as an assignment. */
export function StudyTools({ study }: { readonly study: StudyPartsFragment }) {
  const say = useSay();
  const { id, link, chapters } = study;
  const [title, setTitle] = useState(study.title);
  const [isDeleting, setDeleting] = useState(false);
  const [name, naming] = useAttempt(NameStudyDocument);
  const [share, sharing] = useAttempt(ShareStudyDocument);
  const [unshare, unsharing] = useAttempt(UnshareStudyDocument);
  const [remove, removing] = useAttempt(DeleteStudyDocument);
  const [open, opening] = useAttempt(OpenClassDocument);
  const error = opening.error ?? naming.error ?? sharing.error ?? unsharing.error ?? removing.error;
  /** The positions that are shown from a player's perspective. Only these positions can be part of an assignment. */
  const tasks = chapters.flatMap(({ written }) =>
    written && /^\d+$/.test(written.as)
      ? [
          {
            game: written.game,
            position: written.position,
            seat: Number(written.as),
            asking: written.question?.text ?? (written.text || `${written.game} ${written.position}`),
          },
        ]
      : [],
  );
  const assign = (): void => {
    for (const task of tasks) chooseTask(task);
    navigate('/assignments');
  };
  const teach = async (): Promise<void> => {
    if (await open({ study: id })) navigate(`/class/${encodeURIComponent(id)}`);
  };
  const destroy = async (): Promise<void> => {
    if (await remove({ study: id })) navigate('/studies');
  };
  return (
    <section className="study-tools" aria-label={say('studies.study')} data-testid="study-tools">
      <form
        className="study-new"
        onSubmit={(event) => {
          event.preventDefault();
          void name({ study: id, title });
        }}
      >
        <label>
          {say('studies.name')}
          <input
            required
            maxLength={80}
            value={title}
            data-testid="study-name"
            onChange={({ target }) => setTitle(target.value)}
          />
        </label>
        <button type="submit" className="button" disabled={naming.loading || title === study.title}>
          {say('app.save')}
        </button>
      </form>
      {link ? (
        <>
          <CopiedLink id="study" link={new URL(link.link, location.href).href} name={say('studies.link')} />
          <button
            type="button"
            className="button button-quiet"
            data-testid="study-unshare"
            disabled={unsharing.loading}
            onClick={() => void unshare({ study: id })}
          >
            {say('studies.unshare')}
          </button>
        </>
      ) : (
        <button
          type="button"
          className="button"
          data-testid="study-share"
          disabled={sharing.loading}
          onClick={() => void share({ study: id })}
        >
          {say('studies.share')}
        </button>
      )}
      {chapters.length > 0 && (
        <button
          type="button"
          className="button button-quiet"
          data-testid="study-class"
          disabled={opening.loading}
          onClick={() => void teach()}
        >
          {say('classes.open')}
        </button>
      )}
      {tasks.length > 0 && (
        <button type="button" className="button button-quiet" data-testid="study-assign" onClick={assign}>
          {say('studies.assign')}
        </button>
      )}
      {isDeleting ? (
        <div className="choice-send">
          <button
            type="button"
            className="button button-strong"
            data-testid="study-delete-sure"
            disabled={removing.loading}
            onClick={() => void destroy()}
          >
            {say('studies.delete-sure')}
          </button>
          <button type="button" className="button button-quiet" onClick={() => setDeleting(false)}>
            {say('app.cancel')}
          </button>
        </div>
      ) : (
        <button
          type="button"
          className="button button-quiet"
          data-testid="study-delete"
          onClick={() => setDeleting(true)}
        >
          {say('studies.delete')}
        </button>
      )}
      {error && (
        <p className="study-problem" role="alert">
          {errorMessage(error)}
        </p>
      )}
    </section>
  );
}
