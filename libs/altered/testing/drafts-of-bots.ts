import { openSet } from '#altered/cards';
import {
  botPick,
  buildDeck,
  cardsOfSet,
  DRAFT_SCHEMA_VERSION,
  draftSetup,
  pickCard,
  startDraft,
  suggestedDeck,
  type DraftCards,
  type DraftEvent,
  type RecordedDraftEvent,
} from '#altered/drafts';
import { invariant } from '#record';

/** Returns the cards of the open set. */
export function cardsOfRiver(): DraftCards {
  const found = cardsOfSet('RIVER', openSet());
  invariant(found.ok, 'the shipped set has boosters');
  return found.value.cards;
}

/**
 * Returns the events of a draft between bots. If `decks` is set, the bots also build decks. The same arguments always
 * return the same events.
 */
export function draftOfBots(
  names: readonly string[],
  { seed, boosters, decks }: { readonly seed: string; readonly boosters: number; readonly decks: boolean },
): readonly DraftEvent[] {
  const cards = cardsOfRiver();
  const seats = names.map((name) => ({ name, player: 'bot' as const }));
  const started = startDraft(draftSetup({ set: 'RIVER', cards, seats, seed, boosters }));
  invariant(started.ok, 'the draft begins');
  const events: DraftEvent[] = [...started.value.events];
  let { state } = started.value;
  while (state.phase === 'drafting')
    for (const [seat, { held, pool }] of state.seats.entries()) {
      const picked = pickCard(state, { seat, card: botPick(cards, pool, held?.cards ?? []), by: 'bot' });
      invariant(picked.ok, 'a bot picks what is there');
      events.push(...picked.value.events);
      ({ state } = picked.value);
    }
  for (const [seat, { pool }] of decks ? state.seats.entries() : []) {
    const built = buildDeck(state, seat, suggestedDeck(cards, pool), 'bot');
    invariant(built.ok, 'a bot builds a deck');
    events.push(...built.value.events);
    ({ state } = built.value);
  }
  return events;
}

/** Returns events in the form in which a store returns them. */
export const recordedDraft = (events: readonly DraftEvent[]): readonly RecordedDraftEvent[] =>
  events.map((event, revision) => ({
    id: `00000000-0000-4000-8000-${`${revision}`.padStart(12, '0')}`,
    revision,
    event,
    metadata: { schema: DRAFT_SCHEMA_VERSION, recordedAt: '2026-11-23T10:00:00.000Z' },
  }));
