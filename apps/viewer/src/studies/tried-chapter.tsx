import { useState, type ReactNode } from 'react';
import { errorMessage } from '../api/problems.js';
import { ChoiceList } from '../lessons/choice-list.js';
import { choiceWords } from '../lessons/choice-words.js';
import { usePicked } from '../lessons/use-picked.js';
import { CardText } from '../look/sign.js';
import { useLocale, useSay } from '../words/language.js';
import type { Shown } from './chapter-page.js';

/** A request that sends a choice, for questions whose answer the server hides until a choice is sent. */
export interface TryAttempt {
  /**
   * Sends the reader's choice, or null if the reader chose to see the answer instead. Resolves to false if the request
   * fails.
   */
  readonly send: (choice: readonly string[] | null) => Promise<boolean>;
  readonly loading: boolean;
  readonly error: unknown;
  /** A note shown below the choices. Null if there is none. */
  readonly hint: string | null;
}

interface Props {
  readonly shown: Shown;
  readonly position: NonNullable<Shown['position']>;
  readonly attempt: TryAttempt;
  /**
   * Renders the content after an answered question. `choice` is null if the reader made no choice. `again` starts the
   * question again.
   */
  readonly end: (choice: readonly string[] | null, again: () => void) => ReactNode;
  /** Called when the reader starts the question again. */
  readonly tried: () => void;
  /** The events of the game, which are shown together with the answer. */
  readonly children: ReactNode;
}

/**
 * Shows a position to solve. First shows the question and its options. Once the reader has answered, shows the accepted
 * options, the author's answer and the events.
 */
export function TriedChapter({ shown, position, attempt, end: foot, tried, children }: Props) {
  const say = useSay();
  const locale = useLocale();
  const [isOver, setOver] = useState(false);
  const { loading, error, hint } = attempt;
  const { choices, min, max, seat, players, taken } = position;
  const { picked, isPicked, isEnough, isFull, press, clear } = usePicked({ min, max });
  const accepted = shown.question?.accepted.flatMap(({ choice }) => choice) ?? [];
  const words = (keys: readonly string[]): string =>
    choiceWords(keys, choices, say('review.nothing'), locale);
  const player = seat === null ? '' : (players[seat]?.name ?? '');
  const answer = shown.question?.answer ?? '';
  const isChosen = choices.length > 0;
  // If there is neither a question nor a choice made in the game, there is nothing to solve.
  const hasQuestion = shown.question !== null || taken !== null;
  if (!hasQuestion) return children;
  const isHidden = shown.question?.isHidden === true;
  const end = async (choice: readonly string[] | null): Promise<void> => {
    if (!isHidden || (await attempt.send(choice))) setOver(true);
  };
  const restart = (): void => {
    setOver(false);
    clear();
    tried();
  };
  // The form is also shown while the answer is loading after the reader has made a choice.
  if (!isOver || isHidden)
    return (
      <form
        className="chapter-try"
        data-testid="chapter-try"
        onSubmit={(event) => {
          event.preventDefault();
          void end(picked);
        }}
      >
        <h3>{shown.question?.text ?? say('studies.try-as', { player })}</h3>
        {isChosen && (
          <>
            {shown.question && <p>{say('lessons.as', { player })}</p>}
            <ChoiceList choices={choices} isPicked={isPicked} isDisabled={isFull} press={press} />
          </>
        )}
        {error != null && (
          <p className="study-problem" role="alert">
            {errorMessage(error)}
          </p>
        )}
        {isHidden && hint !== null && <p className="review-hint">{hint}</p>}
        <div className="choice-send">
          {isChosen && (
            <button
              type="submit"
              className="button button-strong"
              data-testid="chapter-check"
              disabled={loading || !isEnough || (min > 0 && picked.length === 0)}
            >
              {say('studies.check')}
            </button>
          )}
          <button
            type="button"
            className="button button-quiet"
            data-testid="chapter-answer"
            disabled={loading}
            onClick={() => {
              clear();
              void end(null);
            }}
          >
            {say('studies.show-answer')}
          </button>
        </div>
      </form>
    );
  const isRight = picked.every((key) => accepted.includes(key));
  const hasChosen = picked.length > 0;
  return (
    <section className="chapter-try" data-testid="chapter-result">
      {shown.question && <h3>{shown.question.text}</h3>}
      <div role="status">
        {hasChosen && accepted.length > 0 && (
          <p
            className={isRight ? 'chapter-right' : 'chapter-wrong'}
            data-testid="chapter-rating"
            data-right={isRight}
          >
            {say(isRight ? 'studies.right' : 'studies.wrong')}
          </p>
        )}
        {hasChosen && (
          <p>
            <CardText text={say('studies.yours', { choice: words(picked) })} />
          </p>
        )}
      </div>
      {accepted.length > 0 && !(hasChosen && isRight) && (
        <p data-testid="chapter-accepted">
          <CardText text={say('studies.accepted', { choice: words(accepted) })} />
        </p>
      )}
      {taken && (
        <p data-testid="chapter-taken">
          <CardText text={say('studies.in-game', { player, choice: taken.text })} />
        </p>
      )}
      {answer !== '' && <p className="chapter-text">{answer}</p>}
      {children}
      {foot(hasChosen ? picked : null, restart)}
    </section>
  );
}
