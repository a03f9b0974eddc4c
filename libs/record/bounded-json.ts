import { recordBounds } from './bounds.js';
import { isLegible, isPlain } from './legible.js';

/** The path of the first value that exceeds a record's bounds, and a description of the problem. */
export interface Excess {
  readonly path: readonly (string | number)[];
  readonly message: string;
  /** Whether the value is nested too deeply. */
  readonly isDeep?: true;
}

type Path = Excess['path'];

/** The names of fields, at any depth, whose strings must satisfy the stricter limits for names. */
const named: ReadonlySet<string> = new Set(['name', 'reference']);

/** Finds the first value in plain data that exceeds the bounds of a record. Null if there is none. */
export function excessIn(value: unknown): Excess | null {
  let left: number = recordBounds.values;

  const wordProblem = (text: string): string | null => {
    if (text.length > recordBounds.word) return tooLong(text.length, recordBounds.word);
    return isPlain(text) ? null : unreadable;
  };

  const look = (part: unknown, path: Path): Excess | null => {
    if (--left < 0) return { path: [], message: `it contains more than ${recordBounds.values} values` };
    if (path.length > recordBounds.depth)
      return {
        path: [],
        message: `values are nested more than ${recordBounds.depth} levels deep`,
        isDeep: true,
      };
    switch (typeof part) {
      case 'string':
        return textExcess(part, path);
      case 'number':
        return Math.abs(part) <= recordBounds.number ? null : { path, message: 'the number is out of range' };
      case 'object':
        if (part === null) return null;
        return Array.isArray(part) ? listExcess(part, path) : fieldsExcess(part, path);
      default:
        return null;
    }
  };

  const textExcess = (text: string, path: Path): Excess | null => {
    const problem = named.has(String(path.at(-1))) ? wordProblem(text) : textProblem(text);
    return problem === null ? null : { path, message: problem };
  };

  const listExcess = (list: readonly unknown[], path: Path): Excess | null => {
    if (list.length > recordBounds.list)
      return { path, message: `it has ${list.length} entries, but the limit is ${recordBounds.list}` };
    for (const [index, entry] of list.entries()) {
      const excess = look(entry, [...path, index]);
      if (excess !== null) return excess;
    }
    return null;
  };

  const fieldsExcess = (fields: object, path: Path): Excess | null => {
    const entries = Object.entries(fields);
    if (entries.length > recordBounds.fields)
      return { path, message: `it has ${entries.length} fields, but the limit is ${recordBounds.fields}` };
    for (const [key, entry] of entries) {
      const problem = key === '__proto__' ? 'a field cannot be called "__proto__"' : wordProblem(key);
      if (problem !== null) return { path, message: `the field name is not valid: ${problem}` };
      const excess = look(entry, [...path, key]);
      if (excess !== null) return excess;
    }
    return null;
  };

  return look(value, []);
}

const tooLong = (length: number, most: number): string => `it has ${length} characters, more than ${most}`;
const unreadable = 'it contains control characters or characters that change the text direction';

function textProblem(text: string): string | null {
  if (text.length > recordBounds.text) return tooLong(text.length, recordBounds.text);
  return isLegible(text) ? null : unreadable;
}
