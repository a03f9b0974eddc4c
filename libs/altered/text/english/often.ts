import type { ActivationLimit } from '#altered/abilities';
import { form } from '../syntax/phrases.js';
import { means, oneOf, synonym, type Syntax } from '../syntax/syntax.js';
import { $ } from '../syntax/template.js';

const times = oneOf<number>(means('once', 1), means('twice', 2));
const each = oneOf<ActivationLimit['each']>(
  means('each turn', 'turn'),
  means('each Day', 'day'),
  synonym(means('per turn', 'turn')),
  synonym(means('per Day', 'day')),
  synonym(means('a turn', 'turn')),
  synonym(means('a Day', 'day')),
);

/** "once each turn", "twice each Day" */
export const oftenEach: Syntax<ActivationLimit> = form<ActivationLimit>(
  '<times> <each>',
  { times, each },
  { times: $('times'), each: $('each') },
);
