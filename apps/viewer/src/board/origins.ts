import type { GameState } from '../api/shapes.js';

/**
 * For each card that is visible in `after` but not in `before`, guesses the zone from which the card came. The guesses
 * are used for animations. Returns zone keys by card key. A card can come from any zone that lost cards and that is
 * shared or belongs to the card's owner. If there are several, chooses the kind of zone that is listed first in
 * `likely`.
 */
export function guessOrigins(
  before: GameState,
  after: GameState,
  likely: readonly string[],
): ReadonlyMap<string, string> {
  const rank = (kind: string): number => {
    const index = likely.indexOf(kind);
    return index < 0 ? likely.length : index;
  };
  const known = new Set(before.zones.flatMap((zone) => zone.cards.map((card) => card.key)));
  const lost = new Map<string, number>();
  for (const zone of after.zones) {
    const earlier = before.zones.find((other) => other.key === zone.key);
    if (earlier && earlier.count > zone.count) lost.set(zone.key, earlier.count - zone.count);
  }
  const origins = new Map<string, string>();
  for (const zone of after.zones)
    for (const card of zone.cards) {
      // Emblems are skipped, because they do not come from a zone.
      if (card.key === null || card.emblem || known.has(card.key)) continue;
      const from = before.zones
        .filter(
          (other) => (lost.get(other.key) ?? 0) > 0 && (other.seat === null || other.seat === card.owner),
        )
        .sort((a, b) => rank(a.kind) - rank(b.kind))[0];
      if (!from) continue;
      lost.set(from.key, (lost.get(from.key) ?? 0) - 1);
      origins.set(card.key, from.key);
    }
  return origins;
}
