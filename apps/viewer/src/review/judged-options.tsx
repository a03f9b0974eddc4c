import { optionWords } from '../whatif/option-words.js';
import { useDecision } from '../whatif/use-decision.js';
import type { Perspective } from '../cursor/address.js';
import { revisionOf } from '../charts/chart-lines.js';
import type { OpenReplay } from '../panels/panel.js';
import { MarkBadge } from '../notes/mark-badge.js';
import { useSay } from '../words/language.js';
import { BetterLine } from './better-line.js';
import { equalOnce, signOf, type JudgedDecision } from './shown-review.js';
import { barOf, ShownWorth } from '../words/shown-worth.js';
import { usePercent } from '../words/use-percent.js';

interface Props {
  readonly replay: OpenReplay;
  readonly review: JudgedReview;
  readonly decision: JudgedDecision;
  /** Whether the options are part of a list that already names the player and the grade. */
  readonly isListed?: boolean;
}

/** The id of a review, and the perspective from which it was made. */
export interface JudgedReview {
  readonly id: string;
  readonly as: Perspective;
}

/** The maximum number of choices to show. The choice that was made is always shown. */
const SHOWN = 6;

/** Shows the values of a decision's choices, best choice first. Also shows a button that plays out the best choice. */
export function JudgedOptions({ replay, review, decision, isListed = false }: Props) {
  const say = useSay();
  const percent = usePercent();
  const { decision: question, vocabulary } = useDecision(
    { ...replay, as: review.as },
    revisionOf(decision.position),
  );
  const key = (choice: readonly string[]): string => choice.join('\n');
  const named = (choice: readonly string[]): string => {
    if (choice.length === 0) return say('review.nothing');
    return choice
      .map((key) => {
        const option = question?.options?.find((each) => each.key === key);
        return option && vocabulary ? optionWords(option, vocabulary) : '…';
      })
      .join(', ');
  };
  const taken = key(decision.taken);
  const apart = equalOnce(
    decision.options.map((option) => ({
      ...option,
      text: question && vocabulary ? named(option.choice) : key(option.choice),
      isTaken: key(option.choice) === taken,
    })),
  );
  const shown = apart.filter(({ isTaken }, index) => index < SHOWN || isTaken);
  const sign = signOf(decision.grade);
  return (
    <section
      className={`judged seat-${decision.seat}`}
      data-testid="judged"
      aria-label={say('review.options-of', { player: decision.name })}
    >
      {!isListed && (
        <>
          <h3>
            {sign !== null && <MarkBadge mark={sign} />}
            {say('review.options-of', { player: decision.name })}
          </h3>
          <p className="judged-told">
            {decision.text ??
              (decision.loss > 0
                ? say('review.gave-away', { loss: percent(decision.loss) })
                : say('review.no-better'))}
          </p>
        </>
      )}
      <ol className="judged-options">
        {shown.map(({ choice, value, error, isTaken }) => (
          <li
            key={key(choice)}
            className={isTaken ? 'is-taken' : ''}
            style={barOf({ value, error })}
            data-testid="judged-option"
          >
            <span>
              {named(choice)}
              {isTaken && <b>{say('decisions.taken')}</b>}
            </span>
            <span className="judged-value">
              <ShownWorth worth={{ value, error }} />
            </span>
          </li>
        ))}
      </ol>
      {decision.loss > 0 && review.as === 'all' && (
        <BetterLine key={decision.position} replay={replay} review={review.id} at={decision.position} />
      )}
    </section>
  );
}
