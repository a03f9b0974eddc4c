import type { Ability, Condition, Effect, Known, Passive, Quantity } from '#altered/abilities';
import type { Referents } from '../speech/referents.js';
import type { NounPhrase } from './grammar.js';
import type { KnownPhrase } from './known.js';
import type { Language } from './language.js';

/** What every part of a text needs to know, and the parts that contain each other. */
export interface Speech {
  readonly language: Language;
  readonly referents: Referents;
  /** Descriptions are seen from a player they call "you": the reader, or somebody the text speaks of. */
  readonly you: 'reader' | 'somebody' | 'everybody';
  readonly known: (known: Known, speech: Speech) => KnownPhrase | 'me';
  readonly condition: (condition: Condition, speech: Speech) => string;
  readonly ability: (ability: Ability) => string;
  readonly effect: (effect: Effect, speech: Speech) => string;
  /** What is done, in the infinitive. */
  readonly doing: (effect: Effect, speech: Speech) => string;
  readonly passive: (passive: Passive, duration: string | undefined, speech: Speech) => string;
  readonly value: (quantity: Quantity, speech: Speech) => NounPhrase;
}
