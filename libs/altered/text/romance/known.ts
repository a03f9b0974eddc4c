import type { Known } from '#altered/abilities';
import type { Referent } from '../speech/referents.js';
import type { NounPhrase, Whereabouts } from './grammar.js';
import { targetPhrase } from './selectors.js';
import type { Speech } from './speech.js';

/** Something known, as a noun phrase, and whether a pronoun would do for it. */
export interface KnownPhrase {
  readonly phrase: NounPhrase;
  readonly are: Referent;
  readonly pronoun: boolean;
}

/** How something known is spoken of here; speaking of it introduces it. */
export function knownPhrase(known: Known, speech: Speech, place: Whereabouts = 'in'): KnownPhrase | 'me' {
  if (known === 'me') return 'me';
  const { referents } = speech;
  const mention = referents.mention(known);
  if (mention.as === 'me') return 'me';
  if (mention.as === 'target') {
    const { are, ...phrase } = targetPhrase(mention.target, speech, place);
    referents.introduce(known, are);
    return { phrase, are, pronoun: false };
  }
  const phrase = speech.language.grammar.that(mention.referent);
  return { phrase, are: mention.referent, pronoun: mention.as === 'pronoun' };
}
