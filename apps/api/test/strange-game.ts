import { randomBot } from '#analysis';
import { altered } from '#altered/rules';
import type { GameEvent, Json, RecordedEvent, Setup } from '#record';
import { abilityDecks } from '#altered/testing';
import { recorded } from '#record/testing';

export const rat = { name: 'Rat', subtypes: [], statistics: { forest: 1, mountain: 1, water: 1 } };
/** Returns an ability that creates `count` tokens whenever its card joins. */
export const creates = (count: unknown) => ({
  kind: 'reaction',
  trigger: { kind: 'join', what: 'me' },
  effect: { kind: 'step', step: { kind: 'create', token: rat, in: 'your-hero', count } },
});

/**
 * Returns the record of a game up to its first turn, in the form of an imported file. Its characters have an ability
 * that is not printed on any card.
 */
export function gameOf(ability: unknown): { readonly events: readonly RecordedEvent[]; readonly at: string } {
  const [plain] = abilityDecks('endless') as [Setup];
  const started = altered.play.start(plain);
  if (!started.ok) throw new Error('shipped decks are played');
  const all: GameEvent[] = [...started.value.events];
  let { state } = started.value;
  const bot = randomBot('file');
  for (
    let pending = altered.play.legal(state);
    pending !== null && pending.kind !== 'turn';
    pending = altered.play.legal(state)
  ) {
    const decided = altered.play.decide(state, pending.seat, bot(pending));
    if (!decided.ok) throw new Error('a bot decides what is legal');
    all.push(...decided.value.events);
    ({ state } = decided.value);
  }
  const strange = all.map((event): GameEvent => {
    if (event.kind !== 'GameStarted') return event;
    const cards = Object.entries(event.cards).map(([reference, card]): [string, Json] => {
      const isCharacter = (card as { type?: unknown }).type === 'character';
      return [
        reference,
        isCharacter
          ? ({ ...(card as object), handCost: 0, reserveCost: 0, abilities: [ability] } as Json)
          : card,
      ];
    });
    return { ...event, cards: Object.fromEntries(cards) };
  });
  return { events: recorded(strange, 'endless'), at: `${strange.length - 1}` };
}
