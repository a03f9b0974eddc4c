import type { ReactNode } from 'react';
import type { Direction, Unit } from '../cursor/game-line.js';
import { BackIcon, ForwardIcon } from '../design/icons.js';
import { useSay } from '../words/language.js';

interface Props {
  readonly unit: Unit;
  /** The keys for going back and forward. */
  readonly keys: readonly [string, string];
  readonly atStart: boolean;
  readonly atEnd: boolean;
  readonly step: (unit: Unit, direction: Direction) => void;
  readonly children: ReactNode;
}

/**
 * Shows the number of the current unit, such as a turn. The buttons for the previous and next unit are on either side.
 */
export function Stepper({ unit, keys, atStart, atEnd, step, children }: Props) {
  const say = useSay();
  const back = say(`controls.back.${unit}`);
  const forward = say(`controls.forward.${unit}`);
  return (
    <div className={`stepper stepper-${unit}`} role="group" aria-label={say(`controls.unit.${unit}`)}>
      <button
        type="button"
        data-testid={`${unit}-back`}
        aria-label={back}
        title={`${back} (${keys[0]})`}
        disabled={atStart}
        onClick={() => step(unit, 'back')}
      >
        <BackIcon />
      </button>
      <span>{children}</span>
      <button
        type="button"
        data-testid={`${unit}-forward`}
        aria-label={forward}
        title={`${forward} (${keys[1]})`}
        disabled={atEnd}
        onClick={() => step(unit, 'forward')}
      >
        <ForwardIcon />
      </button>
    </div>
  );
}
