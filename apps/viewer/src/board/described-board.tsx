import { memo, useMemo } from 'react';
import type { GameState, Zone } from '../api/shapes.js';
import { useLook, useWords, type BoardProps } from '../look/game-look.js';
import { useSay } from '../words/language.js';
import { useTeamOf } from './teams.js';
import {
  describeCards,
  describeRoll,
  describeSeat,
  describeTrack,
  describeZone,
} from './zone-description.js';
import type { Saying } from '../words/saying.js';

/** Describes the board as lists for screen readers. The lists contain everything that the drawn board shows. */
export function DescribedBoard({ state, bottom }: BoardProps) {
  const [words, say] = [useWords(), useSay()];
  const saying = useMemo(() => ({ words, say }), [words, say]);
  const names = useNames(state);
  const teamOf = useTeamOf();
  const seats = state.seats.toSorted(
    (left, right) => Number(right.seat === bottom) - Number(left.seat === bottom),
  );
  return (
    <section
      className="visually-hidden"
      role="group"
      aria-label={say('board.in-words')}
      data-testid="described-board"
    >
      <h2>{say('board.in-words')}</h2>
      {seats.map((seat) => (
        <div key={seat.seat}>
          <h3>{seat.name}</h3>
          <p data-described={`seat-${seat.seat}`}>{describeSeat(state, seat, teamOf(seat.seat), saying)}</p>
          <Zones state={state} seat={seat.seat} names={names} saying={saying} />
        </div>
      ))}
      <h3>{say('board.shared')}</h3>
      {state.tracks.map((track) => (
        <ul key={track.key} aria-label={words(track.key)} data-described={track.key}>
          {describeTrack(track, names, saying).map((line, index) => (
            <li key={track.spaces[index]?.key}>{line}</li>
          ))}
        </ul>
      ))}
      {state.rolls.length > 0 && (
        <ul data-described="rolls">
          {state.rolls.map((roll, index) => (
            <li key={index}>{describeRoll(roll, saying)}</li>
          ))}
        </ul>
      )}
      <Zones state={state} seat={null} names={names} saying={saying} />
    </section>
  );
}

interface ZonesProps {
  readonly state: GameState;
  /** The owner's seat. Null for zones without an owner. */
  readonly seat: number | null;
  readonly names: ReadonlyMap<number, string>;
  readonly saying: Saying;
}

function Zones({ state, seat, names, saying }: ZonesProps) {
  const { describeStanding } = useLook();
  return (
    <ul>
      {state.zones
        .filter((zone) => zone.seat === seat)
        .map((zone) => {
          const standing = describeStanding?.(state, zone, saying) ?? [];
          return (
            <li key={zone.key} data-described={zone.key}>
              <span>{[describeZone(zone, saying), ...standing].join('; ')}</span>
              <Cards zone={zone} names={names} saying={saying} />
            </li>
          );
        })}
    </ul>
  );
}

/** Returns the players' names by seat. Returns the same object until a name changes. */
function useNames({ seats }: GameState): ReadonlyMap<number, string> {
  const serialized = JSON.stringify(seats.map(({ seat, name }) => [seat, name]));
  return useMemo(() => new Map(JSON.parse(serialized) as [number, string][]), [serialized]);
}

interface CardsProps {
  readonly zone: Zone;
  readonly names: ReadonlyMap<number, string>;
  readonly saying: Saying;
}

/** Describes the cards in a zone. Renders again only if a card has changed. */
const Cards = memo(function Cards({ zone, names, saying }: CardsProps) {
  const cards = describeCards(zone, names, saying);
  if (cards.length === 0) return null;
  return (
    <ul>
      {cards.map((card) => (
        <li key={card}>{card}</li>
      ))}
    </ul>
  );
});
