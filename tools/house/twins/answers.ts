import {
  cardEventsIn,
  changesBetween,
  counterChangesIn,
  decisionsIn,
  landmarksOf,
  measuredIn,
  positionsAt,
  reactionsIn,
  Replay,
  seenIn,
  tellAndFold,
} from '#projections';
import type { GameModule, Locale, PublicState, RecordedEvent, Viewer } from '#record';

const locales: readonly Locale[] = ['en', 'it', 'fr'];

/**
 * Yields every answer that a viewer can get about a game, together with a name for the answer. Yields the answers about
 * each event first, and then the answers about the folded game.
 */
export function* answersOf<State>(
  module: GameModule<State>,
  events: readonly RecordedEvent[],
  viewer: Viewer,
): Generator<readonly [of: string, answer: unknown]> {
  let state = module.fold.initial();
  let lately: PublicState = module.see.view(state, viewer);
  for (const recorded of events) {
    const { event, revision } = recorded;
    const before = state;
    const copy = (): State => module.fold.clone(before);
    yield [`${revision}: the event`, module.see.mask(event, copy(), viewer)];
    for (const locale of locales)
      yield [`${revision}: its line, ${locale}`, tellAndFold(module, recorded, copy(), viewer, locale).entry];
    yield [`${revision}: why`, module.tell.explain(copy(), event, viewer, 'en')];
    const actions = event.kind === 'StepResolved' ? event.actions.length : 0;
    for (let count = 1; count < actions; count++)
      yield [
        `${revision}.${count}: the state`,
        module.see.view(module.fold.evolvePartly(copy(), event, count), viewer),
      ];
    state = module.fold.evolve(copy(), event);
    const view = module.see.view(state, viewer);
    yield [`${revision}: the state`, view];
    yield [`${revision}: what changed`, changesBetween(lately, view)];
    lately = view;
  }
  yield* foldsOf(module, events, viewer);
}

function* foldsOf(
  module: GameModule,
  events: readonly RecordedEvent[],
  viewer: Viewer,
): Generator<readonly [string, unknown]> {
  const replay = new Replay(module, events);
  const seen = seenIn(replay, viewer);
  yield ['what is seen', seen];
  yield ['card events', cardEventsIn(seen)];
  yield ['counters', counterChangesIn(seen)];
  yield ['decisions', decisionsIn(seen)];
  yield ['reactions', reactionsIn(seen)];
  yield ['measures', measuredIn(replay, viewer, 'event')];
  yield ['landmarks', (['day', 'phase', 'turn'] as const).map((level) => landmarksOf(replay, level))];
  yield ['timeline', positionsAt(replay, seen, 'decision', {}, 'action')];
}
