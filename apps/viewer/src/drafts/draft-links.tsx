import { storedDraft } from '../api/draft-seats.js';
import { CopiedLink } from '../play/copied-link.js';
import { draftInvitationLink } from '../play/invitation-link.js';
import { useSay } from '../words/language.js';
import type { SeatedDraft } from './use-draft-seat.js';

/**
 * Shows the invitation links of a draft that was started in this browser. Omits the links of players who have already
 * joined.
 */
export function DraftLinks({ draft }: { readonly draft: SeatedDraft }) {
  const say = useSay();
  const awaited = new Set(draft.seats.filter((place) => place.awaited).map(({ seat }) => seat));
  const others = (storedDraft(draft.id)?.others ?? []).filter(({ seat }) => awaited.has(seat));
  if (others.length === 0) return null;
  return (
    <details className="draft-links" open data-testid="draft-links">
      <summary>{say('drafts.links')}</summary>
      <p className="choice-note">{say('drafts.links-hint')}</p>
      {others.map((place) => (
        <div key={place.seat}>
          <b>{place.name}</b>
          <CopiedLink
            id={`draft-${place.seat}`}
            link={draftInvitationLink(place.invitation)}
            name={say('play.link-for', { name: place.name })}
          />
        </div>
      ))}
    </details>
  );
}
