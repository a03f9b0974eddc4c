import { useMutation } from '@apollo/client/react';
import { errorMessage } from '../api/problems.js';
import { AnswerBlindReviewDocument } from '../generated/blind.js';
import type { BlindAnswerPartsFragment, BlindReviewQuery } from '../generated/graphql.js';
import { ChoiceList } from '../lessons/choice-list.js';
import { usePicked } from '../lessons/use-picked.js';
import { useLocale, useSay } from '../words/language.js';
import type { BlindAddress } from './blind-page.js';
import { BlindFriends } from './blind-friends.js';
import { BlindSteps, type ShownStep } from './blind-steps.js';
import { useReadHeading } from '../lessons/use-read-heading.js';

interface Props extends BlindAddress {
  readonly review: BlindReviewQuery['blindReview'];
  readonly steps: ShownStep;
  readonly answered: (answer: BlindAnswerPartsFragment) => void;
}

/** Shows the current decision: the events since the last decision, and the options. */
export function BlindQuestion({ place, context = { headers: {} }, review, steps, answered }: Props) {
  const [say, locale] = [useSay(), useLocale()];
  const { name, asking, choices, position, isReviewed, min, max } = review;
  const { picked, isPicked, isEnough, isFull, press } = usePicked(review);
  const [answer, { loading, error }] = useMutation(AnswerBlindReviewDocument, {
    context,
    fetchPolicy: 'no-cache',
  });
  const heading = useReadHeading();
  const send = (choice: readonly string[] | null): void =>
    void answer({ variables: { ...place, position, choice, locale } }).then(
      ({ data }) => data && answered(data.answerBlindReview),
      () => undefined,
    );
  return (
    <section className="exercise-question" data-testid="blind-question" data-position={position}>
      <p className="play-state is-yours">{say('lessons.as', { player: name })}</p>
      {review.answered === 0 && <p className="review-hint">{say('blind.about')}</p>}
      {!isReviewed && <p className="review-hint">{say('blind.not-reviewed')}</p>}
      <BlindSteps review={review} {...steps} />
      <h2 ref={heading} tabIndex={-1}>
        {asking}
      </h2>
      <p className="review-hint">
        {min === max ? say('decisions.pick', { count: min }) : say('decisions.pick-between', { min, max })}
      </p>
      <ChoiceList
        choices={choices}
        isPicked={isPicked}
        isDisabled={(offered) => loading || isFull(offered)}
        press={press}
      />
      {error != null && (
        <p className="choice-problem" role="alert">
          {errorMessage(error)}
        </p>
      )}
      <div className="choice-send blind-send">
        <button
          type="button"
          className="button button-strong"
          data-testid="blind-choose"
          disabled={loading || !isEnough}
          onClick={() => send(picked)}
        >
          {say('blind.choose')}
        </button>
        <button
          type="button"
          className="button button-quiet"
          data-testid="blind-skip"
          disabled={loading}
          onClick={() => send(null)}
        >
          {say('blind.skip')}
        </button>
      </div>
      <BlindFriends place={place} />
    </section>
  );
}
