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

/** The action of a step and its objects, with the name of their note. */
export interface ThisWay {
  readonly done: string;
  readonly like: Selector;
  readonly noted: string;
  /** Set if other players, or all players, did it. */
  readonly others?: true;
  /** The action before it, if that had another verb. */
  readonly before?: Omit<ThisWay, 'before'>;
}

/** The meanings of words such as "it" and "that player" at one place of a sentence, in reading order. */
export interface Scope {
  /** The targets introduced so far by the word "target". */
  readonly targets: readonly TargetDefinition[];
  /** The targets to introduce while printing. */
  readonly declared: readonly TargetDefinition[];
  /** The last mentioned object. `them` if there are several. */
  readonly it: Known | null;
  readonly several: boolean;
  /** The last mentioned Expedition. */
  readonly place: ExpeditionsOrTarget | null;
  /** The last mentioned player. */
  readonly they: Players | null;
  /** The cards that were last revealed or looked at together, and those of them that were chosen since. */
  readonly cards: Known | null;
  readonly chosen: Known | readonly Known[] | null;
  /** The description of the objects that were last counted: "one" is one of them. */
  readonly counted: Selector | null;
  /** The meaning of "that many". */
  readonly thatMany: Quantity | null;
  /** The last action on objects, for "each card discarded this way". */
  readonly thisWay: ThisWay | null;
  /** The top card of your deck, if it was revealed last. */
  readonly top: Known | null;
  /** The step that last created tokens. */
  readonly tokens: Step | null;
  /** The Expedition of the last condition. */
  readonly heldBack: Expeditions | null;
  /** Names given to the objects of steps. */
  readonly noted: readonly string[];
  /** Equal for scopes in which the same words mean the same. */
  readonly key: string;
}

type Said = Omit<Scope, 'key' | 'declared'>;

const silence: Said = {
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

const keyOf = (scope: Said): string =>
  JSON.stringify(Object.keys(silence).map((word) => scope[word as keyof Said]));

/** The scope at the beginning of a line, with nothing mentioned. */
export const nothingSaid: Scope = { ...silence, declared: [], key: keyOf(silence) };

/** Returns a scope with some meanings changed. */
export function saying(scope: Scope, change: Partial<Omit<Scope, 'key'>>): Scope {
  const changed = { ...scope, ...change };
  return { ...changed, key: keyOf(changed) };
}
