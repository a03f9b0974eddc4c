import { describeCard } from '../cards/card-description.js';
import { inWords } from '../design/words.js';
import type { BoardProps } from './board-props.js';

/** The board as lists, for those who do not see it: a peer of the drawn one. */
export function DescribedBoard({ state }: BoardProps) {
  const name = (seat: number): string => state.seats[seat]?.name ?? `seat ${seat}`;
  return (
    <section className="visually-hidden" aria-label="The board in words">
      {state.tracks.map((track) => (
        <ul key={track.key} aria-label={inWords(track.key)}>
          {track.spaces.map((space) => (
            <li key={space.key}>
              {`${space.name}: ${space.faceDown ? 'face down' : space.terrains.join(', ')}`}
              {track.markers
                .filter((marker) => marker.space === space.key)
                .map((marker) => `; ${marker.kind} expedition of ${name(marker.seat)}`)}
            </li>
          ))}
        </ul>
      ))}
      <ul aria-label="Zones">
        {state.zones.map((zone) => (
          <li key={zone.key}>
            {`${zone.seat === null ? '' : `${name(zone.seat)}, `}${inWords(zone.kind)}${zone.part ? ` ${zone.part}` : ''}: ${zone.count}`}
            {zone.cards.some((card) => card.face) && (
              <ul>
                {zone.cards.map((card, index) => (
                  <li key={card.key ?? index}>{describeCard(card)}</li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
