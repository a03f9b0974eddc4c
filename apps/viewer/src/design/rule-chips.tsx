import { memo, useState } from 'react';
import type { Rule } from '../api/shapes.js';
import { Tip } from './tip.js';

interface Props {
  readonly rules: readonly Rule[];
  /** Whether the rule numbers are always visible. If not, they are visible only while the user points at the line. */
  readonly shown?: boolean;
}

/**
 * Shows rule numbers. When a number is pointed at or tapped, the summary of its rule appears. The numbers are not tab
 * stops, because the panel “Why” shows the complete rules.
 */
export function RuleChips({ rules, shown = true }: Props) {
  const [isPointedAt, setPointedAt] = useState(false);
  if (rules.length === 0) return null;
  const isWanted = shown || isPointedAt;
  return (
    <span className={shown ? 'rules is-shown' : 'rules'} onPointerEnter={() => setPointedAt(true)}>
      {rules.map((rule) => (
        <RuleChip key={rule.number} rule={rule} isWanted={isWanted} />
      ))}
    </span>
  );
}

/** The summary is rendered only on demand, because rendering is expensive and a log contains hundreds of rules. */
const RuleChip = memo(function RuleChip({
  rule: { number, summary },
  isWanted,
}: {
  readonly rule: Rule;
  readonly isWanted: boolean;
}) {
  if (summary === null || !isWanted) return <span className="rule">{number}</span>;
  return <Tip text={number} explained={summary} className="rule" isStop={false} />;
});
