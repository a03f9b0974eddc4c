import { useSay } from '../words/language.js';
import type { SeatedDraft } from './use-draft-seat.js';

/** Who sits at the table, in turn order, and whom everybody waits for. */
export function DraftTable({ draft, seat }: { readonly draft: SeatedDraft; readonly seat: number }) {
  const say = useSay();
  return (
    <ol className="draft-table" aria-label={say('drafts.table')} data-testid="draft-table">
      {draft.seats.map((one) => (
        <li key={one.seat} data-own={one.seat === seat} data-asked={one.asked}>
          {one.name}
          <small>
            {one.seat === seat && `${say('drafts.you')} · `}
            {say(one.asked ? 'drafts.thinking' : 'drafts.ready')}
          </small>
        </li>
      ))}
    </ol>
  );
}
