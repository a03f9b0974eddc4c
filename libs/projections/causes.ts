import type { Cause, GameEvent, Json, StepResolved } from '#record';
import { DecisionFold, type TakenDecision } from './decisions.js';
import { ReactionFold, type ReactionTrigger } from './reaction-triggers.js';
import type { SeenEvent } from './viewer-mask.js';

export type CauseLink =
  /** An earlier event, such as the one that activated a reaction. */
  | { readonly kind: 'event'; readonly revision: number }
  | { readonly kind: 'reaction'; readonly revision: number; readonly reaction: ReactionTrigger }
  /** An ability. `revision` is the revision of the event that the ability caused. */
  | {
      readonly kind: 'ability';
      readonly revision: number;
      readonly item: number;
      readonly object: number | null;
    }
  | { readonly kind: 'rule'; readonly revision: number; readonly rules: readonly string[] }
  /** A decision. `follows` is whether the event after this decision was caused by a rule instead of the choice. */
  | {
      readonly kind: 'decision';
      readonly revision: number;
      readonly decision: TakenDecision;
      readonly follows: boolean;
    }
  /** The start of the game. */
  | { readonly kind: 'start'; readonly revision: number };

/**
 * Returns the causes of an event, back to a player's decision or the start of the game. Reveals nothing hidden, because
 * the causes are derived from masked events. Empty for the first event and for unknown revisions.
 */
export function causesOf(seen: readonly SeenEvent[], revision: number): readonly CauseLink[] {
  const course = new Course(seen);
  const links: CauseLink[] = [];
  for (let at: number | null = revision; at !== null;) {
    const found: readonly CauseLink[] = course.linksOf(at);
    links.push(...found);
    const last = found.at(-1);
    // The chain continues only if its last link is an earlier event.
    at = last?.kind === 'event' && last.revision < at ? last.revision : null;
  }
  return links;
}

/** Finds the causes of the events in a record. */
class Course {
  readonly #reactions = new Map<number, ReactionTrigger>();
  readonly #decisions = new Map<number, TakenDecision>();
  readonly #byStandIn = new Map<number, ReactionTrigger>();

  constructor(private readonly seen: readonly SeenEvent[]) {
    const [reactions, decisions] = [new ReactionFold(), new DecisionFold()];
    for (const event of seen) {
      reactions.take(event);
      decisions.take(event);
    }
    for (const reaction of reactions.reactions()) {
      this.#byStandIn.set(reaction.standIn, reaction);
      for (const caused of reaction.caused) this.#reactions.set(caused, reaction);
    }
    for (const decision of decisions.decisions()) this.#decisions.set(decision.id, decision);
  }

  /**
   * Returns causes of an event. If the last link is an earlier event, the chain continues with the causes of that
   * event.
   */
  linksOf(revision: number): readonly CauseLink[] {
    const event = this.seen[revision]?.event;
    switch (event?.kind) {
      case 'StepResolved':
        return this.#ofStep(event, event.cause, revision);
      case 'DecisionMade':
        return this.#ofDecision(event.decision);
      case 'DecisionRequested':
        return this.#playOf(event.decision.about, revision) ?? this.#latest(revision);
      case 'GameEnded':
        return this.#before(revision);
      default:
        return [];
    }
  }

  #ofStep({ rules }: StepResolved, cause: Cause, revision: number): readonly CauseLink[] {
    const announced = this.#announced(revision);
    if (announced.length > 0) return announced;
    switch (cause.kind) {
      case 'decision':
        return this.#ofDecision(cause.decision);
      case 'rule':
        // Usually the step itself cites this rule, so a separate link would repeat it.
        return rules.includes(cause.rule)
          ? this.#latest(revision)
          : [{ kind: 'rule', revision, rules: [cause.rule] }, ...this.#latest(revision)];
      case 'reaction': {
        const reaction = this.#reactions.get(revision);
        if (reaction !== undefined && reaction.activated.revision < revision)
          return [
            { kind: 'reaction', revision: reaction.activated.revision, reaction },
            { kind: 'event', revision: reaction.activated.revision },
          ];
        return this.#ofAbility(cause, revision);
      }
      case 'ability':
        return this.#ofAbility(cause, revision);
    }
  }

  /**
   * Returns links to the reactions that an event activates because of an earlier event. The last link is to this
   * earlier event.
   */
  #announced(revision: number): readonly CauseLink[] {
    const links: CauseLink[] = [];
    for (const fact of this.seen[revision]?.facts ?? []) {
      if (fact.kind !== 'reaction-activated') continue;
      const reaction = this.#byStandIn.get(fact.standIn);
      if (reaction !== undefined && reaction.activated.revision < revision)
        links.push({ kind: 'reaction', revision: reaction.activated.revision, reaction });
    }
    const last = links.at(-1);
    return last === undefined ? [] : [...links, { kind: 'event', revision: last.revision }];
  }

  #ofAbility({ item, object }: Exclude<Cause, { kind: 'rule' | 'decision' }>, revision: number) {
    const ability: CauseLink = { kind: 'ability', revision, item, object };
    return [ability, ...(this.#played(item, revision) ?? this.#latest(revision))];
  }

  /**
   * Returns a link to a decision. If the decision is about a card that was played, the causes of playing this card
   * follow.
   */
  #ofDecision(id: number): readonly CauseLink[] {
    const decision = this.#decisions.get(id);
    if (decision === undefined) return [];
    const { requested, about } = decision;
    const link: CauseLink = {
      kind: 'decision',
      revision: decision.made ?? requested,
      decision,
      follows: false,
    };
    return [link, ...(this.#playOf(about, requested) ?? [])];
  }

  /**
   * If a decision is about a card that was played, returns a link to the event that played the card. Otherwise returns
   * null.
   */
  #playOf(about: Json | undefined, revision: number): readonly CauseLink[] | null {
    if (typeof about !== 'object' || about === null || !('item' in about)) return null;
    return typeof about['item'] === 'number' ? this.#played(about['item'], revision) : null;
  }

  #played(item: number, before: number): readonly CauseLink[] | null {
    const played = this.seen
      .slice(0, before)
      .findLast(({ facts }) =>
        facts.some((fact) => fact.kind === 'card' && fact.verb === 'played' && fact.card.item === item),
      );
    return played === undefined ? null : [{ kind: 'event', revision: played.revision }];
  }

  /**
   * Returns a link to the last decision before an event. If there is no decision, returns a link to the start of the
   * game.
   */
  #latest(revision: number): readonly CauseLink[] {
    const made = this.seen.slice(0, revision).findLast(({ event }) => event.kind === 'DecisionMade');
    const decision = made && this.#decisions.get(idOf(made.event));
    if (decision === undefined) return revision === 0 ? [] : [{ kind: 'start', revision: 0 }];
    return [{ kind: 'decision', revision: decision.made ?? decision.requested, decision, follows: true }];
  }

  /** Returns a link to the last step before an event. */
  #before(revision: number): readonly CauseLink[] {
    const step = this.seen.slice(0, revision).findLast(({ event }) => event.kind === 'StepResolved');
    return step === undefined ? [] : [{ kind: 'event', revision: step.revision }];
  }
}

const idOf = (event: GameEvent): number => (event.kind === 'DecisionMade' ? event.decision : 0);
