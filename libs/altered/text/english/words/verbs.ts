import type { Deed, Step } from '#altered/abilities';

/** A verb: its irregular forms, and the kinds of nodes that it expresses. */
interface Verb {
  readonly third?: string;
  readonly past?: string;
  readonly participle?: string;
  readonly steps?: readonly Step['kind'][];
  /**
   * Present if conditions can count how often the action happened. The `Deed` for the action is then the verb's
   * participle.
   */
  readonly isDeed?: true;
  /** The words before "this way" for the objects of the verb. */
  readonly thisWay?: string;
}

/** The verbs with irregular forms, and the verbs whose objects later words can refer to. */
const verbs: Readonly<Record<string, Verb>> = {
  choose: { past: 'chose', participle: 'chosen', steps: ['choose'] },
  create: { steps: ['create', 'create-at'], isDeed: true, thisWay: 'created' },
  discard: { steps: ['discard'], isDeed: true, thisWay: 'discarded' },
  draw: { past: 'drew', participle: 'drawn', steps: ['draw'], isDeed: true, thisWay: 'drawn' },
  have: { third: 'has', past: 'had' },
  look: { participle: 'seen', steps: ['look'] },
  move: { steps: ['move'] },
  play: { steps: ['play', 'rush'], isDeed: true },
  Resupply: { past: 'resupplied', steps: ['resupply', 'exhausted-resupply'], thisWay: 'put in Reserve' },
  reveal: { steps: ['reveal'] },
  sacrifice: { steps: ['sacrifice', 'sacrifice-objects'], isDeed: true, thisWay: 'sacrificed' },
};

export function thirdPerson(verb: string): string {
  if (/[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}ies`;
  return verbs[verb]?.third ?? (/(s|x|ch|sh|o)$/.test(verb) ? `${verb}es` : `${verb}s`);
}

const pastOf = (verb: string): string => verbs[verb]?.past ?? (verb.endsWith('e') ? `${verb}d` : `${verb}ed`);

const participleOf = (verb: string): string => verbs[verb]?.participle ?? pastOf(verb);

/** The actions that conditions can count, by the past tense of their verb. */
export const deedsByPast: Readonly<Record<string, Deed>> = Object.fromEntries(
  Object.entries(verbs).flatMap(([verb, { isDeed }]) =>
    isDeed === true ? [[pastOf(verb), participleOf(verb) as Deed]] : [],
  ),
);

/** The words with which later text refers to the objects of a step, such as "discarded this way". */
export interface LaterReference {
  readonly participle: string;
  readonly thisWay?: string | undefined;
}

export const laterReferences: Readonly<Partial<Record<Step['kind'], LaterReference>>> = Object.fromEntries(
  Object.entries(verbs).flatMap(([verb, { steps = [], thisWay }]) =>
    steps.map((kind) => [kind, { participle: participleOf(verb), thisWay }]),
  ),
);

/** The verb form and the possessive pronoun for a subject. The subject is a player by default. */
export interface Person<Your extends string = 'your' | 'their'> {
  readonly verb: 'draw' | 'draws';
  readonly your: Your;
}

export const you: Person = { verb: 'draw', your: 'your' };
export const they: Person = { verb: 'draws', your: 'their' };
export const theyMay: Person = { verb: 'draw', your: 'their' };

/** Inflects a phrase for an actor. Replaces `[draw]` with the verb form and `[your]` with the possessive pronoun. */
export const inPerson = (person: Person<string>, text: string): string =>
  text.replace(/\[(\w+)\]/g, (_found, word: string) => {
    if (word === 'your') return person.your;
    return person.verb === 'draw' ? word : thirdPerson(word);
  });

/** Converts a condition from the present tense to another tense. */
export type Tense = (text: string) => string;

export const present: Tense = (text) => text;

const pastForms: readonly (readonly [RegExp, string])[] = [
  [/\bI'm\b/g, 'I was'],
  [/\bit's\b/g, 'it was'],
  [/\byou're\b/g, 'you were'],
  [/\bthere's\b/g, 'there was'],
  [/\bis\b(?!>)/g, 'was'],
  [/\bare\b(?!>)/g, 'were'],
  [/\b(?:has|have)\b/g, 'had'],
  [/\bcontrols?\b/g, 'controlled'],
];

/** Converts a condition to the past tense, for the state before an event (6.3.l). */
export const past: Tense = (text) =>
  pastForms.reduce((sentence, [now, before]) => sentence.replace(now, before), text);
