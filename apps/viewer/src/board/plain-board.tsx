import type { BoardProps } from '../look/game-look.js';
import { SeatStrip } from './seat-strip.js';
import { ZoneRow } from './zone-row.js';

/** The default board. It shows every zone of each player as a row. */
export function PlainBoard({ state, players, bottom }: BoardProps) {
  const seats = [...state.seats].sort((a, b) => Number(a.seat === bottom) - Number(b.seat === bottom));
  return (
    <div className="plain-board">
      {seats.map((seat) => (
        <div key={seat.seat} className="plain-seat">
          <SeatStrip state={state} seat={seat.seat} title={players[seat.seat]?.hero ?? null} />
          {state.zones
            .filter((zone) => zone.seat === seat.seat)
            .map((zone) => (
              <ZoneRow key={zone.key} zone={zone} owner={seat.name} />
            ))}
        </div>
      ))}
      {state.zones
        .filter((zone) => zone.seat === null)
        .map((zone) => (
          <ZoneRow key={zone.key} zone={zone} />
        ))}
    </div>
  );
}
