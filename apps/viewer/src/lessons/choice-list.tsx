import { CardText } from '../look/sign.js';
import { useSay } from '../words/language.js';

export interface OfferedChoice {
  readonly choice: readonly string[];
  readonly text: string;
}

interface Props {
  readonly choices: readonly OfferedChoice[];
  readonly isPicked: (one: OfferedChoice) => boolean;
  readonly isDisabled: (one: OfferedChoice) => boolean;
  readonly press: (one: OfferedChoice) => void;
}

/** Choices to press, one below the other. */
export function ChoiceList({ choices, isPicked, isDisabled, press }: Props) {
  const say = useSay();
  return (
    <ul className="choice-list" aria-label={say('lessons.choices')}>
      {choices.map((one) => (
        <li key={one.choice.join('\n')}>
          <button
            type="button"
            className="choice-option"
            data-testid="exercise-choice"
            data-choice={one.choice.join(',')}
            aria-pressed={isPicked(one)}
            disabled={isDisabled(one)}
            onClick={() => press(one)}
          >
            <CardText text={one.text} />
          </button>
        </li>
      ))}
    </ul>
  );
}
