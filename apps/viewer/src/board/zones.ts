import type { GameState, Zone } from '../api/shapes.js';

/** Returns the zone with the given kind, seat and part. Undefined if there is none. */
export const findZone = (
  state: GameState,
  kind: string,
  seat: number | null = null,
  part: string | null = null,
): Zone | undefined =>
  state.zones.find(
    (zone) => zone.kind === kind && zone.seat === seat && (part === null || zone.part === part),
  );
