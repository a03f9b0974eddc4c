import { memo } from 'react';
import type { Marker, Space, Track } from '../api/shapes.js';
import { useTeamOf } from '../board/teams.js';
import { useWords } from '../look/game-look.js';
import { Sign } from '../look/sign.js';
import { useSay } from '../words/language.js';
import { isTerrain } from './terrains.js';

/** Draws the path from the hero region to the companion region, and the expeditions on it. */
export const Adventure = memo(function Adventure({
  track,
  bottom,
}: {
  readonly track: Track;
  readonly bottom: number;
}) {
  const say = useSay();
  return (
    <section
      className={isCross(track) ? 'adventure is-cross' : 'adventure'}
      role="group"
      aria-label={say('expeditions.adventure')}
      data-testid="adventure"
    >
      {laidOut(track, bottom).map((spaces) => (
        <div
          key={spaces[0]?.key}
          className={`${spaces.length > 1 ? 'tumult' : 'region-end'} ${isMiddle(track, spaces) ? 'is-middle' : ''}`}
        >
          {spaces.map((space) => (
            <Region
              key={space.key}
              space={space}
              markers={track.markers.filter((marker) => marker.space === space.key)}
              bottom={bottom}
              isOfMany={isCross(track)}
            />
          ))}
        </div>
      ))}
    </section>
  );
});

/** Whether each player has a separate path and the paths cross, as in four-player games. */
const isCross = ({ spaces }: Track): boolean => spaces.some(({ seats }) => seats != null);

const isMiddle = (track: Track, spaces: readonly Space[]): boolean =>
  isCross(track) && spaces.every(({ seats }) => seats == null);

/**
 * Returns the Adventure cards in the order in which they are laid out. In a cross, the other players' arms are above
 * the user's own arm.
 */
function laidOut(track: Track, bottom: number): readonly (readonly Space[])[] {
  if (!isCross(track)) return pairs(track.spaces);
  const isOwn = ({ seats }: Space): boolean => seats?.includes(bottom) === true;
  const middle = track.spaces.filter(({ seats }) => seats == null);
  const others = pairs(track.spaces.filter((space) => space.seats != null && !isOwn(space)));
  const own = pairs(track.spaces.filter(isOwn));
  return [...others.slice(0, 2), middle, ...others.slice(2), ...own];
}

/**
 * Groups the regions of the path by card. Tumult cards have two regions. The Arena and each region at the ends are
 * groups of one.
 */
function pairs(spaces: readonly Space[]): readonly (readonly Space[])[] {
  if (spaces.length < 2) return [spaces];
  const inner = spaces.slice(1, -1);
  const cards = inner.flatMap((_, index) => (index % 2 === 0 ? [inner.slice(index, index + 2)] : []));
  return [spaces.slice(0, 1), ...cards, spaces.slice(-1)];
}

interface RegionProps {
  readonly space: Space;
  readonly markers: readonly Marker[];
  readonly bottom: number;
  /** Whether there are more than two players, so that colour alone does not identify a marker's owner. */
  readonly isOfMany: boolean;
}

function Region({ space, markers, bottom, isOfMany }: RegionProps) {
  const say = useSay();
  const words = useWords();
  const terrains = space.terrains.filter(isTerrain);
  return (
    <div
      className={`region region-${terrains[0] ?? 'none'} ${space.faceDown ? 'is-face-down' : ''}`}
      data-testid={`region-${space.key}`}
      data-space={space.key}
      title={
        space.faceDown ? say('expeditions.tumult') : `${words(space.name)}: ${terrains.map(words).join(', ')}`
      }
    >
      <Markers markers={markers.filter((marker) => marker.seat !== bottom)} isOfMany={isOfMany} />
      <span className="region-terrains">
        {space.faceDown ? (
          <span className="region-unknown">?</span>
        ) : (
          terrains.map((terrain) => <Sign key={terrain} name={terrain} />)
        )}
      </span>
      <Markers markers={markers.filter((marker) => marker.seat === bottom)} isOfMany={isOfMany} />
    </div>
  );
}

function Markers({ markers, isOfMany }: { readonly markers: readonly Marker[]; readonly isOfMany: boolean }) {
  const say = useSay();
  const teamOf = useTeamOf();
  const words = useWords();
  return (
    <span className="markers">
      {markers.map(({ seat, kind }) => (
        <span
          key={`${seat}-${kind}`}
          className={`marker seat-${seat} marker-${kind}`}
          data-team={teamOf(seat) ?? undefined}
          data-flip={`marker-${seat}-${kind}`}
          data-testid={`marker-${seat}-${kind}`}
          title={say('expeditions.expedition', { name: words(kind) })}
        >
          {kind.charAt(0).toUpperCase()}
          {isOfMany && seat + 1}
        </span>
      ))}
    </span>
  );
}
