import { valueOf, type Card, type GameState } from '../api/shapes.js';
import type { Saying } from '../words/saying.js';
import { isTerrain, terrains, type Terrain } from './terrains.js';

export type Part = 'hero' | 'companion';
export const parts: readonly Part[] = ['hero', 'companion'];

export type Totals = Readonly<Record<Terrain, number>>;

export interface TerrainStanding {
  readonly terrain: Terrain;
  readonly total: number;
  /** Whether the expedition's region has the terrain. */
  readonly counts: boolean;
  /** Whether the total is greater than zero and greater than the facing expedition's total (1.3.2.e). */
  readonly leads: boolean;
}

export interface Standing {
  readonly terrains: readonly TerrainStanding[];
  /** Whether the expedition would advance if it were Dusk now, ignoring abilities. */
  readonly advances: boolean;
}

/** Adds up the statistics of cards. Asleep characters count as 0 (2.4.3). */
export function totalsOf(cards: readonly Card[]): Totals {
  const totals = { forest: 0, mountain: 0, water: 0 };
  for (const card of cards) {
    if (card.statuses.includes('asleep')) continue;
    for (const terrain of terrains) totals[terrain] += valueOf(card.statistics, terrain) ?? 0;
  }
  return totals;
}

/** Returns the terrains of an expedition's region. Empty while the region is face down. */
export function terrainsHere(state: GameState, seat: number, part: Part): readonly Terrain[] {
  const track = state.tracks.find(({ key }) => key === 'adventure');
  const marker = track?.markers.find((other) => other.seat === seat && other.kind === part);
  return (track?.spaces.find(({ key }) => key === marker?.space)?.terrains ?? []).filter(isTerrain);
}

/** Returns the cards in an expedition. A Gigantic card is in both of its controller's expeditions (7.4.3.b). */
export function cardsIn(state: GameState, seat: number | null, part: Part): readonly Card[] {
  return state.zones
    .filter((zone) => zone.kind === 'expedition' && zone.seat === seat)
    .flatMap((zone) => zone.cards.filter((card) => zone.part === part || card.keywords.includes('gigantic')));
}

/** Whether an expedition that would advance can still do so. False at Night and after the end of the game. */
export const isPending = ({ result, clock }: GameState, { advances }: Standing): boolean =>
  advances && result === null && clock.phase !== 'night';

/** Describes an expedition's total in a terrain. Adds a note if the total is enough to advance or does not count. */
export const describeTotal = (
  { terrain, total, counts, leads }: TerrainStanding,
  { words, say }: Saying,
): string =>
  [
    `${words(terrain)} ${total}`,
    ...(leads ? [say('expeditions.ahead')] : []),
    ...(counts ? [] : [say('expeditions.no-count')]),
  ].join(', ');

/**
 * Returns the expeditions that face the given expedition. In four-player games, the expedition's marker names them. In
 * two-player games, the expedition faces the opponent's expedition.
 */
function facedBy(
  state: GameState,
  seat: number,
  part: Part,
): readonly { readonly seat: number | null; readonly part: Part }[] {
  if (state.seats.length > 2) {
    const markers = state.tracks.find(({ key }) => key === 'adventure')?.markers ?? [];
    const facing = markers.find((other) => other.seat === seat && other.kind === part)?.facing;
    const kind = parts.find((part) => part === facing?.kind);
    return facing && kind ? [{ seat: facing.seat, part: kind }] : [];
  }
  const others = new Set(
    state.zones.flatMap((zone) => (zone.kind === 'expedition' && zone.seat !== seat ? [zone.seat] : [])),
  );
  return [...others].map((other) => ({ seat: other, part }));
}

export function standingOf(state: GameState, seat: number, part: Part): Standing {
  const own = totalsOf(cardsIn(state, seat, part));
  const facing = facedBy(state, seat, part).map((other) => totalsOf(cardsIn(state, other.seat, other.part)));
  const here = terrainsHere(state, seat, part);
  const standings = terrains.map((terrain) => ({
    terrain,
    total: own[terrain],
    counts: here.includes(terrain),
    leads: own[terrain] > 0 && facing.every((other) => own[terrain] > other[terrain]),
  }));
  return { terrains: standings, advances: standings.some(({ counts, leads }) => counts && leads) };
}
