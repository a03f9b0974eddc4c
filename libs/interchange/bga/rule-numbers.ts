import { rulebooks } from '#altered/rules';
import type { Cause } from '#record';
import { EDITION } from './definitions.js';

/**
 * Returns the number of a rule as events cite it. `rule` is its number in edition 1.0. If the edition of the platform
 * uses another number, it follows after a bar, as in `4.1.j|4.1.i`, or alone, as in `|7.3.12.a`.
 */
export function ruleNow(rule: string): string {
  const bar = rule.indexOf('|');
  return bar < 0 ? (rulebooks[EDITION].cites(rule) ?? rule) : rule.slice(bar + 1);
}

export const causeNow = (cause: Cause): Cause =>
  cause.kind === 'rule' ? { ...cause, rule: ruleNow(cause.rule) } : cause;
