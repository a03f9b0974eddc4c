import { useSay } from '../words/language.js';
import type { SeatedDraft } from './use-draft-seat.js';

/** Shows the players at the table in turn order. Marks the players who still have to pick. */
export function DraftTable({ draft, seat }: { readonly draft: SeatedDraft; readonly seat: number }) {
  const say = useSay();
  return (
    <ol className="draft-table" aria-label={say('drafts.table')} data-testid="draft-table">
      {draft.seats.map((place) => (
        <li key={place.seat} data-own={place.seat === seat} data-asked={place.asked}>
          {place.name}
          <small>
            {place.seat === seat && `${say('drafts.you')} · `}
            {say(place.asked ? 'drafts.thinking' : 'drafts.ready')}
          </small>
        </li>
      ))}
    </ol>
  );
}
