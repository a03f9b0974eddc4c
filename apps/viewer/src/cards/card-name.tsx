import type { CSSProperties } from 'react';
import { longestWord } from './name-width.js';

interface Props {
  readonly name: string;
  /** The number of costs before the name. */
  readonly costs: number;
}

/** Shows a name in letters small enough that its longest word fits next to the costs, or below them. */
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

/** The maximum number of costs next to the name. If there are more, the name is below them. */
const BESIDE = 2;
/** The width of a word, in em, from which it would be too small next to two costs. */
const LONG = 6.5;
