import type { z } from 'zod';
import { jsonIn } from './json.js';

/**
 * Parses a value with a shape. If zod throws, uses `jsonIn` to remove the fields that are the cause, and parses the
 * result instead.
 */
export function readAs<Shape extends z.ZodType>(
  shape: Shape,
  value: unknown,
): z.ZodSafeParseResult<z.output<Shape>> {
  try {
    return shape.safeParse(value);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return shape.safeParse(jsonIn(JSON.stringify(value)));
  }
}
