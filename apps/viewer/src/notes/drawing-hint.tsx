import { useSay } from '../words/language.js';
import type { Draft } from './draft.js';

interface Props {
  readonly draft: Draft | null;
  readonly done: () => void;
}

/** Explains what a click on the board does while the user is drawing. */
export function DrawingHint({ draft, done }: Props) {
  const say = useSay();
  if (draft === null || draft.tool === 'none') return null;
  const now = draft.tool === 'highlight' ? 'highlight' : draft.start === null ? 'arrow-start' : 'arrow-end';
  return (
    <p className="drawing-hint" role="status">
      {say(`notes.drawing.${now}`)}
      <button type="button" data-testid="drawing-done" onClick={done}>
        {say('app.done')}
      </button>
    </p>
  );
}
