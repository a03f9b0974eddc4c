import type { ExpeditionName, Status } from '#altered/rules';
import type { Seat } from '#record';
import type { Board } from './board.js';
import type { Marker } from './shapes.js';

const statuses: readonly string[] = ['anchored', 'asleep', 'fleeting'] satisfies Status[];

/** A marker and the card below it, by their ids on the platform. */
interface MarkedCard {
  readonly id: string;
  readonly type: string;
  readonly card: string;
}

interface Ascended {
  readonly seat: Seat;
  readonly expedition: ExpeditionName;
}

/** The markers on cards, by the markers' ids on the platform. A marker belongs to an object and moves with it. */
export class Markers {
  /** The markers next to expeditions. */
  readonly #ascended = new Map<string, Ascended>();
  readonly #on = new Map<string, { readonly type: string; readonly item: number; readonly object: number }>();

  constructor(private readonly board: Board) {}

  /**
   * Puts a marker on its card. Returns false if the marker is neither a boost nor a status, or if its card is unknown.
   */
  add({ id, type, location }: Marker): boolean {
    const item = location.startsWith('card-')
      ? this.board.cards.itemOf(location.slice('card-'.length))
      : undefined;
    const object = item === undefined ? null : (this.board.state.stays[item]?.object ?? null);
    if (item === undefined || object === null) return false;
    if (type !== 'boost' && !statuses.includes(type)) return false;
    const before = this.#on.get(id);
    if (before?.object === object) return true;
    this.#on.set(id, { type, item, object });
    if (type === 'boost') this.#boosts(item, object);
    else this.status(item, type as Status, true);
    return true;
  }

  /** Marks an expedition as Ascended for as long as it has the marker `id`. */
  ascend(id: string, on: Ascended): void {
    this.#ascended.set(id, on);
    if (!this.board.state.seats[on.seat]?.ascended.includes(on.expedition))
      this.board.do({ kind: 'ascend', ...on, on: true });
  }

  #descend(id: string): void {
    const on = this.#ascended.get(id);
    if (on === undefined) return;
    this.#ascended.delete(id);
    const others = [...this.#ascended.values()];
    const isOn = others.some(({ seat, expedition }) => seat === on.seat && expedition === on.expedition);
    if (!isOn && this.board.state.seats[on.seat]?.ascended.includes(on.expedition) === true)
      this.board.do({ kind: 'ascend', ...on, on: false });
  }

  remove(id: string): void {
    this.#descend(id);
    const marker = this.#on.get(id);
    this.#on.delete(id);
    if (marker === undefined || this.board.state.stays[marker.item]?.object !== marker.object) return;
    const { type, item, object } = marker;
    if (type === 'boost') return this.#boosts(item, object);
    const others = [...this.#on.values()].some((other) => other.object === object && other.type === type);
    if (!others) this.status(item, type as Status, false);
  }

  status(item: number, status: Status, on: boolean): void {
    const stay = this.board.state.stays[item];
    if (stay?.object == null || stay.statuses.includes(status) === on) return;
    this.board.do({ kind: 'status', item, object: stay.object, status, on });
  }

  on(object: number): readonly string[] {
    return [...this.#on].flatMap(([id, marker]) => (marker.object === object ? [id] : []));
  }

  /**
   * Moves the markers of the object `before` to the item's current object, because a card that is played from Reserve
   * keeps its boosts.
   */
  follow(item: number, before: number): void {
    const object = this.board.state.stays[item]?.object;
    if (object == null) return;
    for (const [id, marker] of this.#on)
      if (marker.object === before) this.#on.set(id, { ...marker, object });
  }

  /** Returns the markers whose cards still exist, with the cards' ids. */
  byCard(): readonly MarkedCard[] {
    const cards = this.board.cards.byItem();
    return [...this.#on].flatMap(([id, { type, item, object }]) => {
      const card = cards.get(item);
      return card === undefined || this.board.state.stays[item]?.object !== object
        ? []
        : [{ id, type, card }];
    });
  }

  /** Restores markers after the board has been replaced. The markers remain on the same cards. */
  become(marked: readonly MarkedCard[]): void {
    this.#on.clear();
    for (const { id, type, card } of marked) {
      const item = this.board.cards.itemOf(card);
      const object = item === undefined ? null : (this.board.state.stays[item]?.object ?? null);
      if (item !== undefined && object !== null) this.#on.set(id, { type, item, object });
    }
  }

  #boosts(item: number, object: number): void {
    let value = 0;
    for (const marker of this.#on.values()) if (marker.object === object && marker.type === 'boost') value++;
    this.counter(item, 'boost', value);
  }

  counter(item: number, name: string, value: number): void {
    this.board.setCounter(item, name, value);
  }

  /**
   * Readies or exhausts Mana Orbs until `count` of them are ready. Changes the first suitable Mana Orbs, because the
   * log does not name any.
   */
  ready(seat: number, count: number): void {
    const orbs = this.board.zone('mana', seat);
    const exhausted = orbs.filter((item) => this.board.state.stays[item]?.statuses.includes('exhausted'));
    const ready = orbs.filter((item) => !exhausted.includes(item));
    for (const item of ready.slice(0, Math.max(0, ready.length - count)))
      this.status(item, 'exhausted', true);
    for (const item of exhausted.slice(0, Math.max(0, count - ready.length)))
      this.status(item, 'exhausted', false);
    if (ready.length !== count)
      this.board.leaveOpen('which Mana orbs were exhausted', Math.abs(ready.length - count));
  }
}
