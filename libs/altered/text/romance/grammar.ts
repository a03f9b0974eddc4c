import type { Agreement, Gender, Referent } from '../speech/referents.js';
import type { Verb } from './verbs.js';

export type { Agreement, Gender };

/** A noun as the dictionary has it. */
export interface Noun {
  readonly one: string;
  readonly many: string;
  readonly gender: Gender;
}

/** Something in its four forms; the plural ones are doubled. */
export interface Forms {
  readonly m: string;
  readonly f: string;
  readonly mm: string;
  readonly ff: string;
}

/** A noun with what describes it, and the article that goes before it; `all` is "tutti i", "tous les". */
export interface NounPhrase extends Agreement {
  readonly article: 'the' | 'a' | 'all' | 'none';
  readonly words: string;
}

const phrase =
  (article: NounPhrase['article']) =>
  (words: string, gender: Gender = 'm', plural = false): NounPhrase => ({ gender, plural, article, words });
export const the = phrase('the');
export const a = phrase('a');
export const bare = phrase('none');

export const singular: Agreement = { gender: 'm', plural: false };

export const inNumber = (word: Noun, plural: boolean): string => (plural ? word.many : word.one);
export const formOf = ({ gender, plural }: Agreement): keyof Forms =>
  plural ? (gender === 'm' ? 'mm' : 'ff') : gender;
export const agreeing = (word: Forms, agree: Agreement): string => word[formOf(agree)];

/** "a, b e c". */
export function listed(parts: readonly string[], last: string): string {
  const head = parts.slice(0, -1).join(', ');
  return head === '' ? (parts.at(-1) ?? '') : `${head} ${last} ${parts.at(-1) ?? ''}`;
}

/** How something is in its zone: just there, acted on there, or taken out of it. */
export type Whereabouts = 'in' | 'within' | 'out';
/** `from`: played from a zone. */
export type Preposition = 'of' | 'on' | 'to' | 'from' | 'by' | 'among' | Whereabouts;

/** Whose something is; `each`: that player's own, of each player. */
export type Possessor = 'me' | 'you' | 'it' | 'each' | 'they';

/** How a language puts words beside each other. */
export interface Grammar {
  /** The noun phrase with its article. */
  readonly spoken: (phrase: NounPhrase) => string;
  /** The noun phrase after a preposition, contracted with its article. */
  readonly after: (preposition: Preposition, phrase: NounPhrase) => string;
  /** "quel Personaggio", "ce Personnage". */
  readonly that: (referent: Referent) => NounPhrase;
  /** Whether a phrase is one that `that` made. */
  readonly isThat: (words: string) => boolean;
  readonly possessed: (by: Possessor, what: NounPhrase) => NounPhrase;
  readonly number: (value: number, gender: Gender) => string;
  readonly ordinal: (value: number, gender: Gender) => string;
  /** Whether what is counted is in the plural. */
  readonly isPlural: (count: number) => boolean;
  /** Pronouns as subjects with the blank after them, empty where the language leaves them out. */
  readonly pronouns: Forms & { readonly me: string; readonly you: string };
  /** Pronouns as objects. */
  readonly clitics: Forms & { readonly me: string };
  /** A verb that is denied; `bare`: another word of the clause denies it too ("aucun"). */
  readonly denied: (subject: string, form: string, how?: Denial) => string;
  readonly and: string;
  readonly or: string;
  readonly then: string;
  /** With the blanks around it. */
  readonly semicolon: string;
  /** An order to the reader with the pronoun that leans on it, if any. */
  readonly ordered: (verb: Verb, clitic: string) => string;
  /** The infinitive with the pronoun that leans on it, if any. */
  readonly toDo: (verb: Verb, clitic: string) => string;
  /** "farmi guadagnare", "la faire piocher": what somebody else does is made to happen. */
  readonly toMake: (verb: Verb, clitic: string) => string;
  /** What is done to a whole text at the end. */
  readonly finished: (text: string) => string;
}

export interface Denial {
  readonly clitic?: string;
  readonly bare?: boolean;
}
