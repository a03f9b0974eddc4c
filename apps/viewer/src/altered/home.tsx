import type { GameState } from '../api/shapes.js';
import { findZone } from '../board/zones.js';
import { Pile } from '../board/pile.js';
import { ZoneRow } from '../board/zone-row.js';

/** Shows a player's side: Hero, Landmarks, Hand, Reserve, deck and discard pile. */
export function Home({ state, seat }: { readonly state: GameState; readonly seat: number }) {
  const owner = state.seats.find((other) => other.seat === seat)?.name ?? '';
  return (
    <div className={`home seat-${seat}`}>
      <ZoneRow zone={findZone(state, 'hero', seat)} owner={owner} />
      <ZoneRow zone={findZone(state, 'landmark', seat)} owner={owner} />
      <ZoneRow zone={findZone(state, 'hand', seat)} owner={owner} />
      <ZoneRow zone={findZone(state, 'reserve', seat)} owner={owner} />
      <div className="piles">
        <Pile zone={findZone(state, 'deck', seat)} owner={owner} />
        <Pile zone={findZone(state, 'discard', seat)} owner={owner} />
      </div>
    </div>
  );
}
