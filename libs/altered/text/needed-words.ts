import { RegExpParser, type AST } from '@eslint-community/regexpp';

/** Texts of which one, in small letters, is in every line that a pattern is found in; null: no such texts are known. */
type NeededWords = readonly string[] | null;

const parser = new RegExpParser();

/** How many texts are worth looking for: each is looked for in every line. */
const MOST = 12;

/** What has to stand in a line where a pattern is found, worked out from the pattern: to look for it is far quicker than to match. */
export function neededWords(pattern: RegExp): NeededWords {
  return neededByAny(parser.parseLiteral(pattern.toString()).pattern.alternatives);
}

/** Whether a line, in small letters, has what a pattern needs. */
export const hasNeeded = (needed: NeededWords, line: string): boolean => {
  if (needed === null) return true;
  for (const one of needed) if (line.includes(one)) return true;
  return false;
};

/** One of several that are matched: what each of them needs. */
function neededByAny(several: readonly AST.Alternative[]): NeededWords {
  const all = new Set<string>();
  for (const one of several) {
    const needed = neededByAll(one.elements);
    if (needed === null) return null;
    for (const text of needed) all.add(text);
  }
  return all.size <= MOST ? [...all] : null;
}

/** Of elements that follow each other, what tells most: a run of letters, or what one of the elements needs. */
function neededByAll(elements: readonly AST.Element[]): NeededWords {
  let best: NeededWords = null;
  let run = '';
  const consider = (needed: NeededWords): void => {
    if (needed !== null && tellingOf(needed) > tellingOf(best)) best = needed;
  };
  for (const element of elements) {
    if (element.type === 'Assertion') {
      if ('negate' in element && 'alternatives' in element && !element.negate)
        consider(neededByAny(element.alternatives));
      continue;
    }
    const letter = letterOf(element);
    if (letter !== null) {
      run += letter;
      continue;
    }
    consider([run]);
    run = '';
    if (element.type === 'Quantifier' && element.min > 0) consider(neededByAll([element.element]));
    if (element.type === 'Group' || element.type === 'CapturingGroup')
      consider(neededByAny(element.alternatives));
  }
  consider([run]);
  return best;
}

/** How much is known where one of some texts stands: as much as where the shortest does. */
const tellingOf = (needed: NeededWords): number =>
  needed === null || needed.length === 0 ? 0 : Math.min(...needed.map(({ length }) => length));

/** The one letter that an element stands for, in small; null where it stands for several, or for more. */
function letterOf(element: AST.Element): string | null {
  if (element.type === 'Character') return inSmall(element);
  if (element.type !== 'CharacterClass' || element.negate) return null;
  const letters = new Set(element.elements.map((one) => (one.type === 'Character' ? inSmall(one) : null)));
  const [letter] = letters;
  return letters.size === 1 ? (letter ?? null) : null;
}

const inSmall = ({ value }: AST.Character): string => String.fromCodePoint(value).toLowerCase();
