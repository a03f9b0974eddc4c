import type { TargetDefinition, What } from '#altered/abilities';
import { saying } from '../syntax/scope.js';
import { form } from '../syntax/phrases.js';
import { here, iso, oneOf, type Syntax } from '../syntax/syntax.js';
import { $ } from '../syntax/template.js';
import type { Grammar } from './grammar.js';
import { introducing } from './targets.js';
import { articled } from './what.js';

/** "Target a Character you control, then …": a target that is named before anything is done to it. */
export function pointing(g: Grammar, said: 'first' | 'may'): Syntax<null> {
  const one = articled(g.noun({ many: false, from: false, your: 'your' }));
  const definition = oneOf<TargetDefinition>(
    form<TargetDefinition>('target <like>', { like: one }, { kind: 'object', like: $('like'), said }),
  );
  const introduced = introducing(definition, (scope, it) => saying(scope, { it, several: false }));
  return here((scope) =>
    iso(
      introduced,
      () => null,
      () => ({ target: scope.targets.length }),
    ),
  );
}

/** "target a Character", after something else that is done. */
export const targeted = (g: Grammar): Syntax<What> =>
  introducing(
    form<TargetDefinition>(
      'target <like>',
      { like: articled(g.noun({ many: false, from: false, your: 'your' })) },
      { kind: 'object', like: $('like'), said: 'last' },
    ),
    (scope, it) => saying(scope, { it, several: false }),
  );
