import type { Ability, CardDefinition } from '#altered/abilities';
import { altered, cloneState, Run, type Action, type State } from '#altered/rules';
import type { Choice, GameEvent, Json, Seat } from '#record';
import type { AlteredPosition } from '#altered/testing';

/** An ability without effect. It replaces a removed ability, so that the indices of later abilities remain the same. */
const nothing: Ability = { kind: 'passive', passive: { kind: 'reserve-limit', add: 0 } };

/** Cards with one ability removed. The cards are reused, because the rules cache facts for each card definition. */
const without = new WeakMap<CardDefinition, CardDefinition[]>();

function lacking(card: CardDefinition, ability: number): CardDefinition {
  const known = without.get(card) ?? [];
  without.set(card, known);
  return (known[ability] ??= {
    ...card,
    abilities: (card.abilities ?? []).map((own, index) => (index === ability ? nothing : own)),
  });
}

function stateLacking(state: State, card: CardDefinition, ability: number): State {
  // `cloneState` does not copy cached facts, because they could be wrong after a change to the copy.
  const copy = cloneState(state);
  if (copy.started === null) return copy;
  const cards = { ...copy.started.cards, [card.reference]: lacking(card, ability) as unknown as Json };
  copy.started = { ...copy.started, cards };
  return copy;
}

/** Serialises events without their descriptive fields. */
const essence = (events: readonly GameEvent<Action>[]): string =>
  JSON.stringify(
    events.map((event) => {
      if (event.kind === 'StepResolved') return [event.verb, event.by, event.actions];
      if (event.kind === 'DecisionRequested') return event.decision;
      return event.kind === 'GameEnded' ? event.winners : event;
    }),
  );

/** Serialises the characteristics of visible objects and the terrains. */
function appearance(state: State): string {
  const { world } = new Run(state);
  const { seats, expedition } = state;
  const items = [
    ...expedition,
    ...seats.flatMap(({ hero, landmark, reserve }) => [...hero, ...landmark, ...reserve]),
  ];
  const looks = items.map((item) => {
    const { type, subtypes, name, handCost, reserveCost, statistics, abilities, keywords, tough } =
      world.of(item);
    return [type, subtypes, name, handCost, reserveCost, statistics, abilities.length, keywords, tough];
  });
  return JSON.stringify([looks, world.terrains]);
}

/**
 * Returns the events that follow a choice. Null if the choice is impossible, for example if the modified state no
 * longer grants a quick action.
 */
function decidedIn(state: State, seat: Seat, choice: Choice): readonly GameEvent<Action>[] | null {
  try {
    const decided = altered.play.decide(state, seat, choice);
    return decided.ok ? decided.value.events : null;
  } catch {
    return null;
  }
}

/**
 * Whether a choice would have other consequences if the card lacked one ability. The consequences are the actions, the
 * next decision and, for a passive ability, the characteristics of objects in play.
 */
export function makesDifference(
  card: CardDefinition,
  ability: number,
  { before, decision, choice }: NonNullable<AlteredPosition['taken']>,
  { events, after }: Pick<AlteredPosition, 'events' | 'after'>,
): boolean {
  const otherwise = decidedIn(stateLacking(before, card, ability), decision.seat, choice);
  if (otherwise === null || essence(otherwise) !== essence(events)) return true;
  // A keyword is itself a characteristic, so removing it only counts if it changes the events.
  if (card.abilities?.[ability]?.kind !== 'passive') return false;
  return appearance(stateLacking(after, card, ability)) !== appearance(after);
}
