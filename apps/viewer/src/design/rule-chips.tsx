import type { Rule } from '../api/shapes.js';
import { Tip } from './tip.js';

interface Props {
  readonly rules: readonly Rule[];
  /** False: they show when the line is pointed at. */
  readonly shown?: boolean;
}

/**
 * The rules that made it so, each with its summary when pointed at or tapped. They are no tab stops: the panel "Why" tells the
 * rules of the current line in full.
 */
export function RuleChips({ rules, shown = true }: Props) {
  if (rules.length === 0) return null;
  return (
    <span className={shown ? 'rules is-shown' : 'rules'}>
      {rules.map((rule) => (
        <RuleChip key={rule.number} rule={rule} />
      ))}
    </span>
  );
}

function RuleChip({ rule: { number, summary } }: { readonly rule: Rule }) {
  if (summary === null) return <span className="rule">{number}</span>;
  return <Tip text={number} explained={summary} className="rule" isStop={false} />;
}
