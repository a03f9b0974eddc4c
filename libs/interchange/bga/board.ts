import {
  altered,
  apply,
  type Action,
  type MoveVerb,
  type Place,
  type State,
  type Status,
} from '#altered/rules';
import type { CardDefinition } from '#altered/abilities';
import type { Cause, GameEvent, GameStarted, Seat } from '#record';
import { definitionOf, unknownCard, type PrintedCards } from './definitions.js';
import { LoggedTexts } from './logged-text.js';
import { isSamePlace, isToken, placeOf, type LoggedPlace } from './places.js';
import { causeNow, ruleNow } from './rule-numbers.js';
import type { LoggedCard } from './shapes.js';

/** Where the log and the record say different things. */
export interface Difference {
  /** Number of the move in the log. */
  readonly move: number;
  /** Revision of the last event before. */
  readonly revision: number;
  readonly what: string;
  readonly logged: string;
  readonly recorded: string;
}

interface Step {
  readonly verb: string;
  readonly by: Seat | null;
  readonly cause: Cause;
  readonly rules: readonly string[];
}

function copied<Key, Value>(from: ReadonlyMap<Key, Value>, to: Map<Key, Value>): void {
  to.clear();
  for (const [key, value] of from) to.set(key, value);
}

const hiddenZones: readonly string[] = ['deck', 'hand'];

/**
 * The game as the record has it so far, and the events that made it. Cards that the log has not named are unknown items; which of
 * several unknown ones a card was is left open.
 */
export class Board {
  readonly events: { readonly event: GameEvent; readonly time: number }[] = [];
  readonly differences: Difference[] = [];
  /** How often the source left something open, by what it was. */
  readonly unknown = new Map<string, number>();
  #state: State = altered.fold.initial();
  #actions: Action[] = [];
  /** Items by the id that the log has for the card. */
  readonly #items = new Map<string, number>();
  readonly #logged = new Map<number, LoggedCard>();
  readonly #unnamed = new Set<number>();
  /** Unknown items of which it is not known since when they are where they are. */
  readonly #mixed = new Set<number>();
  #texts: LoggedTexts;
  move = 0;
  time = 0;

  constructor(
    private readonly printed: PrintedCards,
    /** Whether cards have their abilities, so that the rules can decide with them. */
    private readonly isPlayable = false,
  ) {
    this.#texts = new LoggedTexts(printed.tokens ?? []);
  }

  get state(): State {
    return this.#state;
  }

  /** The card of an item as the log last had it. */
  loggedAs(item: number): LoggedCard | undefined {
    return this.#logged.get(item);
  }

  /** Items by the ids of the source. */
  get items(): ReadonlyMap<string, number> {
    return this.#items;
  }

  itemOf(card: string): number | undefined {
    return this.#items.get(card);
  }

  /** The item of a card that is somewhere; undefined: it is nowhere, or not known where. */
  presentItemOf(card: string): number | undefined {
    const item = this.#items.get(card);
    return item === undefined || this.#state.stays[item] == null ? undefined : item;
  }

  /** The card or token of the log that an item is; null: none that it named. */
  cardOf(item: number): LoggedCard | null {
    const card = this.#logged.get(item);
    return card !== undefined && this.#items.get(card.id) === item ? card : null;
  }

  /** The ids of the source by item. */
  cards(): ReadonlyMap<number, string> {
    return new Map([...this.#items].map(([card, item]) => [item, card]));
  }

  record(event: GameEvent): void {
    this.events.push({ event, time: this.time });
    if (event.kind !== 'StepResolved') this.#state = altered.fold.evolve(this.#state, event);
  }

  /** Records what the rules decided. */
  take(event: GameEvent<Action>): void {
    if (event.kind === 'StepResolved') {
      for (const action of event.actions) if (action.kind === 'move') this.#leaves(action);
      this.#state = altered.fold.evolve(this.#state, event);
    }
    this.record(event);
  }

  /** The same board, to go back to. */
  copy(): Board {
    const copy = new Board(this.printed, this.isPlayable);
    copy.becomes(this);
    copy.#state = altered.fold.clone(this.#state);
    return copy;
  }

  /** Becomes what another board is; that one is spent. */
  becomes(board: Board): void {
    this.#state = board.#state;
    this.events.length = 0;
    this.events.push(...board.events);
    this.differences.length = 0;
    this.differences.push(...board.differences);
    this.#texts = board.#texts;
    copied(board.unknown, this.unknown);
    copied(board.#items, this.#items);
    copied(board.#logged, this.#logged);
    this.#unnamed.clear();
    for (const item of board.#unnamed) this.#unnamed.add(item);
    this.#mixed.clear();
    for (const item of board.#mixed) this.#mixed.add(item);
  }

  /** A card that nobody knows leaves a hand unseen: it could have been any of those that nobody knows. */
  #leaves({ item, from, to, faceDown }: Extract<Action, { kind: 'move' }>): void {
    if (from.zone !== 'hand' || item === null || !this.#unnamed.has(item)) return;
    if (faceDown !== true && to.zone !== 'outside' && !hiddenZones.includes(to.zone)) return;
    for (const other of this.zone('hand', from.seat)) if (this.#unnamed.has(other)) this.#mixed.add(other);
  }

  /** An unknown item turns out to be a card, where it is; `to`: who learns it. */
  name(item: number, card: LoggedCard, to: Seat | null): void {
    this.do({ kind: 'identify', item, was: item, to, definition: this.define(card) });
    this.#know(item, card);
  }

  /** What a card is by its definition, as this board has it. */
  define(card: LoggedCard): CardDefinition {
    return definitionOf(card, this.printed, this.#texts, this.isPlayable);
  }

  /** An item is a token of the log. */
  isTokenOf(item: number, card: LoggedCard): void {
    this.#know(item, card);
  }

  /** Cards of a hand that are known are so no more: which of them goes away is not told. */
  mix(place: Place): void {
    this.#mix(place);
  }

  /** Begins the game: the items of a seat are its hero, then unknown cards. */
  start(started: GameStarted, heroes: readonly LoggedCard[]): void {
    this.record({ ...started });
    let item = 0;
    for (const [seat, { deck }] of started.seats.entries())
      for (let index = 0; index < deck.length; index++, item++) {
        const hero = heroes[seat];
        if (index === 0 && hero !== undefined) this.#know(item, hero);
        else this.#unnamed.add(item);
      }
  }

  /** Everything that `does` does is one event; none where it does nothing. */
  step(step: Step, does: () => void): void {
    does();
    const actions = this.#actions;
    this.#actions = [];
    if (actions.length === 0) return;
    const { verb, by } = step;
    const told = { cause: causeNow(step.cause), rules: step.rules.map(ruleNow) };
    this.record({ kind: 'StepResolved', verb, by, ...told, actions });
  }

  do(action: Action): void {
    apply(this.#state, action);
    this.#actions.push(action);
  }

  setCounter(item: number, name: string, value: number): void {
    const stay = this.#state.stays[item];
    if (stay?.object == null) return;
    const delta = value - (stay.counters[name] ?? 0);
    if (delta !== 0) this.do({ kind: 'counters', item, object: stay.object, name, delta, value });
  }

  leaveOpen(what: string, times = 1): void {
    if (times > 0) this.unknown.set(what, (this.unknown.get(what) ?? 0) + times);
  }

  /** Something that was left open turns out. */
  closes(what: string): void {
    const times = (this.unknown.get(what) ?? 0) - 1;
    if (times > 0) this.unknown.set(what, times);
    else this.unknown.delete(what);
  }

  differs(what: string, logged: string, recorded: string): void {
    this.differences.push({ move: this.move, revision: this.events.length - 1, what, logged, recorded });
  }

  newItem(): number {
    return this.#state.items.length;
  }

  nextObject(): number {
    return this.#state.timestamp + 1;
  }

  zone(zone: Exclude<Place['zone'], 'outside'>, seat: Seat): readonly number[] {
    const { seats, expedition, limbo } = this.#state;
    if (zone === 'expedition') return expedition;
    if (zone === 'limbo') return limbo;
    return seats[seat]?.[zone] ?? [];
  }

  isUnnamed(item: number): boolean {
    return this.#unnamed.has(item);
  }

  #know(item: number, card: LoggedCard): void {
    this.#items.set(card.id, item);
    this.#logged.set(item, card);
    this.#unnamed.delete(item);
  }

  /**
   * Where a card is: it is moved there from wherever it was. `from` says where the log has it come from; `to`, who may learn which card
   * it is.
   */
  place(
    card: LoggedCard,
    seat: Seat,
    { as, from, to = null, at, keeps = false }: Placing = {},
  ): number | null {
    const place: LoggedPlace | null = at ?? placeOf(card, seat);
    if (place === null) {
      this.leaveOpen(`location ${card.location.replaceAll(/\d+/g, 'N')}`);
      return null;
    }
    const known = this.#items.get(card.id);
    if (place === 'gone') return this.#vanish(known ?? null);
    if (known === undefined && isToken(card)) return this.#token(card, place as Place);
    const item = this.#present(card, from ?? (place === 'shown' ? null : this.#likelyFrom(place)), seat, to);
    if (item === null) return null;
    this.#logged.set(item, card);
    if (place !== 'shown')
      this.moveTo(item, place, {
        ...(as !== undefined && { as }),
        exhausted: card.properties['tapped'] === true,
        keeps,
      });
    return item;
  }

  /** The item of a card, which is identified where it was not known. */
  #present(card: LoggedCard, from: Place | null, seat: Seat, to: Seat | null): number | null {
    const known = this.#items.get(card.id);
    if (known !== undefined && this.#state.stays[known] != null) return known;
    for (const source of [from, ...(['hand', 'deck', 'mana'] as const).map((zone) => ({ zone, seat }))]) {
      if (source === null || source.zone === 'outside') continue;
      const slot = this.#slotIn(source);
      if (slot !== null) return this.#identify(card, slot, source, to);
    }
    this.differs('card', `${card.id} in ${card.location}`, 'no unknown card is left');
    return null;
  }

  /** Known cards do not come from where everybody sees. */
  #likelyFrom({ zone, seat }: Place): Place {
    return { zone: zone === 'hand' ? 'deck' : 'hand', seat };
  }

  #slotIn({ zone, seat }: Place): number | null {
    if (zone === 'outside') return null;
    return this.zone(zone, seat).find((item) => this.#unnamed.has(item)) ?? null;
  }

  #identify(card: LoggedCard, slot: number, { zone, seat }: Place, to: Seat | null): number {
    const before = this.#items.get(card.id);
    const others = zone === 'outside' ? [] : this.zone(zone, seat).filter((one) => this.#unnamed.has(one));
    const isTop = zone === 'deck' && this.zone('deck', seat)[0] === slot;
    const proven = isTop || (others.length === 1 && !this.#mixed.has(slot));
    const inPlace = proven && before === undefined;
    const item = before ?? (inPlace ? slot : this.newItem());
    this.do({
      kind: 'identify',
      item,
      was: slot,
      to,
      definition: before === undefined ? this.define(card) : null,
    });
    if (!inPlace) this.leaveOpen('which of several unknown cards it was');
    this.#unnamed.delete(slot);
    this.#know(item, card);
    return item;
  }

  /** A card that is known takes the place of an unknown one again: it could be any of its zone from now on. */
  #forget(item: number, seat: Seat): void {
    const slot = this.newItem();
    this.do({ kind: 'identify', item: slot, was: item, to: seat, definition: unknownCard });
    this.#unnamed.add(slot);
  }

  /**
   * Cards of which the log does not say which they are go from a hidden zone: from a hand any of it could be, from the deck the top
   * ones.
   */
  moveUnknown(count: number, from: Place, to: Place, as?: MoveVerb): void {
    if (from.zone === 'outside') return;
    if (from.zone !== 'deck' && this.zone(from.zone, from.seat).length > count) this.#mix(from);
    for (let index = 0; index < count; index++) {
      const items = this.zone(from.zone, from.seat);
      const item =
        (from.zone === 'deck' ? items[0] : (items.find((one) => this.#unnamed.has(one)) ?? items[0])) ??
        this.#lost(from.seat);
      if (item === undefined) {
        this.differs(`cards in ${from.zone} of seat ${from.seat}`, 'more', `${items.length}`);
        return;
      }
      this.moveTo(item, to, as === undefined ? {} : { as });
    }
    this.leaveOpen(`cards moved unseen from ${from.zone} to ${to.zone}`, count);
  }

  /** An undo takes notifications along that were valid: then a card came from the deck before. */
  #lost(seat: Seat): number | undefined {
    const [top] = this.zone('deck', seat);
    if (top !== undefined) this.leaveOpen('cards drawn in a part of the log that is missing');
    return top;
  }

  #mix({ zone, seat }: Place): void {
    if (zone === 'outside') return;
    for (const item of [...this.zone(zone, seat)]) if (!this.#unnamed.has(item)) this.#forget(item, seat);
    for (const item of this.zone(zone, seat)) this.#mixed.add(item);
  }

  /** Moves an item; where it `keeps` what is on it, the new object has it from the start. */
  moveTo(item: number, to: Place, { as, exhausted = false, keeps = false }: Moving = {}): void {
    const stay = this.#state.stays[item] ?? null;
    const from: Place =
      stay === null
        ? { zone: 'outside', seat: to.seat }
        : {
            zone: stay.zone,
            seat: stay.seat,
            ...(stay.expedition !== null && { expedition: stay.expedition }),
          };
    if (isSamePlace(from, to)) return;
    const remains = from.zone === 'expedition' && to.zone === 'expedition';
    const isObject = !hiddenZones.includes(to.zone);
    const kept = keeps && stay !== null && !stay.faceDown ? stay : null;
    const statuses = isObject && !remains && to.zone !== 'mana' ? (kept?.statuses ?? []) : [];
    const own = statuses.filter((status) => status !== 'exhausted');
    const given: readonly Status[] =
      exhausted && isObject && !remains && to.zone !== 'mana' ? [...own, 'exhausted'] : own;
    const counters = remains ? {} : (kept?.counters ?? {});
    this.do({
      kind: 'move',
      item,
      from,
      to,
      left: stay?.object ?? null,
      becomes: remains ? (stay?.object ?? null) : isObject ? this.nextObject() : null,
      ...(as !== undefined && { as }),
      ...(to.zone === 'mana' && { faceDown: true as const }),
      ...(to.zone === 'deck' && from.zone !== 'outside' && { index: 0 }),
      ...(given.length > 0 && { statuses: [...given].sort() }),
      ...(Object.keys(counters).length > 0 && { counters }),
    });
  }

  #token(card: LoggedCard, to: Place): number {
    const item = this.newItem();
    const exhausted = card.properties['tapped'] === true;
    this.do({
      kind: 'token',
      item,
      object: this.nextObject(),
      to,
      definition: this.define(card),
      ...(exhausted && { statuses: ['exhausted'] as const }),
    });
    this.#know(item, card);
    return item;
  }

  #vanish(item: number | null): null {
    const stay = item === null ? null : (this.#state.stays[item] ?? null);
    if (item !== null && stay !== null) this.do({ kind: 'vanish', item, object: stay.object });
    return null;
  }

  /** What is taken from the table; a card that was only shown from a hidden zone is still there. */
  vanish(card: string): void {
    const item = this.#items.get(card);
    const zone = item === undefined ? undefined : this.#state.stays[item]?.zone;
    if (item !== undefined && zone !== undefined && !hiddenZones.includes(zone)) this.#vanish(item);
  }

  /** A deck was shuffled: which card is where in it is known to nobody any more. */
  forgetDeck(seat: Seat): void {
    for (const item of [...this.zone('deck', seat)]) if (!this.#unnamed.has(item)) this.#forget(item, seat);
  }

  /** The discard pile goes under the deck: which card is where is known to nobody from then on. */
  shuffleDiscard(seat: Seat): void {
    for (const item of [...this.zone('discard', seat)]) this.#forget(item, seat);
    const order = [...this.zone('deck', seat), ...this.zone('discard', seat)];
    this.do({ kind: 'shuffle', seat, order, count: order.length, discard: true });
    this.leaveOpen('order of a deck after shuffling');
  }
}

interface Moving {
  readonly as?: MoveVerb;
  readonly exhausted?: boolean;
  readonly keeps?: boolean;
}

interface Placing extends Omit<Moving, 'exhausted'> {
  /** Where it came from, as the log says. */
  readonly from?: Place | null;
  /** Who learns which card it is; null: everybody. */
  readonly to?: Seat | null;
  /** Where it goes, where that is not what the card says. */
  readonly at?: Place;
}
