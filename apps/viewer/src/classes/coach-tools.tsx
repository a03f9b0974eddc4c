import { useQuery } from '@apollo/client/react';
import { errorMessage } from '../api/problems.js';
import { useAttempt } from '../api/use-attempt.js';
import {
  AskClassDocument,
  EndClassDocument,
  OpenClassDocument,
  RevealRoundDocument,
} from '../generated/classes.js';
import type { ClassPartsFragment } from '../generated/graphql.js';
import { StudyDocument } from '../generated/studies.js';
import { DrawingTools } from '../notes/drawing-tools.js';
import { CopiedLink } from '../play/copied-link.js';
import { outlineOf } from '../studies/chapter-list.js';
import { useSay } from '../words/language.js';
import type { Place } from './attended-class.js';
import type { useDrawing } from './use-drawing.js';

interface Props {
  readonly attended: ClassPartsFragment;
  readonly place: Place | null;
  readonly goTo: (place: Place) => void;
  readonly isOver: boolean;
  readonly drawing: Pick<ReturnType<typeof useDrawing>, 'marking' | 'mark'>;
  /** The error from the last attempt to show a position or a mark to the class. */
  readonly error: unknown;
}

/**
 * Shows the coach's tools for choosing a chapter, asking questions, revealing choices, sharing the link, and ending the
 * class.
 */
export function CoachTools({ attended, place, goTo, isOver, drawing, error }: Props) {
  const say = useSay();
  const { study, chapters, rounds, pupils, link } = attended;
  const { data } = useQuery(StudyDocument, { variables: { id: study } });
  const [ask, asking] = useAttempt(AskClassDocument);
  const [reveal, revealing] = useAttempt(RevealRoundDocument);
  const [end, ending] = useAttempt(EndClassDocument);
  const [open, opening] = useAttempt(OpenClassDocument);
  const round = rounds.at(-1);
  const canReveal = round !== undefined && (round.isOpen || round.answers !== null) && round.count > 0;
  const problem = error ?? asking.error ?? revealing.error ?? ending.error ?? opening.error;
  const again = async (): Promise<void> => {
    // Reloads the page so that it follows the newly opened class.
    if (await open({ study })) location.reload();
  };
  return (
    <section className="study-tools" aria-label={say('classes.class')} data-testid="coach-tools">
      {problem != null && (
        <p className="study-problem" role="alert">
          {errorMessage(problem)}
        </p>
      )}
      {isOver ? (
        <button type="button" className="button" data-testid="class-again" onClick={() => void again()}>
          {say('classes.open-again')}
        </button>
      ) : (
        <>
          <div className="choice-send">
            {place && (
              <button
                type="button"
                className="button button-strong"
                data-testid="class-ask"
                disabled={asking.loading}
                onClick={() => void ask({ study })}
              >
                {say('classes.ask')}
              </button>
            )}
            {canReveal &&
              [false, true].map((named) => (
                <button
                  key={`${named}`}
                  type="button"
                  className="button"
                  data-testid={named ? 'class-reveal-names' : 'class-reveal'}
                  disabled={revealing.loading}
                  onClick={() => void reveal({ study, round: round.number, named })}
                >
                  {say(named ? 'classes.reveal-names' : 'classes.reveal')}
                </button>
              ))}
          </div>
          {place && <DrawingTools {...drawing} name="class" />}
          <ol className="chapter-list" aria-label={say('studies.order')}>
            {chapters.map(({ id, position }, index) => (
              <li key={id}>
                <button
                  type="button"
                  className="chapter-name"
                  aria-pressed={id === place?.chapter}
                  data-testid="class-show"
                  onClick={() => goTo({ chapter: id, position })}
                >
                  <b>{index + 1}</b>{' '}
                  {outlineOf(data?.study.chapters.find((chapter) => chapter.id === id)?.written ?? null) || (
                    <i>{say('studies.no-text')}</i>
                  )}
                </button>
              </li>
            ))}
          </ol>
          {link && (
            <CopiedLink id="class" link={new URL(link.link, location.href).href} name={say('classes.link')} />
          )}
          {pupils.length > 0 && (
            <p data-testid="class-pupils">
              {say('classes.pupils')}: {pupils.map(({ name }) => name).join(', ')}
            </p>
          )}
          <button
            type="button"
            className="button button-quiet"
            data-testid="class-end"
            disabled={ending.loading}
            onClick={() => void end({ study })}
          >
            {say('classes.end')}
          </button>
        </>
      )}
    </section>
  );
}
