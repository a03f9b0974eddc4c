import type { Replay } from '#projections';
import type { Review } from '#analysis';

/** Why a review says less than it could, in a word. */
export const lacks = ['decisions', 'end', 'cards', 'abilities', 'model'] as const;
export type Lack = (typeof lacks)[number];

/** What a record does not tell, so that its review goes no further. */
export function lacksOf({ module, events }: Replay, { points, decisions }: Review): readonly Lack[] {
  const found: Lack[] = [];
  if (decisions.length === 0) found.push('decisions');
  if (events.at(-1)?.event.kind !== 'GameEnded') found.push('end');
  if (points.slice(0, -1).some(({ error }) => error === null)) found.push('cards');
  const started = events.find(({ event }) => event.kind === 'GameStarted')?.event;
  const cards = started?.kind === 'GameStarted' ? Object.values(started.cards) : [];
  if (cards.some((card) => (card as { readonly executed?: boolean } | null)?.executed === false))
    found.push('abilities');
  if (module.bots.model === undefined) found.push('model');
  return found;
}
