import { abilityBounds } from '#record';

export interface Outsize {
  readonly path: string;
  readonly reason: string;
}

/**
 * Finds the first part of a definition that exceeds a limit in `abilityBounds`. The limits are nesting depth, number of
 * parts, list length, text length and absolute value. Null if no part exceeds a limit. Terminates even for cyclic
 * values.
 */
export function outsize(value: unknown, path = ''): Outsize | null {
  const { depth: deepest, parts: most } = abilityBounds;
  let level: readonly (readonly [string, unknown])[] = [[path, value]];
  let seen = 0;
  for (let depth = 0; level.length > 0; depth++) {
    seen += level.length;
    if (depth > deepest) return { path, reason: `is nested more than ${deepest} levels deep` };
    if (seen > most) return { path, reason: `has more than ${most} parts` };
    const below: (readonly [string, unknown])[] = [];
    for (const [at, part] of level) {
      const reason = outsizeItself(part);
      if (reason !== null) return { path: at, reason };
      if (typeof part !== 'object' || part === null) continue;
      for (const [key, inner] of Object.entries(part))
        below.push([at === '' ? key : `${at}.${key}`, inner as unknown]);
    }
    level = below;
  }
  return null;
}

function outsizeItself(value: unknown): string | null {
  const { number, list, text } = abilityBounds;
  switch (typeof value) {
    case 'number':
      return Number.isInteger(value) && Math.abs(value) <= number
        ? null
        : `is not a whole number from -${number} to ${number}`;
    case 'string':
      return value.length > text ? `is longer than ${text} characters` : null;
    case 'object':
      if (Array.isArray(value)) return value.length > list ? `has more than ${list} entries` : null;
      return value !== null && Object.keys(value).length > list ? `has more than ${list} fields` : null;
    default:
      return null;
  }
}
