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

/** All that fit, as a plural: "i Personaggi di fronte a me", "tutte le Piante". */
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

/** "perdo", "i Personaggi di fronte a me perdono". */
export const does = (whom: Whom, verb: Verb): string =>
  whom.me ? verb.me : `${spoken(whom.phrase)} ${form(whom, verb)}`;

/** Verbs that share their subject: "ho … e perdo …". */
export function joined(whom: Whom, all: readonly (readonly [Verb, string] | undefined)[]): string {
  const said = all.filter((one) => one !== undefined);
  return listed(
    said.map(([verb, what], index) => `${index === 0 ? does(whom, verb) : form(whom, verb)} ${what}`),
    'e',
  );
}

export function cannot(whom: Whom): string {
  if (whom.me) return 'non posso';
  return `${spoken(whom.phrase)} non ${whom.phrase.plural ? 'possono' : 'può'}`;
}

/** Possessives of what a statement is about: "le mie", "i loro". */
export function own(whom: Whom, which: 'le' | 'i' | 'ai'): string {
  const mine = which === 'le' ? ['mie', 'sue'] : ['miei', 'suoi'];
  return `${which} ${whom.me ? mine[0] : whom.phrase.plural ? 'loro' : mine[1]}`;
}

/** "dovessi pescare", "il tuo avversario dovesse pescare". */
export function would(who: Players, what: string, speech: Speech): string {
  const subject = player(who, speech);
  return subject === undefined ? `dovessi ${what}` : `${spoken(subject)} dovesse ${what}`;
}

/** What the player just spoken of does: "peschi", "pesca". */
export const then = (who: Players, verb: Verb): string => (who === 'you' ? verb.you : verb.it);
