import { same } from '#altered/abilities';
import { phrase } from '../../syntax/phrases.js';
import { iso, type Syntax } from '../../syntax/syntax.js';

/** The placeholder for the subject of a predicate. */
export const blank = { noted: '' } as never;

type Node = Readonly<Record<string, unknown>>;

/** For each kind of clause, the field that contains its parts, which share a subject. */
const shared: Readonly<Record<string, string>> = {
  any: 'of',
  either: 'effects',
  sequence: 'effects',
  simultaneously: 'steps',
  step: 'step',
};

/** Applies a change to each action in a clause. */
function eachAct<T>(clause: T, change: (act: Node) => unknown): T {
  const node = clause as Node;
  const field = shared[node['kind'] as string];
  if (field === undefined) return change(node) as T;
  const parts = node[field];
  const changed = Array.isArray(parts)
    ? parts.map((part) => eachAct<unknown>(part, change))
    : eachAct(parts, change);
  return { ...node, [field]: changed } as T;
}

/** Inserts the subject into a predicate. */
export const withSubject = <T>(predicate: T, what: unknown): T =>
  eachAct(predicate, (act) => (same(act['what'], blank) ? { ...act, what } : act));

/** Splits a clause into its subject and predicate. Undefined if its parts have different subjects or none. */
export function subjectOf<T>(clause: T): { readonly of: unknown; readonly value: T } | undefined {
  const subjects: unknown[] = [];
  const value = eachAct(clause, (act) => {
    subjects.push(act['what']);
    return { ...act, what: blank };
  });
  const [of] = subjects;
  return of !== undefined && subjects.every((what) => same(what, of)) ? { of, value } : undefined;
}

/** Verbs whose subject `what` is stated by the surrounding words. */
export const aboutSubject = <T>(verbs: Syntax<T>, what: unknown): Syntax<T> =>
  iso(
    verbs,
    (value) => withSubject(value, what),
    (clause) => {
      const found = subjectOf(clause);
      return same(found?.of, what) ? found?.value : undefined;
    },
  );

/** A subject and its verbs: "target Character gains 1 boost". `fits` restricts the combinations that are parsed. */
export const stating = <T, What>(
  text: string,
  actor: Syntax<What>,
  does: Syntax<T>,
  fits: (what: What, does: T) => boolean = () => true,
): Syntax<T> =>
  iso(
    phrase<{ actor: What; does: T }>(text, { actor, does }),
    (statement) =>
      fits(statement.actor, statement.does) ? withSubject(statement.does, statement.actor) : undefined,
    (clause) => {
      const found = subjectOf(clause);
      return found && { actor: found.of as What, does: found.value };
    },
  );
