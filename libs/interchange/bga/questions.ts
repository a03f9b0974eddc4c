import type { Decision, Option, Seat } from '#record';
import type { Board } from './board.js';
import { keyOfPlay, wayTo, optionOf } from './options.js';
import type { Arguments } from './shapes.js';

/** What a player was asked, as the log puts it; who takes which answer from which notification is in `answers.ts`. */
export interface Question extends Omit<Decision, 'id'> {
  /** The state of the source that asked. */
  readonly state: number;
  /** Number of the move in the log. */
  readonly move: number;
  /** Whether the player may go on without an answer, of which the log then has no line. */
  readonly isOptional: boolean;
  /** Options by the ids of the source, where they are cards. */
  readonly cards: ReadonlyMap<string, string>;
}

/** The states of the source that ask something of which the log shows the answer. */
export const states = {
  startingMana: 11,
  turn: 20,
  discard: 21,
  target: 23,
  token: 26,
  cleanUp: 88,
  choice: 91,
} as const;

/** What reads a question: the state that asks, what the table was told of it, what the player alone was told, and who it is. */
interface Asked {
  readonly board: Board;
  readonly state: number;
  readonly seat: Seat;
  readonly seats: ReadonlyMap<string, Seat>;
  readonly args: Arguments;
  /** Null: the log does not have it. */
  readonly own: Arguments | null;
}

/** The questions of a state, none where the log does not have the options; `null`: it asks what this program does not read. */
export function questionsOf(asked: Asked): readonly Question[] | null {
  // Not asked at all: there is one way to go on.
  if (asked.args.raw('automaticAction') === true) return [];
  switch (asked.state) {
    case states.startingMana:
      return startingMana(asked);
    case states.turn:
      return turn(asked);
    case states.discard:
      return discard(asked);
    case states.target:
      return target(asked);
    case states.token:
      return token(asked);
    case states.cleanUp:
      return [...cleanUp(asked, 'reserve'), ...cleanUp(asked, 'landmark')];
    default:
      return null;
  }
}

const base = ({ board, state, seat, args }: Asked) => ({
  state,
  seat,
  move: board.move,
  isOptional: args.raw('optionalAction') === true,
});

/** Cards to choose from; null: the record does not have one of them. */
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

function startingMana(asked: Asked): readonly Question[] {
  const { board, own } = asked;
  const among = own === null ? null : cardsAmong(board, own.ids('cards'));
  if (among === null || own === null) return [];
  const count = Math.min(own.number('n') ?? 0, among.options.length);
  if (count === 0) return [];
  const rules = ['4.1.j|4.1.i'];
  return [{ ...base(asked), kind: 'starting-mana', ...among, min: count, max: count, hidden: true, rules }];
}

function turn(asked: Asked): readonly Question[] {
  const { board, own } = asked;
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
  const { isOptional } = base(asked);
  if (!isOptional) options.set('pass', { key: 'pass' });
  if (options.size === 0) return [];
  const [kind, rule] = isOptional ? ['play', '|7.3.29.a'] : ['turn', '4.2.3.c'];
  return [
    {
      ...base(asked),
      kind,
      options: [...options.values()],
      cards: new Map(),
      min: isOptional ? 0 : 1,
      max: 1,
      rules: [rule],
    },
  ];
}

/** In the Morning a card for the Mana zone, else what an effect takes. */
function discard(asked: Asked): readonly Question[] {
  const { board, args, own } = asked;
  const among = own === null ? null : cardsAmong(board, own.ids('cards'));
  if (among === null) return [];
  const { isOptional } = base(asked);
  const isHand = args.text('source') === 'hand';
  const max = Math.min(args.number('n') ?? 1, among.options.length);
  const min = isOptional || args.raw('upTo') === true ? 0 : max;
  const expands = board.state.phase === 'morning' && isHand && args.text('destination') === 'mana';
  const bounds = { ...among, min, max };
  const rules = [expands ? '4.2.1.e' : '5.2.3.b'];
  const kind = expands ? 'expand' : 'target';
  return [{ ...base(asked), kind, ...bounds, ...(isHand && { hidden: true as const }), rules }];
}

function target(asked: Asked): readonly Question[] {
  const { board, args } = asked;
  const among = cardsAmong(board, args.ids('cardIds'));
  if (among === null) return [];
  const { isOptional } = base(asked);
  const max = Math.min(args.number('n') ?? 1, among.options.length);
  const min = isOptional || args.raw('upTo') === true ? 0 : max;
  const source = board.presentItemOf(args.text('sourceId') ?? '');
  const about = source === undefined ? {} : { about: { item: source } };
  return [{ ...base(asked), kind: 'target', ...among, min, max, rules: ['5.2.3.b'], ...about }];
}

/** To which expedition a token goes. */
function token(asked: Asked): readonly Question[] {
  const options: Option[] = [];
  const { args, seats } = asked;
  const ofAll = args.raw('allPlayers') === true;
  if (args.has('targetPlayer') && !ofAll) return [];
  for (const location of args.texts('locations')) {
    const [place = '', player] = location.split('-');
    const { expedition } = wayTo(place);
    const named = player === undefined ? asked.seat : seats.get(player);
    if (named === undefined || expedition === undefined) return [];
    for (const seat of ofAll && player === undefined ? seats.values() : [named]) {
      const key = `expedition:${seat}:${expedition}`;
      options.push({ key, about: { kind: 'expedition', seat, expedition } });
    }
  }
  if (options.length < 2) return [];
  return [{ ...base(asked), kind: 'target', options, cards: new Map(), min: 1, max: 1, rules: ['7.3.3.a'] }];
}

/** What stays at Night; the source asks what goes. */
function cleanUp(asked: Asked, zone: 'reserve' | 'landmark'): readonly Question[] {
  const { board, args, own } = asked;
  const excess = args.number(zone === 'reserve' ? 'nReserve' : 'nLandmarks') ?? 0;
  const among = own === null ? null : cardsAmong(board, own.ids(`${zone}Cards`));
  if (among === null || excess < 1 || excess >= among.options.length) return [];
  const limit = among.options.length - excess;
  return [
    {
      ...base(asked),
      kind: `clean-up-${zone}`,
      ...among,
      min: limit,
      max: limit,
      rules: ['4.2.5.c'],
      about: { zone, limit },
    },
  ];
}
