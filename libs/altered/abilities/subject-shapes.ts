import { z } from 'zod';
import { told, word } from '#kernel';
import { known as anyKnown, selector } from './description-shapes.js';
import type { Affected } from './passive.js';
import type { Subject } from './trigger.js';

export const me = word<'me'>({ me: true });
/** Objects tell a description from a word: it has nothing it must have. */
const meOr = <T>(described: z.ZodType<T>): z.ZodType<'me' | T> =>
  told(
    z.unknown().superRefine((value, context) => {
      const read = (typeof value === 'string' ? me : described).safeParse(value);
      for (const { message, path } of read.error?.issues ?? [])
        context.addIssue({ code: 'custom', message, path });
    }),
    [me, described],
  ) as unknown as z.ZodType<'me' | T>;
export const subject: z.ZodType<Subject> = meOr(selector);
/** What an effect had chosen has a field that no description has. */
export const affected: z.ZodType<Affected> = told(
  z.unknown().superRefine((value, context) => {
    const known =
      typeof value === 'string' ||
      (typeof value === 'object' && value !== null && ('target' in value || 'noted' in value));
    const read = (known ? anyKnown : selector).safeParse(value);
    for (const { message, path } of read.error?.issues ?? [])
      context.addIssue({ code: 'custom', message, path });
  }),
  [anyKnown, selector],
) as unknown as z.ZodType<Affected>;
