import { terrains, type Statistics } from '#altered/abilities';
import { cardOf } from '#altered/rules';
import type { Seat } from '#record';
import type { Board } from './board.js';
import { isSamePlace, placeOf } from './places.js';
import type { Arguments } from './shapes.js';

const sides = [
  ['stormLeft', 'hero'],
  ['stormRight', 'companion'],
] as const;

/**
 * Matches the names of card properties that can change statistics. If a card has such a property, totals depend on card
 * texts.
 */
const changing = /biome|dynamic|seasoned|forestOnly|updateExpeditions|gigantic|scout|contact/i;

/** Compares the totals in the log with the state of the record. */
export class Totals {
  /**
   * The number of totals that were compared. `uncertain` is the number of totals that were not compared, because they
   * depend on card texts.
   */
  compared = 0;
  uncertain = 0;
  /** The latest statistics in the log, by the player's id. */
  readonly #latest = new Map<string, Arguments>();

  constructor(
    private readonly board: Board,
    private readonly seats: ReadonlyMap<string, Seat>,
  ) {}

  /** Compares the totals that a notification of this type contains. */
  check(type: string, args: Arguments): void {
    const seat = this.seats.get(args.text('player_id') ?? '');
    if (seat !== undefined) this.#mana(seat, args);
    if (type !== 'updateInformations') return;
    for (const player of this.seats.keys()) {
      const statistics = args.of('biomes').of(player);
      if (statistics.names.length > 0) this.#latest.set(player, statistics);
    }
  }

  /**
   * Compares the latest statistics with the record at the end of a move. The log contains statistics only when they
   * change, and sometimes before the notification of the change.
   */
  checkMove(): void {
    for (const [player, seat] of this.seats) {
      const statistics = this.#latest.get(player);
      if (statistics !== undefined) this.#statistics(seat, statistics);
    }
  }

  #same(what: string, logged: number | null, recorded: number): void {
    if (logged === null) return;
    this.compared++;
    if (logged !== recorded) this.board.differs(what, `${logged}`, `${recorded}`);
  }

  #mana(seat: Seat, args: Arguments): void {
    const orbs = this.board.zone('mana', seat).length;
    this.#same(`Mana orbs of seat ${seat}`, args.number('totalMana'), orbs);
    const ready = this.board.zone('mana', seat).filter((item) => !this.#has(item, 'exhausted')).length;
    this.#same(`ready Mana orbs of seat ${seat}`, args.number('mana'), ready);
  }

  #has(item: number, status: 'exhausted' | 'asleep'): boolean {
    return this.board.state.stays[item]?.statuses.includes(status) === true;
  }

  #statistics(seat: Seat, statistics: Arguments): void {
    const isSure = !this.#textsMatter();
    for (const [side, expedition] of sides) {
      const logged = statistics.of(side);
      const recorded = this.#sum(seat, expedition);
      for (const terrain of terrains) {
        const value = logged.number(terrain === 'water' ? 'ocean' : terrain);
        if (isSure)
          this.#same(`${terrain} in the ${expedition} expedition of seat ${seat}`, value, recorded[terrain]);
        else if (value !== null) this.uncertain++;
      }
    }
  }

  #textsMatter(): boolean {
    const { seats, expedition } = this.board.state;
    const inPlay = [...expedition, ...seats.flatMap(({ hero, landmark }) => [...hero, ...landmark])];
    return inPlay.some((item) =>
      Object.entries(this.board.cards.loggedAs(item)?.properties ?? {}).some(
        ([name, value]) => changing.test(name) && value !== false,
      ),
    );
  }

  #sum(seat: Seat, expedition: 'hero' | 'companion'): Statistics {
    const sum = { forest: 0, mountain: 0, water: 0 };
    const { state } = this.board;
    for (const item of state.expedition) {
      const stay = state.stays[item];
      if (stay?.seat !== seat || stay.expedition !== expedition || this.#has(item, 'asleep')) continue;
      const printed = cardOf(state, item).statistics;
      for (const terrain of terrains)
        sum[terrain] += printed === null ? 0 : printed[terrain] + (stay.counters['boost'] ?? 0);
    }
    return sum;
  }

  /** Compares the record with the public state of the table that the log contains after each reshuffle. */
  snapshot(args: Arguments): void {
    const data = args.of('datas');
    for (const [player, seat] of this.seats) {
      const figures = data.of('players').of(player);
      this.#same(
        `cards in the deck of seat ${seat}`,
        figures.number('deckCount'),
        this.board.zone('deck', seat).length,
      );
      this.#same(
        `cards in the hand of seat ${seat}`,
        figures.number('handCount'),
        this.board.zone('hand', seat).length,
      );
      this.#same(
        `Mana orbs of seat ${seat}`,
        figures.number('totalMana'),
        this.board.zone('mana', seat).length,
      );
    }
    for (const card of data.cards('cards')) {
      const seat = this.seats.get(card.pId);
      const place = seat === undefined ? null : placeOf(card, seat);
      if (place === null || typeof place === 'string') continue;
      const item = this.board.cards.itemOf(card.id);
      const stay = item === undefined ? null : this.board.state.stays[item];
      this.compared++;
      const recorded = stay == null ? 'nowhere' : stay.zone;
      const isThere =
        stay != null &&
        isSamePlace(place, {
          zone: stay.zone,
          seat: stay.seat,
          ...(stay.expedition && { expedition: stay.expedition }),
        });
      if (!isThere) this.board.differs(`place of card ${card.id}`, card.location, recorded);
    }
  }
}
