import { rulebooks } from '#altered/rules';
import type { Cause } from '#record';
import { EDITION } from './definitions.js';

/**
 * A rule as events cite it. Here rules have the number of edition 1.0, or, where that is another rule or none, also or only that of the
 * edition that the source plays: `4.1.j|4.1.i`, `|7.3.12.a`.
 */
export function ruleNow(rule: string): string {
  const bar = rule.indexOf('|');
  return bar < 0 ? (rulebooks[EDITION].cites(rule) ?? rule) : rule.slice(bar + 1);
}

export const causeNow = (cause: Cause): Cause =>
  cause.kind === 'rule' ? { ...cause, rule: ruleNow(cause.rule) } : cause;
