import { valueOf, type GameState } from '../api/shapes.js';
import { Pile } from '../board/pile.js';
import { SeatStrip } from '../board/seat-strip.js';
import { ZoneRow } from '../board/zone-row.js';
import { findZone } from '../board/zones.js';
import { useWords } from '../look/game-look.js';
import { Sign } from '../look/sign.js';
import { Mana } from './mana.js';
import { Player } from './player.js';
import { TileZone } from './tile.js';

interface Props {
  readonly state: GameState;
  readonly seat: number;
  readonly at: 'top' | 'bottom';
}

/**
 * Draws a player's side. The creatures, player, globe and rune are in front. The hand, mana and piles are behind them.
 */
export function Side({ state, seat, at }: Props) {
  const words = useWords();
  const here = state.seats.find((other) => other.seat === seat);
  if (!here) return null;
  const zone = (kind: string) => findZone(state, kind, seat);
  const resource = (name: string) => valueOf(here.resources, name) ?? 0;
  const exhaustion = resource('exhaustion');
  return (
    <div className={`side is-${at} seat-${seat}`}>
      <SeatStrip state={state} seat={seat} shownElsewhere={here.resources.map(({ name }) => name)}>
        <span className="resource hand-count">
          {words('hand')} <b>{zone('hand')?.count}</b>
        </span>
        {exhaustion > 1 && (
          <span className="resource">
            {words('exhaustion')} <b>{exhaustion}</b>
          </span>
        )}
        <span
          title={words('special-draw')}
          className={`special ${resource('special-draw') > 0 ? '' : 'is-spent'}`}
        >
          <Sign name="magic damage" />
          <span className="special-name">{words('special-draw')}</span>
        </span>
      </SeatStrip>
      <div className="back-row">
        <ZoneRow zone={zone('hand')} owner={here.name} />
        {['looked', 'aside'].map((kind) => {
          const found = zone(kind);
          return (
            found && found.count > 0 && <ZoneRow key={kind} zone={found} owner={here.name} className="peek" />
          );
        })}
        <div className="vessel-rows">
          <Mana zone={zone('extractors')} owner={here.name} />
          <Mana zone={zone('reservoirs')} owner={here.name} />
        </div>
        <div className="piles">
          <Pile zone={zone('deck')} owner={here.name} />
          <Pile zone={zone('discard')} owner={here.name} />
        </div>
      </div>
      <div className="front-row">
        <Player seat={here} />
        <div className="relics">
          <TileZone zone={zone('globe')} owner={here.name} />
          <TileZone zone={zone('rune')} owner={here.name} />
        </div>
        <ZoneRow zone={zone('line')} owner={here.name} />
      </div>
    </div>
  );
}
