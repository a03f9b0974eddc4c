import type {
  Expeditions,
  ExpeditionsOrTarget,
  Known,
  Players,
  Quantity,
  Selector,
  Step,
  TargetDefinition,
} from '#altered/abilities';

/** The action that "this way" can mean. `like` describes its objects, and `noted` is the name of their note. */
export interface ThisWay {
  readonly done: string;
  readonly like: Selector;
  readonly noted: string;
  /** Present if other players, or all players, performed the action. */
  readonly others?: true;
  /** The previous action with a different verb. */
  readonly before?: Omit<ThisWay, 'before'>;
}

/** The antecedents of words such as "it" and "that player" at one position in a line. */
export interface Scope {
  /** The targets that the word "target" has introduced so far. */
  readonly targets: readonly TargetDefinition[];
  /** All targets of the tree that is being printed. The text introduces them one by one. */
  readonly declared: readonly TargetDefinition[];
  /** The last mentioned object. `several` is true if there are several objects, so that the pronoun is "them". */
  readonly it: Known | null;
  readonly several: boolean;
  /** The last mentioned expedition. */
  readonly place: ExpeditionsOrTarget | null;
  /** The last mentioned player. */
  readonly they: Players | null;
  /**
   * The cards that were last revealed or looked at together. `chosen` contains those that have since been chosen from
   * them.
   */
  readonly cards: Known | null;
  readonly chosen: Known | readonly Known[] | null;
  /** The description of the objects that were counted last. "One" refers to one of these objects. */
  readonly counted: Selector | null;
  /** The number to which "that many" refers. */
  readonly thatMany: Quantity | null;
  /** The last action on objects, for "each card discarded this way". */
  readonly thisWay: ThisWay | null;
  /** The top card of your deck, if it was the last revealed card. */
  readonly top: Known | null;
  /** The last step that created tokens. */
  readonly tokens: Step | null;
  /** The expedition that the last condition mentions, to which "it" can refer in a statement. */
  readonly heldBack: Expeditions | null;
  /** The names of the notes on the objects of steps. */
  readonly noted: readonly string[];
  /** A key that is equal for scopes in which the same words have the same meaning. */
  readonly key: string;
}

type Meanings = Omit<Scope, 'key' | 'declared'>;

const noMeanings: Meanings = {
  targets: [],
  it: null,
  several: false,
  place: null,
  they: null,
  cards: null,
  chosen: null,
  counted: null,
  thatMany: null,
  thisWay: null,
  top: null,
  tokens: null,
  heldBack: null,
  noted: [],
};

const keyOf = (scope: Meanings): string =>
  JSON.stringify(Object.keys(noMeanings).map((word) => scope[word as keyof Meanings]));

/** The scope at the beginning of a line, where nothing has been mentioned. */
export const emptyScope: Scope = { ...noMeanings, declared: [], key: keyOf(noMeanings) };

/** Returns a scope with some meanings changed. */
export function saying(scope: Scope, change: Partial<Omit<Scope, 'key'>>): Scope {
  const changed = { ...scope, ...change };
  return { ...changed, key: keyOf(changed) };
}
