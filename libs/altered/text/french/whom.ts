import type { Affected, Players, Selector } from '#altered/abilities';
import { listed, spoken, type NounPhrase } from './grammar.js';
import { knownPhrase } from './known.js';
import { player } from './players.js';
import { described } from './selectors.js';
import type { Speech } from './speech.js';
import type { Verb } from './verbs.js';

/** Whom a statement is about: "I", or others with number and gender. */
export type Whom = { readonly me: true } | { readonly me: false; readonly phrase: NounPhrase };

export const isKnown = (of: Affected): of is Exclude<Affected, 'me' | Selector> =>
  typeof of === 'object' && ('target' in of || 'noted' in of);

/** All that fit, as a plural: "les Personnages face à moi", "toutes les Plantes". */
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

/** "je perds", "les Personnages face à moi perdent". */
export const does = (whom: Whom, verb: Verb): string =>
  `${whom.me ? 'je' : spoken(whom.phrase)} ${form(whom, verb)}`;

/** Verbs that share their subject: "j'ai … et perds …". */
export function joined(whom: Whom, all: readonly (readonly [Verb, string] | undefined)[]): string {
  const said = all.filter((one) => one !== undefined);
  return listed(
    said.map(([verb, what], index) => `${index === 0 ? does(whom, verb) : form(whom, verb)} ${what}`),
    'et',
  );
}

export function cannot(whom: Whom): string {
  if (whom.me) return 'je ne peux pas';
  return `${spoken(whom.phrase)} ne ${whom.phrase.plural ? 'peuvent' : 'peut'} pas`;
}

/** The possessive of what a statement is about, before a plural. */
export const own = (whom: Whom): string => (whom.me ? 'mes' : whom.phrase.plural ? 'leurs' : 'ses');

/** "vous deviez piocher", "votre adversaire devait piocher". */
export function would(who: Players, what: string, speech: Speech): string {
  const subject = player(who, speech);
  return subject === undefined ? `vous deviez ${what}` : `${spoken(subject)} devait ${what}`;
}

/** What the player just spoken of does: "vous piochez", "il pioche". */
export const then = (who: Players, verb: Verb): string =>
  who === 'you' ? `vous ${verb.you}` : `il ${verb.it}`;
