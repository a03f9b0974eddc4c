import { Fragment, type CSSProperties } from 'react';
import { findZone } from '../board/zones.js';
import { useWords, type BoardProps } from '../look/game-look.js';
import { SeatStrip } from '../board/seat-strip.js';
import { ZoneRow } from '../board/zone-row.js';
import { Adventure } from './adventure.js';
import { Expedition } from './expedition.js';
import { parts } from './faceoff.js';
import { Home } from './home.js';
import { Mana } from './mana.js';
import './altered.css';
import './altered-flat.css';

const shown = ['mana', 'mana-ready', 'hand', 'reserve', 'deck', 'discard'];

/**
 * The Altered board. The Adventure is between the two players. The Hero Expeditions are on the left and the Companion
 * Expeditions on the right.
 */
export function AlteredBoard({ state, players, bottom }: BoardProps) {
  const words = useWords();
  const track = state.tracks.find(({ key }) => key === 'adventure');
  // The other seats in turn order, starting with the seat after `bottom`.
  const others = state.seats
    .map((_, index) => (bottom + 1 + index) % state.seats.length)
    .filter((seat) => seat !== bottom);
  const isWide = others.length > 1;
  const knownHands = state.zones.filter(
    (zone) => zone.kind === 'hand' && zone.cards.some(({ face }) => face),
  ).length;
  const nameOf = (seat: number): string => state.seats.find((other) => other.seat === seat)?.name ?? '';
  const strip = (seat: number) => (
    <SeatStrip
      state={state}
      seat={seat}
      title={players[seat]?.hero ?? findZone(state, 'hero', seat)?.cards[0]?.face?.name ?? null}
      shownElsewhere={shown}
    >
      <span className="resource hand-count">
        {words('hand')} <b>{findZone(state, 'hand', seat)?.count}</b>
      </span>
      <Mana zone={findZone(state, 'mana', seat)} owner={nameOf(seat)} />
    </SeatStrip>
  );
  const expeditions = (seat: number) => (
    <div className="expeditions">
      {parts.map((part) => (
        <Expedition key={part} state={state} seat={seat} part={part} />
      ))}
    </div>
  );
  return (
    <div
      className={isWide ? 'altered-board is-wide' : 'altered-board'}
      style={{ '--hands': knownHands } as CSSProperties}
    >
      {isWide ? (
        <div className="others">
          {others.map((seat) => (
            <section key={seat} className="other" aria-label={nameOf(seat)}>
              {strip(seat)}
              <Home state={state} seat={seat} />
              {expeditions(seat)}
            </section>
          ))}
        </div>
      ) : (
        others.map((seat) => (
          <Fragment key={seat}>
            {strip(seat)}
            <Home state={state} seat={seat} />
            {expeditions(seat)}
          </Fragment>
        ))
      )}
      <div className="middle">
        {track && <Adventure track={track} bottom={bottom} />}
        <ZoneRow zone={findZone(state, 'limbo')} />
      </div>
      {expeditions(bottom)}
      <Home state={state} seat={bottom} />
      {strip(bottom)}
    </div>
  );
}
