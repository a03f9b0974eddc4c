import type { GameState, Zone } from '../api/shapes.js';

/** The zone of that kind, of that seat and part where the zone has them. */
export const findZone = (
  state: GameState,
  kind: string,
  seat: number | null = null,
  part: string | null = null,
): Zone | undefined =>
  state.zones.find(
    (zone) => zone.kind === kind && zone.seat === seat && (part === null || zone.part === part),
  );
