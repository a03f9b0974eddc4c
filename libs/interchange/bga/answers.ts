import type { Choice, Seat } from '#record';
import type { Board } from './board.js';
import type { Notification } from './log.js';
import { keyOfPlay, wayTo } from './options.js';
import type { OwnCopies } from './own-copies.js';
import { states, type Question } from './questions.js';

/** A notification, with the private notifications of the same move. */
export interface Heard {
  readonly board: Board;
  readonly seats: ReadonlyMap<string, Seat>;
  readonly notification: Notification;
  readonly own: OwnCopies;
}

/** The types of notifications that answer a question, by the number of the state that asked it. */
const answering: Readonly<Record<number, readonly string[]>> = {
  [states.startingMana]: ['discardCards'],
  [states.turn]: ['passTurn', 'playCard', 'supportEffect', 'tap'],
  [states.discard]: ['discardCards', 'publicDiscard'],
  [states.target]: ['targetCards'],
  [states.token]: ['invokeToken'],
  [states.cleanUp]: ['publicDiscard'],
};

/** Whether a notification answers a question, regardless of which option the notification shows. */
export const answers = ({ state, seat }: Question, { notification, seats }: Heard): boolean =>
  (answering[state] ?? []).includes(notification.type) &&
  seats.get(notification.args.text('player_id') ?? '') === seat;

/** Returns the choice that a notification shows. Null if the notification matches none of the options. */
export function choiceOf(question: Question, heard: Heard): Choice | null {
  const keys = keysIn(question, heard);
  if (keys === null || keys.length < question.min || keys.length > question.max) return null;
  const offered = new Set(question.options.map(({ key }) => key));
  return new Set(keys).size === keys.length && keys.every((key) => offered.has(key)) ? keys : null;
}

function keysIn(question: Question, heard: Heard): Choice | null {
  switch (question.state) {
    case states.turn:
      return turnKeys(question, heard);
    case states.token:
      return tokenKeys(heard);
    case states.cleanUp:
      return keptKeys(question, heard);
    default:
      return cardKeys(question, shownIds(heard));
  }
}

const cardKeys = ({ cards }: Question, ids: readonly string[] | null): Choice | null => {
  const keys = ids?.map((id) => cards.get(id));
  return keys?.every((key) => key !== undefined) === true ? keys : null;
};

/**
 * Returns the ids of the cards that a notification names, either to everyone or only to the cards' player. Null if the
 * log contains only the number of cards.
 */
function shownIds({ notification: { type, args }, own }: Heard): readonly string[] | null {
  if (type !== 'discardCards') return args.cards('cards').map(({ id }) => id);
  const count = args.number('n') ?? 0;
  const cards = own.peek('pDiscardCards', args.text('player_id'), count);
  return cards?.map(({ id }) => id) ?? null;
}

function turnKeys({ options }: Question, { board, notification: { type, args } }: Heard): Choice | null {
  if (type === 'passTurn') return ['pass'];
  const card = args.card('card');
  const item = card === null ? undefined : board.presentItemOf(card.id);
  if (card === null || item === undefined) return null;
  if (type !== 'playCard') return type === 'tap' && args.card('card2') !== null ? null : [`quick:${item}:0`];
  const { expedition } = wayTo(args.text('location') ?? card.location);
  const way = expedition === undefined ? {} : { expedition };
  const keys = [keyOfPlay(item, way), keyOfPlay(item, { ...way, scout: true })];
  // If a card has several costs, the log does not state which of them was paid, so the choice is known only if a single
  // option matches.
  const offered = keys.filter((play) => options.some(({ key }) => key === play));
  return offered.length === 1 ? offered : null;
}

function tokenKeys({ seats, notification: { args } }: Heard): Choice | null {
  const card = args.card('card');
  const seat = seats.get(card?.pId ?? '');
  const { expedition } = wayTo(card?.location ?? '');
  return seat === undefined || expedition === undefined ? null : [`expedition:${seat}:${expedition}`];
}

/** Returns the keys of the cards to keep. The notification names the cards that leave, so these are all other cards. */
function keptKeys({ cards, kind }: Question, { notification: { args } }: Heard): Choice | null {
  const named = args.has(kind === 'clean-up-reserve' ? 'nReserve' : 'nLandmarks');
  if (!named) return null;
  const gone = new Set(args.cards('cards').map(({ id }) => id));
  return [...cards].filter(([id]) => !gone.has(id)).map(([, key]) => key);
}
