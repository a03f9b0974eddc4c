import { useQuery } from '@apollo/client/react';
import { errorMessage } from '../api/problems.js';
import { useAttempt } from '../api/use-attempt.js';
import type { AnswerOpeningMutation, OpeningHandQuery } from '../generated/graphql.js';
import { AnswerOpeningDocument, OpeningHandDocument } from '../generated/openings.js';
import { ChoiceList } from '../lessons/choice-list.js';
import { ExerciseTable } from '../lessons/exercise-table.js';
import { usePicked } from '../lessons/use-picked.js';
import { useReadHeading } from '../lessons/use-read-heading.js';
import { WorthList } from '../lessons/worth-list.js';
import { PageFrame } from '../shell/page-frame.js';
import { dateAndTime, listed } from '../words/dates.js';
import { useLocale, useSay } from '../words/language.js';
import { usePercent, usePlusMinus } from '../words/use-percent.js';
import type { OpeningDecks } from './opening-decks.js';

type Dealt = OpeningHandQuery['openingHand'];

interface Props {
  readonly decks: OpeningDecks;
  readonly number: number;
  readonly next: () => void;
  /** Whether the next hand is being dealt. */
  readonly isDealing: boolean;
  readonly leave: () => void;
}

/**
 * Shows an opening hand from which the user chooses cards. Once the user has answered, shows the value of each choice.
 */
export function OpeningHandView({ decks, number, next, isDealing, leave }: Props) {
  const say = useSay();
  const locale = useLocale();
  const { data, previousData, error } = useQuery(OpeningHandDocument, {
    variables: { ...decks, number, locale },
  });
  const [answer, answering] = useAttempt(AnswerOpeningDocument);
  const title = say('openings.hand', { number });
  const dealt = (data ?? previousData)?.openingHand;
  const result = answering.answer?.answerOpening;
  const leaving = (
    <button type="button" className="button button-quiet" data-testid="opening-leave" onClick={leave}>
      {say('openings.back')}
    </button>
  );
  if (!dealt)
    return (
      <PageFrame className="lessons-page" title={title} error={error}>
        {error == null ? <p aria-busy="true">{say('openings.dealing')}</p> : leaving}
      </PageFrame>
    );
  return (
    <ExerciseTable exercise={dealt} title={title} back={null}>
      {result ? (
        <HandResult dealt={dealt} result={result}>
          <div className="choice-send">
            <button
              type="button"
              className="button button-strong"
              data-testid="opening-next"
              disabled={isDealing}
              onClick={next}
            >
              {say('openings.next')}
            </button>
            {leaving}
          </div>
        </HandResult>
      ) : (
        <HandQuestion
          dealt={dealt}
          isSending={answering.loading}
          error={answering.error}
          send={(choice) => void answer({ ...decks, number, choice, locale })}
        >
          {leaving}
        </HandQuestion>
      )}
    </ExerciseTable>
  );
}

interface QuestionProps {
  readonly dealt: Dealt;
  readonly isSending: boolean;
  readonly error: unknown;
  readonly send: (choice: readonly string[]) => void;
  readonly children: React.ReactNode;
}

/** Asks which cards of the hand the user gives up. */
function HandQuestion({ dealt, isSending, error, send, children }: QuestionProps) {
  const say = useSay();
  const { goesFirst, asking, choices, min, max } = dealt;
  const { picked, isPicked, isEnough, isFull, press } = usePicked({ min, max });
  return (
    <section className="exercise-question" data-testid="opening-question">
      <p className="play-state is-yours">{say(goesFirst ? 'openings.first' : 'openings.second')}</p>
      <h2>{asking}</h2>
      <h3>{min === max ? say('openings.give-up', { count: max }) : say('openings.give-up-any')}</h3>
      <ChoiceList
        choices={choices}
        isPicked={isPicked}
        isDisabled={(choice) => isSending || isFull(choice)}
        press={press}
      />
      {error != null && (
        <p className="choice-problem" role="alert">
          {errorMessage(error)}
        </p>
      )}
      <div className="choice-send">
        <button
          type="button"
          className="button button-strong"
          data-testid="send-answer"
          disabled={!isEnough || isSending}
          onClick={() => send(picked)}
        >
          {say(isSending ? 'openings.valuing' : 'openings.answer')}
        </button>
        {children}
      </div>
    </section>
  );
}

interface ResultProps {
  readonly dealt: Dealt;
  readonly result: AnswerOpeningMutation['answerOpening'];
  readonly children: React.ReactNode;
}

/** Shows which cards the user keeps, which cards the best choice keeps, and the value of every choice. */
function HandResult({ dealt, result, children }: ResultProps) {
  const say = useSay();
  const locale = useLocale();
  const percent = usePercent();
  const plusMinus = usePlusMinus();
  const heading = useReadHeading();
  const { rating, loss, error, worth, choice, due } = result;
  const remainingHand = (given: readonly string[]): string =>
    listed(
      dealt.choices.flatMap(({ choice: keys, text }) =>
        keys.some((key) => given.includes(key)) ? [] : [text],
      ),
      locale,
    );
  const sentence = (who: 'best-keeps' | 'you-keep', given: readonly string[]): string =>
    given.length === dealt.choices.length
      ? say(`openings.${who}-none`)
      : say(`openings.${who}`, { cards: remainingHand(given) });
  return (
    <section className="exercise-question review" data-testid="opening-result" data-rating={rating}>
      <h2 ref={heading} tabIndex={-1} className={`lesson-rating is-${rating.toLowerCase()}`}>
        {say(`lessons.rating.${rating}`)}
      </h2>
      {rating !== 'BEST' && (
        <>
          <p>{say('lessons.lost', { loss: percent(loss), error: plusMinus(error) })}</p>
          <p>{sentence('you-keep', choice)}</p>
        </>
      )}
      <p data-testid="opening-best">{sentence('best-keeps', worth[0]?.choice ?? [])}</p>
      <h3>{say('lessons.worth')}</h3>
      <WorthList worth={worth} own={choice} taken={null} seat={dealt.seat} />
      <p className="review-hint">{say('openings.error')}</p>
      <p className="review-hint">{say('openings.again', { when: dateAndTime(due, locale) })}</p>
      {children}
    </section>
  );
}
