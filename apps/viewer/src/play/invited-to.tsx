import { skipToken, useQuery } from '@apollo/client/react';
import { setName } from '../cards/set-name.js';
import { DraftInvitationDocument } from '../generated/drafts.js';
import { InvitationDocument } from '../generated/play.js';
import { plainLook, wordsOf } from '../look/game-look.js';
import { listed } from '../words/dates.js';
import { useLocale, useSay } from '../words/language.js';
import type { OpenInvitation } from './invitation-link.js';

/**
 * Fetches the game or draft to which an invitation leads. Returns an error if the seat is already taken or the
 * invitation was revoked.
 */
export function useInvitedTo(open: OpenInvitation | null) {
  const question =
    open === null
      ? skipToken
      : ({
          variables: { invitation: open.invitation, receipt: open.receipt },
          fetchPolicy: 'no-cache',
        } as const);
  const game = useQuery(InvitationDocument, open?.to === 'game' ? question : skipToken);
  const draft = useQuery(DraftInvitationDocument, open?.to === 'draft' ? question : skipToken);
  return {
    invited: game.data?.invitation ?? null,
    toDraft: draft.data?.draftInvitation ?? null,
    error: game.error ?? draft.error,
  };
}

type ToDraft = NonNullable<ReturnType<typeof useInvitedTo>['toDraft']>;

/** Shows the draft to which the user is invited, with its other players. */
export function InvitedToDraft({ invited: { draft, seat } }: { readonly invited: ToDraft }) {
  const [say, locale] = [useSay(), useLocale()];
  const names = draft.players.filter((_, index) => index !== seat);
  return (
    <section className="invited-to" data-testid="invited-to">
      <p>
        <b>{`${say(`drafts.form.${draft.form}`)} · ${setName(draft.set)}`}</b>
      </p>
      <p>{say('drafts.join-with', { names: listed(names, locale) })}</p>
    </section>
  );
}

type Invited = NonNullable<ReturnType<typeof useInvitedTo>['invited']>;

/** Shows the game, the player who invites the user, and the deck for the seat. */
export function InvitedTo({ invited }: { readonly invited: Invited }) {
  const [say, locale] = [useSay(), useLocale()];
  const { players, seat, moduleName, edition, mode, deck } = invited;
  const names = players.filter((_, index) => index !== seat);
  const words = wordsOf(plainLook, locale);
  const facts = [`${moduleName} ${edition}`, ...(mode === null ? [] : [words(mode)])];
  return (
    <section className="invited-to" data-testid="invited-to">
      <p>
        <b>
          {say('play.join-by', {
            names: listed(names, locale),
            count: names.length,
            game: facts.join(' · '),
          })}
        </b>
      </p>
      {deck.length > 0 && (
        <details>
          <summary>{say('play.join-deck')}</summary>
          <ul>
            {deck.map(({ reference, name, copies }) => (
              <li key={reference}>{`${copies} × ${name}`}</li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}
