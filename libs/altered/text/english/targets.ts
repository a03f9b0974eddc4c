import type { TargetDefinition } from '#altered/abilities';
import { saying, type Scope } from '../syntax/scope.js';
import { firstOf } from '../syntax/beginning.js';
import { type Syntax } from '../syntax/syntax.js';

/** What a word "target" introduces: the n-th one of the effect, counted from 0. */
export interface Target {
  readonly target: number;
}

const isTarget = (value: unknown): value is Target =>
  typeof value === 'object' && value !== null && 'target' in value && Object.keys(value).length === 1;

/** A phrase with the word "target" in it. It is printed where the target is first spoken of. */
export function introducing(
  definition: Syntax<TargetDefinition>,
  spokenOf: (scope: Scope, target: Target, definition: TargetDefinition) => Scope,
): Syntax<Target> {
  const introduced = (scope: Scope, value: Target, one: TargetDefinition): Scope =>
    spokenOf(saying(scope, { targets: [...scope.targets, one] }), value, one);
  return {
    first: () => firstOf(definition),
    parse: (source, at, scope) =>
      definition.parse(source, at, scope).map((one) => {
        const value = { target: one.scope.targets.length };
        return { value, end: one.end, scope: introduced(one.scope, value, one.value) };
      }),
    print: (value, scope) => {
      if (!isTarget(value) || value.target < scope.targets.length) return null;
      const declared = scope.declared[value.target];
      const printed = declared === undefined ? null : definition.print(declared, scope);
      // What the words for this one speak of is a target before it: "target Character in target Expedition".
      return declared === undefined || printed?.scope.targets.length !== value.target
        ? null
        : { ...printed, scope: introduced(printed.scope, value, declared) };
    },
  };
}
