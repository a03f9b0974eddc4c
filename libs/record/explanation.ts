import type { Seat } from './ids.js';

/** An ability of an object, as an explanation names it. */
export interface ExplainedAbility {
  readonly item: number;
  readonly object: number | null;
  readonly ability: number;
  /** Name of the card or token. */
  readonly name: string;
  /** The seat that controls the object. */
  readonly seat: Seat;
}

/** A reaction that the event activated. */
export interface ActivatedBecause extends ExplainedAbility {
  /** The item that represents it until it is over. Stored as `emblem`. */
  readonly standIn: number;
  /** Index of the atomic action that activated it. Null if the event as a whole did, or if the action is unknown. */
  readonly action: number | null;
  readonly rule: string;
}

/** Numbers that a condition compared, as `3 at-least 5`. */
export interface Compared {
  readonly left: number;
  readonly is: string;
  readonly right: number;
  readonly holds: boolean;
}

/** A reaction that saw the event and was not activated: the first failed condition, with its rule. */
export interface NotActivatedBecause extends ExplainedAbility {
  readonly why:
    'trigger' | 'subject' | 'condition' | 'forbidden' | 'limit' | 'did-not-exist-yet' | 'does-not-work-here';
  /** The part of the trigger that did not match. */
  readonly part?: string;
  readonly rule: string;
  readonly text: string;
  /** The object that forbids it. */
  readonly by?: string;
  readonly compared?: readonly Compared[];
}

/** Why an event activated abilities, and why it did not activate others. Computed on request, never stored. */
export interface Explanation {
  readonly activated: readonly ActivatedBecause[];
  readonly notActivated: readonly NotActivatedBecause[];
}
