import { jumps, landings, type Jump, type Marks } from '../cursor/marks.js';
import { BackIcon, ForwardIcon } from '../design/icons.js';
import { useSay } from '../words/language.js';

interface Props {
  readonly marks: Marks;
  readonly revision: number;
  readonly jump: Jump;
  readonly choose: (jump: Jump) => void;
  readonly go: (direction: 'back' | 'forward') => void;
}

/**
 * Shows buttons that jump to the previous or next mark of the chosen kind. The kinds are decision, reaction, die, note
 * and mistake.
 */
export function Jumper({ marks, revision, jump, choose, go }: Props) {
  const say = useSay();
  const { before, after } = landings(marks[jump], revision);
  return (
    <div className="stepper stepper-jump" role="group" aria-label={say('controls.jump')}>
      <button
        type="button"
        data-testid="jump-back"
        aria-label={say(`controls.jump-back.${jump}`)}
        title={`${say(`controls.jump-back.${jump}`)} (K)`}
        disabled={before === null}
        onClick={() => go('back')}
      >
        <BackIcon />
      </button>
      <select
        data-testid="jump-kind"
        aria-label={say('controls.jump')}
        value={jump}
        onChange={(event) => choose(jumps.find((each) => each === event.target.value) ?? 'decision')}
      >
        {jumps.map((each) => (
          <option key={each} value={each} disabled={marks[each].length === 0}>
            {say(`controls.jump-to.${each}`)}
          </option>
        ))}
      </select>
      <button
        type="button"
        data-testid="jump-forward"
        aria-label={say(`controls.jump-forward.${jump}`)}
        title={`${say(`controls.jump-forward.${jump}`)} (J)`}
        disabled={after === null}
        onClick={() => go('forward')}
      >
        <ForwardIcon />
      </button>
    </div>
  );
}
