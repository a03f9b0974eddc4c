import { useSubscription } from '@apollo/client/react';
import { useState } from 'react';
import { errorMessage } from '../api/problems.js';
import type { RangeWorthSubscription, RangeWorthSubscriptionVariables } from '../generated/graphql.js';
import { RangeWorthDocument } from '../generated/review.js';
import { useSay } from '../words/language.js';
import { ShownWorth } from '../words/shown-worth.js';
import { usePercent, usePlusMinus, useSignedPercent } from '../words/use-percent.js';

type Subject = Omit<RangeWorthSubscriptionVariables, 'choice'>;

/**
 * Shows on request how the value of a choice depends on the most likely cards in an opponent's hand. The first request
 * shows this for the played choice, and the second also for the best choice.
 */
export function HeldWorth({ variables }: { readonly variables: Subject }) {
  const say = useSay();
  const [shown, setShown] = useState<'none' | 'played' | 'both' | 'same'>('none');
  if (shown === 'none')
    return (
      <button
        type="button"
        className="button"
        data-testid="held-worth-here"
        onClick={() => setShown('played')}
      >
        {say('decisions.held')}
      </button>
    );
  return (
    <>
      <Worths
        variables={{ ...variables, choice: 'PLAYED' }}
        {...(shown === 'played' && { showBest: () => setShown('both') })}
      />
      {shown === 'both' && (
        <Worths variables={{ ...variables, choice: 'BEST' }} isPlayed={() => setShown('same')} />
      )}
      {shown === 'same' && <p className="panel-nothing">{say('decisions.held-same')}</p>}
    </>
  );
}

interface WorthsProps {
  readonly variables: RangeWorthSubscriptionVariables;
  /** Shows the best choice too. Absent if the best choice is already shown. */
  readonly showBest?: () => void;
  /** Called if the best choice is the played choice. */
  readonly isPlayed?: () => void;
}

/**
 * Shows the values of the choice, card by card as the server computes them. Cancels the computation when the user
 * leaves the decision.
 */
function Worths({ variables, showBest, isPlayed }: WorthsProps) {
  const say = useSay();
  const { data, error } = useSubscription(RangeWorthDocument, {
    variables,
    onData: ({ data: { data: found } }) => {
      if (found?.rangeWorth?.isPlayed) isPlayed?.();
    },
  });
  if (error)
    return (
      <p className="whatif-problem" role="alert">
        {errorMessage(error)}
      </p>
    );
  const worth = data?.rangeWorth;
  if (worth === null) return <p className="panel-nothing">{say('decisions.held-none')}</p>;
  const { cards = [], total = 1 } = worth ?? {};
  const isWhole = worth !== undefined && cards.length === total;
  return (
    <section className="held-worth" aria-busy={!isWhole} data-testid="held-worth" data-whole={isWhole}>
      {worth && (
        <h4>
          {say(variables.choice === 'BEST' ? 'decisions.held-best' : 'decisions.held-played', {
            choice: worth.choice,
          })}
        </h4>
      )}
      {!isWhole && <progress aria-label={say('decisions.held-progress')} max={total} value={cards.length} />}
      {worth && cards.length > 0 && <WorthTable worth={worth} />}
      {isWhole && showBest && (
        <button type="button" className="button" data-testid="held-worth-best" onClick={showBest}>
          {say('decisions.held-show-best')}
        </button>
      )}
    </section>
  );
}

function WorthTable({ worth }: { readonly worth: NonNullable<RangeWorthSubscription['rangeWorth']> }) {
  const say = useSay();
  const percent = usePercent();
  const plusMinus = usePlusMinus();
  const signedPercent = useSignedPercent();
  const { cards, answerChance, name } = worth;
  const answers = cards.filter(({ isAnswer }) => isAnswer).map((card) => card.name);
  return (
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
            <tr key={card.reference} className={card.isAnswer ? 'is-answer' : ''}>
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
      {answerChance !== null && (
        <p data-testid="held-answers">
          {answers.length === 0
            ? say('decisions.held-no-answer')
            : say('decisions.held-answers', { chance: percent(answerChance), cards: answers.join(', ') })}
        </p>
      )}
      <p className="range-note">{say('decisions.held-how', { name })}</p>
    </>
  );
}
