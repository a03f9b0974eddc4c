import type { Viewer } from '#record';
import { isOwn, type DraftEvent } from '../draft/event.js';

/**
 * An event of a draft as a viewer can know it. Until the draft is over, what boosters hold, what is picked and what decks are made
 * of is known to its own seat alone, and to nobody else: no spectator, no team-mate. `isOver`: the draft has ended since.
 */
export function maskDraft(event: DraftEvent, viewer: Viewer, isOver: boolean): DraftEvent {
  if (isOver || viewer.kind === 'omniscient') return event;
  switch (event.kind) {
    case 'DraftStarted':
      // A digest could be used to test guesses at the seed.
      return { ...event, seed: '', digest: '' };
    case 'BoostersOpened':
      return {
        ...event,
        boosters: event.boosters.map((one) =>
          isOwn(viewer, one.seat) ? one : { ...one, cards: [], aside: [] },
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
      // Of the record of a game that may be hidden.
      return { ...event, digest: '' };
    case 'BoostersPassed':
    case 'PoolsCompleted':
    case 'RoundPaired':
    case 'MatchGameBegan':
    case 'DraftEnded':
      return event;
  }
}
