import type { Player } from '../api/shapes.js';
import type { Perspective } from '../cursor/address.js';
import { perspectivesOf } from '../cursor/perspectives.js';

interface Props {
  readonly players: readonly Player[];
  readonly as: Perspective;
  readonly lookAs: (as: Perspective) => void;
}

/** As whom we look. */
export function PerspectiveSwitch({ players, as, lookAs }: Props) {
  return (
    <div className="perspective" role="group" aria-label="Perspective" data-testid="perspective" data-as={as}>
      {perspectivesOf(players).map((choice) => (
        <button
          key={choice.as}
          type="button"
          aria-pressed={choice.as === as}
          className={/^\d$/.test(choice.as) ? `seat-${choice.as}` : ''}
          data-testid={`perspective-${choice.as}`}
          title={choice.hint}
          onClick={() => lookAs(choice.as)}
        >
          {choice.name}
        </button>
      ))}
    </div>
  );
}
