import type { Affected, Players, Selector } from '#altered/abilities';
import { listed, type NounPhrase, type Possessor } from './grammar.js';
import { knownPhrase } from './known.js';
import type { Language } from './language.js';
import { player } from './players.js';
import { described } from './selectors.js';
import type { Speech } from './speech.js';
import type { Verb } from './verbs.js';

/** Whom a statement is about: "I", or others with number and gender. */
export type Whom = { readonly me: true } | { readonly me: false; readonly phrase: NounPhrase };

export const isKnown = (of: Affected): of is Exclude<Affected, 'me' | Selector> =>
  of === 'it' || (typeof of === 'object' && ('target' in of || 'noted' in of));

/** All that fit, as a plural: "i Personaggi di fronte a me", "toutes les Plantes". */
export function whomOf(of: Affected, speech: Speech): Whom {
  if (of === 'me') return { me: true };
  if (isKnown(of)) {
    const known = knownPhrase(of, speech);
    return known === 'me' ? { me: true } : { me: false, phrase: known.phrase };
  }
  const isLimited = [of.controller, of.expedition, of.owner].some((one) => one !== undefined);
  return { me: false, phrase: described(of, { article: isLimited ? 'the' : 'all', plural: true }, speech) };
}

export const form = (whom: Whom, verb: Verb): string =>
  whom.me ? verb.me : whom.phrase.plural ? verb.they : verb.it;

/** The subject with the blank after it; nothing for "I" where the language leaves it out. */
const subjectOf = (whom: Whom, { grammar: { pronouns, spoken } }: Language): string =>
  whom.me ? pronouns.me : `${spoken(whom.phrase)} `;

/** "perdo", "les Personnages face à moi perdent". */
export const does = (whom: Whom, verb: Verb, language: Language): string =>
  subjectOf(whom, language) + form(whom, verb);

/** Verbs that share their subject: "ho … e perdo …". */
export function joined(
  whom: Whom,
  all: readonly (readonly [Verb, string] | undefined)[],
  language: Language,
): string {
  const said = all.filter((one) => one !== undefined);
  return listed(
    said.map(
      ([verb, what], index) => `${index === 0 ? does(whom, verb, language) : form(whom, verb)} ${what}`,
    ),
    language.grammar.and,
  );
}

/** "non posso", "les Personnages ne peuvent pas". */
export const cannot = (whom: Whom, language: Language): string =>
  language.grammar.denied(subjectOf(whom, language), form(whom, language.verbs.can));

/** The possessive of what a statement is about. */
export const possessorOf = (whom: Whom): Possessor => (whom.me ? 'me' : whom.phrase.plural ? 'they' : 'it');

/** "dovessi pescare", "votre adversaire devait piocher". */
export function would(who: Players, what: string, speech: Speech): string {
  const { replacements } = speech.language;
  const subject = player(who, speech);
  return replacements.would(subject === undefined ? 'reader' : { me: false, phrase: subject }, what);
}

/** What the player just spoken of does: "peschi", "il pioche". */
export const then = (who: Players, verb: Verb, { grammar: { pronouns } }: Language): string =>
  who === 'you' ? pronouns.you + verb.you : pronouns.m + verb.it;
