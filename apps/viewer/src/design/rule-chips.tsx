import { memo, useState } from 'react';
import type { Rule } from '../api/shapes.js';
import { Tip } from './tip.js';

interface Props {
  readonly rules: readonly Rule[];
  /** Whether they always show, or only when the line is pointed at. */
  readonly shown?: boolean;
}

/**
 * The rules that made it so, each with its summary when pointed at or tapped. They are no tab stops: the panel "Why" tells the
 * rules of the current line in full.
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

/** An explanation costs much more than a number, and most of the hundreds in a log are never pointed at. */
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
