import type { Condition } from './condition.js';
import type { Destination } from './step.js';
import type { DescribedExpedition } from './expedition.js';
import type { Scope, Visit } from './part.js';
import type { Affected } from './passive.js';
import type { Quantity } from './quantity.js';
import { eachKnown, type Known, type Selector, type What } from './selector.js';
import type { Subject } from './trigger.js';
import type { ExpeditionsOrTarget, Players } from './words.js';

/** Walks through what describes: conditions, quantities, descriptions of objects, players and expeditions. */
export class DescriptionWalk {
  constructor(
    protected readonly visit: Visit,
    protected readonly scope: Scope,
  ) {}

  protected described(which: DescribedExpedition, path: string): void {
    switch (which.kind) {
      case 'standing':
        return this.expeditions(which.of, `${path}.of`);
      case 'chosen':
        return this.players(which.of, `${path}.of`);
      case 'of-player':
        return this.players(which.player, `${path}.player`);
      case 'such':
        this.expeditions(which.of, `${path}.of`);
        this.selector(which.with, `${path}.with`);
        this.selector(which.without, `${path}.without`);
        return this.selector(which.facing, `${path}.facing`);
      case 'of-object':
      case 'of-owner':
        return this.known(which.what, `${path}.what`);
    }
  }

  protected affected(affected: Affected | Subject, path: string): void {
    if (affected === 'me') return;
    if (affected === 'it' || 'target' in affected || 'noted' in affected) return this.known(affected, path);
    this.selector(affected, path);
  }

  protected condition(condition: Condition | undefined, path: string): void {
    if (condition === undefined) return;
    this.visit({ family: 'condition', value: condition }, path, this.scope);
    switch (condition.kind) {
      case 'compare':
        this.quantity(condition.left, `${path}.left`);
        return this.quantity(condition.right, `${path}.right`);
      case 'is':
        this.known(condition.what, `${path}.what`);
        return this.selector(condition.like, `${path}.like`);
      case 'exists':
        return this.selector(condition.like, `${path}.like`);
      case 'distinct':
        for (const [index, like] of condition.like.entries()) this.selector(like, `${path}.like.${index}`);
        return;
      case 'first-player':
      case 'passed':
        return this.players(condition.who, `${path}.who`);
      case 'terrain':
        return this.expeditions(condition.expedition, `${path}.expedition`);
      case 'ascended':
        return this.expeditions(condition.which, `${path}.which`);
      case 'standing':
        if (typeof condition.which === 'object' && 'kind' in condition.which)
          this.described(condition.which, `${path}.which`);
        else if (condition.which !== 'one-of-yours' && condition.which !== 'both-of-yours')
          this.expeditions(condition.which, `${path}.which`);
        return;
      case 'turn':
        return this.players(condition.whose, `${path}.whose`);
      case 'in':
      case 'in-contact':
      case 'only-card':
      case 'played-from':
      case 'cost-was':
        return this.known(condition.what, `${path}.what`);
      case 'done':
        this.known(condition.what, `${path}.what`);
        return this.selector(condition.like, `${path}.like`);
      case 'full':
      case 'empty':
        return this.players(condition.of, `${path}.of`);
      case 'fewer-cards':
        return this.players(condition.than, `${path}.than`);
      case 'total':
      case 'different-costs':
        return this.selector(condition.among, `${path}.among`);
      case 'in-each':
      case 'has-ability':
        return this.selector(condition.like, `${path}.like`);
      case 'not':
        return this.condition(condition.condition, `${path}.condition`);
      case 'all':
      case 'any':
        for (const [index, one] of condition.conditions.entries())
          this.condition(one, `${path}.conditions.${index}`);
        return;
      case 'phase':
      case 'first-day':
      case 'facing':
      case 'facing-objects':
      case 'nobody-facing':
      case 'regions-visible':
      case 'activated-this-turn':
      case 'discarded-this-turn':
      case 'failed-to-move':
      case 'hero-counters':
    }
  }

  protected quantity(quantity: Quantity | undefined, path: string): void {
    if (quantity === undefined) return;
    this.visit({ family: 'quantity', value: quantity }, path, this.scope);
    if (typeof quantity === 'number') return;
    if ('count' in quantity) return this.selector(quantity.count, `${path}.count`);
    if ('counters' in quantity) return this.known(quantity.on, `${path}.on`);
    if ('statistic' in quantity || 'cost' in quantity) return this.known(quantity.of, `${path}.of`);
    if ('total' in quantity) return this.expeditions(quantity.in, `${path}.in`);
    if ('cardsIn' in quantity) return this.players(quantity.of, `${path}.of`);
    if ('noted' in quantity) return this.known(quantity, path);
    if ('statistics' in quantity) {
      this.quantity(quantity.than, `${path}.than`);
      return this.selector(quantity.among, `${path}.among`);
    }
    if ('regionsBetween' in quantity) return this.players(quantity.regionsBetween, `${path}.regionsBetween`);
    if ('if' in quantity) {
      this.condition(quantity.if, `${path}.if`);
      this.quantity(quantity.then, `${path}.then`);
      return this.quantity(quantity.otherwise, `${path}.otherwise`);
    }
    if ('anyNumber' in quantity || 'x' in quantity || 'countersTaken' in quantity) return;
    if ('had' in quantity || 'rolled' in quantity) return;
    if ('highest' in quantity) return this.selector(quantity.among, `${path}.among`);
    if ('playedThisTurn' in quantity) return this.selector(quantity.playedThisTurn, `${path}.playedThisTurn`);
    if ('giftsThisTurn' in quantity) return this.players(quantity.giftsThisTurn, `${path}.giftsThisTurn`);
    if ('happened' in quantity) {
      this.players(quantity.by, `${path}.by`);
      return this.selector(quantity.what, `${path}.what`);
    }
    if ('came' in quantity) {
      this.expeditions(quantity.in, `${path}.in`);
      return this.selector(quantity.what, `${path}.what`);
    }
    if ('different' in quantity || 'together' in quantity)
      return this.selector(quantity.among, `${path}.among`);
    if ('terrains' in quantity) return this.expeditions(quantity.terrains, `${path}.terrains`);
    if ('expeditions' in quantity) {
      this.expeditions(quantity.expeditions.which, `${path}.expeditions.which`);
      return this.players(quantity.expeditions.of, `${path}.expeditions.of`);
    }
    if ('atMost' in quantity) return this.quantity(quantity.of, `${path}.of`);
    if ('half' in quantity) return this.quantity(quantity.half, `${path}.half`);
    const parts = 'sum' in quantity ? quantity.sum : quantity.times;
    const field = 'sum' in quantity ? 'sum' : 'times';
    for (const [index, one] of parts.entries()) this.quantity(one, `${path}.${field}.${index}`);
  }

  protected selector(selector: Selector | undefined, path: string): void {
    if (selector === undefined) return;
    this.visit({ family: 'selector', value: selector }, path, this.scope);
    this.players(selector.controller, `${path}.controller`);
    this.players(selector.owner, `${path}.owner`);
    this.expeditions(selector.expedition, `${path}.expedition`);
    for (const [index, bound] of (selector.bounds ?? []).entries())
      this.quantity(bound.than, `${path}.bounds.${index}.than`);
    // Not the limit of a Base Cost: its editions choose targets when the step comes, and know by then what was noted.
    if (selector.sameName === 'it') this.known('it', `${path}.sameName`);
    else if (selector.sameName !== undefined) this.affected(selector.sameName, `${path}.sameName`);
    this.selector(selector.facing, `${path}.facing`);
    if (selector.among !== undefined) this.known(selector.among, `${path}.among`);
    for (const [index, one] of eachKnown(selector.except).entries())
      this.known(one, Array.isArray(selector.except) ? `${path}.except.${index}` : `${path}.except`);
    for (const [index, one] of (selector.either ?? []).entries())
      this.selector(one, `${path}.either.${index}`);
    for (const [index, one] of (selector.oneOf ?? []).entries()) this.selector(one, `${path}.oneOf.${index}`);
  }

  protected what(what: What, path: string): void {
    this.visit({ family: 'what', value: what }, path, this.scope);
    if (typeof what === 'string' || 'target' in what || 'noted' in what) return this.known(what, path);
    if ('count' in what) this.quantity(what.count, `${path}.count`);
    if ('all' in what) return this.selector(what.all, `${path}.all`);
    if ('top' in what) {
      this.selector(what.until, `${path}.until`);
      return this.players(what.top, `${path}.top`);
    }
    if ('random' in what) {
      this.players(what.of, `${path}.of`);
      return this.selector(what.random, `${path}.random`);
    }
    this.players(what.by, `${path}.by`);
    this.quantity(what.total?.than, `${path}.total.than`);
    return this.selector(what.choose, `${path}.choose`);
  }

  protected known(known: Known, path: string): void {
    this.visit({ family: 'known', value: known }, path, this.scope);
  }

  protected destination(to: Destination, path: string): void {
    this.quantity(to.nth, `${path}.nth`);
    this.expeditions(to.expedition, `${path}.expedition`);
  }

  protected players(players: Players | undefined, path: string): void {
    if (players === undefined) return;
    this.visit({ family: 'players', value: players }, path, this.scope);
    if (typeof players !== 'object' || 'target' in players) return;
    if ('facing' in players) return this.known(players.facing, path);
    this.known('controllerOf' in players ? players.controllerOf : players.ownerOf, path);
  }

  protected expeditions(word: ExpeditionsOrTarget | undefined, path: string): void {
    if (word === undefined) return;
    this.visit({ family: 'expeditions', value: word }, path, this.scope);
    if (typeof word !== 'object' || 'target' in word) return;
    if ('facing' in word) return this.expeditions(word.facing, `${path}.facing`);
    this.known(word.expeditionOf, `${path}.expeditionOf`);
  }
}
