import type { GameState, Player, Zone } from '../api/shapes.js';

/** What every board is given: a state and who sits at the bottom. */
export interface BoardProps {
  readonly state: GameState;
  readonly players: readonly Player[];
  readonly bottom: number;
}

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
