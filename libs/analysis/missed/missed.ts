import { ReactionFold, ViewerMask, type Replay } from '#projections';
import type {
  AtomicAction,
  Clock,
  Decision,
  Explanation,
  Locale,
  MissedChance,
  MissedKind,
  NotActivatedBecause,
  RecordedEvent,
  Seat,
  Viewer,
} from '#record';

/** A chance that a player missed, with its position in the game. */
export interface Missed extends MissedChance {
  readonly revision: number;
  readonly clock: Clock;
  /** The name of the card. Null if no card is involved or the viewer does not know it. */
  readonly name: string | null;
  /**
   * The condition that prevented an ability from activating, as a code (`why`) and as text (`because`). Both are null
   * for any other kind of missed chance.
   */
  readonly why: NotActivatedBecause['why'] | null;
  readonly because: string | null;
}

/** Selects the missed chances that match all given fields. */
export interface MissedQuery {
  readonly kind?: MissedKind;
  readonly seat?: Seat;
  readonly day?: number;
  /** The name of the card. */
  readonly card?: string;
}

/**
 * The reasons to list an ability as a missed chance. Each is a single condition that prevented the activation although
 * the trigger and the subject matched.
 */
const ALONE: ReadonlySet<NotActivatedBecause['why']> = new Set(['condition', 'forbidden', 'limit']);

/** Finds the missed chances of a whole game that the viewer is allowed to see, in game order. */
export function missedIn<State, A extends AtomicAction>(
  { module, events }: Pick<Replay<State, A>, 'module' | 'events'>,
  viewer: Viewer,
  locale: Locale,
  query: MissedQuery = {},
): readonly Missed[] {
  const found: Missed[] = [];
  const reactions = new ReactionFold();
  const mask = new ViewerMask(module, viewer);
  const isMeant = (kind: MissedKind): boolean => query.kind === undefined || query.kind === kind;
  let state = module.fold.initial();
  let decision: Decision | null = null;
  const names = new Map<number, string>();
  const nameIn = (before: State, item: number | null): string | null => {
    if (item === null) return null;
    for (const { cards } of module.see.view(before, viewer).zones)
      for (const card of cards) if (card.item === item) return card.face?.name ?? null;
    return names.get(item) ?? null;
  };
  for (const recorded of events) {
    const seen = mask.see(recorded);
    const { revision, event, clock } = seen;
    reactions.take(seen);
    for (const fact of seen.facts)
      if ('card' in fact && fact.card.item !== null && fact.card.name !== null)
        names.set(fact.card.item, fact.card.name);
    const answered = event.kind === 'DecisionMade' && decision?.id === event.decision ? decision : null;
    for (const chance of module.see.missed?.(event, state, answered) ?? [])
      found.push({ ...chance, revision, clock, name: nameIn(state, chance.item), why: null, because: null });
    if (isMeant('condition') && event.kind === 'StepResolved')
      found.push(...nearMisses(module.tell.explain(state, recorded.event, viewer, locale), recorded, clock));
    if (event.kind === 'DecisionRequested') decision = event.decision;
    state = module.fold.evolve(state, recorded.event);
  }
  for (const { how, over, seat, source, clock, rule } of reactions.reactions())
    if (how === 'declined' && over !== null)
      found.push({
        kind: 'declined',
        seat,
        item: source.item,
        amount: 1,
        rule: rule ?? '',
        revision: over,
        clock,
        name: source.name,
        why: null,
        because: null,
      });
  return found
    .filter(
      ({ kind, seat, clock, name }) =>
        isMeant(kind) &&
        (query.seat === undefined || query.seat === seat) &&
        (query.day === undefined || query.day === clock.day) &&
        (query.card === undefined || query.card === name),
    )
    .sort((left, right) => left.revision - right.revision);
}

const nearMisses = (
  { notActivated }: Explanation,
  { revision }: RecordedEvent,
  clock: Clock,
): readonly Missed[] =>
  notActivated
    .filter(({ why }) => ALONE.has(why))
    .map(({ seat, item, rule, name, why, text }) => ({
      kind: 'condition',
      seat,
      item,
      amount: 1,
      rule,
      revision,
      clock,
      name,
      why,
      because: text,
    }));
