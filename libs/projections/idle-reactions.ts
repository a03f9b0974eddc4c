import type { AtomicAction, Clock, FactSubject, Locale, NotActivatedBecause, Viewer } from '#record';
import { isMeant, type ReactionQuery } from './reaction-triggers.js';
import type { Replay } from './replay.js';
import { ViewerMask } from './viewer-mask.js';

/** A reaction that an event could have activated but did not activate. */
export interface IdleReaction extends Pick<NotActivatedBecause, 'seat' | 'ability'> {
  readonly revision: number;
  /** The clock after the event. */
  readonly clock: Clock;
  readonly source: FactSubject;
  readonly because: NotActivatedBecause;
}

/**
 * Finds the reactions that a record's events did not activate, in order. Each result contains the reason. Reveals only
 * information that the viewer is allowed to see.
 */
export function idleReactionsIn<State, A extends AtomicAction>(
  { module, events }: Pick<Replay<State, A>, 'module' | 'events'>,
  viewer: Viewer,
  locale: Locale,
  query: ReactionQuery = {},
): readonly IdleReaction[] {
  const found: IdleReaction[] = [];
  const references = new Map<number, string>();
  const mask = new ViewerMask(module, viewer, undefined, false);
  let state = module.fold.initial();
  for (const recorded of events) {
    const { revision, event, clock, facts } = mask.see(recorded);
    for (const fact of facts)
      if ('card' in fact && fact.card.item !== null && fact.card.reference !== null)
        references.set(fact.card.item, fact.card.reference);
    const isLookedAt =
      event.kind === 'StepResolved' &&
      (query.by === undefined || query.by === revision) &&
      (query.day === undefined || query.day === clock.day);
    if (isLookedAt)
      for (const because of module.tell.explain(state, recorded.event, viewer, locale).notActivated) {
        const { item, object, name, seat, ability } = because;
        const source = { item, object, name, reference: references.get(item) ?? null };
        found.push({ revision, clock, seat, ability, source, because });
      }
    state = module.fold.evolve(state, recorded.event);
  }
  return found.filter((reaction) => isMeant(reaction, reaction.revision, query));
}
