import type { CSSProperties } from 'react';
import { longestWord } from './name-width.js';

interface Props {
  readonly name: string;
  /** The number of costs before the name. */
  readonly costs: number;
}

/** Shows a name in letters small enough that its longest word fits beside the costs, or below them. */
export function CardName({ name, costs }: Props) {
  const longest = longestWord(name);
  const isBelow = costs > BESIDE || (costs > 1 && longest > LONG);
  return (
    <span
      className={isBelow ? 'card-name is-below' : 'card-name'}
      style={{ '--longest': longest, '--costs': isBelow ? 0 : costs } as CSSProperties}
    >
      {name}
    </span>
  );
}

/** Maximum number of costs beside the name. With more, the name is below. */
const BESIDE = 2;
/** The width of a word, in em, that would be too small beside two costs. */
const LONG = 6.5;
