import { CardText } from '../look/sign.js';
import { useSay } from '../words/language.js';

export interface OfferedChoice {
  readonly choice: readonly string[];
  readonly text: string;
}

interface Props {
  readonly choices: readonly OfferedChoice[];
  readonly isPicked: (choice: OfferedChoice) => boolean;
  readonly isDisabled: (choice: OfferedChoice) => boolean;
  readonly press: (choice: OfferedChoice) => void;
}

/** Lists choices as buttons, one below the other. */
export function ChoiceList({ choices, isPicked, isDisabled, press }: Props) {
  const say = useSay();
  return (
    <ul className="choice-list" aria-label={say('lessons.choices')}>
      {choices.map((offered) => (
        <li key={offered.choice.join('\n')}>
          <button
            type="button"
            className="choice-option"
            data-testid="exercise-choice"
            data-choice={offered.choice.join(',')}
            aria-pressed={isPicked(offered)}
            disabled={isDisabled(offered)}
            onClick={() => press(offered)}
          >
            <CardText text={offered.text} />
          </button>
        </li>
      ))}
    </ul>
  );
}
