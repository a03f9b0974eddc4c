import { same, type Condition, type Selector } from '#altered/abilities';
import { saying } from '../syntax/scope.js';
import { form } from '../syntax/phrases.js';
import { iso, synonym, then, type Syntax } from '../syntax/syntax.js';
import { $ } from '../syntax/template.js';
import { articled } from './articles.js';
import { type Limit } from './limits.js';

/** One at least. */
export const any: Limit = { is: 'at-least', right: 1 };

/** "I'm facing a Robot", "I'm facing two or more Boosted Characters": what there is in the Expedition facing me. */
export function facingSome(one: Syntax<Selector>, facing: string): readonly Syntax<Condition>[] {
  // Characters of whatever sort have a condition of their own.
  const there = (syntax: Syntax<Selector>): Syntax<Selector> =>
    iso(
      syntax,
      (like): Selector | undefined =>
        like.expedition === undefined &&
        like.zone === undefined &&
        like.facing === undefined &&
        !same(like, { type: 'character' })
          ? { ...like, expedition: 'facing-me' }
          : undefined,
      () => undefined,
    );
  return [
    synonym(
      then(
        form<Condition>(
          `${facing} <like>`,
          { like: there(articled(one)) },
          { kind: 'exists', like: $('like') },
        ),
        (scope, value) => (value.kind === 'exists' ? saying(scope, { those: value.like }) : scope),
      ),
    ),
  ];
}
