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
          <span
            key={number}
            className="rule"
            tabIndex={0}
            data-summary={summary}
            onPointerEnter={(event) => turnInwards(event.currentTarget)}
            onFocus={(event) => turnInwards(event.currentTarget)}
          >
            {number}
            <span className="visually-hidden">{`: ${summary}`}</span>
          </span>
        ),
      )}
    </span>
  );
}

/** The summary opens towards the middle of the log, where it is not cut off. */
function turnInwards(chip: HTMLElement): void {
  const log = chip.closest('.log')?.getBoundingClientRect();
  if (!log) return;
  const { left, width } = chip.getBoundingClientRect();
  chip.dataset['side'] = left + width / 2 < log.left + log.width / 2 ? 'left' : 'right';
}
