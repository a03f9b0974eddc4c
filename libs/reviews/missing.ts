import { observedFrom, type Replay } from '#projections';
import { startedIn, type Viewer } from '#record';
import type { CheckedReview } from './threads.js';

/** The reasons why a review is incomplete. */
export const lacks = [
  'decisions',
  'end',
  'observed',
  'cards',
  'dealt',
  'abilities',
  'model',
  'agreement',
  'check',
] as const;
export type Lack = (typeof lacks)[number];

/**
 * Returns the reasons why a viewer's review of a record is incomplete. For example, the rules might not confirm the
 * record.
 */
export function lacksOf(
  replay: Replay,
  { found: { points, decisions }, check }: CheckedReview,
  viewer: Viewer,
): readonly Lack[] {
  const { module, events } = replay;
  const found: Lack[] = [];
  if (decisions.length === 0) found.push('decisions');
  if (events.at(-1)?.event.kind !== 'GameEnded') found.push('end');
  const from = observedFrom(events) ?? Infinity;
  if (from < events.length) found.push('observed');
  if (points.slice(0, -1).some(({ error, revision }) => error === null && revision < from))
    found.push('cards');
  if (module.bots.shown?.(replay.before(events.length)) != null && points.some(({ error }) => error !== null))
    found.push('dealt');
  if (cardsKnownTo(viewer, replay).some((card) => card?.executed === false)) found.push('abilities');
  if (module.bots.model === undefined) found.push('model');
  // A contradiction between the rules and the record could reveal hidden information. Therefore, only an omniscient
  // viewer learns of it.
  if (check === 'DIVERGED' && viewer.kind === 'omniscient') found.push('agreement');
  if (check === 'UNVERIFIED') found.push('check');
  return found;
}

type Printed = { readonly executed?: boolean } | null;

/**
 * Returns the cards that a viewer knows. An omniscient viewer knows all cards of the game. Other viewers know the cards
 * that they can see at the end of the record.
 */
function cardsKnownTo(viewer: Viewer, replay: Replay): readonly Printed[] {
  const { module, events } = replay;
  if (viewer.kind === 'omniscient') return Object.values(startedIn(events)?.cards ?? {}) as Printed[];
  const { zones } = module.see.view(replay.before(events.length), viewer);
  return zones.flatMap(({ cards }) => cards.map(({ face }) => face));
}
