import type { Cost, Effect, Instructions, Quantity } from '#altered/abilities';
import { phrase } from '../syntax/phrases.js';
import { iso, only, type Syntax } from '../syntax/syntax.js';
import { isOfX, paid } from './costs.js';
import type { Grammar } from './grammar.js';
import { instructions } from './instructions.js';

type PayTo = Extract<Effect, { kind: 'pay-to' }>;

export const isOfPayingX = (effect: Effect): effect is PayTo =>
  effect.kind === 'pay-to' && effect.who === undefined && isOfX(effect.cost);

/** "You may pay {X}. If you do, I gain X boosts. X can't be higher than …": how much is paid is said again in what it is paid for. */
export function payingX(g: Grammar, sentence: Syntax<Effect>): readonly Syntax<Effect>[] {
  const whenPaid = iso(
    phrase<{ cost: Cost; does: Instructions }>('you may <cost>. If you do, <does>', {
      cost: only(paid(g), isOfX),
      does: instructions(sentence, true),
    }),
    ({ cost, does }): Effect => ({ kind: 'pay-to', cost, ...does, said: 'if you do' }),
    (effect) => {
      if (!isOfPayingX(effect) || effect.said !== 'if you do') return undefined;
      const { kind: _kind, said: _said, who: _who, cost, ...does } = effect;
      return { cost, does };
    },
  );
  const bounded = (paying: Syntax<Effect>): Syntax<Effect> =>
    iso(
      phrase<{ paying: Effect; most: Quantity }>("<paying> X can't be higher than <most>.", {
        paying,
        most: g.quantity,
      }),
      ({ paying: effect, most }): Effect | undefined =>
        isOfPayingX(effect) ? { ...effect, cost: { ...effect.cost, xAtMost: most } } : undefined,
      (effect) => {
        if (!isOfPayingX(effect) || effect.cost.xAtMost === undefined) return undefined;
        const { xAtMost: most, ...cost } = effect.cost;
        return { paying: { ...effect, cost }, most };
      },
    );
  return [whenPaid, bounded(whenPaid), bounded(only(sentence, isOfPayingX))];
}
