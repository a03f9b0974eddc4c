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
import type { Person } from './person.js';

/** How a noun is written. */
export interface Style {
  readonly many: boolean;
  /** "a card **from** your hand", where it is taken away; "a card **in** your hand" otherwise. */
  readonly from: boolean;
  readonly your: Person['your'];
}

/** The subject of a sentence, and whether its verb is in the plural. */
export interface Actor {
  readonly what: What;
  readonly many: boolean;
}

/** The families of productions, as far as they contain each other. */
export interface Grammar {
  noun(style: Style): Syntax<Selector>;
  object(style: Omit<Style, 'many'>): Syntax<What>;
  readonly quantity: Syntax<Quantity>;
  readonly players: Syntax<Players>;
  readonly expeditions: Syntax<ExpeditionsOrTarget>;
  readonly condition: Syntax<Condition>;
  /** In the past tense: "I was Fleeting". */
  readonly pastCondition: Syntax<Condition>;
  readonly cost: Syntax<Cost>;
  readonly trigger: Syntax<Trigger>;
  /** Sentences. */
  readonly effect: Syntax<Effect>;
  /** A part of a sentence. */
  readonly clause: Syntax<Effect>;
  readonly passive: Syntax<Passive>;
  readonly ability: Syntax<Ability>;
}
