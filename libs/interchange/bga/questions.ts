import type { Decision, Option, Seat } from '#record';
import type { Board } from './board.js';
import { keyOfPlay, wayTo, optionOf } from './options.js';
import type { Arguments } from './shapes.js';

/** A question to a player in the log. `answers.ts` finds its answer in the notifications that follow. */
export interface Question extends Omit<Decision, 'id'> {
  /** The number of the state on the platform. */
  readonly state: number;
  /** The number of the move in the log. */
  readonly move: number;
  /** Whether the player is allowed to skip the question. The log does not show that a question was skipped. */
  readonly isOptional: boolean;
  /** The keys of the options that are cards, by the card's id on the platform. */
  readonly cards: ReadonlyMap<string, string>;
}

/** The platform's states whose answers appear in the log. */
export const states = {
  startingMana: 11,
  turn: 20,
  discard: 21,
  target: 23,
  token: 26,
  cleanUp: 88,
  choice: 91,
} as const;

/** The data of a question: its state, its public and private arguments, and the player. */
interface QuestionRequest {
  readonly board: Board;
  readonly state: number;
  readonly seat: Seat;
  readonly seats: ReadonlyMap<string, Seat>;
  readonly args: Arguments;
  /** The private arguments. Null if the log does not contain them. */
  readonly own: Arguments | null;
}

/**
 * Returns the questions that belong to a state. Empty if the log does not contain the options. Null if this version of
 * Retrace does not support the state.
 */
export function questionsOf(request: QuestionRequest): readonly Question[] | null {
  // The platform itself answers the question, because there is only one option. The player has nothing to decide.
  if (request.args.raw('automaticAction') === true) return [];
  switch (request.state) {
    case states.startingMana:
      return startingMana(request);
    case states.turn:
      return turn(request);
    case states.discard:
      return discard(request);
    case states.target:
      return target(request);
    case states.token:
      return token(request);
    case states.cleanUp:
      return [...cleanUp(request, 'reserve'), ...cleanUp(request, 'landmark')];
    default:
      return null;
  }
}

const base = ({ board, state, seat, args }: QuestionRequest) => ({
  state,
  seat,
  move: board.move,
  isOptional: args.raw('optionalAction') === true,
});

/** Returns the options for cards. Null if there are none or a card's place is unknown. */
function cardsAmong(board: Board, ids: readonly string[]): Pick<Question, 'options' | 'cards'> | null {
  const cards = new Map<string, string>();
  const options: Option[] = [];
  for (const id of new Set(ids)) {
    const item = board.presentItemOf(id);
    if (item === undefined) return null;
    cards.set(id, `${item}`);
    options.push(optionOf(item));
  }
  return options.length === 0 ? null : { options, cards };
}

function startingMana(request: QuestionRequest): readonly Question[] {
  const { board, own } = request;
  const among = own === null ? null : cardsAmong(board, own.ids('cards'));
  if (among === null || own === null) return [];
  const count = Math.min(own.number('n') ?? 0, among.options.length);
  if (count === 0) return [];
  const rules = ['4.1.j|4.1.i'];
  return [{ ...base(request), kind: 'starting-mana', ...among, min: count, max: count, hidden: true, rules }];
}

function turn(request: QuestionRequest): readonly Question[] {
  const { board, own } = request;
  if (own === null) return [];
  const options = new Map<string, Option>();
  const play = own.of('play');
  for (const id of play.names) {
    const item = board.presentItemOf(id);
    if (item === undefined) return [];
    const from = board.state.stays[item]?.zone ?? 'hand';
    for (const location of play.texts(id)) {
      const way = wayTo(location);
      const key = keyOfPlay(item, way);
      options.set(key, { key, about: { item, from, ...way } });
    }
  }
  for (const id of [...own.ids('tap'), ...own.ids('support')]) {
    const item = board.presentItemOf(id);
    if (item === undefined) return [];
    const key = `quick:${item}:0`;
    options.set(key, { key, about: { item, ability: 0 } });
  }
  const { isOptional } = base(request);
  if (!isOptional) options.set('pass', { key: 'pass' });
  if (options.size === 0) return [];
  const [kind, rule] = isOptional ? ['play', '|7.3.29.a'] : ['turn', '4.2.3.c'];
  return [
    {
      ...base(request),
      kind,
      options: [...options.values()],
      cards: new Map(),
      min: isOptional ? 0 : 1,
      max: 1,
      rules: [rule],
    },
  ];
}

/**
 * In the Morning, returns the question about which card to put into the Mana zone. At other times, returns the question
 * about which cards to discard for an effect.
 */
function discard(request: QuestionRequest): readonly Question[] {
  const { board, args, own } = request;
  const among = own === null ? null : cardsAmong(board, own.ids('cards'));
  if (among === null) return [];
  const { isOptional } = base(request);
  const isHand = args.text('source') === 'hand';
  const max = Math.min(args.number('n') ?? 1, among.options.length);
  const min = isOptional || args.raw('upTo') === true ? 0 : max;
  const expands = board.state.phase === 'morning' && isHand && args.text('destination') === 'mana';
  const bounds = { ...among, min, max };
  const rules = [expands ? '4.2.1.e' : '5.2.3.b'];
  const kind = expands ? 'expand' : 'target';
  return [{ ...base(request), kind, ...bounds, ...(isHand && { hidden: true as const }), rules }];
}

function target(request: QuestionRequest): readonly Question[] {
  const { board, args } = request;
  const among = cardsAmong(board, args.ids('cardIds'));
  if (among === null) return [];
  const { isOptional } = base(request);
  const max = Math.min(args.number('n') ?? 1, among.options.length);
  const min = isOptional || args.raw('upTo') === true ? 0 : max;
  const source = board.presentItemOf(args.text('sourceId') ?? '');
  const about = source === undefined ? {} : { about: { item: source } };
  return [{ ...base(request), kind: 'target', ...among, min, max, rules: ['5.2.3.b'], ...about }];
}

/** Returns the question about which expedition a token joins. */
function token(request: QuestionRequest): readonly Question[] {
  const options: Option[] = [];
  const { args, seats } = request;
  const ofAll = args.raw('allPlayers') === true;
  if (args.has('targetPlayer') && !ofAll) return [];
  for (const location of args.texts('locations')) {
    const [place = '', player] = location.split('-');
    const { expedition } = wayTo(place);
    const named = player === undefined ? request.seat : seats.get(player);
    if (named === undefined || expedition === undefined) return [];
    for (const seat of ofAll && player === undefined ? seats.values() : [named]) {
      const key = `expedition:${seat}:${expedition}`;
      options.push({ key, about: { kind: 'expedition', seat, expedition } });
    }
  }
  if (options.length < 2) return [];
  return [
    { ...base(request), kind: 'target', options, cards: new Map(), min: 1, max: 1, rules: ['7.3.3.a'] },
  ];
}

/** Returns the question about which cards to keep at Night (4.2.5.c). The platform instead asks which cards leave. */
function cleanUp(request: QuestionRequest, zone: 'reserve' | 'landmark'): readonly Question[] {
  const { board, args, own } = request;
  const excess = args.number(zone === 'reserve' ? 'nReserve' : 'nLandmarks') ?? 0;
  const among = own === null ? null : cardsAmong(board, own.ids(`${zone}Cards`));
  if (among === null || excess < 1 || excess >= among.options.length) return [];
  const limit = among.options.length - excess;
  return [
    {
      ...base(request),
      kind: `clean-up-${zone}`,
      ...among,
      min: limit,
      max: limit,
      rules: ['4.2.5.c'],
      about: { zone, limit },
    },
  ];
}
