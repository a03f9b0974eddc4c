import { useState, type ReactNode } from 'react';
import { errorMessage } from '../api/problems.js';
import { useAttempt } from '../api/use-attempt.js';
import { TryChapterDocument } from '../generated/studies.js';
import { ChoiceList } from '../lessons/choice-list.js';
import { choiceWords } from '../lessons/choice-words.js';
import { usePicked } from '../lessons/use-picked.js';
import { CardText } from '../look/sign.js';
import { useLocale, useSay } from '../words/language.js';
import type { Shown } from './chapter-page.js';
import type { StudyAddress } from './study-page.js';

interface Props {
  readonly shown: Shown;
  readonly position: NonNullable<Shown['position']>;
  /** Called when the reader has chosen, or begins again. */
  readonly tried: () => void;
  readonly address: StudyAddress;
  /** Takes the id that shows the answer. */
  readonly answer: (tried: string) => void;
  /** The events of the game, shown with the answer. */
  readonly children: ReactNode;
}

/**
 * Shows a position to solve: the question and the options, then the accepted ones, the answer and the line.
 */
export function TriedChapter({ shown, position, tried, address, answer: see, children }: Props) {
  const say = useSay();
  const locale = useLocale();
  const [isOver, setOver] = useState(false);
  const [send, { loading, error }] = useAttempt(TryChapterDocument, address.context);
  const { choices, min, max, seat, players, taken } = position;
  const { picked, isPicked, isEnough, isFull, press, clear } = usePicked({ min, max });
  const accepted = shown.question?.accepted.flatMap(({ choice }) => choice) ?? [];
  const words = (keys: readonly string[]): string =>
    choiceWords(keys, choices, say('review.nothing'), locale);
  const player = seat === null ? '' : (players[seat]?.name ?? '');
  const answer = shown.question?.answer ?? '';
  const isChosen = choices.length > 0;
  // Without an answer or a line there is nothing to find out.
  const isAsked = shown.question !== null || taken !== null;
  if (!isAsked) return children;
  const isHidden = shown.question?.isHidden === true;
  const end = async (choice: readonly string[] | null): Promise<void> => {
    if (isHidden) {
      const sent = await send({ chapter: shown.id, choice });
      if (sent === undefined) return;
      see(sent.tryChapter);
    }
    setOver(true);
  };
  const restart = (): void => {
    setOver(false);
    clear();
    tried();
  };
  // The answer is on its way for a moment.
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
        {error && (
          <p className="study-problem" role="alert">
            {errorMessage(error)}
          </p>
        )}
        {isHidden && <p className="review-hint">{say('studies.counted')}</p>}
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
      <button type="button" className="button" data-testid="chapter-again" onClick={restart}>
        {say('studies.again')}
      </button>
    </section>
  );
}
