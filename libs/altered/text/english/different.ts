import type { Quantity, Total } from '#altered/abilities';
import { form } from '../syntax/phrases.js';
import { oneOf, type Syntax } from '../syntax/syntax.js';
import { $ } from '../syntax/template.js';
import { costName } from './bounds.js';
import type { Grammar } from './grammar.js';

/** "the total {V} of Characters you control" */
export const totals = (g: Grammar): readonly Syntax<Quantity>[] => {
  const parts = {
    among: g.noun({ many: true, from: false, your: 'your' }),
    together: oneOf<Total['of']>(costName),
  };
  const tree = { together: $('together'), among: $('among') };
  return [form<Quantity>('the total <together> of <among>', parts, tree)];
};
