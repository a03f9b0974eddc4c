import { useState } from 'react';
import { errorMessage } from '../api/problems.js';
import { useAttempt } from '../api/use-attempt.js';
import { InviteToBlindReviewDocument } from '../generated/blind.js';
import { CopiedLink } from '../play/copied-link.js';
import { useSay } from '../words/language.js';
import type { BlindAddress } from './blind-page.js';

/** Lets the user invite friends to review the same game. Renders nothing for an invited user. */
export function BlindFriends({ place: { game, seat } }: BlindAddress) {
  const say = useSay();
  const [name, setName] = useState('');
  const [invite, { answer, loading, error }] = useAttempt(InviteToBlindReviewDocument);
  if (game === null) return null;
  const invited = answer?.inviteToBlindReview;
  return (
    <details className="blind-friends">
      <summary data-testid="blind-friends">{say('blind.invite-friend')}</summary>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void invite({ game, seat, name });
        }}
      >
        <label>
          {say('blind.friend-name')}
          <input
            required
            maxLength={60}
            value={name}
            data-testid="blind-friend-name"
            onChange={({ target }) => setName(target.value)}
          />
        </label>
        <button type="submit" className="button" data-testid="blind-invite" disabled={loading}>
          {say('blind.invite')}
        </button>
      </form>
      {invited?.link != null && (
        <CopiedLink
          id="blind"
          link={new URL(invited.link, location.href).href}
          name={say('blind.link', { name: invited.name })}
        />
      )}
      {error && (
        <p className="choice-problem" role="alert">
          {errorMessage(error)}
        </p>
      )}
      <p className="review-hint">{say('blind.friend-hidden')}</p>
    </details>
  );
}
