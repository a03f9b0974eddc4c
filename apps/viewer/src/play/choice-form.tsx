import { useEffect, useRef } from 'react';
import type { Card } from '../api/shapes.js';
import { optionWords } from '../whatif/option-words.js';
import { useWords } from '../look/game-look.js';
import { CardText } from '../look/sign.js';
import { listed } from '../words/dates.js';
import { sayIfThere, useLocale, useSay } from '../words/language.js';
import { AskingCard } from './asking-card.js';
import { copiesOnce, isOnlyOption, reachable } from './picking.js';
import { RefusedCards } from './refused-cards.js';
import type { MadeChoice } from './use-choice.js';

interface Props {
  /** The question, worded as in the log. */
  readonly asking: string;
  readonly choice: MadeChoice;
  /** The cards that the player sees, by item. */
  readonly cards: ReadonlyMap<number, Card>;
  /** The items in the player's hand. */
  readonly hand: ReadonlySet<number>;
  readonly players: readonly string[];
  readonly confirms: boolean;
}

/**
 * Lists the options of a choice as an alternative to the board. Keyboard users need this list. A choice can be changed
 * until it is sent.
 */
export function ChoiceForm({ asking, choice, cards, hand, players, confirms }: Props) {
  const [say, words, locale] = [useSay(), useWords(), useLocale()];
  const { question, picking, isReady, isSent, problem } = choice;
  const heading = useHeading(question?.id ?? null);
  if (!question) return null;
  const names = new Map([...cards].flatMap(([item, { face }]) => (face ? [[item, face.name] as const] : [])));
  const cardCosts = new Map(
    [...cards].flatMap(([item, { face }]) =>
      face?.costs.length
        ? [
            [
              item,
              listed(
                face.costs.map(({ name, value }) => `${value} ${words(name)}`),
                locale,
              ),
            ] as const,
          ]
        : [],
    ),
  );
  const vocabulary = { cardNames: names, cardCosts, players, words, say };
  const isSingle = question.max === 1;
  const isOnWay = picking.way.length > 0 && picking.picked.length === 0;
  const shown = isOnWay ? reachable(question, picking) : question.options;
  const texts = new Map(question.options.map((option) => [option.key, optionWords(option, vocabulary)]));
  const listedOnce = isSingle
    ? copiesOnce(shown, texts, hand)
    : shown.map(({ key }) => ({ key, keys: [key] }));
  const { min, max } = question;
  const isForced = isOnlyOption(question);
  const needsSending = !isForced && (confirms || !isSingle);
  const title = sayIfThere(`play.asks.${question.kind}`, { count: max }) ?? asking;
  return (
    <section className="choice" data-testid="choice" data-decision={question.id} data-kind={question.kind}>
      <p className="play-state is-yours" role="status" data-testid="play-state" data-state="yours">
        {say('play.your-turn')}
      </p>
      <h2 ref={heading} tabIndex={-1}>
        {title}{' '}
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
      <AskingCard card={cards.get(itemOf(question.about) ?? -1)} />
      {question.ordered && <p className="choice-count">{say('play.in-order')}</p>}
      <ul className="choice-list" aria-label={say('play.options')}>
        {listedOnce.map(({ key, keys }) => {
          const place = picking.picked.findIndex((picked) => keys.includes(picked));
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
                onClick={() => choice.pressOption(picking.picked[place] ?? key)}
              >
                {question.ordered && place >= 0 && <b className="choice-place">{place + 1}</b>}
                <CardText text={texts.get(key) ?? key} />
                {keys.length > 1 && <b className="choice-copies">×{keys.length}</b>}
              </button>
              {question.ordered && place > 0 && (
                <button
                  type="button"
                  className="icon-button"
                  aria-label={say('play.earlier', { option: texts.get(key) })}
                  title={say('play.earlier', { option: texts.get(key) })}
                  onClick={() => choice.earlier(key)}
                >
                  ↑
                </button>
              )}
            </li>
          );
        })}
      </ul>
      <RefusedCards refused={question.refused} cardNames={names} cardCosts={cardCosts} />
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
    return isSingle ? say('play.send-one', { option: texts.get(first) }) : say('play.send');
  }
}

/** Returns the item that a decision is about. Null if there is none. */
function itemOf(about: unknown): number | null {
  const item = typeof about === 'object' && about !== null && 'item' in about ? about.item : null;
  return typeof item === 'number' ? item : null;
}

/** Focuses the only option, so that one key press sends it. Does nothing if another element has the focus. */
function focusFreed(button: HTMLButtonElement | null): void {
  if (document.activeElement === null || document.activeElement === document.body)
    button?.focus({ preventScroll: true });
}

/** Moves the keyboard focus to the new heading, because the clicked button has been removed. */
function useHeading(decision: number | null) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const { activeElement } = document;
    if (decision !== null && (activeElement === null || activeElement === document.body))
      heading.current?.focus({ preventScroll: true });
  }, [decision]);
  return heading;
}
