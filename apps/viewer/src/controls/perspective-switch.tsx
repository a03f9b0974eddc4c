import type { Game } from '../api/shapes.js';
import type { Perspective } from '../cursor/address.js';
import { useSay } from '../words/language.js';
import { ownPerspectives } from '../cursor/perspectives.js';

interface Props {
  readonly game: Pick<Game, 'players' | 'perspectives'>;
  readonly as: Perspective;
  readonly lookAs: (as: Perspective) => void;
}

export function PerspectiveSwitch({ game, as, lookAs }: Props) {
  const say = useSay();
  return (
    <div
      className="perspective"
      role="group"
      aria-label={say('perspective.title')}
      data-testid="perspective"
      data-as={as}
    >
      {ownPerspectives(game, say).map((choice) => (
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
