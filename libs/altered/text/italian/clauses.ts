import type { Players } from '#altered/abilities';
import type { Clause } from '../speech/composing.js';
import { after, listed, spoken, type NounPhrase } from './grammar.js';
import type { Acted } from './objects.js';
import { player } from './players.js';
import type { Speech } from './speech.js';
import { verbs, type Verb } from './verbs.js';

/** Who or what does it: the reader, the card itself, or what a noun phrase says. */
export type Subject = 'reader' | 'me' | NounPhrase;

/** A verb with its subject and what follows, before it is known in which form the verb is needed. */
export interface Parts {
  readonly subject: Subject;
  /** The player who does it, when one does. */
  readonly who?: Players;
  readonly verb: Verb;
  readonly object?: Acted;
  /** It was the last thing spoken of. */
  readonly resumes?: boolean;
  /** A plain object: "una carta", "Rifornimento". */
  readonly what?: string;
  readonly rest?: string;
  /** A word that goes right after the verb: "gratuitamente", "in Riserva". */
  readonly early?: string;
  /** A noun that says it all to the reader: "Rifornimento". */
  readonly alone?: string;
}

const clitics = { m: { one: 'lo', many: 'li' }, f: { one: 'la', many: 'le' } } as const;

/** The pronoun that leans on the verb. */
function clitic(object: Acted | undefined): string {
  if (object === undefined) return '';
  if (object === 'me') return 'mi';
  if (!object.pronoun) return '';
  return clitics[object.are.gender][object.are.plural ? 'many' : 'one'];
}

const following = ({ object, what, rest, early }: Parts): string =>
  [
    early,
    object !== undefined && object !== 'me' && !object.pronoun ? spoken(object.phrase) : undefined,
    what,
    rest,
  ]
    .filter((part) => part !== undefined && part !== '')
    .map((part) => ` ${part}`)
    .join('');

/** "scarta", "guadagno", "pesca", to follow a subject that is not the reader. */
function predicate(parts: Parts): string {
  const { subject, verb } = parts;
  const leaning = clitic(parts.object);
  const form = subject === 'me' ? verb.me : subject !== 'reader' && subject.plural ? verb.they : verb.it;
  return (leaning === '' ? '' : `${leaning} `) + form + following(parts);
}

function finite(parts: Parts): string {
  const { subject, verb } = parts;
  if (subject === 'reader') return verb.imperative + clitic(parts.object) + following(parts);
  return subject === 'me' ? predicate(parts) : `${spoken(subject)} ${predicate(parts)}`;
}

const leaned = (infinitive: string, leaning: string): string =>
  leaning === '' ? infinitive : infinitive.replace(/e$/, '') + leaning;

/** "pescare"; what somebody else does is made to happen: "farmi guadagnare", "far pescare una carta a …". */
function infinitive(parts: Parts, doer: Players): string {
  const { subject, verb } = parts;
  const doing = leaned(verb.infinitive, clitic(parts.object)) + following(parts);
  if (subject === 'reader' || parts.who === doer) return doing;
  const plain = leaned(verb.infinitive, '');
  const what = following(parts);
  if (subject === 'me') return `farmi ${plain}${what}`;
  const leaning = clitic(parts.object);
  const make = leaning === '' ? 'far' : `far${leaning}`;
  const whom = after('a', subject);
  return what.split(' ').length > 3 ? `${make} ${plain} ${whom}${what}` : `${make} ${plain}${what} ${whom}`;
}

export function clause(parts: Parts): Clause {
  return {
    addressed: parts.subject === 'reader',
    ...(parts.subject !== 'reader' && { subject: subjectOf(parts) }),
    alone: () => (parts.subject === 'reader' && parts.alone !== undefined ? parts.alone : finite(parts)),
    finite: () => finite(parts),
    continued: () => predicate(parts),
    infinitive: (doer) => infinitive(parts, doer),
  };
}

function subjectOf({ subject, who, resumes }: Parts): NonNullable<Clause['subject']> {
  const words = typeof subject === 'object' ? spoken(subject) : 'io';
  return { words, resumes: resumes ?? false, joint: who === undefined ? ' e' : ', poi' };
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
const isSameSubject = (one: Subject, first: Subject): boolean =>
  one === first ||
  (typeof one === 'object' &&
    typeof first === 'object' &&
    (spoken(one) === spoken(first) || spoken(one).startsWith('quel')));

/** Several verbs at once, "guadagno 1 incremento e Ancorato", or one of several. */
export function together(all: readonly Parts[], which: 'all' | 'one'): Clause {
  const joint = which === 'all' ? 'e' : 'o';
  const [first, ...more] = all;
  if (first === undefined) return clause({ subject: 'reader', verb: verbs.do });
  const isOne = more.every(
    (parts) =>
      parts.verb === first.verb &&
      isSameSubject(parts.subject, first.subject) &&
      parts.object === undefined &&
      first.object === undefined,
  );
  if (isOne) {
    const whats = all.map((parts) => [parts.what, parts.rest].filter((part) => part !== undefined).join(' '));
    const { rest: _, ...head } = first;
    return clause({ ...head, what: listed(whats, joint) });
  }
  const clauses = all.map(clause);
  const said = (): string =>
    `${which === 'all' ? 'simultaneamente, ' : ''}${listed(
      clauses.map((one) => one.finite()),
      joint,
    )}`;
  return {
    addressed: clauses.every(({ addressed }) => addressed),
    alone: said,
    finite: said,
    continued: said,
    infinitive: (doing) =>
      `${which === 'all' ? 'simultaneamente ' : ''}${listed(
        clauses.map((one) => one.infinitive(doing)),
        joint,
      )}`,
  };
}
