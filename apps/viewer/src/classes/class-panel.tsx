import type { ClassPartsFragment } from '../generated/graphql.js';
import { CardText } from '../look/sign.js';
import type { Shown } from '../studies/chapter-page.js';
import { PageLink } from '../shell/page-link.js';
import { useSay } from '../words/language.js';
import type { Place } from './attended-class.js';
import { ClassRound } from './class-round.js';

interface Props {
  readonly attended: ClassPartsFragment;
  readonly shown: Shown;
  readonly position: NonNullable<Shown['position']>;
  readonly place: Place;
  /** Whether the user sees the position that the coach shows. */
  readonly isFollowing: boolean;
  readonly isOver: boolean;
  readonly goTo: (place: Place) => void;
  readonly follow: () => void;
}

/** Shows the text of the current chapter, the question for the class, and the events up to the shown position. */
export function ClassPanel({ attended, shown, position, place, isFollowing, isOver, goTo, follow }: Props) {
  const say = useSay();
  const { isYours, chapters, rounds } = attended;
  const placeOf = (id: string): number => chapters.findIndex((chapter) => chapter.id === id);
  const here = rounds.filter(({ chapter }) => chapter === shown.id);
  const round = here.at(-1);
  return (
    <>
      <p role="status" data-testid="class-state" data-following={isFollowing}>
        {isOver
          ? say('classes.over')
          : isYours
            ? attended.pupils.length === 0
              ? say('classes.nobody-here')
              : say('classes.leading', { count: attended.pupils.length })
            : isFollowing
              ? say('classes.following')
              : say('classes.looking')}
      </p>
      {isOver && !isYours && (
        <PageLink to="/lessons" className="button button-strong">
          <span data-testid="class-lessons">{say('classes.lessons')}</span>
        </PageLink>
      )}
      {!isFollowing && !isOver && (
        <button type="button" className="button button-strong" data-testid="class-follow" onClick={follow}>
          {say('classes.follow')}
        </button>
      )}
      <h2>{say('studies.chapter', { number: placeOf(shown.id) + 1 })}</h2>
      {shown.text !== '' && (
        <p className="chapter-text" data-testid="chapter-text">
          {shown.text}
        </p>
      )}
      {shown.question && <h3>{shown.question.text}</h3>}
      {round && (
        <ClassRound
          key={round.number}
          attended={attended}
          round={round}
          position={position}
          isOver={isOver}
        />
      )}
      {shown.question && shown.question.answer !== '' && (
        <p className="chapter-text" data-testid="class-answer">
          {shown.question.answer}
        </p>
      )}
      {position.steps.length > 1 && (
        <section aria-label={say('studies.line')}>
          <h3>{say('studies.line')}</h3>
          <ol className="chapter-line" data-testid="chapter-line">
            {position.steps.map((step) => (
              <li key={step.position}>
                <button
                  type="button"
                  aria-pressed={step.position === place.position}
                  data-testid="class-step"
                  disabled={isOver && isYours}
                  onClick={() => goTo({ chapter: shown.id, position: step.position })}
                >
                  <CardText text={step.text} />
                </button>
              </li>
            ))}
          </ol>
        </section>
      )}
      {!isYours && chapters.length > 1 && (
        <nav className="class-chapters" aria-label={say('studies.order')}>
          {chapters.map(({ id, position: first }, index) => (
            <button
              key={id}
              type="button"
              className="button"
              aria-pressed={id === shown.id}
              data-testid="class-chapter"
              onClick={() => goTo({ chapter: id, position: first })}
            >
              {say('studies.chapter', { number: index + 1 })}
            </button>
          ))}
        </nav>
      )}
      {rounds.length > 0 && (
        <section aria-label={say('classes.rounds')}>
          <h3>{say('classes.rounds')}</h3>
          <ol className="chapter-line" data-testid="class-rounds">
            {rounds.map(({ number, chapter, count }) => {
              const found = chapters[placeOf(chapter)];
              return (
                <li key={number}>
                  <button
                    type="button"
                    aria-pressed={number === round?.number}
                    disabled={found === undefined || (isOver && isYours)}
                    onClick={() => found && goTo({ chapter, position: found.position })}
                  >
                    {say('classes.round', { number: placeOf(chapter) + 1, count })}
                  </button>
                </li>
              );
            })}
          </ol>
        </section>
      )}
    </>
  );
}
