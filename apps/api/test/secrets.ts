import { invariant, omniscient, type GameModule, type RecordedEvent, type Viewer } from '#record';

/** The names of the cards of a record whose cards are all apart, by the seat that owns them. */
export function ownedCards(events: readonly RecordedEvent[]): readonly (readonly string[])[] {
  const started = events[0]?.event;
  invariant(started?.kind === 'GameStarted', 'a record begins with its start');
  return started.seats.map(({ deck }) => deck);
}

/**
 * What a viewer must not be told at each moment of a game: the cards that, as far as the whole truth goes, have been
 * nowhere but in decks, in hands of others and face down with others. Worked out without the masks of the game.
 */
export function secretsOf(
  module: GameModule,
  events: readonly RecordedEvent[],
  viewer: Viewer,
): readonly (readonly string[])[] {
  const isOwn = (seat: number | null): boolean => viewer.kind === 'seat' && viewer.seat === seat;
  const shown = new Set<string>();
  const all = ownedCards(events).flat();
  let state = module.initial();
  return events.map(({ event }) => {
    state = module.evolve(state, event);
    for (const { kind, seat, cards } of module.view(state, omniscient).zones)
      for (const { face, faceDown, controller } of cards) {
        const hidden = kind === 'deck' || ((kind === 'hand' || faceDown) && !isOwn(seat ?? controller));
        if (face !== null && !hidden) shown.add(face.reference);
      }
    return all.filter((reference) => !shown.has(reference));
  });
}
