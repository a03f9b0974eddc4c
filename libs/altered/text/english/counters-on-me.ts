import type { Quantity } from '#altered/abilities';
import { form } from '../syntax/phrases.js';
import { type Syntax } from '../syntax/syntax.js';
import { $ } from '../syntax/template.js';
import { counterName } from './names.js';

/** Counters on this object, one by one: "boost on me", "of my Kelon counters". */
export const eachOnMe: readonly Syntax<Quantity>[] = [
  form<Quantity>('<name> counter on me', { name: counterName }, { counters: $('name'), on: 'me' }),
];
