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

/** The summary opens towards the middle of what scrolls, where it is not cut off. */
function turnInwards(chip: HTMLElement): void {
  const box = chip.closest('.log, .why-body')?.getBoundingClientRect();
  if (!box) return;
  const { left, width, top, height } = chip.getBoundingClientRect();
  chip.dataset['side'] = left + width / 2 < box.left + box.width / 2 ? 'left' : 'right';
  chip.dataset['opens'] = top + height / 2 > box.top + box.height / 2 ? 'up' : 'down';
}
