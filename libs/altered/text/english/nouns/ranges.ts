import type { Effect, TableRow } from '#altered/abilities';
import { choices, form, phrase } from '../../syntax/phrases.js';
import { furthest, iso, oneOf, type Syntax } from '../../syntax/syntax.js';
import { $ } from '../../syntax/template.js';
import { inDigits, mana } from '../words/numbers.js';

export type Range = Pick<TableRow, 'from' | 'to'>;

/** "4+", "1-3", "1" */
export const range: Syntax<Range> = oneOf<Range>(
  form<Range>('<from>+', { from: inDigits }),
  form<Range>('<one>', { one: inDigits }, { from: $('one'), to: $('one') }),
  form<Range>('<from>-<to>', { from: inDigits, to: inDigits }),
);

/** "{4} or more", "{1} or less", "{2}", of costs */
export const rangeOfMana: Syntax<Range> = oneOf<Range>(
  form<Range>('<from> or more', { from: mana }),
  form<Range>('<to> or less', { to: mana }, { from: 0 }),
  form<Range>('<one>', { one: mana }, { from: $('one'), to: $('one') }),
);

/** Rows of a table, each with the words around it. */
export const rows = (
  text: string,
  effect: Syntax<Effect>,
  limits: Syntax<Range> = range,
): Syntax<readonly TableRow[]> =>
  furthest(
    choices(
      iso(
        phrase<{ range: Range; effect: Effect }>(text, { range: limits, effect }),
        ({ range: { from, to }, effect: does }): TableRow => ({
          ...(from !== undefined && { from }),
          ...(to !== undefined && { to }),
          effect: does,
        }),
        ({ effect: does, ...limits }) => ({ range: limits, effect: does }),
      ),
    ),
  );
