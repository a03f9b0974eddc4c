import { same, type Players } from '#altered/abilities';
import type { Clause } from '../speech/composing.js';
import { agreeing, listed, type NounPhrase } from './grammar.js';
import type { Language } from './language.js';
import type { Acted } from './objects.js';
import { player } from './players.js';
import type { Speech } from './speech.js';
import type { Verb } from './verbs.js';

export interface ClausePhrases {
  readonly simultaneously: string;
}

/** Who or what does it: the reader, the card itself, or what a noun phrase says. */
export type Subject = 'reader' | 'me' | NounPhrase;

/** What a phrase gives to a clause: a verb and what follows it. */
export interface Predicate {
  readonly verb: Verb;
  /** A plain object: "una carta", "Rifornimento". */
  readonly what?: string;
  readonly rest?: string;
  /** A word that goes right after the verb: "gratuitamente", "en Réserve". */
  readonly early?: string;
  /** A noun that says it all to the reader, as a sentence of its own: "Rifornimento". */
  readonly alone?: string;
  /** The one form it has where the reader does it: "Après vous". */
  readonly fixed?: string;
}

/** A verb with its subject and what follows, before it is known in which form the verb is needed. */
export interface Parts extends Predicate {
  readonly subject: Subject;
  /** The player who does it, when one does. */
  readonly who?: Players;
  readonly object?: Acted;
  /** It was the last thing spoken of. */
  readonly resumes?: boolean;
}

/** The pronoun that goes with the verb. */
function clitic(object: Acted | undefined, { grammar: { clitics } }: Language): string {
  if (object === undefined) return '';
  if (object === 'me') return clitics.me;
  return object.pronoun ? agreeing(clitics, object.are) : '';
}

const following = ({ object, what, rest, early }: Parts, { grammar }: Language): string =>
  [
    early,
    object !== undefined && object !== 'me' && !object.pronoun ? grammar.spoken(object.phrase) : undefined,
    what,
    rest,
  ]
    .filter((part) => part !== undefined && part !== '')
    .map((part) => ` ${part}`)
    .join('');

/** "scarta", "la défausse": to follow a subject that is not the reader. */
function predicate(parts: Parts, language: Language): string {
  const { subject, verb } = parts;
  const leaning = clitic(parts.object, language);
  const form = subject === 'me' ? verb.me : subject !== 'reader' && subject.plural ? verb.they : verb.it;
  return (leaning === '' ? '' : `${leaning} `) + form + following(parts, language);
}

function finite(parts: Parts, language: Language): string {
  const { subject, verb } = parts;
  const { ordered, pronouns, spoken } = language.grammar;
  if (subject === 'reader')
    return parts.fixed ?? ordered(verb, clitic(parts.object, language)) + following(parts, language);
  return (subject === 'me' ? pronouns.me : `${spoken(subject)} `) + predicate(parts, language);
}

/** "pescare"; what somebody else does is made to happen: "farmi guadagnare", "faire piocher une carte à …". */
function infinitive(parts: Parts, doing: Players, language: Language): string {
  const { subject, verb } = parts;
  const { after, clitics, toDo, toMake } = language.grammar;
  const leaning = clitic(parts.object, language);
  const what = following(parts, language);
  if (subject === 'reader' || same(parts.who, doing)) return toDo(verb, leaning) + what;
  if (subject === 'me') return toMake(verb, clitics.me) + what;
  const make = toMake(verb, leaning);
  const whom = after('to', subject);
  return what.split(' ').length > 3 ? `${make} ${whom}${what}` : `${make}${what} ${whom}`;
}

export function clause(parts: Parts, language: Language): Clause {
  const said = (): string => finite(parts, language);
  return {
    addressed: parts.subject === 'reader',
    ...(parts.subject !== 'reader' && { subject: subjectOf(parts, language) }),
    alone: () => (parts.subject === 'reader' && parts.alone !== undefined ? parts.alone : said()),
    finite: said,
    continued: () => predicate(parts, language),
    infinitive: (doing) => infinitive(parts, doing, language),
  };
}

function subjectOf(
  { subject, who, resumes }: Parts,
  { grammar: { and, spoken, then } }: Language,
): NonNullable<Clause['subject']> {
  const words = typeof subject === 'object' ? spoken(subject) : 'me';
  return { words, resumes: resumes ?? false, joint: who === undefined ? ` ${and}` : `, ${then}` };
}

/** The subject of a verb that a player does. */
export const doer = (who: Players | undefined, speech: Speech): Pick<Parts, 'subject' | 'who'> => ({
  subject: player(who ?? 'you', speech) ?? 'reader',
  who: who ?? 'you',
});

/** The subject of a verb that an object does: no pronoun, which would leave "pesca" and "guadagna" without one. */
export const actor = (object: Acted): Pick<Parts, 'subject' | 'resumes'> =>
  object === 'me' ? { subject: 'me' } : { subject: object.phrase, resumes: object.pronoun };

/** The same words, or "that one" right after it was named. */
const isSameSubject = (one: Subject, first: Subject, { grammar: { isThat, spoken } }: Language): boolean =>
  one === first ||
  (typeof one === 'object' &&
    typeof first === 'object' &&
    (spoken(one) === spoken(first) || isThat(spoken(one))));

/** Several verbs at once, "guadagno 1 boost e Ancorato", or one of several. */
export function together(all: readonly Parts[], which: 'all' | 'one', language: Language): Clause {
  const joint = which === 'all' ? language.grammar.and : language.grammar.or;
  const [first, ...more] = all;
  if (first === undefined) return clause({ subject: 'reader', verb: language.verbs.do }, language);
  const isOne = more.every(
    (parts) =>
      parts.verb === first.verb &&
      isSameSubject(parts.subject, first.subject, language) &&
      parts.object === undefined &&
      first.object === undefined &&
      parts.what !== undefined &&
      first.what !== undefined,
  );
  if (isOne) {
    const whats = all.map((parts) => [parts.what, parts.rest].filter((part) => part !== undefined).join(' '));
    const { rest: _, ...head } = first;
    return clause({ ...head, what: listed(whats, joint) }, language);
  }
  const clauses = all.map((parts) => clause(parts, language));
  const { simultaneously } = language.clauses;
  const joined = (said: (one: Clause) => string): string => listed(clauses.map(said), joint);
  const said = (): string => (which === 'all' ? `${simultaneously}, ` : '') + joined((one) => one.finite());
  return {
    addressed: clauses.every(({ addressed }) => addressed),
    alone: said,
    finite: said,
    continued: said,
    infinitive: (doing) =>
      (which === 'all' ? `${simultaneously} ` : '') + joined((one) => one.infinitive(doing)),
  };
}
