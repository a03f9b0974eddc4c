import type { GameStarted, Json, RecordedEvent } from '#record';

/** Definitions that are kept; each takes some 3 kB with its text. */
const MOST = 4_000;

/**
 * The definitions of cards that games were read with. Every record defines its cards itself, and most say the same of a card: games that
 * say the same share what they were first told. What the rules work out about a definition is then known already, and it does not
 * go and come with every game that is looked at.
 */
export class SharedCards {
  readonly #known = new Map<string, { readonly text: string; readonly definition: Json }>();

  /** The events of a game, with definitions that were met before in the place of those that say the same. */
  in(events: readonly RecordedEvent[]): readonly RecordedEvent[] {
    const [first, ...others] = events;
    if (first?.event.kind !== 'GameStarted') return events;
    const event: GameStarted = { ...first.event, cards: this.#shared(first.event.cards) };
    return [{ ...first, event }, ...others];
  }

  #shared(cards: GameStarted['cards']): GameStarted['cards'] {
    return Object.fromEntries(
      Object.entries(cards).map(([reference, definition]) => [
        reference,
        this.#sharedOne(reference, definition),
      ]),
    );
  }

  #sharedOne(reference: string, definition: Json): Json {
    const text = JSON.stringify(definition);
    const known = this.#known.get(reference);
    if (known?.text === text) return known.definition;
    if (this.#known.size >= MOST) this.#known.clear();
    this.#known.set(reference, { text, definition });
    return definition;
  }
}
