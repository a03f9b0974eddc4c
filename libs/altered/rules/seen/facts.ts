import type { CardDefinition } from '#altered/abilities';
import { FactList } from '#kernel';
import type { CardVerb, Fact, FactSubject, GameEvent, Seat, StepResolved } from '#record';
import type { Action, CreateEmblem, Move, Place, Vanish } from '../state/actions.js';
import type { Counters, Stay, Zone } from '../state/objects.js';
import { cardOf, type State } from '../state/state.js';
import { lineOf, textOfLine } from './emblem-line.js';

/**
 * Converts an event to facts, which have the same form for all games. Does not hide anything, so callers must mask the
 * event first.
 */
export function facts(event: GameEvent<Action>, before: State): readonly Fact[] {
  if (event.kind === 'DecisionMade') return playedReaction(event.choice[0], before);
  return event.kind === 'StepResolved' ? new Facts(event, before).facts : [];
}

function playedReaction(key: string | undefined, { pending }: State): readonly Fact[] {
  if (pending?.kind !== 'reaction' || key === undefined) return [];
  return [{ kind: 'reaction-played', action: null, standIn: Number(key.slice('reaction:'.length)) }];
}

/** The counters left on objects after earlier actions in the same step. */
type Remaining = Map<number, Counters>;

class Facts extends FactList {
  /** The definitions of items that this event creates, by item. */
  readonly #created = new Map<number, CardDefinition>();
  readonly #counters: Remaining = new Map();
  /** The zones to which earlier actions of the same step moved items. Null for an item that is no longer in a zone. */
  readonly #zones = new Map<number, { readonly zone: Zone | null; readonly seat: Seat }>();

  constructor(
    private readonly event: StepResolved<Action>,
    private readonly before: State,
  ) {
    super();
    for (const [index, action] of event.actions.entries()) this.#read(action, index);
  }

  #read(action: Action, index: number): void {
    switch (action.kind) {
      case 'move':
        return this.#moved(action, index);
      case 'token': {
        const { item, object, to, definition, counters } = action;
        this.#created.set(item, definition);
        const card = this.#subject(item, object);
        this.#came(item, to);
        this.card(index, 'created', card, to.seat, null, to.zone);
        return this.#cameWith(index, card, to.seat, counters);
      }
      case 'vanish': {
        const emblem = this.before.items[action.item];
        if (emblem?.kind === 'emblem') return this.#emblemVanished(action.item, index);
        return this.#vanished(action, index);
      }
      case 'shuffle':
        return action.discard ? this.#reshuffled(action.seat, index) : undefined;
      case 'counters': {
        const { item, object, name, delta, value } = action;
        const seat = this.#stayOf(object)?.seat ?? 0;
        this.#counters.set(object, { ...this.#countersOf(object), [name]: value });
        return this.counter(index, this.#subject(item, object), seat, name, delta, value);
      }
      case 'identify':
        if (action.item !== null && action.definition !== null)
          this.#created.set(action.item, action.definition);
        return this.about(index, this.#subject(action.item, null));
      case 'emblem':
        return this.#activated(action, index);
      case 'status':
      case 'quick-action':
      case 'first-time':
        return this.about(index, this.#subject(action.item, action.object));
      case 'reveal': {
        const items = action.items ?? Array<null>(action.count).fill(null);
        for (const item of items) this.about(index, this.#subject(item, null));
        return;
      }
      default:
        return;
    }
  }

  #moved(action: Move, index: number): void {
    const { item, from, to, left, becomes, counters } = action;
    // 3.2.4.d: a move between expeditions does not create a new object. Therefore, no verb and no lost counters are
    // reported for it.
    const card = this.#subject(item, left ?? becomes);
    if (item !== null) this.#came(item, to);
    if (from.zone === 'expedition' && to.zone === 'expedition') return this.about(index, card);
    const verb = verbOf(action);
    if (verb === null) this.about(index, card);
    else this.card(index, verb, card, to.seat, from.zone === 'outside' ? null : from.zone, to.zone);
    if (left !== null) this.#left(index, card, from.seat);
    this.#cameWith(index, this.#subject(item, becomes), to.seat, counters);
  }

  #came(item: number, { zone, seat }: Place): void {
    this.#zones.set(item, { zone: zone === 'outside' ? null : zone, seat });
  }

  /** Adds facts about a token that ceases to exist. An earlier action of the same step can have moved the token. */
  #vanished({ item, object }: Vanish, index: number): void {
    const card = this.#subject(item, object);
    const { zone = null, seat } = this.#zones.get(item) ??
      this.before.stays[item] ?? { seat: this.before.items[item]?.owner ?? 0 };
    this.#zones.set(item, { zone: null, seat });
    this.card(index, 'vanished', card, seat, zone, null);
    this.#left(index, card, seat);
  }

  /** 3.2.2.d: all viewers see which cards go from the discard pile to the deck, but not their order. */
  #reshuffled(seat: Seat, index: number): void {
    const lying = this.before.seats[seat]?.discard.filter((item) => !this.#zones.has(item)) ?? [];
    for (const [item, at] of this.#zones) if (at.zone === 'discard' && at.seat === seat) lying.push(item);
    for (const item of lying) {
      const card = this.#subject(item, this.before.stays[item]?.object ?? null);
      this.#zones.set(item, { zone: 'deck', seat });
      this.card(index, 'returned-to-deck', card, seat, 'discard', 'deck');
      this.#left(index, card, seat);
    }
  }

  #activated({ item, seat, emblem }: CreateEmblem, index: number): void {
    if (emblem.kind !== 'reaction') return;
    const { source } = emblem;
    const card = this.#definition(source.item);
    const line = card === null ? null : lineOf(card, emblem);
    this.facts.push({
      kind: 'reaction-activated',
      action: index,
      standIn: item,
      seat,
      source: this.#subject(source.item, source.object),
      ability: source.ability,
      line,
      says: card === null || line === null ? null : textOfLine(card, line),
    });
  }

  #emblemVanished(item: number, index: number): void {
    const of = this.before.items[item];
    if (of?.kind !== 'emblem' || of.emblem.kind !== 'reaction') return;
    const declined = this.event.cause.kind === 'rule' && this.event.cause.rule === '6.4.g';
    this.facts.push({
      kind: 'reaction-over',
      action: index,
      standIn: item,
      how: declined ? 'declined' : 'resolved',
    });
  }

  #cameWith(action: number, card: FactSubject, seat: Seat, counters: Counters | undefined): void {
    for (const [name, value] of Object.entries(counters ?? {}))
      this.counter(action, card, seat, name, value, value, 'came-with');
    if (card.object !== null && counters !== undefined) this.#counters.set(card.object, counters);
  }

  /** Adds facts about the counters that an object loses when it leaves its zone. */
  #left(action: number, card: FactSubject, seat: Seat): void {
    for (const [name, value] of Object.entries(this.#countersOf(card.object)))
      if (value !== 0) this.counter(action, card, seat, name, -value, 0, 'left');
    if (card.object !== null) this.#counters.set(card.object, {});
  }

  #countersOf(object: number | null): Counters {
    if (object === null) return {};
    return this.#counters.get(object) ?? this.#stayOf(object)?.counters ?? {};
  }

  /** Returns the stay with the given timestamp. Viewers who do not know a card can still see its object. */
  #stayOf(object: number | null): Stay | null {
    if (object === null) return null;
    return this.before.stays.find((stay) => stay?.object === object) ?? null;
  }

  #subject(item: number | null, object: number | null): FactSubject {
    const card = item === null ? null : this.#definition(item);
    return { item, object, reference: card?.reference ?? null, name: card?.name ?? null };
  }

  #definition(item: number): CardDefinition | null {
    const created = this.#created.get(item);
    if (created !== undefined) return created;
    const kind = this.before.items[item]?.kind;
    return kind === 'card' || kind === 'token' ? cardOf(this.before, item) : null;
  }
}

/** Returns the verb that describes a move. Null if no verb does. */
function verbOf({ from, to, as }: Move): CardVerb | null {
  if (as === 'draw') return 'drawn';
  if (as === 'sacrifice') return 'sacrificed';
  switch (to.zone) {
    case 'limbo':
      return 'played';
    case 'expedition':
    case 'landmark':
      return 'joined';
    case 'discard':
      return 'discarded';
    case 'mana':
      return 'put-in-mana';
    case 'reserve':
      return 'put-in-reserve';
    case 'hand':
      return from.zone === 'deck' ? 'drawn' : 'returned-to-hand';
    case 'deck':
      return from.zone === 'outside' ? null : 'returned-to-deck';
    case 'hero':
    case 'outside':
      return null;
  }
}
