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
 * The game as the record has it so far, and the events that made it. Cards that the log has not named are unknown items; which of
 * several unknown ones a card was is left open.
 */
export class Board {
  readonly events: { readonly event: GameEvent; readonly time: number }[] = [];
  readonly #doubts = new Doubts();
  #state: State = altered.fold.initial();
  #actions: Action[] = [];
  /** Which card of the log is which item. */
  readonly cards = new NamedCards();
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

  /** Where the log and the record say different things. */
  get differences(): readonly Difference[] {
    return this.#doubts.differences;
  }

  /** How often the source left something open, by what it was. */
  get unknown(): ReadonlyMap<string, number> {
    return this.#doubts.open;
  }

  /** The item of a card that is somewhere; undefined: it is nowhere, or not known where. */
  presentItemOf(card: string): number | undefined {
    const item = this.cards.itemOf(card);
    return item === undefined || this.#state.stays[item] == null ? undefined : item;
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
    this.#texts = board.#texts;
    this.#doubts.become(board.#doubts);
    this.cards.become(board.cards);
  }

  /** A card that nobody knows leaves a hand unseen: it could have been any of those that nobody knows. */
  #leaves({ item, from, to, faceDown }: Extract<Action, { kind: 'move' }>): void {
    if (from.zone !== 'hand' || item === null || !this.cards.isUnnamed(item)) return;
    if (faceDown !== true && to.zone !== 'outside' && !hiddenZones.includes(to.zone)) return;
    for (const other of this.zone('hand', from.seat)) if (this.cards.isUnnamed(other)) this.cards.mix(other);
  }

  /** An unknown item turns out to be a card, where it is; `to`: who learns it. */
  name(item: number, card: LoggedCard, to: Seat | null): void {
    this.do({ kind: 'identify', item, was: item, to, definition: this.define(card) });
    this.cards.name(item, card);
  }

  /** What a card is by its definition, as this board has it. */
  define(card: LoggedCard): CardDefinition {
    return definitionOf(card, this.printed, this.#texts, this.isPlayable);
  }

  /** Begins the game: the items of a seat are its hero, then unknown cards. */
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

  /** So many times the source says nothing about this. */
  leaveOpen(what: string, times = 1): void {
    this.#doubts.leaveOpen(what, times);
  }

  /** Something that was left open turns out. */
  closes(what: string): void {
    this.#doubts.closes(what);
  }

  /** The log says something else than the record. */
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

  /** The item of a card, which is identified where it was not known. */
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

  /** Known cards do not come from where everybody sees. */
  #likelyFrom({ zone, seat }: Place): Place {
    return { zone: zone === 'hand' ? 'deck' : 'hand', seat };
  }

  #slotIn({ zone, seat }: Place): number | null {
    if (zone === 'outside') return null;
    return this.zone(zone, seat).find((item) => this.cards.isUnnamed(item)) ?? null;
  }

  #identify(card: LoggedCard, slot: number, { zone, seat }: Place, to: Seat | null): number {
    const before = this.cards.itemOf(card.id);
    const others = zone === 'outside' ? [] : this.zone(zone, seat).filter((one) => this.cards.isUnnamed(one));
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

  /** A card that is known takes the place of an unknown one again: it could be any of its zone from now on. */
  #forget(item: number, seat: Seat): void {
    const slot = this.newItem();
    this.do({ kind: 'identify', item: slot, was: item, to: seat, definition: unknownCard });
    this.cards.unname(slot);
  }

  /**
   * Cards of which the log does not say which they are go from a hidden zone: from a hand any of it could be, from the deck the top
   * ones.
   */
  moveUnknown(count: number, from: Place, to: Place, as?: MoveVerb): void {
    if (from.zone === 'outside') return;
    if (from.zone !== 'deck' && this.zone(from.zone, from.seat).length > count) this.mix(from);
    for (let index = 0; index < count; index++) {
      const items = this.zone(from.zone, from.seat);
      const item =
        (from.zone === 'deck' ? items[0] : (items.find((one) => this.cards.isUnnamed(one)) ?? items[0])) ??
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

  /** Cards of a zone that are known are so no more: which of them goes away is not told. */
  mix({ zone, seat }: Place): void {
    if (zone === 'outside') return;
    for (const item of [...this.zone(zone, seat)]) if (!this.cards.isUnnamed(item)) this.#forget(item, seat);
    for (const item of this.zone(zone, seat)) this.cards.mix(item);
  }

  /** Moves an item, where it is not there already. */
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

  /** What is taken from the table; a card that was only shown from a hidden zone is still there. */
  vanish(card: string): void {
    const item = this.cards.itemOf(card);
    const zone = item === undefined ? undefined : this.#state.stays[item]?.zone;
    if (item !== undefined && zone !== undefined && !hiddenZones.includes(zone)) this.#vanish(item);
  }

  /** A deck was shuffled: which card is where in it is known to nobody any more. */
  forgetDeck(seat: Seat): void {
    for (const item of [...this.zone('deck', seat)])
      if (!this.cards.isUnnamed(item)) this.#forget(item, seat);
  }

  /** The discard pile goes under the deck: which card is where is known to nobody from then on. */
  shuffleDiscard(seat: Seat): void {
    for (const item of [...this.zone('discard', seat)]) this.#forget(item, seat);
    const order = [...this.zone('deck', seat), ...this.zone('discard', seat)];
    this.do({ kind: 'shuffle', seat, order, count: order.length, discard: true });
    this.leaveOpen('order of a deck after shuffling');
  }
}

interface Placing extends Omit<Moving, 'exhausted'> {
  /** Where it came from, as the log says. */
  readonly from?: Place | null;
  /** Who learns which card it is; null: everybody. */
  readonly to?: Seat | null;
  /** Where it goes, where that is not what the card says. */
  readonly at?: Place;
}
