import { rulebooks } from '#altered/rules';
import type { Cause } from '#record';
import { EDITION } from './definitions.js';

/**
 * Returns the number of a rule in the form in which events cite it. `rule` is the number in edition 1.0. If the
 * platform's edition uses another number, that number follows a bar, as in `4.1.j|4.1.i`. A rule that only the
 * platform's edition contains starts with the bar, as in `|7.3.12.a`.
 */
export function ruleNow(rule: string): string {
  const bar = rule.indexOf('|');
  return bar < 0 ? (rulebooks[EDITION].cites(rule) ?? rule) : rule.slice(bar + 1);
}

export const causeNow = (cause: Cause): Cause =>
  cause.kind === 'rule' ? { ...cause, rule: ruleNow(cause.rule) } : cause;
