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

/** What a step did to which objects, and the name under which they are noted. */
export interface ThisWay {
  readonly done: string;
  readonly like: Selector;
  readonly noted: string;
  /** Other players did it, or all of them. */
  readonly others?: true;
  /** What another verb did before it. */
  readonly before?: Omit<ThisWay, 'before'>;
}

/** What words such as "it" and "that player" stand for at one place of a sentence, in reading order. */
export interface Scope {
  /** What the word "target" has introduced so far. */
  readonly targets: readonly TargetDefinition[];
  /** While printing: all that is to be introduced. */
  readonly declared: readonly TargetDefinition[];
  /** The object last spoken of; `them` when it is several. */
  readonly it: Known | null;
  readonly several: boolean;
  /** The expedition last spoken of. */
  readonly place: ExpeditionsOrTarget | null;
  /** The player last spoken of. */
  readonly they: Players | null;
  /** The cards last revealed or looked at, when they were several, and which of them have been chosen. */
  readonly cards: Known | null;
  readonly chosen: Known | readonly Known[] | null;
  /** The objects last counted, of which "one" is one. */
  readonly those: Selector | null;
  /** What "that many" counts. */
  readonly thatMany: Quantity | null;
  /** What was done last to objects, for "each card discarded this way". */
  readonly thisWay: ThisWay | null;
  /** The card on top of one's deck that was revealed last. */
  readonly top: Known | null;
  /** The tokens last created. */
  readonly tokens: Step | null;
  /** The expedition that a condition was about. */
  readonly heldBack: Expeditions | null;
  /** Names given to what steps acted on. */
  readonly noted: readonly string[];
  /** Equal for scopes in which the same words mean the same. */
  readonly key: string;
}

type Said = Omit<Scope, 'key' | 'declared'>;

const keyOf = (said: Said): string => {
  const { targets, it, several, place, they, cards, chosen, those, thatMany, thisWay, top, tokens } = said;
  const { heldBack, noted } = said;
  return JSON.stringify([
    targets,
    it,
    several,
    place,
    they,
    cards,
    chosen,
    those,
    thatMany,
    thisWay,
    top,
    tokens,
    heldBack,
    noted,
  ]);
};

const silence: Said = {
  targets: [],
  it: null,
  several: false,
  place: null,
  they: null,
  cards: null,
  chosen: null,
  those: null,
  thatMany: null,
  thisWay: null,
  top: null,
  tokens: null,
  heldBack: null,
  noted: [],
};

/** Nothing has been spoken of. */
export const nothingSaid: Scope = { ...silence, declared: [], key: keyOf(silence) };

/** A scope in which something more, or something else, has been spoken of. */
export function saying(scope: Scope, change: Partial<Omit<Scope, 'key'>>): Scope {
  const said = { ...scope, ...change };
  return { ...said, key: keyOf(said) };
}
