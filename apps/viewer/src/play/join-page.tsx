import { useEffect, useState } from 'react';
import { keepDraft } from '../api/draft-seats.js';
import { keepSeat } from '../api/seats.js';
import { errorCode, errorMessage, problemTitle } from '../api/problems.js';
import { useAttempt } from '../api/use-attempt.js';
import { ClaimDraftSeatDocument } from '../generated/drafts.js';
import { ClaimSeatDocument } from '../generated/play.js';
import { navigate } from '../shell/location.js';
import { PageLink } from '../shell/page-link.js';
import { useSay } from '../words/language.js';
import { OwnName } from './begin-form.js';
import { Entrance } from './entrance.js';
import { InvitedTo, InvitedToDraft, useInvitedTo } from './invited-to.js';
import { forgetInvitation, openInvitation, type OpenInvitation } from './invitation-link.js';
import { useHabit } from './play-habits.js';

const lost = new Set(['SEAT_CLAIMED', 'INVITATION_VOID', 'INVITATION_INVALID']);

/**
 * Lets the user accept an invitation to a seat. The user must click a button, because the first person who takes the
 * seat keeps it permanently.
 */
export function JoinPage() {
  const say = useSay();
  const [open, setOpen] = useState(openInvitation);
  const [keptName, keepName] = useHabit('name', '');
  const [ownName, setOwnName] = useState(keptName);
  const [claim, game] = useAttempt(ClaimSeatDocument);
  const [claimDraft, draft] = useAttempt(ClaimDraftSeatDocument);
  const { loading, error: refused } = open?.to === 'draft' ? draft : game;
  const { invited, toDraft, error: unanswered } = useInvitedTo(open);
  const error = refused ?? unanswered;
  useEffect(() => {
    const another = (): void => setOpen(openInvitation());
    addEventListener('hashchange', another);
    return () => removeEventListener('hashchange', another);
  }, []);
  const take = async (): Promise<void> => {
    if (open === null) return;
    const { to, ...invitation } = open;
    if (to === 'draft') return takeDraft(invitation);
    keepName(ownName.trim());
    const claimed = await claim({ ...invitation, name: ownName.trim() || null });
    if (!claimed) return;
    const { game, seat, name, token } = claimed.claimSeat;
    keepSeat({ game, seat, token, names: [name], invitations: [], over: false });
    forgetInvitation();
    navigate(`/play/${encodeURIComponent(game)}?as=${seat}`);
  };
  const takeDraft = async (invitation: Omit<OpenInvitation, 'to'>): Promise<void> => {
    const claimed = await claimDraft(invitation);
    if (!claimed) return;
    const { draft: id, seat, name, token } = claimed.claimDraftSeat;
    keepDraft({ draft: id, own: { seat, name, token }, others: [] });
    forgetInvitation();
    navigate(`/draft/${encodeURIComponent(id)}`);
  };
  const code = error ? errorCode(error) : null;
  // The form is hidden if the seat is already taken.
  const isLost = code !== null && lost.has(code);
  return (
    <Entrance title={say(open?.to === 'draft' ? 'drafts.join-title' : 'play.join-title')}>
      {invited && !error && <InvitedTo invited={invited} />}
      {toDraft && !error && <InvitedToDraft invited={toDraft} />}
      {open?.to === 'game' && !isLost && (
        <div className="new-game">
          <OwnName
            id="join-name"
            name={ownName}
            placeholder={invited?.players[invited.seat]}
            change={setOwnName}
          />
        </div>
      )}
      {!isLost && <p>{say(open === null ? 'play.join-none' : 'play.join-text')}</p>}
      {error && (
        <div className="problem" role="alert" data-testid="problem" data-code={code ?? 'UNREACHABLE'}>
          <h2>{problemTitle(code, say)}</h2>
          <p>{errorMessage(error)}</p>
        </div>
      )}
      <div className="choice-send">
        {open !== null && !isLost && (
          <button
            type="button"
            className="button button-strong"
            data-testid="take-seat"
            disabled={loading}
            onClick={() => void take()}
          >
            {say(error && code === null ? 'app.retry' : 'play.take-seat')}
          </button>
        )}
        <PageLink to="/" className="button button-quiet">
          {say('app.all-games')}
        </PageLink>
      </div>
    </Entrance>
  );
}
