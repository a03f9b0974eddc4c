import type { Viewer } from '#record';
import { isOwn, type DraftEvent } from '../draft/event.js';

/**
 * Masks an event of a draft for a viewer. Until the draft is over, the cards of boosters, picks and decks are visible to their own
 * seat only, not to spectators and team-mates. `isOver` is whether the draft has ended since.
 */
export function maskDraft(event: DraftEvent, viewer: Viewer, isOver: boolean): DraftEvent {
  if (isOver || viewer.kind === 'omniscient') return event;
  switch (event.kind) {
    case 'DraftStarted':
      // A digest would permit tests of guesses at the seed.
      return { ...event, seed: '', digest: '' };
    case 'BoostersOpened':
      return {
        ...event,
        boosters: event.boosters.map((booster) =>
          isOwn(viewer, booster.seat) ? booster : { ...booster, cards: [], aside: [] },
        ),
      };
    case 'CardPicked': {
      if (isOwn(viewer, event.seat)) return event;
      const { thinkingTime: _, ...picked } = event;
      return { ...picked, from: [], card: null };
    }
    case 'DeckBuilt':
      return isOwn(viewer, event.seat) ? event : { ...event, deck: null };
    case 'MatchGameEnded':
      // It is the digest of a record that may be hidden.
      return { ...event, digest: '' };
    case 'BoostersPassed':
    case 'PoolsCompleted':
    case 'RoundPaired':
    case 'MatchGameBegan':
    case 'DraftEnded':
      return event;
  }
}
