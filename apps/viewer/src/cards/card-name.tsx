import type { CSSProperties } from 'react';
import { longestWord } from './name-width.js';

interface Props {
  readonly name: string;
  /** The number of costs shown before the name. */
  readonly costs: number;
}

/** Shows a card name, small enough that its longest word fits next to the costs or below them. */
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

/** The maximum number of costs shown next to the name. If there are more costs, the name is below them. */
const BESIDE = 2;
/** The width of a word, in em, above which the word is too long to be legible next to two costs. */
const LONG = 6.5;
