import type { Replay } from '#projections';
import type { Review } from '#analysis';

/** Why a review says less than it could, in a word. */
export type Lack = 'decisions' | 'end' | 'cards' | 'abilities' | 'model';

/** What a record does not tell, so that its review goes no further. */
export function lacksOf({ module, events }: Replay, { points, decisions }: Review): readonly Lack[] {
  const lacks: Lack[] = [];
  if (decisions.length === 0) lacks.push('decisions');
  if (events.at(-1)?.event.kind !== 'GameEnded') lacks.push('end');
  if (points.slice(0, -1).some(({ error }) => error === null)) lacks.push('cards');
  const started = events.find(({ event }) => event.kind === 'GameStarted')?.event;
  const cards = started?.kind === 'GameStarted' ? Object.values(started.cards) : [];
  if (cards.some((card) => (card as { readonly executed?: boolean } | null)?.executed === false))
    lacks.push('abilities');
  if (module.bots.model === undefined) lacks.push('model');
  return lacks;
}
