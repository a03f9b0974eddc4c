import { describeCard } from '../cards/card-description.js';
import { useWords, type BoardProps } from '../look/game-look.js';

/** The board as lists, for those who do not see it: a peer of the drawn one. */
export function DescribedBoard({ state }: BoardProps) {
  const words = useWords();
  const name = (seat: number): string => state.seats[seat]?.name ?? `seat ${seat}`;
  return (
    <section className="visually-hidden" aria-label="The board in words">
      {state.tracks.map((track) => (
        <ul key={track.key} aria-label={words(track.key)}>
          {track.spaces.map((space) => (
            <li key={space.key}>
              {`${space.name}: ${space.faceDown ? 'face down' : space.terrains.join(', ')}`}
              {track.markers
                .filter((marker) => marker.space === space.key)
                .map((marker) => `; ${words(marker.kind)}, ${name(marker.seat)}`)}
            </li>
          ))}
        </ul>
      ))}
      <ul aria-label="Zones">
        {state.zones.map((zone) => (
          <li key={zone.key}>
            {`${zone.seat === null ? '' : `${name(zone.seat)}, `}${words(zone.kind)}${zone.part ? ` ${zone.part}` : ''}: ${zone.count}`}
            {zone.cards.some((card) => card.face) && (
              <ul>
                {zone.cards.map((card, index) => (
                  <li key={card.key ?? index}>{describeCard(card, words)}</li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
