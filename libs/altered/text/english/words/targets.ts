import type { TargetDefinition } from '#altered/abilities';
import { saying, type Scope } from '../../syntax/scope.js';
import { firstOf } from '../../syntax/beginning.js';
import { type Syntax } from '../../syntax/syntax.js';

/** A reference to a target by its number in the effect, counting from 0. */
export interface Target {
  readonly target: number;
}

const isTarget = (value: unknown): value is Target =>
  typeof value === 'object' && value !== null && 'target' in value && Object.keys(value).length === 1;

/** Parses a phrase with the word "target". Prints the phrase when the target is first mentioned. */
export function introducing(
  definition: Syntax<TargetDefinition>,
  spokenOf: (scope: Scope, target: Target, definition: TargetDefinition) => Scope,
): Syntax<Target> {
  const introduced = (scope: Scope, value: Target, definition: TargetDefinition): Scope =>
    spokenOf(saying(scope, { targets: [...scope.targets, definition] }), value, definition);
  return {
    first: () => firstOf(definition),
    parse: (source, at, scope) =>
      definition.parse(source, at, scope).map((reading) => {
        const value = { target: reading.scope.targets.length };
        return { value, end: reading.end, scope: introduced(reading.scope, value, reading.value) };
      }),
    print: (value, scope) => {
      if (!isTarget(value) || value.target < scope.targets.length) return null;
      const declared = scope.declared[value.target];
      const printed = declared === undefined ? null : definition.print(declared, scope);
      // The target's number is checked only after the phrase is printed. The phrase can contain an earlier target:
      // "target Character in target Expedition".
      return declared === undefined || printed?.scope.targets.length !== value.target
        ? null
        : { ...printed, scope: introduced(printed.scope, value, declared) };
    },
  };
}
