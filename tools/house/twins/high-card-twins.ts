import { seatViewer, type GameEvent, type Viewer } from '#record';
import { highCard, highCardSetup } from '#record/testing';
import type { HighCardAction, HighCardState } from '#record/testing';
import { playRandomly, recorded } from '#record/testing';
import { below, shuffled, type SeededRandom } from '#record/testing';
import { playedAgain } from './played-again.js';
import { renamed, type Renaming } from './renaming.js';
import type { Twins } from './twins.js';

type Event = GameEvent<HighCardAction>;

/**
 * Creates twins of the test game High card, in which card values that the viewer never sees are exchanged. Twins with
 * equal names are equal.
 */
export function highCardTwins(name: string, viewer: Viewer): Twins<HighCardState> {
  const random: SeededRandom = { seed: name, count: 0 };
  const decisions = 3 + below(random, 25);
  const setup = highCardSetup({ days: 4, seed: name });
  const first: readonly Event[] = playRandomly(highCard, setup, name, { decisions }).map(
    ({ event }) => event,
  );
  const cards = setup.seats.flatMap(({ deck }) => deck);
  const renaming: Renaming = new Map(
    setup.seats.flatMap((_, owner) => {
      const own = hiddenIn(first, owner, viewer);
      return shuffled(random, own).map((item, index) => [own[index] ?? item, item] as const);
    }),
  );
  const revision = first.findIndex((event) => event.kind === 'StepResolved' && event.verb === 'shuffle');
  const start = first[0];
  if (start?.kind !== 'GameStarted') throw new Error('a record begins with its start');
  const otherwise = { start, revision, action: 0, renamed: <T>(data: T) => renamed(data, renaming, cards) };
  const { events, parted } = playedAgain(highCard, first, otherwise, viewer);
  return {
    name,
    module: highCard,
    viewer,
    left: recorded(first.slice(0, events.length), 'twin'),
    right: recorded([{ ...start, seed: `another than ${name}` }, ...events.slice(1)], 'twin'),
    hidden: [...renaming].filter(([item, other]) => item !== other).length,
    parted,
  };
}

/** Returns a seat's items that the viewer never sees. */
function hiddenIn(events: readonly Event[], owner: number, viewer: Viewer): number[] {
  const isOwn = JSON.stringify(viewer) === JSON.stringify(seatViewer(owner));
  const hidden = new Set<number>();
  for (const event of events)
    for (const action of event.kind === 'StepResolved' ? event.actions : []) {
      if (action.kind === 'create' && action.seat === owner && action.zone === 'deck')
        hidden.add(action.item);
      if (action.kind === 'turn-up') hidden.delete(action.item);
      if (action.kind !== 'move' || action.item === null) continue;
      if (action.to === 'discard' || (isOwn && action.to !== 'deck')) hidden.delete(action.item);
    }
  return [...hidden];
}
