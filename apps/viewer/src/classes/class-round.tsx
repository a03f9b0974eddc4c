import { errorMessage } from '../api/problems.js';
import { useAttempt } from '../api/use-attempt.js';
import { AnswerRoundDocument } from '../generated/classes.js';
import type { ClassPartsFragment } from '../generated/graphql.js';
import { ChoiceCounts } from '../lessons/choice-counts.js';
import { ChoiceList } from '../lessons/choice-list.js';
import { choiceWords } from '../lessons/choice-words.js';
import { usePicked } from '../lessons/use-picked.js';
import { CardText } from '../look/sign.js';
import type { Shown } from '../studies/chapter-page.js';
import { listed } from '../words/dates.js';
import { useLocale, useSay } from '../words/language.js';

interface Props {
  readonly attended: ClassPartsFragment;
  readonly round: ClassPartsFragment['rounds'][number];
  readonly position: NonNullable<Shown['position']>;
  readonly isOver: boolean;
}

/**
 * Shows a question for the class. Lists its options until the coach reveals the choices. Then shows how often each
 * option was chosen.
 */
export function ClassRound({ attended, round, position, isOver }: Props) {
  const say = useSay();
  const locale = useLocale();
  const { choices, min, max } = position;
  const words = (keys: readonly string[]): string =>
    choiceWords(keys, choices, say('review.nothing'), locale);
  const names = (pupils: readonly { readonly name: string }[]): string =>
    listed(
      pupils.map(({ name }) => name),
      locale,
    );
  const isOpen = round.isOpen && !isOver;
  return (
    <section className="class-round" data-testid="class-round" data-open={isOpen}>
      <h3>{say(round.answers ? 'classes.answers' : 'classes.choose')}</h3>
      {round.answers ? (
        <ChoiceCounts
          choices={round.answers}
          total={round.count}
          words={words}
          more={(place) => {
            const pupils = round.answers?.[place]?.pupils;
            return pupils && <small>{names(pupils)}</small>;
          }}
          counted={(count) => say('classes.chosen', { count })}
          none={say('classes.nobody')}
          name="class-answers"
        />
      ) : (
        <p role="status" data-testid="class-count">
          {round.count === 0 ? say('classes.nobody-yet') : say('classes.chosen', { count: round.count })}
          {round.chosen.length > 0 && `: ${names(round.chosen)}`}
        </p>
      )}
      {round.own && (
        <p data-testid="class-own">
          <CardText text={say(isOpen ? 'classes.sent' : 'classes.yours', { choice: words(round.own) })} />
        </p>
      )}
      {isOpen && attended.pupil !== null && (
        <Choosing number={round.number} choices={choices} min={min} max={max} />
      )}
      {isOpen && attended.pupil === null && !attended.isYours && (
        <p className="review-hint">{say('classes.watching')}</p>
      )}
    </section>
  );
}

type Offered = Pick<Props['position'], 'choices' | 'min' | 'max'> & { readonly number: number };

function Choosing({ number, choices, min, max }: Offered) {
  const say = useSay();
  const { picked, isPicked, isEnough, isFull, press } = usePicked({ min, max });
  const [answer, { loading, error }] = useAttempt(AnswerRoundDocument);
  return (
    <form
      className="chapter-try"
      onSubmit={(event) => {
        event.preventDefault();
        void answer({ round: number, choice: picked });
      }}
    >
      <ChoiceList choices={choices} isPicked={isPicked} isDisabled={isFull} press={press} />
      {error && (
        <p className="study-problem" role="alert">
          {errorMessage(error)}
        </p>
      )}
      <div className="choice-send">
        <button
          type="submit"
          className="button button-strong"
          data-testid="class-send"
          disabled={loading || !isEnough || (min > 0 && picked.length === 0)}
        >
          {say('classes.send')}
        </button>
      </div>
    </form>
  );
}
