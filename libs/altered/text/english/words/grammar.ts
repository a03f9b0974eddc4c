import type {
  Ability,
  Condition,
  Cost,
  Effect,
  ExpeditionsOrTarget,
  Passive,
  Players,
  Quantity,
  Selector,
  Trigger,
  What,
} from '#altered/abilities';
import type { Syntax } from '../../syntax/syntax.js';
import type { Person } from './verbs.js';

/** The form of a noun in a phrase. */
export interface Style {
  readonly many: boolean;
  /** Whether to write "a card from your hand" instead of "a card in your hand". True for a card that moves. */
  readonly from: boolean;
  readonly your: Person['your'];
}

/** The subject of a sentence, and whether its verb is plural. */
export interface Actor {
  readonly what: What;
  readonly many: boolean;
}

/** The productions (grammar rules) that several files share. */
export interface Grammar {
  noun(style: Style): Syntax<Selector>;
  object(style: Omit<Style, 'many'>): Syntax<What>;
  /** A description of a single object. `many` describes several objects. */
  readonly single: Syntax<Selector>;
  readonly many: Syntax<Selector>;
  readonly quantity: Syntax<Quantity>;
  readonly players: Syntax<Players>;
  readonly expeditions: Syntax<ExpeditionsOrTarget>;
  readonly condition: Syntax<Condition>;
  /** Conditions in the past tense: "I was Fleeting". */
  readonly pastCondition: Syntax<Condition>;
  readonly cost: Syntax<Cost>;
  readonly trigger: Syntax<Trigger>;
  /** One or more sentences. */
  readonly effect: Syntax<Effect>;
  /** An effect within a sentence, such as "draw a card". */
  readonly clause: Syntax<Effect>;
  readonly passive: Syntax<Passive>;
  readonly ability: Syntax<Ability>;
}

/** Caches a production for each grammar and each combination of `forms`, because many other productions use it. */
export function once<T, Rest extends readonly unknown[]>(
  make: (g: Grammar, ...forms: Rest) => T,
): (g: Grammar, ...forms: Rest) => T {
  const made = new WeakMap<Grammar, Map<string, T>>();
  return (g, ...forms) => {
    const known = made.get(g) ?? new Map<string, T>();
    made.set(g, known);
    const name = JSON.stringify(forms);
    const found = known.get(name);
    if (found !== undefined) return found;
    const production = make(g, ...forms);
    known.set(name, production);
    return production;
  };
}
