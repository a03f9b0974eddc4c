import type { Effect, TableRow } from '#altered/abilities';
import { choices, form, phrase } from '../syntax/phrases.js';
import { furthest, iso, oneOf, type Syntax } from '../syntax/syntax.js';
import { $ } from '../syntax/template.js';
import { inDigits } from './numbers.js';

type Range = Pick<TableRow, 'from' | 'to'>;

/** "4+", "1-3", "1" */
export const range: Syntax<Range> = oneOf<Range>(
  form<Range>('<from>+', { from: inDigits }, { from: $('from') }),
  form<Range>('<one>', { one: inDigits }, { from: $('one'), to: $('one') }),
  form<Range>('<from>-<to>', { from: inDigits, to: inDigits }, { from: $('from'), to: $('to') }),
);

/** Rows of a table, each with the words around it. */
export const rows = (text: string, effect: Syntax<Effect>): Syntax<readonly TableRow[]> =>
  furthest(
    choices(
      iso(
        phrase<{ range: Range; effect: Effect }>(text, { range, effect }),
        ({ range: { from, to }, effect: does }): TableRow => ({
          ...(from !== undefined && { from }),
          ...(to !== undefined && { to }),
          effect: does,
        }),
        ({ effect: does, ...limits }) => ({ range: limits, effect: does }),
      ),
    ),
  );
