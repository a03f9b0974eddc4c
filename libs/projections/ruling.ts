import {
  omniscient,
  type AtomicAction,
  type Explanation,
  type FactSubject,
  type GameEvent,
  type GameModule,
} from '#record';
import { citedRules } from './timeline.js';

export interface RulingCard {
  readonly reference: string;
  readonly name: string;
  readonly lines: readonly string[];
}

/** An event as derived by the rules, described in English with all cards revealed. */
export interface Ruling {
  readonly text: string;
  readonly actions: readonly string[];
  /** The numbers of the rules that the event and the explanations of reactions cite, without duplicates. */
  readonly rules: readonly string[];
  /** The cards that the event is about, and the cards whose abilities caused the event or could have reacted to it. */
  readonly cards: readonly RulingCard[];
  readonly explanation: Explanation;
}

type Ruled<State, A extends AtomicAction> = Pick<GameModule<State, A>, 'fold' | 'see' | 'tell'>;

/** Explains how the rules produce an event from the state before it. Does not change this state. */
export function rulingOf<State, A extends AtomicAction>(
  module: Ruled<State, A>,
  before: State,
  event: GameEvent<A>,
): Ruling {
  const { fold, tell } = module;
  const { text, actions } = tell.event(event, before, omniscient, 'en');
  const explanation = tell.explain(fold.clone(before), event, omniscient, 'en');
  const reactions = [...explanation.activated, ...explanation.notActivated];
  const cause = event.kind === 'StepResolved' ? event.cause : null;
  const items = [
    ...(cause !== null && 'item' in cause ? [cause.item] : []),
    ...tell.facts(event, before).flatMap((fact) => itemsIn(fact)),
    ...reactions.map(({ item }) => item),
  ];
  return {
    text,
    actions,
    rules: [...new Set([...citedRules(event), ...reactions.map(({ rule }) => rule)])],
    cards: printedOf(module, before, event, new Set(items)),
    explanation,
  };
}

function itemsIn(fact: object): readonly number[] {
  if (!('card' in fact)) return [];
  const { item } = fact.card as FactSubject;
  return item === null ? [] : [item];
}

/**
 * Returns the cards of the given items, without duplicates. Reads the state before the event, or the state after it if
 * the event creates the card.
 */
function printedOf<State, A extends AtomicAction>(
  { fold, see }: Ruled<State, A>,
  before: State,
  event: GameEvent<A>,
  items: ReadonlySet<number>,
): readonly RulingCard[] {
  const found = new Map<string, RulingCard>();
  for (const state of [before, fold.evolve(fold.clone(before), event)])
    for (const { item, face } of see.view(state, omniscient).zones.flatMap(({ cards }) => cards))
      if (item !== null && face !== null && items.has(item) && !found.has(face.reference))
        found.set(face.reference, {
          reference: face.reference,
          name: face.name,
          lines: [...face.text, ...face.supportText],
        });
  return [...found.values()];
}
