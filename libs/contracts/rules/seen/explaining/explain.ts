import { knows } from '#kernel';
import type {
  ActivatedBecause,
  ExplainedAbility,
  Explanation,
  GameEvent,
  Locale,
  NotActivatedBecause,
  Seat,
  StepResolved,
  Viewer,
} from '#record';
import { triggers, type Trigger } from '../../../abilities/index.js';
import type { Action, Move } from '../../state/actions.js';
import { ruleOfTrigger } from '../../step/activating.js';
import { isFaded } from '../../world/characteristics.js';
import { mask } from '../mask.js';
import { isField, itemOf, natureOf, type State } from '../../state/state.js';
import { traitsOf } from '../../state/traits.js';
import { nameIn } from '../telling/tell.js';
import { reasons, type Reasons } from './reasons.js';

type Miss = Pick<NotActivatedBecause, 'why' | 'rule' | 'text'>;

/**
 * Returns the effects that an event activated. Also returns effects that the event did not activate although their
 * cards were present, each with the first condition that failed. Uses only facts that the viewer knows.
 */
export function explain(
  before: State,
  event: GameEvent<Action>,
  viewer: Viewer,
  locale: Locale,
): Explanation {
  const masked = mask(event, before, viewer);
  if (masked.kind !== 'StepResolved') return { activated: [], notActivated: [] };
  return new Explaining(before, masked, viewer, locale).explain();
}

class Explaining {
  readonly #say: Reasons;

  constructor(
    private readonly before: State,
    private readonly event: StepResolved<Action>,
    private readonly viewer: Viewer,
    private readonly locale: Locale,
  ) {
    this.#say = reasons[locale];
  }

  explain(): Explanation {
    const activated = (this.event.reactions ?? []).map(
      ({ item, object, ability, emblem, rule }): ActivatedBecause => ({
        ...this.#named(item, object, ability),
        standIn: emblem,
        action: this.#actionOf(item),
        rule,
      }),
    );
    const done = new Set(activated.map(({ item, ability }) => `${item}:${ability}`));
    const notActivated = [...this.#looking()].flatMap(([item, trigger]) => {
      const miss = this.#missed(item, trigger);
      if (miss === null) return [];
      return (traitsOf(natureOf(this.before, item)).triggered[trigger] ?? [])
        .filter((ability) => !done.has(`${item}:${ability}`))
        .map((ability) => ({
          ...this.#named(item, this.before.bodies[item]?.object ?? null, ability),
          ...miss,
        }));
    });
    return { activated, notActivated };
  }

  #named(item: number, object: number | null, ability: number): ExplainedAbility {
    const name = nameIn(this.#natureOf(item), this.locale);
    return { item, object, ability, name, seat: this.#ownerOf(item) };
  }

  #ownerOf(item: number): Seat {
    for (const action of this.event.actions)
      if (action.kind === 'token' && action.item === item) return action.seat;
    return itemOf(this.before, item).owner;
  }

  #natureOf(item: number): ReturnType<typeof natureOf> {
    for (const action of this.event.actions)
      if (action.kind === 'token' && action.item === item) return action.token;
    return natureOf(this.before, item);
  }

  /** Returns the index of the event's action on an item. Null if there is none. */
  #actionOf(item: number): number | null {
    const index = this.event.actions.findIndex(
      (action) => (action.kind === 'move' || action.kind === 'vanish') && action.item === item,
    );
    return index < 0 ? null : index;
  }

  /** Yields each trigger that the event could match, with each object that has the trigger and was present. */
  *#looking(): Generator<readonly [number, Trigger]> {
    const about = new Set(this.event.actions.flatMap(aboutOf));
    if (about.size === 0) return;
    const moved = new Set(
      this.event.actions.flatMap((action) => (action.kind === 'move' ? [action.item] : [])),
    );
    for (const item of this.before.items.keys()) {
      if (itemOf(this.before, item).kind === 'effect') continue;
      const inPlay = this.before.bodies[item] != null;
      if (!inPlay && !moved.has(item)) continue;
      if (!inPlay && !this.#sees(item)) continue;
      for (const trigger of triggers)
        if (about.has(trigger) && traitsOf(natureOf(this.before, item)).triggered[trigger] !== undefined)
          yield [item, trigger];
    }
  }

  /** Whether the viewer can see an item before the event or in the event itself. */
  #sees(item: number): boolean {
    return (
      knows(this.before, this.viewer, item) ||
      this.event.actions.some((action) => action.kind === 'move' && action.item === item)
    );
  }

  #missed(item: number, trigger: Trigger): Miss | null {
    const rule = ruleOfTrigger[trigger];
    const inPlay = this.before.bodies[item] != null;
    if (inPlay && isFaded(this.before, item))
      return { why: 'forbidden', rule: '8.9.c', text: this.#say.faded };
    const move = this.event.actions.find(
      (action): action is Move => action.kind === 'move' && action.item === item,
    );
    switch (trigger) {
      case 'start-of-turn':
      case 'end-of-turn': {
        const turn = this.event.actions.find((action) => action.kind === 'turn');
        const seat = turn?.kind === 'turn' ? turn.seat : this.before.turnSeat;
        if (seat === itemOf(this.before, item).owner || !inPlay) return null;
        return { why: 'subject', rule, text: this.#say.otherTurn };
      }
      case 'recycle': {
        if (move !== undefined && !isField(move.from))
          return { why: 'does-not-work-here', rule, text: this.#say.notFromPlay };
        const gone = this.event.actions.find((action) => leavesPlay(action, this.event.verb));
        if (gone === undefined || !inPlay || gone.item === null || move !== undefined) return null;
        return {
          why: 'subject',
          rule,
          text: this.#say.otherContract(nameIn(natureOf(this.before, gone.item), this.locale)),
        };
      }
      case 'evocation':
        if (this.event.verb === 'enter' || move?.to !== 'line') return null;
        return { why: 'trigger', rule, text: this.#say.notPlayed };
      case 'ambush':
        if (move === undefined || move.drawn === true || move.from !== 'looked' || move.to !== 'discard')
          return null;
        return { why: 'does-not-work-here', rule: '8.13.c', text: this.#say.notKept };
    }
  }
}

const leavesPlay = (action: Action, verb: string): action is Extract<Action, { kind: 'move' | 'vanish' }> =>
  action.kind === 'vanish'
    ? verb !== 'return'
    : action.kind === 'move' && action.to === 'discard' && isField(action.from);

/** Returns the triggers that an atomic action could match. */
function aboutOf(action: Action): Trigger[] {
  switch (action.kind) {
    case 'turn':
      return ['start-of-turn'];
    case 'phase':
      return action.phase === 'end' ? ['end-of-turn'] : [];
    case 'vanish':
      return ['recycle'];
    case 'move':
      if (action.to === 'discard') return action.from === 'looked' ? ['ambush', 'recycle'] : ['recycle'];
      return action.to === 'line' ? ['evocation'] : [];
    default:
      return [];
  }
}
