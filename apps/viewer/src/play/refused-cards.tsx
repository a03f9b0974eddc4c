import { useSay } from '../words/language.js';
import type { PendingDecision } from './use-play.js';

interface Props {
  readonly refused: PendingDecision['refused'];
  readonly cardNames: ReadonlyMap<number, string>;
  /** The cost of each card, as text. */
  readonly cardCosts: ReadonlyMap<number, string>;
}

/** Lists the cards that cannot be played now, each with the reason. */
export function RefusedCards({ refused, cardNames, cardCosts }: Props) {
  const say = useSay();
  if (refused.length === 0) return null;
  return (
    <details className="choice-refused" data-testid="refused">
      <summary>{say('play.refused', { count: refused.length })}</summary>
      <ul>
        {refused.map(({ item, cost, mana, rule: { number, summary } }) => (
          <li key={item} data-testid="refused-card">
            <b>{cardNames.get(item) ?? say('decisions.some-card')}</b>{' '}
            {cost === null
              ? say('play.refused-by', {
                  cost: cardCosts.get(item) ?? '0',
                  rule: `${summary ?? ''} (${number})`,
                })
              : say('play.too-dear', { cost, mana })}
          </li>
        ))}
      </ul>
    </details>
  );
}
