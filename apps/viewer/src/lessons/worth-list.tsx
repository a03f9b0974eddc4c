import { CardText } from '../look/sign.js';
import { barOf, ShownWorth } from '../words/shown-worth.js';
import { useSay } from '../words/language.js';
import type { OfferedChoice } from './choice-list.js';

interface Props {
  /** The choices with their values, best choice first. */
  readonly worth: readonly (OfferedChoice & { readonly value: number; readonly error: number })[];
  /** The user's choice. Null if there is none. */
  readonly own: readonly string[] | null;
  /** The choice in the game. Null if there is none. */
  readonly taken: readonly string[] | null;
  readonly seat: number;
}

const keyOf = (choice: readonly string[]): string => choice.join('\n');

/** Shows the values of choices. Marks the user's choice and the choice made in the game. */
export function WorthList({ worth, own, taken, seat }: Props) {
  const say = useSay();
  return (
    <ol className={`judged-options seat-${seat}`}>
      {worth.map(({ choice, text, value, error }) => {
        const key = keyOf(choice);
        const isOwn = own !== null && key === keyOf(own);
        return (
          <li
            key={key}
            className={isOwn ? 'is-taken' : ''}
            style={barOf({ value, error })}
            data-testid="lesson-worth"
          >
            <span>
              <CardText text={text} />
              {isOwn && <b>{say('lessons.yours')}</b>}
              {taken !== null && key === keyOf(taken) && <b>{say('lessons.played')}</b>}
            </span>
            <span className="judged-value">
              <ShownWorth worth={{ value, error }} />
            </span>
          </li>
        );
      })}
    </ol>
  );
}
