import { useSubscription } from '@apollo/client/react';
import { useState } from 'react';
import { errorMessage } from '../api/problems.js';
import type { RangeWorthSubscriptionVariables } from '../generated/graphql.js';
import { RangeWorthDocument } from '../generated/review.js';
import { useSay } from '../words/language.js';
import { ShownWorth } from '../words/shown-worth.js';
import { usePlusMinus, useSignedPercent } from '../words/use-percent.js';

interface Props {
  readonly variables: RangeWorthSubscriptionVariables;
}

/** Shows on request how the value of the choice depends on each of the likeliest cards in an opponent's hand. */
export function HeldWorth({ variables }: Props) {
  const say = useSay();
  const [isRequested, setRequested] = useState(false);
  if (isRequested) return <Worths variables={variables} />;
  return (
    <button type="button" className="button" data-testid="held-worth-here" onClick={() => setRequested(true)}>
      {say('decisions.held')}
    </button>
  );
}

/**
 * Shows the values of the choice card by card, as the server computes them. Leaving the decision cancels the
 * computation.
 */
function Worths({ variables }: Props) {
  const say = useSay();
  const plusMinus = usePlusMinus();
  const signedPercent = useSignedPercent();
  const { data, error } = useSubscription(RangeWorthDocument, { variables });
  if (error)
    return (
      <p className="whatif-problem" role="alert">
        {errorMessage(error)}
      </p>
    );
  if (data?.rangeWorth === null) return <p className="panel-nothing">{say('decisions.held-none')}</p>;
  const { cards = [], total = 1, name = '' } = data?.rangeWorth ?? {};
  const isWhole = data !== undefined && cards.length === total;
  return (
    <section className="held-worth" aria-busy={!isWhole} data-testid="held-worth" data-whole={isWhole}>
      {!isWhole && <progress aria-label={say('decisions.held-progress')} max={total} value={cards.length} />}
      {cards.length > 0 && (
        <>
          <table>
            <thead>
              <tr>
                {(['card', 'if', 'without', 'difference'] as const).map((column) => (
                  <th key={column} scope="col">
                    {say(`decisions.held-${column}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {cards.map((card) => (
                <tr key={card.reference}>
                  <th scope="row">{card.name}</th>
                  <td>
                    <ShownWorth worth={card.held} />
                  </td>
                  <td>{card.without ? <ShownWorth worth={card.without} /> : '–'}</td>
                  <td>
                    {card.difference ? (
                      <>
                        {signedPercent(card.difference.value)}
                        <small>{` ${plusMinus(card.difference.error)}`}</small>
                      </>
                    ) : (
                      '–'
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          <p className="range-note">{say('decisions.held-how', { name })}</p>
        </>
      )}
    </section>
  );
}
