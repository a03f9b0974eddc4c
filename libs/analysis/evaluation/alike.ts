import { seatViewer, type AtomicAction, type Choice, type Decision, type GameModule } from '#record';

/**
 * Returns a function that gives equivalent choices of a decision the same key. Choices are equivalent if they differ
 * only in which copy of a card in hand they contain.
 */
export function alikeIn<State, A extends AtomicAction>(
  { see }: Pick<GameModule<State, A>, 'see'>,
  state: State,
  { seat, options, ordered }: Decision,
): (choice: Choice) => string {
  const { zones } = see.view(state, seatViewer(seat));
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
