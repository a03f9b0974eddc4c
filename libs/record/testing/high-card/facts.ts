import type { CardVerb, Fact, FactSubject, GameEvent } from '#record';
import type { HighCardAction, HighCardState, HighCardZone } from './state.js';

const verbs: Partial<Record<HighCardZone, CardVerb>> = {
  hand: 'drawn',
  table: 'played',
  discard: 'discarded',
  deck: 'returned-to-deck',
};

export function highCardFacts(event: GameEvent<HighCardAction>, before: HighCardState): readonly Fact[] {
  if (event.kind !== 'StepResolved') return [];
  const subject = (item: number | null, reference: string | null, object: number | null): FactSubject => {
    const definition = before.cards[reference ?? ''] as { readonly name?: string } | undefined;
    return { item, object, reference, name: definition?.name ?? null };
  };
  return event.actions.flatMap((action, index): Fact[] => {
    if (action.kind === 'score') {
      const { seat, from, to: value } = action;
      const how = 'changed' as const;
      return [
        { kind: 'counter', action: index, on: null, seat, name: 'score', delta: value - from, value, how },
      ];
    }
    if (action.kind === 'create' || action.kind === 'turn-up')
      return [{ kind: 'about', action: index, card: subject(action.item, action.card, null) }];
    if (action.kind !== 'move') return [];
    const { item, card, object, seat, from, to } = action;
    const verb = verbs[to];
    if (verb === undefined) return [];
    return [{ kind: 'card', action: index, verb, card: subject(item, card, object), seat, from, to }];
  });
}
