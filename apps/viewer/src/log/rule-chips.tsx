import type { Rule } from '../api/shapes.js';

/** The rules that made it so, each with its summary when pointed at or focused. */
export function RuleChips({ rules }: { readonly rules: readonly Rule[] }) {
  return (
    <span className="rules">
      {rules.map(({ number, summary }) =>
        summary === null ? (
          <span key={number} className="rule">
            {number}
          </span>
        ) : (
          <span key={number} className="rule" tabIndex={0} data-summary={summary}>
            {number}
            <span className="visually-hidden">{`: ${summary}`}</span>
          </span>
        ),
      )}
    </span>
  );
}
