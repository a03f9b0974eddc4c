import type { BlindAnswerPartsFragment, BlindReviewQuery } from '../generated/graphql.js';
import { CardText } from '../look/sign.js';
import { WorthList } from '../lessons/worth-list.js';
import { MarkBadge } from '../notes/mark-badge.js';
import { signOf } from '../review/shown-review.js';
import { useSay } from '../words/language.js';
import { usePercent, usePlusMinus } from '../words/use-percent.js';
import '../notes/notes.css';
import { useReadHeading } from '../lessons/use-read-heading.js';

interface Props {
  readonly result: BlindAnswerPartsFragment;
  readonly review: BlindReviewQuery['blindReview'];
  readonly goOn: () => void;
}

/** Shows the user's choice and the choice made in the game, with the value of each choice. */
export function BlindResult({ result, review: { name, seat }, goOn }: Props) {
  const say = useSay();
  const percent = usePercent();
  const plusMinus = usePlusMinus();
  const heading = useReadHeading();
  const { choice, taken, worth, loss, error, grade, takenGrade } = result;
  const rating = ratingOf(result);
  const isSame = choice !== null && choice.choice.join('\n') === taken.choice.join('\n');
  return (
    <section className="exercise-question review" data-testid="blind-result" data-rating={rating}>
      <h2 ref={heading} tabIndex={-1} className={`lesson-rating${rating === 'BEST' ? ' is-best' : ''}`}>
        {grade !== null && <MarkBadge mark={signOf(grade)} />}{' '}
        {rating === 'CLOSE'
          ? say('review.no-better')
          : say(`blind.result.${rating}`, { loss: percent(loss ?? 0), error: plusMinus(error ?? 0) })}
      </h2>
      {choice !== null && (
        <p>
          <CardText text={say('blind.yours', { choice: choice.text })} />
        </p>
      )}
      <p className="lesson-grade" data-testid="blind-taken">
        {takenGrade !== null && <MarkBadge mark={signOf(takenGrade)} />}
        <span>
          <CardText
            text={
              isSame
                ? say('blind.same', { player: name })
                : say('blind.in-game', { player: name, choice: taken.text })
            }
          />
        </span>
      </p>
      {worth.length > 0 && (
        <>
          <h3>{say('lessons.worth')}</h3>
          <WorthList worth={worth} own={choice && choice.choice} taken={taken.choice} seat={seat} />
        </>
      )}
      <button type="button" className="button button-strong" data-testid="blind-go-on" onClick={goOn}>
        {say('blind.go-on')}
      </button>
    </section>
  );
}

function ratingOf({ choice, loss, best }: BlindAnswerPartsFragment) {
  if (choice === null) return 'SKIPPED';
  if (best === null) return 'WITHOUT_REVIEW';
  if (loss === null) return 'NOT_JUDGED';
  if (loss > 0) return 'LOST';
  return choice.choice.join('\n') === best.choice.join('\n') ? 'BEST' : 'CLOSE';
}
