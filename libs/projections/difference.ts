import { besideTheGame } from '#record';

/** The first difference between a record and the events that the rules derive from its choices. */
export interface Difference {
  readonly revision: number;
  /** The path of the field within the event, such as `actions.2.to`. Empty for the event as a whole. */
  readonly field: string;
  readonly recorded: unknown;
  readonly decided: unknown;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Returns the first difference between two values of plain data. Null if they are equal. */
export function differenceIn(
  recorded: unknown,
  decided: unknown,
  path: readonly string[] = [],
): Omit<Difference, 'revision'> | null {
  if (recorded === decided) return null;
  if (!isRecord(recorded) || !isRecord(decided) || Array.isArray(recorded) !== Array.isArray(decided))
    return { field: path.join('.'), recorded, decided };
  for (const key of new Set([...Object.keys(recorded), ...Object.keys(decided)])) {
    if (besideTheGame.has(key)) continue;
    const difference = differenceIn(recorded[key], decided[key], [...path, key]);
    if (difference !== null) return difference;
  }
  return null;
}
