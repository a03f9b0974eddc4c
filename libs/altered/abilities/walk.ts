import type { Ability, Where } from './ability.js';
import type { Condition } from './condition.js';
import type { Cost, Destination, Effect, Instructions, Step, TargetDefinition } from './effect.js';
import type { Affected, Passive } from './passive.js';
import type { LaterStep } from './later/index.js';
import type { Quantity } from './quantity.js';
import type { Known, Selector, What } from './selector.js';
import type { Subject, Trigger } from './trigger.js';
import type { ExpeditionsOrTarget, Players } from './words.js';

/** What words may stand for at a place in a tree. */
export interface Scope {
  /** The occurrences of "target" that are chosen before what is here happens. */
  readonly targets: readonly TargetDefinition[];
  /** Grows on the way through an effect: what steps before this place have noted. */
  readonly noted: Set<string>;
  readonly it: boolean;
  /** What has the ability: a card, a token an effect makes, or an object a passive ability gives it to. */
  readonly bearer: 'card' | 'token' | 'granted';
  readonly where: Where;
}

/** One part of a tree, with the family it belongs to. */
export type Part =
  | { readonly family: 'ability'; readonly value: Ability }
  | { readonly family: 'trigger'; readonly value: Trigger }
  | { readonly family: 'passive'; readonly value: Passive }
  | { readonly family: 'cost'; readonly value: Cost }
  | { readonly family: 'target'; readonly value: TargetDefinition }
  | { readonly family: 'effect'; readonly value: Effect }
  | { readonly family: 'step'; readonly value: Step }
  | { readonly family: 'condition'; readonly value: Condition }
  | { readonly family: 'quantity'; readonly value: Quantity }
  | { readonly family: 'selector'; readonly value: Selector }
  | { readonly family: 'what'; readonly value: What }
  | { readonly family: 'known'; readonly value: Known }
  | { readonly family: 'players'; readonly value: Players }
  | { readonly family: 'expeditions'; readonly value: ExpeditionsOrTarget }
  | { readonly family: 'sabotage'; readonly value: number };

/** One place of a tree, as a walk comes by. */
export type Visit = (part: Part, path: string, scope: Scope) => void;
export type Family = Part['family'];

/** Walks through ability trees, in the order in which effects happen; every part once, the whole before its parts. */
export function walkAbilities(
  abilities: readonly Ability[],
  visit: Visit,
  { path = 'abilities', bearer = 'card' }: { readonly path?: string; readonly bearer?: Scope['bearer'] } = {},
): void {
  for (const [index, ability] of abilities.entries()) {
    const where = 'where' in ability ? (ability.where ?? 'in-play') : 'in-play';
    const scope: Scope = { targets: [], noted: new Set(), it: false, bearer, where };
    new Walk(visit, scope).ability(ability, `${path}.${index}`);
  }
}

const bindsIt = (trigger: Trigger): boolean =>
  trigger.kind === 'any' ? trigger.of.every(bindsIt) : 'what' in trigger;

class Walk {
  constructor(
    private readonly visit: Visit,
    private readonly scope: Scope,
  ) {}

  private within(scope: Partial<Scope>): Walk {
    return new Walk(this.visit, { ...this.scope, ...scope });
  }

  ability(ability: Ability, path: string): void {
    this.visit({ family: 'ability', value: ability }, path, this.scope);
    switch (ability.kind) {
      case 'quick-action':
        this.cost(ability.cost, `${path}.cost`);
        this.condition(ability.only, `${path}.only`);
        return this.instructions(ability, path);
      case 'reaction': {
        this.trigger(ability.trigger, `${path}.trigger`);
        const bound = this.within({ it: bindsIt(ability.trigger) });
        bound.condition(ability.condition, `${path}.condition`);
        return bound.instructions(ability, path);
      }
      case 'passive':
        return this.passive(ability.passive, `${path}.passive`);
      case 'effect':
        return this.instructions(ability, path);
      case 'keyword':
      case 'tough':
      case 'later':
    }
  }

  /** An inner action has targets of its own (5.2.3.g), but knows what the effect around it has noted. */
  private instructions({ targets = [], effect }: Instructions, path: string): void {
    const walk = this.within({ targets });
    for (const [index, target] of targets.entries()) {
      const place = `${path}.targets.${index}`;
      this.visit({ family: 'target', value: target }, place, this.scope);
      if (target.kind !== 'object') continue;
      this.selector(target.like, `${place}.like`);
      this.quantity(target.total?.than, `${place}.total.than`);
    }
    walk.effect(effect, `${path}.effect`);
  }

  private effect(effect: Effect | undefined, path: string): void {
    if (effect === undefined) return;
    this.visit({ family: 'effect', value: effect }, path, this.scope);
    switch (effect.kind) {
      case 'step':
        this.step(effect.step, `${path}.step`);
        if (effect.note !== undefined) this.scope.noted.add(effect.note);
        return;
      case 'sequence':
        for (const [index, one] of effect.effects.entries()) this.effect(one, `${path}.effects.${index}`);
        return;
      case 'simultaneously':
        for (const [index, one] of effect.steps.entries()) this.step(one, `${path}.steps.${index}`);
        return;
      case 'optional':
        this.players(effect.who, `${path}.who`);
        return this.effect(effect.effect, `${path}.effect`);
      case 'if':
        this.condition(effect.condition, `${path}.condition`);
        return this.alternatives([
          [effect.then, `${path}.then`],
          [effect.otherwise, `${path}.otherwise`],
        ]);
      case 'if-you-do':
        this.effect(effect.first, `${path}.first`);
        return this.alternatives([
          [effect.then, `${path}.then`],
          [effect.otherwise, `${path}.otherwise`],
        ]);
      case 'modes':
        return this.alternatives(effect.modes.map((mode, index) => [mode, `${path}.modes.${index}`]));
      case 'either':
        return this.alternatives(effect.effects.map((one, index) => [one, `${path}.effects.${index}`]));
      case 'table':
        this.quantity(effect.of, `${path}.of`);
        return this.alternatives(
          effect.rows.map((row, index) => [row.effect, `${path}.rows.${index}.effect`]),
        );
      case 'adjust':
        this.known({ noted: effect.noted }, `${path}.noted`);
        return this.quantity(effect.add, `${path}.add`);
      case 'delayed':
        return this.instructions(effect, path);
      case 'repeat':
        this.quantity(effect.times, `${path}.times`);
        return this.effect(effect.effect, `${path}.effect`);
      case 'pay-to':
        this.cost(effect.cost, `${path}.cost`);
        return this.instructions(effect, path);
      case 'later':
        if (effect.effect.kind !== 'modes') return;
        this.quantity(effect.effect.count, `${path}.effect.count`);
        return this.alternatives(
          effect.effect.modes.map((mode, index) => [mode, `${path}.effect.modes.${index}`]),
        );
    }
  }

  /** Of which one happens: none may rely on what another one notes, what follows may on all. */
  private alternatives(effects: readonly (readonly [Effect | undefined, string])[]): void {
    const before = [...this.scope.noted];
    for (const [effect, path] of effects) {
      const noted = new Set(before);
      this.within({ noted }).effect(effect, path);
      for (const name of noted) this.scope.noted.add(name);
    }
  }

  private step(step: Step, path: string): void {
    this.visit({ family: 'step', value: step }, path, this.scope);
    if ('who' in step) this.players(step.who, `${path}.who`);
    if ('count' in step) this.quantity(step.count, `${path}.count`);
    switch (step.kind) {
      case 'sacrifice':
        return this.selector(step.what, `${path}.what`);
      case 'sabotage':
        return this.visit({ family: 'sabotage', value: step.target }, `${path}.target`, this.scope);
      case 'create':
        this.visit({ family: 'expeditions', value: step.in }, `${path}.in`, this.scope);
        return walkAbilities(step.token.abilities ?? [], this.visit, {
          path: `${path}.token.abilities`,
          bearer: 'token',
        });
      case 'move-expedition':
        return this.visit({ family: 'expeditions', value: step.which }, `${path}.which`, this.scope);
      case 'roll':
        this.scope.noted.add(step.note);
        return;
      case 'ongoing':
        // The emblem remembers what has been chosen and noted.
        return this.passive(step.passive, `${path}.passive`);
      case 'move':
        this.destination(step.to, `${path}.to`);
        return this.what(step.what, `${path}.what`);
      case 'discard':
      case 'status':
      case 'counters':
      case 'switch-expeditions':
      case 'reveal':
      case 'look':
      case 'play-for-free':
      case 'activate':
        return this.what(step.what, `${path}.what`);
      case 'later':
        return this.laterStep(step.step, `${path}.step`);
      case 'draw':
      case 'resupply':
      case 'shuffle':
      case 'after-you':
      case 'win':
    }
  }

  private laterStep(step: LaterStep, path: string): void {
    if (step.kind === 'distribute') {
      this.quantity(step.count, `${path}.count`);
      return this.what(step.among, `${path}.among`);
    }
    if (step.kind !== 'create') return;
    this.players(step.who, `${path}.who`);
    this.quantity(step.count, `${path}.count`);
    const { place, token } = step;
    if (place.kind === 'landmarks') this.players(place.of, `${path}.place.of`);
    else if (place.kind === 'controllers-landmarks') this.known(place.what, `${path}.place.what`);
    else if (place.expedition.kind === 'chosen')
      this.players(place.expedition.of, `${path}.place.expedition.of`);
    else if (place.expedition.kind === 'of-player')
      this.players(place.expedition.player, `${path}.place.expedition.player`);
    if ('named' in token) return;
    const inside = { path: `${path}.token.abilities`, bearer: 'token' } as const;
    walkAbilities(token.abilities ?? [], this.visit, inside);
  }

  private cost(cost: Cost, path: string): void {
    this.visit({ family: 'cost', value: cost }, path, this.scope);
    this.quantity(cost.mana, `${path}.mana`);
    this.quantity(cost.spend?.count, `${path}.spend.count`);
    if (cost.discard?.note !== undefined) this.scope.noted.add(cost.discard.note);
    this.selector(cost.sacrifice?.like, `${path}.sacrifice.like`);
    this.effect(cost.later?.does, `${path}.later.does`);
    if (cost.put !== undefined) this.destination(cost.put.to, `${path}.put.to`);
  }

  private trigger(trigger: Trigger, path: string): void {
    this.visit({ family: 'trigger', value: trigger }, path, this.scope);
    if ('what' in trigger) this.affected(trigger.what, `${path}.what`);
    if ('who' in trigger) this.players(trigger.who, `${path}.who`);
    if (trigger.kind === 'later' && trigger.trigger.kind === 'gift')
      this.players(trigger.trigger.who, `${path}.trigger.who`);
    if ('by' in trigger) this.players(trigger.by, `${path}.by`);
    if (trigger.kind === 'any')
      for (const [index, one] of trigger.of.entries()) this.trigger(one, `${path}.of.${index}`);
    if (trigger.kind === 'expedition') this.expeditions(trigger.which, `${path}.which`);
    if (trigger.kind === 'join' || trigger.kind === 'leave')
      this.expeditions(trigger.expedition, `${path}.expedition`);
  }

  private passive(passive: Passive, path: string): void {
    const walk = this.within({ it: true });
    this.visit({ family: 'passive', value: passive }, path, walk.scope);
    walk.condition(passive.if, `${path}.if`);
    if ('who' in passive) walk.players(passive.who, `${path}.who`);
    if ('which' in passive) walk.expeditions(passive.which, `${path}.which`);
    switch (passive.kind) {
      case 'terrains':
        if (passive.of !== 'all-regions') walk.expeditions(passive.of, `${path}.of`);
        return;
      case 'cannot-play':
        return walk.affected(passive.cards, `${path}.cards`);
      case 'played':
        walk.quantity(passive.counters?.count, `${path}.counters.count`);
        return walk.selector(passive.cards, `${path}.cards`);
      case 'optional-cost':
        walk.cost(passive.pay, `${path}.pay`);
        return walk.quantity(passive.add, `${path}.add`);
      case 'goes-instead':
        walk.affected(passive.of, `${path}.of`);
        return walk.within({ noted: new Set() }).effect(passive.otherwise, `${path}.otherwise`);
      case 'does-instead':
        return this.within({ targets: [], noted: new Set() }).effect(passive.effect, `${path}.effect`);
      case 'statistics': {
        const { add } = passive;
        if (
          typeof add === 'number' ||
          (add !== undefined && !('forest' in add || 'mountain' in add || 'water' in add))
        )
          walk.quantity(add as Quantity, `${path}.add`);
        return walk.affected(passive.of, `${path}.of`);
      }
      case 'cost':
        walk.quantity(passive.add, `${path}.add`);
        return walk.affected(passive.of, `${path}.of`);
      case 'tough':
        walk.quantity(passive.amount, `${path}.amount`);
        return walk.affected(passive.of, `${path}.of`);
      case 'abilities':
        walkAbilities(passive.gain ?? [], this.visit, { path: `${path}.gain`, bearer: 'granted' });
        return walk.affected(passive.of, `${path}.of`);
      case 'enters-with':
        walk.quantity(passive.counters?.count, `${path}.counters.count`);
        return walk.affected(passive.of, `${path}.of`);
      default:
        if ('of' in passive) walk.affected(passive.of, `${path}.of`);
    }
  }

  private affected(affected: Affected | Subject, path: string): void {
    if (affected === 'me') return;
    if ('target' in affected || 'noted' in affected) return this.known(affected, path);
    this.selector(affected, path);
  }

  private condition(condition: Condition | undefined, path: string): void {
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
      case 'not':
        return this.condition(condition.condition, `${path}.condition`);
      case 'all':
      case 'any':
        for (const [index, one] of condition.conditions.entries())
          this.condition(one, `${path}.conditions.${index}`);
        return;
      case 'phase':
      case 'first-day':
      case 'later':
    }
  }

  private quantity(quantity: Quantity | undefined, path: string): void {
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
    if ('later' in quantity) return;
    if ('half' in quantity) return this.quantity(quantity.half, `${path}.half`);
    const parts = 'sum' in quantity ? quantity.sum : quantity.times;
    const field = 'sum' in quantity ? 'sum' : 'times';
    for (const [index, one] of parts.entries()) this.quantity(one, `${path}.${field}.${index}`);
  }

  private selector(selector: Selector | undefined, path: string): void {
    if (selector === undefined) return;
    this.visit({ family: 'selector', value: selector }, path, this.scope);
    this.players(selector.controller, `${path}.controller`);
    this.players(selector.owner, `${path}.owner`);
    this.expeditions(selector.expedition, `${path}.expedition`);
    for (const [index, bound] of (selector.bounds ?? []).entries())
      this.quantity(bound.than, `${path}.bounds.${index}.than`);
    if (selector.among !== undefined) this.known(selector.among, `${path}.among`);
    if (selector.except !== undefined) this.known(selector.except, `${path}.except`);
    for (const [index, one] of (selector.oneOf ?? []).entries()) this.selector(one, `${path}.oneOf.${index}`);
  }

  private what(what: What, path: string): void {
    this.visit({ family: 'what', value: what }, path, this.scope);
    if (typeof what === 'string' || 'target' in what || 'noted' in what) return this.known(what, path);
    if ('count' in what) this.quantity(what.count, `${path}.count`);
    if ('all' in what) return this.selector(what.all, `${path}.all`);
    if ('top' in what) return this.players(what.top, `${path}.top`);
    if ('random' in what) {
      this.players(what.of, `${path}.of`);
      return this.selector(what.random, `${path}.random`);
    }
    this.players(what.by, `${path}.by`);
    return this.selector(what.choose, `${path}.choose`);
  }

  private known(known: Known, path: string): void {
    this.visit({ family: 'known', value: known }, path, this.scope);
  }

  private destination(to: Destination, path: string): void {
    this.expeditions(to.expedition, `${path}.expedition`);
  }

  private players(players: Players | undefined, path: string): void {
    if (players !== undefined) this.visit({ family: 'players', value: players }, path, this.scope);
  }

  private expeditions(word: ExpeditionsOrTarget | undefined, path: string): void {
    if (word !== undefined) this.visit({ family: 'expeditions', value: word }, path, this.scope);
  }
}
