import { useEffect, useRef } from 'react';
import type { Card } from '../api/shapes.js';
import { optionWords } from '../decisions/option-words.js';
import { useWords } from '../look/game-look.js';
import { CardText } from '../look/sign.js';
import { useSay } from '../words/language.js';
import { AskingCard } from './asking-card.js';
import { reachable } from './picking.js';
import type { MadeChoice } from './use-choice.js';

interface Props {
  /** What is asked, as the log says it. */
  readonly asking: string;
  readonly choice: MadeChoice;
  /** The cards that the seat sees, by item. */
  readonly cards: ReadonlyMap<number, Card>;
  readonly players: readonly string[];
  readonly confirms: boolean;
}

/** What can be chosen, as a list: the peer of the board, and the way for keyboards. Nothing is final before it is sent. */
export function ChoiceForm({ asking, choice, cards, players, confirms }: Props) {
  const [say, words] = [useSay(), useWords()];
  const { asked, picking, isReady, isSent, problem } = choice;
  const heading = useHeading(asked?.id ?? null);
  if (!asked) return null;
  const names = new Map([...cards].flatMap(([item, { face }]) => (face ? [[item, face.name] as const] : [])));
  const vocabulary = { cardNames: names, players, words, say };
  const isSingle = asked.max === 1;
  const isOnWay = picking.way.length > 0 && picking.picked.length === 0;
  const shown = isOnWay ? reachable(asked, picking) : asked.options;
  const said = new Map(asked.options.map((option) => [option.key, optionWords(option, vocabulary)]));
  const { min, max } = asked;
  const needsSending = confirms || !isSingle;
  return (
    <section className="choice" data-testid="choice" data-decision={asked.id} data-kind={asked.kind}>
      <p className="play-state is-yours" role="status" data-testid="play-state" data-state="yours">
        {say('play.your-turn')}
      </p>
      <h2 ref={heading} tabIndex={-1}>
        {asking}
      </h2>
      <AskingCard card={cards.get(itemOf(asked.about) ?? -1)} />
      <p className="choice-count">
        {min === max ? say('decisions.pick', { count: min }) : say('decisions.pick-between', { min, max })}{' '}
        {asked.ordered && say('play.in-order')}{' '}
        {!isSingle && (
          <b data-testid="picked-count">{say('play.picked', { count: picking.picked.length, max })}</b>
        )}
      </p>
      <ul className="choice-list" aria-label={say('play.options')}>
        {shown.map(({ key }) => {
          const place = picking.picked.indexOf(key);
          return (
            <li key={key}>
              <button
                type="button"
                className="choice-option"
                data-testid="play-option"
                data-key={key}
                aria-pressed={place >= 0}
                disabled={isSent || (place < 0 && !isSingle && picking.picked.length >= max)}
                onClick={() => choice.pressOption(key)}
              >
                {asked.ordered && place >= 0 && <b className="choice-place">{place + 1}</b>}
                <CardText text={said.get(key) ?? key} />
              </button>
              {asked.ordered && place > 0 && (
                <button
                  type="button"
                  className="icon-button"
                  aria-label={say('play.earlier', { option: said.get(key) })}
                  title={say('play.earlier', { option: said.get(key) })}
                  onClick={() => choice.earlier(key)}
                >
                  ↑
                </button>
              )}
            </li>
          );
        })}
      </ul>
      {problem !== null && (
        <p className="choice-problem" role="alert" data-testid="choice-problem">
          {problem}
        </p>
      )}
      <div className="choice-send">
        {needsSending && (
          <button
            type="button"
            className="button button-strong"
            data-testid="send-choice"
            disabled={!isReady}
            onClick={choice.send}
          >
            {sendWords()}
          </button>
        )}
        {(picking.way.length > 0 || picking.picked.length > 0) && !isSent && (
          <button
            type="button"
            className="button button-quiet"
            data-testid="clear-choice"
            onClick={choice.clear}
          >
            {say('play.clear')}
          </button>
        )}
      </div>
      <p className="choice-note">{say(needsSending ? 'play.final-when-sent' : 'play.final-at-once')}</p>
    </section>
  );

  function sendWords(): string {
    if (isSent) return say('play.sending');
    const [first] = picking.picked;
    if (first === undefined) return min === 0 ? say('play.send-none') : say('play.send');
    return isSingle ? say('play.send-one', { option: said.get(first) }) : say('play.send');
  }
}

/** The card that a decision is about; null: none. */
function itemOf(about: unknown): number | null {
  const item = typeof about === 'object' && about !== null && 'item' in about ? about.item : null;
  return typeof item === 'number' ? item : null;
}

/** Who chose from the list with the keyboard goes on there: the button that was pressed is gone. */
function useHeading(decision: number | null) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const { activeElement } = document;
    if (decision !== null && (activeElement === null || activeElement === document.body))
      heading.current?.focus({ preventScroll: true });
  }, [decision]);
  return heading;
}
