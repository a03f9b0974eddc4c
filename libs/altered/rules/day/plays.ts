import { numberIn } from '#kernel';
import { type Seat } from '#record';
import type { World } from '../world/characteristics.js';
import { editionIn } from '../state/edition.js';
import type { ExpeditionName } from '../state/objects.js';
import { cardOf, type State } from '../state/state.js';
import { expeditionsOpenTo } from '../world/open-expeditions.js';
import { playedToExpedition } from '../world/zone-types.js';
import { seatOf } from '../state/zones.js';

export interface Play {
  readonly item: number;
  readonly expedition: ExpeditionName | null;
  /** For its Scout cost (7.4.5.c of edition 4.0). */
  readonly scout?: true;
}

export const keyOf = ({ item, expedition, scout }: Play): string =>
  `play:${item}${expedition === null ? '' : `:${expedition}`}${scout ? ':scout' : ''}`;

export function playOf(key: string): Play | null {
  const match = /^play:(\d{1,9})(?::(hero|companion))?(:scout)?$/.exec(key);
  return match === null
    ? null
    : {
        item: numberIn(match[1] ?? ''),
        expedition: (match[2] as ExpeditionName | undefined) ?? null,
        ...(match[3] !== undefined && { scout: true }),
      };
}

/** Cards that could be played from where they are: Hand, Reserve, or where the card itself says (1.2.4.d). */
export function playableFrom(state: State, world: World, seat: Seat): number[] {
  const { hand, reserve, discard } = seatOf(state, seat);
  const found = [...hand, ...reserve];
  for (const item of discard) if (world.of(item).terms.fromDiscard) found.push(item);
  return found;
}

/** Which expeditions a card may be played to; null for cards that go elsewhere. */
export const waysToPlay = (state: State, world: World, item: number): readonly (ExpeditionName | null)[] =>
  goesToExpedition(state, item) ? expeditionsOpenTo(state, world, item) : [null];

export const goesToExpedition = (state: State, item: number): boolean => {
  const card = cardOf(state, item);
  return card.type === 'character' || playedToExpedition(editionIn(state), card);
};
