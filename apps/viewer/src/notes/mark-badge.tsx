import { markClass, markName } from './marks.js';

/** The sign of an annotation in its colour; a dot where it has none. */
export function MarkBadge({ mark }: { readonly mark: string | null }) {
  return (
    <span className={`mark-badge ${markClass(mark)}`} title={markName(mark) || 'Note'}>
      {mark ?? ''}
      <span className="visually-hidden">{markName(mark) || 'Note'}</span>
    </span>
  );
}
