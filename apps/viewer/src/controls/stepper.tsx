import type { ReactNode } from 'react';
import type { Direction, Unit } from '../cursor/game-line.js';
import { BackIcon, ForwardIcon } from '../design/icons.js';

interface Props {
  readonly unit: Unit;
  readonly keys: string;
  readonly atStart: boolean;
  readonly atEnd: boolean;
  readonly step: (unit: Unit, direction: Direction) => void;
  readonly children: ReactNode;
}

/** Says where we are in one unit, between two buttons that go one back and one forward. */
export function Stepper({ unit, keys, atStart, atEnd, step, children }: Props) {
  const name = unit === 'action' ? 'atomic action' : unit;
  return (
    <div className={`stepper stepper-${unit}`} role="group" aria-label={`By ${name}`}>
      <button
        type="button"
        data-testid={`${unit}-back`}
        aria-label={`One ${name} back`}
        title={`One ${name} back (${keys.split(' / ')[0]})`}
        disabled={atStart}
        onClick={() => step(unit, 'back')}
      >
        <BackIcon />
      </button>
      <span>{children}</span>
      <button
        type="button"
        data-testid={`${unit}-forward`}
        aria-label={`One ${name} forward`}
        title={`One ${name} forward (${keys.split(' / ')[1]})`}
        disabled={atEnd}
        onClick={() => step(unit, 'forward')}
      >
        <ForwardIcon />
      </button>
    </div>
  );
}
