import { describeCard } from '../cards/card-description.js';
import { useWords, type BoardProps } from '../look/game-look.js';
import { useSay } from '../words/language.js';

/** The board as lists, for those who do not see it: a peer of the drawn one. */
export function DescribedBoard({ state }: BoardProps) {
  const words = useWords();
  const say = useSay();
  const name = (seat: number): string => state.seats[seat]?.name ?? say('board.seat', { seat });
  return (
    <section className="visually-hidden" aria-label={say('board.in-words')}>
      {state.tracks.map((track) => (
        <ul key={track.key} aria-label={words(track.key)}>
          {track.spaces.map((space) => (
            <li key={space.key}>
              {`${space.name}: ${space.faceDown ? say('board.face-down') : space.terrains.map(words).join(', ')}`}
              {track.markers
                .filter((marker) => marker.space === space.key)
                .map((marker) => `; ${words(marker.kind)}, ${name(marker.seat)}`)}
            </li>
          ))}
        </ul>
      ))}
      <ul aria-label={say('board.zones')}>
        {state.zones.map((zone) => (
          <li key={zone.key}>
            {`${zone.seat === null ? '' : `${name(zone.seat)}, `}${words(zone.kind)}${zone.part ? ` ${words(zone.part)}` : ''}: ${zone.count}`}
            {zone.cards.some((card) => card.face) && (
              <ul>
                {zone.cards.map((card, index) => (
                  <li key={card.key ?? index}>{describeCard(card, words, say)}</li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
