/** The words of a condition in the tense that it is asked in; they are written in the present. */
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

/** The past tense of a condition that was true just before (6.3.l). */
export const past: Tense = (text) =>
  verbs.reduce((sentence, [now, before]) => sentence.replace(now, before), text);
