import type { Players, Selector } from '#altered/abilities';
import { inNumber, type Denial, type Noun } from './grammar.js';
import { player } from './players.js';
import { described } from './selectors.js';
import type { Speech } from './speech.js';
import type { Person } from './verbs.js';

/** A condition being put into words; in the past it looks at the state before the event. */
export interface Judging {
  readonly speech: Speech;
  readonly tense: 'present' | 'past';
}

/** The verbs that conditions are said with. */
export type Word = 'be' | 'have' | 'control';

/** The verb with its subject: "controlli", "je ne suis pas", "c'était". */
export function does(
  at: Judging,
  subject: string,
  word: Word,
  person: Person,
  negative: boolean,
  how: Denial = {},
): string {
  const { grammar, verbs } = at.speech.language;
  const form = at.tense === 'past' ? verbs.past[word][person] : verbs[word][person];
  if (negative) return grammar.denied(subject, form, how);
  return subject + (how.clitic === undefined ? '' : `${how.clitic} `) + form;
}

/** The same of a player. */
export function playerDoes(
  at: Judging,
  who: Players,
  word: Word,
  negative: boolean,
  rest: string,
  how: Denial = {},
): string {
  const { pronouns, spoken } = at.speech.language.grammar;
  const subject = player(who, at.speech);
  const isReader = subject === undefined && at.speech.you === 'reader';
  const pronoun = isReader ? pronouns.you : pronouns.m;
  const doer = subject === undefined ? pronoun : `${spoken(subject)} `;
  const said = does(at, doer, word, isReader ? 'you' : 'it', negative, how);
  return rest === '' ? said : `${said} ${rest}`;
}

/** "controlli un Personaggio", "il n'y a aucun Personnage Endormi en jeu". */
export function exists(at: Judging, like: Selector, negative: boolean): string {
  const { conditions, grammar } = at.speech.language;
  const { none } = conditions;
  const plural = negative && none.plural;
  const what = (omit: readonly (keyof Selector)[]): string => {
    const said = described(like, { article: negative ? 'none' : 'a', plural, omit }, at.speech);
    return negative ? none.words(said) : grammar.spoken(said);
  };
  return has(at, like, what, negative, plural, true);
}

/** Who controls or has what a description fits, or that it is there. */
export function has(
  at: Judging,
  like: Selector,
  what: (omit: readonly (keyof Selector)[]) => string,
  negative: boolean,
  plural: boolean,
  bare: boolean,
): string {
  const { controller } = like;
  if (controller !== undefined && controller !== 'each-player')
    return playerDoes(at, controller, 'control', negative, what(['controller']), { bare });
  if (like.owner === 'you' && like.zone !== undefined)
    return playerDoes(at, 'you', 'have', negative, what([]), { bare });
  const isSaid = [like.zone, like.expedition, like.among].some((one) => one !== undefined);
  const { conditions, descriptions } = at.speech.language;
  const there = conditions.thereIs(plural, at.tense === 'past', negative, bare);
  return `${there} ${what([])}${isSaid ? '' : ` ${descriptions.inPlay}`}`;
}

/** "incrementi" after a denied verb, "aucun boost". */
export function noneOf(at: Judging, noun: Noun): string {
  const { plural, words } = at.speech.language.conditions.none;
  return words({ gender: noun.gender, plural, article: 'none', words: inNumber(noun, plural) });
}
