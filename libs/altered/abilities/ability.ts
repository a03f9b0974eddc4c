import type { Cost, Instructions } from './effect.js';
import type { Passive } from './passive.js';
import type { Condition } from './condition.js';
import type { Trigger } from './trigger.js';
import type { Keyword } from './words.js';

/** In play, or as a support ability while in Reserve (2.2.10.f–g). */
export type Where = 'in-play' | 'support';

/** "Only once each turn": how often at most (1.4.6). */
export interface ActivationLimit {
  readonly times: number;
  readonly each: 'turn' | 'day';
}

/** The kinds of ability (1.2.4.c, 2.2.10.a). */
export type Ability =
  | ({
      readonly kind: 'quick-action';
      readonly where?: Where;
      readonly cost: Cost;
      readonly only?: Condition;
      readonly limit?: ActivationLimit;
    } & Instructions)
  | ({
      readonly kind: 'reaction';
      readonly where?: Where;
      readonly trigger: Trigger;
      readonly condition?: Condition;
      /** Whether the condition looks at the state before or after the event. */
      readonly when?: 'before' | 'after';
      readonly limit?: ActivationLimit;
    } & Instructions)
  | { readonly kind: 'passive'; readonly where?: Where; readonly passive: Passive }
  | { readonly kind: 'keyword'; readonly keyword: Keyword }
  | { readonly kind: 'tough'; readonly amount: number }
  /** What a spell does. */
  | ({ readonly kind: 'effect' } & Instructions)
  | { readonly kind: 'cooldown' }
  | { readonly kind: 'scout'; readonly cost: number }
  /** {I}: active in Reserve. */
  | { readonly kind: 'in-reserve'; readonly ability: Ability }
  /** Of a Feat, once it is completed. */
  | { readonly kind: 'completed'; readonly ability: Ability }
  /** "I can't be played, but I can be used as a Mana Orb." */
  | { readonly kind: 'mana-only' };
