import { cardOf, type Action } from '#altered/rules';
import type { Terrain } from '#altered/abilities';
import type { GameEvent, Seat } from '#record';
import type { Board } from '../board.js';
import type { Notification } from '../log.js';
import type { LoggedCard } from '../shapes.js';
import { showing } from './shown.js';

type Zone = Extract<Action, { kind: 'move' }>['to']['zone'];

/** A card that leaves a deck. `card` is null if the log does not name it. */
export interface Drawn {
  readonly card: LoggedCard | null;
}

export interface Moved {
  readonly card: LoggedCard | null;
  /** The card's entry in the order of its deck. Null if the card leaves a zone other than a deck. */
  readonly drawn: Drawn | null;
  readonly seat: Seat;
  readonly from: Zone;
  readonly to: Zone;
  /** The name of the card on the board. Empty if unknown. */
  readonly name: string;
  /** The verb of the step that moved the card. */
  readonly verb: string;
}

/** The part of a log from one turn to the next or to the end. */
export interface Segment {
  readonly notifications: readonly Notification[];
  /** The notification that shows the turn's action. Undefined if the segment contains no turn. */
  readonly acting: Notification | undefined;
  readonly moved: readonly Moved[];
  /** For each deck, the cards that become known, from top to bottom. */
  readonly tops: readonly (readonly Drawn[])[];
  /** The results of each die roll. */
  readonly rolls: readonly (readonly number[])[];
  readonly regions: readonly { readonly index: number; readonly terrains: readonly Terrain[] }[];
  readonly firstPlayer: Seat | null;
  /** The number of shuffles. The log does not contain the order after a shuffle. */
  readonly shuffles: number;
  /** For each deck, the cards that become known after a shuffle, from top to bottom. */
  readonly shuffled: readonly (readonly Drawn[])[];
  /** Descriptions of the actions that the log shows. */
  readonly shown: ReadonlySet<string>;
  /** The notification that a player concedes. Undefined if no player does. */
  readonly conceding: Notification | undefined;
}

const acts: ReadonlySet<string> = new Set(['playCard', 'supportEffect', 'passTurn']);

/** Whether a notification shows the action of a turn. Exhausting a card by an effect does not count. */
export const isActing = ({ type, args }: Notification): boolean =>
  acts.has(type) || (type === 'tap' && args.card('card2') === null);

/**
 * Whether the platform asks a player to take a turn. If an effect lets a player play a card, the platform's request has
 * the same state, but it does not start a turn.
 */
export function requestsTurn({ type, args }: Notification): boolean {
  const request = args.of('args');
  const isWithin = request.raw('optionalAction') === true || request.raw('additionalAction') === true;
  return type === 'gameStateChange' && args.number('id') === 20 && !isWithin;
}

/** Builds a segment from the events and notifications since the previous segment. */
export function segmentOf(
  board: Board,
  events: readonly GameEvent<Action>[],
  notifications: readonly Notification[],
): Segment {
  const gathered = new Gathered(board);
  for (const event of events)
    if (event.kind === 'StepResolved') for (const action of event.actions) gathered.take(event.verb, action);
  return {
    moved: gathered.moved,
    tops: gathered.tops,
    rolls: gathered.rolls,
    regions: gathered.regions,
    firstPlayer: gathered.firstPlayer,
    shuffles: gathered.shuffles,
    shuffled: gathered.shuffled,
    shown: gathered.shown,
    notifications,
    acting: notifications.find(isActing),
    conceding: notifications.find(({ type }) => type === 'playerConcedeGame'),
  };
}

class Gathered {
  readonly moved: Moved[] = [];
  readonly tops: Drawn[][] = [[], []];
  readonly rolls: (readonly number[])[] = [];
  readonly regions: { readonly index: number; readonly terrains: readonly Terrain[] }[] = [];
  firstPlayer: Seat | null = null;
  shuffles = 0;
  readonly shuffled: Drawn[][] = [[], []];
  readonly shown = new Set<string>();
  readonly #board: Board;
  readonly #seen = new Set<string>();
  readonly #hasShuffled = new Set<Seat>();

  constructor(board: Board) {
    this.#board = board;
  }

  take(verb: string, action: Action): void {
    const shown = showing(action, (item) => this.#board.cards.cardOf(item)?.id ?? null);
    if (shown !== null) this.shown.add(shown);
    switch (action.kind) {
      case 'move':
        return this.#move(verb, action);
      case 'reveal':
        for (const item of action.items ?? []) this.#top(this.#board.state.items[item]?.owner ?? 0, item);
        return;
      case 'roll':
        this.rolls.push(action.dice);
        return;
      case 'vanish': {
        const card = this.#board.cards.cardOf(action.item);
        const name = card === null ? '' : cardOf(this.#board.state, action.item).name;
        const seat = this.#board.state.items[action.item]?.owner ?? 0;
        this.moved.push({ card, drawn: null, name, seat, from: 'landmark', to: 'outside', verb });
        return;
      }
      case 'turn-up':
        this.regions.push(...action.regions);
        return;
      case 'first-player':
        this.firstPlayer ??= action.seat;
        return;
      case 'shuffle':
        this.shuffles++;
        this.#hasShuffled.add(action.seat);
        this.#seen.clear();
        return;
      default:
    }
  }

  #move(verb: string, { item, from, to }: Extract<Action, { kind: 'move' }>): void {
    if (item === null) return;
    const drawn = from.zone === 'deck' ? this.#top(from.seat, item) : null;
    const card = this.#board.cards.cardOf(item);
    const name = card === null ? '' : cardOf(this.#board.state, item).name;
    this.moved.push({ card, drawn, name, seat: from.seat, from: from.zone, to: to.zone, verb });
  }

  #top(seat: Seat, item: number): Drawn {
    const drawn = { card: this.#board.cards.cardOf(item) };
    const { card } = drawn;
    if (card !== null && this.#seen.has(card.id)) return drawn;
    if (card !== null) this.#seen.add(card.id);
    (this.#hasShuffled.has(seat) ? this.shuffled : this.tops)[seat]?.push(drawn);
    return drawn;
  }
}
