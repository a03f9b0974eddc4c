/** Records the productions that match while lines are parsed. Can also disable a production. */
export interface Watch {
  readonly met?: Set<string>;
  readonly without?: string;
}

const stems: readonly (readonly [RegExp, string])[] = [
  // Removes the subject from the beginning of a phrase. The corresponding phrase for “I” does not include its subject
  // either.
  [/^<like> (?!<)/, ''],
  [/\b(?:your|their|my|its)\b/gi, 'your'],
  [/(?<=\b(?:I|it|there|that|you|they))'(?:m|s|re)\b/gi, ' is'],
  [/\b(?:am|is|are|was|were|be)\b/g, 'is'],
  [/\bcontrolled\b(?! by)/g, 'control'],
  [/\b(?:has|have|had)\b/g, 'has'],
  [/\b(?:doesn't|don't)\b/g, "don't"],
  [/\b(?:an?|one)\b(?= )/g, 'a'],
  [/\b(\p{L}{3,}?)(?:ies|y)\b/gu, '$1y'],
  [/\b(\p{L}*?(?:ss|x|ch|sh|[^\Waeiou]o))es\b/gu, '$1'],
  [/\b(\p{L}{2,}?[^s\W])s\b/gu, '$1'],
];

/** Removes person, number and tense from a phrase, so that all its forms count as one production. */
const stemOf = (text: string): string => stems.reduce((word, [form, stem]) => word.replace(form, stem), text);

/**
 * The names of productions by text. If a production exists once for each meaning of “it”, all of these share a name.
 */
const names = new Map<string, string>();

/** Returns the name of the production with this text. */
export function named(text: string): string {
  const name = names.get(text) ?? stemOf(text);
  names.set(text, name);
  return name;
}

/** Returns the names of all productions that have been created. */
export const namesOfProductions = (): readonly string[] => [...new Set(names.values())];
