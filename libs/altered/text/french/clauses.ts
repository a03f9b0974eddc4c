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
  /** A plain object: "une carte". */
  readonly what?: string;
  readonly rest?: string;
  /** A word that goes right after the verb: "gratuitement", "en Réserve". */
  readonly early?: string;
  /** It stands for itself and has one form only: "Après vous". */
  readonly alone?: string;
}

/** The pronoun that goes with the verb. */
function clitic(object: Acted | undefined, imperative: boolean): string {
  if (object === undefined) return '';
  if (object === 'me') return imperative ? 'moi' : 'me';
  if (!object.pronoun) return '';
  return object.are.plural ? 'les' : object.are.gender === 'f' ? 'la' : 'le';
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

/** "défausse", "la défausse": to follow a subject that is not the reader. */
function predicate(parts: Parts): string {
  const { subject, verb } = parts;
  const leaning = clitic(parts.object, false);
  const form = subject === 'me' ? verb.me : subject !== 'reader' && subject.plural ? verb.they : verb.it;
  return (leaning === '' ? '' : `${leaning} `) + form + following(parts);
}

function finite(parts: Parts): string {
  const { subject, verb } = parts;
  if (subject === 'reader') {
    if (parts.alone !== undefined) return parts.alone;
    const leaning = clitic(parts.object, true);
    const [first = '', ...more] = verb.imperative.split(' ');
    return [leaning === '' ? first : `${first}-${leaning}`, ...more].join(' ') + following(parts);
  }
  return `${subject === 'me' ? 'je' : spoken(subject)} ${predicate(parts)}`;
}

/** "piocher"; what somebody else does is made to happen: "me faire gagner", "faire piocher une carte à …". */
function infinitive(parts: Parts, doer: Players): string {
  const { subject, verb } = parts;
  const leaning = clitic(parts.object, false);
  const before = leaning === '' ? '' : `${leaning} `;
  if (subject === 'reader' || parts.who === doer) return before + verb.infinitive + following(parts);
  const what = following(parts);
  if (subject === 'me') return `me faire ${verb.infinitive}${what}`;
  const whom = after('à', subject);
  const make = `${before}faire ${verb.infinitive}`;
  return what.split(' ').length > 3 ? `${make} ${whom}${what}` : `${make}${what} ${whom}`;
}

export function clause(parts: Parts): Clause {
  return {
    addressed: parts.subject === 'reader',
    ...(parts.subject !== 'reader' && { subject: subjectOf(parts) }),
    alone: () => finite(parts),
    finite: () => finite(parts),
    continued: () => predicate(parts),
    infinitive: (doing) => infinitive(parts, doing),
  };
}

function subjectOf({ subject, who, resumes }: Parts): NonNullable<Clause['subject']> {
  const words = typeof subject === 'object' ? spoken(subject) : 'je';
  return { words, resumes: resumes ?? false, joint: who === undefined ? ' et' : ', puis' };
}

/** The subject of a verb that a player does. */
export const doer = (who: Players | undefined, speech: Speech): Pick<Parts, 'subject' | 'who'> => ({
  subject: player(who ?? 'you', speech) ?? 'reader',
  who: who ?? 'you',
});

/** The subject of a verb that an object does. */
export const actor = (object: Acted): Pick<Parts, 'subject' | 'resumes'> =>
  object === 'me' ? { subject: 'me' } : { subject: object.phrase, resumes: object.pronoun };

/** The same words, or "that one" right after it was named. */
const isSameSubject = (one: Subject, first: Subject): boolean =>
  one === first ||
  (typeof one === 'object' &&
    typeof first === 'object' &&
    (spoken(one) === spoken(first) || /^(ce|cet|cette|ces) /.test(spoken(one))));

/** Several verbs at once, "je gagne 1 boost et Ancré", or one of several. */
export function together(all: readonly Parts[], which: 'all' | 'one'): Clause {
  const joint = which === 'all' ? 'et' : 'ou';
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
  const once = which === 'all' ? 'simultanément ' : '';
  const said = (): string =>
    once.replace(/ $/, ', ') +
    listed(
      clauses.map((one) => one.finite()),
      joint,
    );
  return {
    addressed: clauses.every(({ addressed }) => addressed),
    alone: said,
    finite: said,
    continued: said,
    infinitive: (doing) =>
      once +
      listed(
        clauses.map((one) => one.infinitive(doing)),
        joint,
      ),
  };
}
