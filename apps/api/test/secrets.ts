import { invariant, omniscient } from '#record';
import type { AtomicAction, GameEvent, GameModule, RecordedEvent, Viewer } from '#record';

/**
 * Returns the names of the cards in a record, grouped by the seat of their owner. All cards in the record must have
 * different names.
 */
export function ownedCards(events: readonly RecordedEvent[]): readonly (readonly string[])[] {
  const started = events[0]?.event;
  invariant(started?.kind === 'GameStarted', 'a record begins with its start');
  return started.seats.map(({ deck }) => deck);
}

/** Returns the cards that all players see before the game begins: each player's hero. */
export function heroes(
  module: Pick<GameModule, 'fold' | 'see'>,
  events: readonly RecordedEvent[],
): readonly string[] {
  let state = module.fold.initial();
  for (const { event } of events.slice(0, 40)) {
    state = module.fold.evolve(state, event);
    const zones = module.see.view(state, omniscient).zones.filter(({ kind }) => kind === 'hero');
    const found = zones.flatMap(({ cards }) => cards.flatMap(({ face }) => face?.reference ?? []));
    if (found.length > 0) return found;
  }
  return [];
}

/** The zones whose cards only their own player can see. */
const own = ['hand', 'looked', 'aside'];

/** An action that reveals cards, to one player or to all. */
interface Reveal extends AtomicAction {
  readonly item?: number;
  readonly items?: readonly number[];
  readonly to?: number | null;
}
const isReveal = (action: AtomicAction): action is Reveal => action.kind === 'reveal';

/**
 * Returns the cards that a viewer must not see, at each position of a game. These are cards that have never been
 * visible to the viewer up to that position. Does not use the game's own masks.
 */
export function secretsOf(
  module: Pick<GameModule, 'fold' | 'see'>,
  events: readonly RecordedEvent[],
  viewer: Viewer,
): readonly (readonly string[])[] {
  const isOwn = (seat: number | null): boolean => viewer.kind === 'seat' && viewer.seat === seat;
  // All players see the heroes before the game begins, so the heroes are not secret.
  const shown = new Set<string>(heroes(module, events));
  const all = ownedCards(events).flat();
  const look = (state: unknown): void => {
    for (const { kind, seat, cards } of module.see.view(state, omniscient).zones)
      for (const { face, faceDown, controller } of cards) {
        const hidden = kind === 'deck' || ((own.includes(kind) || faceDown) && !isOwn(seat ?? controller));
        if (face !== null && !hidden) shown.add(face.reference);
      }
  };
  /** Marks the cards that the event reveals, either to all players or to the viewer, as seen. */
  const reveal = (state: unknown, event: GameEvent): void => {
    const revealed = event.kind === 'StepResolved' ? event.actions.filter(isReveal) : [];
    const items = new Set(
      revealed
        .filter(({ to = null }) => to === null || isOwn(to))
        .flatMap(({ item, items = [] }) => (item === undefined ? items : [item])),
    );
    for (const { cards } of module.see.view(state, omniscient).zones)
      for (const { item, face } of cards)
        if (face !== null && item !== null && items.has(item)) shown.add(face.reference);
  };
  let state = module.fold.initial();
  return events.map(({ event }) => {
    reveal(state, event);
    // A card that is face up only in the middle of an event has also been seen.
    const actions = event.kind === 'StepResolved' ? event.actions.length : 0;
    for (let count = 1; count < actions; count++)
      look(module.fold.evolvePartly(module.fold.clone(state), event, count));
    state = module.fold.evolve(state, event);
    look(state);
    return all.filter((reference) => !shown.has(reference));
  });
}
