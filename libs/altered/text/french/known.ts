import type { Known } from '#altered/abilities';
import type { Referent } from '../speech/referents.js';
import { beginsOpen, type NounPhrase } from './grammar.js';
import { referentOf, targetPhrase } from './selectors.js';
import type { Speech } from './speech.js';

/** Something known, as a noun phrase, and whether a pronoun would do for it. */
export interface KnownPhrase {
  readonly phrase: NounPhrase;
  readonly are: Referent;
  readonly pronoun: boolean;
}

/** "ce Personnage", "cet objet", "ces cartes". */
export function that(referent: Referent): NounPhrase {
  const { gender, plural, noun } = referent;
  const word = plural ? 'ces' : gender === 'f' ? 'cette' : beginsOpen(noun) ? 'cet' : 'ce';
  return { gender, plural, article: 'none', words: `${word} ${noun}` };
}

/** How something known is spoken of here; speaking of it introduces it. */
export function knownPhrase(known: Known, speech: Speech, out = false): KnownPhrase | 'me' {
  if (known === 'me') return 'me';
  const { referents } = speech;
  const mention = referents.mention(known);
  if (mention.as === 'me') return 'me';
  if (mention.as === 'target') {
    const { are, ...phrase } = targetPhrase(mention.target, speech, out);
    referents.introduce(known, are);
    return { phrase, are, pronoun: false };
  }
  return { phrase: that(mention.referent), are: mention.referent, pronoun: mention.as === 'pronoun' };
}

/** What is not known by any description. */
export const something: Referent = referentOf({});
