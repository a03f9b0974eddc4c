import { same, type Condition, type Expeditions, type Selector } from '#altered/abilities';
import { saying } from '../syntax/scope.js';
import { form, phrase } from '../syntax/phrases.js';
import { iso, only, synonym, then, type Syntax } from '../syntax/syntax.js';
import { $ } from '../syntax/template.js';
import { articled } from './articles.js';
import { expeditionWord } from './expeditions.js';
import { counted, inWordsLimit, type Limit } from './limits.js';
import type { Tense } from './tense.js';

/** One at least. */
export const any: Limit = { is: 'at-least', right: 1 };

/** "my Expedition has no other Characters": what there is in it. */
export function inside(
  one: Syntax<Selector>,
  many: Syntax<Selector>,
  tense: Tense,
): readonly Syntax<Condition>[] {
  const which = only(expeditionWord, (word) => !word.startsWith('each'));
  const counts = (text: string, like: Syntax<Selector>): Syntax<Condition> =>
    iso(
      phrase<{ which: Expeditions; like: Selector; limit?: Limit }>(tense(text), {
        which,
        like,
        limit: inWordsLimit,
      }),
      ({ which: expedition, like: those, limit = any }): Condition | undefined =>
        those.expedition === undefined && those.zone === undefined
          ? { kind: 'compare', left: { count: { ...those, expedition } }, ...limit }
          : undefined,
      () => undefined,
    );
  return [
    synonym(counts('<which> has <limit> <like>', many)),
    synonym(counts('<which> has <like>', articled(one))),
  ];
}

/** "I'm facing a Robot", "I'm facing two or more Boosted Characters": what there is in the Expedition facing me. */
export function facingSome(
  one: Syntax<Selector>,
  many: Syntax<Selector>,
  facing: string,
): readonly Syntax<Condition>[] {
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
    synonym(counted(`${facing} <limit> <like>`, there(many))),
  ];
}
