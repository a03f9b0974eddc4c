import { skipToken, useQuery } from '@apollo/client/react';
import { InvitationDocument } from '../generated/play.js';
import { plainLook, wordsOf } from '../look/game-look.js';
import { listed } from '../words/dates.js';
import { useLocale, useSay } from '../words/language.js';
import type { OpenInvitation } from './invitation-link.js';

/** What an invitation is to; an error where its seat is taken, or it counts no more. Of drafts nothing is asked. */
export function useInvitedTo(open: OpenInvitation | null) {
  const { data, error } = useQuery(
    InvitationDocument,
    open?.to === 'game'
      ? {
          variables: { invitation: open.invitation, receipt: open.receipt },
          fetchPolicy: 'no-cache',
        }
      : skipToken,
  );
  return { invited: data?.invitation ?? null, error };
}

type Invited = NonNullable<ReturnType<typeof useInvitedTo>['invited']>;

/** Who invites, to which game, and with which deck one would play. */
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
      <p>{say('play.join-as', { name: players[seat] ?? '' })}</p>
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
