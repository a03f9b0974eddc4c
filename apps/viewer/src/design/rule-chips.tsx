import { memo, useState } from 'react';
import type { Rule } from '../api/shapes.js';
import { Tip } from './tip.js';

interface Props {
  readonly rules: readonly Rule[];
  /** Whether they always show, or only when the line is pointed at. */
  readonly shown?: boolean;
}

/**
 * Shows the numbers of rules, with their summaries when pointed at or tapped. They are not tab stops, because
 * the panel "Why" has the rules in full.
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

/** Renders the explanation only when it is wanted, because it is costly and a log has hundreds of rules. */
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
