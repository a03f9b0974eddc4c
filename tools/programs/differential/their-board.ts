import type { Terrain } from '#altered/abilities';
import type { Seat } from '#record';
import type { Board, Lying } from './board.js';
import type { RecordedGame, TheirChange } from './recorded-game.js';

type Stay = NonNullable<TheirChange['c'][string]>;
type Marker = readonly [string, string, number];

const expeditions: Readonly<Record<string, string>> = {
  stormLeft: 'hero expedition',
  stormRight: 'companion expedition',
};
/** The types of card markers that represent statuses. */
const statuses: ReadonlySet<string> = new Set(['anchored', 'asleep', 'fleeting', 'ascend']);
/** The terrains of markers on regions, by the other program's names for the terrains. */
const terrains: Readonly<Record<string, Terrain>> = {
  forest: 'forest',
  mountain: 'mountain',
  ocean: 'water',
};
/** The other program's zone for cards from the top of a deck, while a player chooses among them. */
const REVEALED = 'reveal';
/**
 * Whether a place is outside the game. Such places contain decks that players could have chosen, or tokens that have
 * ceased to exist.
 */
const isOutside = (place: string): boolean => /^deck-\d$/.test(place) || place === 'destroy';

function zoneOf(place: string): string {
  if (place.startsWith('board-hero-')) return 'hero';
  return expeditions[place] ?? place.replace(/-\d+$/, '');
}

function countersIn(extra: unknown): number {
  const counter = (extra as { readonly counter?: unknown } | null)?.counter;
  return typeof counter === 'number' ? counter : Number(counter ?? 0);
}

/** The state of the other program, folded from the changes in its moves. */
export class TheirState {
  readonly #cards = new Map<string, Stay>();
  readonly #markers = new Map<string, Marker>();
  readonly #names: ReadonlyMap<number, string>;
  #day = 0;

  constructor(private readonly game: RecordedGame) {
    this.#names = new Map(
      Object.entries(game.truth.card_names ?? {}).map(([id, [, name]]) => [Number(id), name]),
    );
  }

  apply({ c, m, day }: TheirChange): void {
    for (const [id, stay] of Object.entries(c))
      if (stay === null) this.#cards.delete(id);
      else this.#cards.set(id, stay);
    for (const [id, marker] of Object.entries(m))
      if (marker === null) this.#markers.delete(id);
      else this.#markers.set(id, marker);
    this.#day = day;
  }

  /**
   * Returns the card numbers of a deck from top to bottom. Includes cards that an effect revealed, because they remain
   * in the deck until they move (1.2.7.d).
   */
  #deck(player: number): number[] {
    const cards = [...this.#cards].sort(([, [, , a]], [, [, , b]]) => b - a);
    return [
      ...cards.filter(([, [place]]) => place === `${REVEALED}-${player}`),
      ...cards.filter(([, [place]]) => place === `deck-${player}`),
    ].map(([id]) => Number(id));
  }

  #terrainMarkers(): Board['markers'] {
    return [...this.#markers.values()].flatMap(([type, place]) => {
      const [terrain, region] = [terrains[type], /^storm-(\d+)$/.exec(place)?.[1]];
      return terrain === undefined || region === undefined ? [] : [{ terrain, region: Number(region) }];
    });
  }

  board(): Board {
    const { order } = this.game.truth;
    const seatOf = (player: number): Seat => order.indexOf(player);
    const cards = new Set(
      Object.values(this.game.truth.decks).flatMap(({ hero, top_to_bottom }) => [
        hero[0],
        ...top_to_bottom.map(([id]) => id),
      ]),
    );
    const on = new Map<string, string[]>();
    const at = order.map((): [number, number] => [-1, -1]);
    for (const [type, place, player] of this.#markers.values()) {
      const card = /^card-(\d+)$/.exec(place)?.[1];
      if (card !== undefined) on.set(card, [...(on.get(card) ?? []), type]);
      const region = /^storm-(\d+)$/.exec(place)?.[1];
      const own = at[seatOf(player)];
      if (region === undefined || own === undefined) continue;
      if (type === 'hero') own[0] = Number(region);
      else if (type === 'companion') own[1] = Number(region);
    }
    const readyMana = order.map(() => 0);
    const lying: Lying[] = [];
    for (const [id, [place, player, , tapped, extra]] of this.#cards) {
      if (isOutside(place)) continue;
      const zone = zoneOf(place);
      const seat = seatOf(player);
      if (zone === 'deck' || zone === REVEALED) continue;
      if (zone === 'mana' && tapped === 0) readyMana[seat] = (readyMana[seat] ?? 0) + 1;
      const marks = on.get(id) ?? [];
      const card = Number(id);
      lying.push({
        card: cards.has(card) ? card : null,
        name: this.#names.get(card) ?? '?',
        zone,
        seat,
        statuses: [
          ...marks.filter((mark) => statuses.has(mark)),
          ...(tapped === 1 && zone !== 'mana' ? ['exhausted'] : []),
        ],
        boosts: marks.filter((mark) => mark === 'boost').length,
        counters: countersIn(extra),
      });
    }
    return {
      day: this.#day,
      expeditions: at,
      lying,
      markers: this.#terrainMarkers(),
      readyMana,
      decks: order.map((player) => this.#deck(player)),
    };
  }
}
