import type { Player } from '../api/shapes.js';
import type { Perspective } from '../cursor/address.js';
import { useSay } from '../words/language.js';
import { perspectivesOf } from '../cursor/perspectives.js';

interface Props {
  readonly players: readonly Player[];
  readonly as: Perspective;
  readonly lookAs: (as: Perspective) => void;
}

/** As whom we look. */
export function PerspectiveSwitch({ players, as, lookAs }: Props) {
  const say = useSay();
  return (
    <div
      className="perspective"
      role="group"
      aria-label={say('perspective.title')}
      data-testid="perspective"
      data-as={as}
    >
      {perspectivesOf(players, say).map((choice) => (
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
