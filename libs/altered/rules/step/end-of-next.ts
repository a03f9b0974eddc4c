import type { SaysOfPlayed } from '../world/characteristics.js';
import { expeditionsOf, type Context, type OneExpedition } from '../world/context.js';
import { isActive } from '../world/passive-context.js';
import { isAboutPlayed } from '../world/played-cards.js';
import { stayOf } from '../state/zones.js';
import { onMove, type Modifier } from './modifiers.js';

const isOneOf = (
  some: readonly OneExpedition[],
  to: { readonly seat: number; readonly expedition?: string | null },
): boolean => some.some(({ seat, expedition }) => seat === to.seat && expedition === to.expedition);

/** Returns the modifier that ends a "next" effect when a matching card is played. */
export function endOfNext(
  saying: SaysOfPlayed,
  identity: Pick<Modifier, 'name' | 'source'>,
  context: Context,
): readonly Modifier[] {
  const { passive, emblem } = saying;
  if (passive.next !== true || emblem === undefined) return [];
  return [
    {
      ...identity,
      rule: '6.2.c',
      mode: 'adds',
      of: 'move',
      modify: onMove(({ state, world }, action, item) => {
        if (action.as !== 'play' || world.of(item).type === 'spell') return null;
        const stay = stayOf(state, item);
        if (stay.zone !== 'limbo' || (passive.from !== undefined && stay.from !== passive.from)) return null;
        const { expedition, ...cards } = passive.cards;
        // The card is not in the expedition yet, so its destination is compared instead.
        if (expedition !== undefined && !isOneOf(expeditionsOf(context, expedition), action.to)) return null;
        const about = { ...saying, passive: { ...passive, cards } };
        if (!isActive(context, saying) || !isAboutPlayed(context, about, item, stay.seat)) return null;
        return [{ kind: 'vanish', item: emblem }];
      }),
    },
  ];
}
