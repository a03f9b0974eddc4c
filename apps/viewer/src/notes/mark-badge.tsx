import { useSay } from '../words/language.js';
import { markClass, markName } from './marks.js';

/** The sign of an annotation in its colour; a dot where it has none. */
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
