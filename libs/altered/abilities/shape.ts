import type { Ability } from './ability.js';
import type { Condition } from './condition.js';
import type { Cost, Effect, TargetDefinition } from './effect.js';
import type { DescribedExpedition, ExpeditionSet } from './expedition.js';
import type { Affected, Passive, PlayDestination, Would } from './passive.js';
import type { Quantity } from './quantity.js';
import type { Bound, BoundOf, Known, MostOf, Selector, Total, TotalOf, What } from './selector.js';
import type {
  Destination,
  MarkedRegion,
  NextEvent,
  Statistics,
  Step,
  TokenDefinition,
  TokenPlace,
} from './step.js';
import type { Subject, Trigger } from './trigger.js';
import type { ExpeditionsOrTarget, Nth, Players, Vocabulary } from './words.js';

/**
 * The types of fields by name: words of the vocabulary, plain values, nodes of a family, and combinations of these
 * types. The node tables use these names. TypeScript types, validation, traversal and each edition's capabilities are
 * derived from the node tables.
 */
export interface Named extends Vocabulary {
  readonly yes: true;
  readonly boolean: boolean;
  readonly name: string;
  readonly texts: readonly string[];
  readonly whole: number;
  /** An integer of at least 0. */
  readonly index: number;
  readonly positive: number;
  /** The index of a Sabotage target, counting from 0. */
  readonly sabotage: number;
  readonly ability: Ability;
  /** Abilities of a token or another object, not of the card itself. */
  readonly 'abilities of tokens': readonly Ability[];
  readonly 'granted abilities': readonly Ability[];
  readonly trigger: Trigger;
  readonly passive: Passive;
  readonly cost: Cost;
  readonly target: TargetDefinition;
  readonly effect: Effect;
  readonly step: Step;
  readonly condition: Condition;
  readonly selector: Selector;
  readonly quantity: Quantity;
  /** A quantity that cannot be negative. */
  readonly count: Quantity;
  readonly what: What;
  readonly known: Known;
  readonly players: Players;
  readonly 'expeditions or target': ExpeditionsOrTarget;
  readonly subject: Subject;
  readonly affected: Affected;
  readonly described: DescribedExpedition;
  readonly 'such expeditions': ExpeditionSet;
  readonly would: Would;
  readonly 'played where': PlayDestination;
  readonly place: TokenPlace;
  readonly 'next event': NextEvent;
  readonly destination: Destination;
  readonly token: TokenDefinition;
  readonly 'marked region': MarkedRegion;
  readonly bound: Bound;
  readonly total: Total;
  readonly 'bound of': BoundOf;
  readonly 'total of': TotalOf;
  readonly nth: Nth;
  readonly 'most of': MostOf;
  readonly statistics: Statistics;
  /** A change to at least one statistic. */
  readonly change: Partial<Statistics>;
  readonly 'change or quantity': Partial<Statistics> | Quantity;
}

/** A description of the values that a field can have. */
export type Spec =
  | keyof Named
  | { readonly words: readonly string[] }
  | { readonly list: Spec; readonly min: number }
  | { readonly pair: Spec }
  | { readonly either: readonly Spec[]; readonly error?: string }
  | { readonly fields: Specs }
  | { readonly is: Spec; readonly since?: string; readonly unwalked?: true };

/** A node's fields by name. If a name ends in `?`, the field is optional. */
export type Specs = Readonly<Record<string, Spec>>;

/** The fields of a family's nodes, by kind of node. `since` is the reason why edition 1.0 cannot execute a kind. */
export type KindSpecs = Readonly<Record<string, Specs | { readonly is: Specs; readonly since: string }>>;

export const word = <const W extends readonly string[]>(...words: W) => ({ words });
export const many = <const S>(of: S, min = 1) => ({ list: of, min });
export const either = <const E extends readonly unknown[]>(...options: E) => ({ either: options });
/** Allows a word, or a list of words, any of which can match. */
export const anyOf = <const S>(entry: S, min = 2) => ({
  either: [entry, { list: entry, min }] as const,
  error: 'is neither one of the words nor a list of them',
});
/** Marks a node or field for a concept that does not exist in edition 1.0. */
export const lacking = <const S>(concept: string, is: S) => ({ is, since: `edition 1.0 has no ${concept}` });
/** Marks a field that the traversal of abilities skips. */
export const unwalked = <const S>(is: S) => ({ is, unwalked: true as const });

/** The TypeScript type of a field. */
export type Value<S> = S extends keyof Named
  ? Named[S]
  : S extends { readonly words: readonly (infer W)[] }
    ? W
    : S extends { readonly list: infer E }
      ? readonly Value<E>[]
      : S extends { readonly pair: infer E }
        ? readonly [Value<E>, Value<E>]
        : S extends { readonly either: readonly (infer E)[] }
          ? Value<E>
          : S extends { readonly fields: infer F }
            ? Fields<F>
            : S extends { readonly is: infer I }
              ? Value<I>
              : never;

type Plain<T> = { readonly [P in keyof T]: T[P] };

/** The TypeScript type of a node with these fields. */
export type Fields<F> = Plain<
  { readonly [P in keyof F as P extends `${string}?` ? never : P]: Value<F[P]> } & {
    readonly [P in keyof F as P extends `${infer N}?` ? N : never]?: Value<F[P]>;
  }
>;

type Inner<F> = F extends { readonly is: infer I; readonly since: string } ? I : F;

/** The union type of a family whose nodes are distinguished by `kind`. */
export type Kinds<F> = {
  readonly [K in keyof F]: Plain<{ readonly kind: K } & Fields<Inner<F[K]>>>;
}[keyof F];

/** The union type of a family whose nodes are distinguished by their fields. */
export type Keys<F> = { readonly [K in keyof F]: Fields<Inner<F[K]>> }[keyof F];
