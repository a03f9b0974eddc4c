import type { Replay } from '#projections';
import { seatViewer, type Choice, type Seat } from '#record';

/**
 * What two choices of the decision that an event asks for have in common if they differ only in which copy of a card in hand they are
 * about: the same comes of both.
 */
export function alikeChoices(replay: Replay, revision: number, seat: Seat): (choice: Choice) => string {
  const event = replay.events[revision]?.event;
  if (event?.kind !== 'DecisionRequested') return (choice) => JSON.stringify(choice);
  const { options, ordered } = event.decision;
  const { zones } = replay.module.see.view(replay.before(revision + 1), seatViewer(seat));
  const hand = zones.filter((zone) => zone.kind === 'hand' && zone.seat === seat);
  const printed = new Map(
    hand.flatMap(({ cards }) => cards.flatMap(({ item, face }) => (face ? [[item, face.reference]] : []))),
  );
  const alike = new Map(
    options.map(({ key, about }) => {
      const { item, ...others } = (about ?? {}) as { readonly item?: unknown };
      const reference = typeof item === 'number' ? printed.get(item) : undefined;
      if (reference === undefined) return [key, key];
      const shape = key.replaceAll(new RegExp(`\\b${String(item)}\\b`, 'g'), '#');
      return [key, JSON.stringify([shape, reference, others])];
    }),
  );
  return (choice) => {
    const keys = choice.map((key) => alike.get(key) ?? key);
    return JSON.stringify(ordered === true ? keys : keys.sort());
  };
}
