import { useSay } from '../words/language.js';
import { MOST_COST } from './built-deck.js';

/** Draws the number of cards at each cost as labelled bars. */
export function ManaCurve({ curve }: { readonly curve: readonly number[] }) {
  const say = useSay();
  const highest = Math.max(1, ...curve);
  return (
    <figure className="mana-curve" data-testid="mana-curve">
      <figcaption>{say('drafts.curve')}</figcaption>
      <ol>
        {curve.map((count, cost) => (
          <li key={cost}>
            <span className="mana-curve-count">{count}</span>
            <span className="mana-curve-bar" style={{ height: `${(count / highest) * 3}rem` }} />
            <span className="mana-curve-cost">
              <span className="visually-hidden">{say('drafts.curve-cost')} </span>
              {cost === MOST_COST ? `${cost}+` : cost}
            </span>
          </li>
        ))}
      </ol>
    </figure>
  );
}
