import { useQuery } from '@apollo/client/react';
import { useCallback } from 'react';
import { setName } from '../cards/set-name.js';
import { DraftDocument } from '../generated/drafts.js';
import type { DraftQuery } from '../generated/graphql.js';
import { Segments } from '../play/segments.js';
import { amendQuery, useQueryOfPage, type PageProps } from '../shell/location.js';
import { useSay } from '../words/language.js';
import { DraftMatches } from './draft-matches.js';
import { DraftsFrame } from './drafts-frame.js';
import { DraftWalk } from './draft-walk.js';
import { LiveDraft } from './live-draft.js';
import { PoolCards } from './pool-cards.js';
import { nearestPlace, picksOf } from './walk.js';

export type OpenedDraft = DraftQuery['draft'];

/** Shows one seat of a draft: its picks one at a time, the deck built from them, and the games played with the deck. */
export function DraftPage({ id = '' }: PageProps) {
  const say = useSay();
  const address = useQueryOfPage();
  const { data, error, refetch } = useQuery(DraftDocument, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  const draft = data?.draft;
  const seat = nearestPlace(Number(address.get('seat') ?? 0), draft?.seats.length ?? 1);
  const own = picksOf(draft?.picks ?? [], seat);
  const place = nearestPlace(Number(address.get('pick') ?? 1) - 1, own.length);
  const go = (to: { readonly seat?: number; readonly place?: number }): void =>
    amendQuery({
      seat: `${to.seat ?? seat}`,
      pick: `${nearestPlace(to.place ?? place, own.length) + 1}`,
    });
  const shown = draft?.seats[seat];
  const held = draft?.phase === 'OVER' ? undefined : draft?.seats.find(({ yours }) => yours);
  const over = useCallback(() => void refetch().catch(() => undefined), [refetch]);
  return (
    <DraftsFrame title={say('drafts.draft')} back={{ to: '/drafts', label: say('drafts.all') }} error={error}>
      {draft && (
        <>
          <div className="games-intro">
            <h1>{say('drafts.of-set', { set: setName(draft.set) })}</h1>
            {!held && <p>{say(`drafts.phase.${draft.phase}`)}</p>}
          </div>
          {held && <LiveDraft id={draft.id} seat={held.seat} over={over} />}
        </>
      )}
      {draft && !held && (
        <>
          <Segments
            id="draft-seat"
            label={say('drafts.seat')}
            value={`${seat}`}
            options={draft.seats.map((place) => [`${place.seat}`, place.name] as const)}
            choose={(chosen) => go({ seat: Number(chosen) })}
          />
          <DraftMatches draft={draft} seat={seat} />
          {draft.phase !== 'OVER' && <p className="draft-hidden">{say('drafts.hidden')}</p>}
          {own.length > 0 && (
            <DraftWalk draft={draft} own={own} place={place} go={(to) => go({ place: to })} />
          )}
          {own.length === 0 && shown?.pool && <PoolCards title={say('drafts.pool')} cards={shown.pool} />}
          {shown?.deck && (
            <PoolCards
              title={say('drafts.deck')}
              cards={[...(shown.deck.hero ? [shown.deck.hero] : []), ...shown.deck.cards]}
            />
          )}
        </>
      )}
    </DraftsFrame>
  );
}
