import type { z } from 'zod';
import { jsonIn } from './json.js';

/** Reads a value with a shape; for values that zod throws at, as `jsonIn` would read their JSON. */
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
