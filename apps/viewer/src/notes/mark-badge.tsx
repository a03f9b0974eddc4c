import { useSay } from '../words/language.js';
import { markClass, markName } from './marks.js';

/** Shows the mark of an annotation in its colour, or a dot if there is no mark. */
export function MarkBadge({ mark }: { readonly mark: string | null }) {
  const say = useSay();
  const known = markName(mark);
  const name = known === null ? say('notes.note') : say(`notes.mark.${known}`);
  return (
    <span className={`mark-badge ${markClass(mark)}`} title={name}>
      {mark ?? ''}
      <span className="visually-hidden">{name}</span>
    </span>
  );
}
