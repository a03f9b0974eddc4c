import type { Seat } from './ids.js';

export interface ExplainedAbility {
  readonly item: number;
  readonly object: number | null;
  readonly ability: number;
  /** The name of the card or token. */
  readonly name: string;
  /** The seat that controls the object. */
  readonly seat: Seat;
}

export interface ActivatedBecause extends ExplainedAbility {
  /** The item that represents the reaction until the reaction ends. Records store it as `emblem`. */
  readonly standIn: number;
  /**
   * The index of the atomic action that activated the reaction. Null if no single action activated it or if the action
   * is unknown.
   */
  readonly action: number | null;
  readonly rule: string;
}

/** Numbers that a condition compared, such as 3 and 5 in `3 at-least 5`. */
export interface Compared {
  readonly left: number;
  readonly is: string;
  readonly right: number;
  readonly holds: boolean;
}

/**
 * A reaction that the event did not activate. `why` is the first requirement that was not met, and `rule` is its rule.
 */
export interface NotActivatedBecause extends ExplainedAbility {
  readonly why:
    'trigger' | 'subject' | 'condition' | 'forbidden' | 'limit' | 'did-not-exist-yet' | 'does-not-work-here';
  /** The part of the trigger that did not match the event. */
  readonly part?: string;
  readonly rule: string;
  readonly text: string;
  /** The name of the object that prevents the activation. */
  readonly by?: string;
  readonly compared?: readonly Compared[];
}

/**
 * The reasons why an event activated some abilities and not others. Explanations are computed on request and not
 * stored.
 */
export interface Explanation {
  readonly activated: readonly ActivatedBecause[];
  readonly notActivated: readonly NotActivatedBecause[];
}
