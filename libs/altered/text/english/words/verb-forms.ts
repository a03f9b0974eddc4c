/** The grammatical person of an actor: "draw … your", "draws … their", "(may) draw … their". */
export interface Person {
  readonly verb: 'draw' | 'draws';
  readonly your: 'your' | 'their';
}

export const you: Person = { verb: 'draw', your: 'your' };
export const they: Person = { verb: 'draws', your: 'their' };
export const theyMay: Person = { verb: 'draw', your: 'their' };

/** The third person of a verb. */
export function thirdPerson(verb: string): string {
  if (verb === 'have') return 'has';
  if (/[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}ies`;
  return /(s|x|ch|sh|o)$/.test(verb) ? `${verb}es` : `${verb}s`;
}

const irregular: Readonly<Record<string, string>> = { draw: 'drew' };

/** The past tense of a verb. */
export const pastOf = (verb: string): string =>
  irregular[verb] ?? (verb.endsWith('e') ? `${verb}d` : `${verb}ed`);

/** Writes a phrase for an actor: `[draw]` in the form of its verb, `[your]` as its possessive. */
export const inPerson = (person: Person, text: string): string =>
  text.replace(/\[(\w+)\]/g, (_found, word: string) => {
    if (word === 'your') return person.your;
    return person.verb === 'draw' ? word : thirdPerson(word);
  });

/** Writes a condition, given in the present tense, in another tense. */
export type Tense = (text: string) => string;

export const present: Tense = (text) => text;

const verbs: readonly (readonly [RegExp, string])[] = [
  [/\bI'm\b/g, 'I was'],
  [/\bit's\b/g, 'it was'],
  [/\byou're\b/g, 'you were'],
  [/\bthere's\b/g, 'there was'],
  [/\bis\b(?!>)/g, 'was'],
  [/\bare\b(?!>)/g, 'were'],
  [/\b(?:has|have)\b/g, 'had'],
  [/\bcontrols?\b/g, 'controlled'],
];

/** The past tense, for conditions about the moment before an event (6.3.l). */
export const past: Tense = (text) =>
  verbs.reduce((sentence, [now, before]) => sentence.replace(now, before), text);
