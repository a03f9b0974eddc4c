import type { ReactNode } from 'react';
import type { Entry } from '../api/shapes.js';
import type { Perspective } from '../cursor/address.js';
import type { Position } from '../cursor/position.js';
import { PositionLink } from './position-link.js';
import { RuleChips } from './rule-chips.js';

interface Props {
  /** The entry the heading stands for, when it does. */
  readonly entry: Entry | null;
  readonly current: number;
  readonly as: Perspective;
  readonly go: (at: Position) => void;
  readonly children: ReactNode;
}

/** The heading of a phase or turn: a line of the log when an event does nothing but begin it. */
export function LogHeading({ entry, current, as, go, children }: Props) {
  if (!entry) return <span className="log-heading">{children}</span>;
  const here = entry.revision === current;
  return (
    <span
      className={here ? 'log-heading is-current' : 'log-heading'}
      data-testid={here ? 'log-line-current' : 'log-line'}
      data-revision={entry.revision}
      aria-current={here ? 'step' : undefined}
    >
      <PositionLink at={{ revision: entry.revision }} as={as} go={go} className="log-text">
        {children}
      </PositionLink>
      <RuleChips rules={entry.rules} />
    </span>
  );
}
