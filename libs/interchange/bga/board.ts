import { altered, apply, type Action, type MoveVerb, type Place, type State } from '#altered/rules';
import type { CardDefinition } from '#altered/abilities';
import type { Cause, GameEvent, GameStarted, Seat } from '#record';
import { definitionOf, unknownCard, type PrintedCards } from './definitions.js';
import { Doubts, type Difference } from './doubts.js';
import { LoggedTexts } from './logged-text.js';
import { hiddenZones, moveOf, type Moving } from './moves.js';
import { NamedCards } from './named-cards.js';
import { isToken, placeOf, type LoggedPlace } from './places.js';
import { causeNow, ruleNow } from './rule-numbers.js';
import type { LoggedCard } from './shapes.js';

interface Step {
  readonly verb: string;
  readonly by: Seat | null;
  readonly cause: Cause;
  readonly rules: readonly string[];
}

/**
 * The state of a game so far, and the events that led to it. Cards that the log has not named are unknown items. If
 * several unknown items could be the same named card, the board does not decide which item is this card.
 */
export class Board {
  readonly events: { readonly event: GameEvent; readonly time: number }[] = [];
  readonly #doubts = new Doubts();
  #state: State = altered.fold.initial();
  #actions: Action[] = [];
  /** The items of the cards that the log names. */
  readonly cards = new NamedCards();
  #texts: LoggedTexts;
  move = 0;
  time = 0;

  constructor(
    private readonly printed: PrintedCards,
    /** Whether cards get their abilities, so that the rules can execute them. */
    private readonly isPlayable = false,
  ) {
    this.#texts = new LoggedTexts(printed.tokens ?? []);
  }

  get state(): State {
    return this.#state;
  }

  get differences(): readonly Difference[] {
    return this.#doubts.differences;
  }

  /** The number of missing facts, by kind. */
  get unknown(): ReadonlyMap<string, number> {
    return this.#doubts.open;
  }

  /** Returns the item of a card. Undefined if the card's place is unknown. */
  presentItemOf(card: string): number | undefined {
    const item = this.cards.itemOf(card);
    return item === undefined || this.#state.stays[item] == null ? undefined : item;
  }

  record(event: GameEvent): void {
    this.events.push({ event, time: this.time });
    if (event.kind !== 'StepResolved') this.#state = altered.fold.evolve(this.#state, event);
  }

  /** Records an event from the rules. */
  take(event: GameEvent<Action>): void {
    if (event.kind === 'StepResolved') {
      for (const action of event.actions) if (action.kind === 'move') this.#leaves(action);
      this.#state = altered.fold.evolve(this.#state, event);
    }
    this.record(event);
  }

  /** Returns a copy of the board, to which the caller can return later. */
  copy(): Board {
    const copy = new Board(this.printed, this.isPlayable);
    copy.becomes(this);
    copy.#state = altered.fold.clone(this.#state);
    return copy;
  }

  /** Takes over the content of another board, which must not be used afterwards. */
  becomes(board: Board): void {
    this.#state = board.#state;
    this.events.length = 0;
    this.events.push(...board.events);
    this.#texts = board.#texts;
    this.#doubts.become(board.#doubts);
    this.cards.become(board.cards);
  }

  /**
   * Marks all unnamed cards in a hand as mixed if one of them leaves the hand unseen, because it could be any of them.
   */
  #leaves({ item, from, to, faceDown }: Extract<Action, { kind: 'move' }>): void {
    if (from.zone !== 'hand' || item === null || !this.cards.isUnnamed(item)) return;
    if (faceDown !== true && to.zone !== 'outside' && !hiddenZones.includes(to.zone)) return;
    for (const other of this.zone('hand', from.seat)) if (this.cards.isUnnamed(other)) this.cards.mix(other);
  }

  /**
   * Identifies an unknown item as a card, in the item's current zone. `to` is the seat whose player learns the card's
   * identity, or null for both players.
   */
  name(item: number, card: LoggedCard, to: Seat | null): void {
    this.do({ kind: 'identify', item, was: item, to, definition: this.define(card) });
    this.cards.name(item, card);
  }

  /** Returns the definition of a card. The definition contains abilities if the board is playable. */
  define(card: LoggedCard): CardDefinition {
    return definitionOf(card, this.printed, this.#texts, this.isPlayable);
  }

  /** Starts the game. Each seat gets items for its hero and for its cards, which are still unknown. */
  start(started: GameStarted, heroes: readonly LoggedCard[]): void {
    this.record({ ...started });
    let item = 0;
    for (const [seat, { deck }] of started.seats.entries())
      for (let index = 0; index < deck.length; index++, item++) {
        const hero = heroes[seat];
        if (index === 0 && hero !== undefined) this.cards.name(item, hero);
        else this.cards.unname(item);
      }
  }

  /** Records the actions that `does` performs as a single event. Records nothing if there are none. */
  step(step: Step, does: () => void): void {
    does();
    const actions = this.#actions;
    this.#actions = [];
    if (actions.length === 0) return;
    const { verb, by } = step;
    const reason = { cause: causeNow(step.cause), rules: step.rules.map(ruleNow) };
    this.record({ kind: 'StepResolved', verb, by, ...reason, actions });
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

  /** Adds `times` missing facts of this kind. */
  leaveOpen(what: string, times = 1): void {
    this.#doubts.leaveOpen(what, times);
  }

  /** Removes one missing fact of this kind. */
  closes(what: string): void {
    this.#doubts.closes(what);
  }

  differs(what: string, logged: string, recorded: string): void {
    this.#doubts.differ({ move: this.move, revision: this.events.length - 1, what, logged, recorded });
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

  /**
   * Moves a card from its current place to its place in the log. `from` is the place that the card left according to
   * the log. `to` is the seat whose player learns the card's identity, or null for both players. Returns the card's
   * item. Null if the card left the game, if it cannot be found, or if its place is unknown.
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
    const known = this.cards.itemOf(card.id);
    if (place === 'gone') return this.#vanish(known ?? null);
    if (known === undefined && isToken(card)) return this.#token(card, place as Place);
    const item = this.#present(card, from ?? (place === 'shown' ? null : this.#likelyFrom(place)), seat, to);
    if (item === null) return null;
    this.cards.show(item, card);
    if (place !== 'shown')
      this.moveTo(item, place, {
        ...(as !== undefined && { as }),
        exhausted: card.properties['tapped'] === true,
        keeps,
      });
    return item;
  }

  /**
   * Returns the item of a card. If the card has no item yet, identifies an unknown item as this card. Null if no
   * unknown item is left.
   */
  #present(card: LoggedCard, from: Place | null, seat: Seat, to: Seat | null): number | null {
    const known = this.cards.itemOf(card.id);
    if (known !== undefined && this.#state.stays[known] != null) return known;
    for (const source of [from, ...(['hand', 'deck', 'mana'] as const).map((zone) => ({ zone, seat }))]) {
      if (source === null || source.zone === 'outside') continue;
      const slot = this.#slotIn(source);
      if (slot !== null) return this.#identify(card, slot, source, to);
    }
    this.differs('card', `${card.id} in ${card.location}`, 'no unknown card is left');
    return null;
  }

  /**
   * Guesses from which hidden zone an unnamed card comes: the deck if the card moves to a hand, and otherwise the hand.
   */
  #likelyFrom({ zone, seat }: Place): Place {
    return { zone: zone === 'hand' ? 'deck' : 'hand', seat };
  }

  #slotIn({ zone, seat }: Place): number | null {
    if (zone === 'outside') return null;
    return this.zone(zone, seat).find((item) => this.cards.isUnnamed(item)) ?? null;
  }

  #identify(card: LoggedCard, slot: number, { zone, seat }: Place, to: Seat | null): number {
    const before = this.cards.itemOf(card.id);
    const others =
      zone === 'outside' ? [] : this.zone(zone, seat).filter((candidate) => this.cards.isUnnamed(candidate));
    const isTop = zone === 'deck' && this.zone('deck', seat)[0] === slot;
    const proven = isTop || (others.length === 1 && !this.cards.isMixed(slot));
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
    this.cards.identify(slot);
    this.cards.name(item, card);
    return item;
  }

  /** Replaces a known card with an unknown item, which from now on could be any card in its zone. */
  #forget(item: number, seat: Seat): void {
    const slot = this.newItem();
    this.do({ kind: 'identify', item: slot, was: item, to: seat, definition: unknownCard });
    this.cards.unname(slot);
  }

  /**
   * Moves unnamed cards out of a hidden zone. They are the top cards of a deck, or arbitrary cards of any other zone.
   */
  moveUnknown(count: number, from: Place, to: Place, as?: MoveVerb): void {
    if (from.zone === 'outside') return;
    if (from.zone !== 'deck' && this.zone(from.zone, from.seat).length > count) this.mix(from);
    for (let index = 0; index < count; index++) {
      const items = this.zone(from.zone, from.seat);
      const item =
        (from.zone === 'deck'
          ? items[0]
          : (items.find((candidate) => this.cards.isUnnamed(candidate)) ?? items[0])) ??
        this.#lost(from.seat);
      if (item === undefined) {
        this.differs(`cards in ${from.zone} of seat ${from.seat}`, 'more', `${items.length}`);
        return;
      }
      this.moveTo(item, to, as === undefined ? {} : { as });
    }
    this.leaveOpen(`cards moved unseen from ${from.zone} to ${to.zone}`, count);
  }

  /**
   * Returns the top card of a deck as a substitute for a missing card. Cards can be missing because an undo sometimes
   * removes valid notifications, such as a draw, from the log.
   */
  #lost(seat: Seat): number | undefined {
    const [top] = this.zone('deck', seat);
    if (top !== undefined) this.leaveOpen('cards drawn in a part of the log that is missing');
    return top;
  }

  /**
   * Forgets the identities of the cards in a zone after a card left the zone and the log did not say which. Keeps the
   * identities of items for which `canLeave` returns false.
   */
  mix({ zone, seat }: Place, canLeave: (item: number) => boolean = () => true): void {
    if (zone === 'outside') return;
    const items = this.zone(zone, seat).filter(canLeave);
    for (const item of items) if (!this.cards.isUnnamed(item)) this.#forget(item, seat);
    for (const item of this.zone(zone, seat)) if (canLeave(item)) this.cards.mix(item);
  }

  /** Moves an item to a place. Does nothing if the item is already there. */
  moveTo(item: number, to: Place, moving: Moving = {}): void {
    const move = moveOf(this.#state, item, to, moving);
    if (move !== null) this.do(move);
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
    this.cards.name(item, card);
    return item;
  }

  #vanish(item: number | null): null {
    const stay = item === null ? null : (this.#state.stays[item] ?? null);
    if (item !== null && stay !== null) this.do({ kind: 'vanish', item, object: stay.object });
    return null;
  }

  /** Removes a card from the table. If the card was only shown from a hidden zone, it remains in that zone. */
  vanish(card: string): void {
    const item = this.cards.itemOf(card);
    const zone = item === undefined ? undefined : this.#state.stays[item]?.zone;
    if (item !== undefined && zone !== undefined && !hiddenZones.includes(zone)) this.#vanish(item);
  }

  /** Forgets the order of a deck after a shuffle. */
  forgetDeck(seat: Seat): void {
    for (const item of [...this.zone('deck', seat)])
      if (!this.cards.isUnnamed(item)) this.#forget(item, seat);
  }

  /** Shuffles the discard pile under the deck and forgets which cards were in it. */
  shuffleDiscard(seat: Seat): void {
    for (const item of [...this.zone('discard', seat)]) this.#forget(item, seat);
    const order = [...this.zone('deck', seat), ...this.zone('discard', seat)];
    this.do({ kind: 'shuffle', seat, order, count: order.length, discard: true });
    this.leaveOpen('order of a deck after shuffling');
  }
}

interface Placing extends Omit<Moving, 'exhausted'> {
  /** The place that the card left according to the log. */
  readonly from?: Place | null;
  /** The seat whose player learns the card's identity. Null means both players. */
  readonly to?: Seat | null;
  /** The destination, if it is not the location in the card's data. */
  readonly at?: Place;
}
