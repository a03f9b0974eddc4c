import { memo } from 'react';
import { valueOf, type SeatState } from '../api/shapes.js';
import { useWords } from '../look/game-look.js';
import { Sign } from '../look/sign.js';

const held = ['magnetised', 'magnetic', 'fog'];

/** Draws a player as a fighter with health, attack (if there is any) and protection. */
export const Player = memo(function Player({ seat }: { readonly seat: SeatState }) {
  const words = useWords();
  const health = valueOf(seat.resources, 'health') ?? 0;
  const attack = valueOf(seat.resources, 'attack');
  return (
    <section
      className={`player seat-${seat.seat} ${health <= 10 ? 'is-low' : ''}`}
      data-player={seat.seat}
      role="group"
      aria-label={seat.name}
    >
      <span
        className="player-health"
        title={words('health')}
        data-testid={`health-${seat.seat}`}
        data-pulse={`health-${seat.seat}`}
        data-value={health}
      >
        <Sign name="health" />
        <b>{health}</b>
      </span>
      {attack !== undefined && (
        <span className="player-attack" title={words('attack')}>
          <Sign name="attack" />
          <b>{attack}</b>
        </span>
      )}
      <span className="player-held">
        {held
          .filter((name) => valueOf(seat.resources, name) !== undefined)
          .map((name) => (
            <span key={name} className={`mark status status-${name}`} title={words(name)}>
              <Sign name={name} />
            </span>
          ))}
      </span>
    </section>
  );
});
