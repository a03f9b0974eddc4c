import { useEffect, useRef } from 'react';
import type { BlindReviewQuery } from '../generated/graphql.js';
import { CardText } from '../look/sign.js';
import { useSay } from '../words/language.js';

export interface ShownStep {
  /** The position of the shown table. */
  readonly shown: string;
  /** Shows the table as it was `back` steps before the last step. */
  readonly setBack: (back: number) => void;
}

interface Props extends ShownStep {
  readonly review: BlindReviewQuery['blindReview'];
}

/** Lists the events since the last decision. Each event links to the table after it. */
export function BlindSteps({ review: { steps, answered }, shown, setBack }: Props) {
  const say = useSay();
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const pressed = list.current?.querySelector<HTMLElement>('[aria-pressed="true"]');
    if (list.current && pressed) list.current.scrollTop = pressed.offsetTop - list.current.clientHeight / 2;
  }, [shown]);
  return (
    <section aria-label={say(answered === 0 ? 'blind.began' : 'blind.since')}>
      <h3>{say(answered === 0 ? 'blind.began' : 'blind.since')}</h3>
      <ol className="blind-steps" ref={list} data-testid="blind-steps">
        {steps.map(({ position, text }, index) => (
          <li key={position}>
            <button
              type="button"
              aria-pressed={position === shown}
              data-testid="blind-step"
              onClick={() => setBack(steps.length - 1 - index)}
            >
              <CardText text={text} />
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
