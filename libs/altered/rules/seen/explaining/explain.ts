import type { Condition } from '#altered/abilities';
import type {
  Compared,
  ExplainedAbility,
  Explanation,
  GameEvent,
  Locale,
  NotActivatedBecause,
  Seat,
  StepResolved,
  Viewer,
} from '#record';
import type { Action } from '../../state/actions.js';
import type { Listener } from '../../world/characteristics.js';
import { cited, editionIn } from '../../state/edition.js';
import { apply } from '../../state/evolve.js';
import type { Context } from '../../world/context.js';
import { compare } from '../../world/numbers.js';
import { valueOf } from '../../world/matching.js';
import type { Proposal } from '../../state/proposal.js';
import { Reactions } from '../../step/reactions.js';
import type { Miss } from '../../step/trigger-matching.js';
import { cloneState, type State } from '../../state/state.js';
import { concerns, isSelfMove } from '../../step/triggers.js';
import { works } from '../../world/active-abilities.js';
import { worldOf } from '../../world/world.js';
import { reasons, type Reasons } from './reasons.js';

/** The rule to cite for each reason. */
const ruleOf: Readonly<Record<NotActivatedBecause['why'], string>> = {
  trigger: '6.3.b',
  subject: '6.3.b',
  condition: '6.3.b',
  forbidden: '7.3.1.e',
  limit: '6.3.f',
  'did-not-exist-yet': '6.3.d',
  'does-not-work-here': '2.2.10.f',
};

/**
 * The reasons why a reaction is not activated. Later reasons mean that the reaction was closer to being activated. If
 * several apply, only the last one is shown.
 */
const nearness: readonly NotActivatedBecause['why'][] = [
  'trigger',
  'does-not-work-here',
  'did-not-exist-yet',
  'subject',
  'condition',
  'forbidden',
  'limit',
];

/**
 * Explains which reactions an event activated. For each other reaction that could have matched, gives the reason why it
 * was not activated. Repeats the matching from the state before the event.
 */
export function explain(
  before: State,
  event: GameEvent<Action>,
  viewer: Viewer,
  locale: Locale,
): Explanation {
  if (event.kind !== 'StepResolved') return { activated: [], notActivated: [] };
  const state = cloneState(before);
  return new Explaining(state, event, viewer, reasons[locale]).explain();
}

const keyOf = ({ object, ability }: Pick<ExplainedAbility, 'object' | 'ability'>): string =>
  `${object ?? ''}:${ability}`;

class Explaining {
  readonly #world: ReturnType<typeof worldOf>;
  readonly #found = new Map<string, NotActivatedBecause>();
  /** The event's actions except those that activate reactions. */
  readonly #own: readonly Action[];

  constructor(
    private readonly state: State,
    private readonly event: StepResolved<Action>,
    private readonly viewer: Viewer,
    private readonly say: Reasons,
  ) {
    this.#world = worldOf(state);
    const emblems = new Set((event.reactions ?? []).map(({ emblem }) => emblem));
    this.#own = event.actions.filter((action) => action.kind !== 'emblem' || !emblems.has(action.item));
  }

  explain(): Explanation {
    const { verb, by, cause, rules } = this.event;
    const after = /^after-(.+)$/.exec(verb)?.[1] as Proposal['after'];
    const proposal: Proposal = { verb, by, cause, actions: [], rules, ...(after && { after }) };
    const listening = this.#reactions();
    this.#idle(listening);
    const existed = new Set(listening.map(({ source }) => keyOf(source)));
    const reactions = new Reactions(
      this.state,
      this.#world,
      proposal,
      this.#own,
      (listener, missed, context) => this.#missed(listener, missed, context),
    );
    for (const action of this.#own) {
      apply(this.state, action);
      this.#world.heed(action);
    }
    const found = reactions.activated(this.#world).map(({ listener, action }) => ({
      key: keyOf(listener.source),
      action: action === null ? null : this.event.actions.indexOf(action),
    }));
    this.#newcomers(existed);
    const activated = (this.event.reactions ?? []).map(({ item, object, ability, emblem, rule }) => {
      const at = found.findIndex(({ key }) => key === keyOf({ object, ability }));
      const [because] = at < 0 ? [] : found.splice(at, 1);
      return {
        ...this.#named({ item, object, ability }),
        ...this.#seatOf(emblem),
        standIn: emblem,
        action: because?.action ?? null,
        rule,
      };
    });
    const done = new Set(activated.map(keyOf));
    return {
      activated,
      notActivated: [...this.#found].filter(([key]) => !done.has(key)).map(([, reaction]) => reaction),
    };
  }

  #named({ item, object, ability }: Omit<ExplainedAbility, 'name' | 'seat'>): ExplainedAbility {
    const seat = this.state.stays[item]?.seat ?? this.state.items[item]?.owner ?? 0;
    return { item, object, ability, name: this.#world.of(item).name, seat };
  }

  /** Returns the player who controls an emblem's reaction. Null if unknown. */
  #seatOf(emblem: number): { readonly seat: Seat } | null {
    const made = this.event.actions.find((action) => action.kind === 'emblem' && action.item === emblem);
    return made?.kind === 'emblem' ? { seat: made.seat } : null;
  }

  /** Returns the reactions of all objects, including inactive ones. */
  #reactions(): readonly Listener[] {
    const found: Listener[] = [];
    this.state.stays.forEach((stay, item) => {
      if (stay?.object == null || stay.faceDown || stay.zone === 'limbo') return;
      const kind = this.state.items[item]?.kind;
      if (kind !== 'card' && kind !== 'token') return;
      const source = { item, object: stay.object };
      this.#world.of(item).abilities.forEach((definition, ability) => {
        if (definition.kind === 'reaction')
          found.push({ source: { ...source, ability }, controller: stay.seat, ability: definition });
      });
    });
    return found;
  }

  /** Reports reactions that are not active in their zone (2.2.10.f–g). */
  #idle(listening: readonly Listener[]): void {
    for (const listener of listening) {
      const stay = this.state.stays[listener.source.item];
      if (stay === null || stay === undefined || works(listener.ability, stay, editionIn(this.state)))
        continue;
      if (!this.#own.some((action) => concerns(listener.ability.trigger, action))) continue;
      const rule = listener.ability.where === 'support' ? '2.2.10.g' : '2.2.10.f';
      this.#note(listener, 'does-not-work-here', stay.zone, { rule });
    }
  }

  /**
   * Reports reactions that could not trigger because they did not exist before the event. Excludes reactions to their
   * own object's arrival, which need not exist before the event (6.3.d).
   */
  #newcomers(existed: ReadonlySet<string>): void {
    for (const listener of this.#reactions()) {
      if (existed.has(keyOf(listener.source)) || isSelfMove(listener.ability.trigger)) continue;
      const stay = this.state.stays[listener.source.item];
      if (stay === null || stay === undefined || !works(listener.ability, stay, editionIn(this.state)))
        continue;
      if (this.#own.some((action) => concerns(listener.ability.trigger, action)))
        this.#note(listener, 'did-not-exist-yet', '');
    }
  }

  #missed(listener: Listener, missed: Miss, context: Context): void {
    switch (missed.why) {
      case 'trigger':
        return this.#note(listener, 'trigger', '', { part: missed.part });
      case 'subject':
        return this.#note(listener, 'subject', this.#world.of(missed.item).name);
      case 'condition': {
        const { condition } = listener.ability;
        // The compared values could depend on a hand, so only the reaction's controller can see them.
        const own = this.viewer.kind === 'seat' && this.viewer.seat === listener.controller;
        const showsNumbers = condition !== undefined && (own || this.viewer.kind === 'omniscient');
        return this.#note(
          listener,
          'condition',
          '',
          showsNumbers ? { compared: comparisons(context, condition) } : {},
        );
      }
      case 'forbidden': {
        const by = this.#world.of(missed.by).name;
        return this.#note(listener, 'forbidden', by, { by });
      }
      case 'limit':
        return this.#note(listener, 'limit', '');
    }
  }

  #note(
    { source }: Listener,
    why: NotActivatedBecause['why'],
    of: string,
    more: Partial<Pick<NotActivatedBecause, 'part' | 'by' | 'compared' | 'rule'>> = {},
  ): void {
    const key = keyOf(source);
    const known = this.#found.get(key);
    if (known !== undefined && nearness.indexOf(known.why) >= nearness.indexOf(why)) return;
    const text = why === 'trigger' ? (this.say.trigger[more.part ?? 'kind'] ?? '') : this.say.why[why](of);
    const rule = more.rule ?? ruleOf[why];
    const number = cited(rule, editionIn(this.state)) ?? rule;
    this.#found.set(key, { ...this.#named(source), why, text, ...more, rule: number });
  }
}

/** Returns a condition's comparisons, with their values at the time of the event. */
function comparisons(context: Context, condition: Condition): Compared[] {
  switch (condition.kind) {
    case 'compare': {
      const left = valueOf(context, condition.left);
      const right = valueOf(context, condition.right);
      return [{ left, is: condition.is, right, holds: compare(left, condition.is, right) }];
    }
    case 'not':
      return comparisons(context, condition.condition);
    case 'all':
    case 'any':
      return condition.conditions.flatMap((part) => comparisons(context, part));
    default:
      return [];
  }
}
