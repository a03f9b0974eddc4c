import type { GameState } from '../api/shapes.js';
import { findZone } from '../board/zones.js';
import { ZoneRow } from '../board/zone-row.js';
import { useWords } from '../look/game-look.js';
import { Sign } from '../look/sign.js';
import { useSay } from '../words/language.js';
import { describeTotal, isPending, standingOf, type Part } from './faceoff.js';

interface Props {
  readonly state: GameState;
  readonly seat: number;
  readonly part: Part;
}

/** Shows an expedition: its characters, and its total in each terrain compared with that of the facing expedition. */
export function Expedition({ state, seat, part }: Props) {
  const words = useWords();
  const say = useSay();
  const owner = state.seats.find((other) => other.seat === seat)?.name ?? '';
  const standing = standingOf(state, seat, part);
  const pending = isPending(state, standing);
  return (
    <div className={`expedition seat-${seat} ${pending ? 'is-ahead' : ''}`}>
      <ul
        className="totals"
        aria-label={say('board.of', { what: say('expeditions.totals', { name: words(part) }), owner })}
      >
        {standing.terrains.map((here) => (
          <li
            key={here.terrain}
            className={`total ${here.terrain} ${here.counts ? 'counts' : ''} ${here.leads ? 'leads' : ''}`}
            title={describeTotal(here, { words, say })}
          >
            <Sign name={here.terrain} />
            <b>{here.total}</b>
          </li>
        ))}
      </ul>
      <ZoneRow zone={findZone(state, 'expedition', seat, part)} label={words(part)} owner={owner} />
      {pending && (
        <span className="ahead" title={say('expeditions.would-advance')}>
          {say('expeditions.advances')}
        </span>
      )}
    </div>
  );
}
