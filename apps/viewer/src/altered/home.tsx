import type { GameState } from '../api/shapes.js';
import { findZone } from '../board/board-props.js';
import { Pile } from '../board/pile.js';
import { ZoneRow } from '../board/zone-row.js';

/** What a player has on their own side: Hero, Landmarks, Hand, Reserve, deck and discard pile. */
export function Home({ state, seat }: { readonly state: GameState; readonly seat: number }) {
  return (
    <div className={`home seat-${seat}`}>
      <ZoneRow zone={findZone(state, 'hero', seat)} label="Hero" />
      <ZoneRow zone={findZone(state, 'landmark', seat)} label="Landmarks" />
      <ZoneRow zone={findZone(state, 'hand', seat)} label="Hand" />
      <ZoneRow zone={findZone(state, 'reserve', seat)} label="Reserve" />
      <div className="piles">
        <Pile zone={findZone(state, 'deck', seat)} />
        <Pile zone={findZone(state, 'discard', seat)} />
      </div>
    </div>
  );
}
