import type { DiceRoll } from '../api/shapes.js';
import './dice.css';

/** The positions of a die's pips on a 3 × 3 grid, by the number rolled. */
const pips: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[1, 1]],
  [
    [0, 0],
    [2, 2],
  ],
  [
    [0, 0],
    [1, 1],
    [2, 2],
  ],
  [
    [0, 0],
    [2, 0],
    [0, 2],
    [2, 2],
  ],
  [
    [0, 0],
    [2, 0],
    [1, 1],
    [0, 2],
    [2, 2],
  ],
  [
    [0, 0],
    [2, 0],
    [0, 1],
    [2, 1],
    [0, 2],
    [2, 2],
  ],
];

interface Props {
  readonly rolls: readonly DiceRoll[];
  readonly position: string;
}

/**
 * Animates the dice that were just rolled. Shows them until the next event. `DescribedBoard` describes them as text.
 */
export function Dice({ rolls, position }: Props) {
  return (
    <div key={position} className="dice" data-testid="dice" aria-hidden="true">
      {rolls.map(({ seat, name, dice }, roll) => (
        <figure key={roll} className={`roll seat-${seat}`}>
          <span className="roll-dice">
            {dice.map((value, index) => (
              <Die key={index} value={value} />
            ))}
          </span>
          <figcaption>{name}</figcaption>
        </figure>
      ))}
    </div>
  );
}

/** Draws the upper face of a die. Numbers above six are written as digits. */
function Die({ value }: { readonly value: number }) {
  const side = pips[value] ?? [];
  return (
    <svg className="die" viewBox="0 0 40 40" data-value={value}>
      <rect x="2" y="2" width="36" height="36" rx="8" />
      {side.length > 0 ? (
        side.map(([x, y]) => <circle key={`${x} ${y}`} cx={10 + 10 * x} cy={10 + 10 * y} r="3.4" />)
      ) : (
        <text x="20" y="27">
          {value}
        </text>
      )}
    </svg>
  );
}
