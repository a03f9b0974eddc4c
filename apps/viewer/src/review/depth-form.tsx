import { useState } from 'react';
import { Choice } from '../design/choice.js';
import { useSay } from '../words/language.js';
import { depths, depthOf, type Depth } from './depths.js';
import type { ShownReview } from './use-review.js';

interface Props extends Pick<ShownReview, 'start' | 'isStarting'> {
  readonly name: string;
  /** The number of playouts of the current review. Absent if there is none. */
  readonly shown?: number;
}

const names = Object.keys(depths) as Depth[];

/** Lets the user choose how thorough a review is, and start it. */
export function DepthForm({ start, isStarting, name, shown }: Props) {
  const say = useSay();
  const others = names.filter((name) => name !== (shown === undefined ? null : depthOf(shown)));
  const [chosen, choose] = useState<Depth | null>(null);
  const depth =
    chosen !== null && others.includes(chosen) ? chosen : others.includes('usual') ? 'usual' : 'thorough';
  return (
    <>
      <label className="review-depth">
        {say('review.depth')}
        <Choice
          testId="review-depth"
          value={depth}
          options={others.map((name) => [name, say(`review.depths.${name}`)])}
          choose={choose}
        />
      </label>
      <button
        type="button"
        className={shown === undefined ? 'button button-strong' : 'button'}
        data-testid="review-start"
        disabled={isStarting}
        onClick={() => start(depths[depth])}
      >
        {name}
      </button>
    </>
  );
}
