import { useEffect } from 'react';
import { errorCode, errorMessage, problemTitle } from '../api/problems.js';
import { useSay } from '../words/language.js';
import { DeckBuilding } from './deck-building.js';
import { DraftLinks } from './draft-links.js';
import { DraftMatches } from './draft-matches.js';
import { DraftTable } from './draft-table.js';
import { OwnMatch } from './own-match.js';
import { Picking } from './picking.js';
import { PoolCards } from './pool-cards.js';
import { useDraftSeat } from './use-draft-seat.js';

interface Props {
  readonly id: string;
  readonly seat: number;
  /** Called when the draft is over, so that everything can be revealed. */
  readonly over: () => void;
}

/** Lets the player in a seat of a draft pick cards, build a deck, and play the matches. */
export function LiveDraft({ id, seat, over }: Props) {
  const say = useSay();
  const { draft, error, refetch } = useDraftSeat(id, seat);
  const isOver = draft?.phase === 'OVER';
  useEffect(() => {
    if (isOver) over();
  }, [isOver, over]);
  const again = (): void => void refetch().catch(() => undefined);
  const own = draft?.seats[seat];
  if (!draft || !own)
    return error ? (
      <div
        className="problem"
        role="alert"
        data-testid="problem"
        data-code={errorCode(error) ?? 'UNREACHABLE'}
      >
        <h2>{problemTitle(errorCode(error), say)}</h2>
        <p>{errorMessage(error)}</p>
      </div>
    ) : (
      <p aria-busy="true">{say('app.loading')}</p>
    );
  return (
    <div className="live-draft" data-testid="live-draft" data-phase={draft.phase}>
      <DraftTable draft={draft} seat={seat} />
      <DraftLinks draft={draft} />
      {draft.phase === 'DRAFTING' && <Picking draft={draft} seat={seat} done={again} />}
      {draft.phase === 'BUILDING' && own.pool && (
        <DeckBuilding key={own.hasDeck ? 'built' : 'new'} draft={draft.id} own={own} done={again} />
      )}
      {draft.phase === 'PLAYING' && <OwnMatch draft={draft} seat={seat} done={again} />}
      <DraftMatches draft={draft} seat={seat} />
      {draft.phase !== 'BUILDING' && own.deck && (
        <PoolCards
          title={say('drafts.deck')}
          cards={[...(own.deck.hero ? [own.deck.hero] : []), ...own.deck.cards]}
        />
      )}
    </div>
  );
}
