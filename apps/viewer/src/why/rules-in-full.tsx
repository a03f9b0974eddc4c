import type { Rule } from '../api/shapes.js';

export function RulesInFull({ rules }: { readonly rules: readonly Rule[] }) {
  if (rules.length === 0) return null;
  return (
    <dl className="why-rules">
      {rules.map(({ number, summary }) => (
        <div key={number}>
          <dt>{number}</dt>
          <dd>{summary}</dd>
        </div>
      ))}
    </dl>
  );
}
