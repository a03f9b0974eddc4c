import { draftLink, keptDraft } from '../api/draft-seats.js';
import { CopiedLink } from '../play/copied-link.js';
import { useSay } from '../words/language.js';

/** The links for the other people of a draft that was begun here; nothing where there are none. */
export function DraftLinks({ draft }: { readonly draft: string }) {
  const say = useSay();
  const others = keptDraft(draft)?.others ?? [];
  if (others.length === 0) return null;
  return (
    <details className="draft-links" open data-testid="draft-links">
      <summary>{say('drafts.links')}</summary>
      <p className="choice-note">{say('drafts.links-hint')}</p>
      {others.map((one) => (
        <div key={one.seat}>
          <b>{one.name}</b>
          <CopiedLink
            id={`draft-${one.seat}`}
            link={draftLink(draft, one)}
            name={say('play.link-for', { name: one.name })}
          />
        </div>
      ))}
    </details>
  );
}
