import type { Viewer } from '#record';
import { isOwn, type DraftEvent } from '../draft/event.js';

/**
 * Masks an event for a viewer. Until the draft is over, only a seat's player sees the seat's cards, picks and deck.
 * Team-mates and spectators do not. `isOver` means that the draft is over now, whenever the event happened.
 */
export function maskDraft(event: DraftEvent, viewer: Viewer, isOver: boolean): DraftEvent {
  if (isOver || viewer.kind === 'omniscient') return event;
  switch (event.kind) {
    case 'DraftStarted':
      // Removes the seed, and the digest with which viewers could test guesses of the seed.
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
      // Removes the digest, because it is computed from a record that could be hidden from the viewer.
      return { ...event, digest: '' };
    case 'BoostersPassed':
    case 'PoolsCompleted':
    case 'RoundPaired':
    case 'MatchGameBegan':
    case 'DraftEnded':
      return event;
  }
}
