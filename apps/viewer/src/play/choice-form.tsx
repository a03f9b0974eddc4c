import i18next from 'i18next';
import { useEffect, useRef } from 'react';
import type { Card } from '../api/shapes.js';
import { optionWords } from '../whatif/option-words.js';
import { useWords } from '../look/game-look.js';
import { CardText } from '../look/sign.js';
import { useSay } from '../words/language.js';
import { AskingCard } from './asking-card.js';
import { isOnlyOption, reachable } from './picking.js';
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
  const isForced = isOnlyOption(asked);
  const needsSending = !isForced && (confirms || !isSingle);
  const question = i18next.exists(`play.asks.${asked.kind}`)
    ? (say as (key: string, values: object) => string)(`play.asks.${asked.kind}`, { count: max })
    : asking;
  return (
    <section className="choice" data-testid="choice" data-decision={asked.id} data-kind={asked.kind}>
      <p className="play-state is-yours" role="status" data-testid="play-state" data-state="yours">
        {say('play.your-turn')}
      </p>
      <h2 ref={heading} tabIndex={-1}>
        {question}{' '}
        {!isSingle && (
          <span data-testid="picked-count">
            {min === max
              ? say('play.picked-of', { count: picking.picked.length, max })
              : min === 0
                ? say('play.picked-up-to', { count: picking.picked.length, max })
                : say('play.picked-between', { count: picking.picked.length, min, max })}
          </span>
        )}
      </h2>
      <AskingCard card={cards.get(itemOf(asked.about) ?? -1)} />
      {asked.ordered && <p className="choice-count">{say('play.in-order')}</p>}
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
                ref={isForced ? focusFreed : undefined}
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
      {!isForced && (
        <p className="choice-note">{say(needsSending ? 'play.final-when-sent' : 'play.final-at-once')}</p>
      )}
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

/** The only option takes the focus, unless the reader has put it elsewhere: one press of a key sends it. */
function focusFreed(button: HTMLButtonElement | null): void {
  if (document.activeElement === null || document.activeElement === document.body)
    button?.focus({ preventScroll: true });
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
