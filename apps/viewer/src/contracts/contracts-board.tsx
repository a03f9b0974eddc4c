import type { CSSProperties } from 'react';
import type { GameState, Zone } from '../api/shapes.js';
import { findZone } from '../board/zones.js';
import { useWords, type BoardProps } from '../look/game-look.js';
import { useSay } from '../words/language.js';
import { Side } from './side.js';
import { Tile } from './tile.js';
import './contracts.css';
import './contracts-flat.css';

/** The minimum number of card positions per row, so that cards rarely change size. */
const fewest = 5;

/** Draws the Contracts board: two sides that face each other, with the contract being played between them. */
export function ContractsBoard({ state, bottom }: BoardProps) {
  const top = state.seats.find(({ seat }) => seat !== bottom)?.seat ?? 1 - bottom;
  const places = Math.max(fewest, ...zonesOf(state, 'line').map(({ count }) => count));
  const nameOf = (seat: number): string => state.seats.find((other) => other.seat === seat)?.name ?? '';
  const known = zonesOf(state, 'hand').filter(isKnown).length;
  return (
    <div className="contracts-board" style={{ '--places': places, '--hands': known } as CSSProperties}>
      <Side state={state} seat={top} at="top" />
      <div className="between">
        {[top, bottom].map((seat) => (
          <Played key={seat} zone={findZone(state, 'playing', seat)} owner={nameOf(seat)} />
        ))}
      </div>
      <Side state={state} seat={bottom} at="bottom" />
    </div>
  );
}

/** Shows the card that a player is playing. The card has left the hand, but is not yet in play or discarded. */
function Played({ zone, owner }: { readonly zone: Zone | undefined; readonly owner: string }) {
  const words = useWords();
  const say = useSay();
  if (!zone) return null;
  return (
    <section
      className={`played seat-${zone.seat}`}
      data-testid={`zone-${zone.key}`}
      data-zone={zone.key}
      role="group"
      aria-label={say('board.of', { what: words(zone.kind), owner })}
      hidden={zone.count === 0}
    >
      {zone.cards.map((card, index) => (
        <Tile key={card.key ?? index} card={card} />
      ))}
    </section>
  );
}

const zonesOf = (state: GameState, kind: string): readonly Zone[] =>
  state.zones.filter((zone) => zone.kind === kind);

const isKnown = (zone: Zone): boolean => zone.cards.some(({ face }) => face !== null);
