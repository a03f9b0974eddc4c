import type { GameState } from '../api/shapes.js';
import { findZone } from '../board/zones.js';
import { ZoneRow } from '../board/zone-row.js';
import { useWords } from '../look/game-look.js';
import { Sign } from '../look/sign.js';
import { useSay } from '../words/language.js';
import { standingOf, type Part } from './faceoff.js';

interface Props {
  readonly state: GameState;
  readonly seat: number;
  readonly part: Part;
}

/** One expedition: who is in it, what it weighs in each terrain and where that is enough. */
export function Expedition({ state, seat, part }: Props) {
  const words = useWords();
  const say = useSay();
  const { terrains, advances } = standingOf(state, seat, part);
  const pending = advances && state.result === null && state.clock.phase !== 'night';
  return (
    <div className={`expedition seat-${seat} ${pending ? 'is-ahead' : ''}`}>
      <ul className="totals" aria-label={say('expeditions.totals', { name: words(part) })}>
        {terrains.map(({ terrain, total, counts, leads }) => (
          <li
            key={terrain}
            className={`total ${terrain} ${counts ? 'counts' : ''} ${leads ? 'leads' : ''}`}
            title={[
              `${words(terrain)} ${total}`,
              ...(leads ? [say('expeditions.ahead')] : []),
              ...(counts ? [] : [say('expeditions.no-count')]),
            ].join(', ')}
          >
            <Sign name={terrain} />
            <b>{total}</b>
          </li>
        ))}
      </ul>
      <ZoneRow zone={findZone(state, 'expedition', seat, part)} label={words(part)} />
      {pending && (
        <span className="ahead" title={say('expeditions.would-advance')}>
          {say('expeditions.advances')}
        </span>
      )}
    </div>
  );
}
