import type { Draft } from './draft.js';

interface Props {
  readonly draft: Draft | null;
  readonly done: () => void;
}

/** Says above the board what a press does while one draws on it. */
export function DrawingHint({ draft, done }: Props) {
  if (draft === null || draft.tool === 'none') return null;
  const words =
    draft.tool === 'highlight'
      ? 'Click what to highlight'
      : draft.start === null
        ? 'Click where the arrow begins'
        : 'Click where it ends';
  return (
    <p className="drawing-hint" role="status">
      {words}
      <button type="button" data-testid="drawing-done" onClick={done}>
        Done
      </button>
    </p>
  );
}
