import { same, type Players, type Selector, type Trigger } from '#altered/abilities';
import { iso, only, type Syntax } from '../syntax/syntax.js';
import { $ } from '../syntax/template.js';
import { articled } from './articles.js';
import type { Grammar } from './grammar.js';
import type { When } from './player-triggers.js';

/** "an opponent discards a card from your Reserve", "you discard a Spell from your opponent's Reserve": what is somebody else's. */
export const fromAnother = (g: Grammar, when: When, by: Players): readonly Syntax<Trigger>[] => {
  const [whose, text] =
    by === 'you' ? (['opponent', "your opponent's"] as const) : (['you', 'your'] as const);
  const like = iso(
    articled(
      only(
        g.noun({ many: false, from: false, your: 'your' }),
        ({ zone, owner, controller }) =>
          zone === undefined && owner === undefined && controller === undefined,
      ),
    ),
    (those): Selector => ({ ...those, owner: whose }),
    ({ owner, ...those }) => (same(owner, whose) ? those : undefined),
  );
  return [
    when(`[discard] <like> from ${text} Reserve`, { like }, {
      kind: 'discarded',
      what: $('like'),
      from: 'reserve',
      by,
    } as never),
  ];
};
