import type { ReactNode } from 'react';
import { CardText } from '../look/sign.js';

interface Props {
  readonly choices: readonly { readonly choice: readonly string[]; readonly count: number }[];
  /** The number of people who made any of the choices. */
  readonly total: number;
  readonly words: (choice: readonly string[]) => string;
  /** Renders additional content for a choice, by its index in the list. */
  readonly more?: (place: number) => ReactNode;
  /** Formats the number of people who made a choice. */
  readonly counted: (count: number) => string;
  /** The text shown if there are no choices. */
  readonly none: string;
  readonly name: string;
}

export function ChoiceCounts({ choices, total, words, more, counted, none, name }: Props) {
  return (
    <ol className="class-answers" data-testid={name}>
      {choices.map(({ choice, count }, place) => (
        <li key={choice.join('\n')}>
          <meter min={0} max={Math.max(1, total)} value={count} aria-label={counted(count)} />
          <b>{count}</b> <CardText text={words(choice)} />
          {more?.(place)}
        </li>
      ))}
      {choices.length === 0 && <li>{none}</li>}
    </ol>
  );
}
