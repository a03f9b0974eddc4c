import type { Ability } from './ability.js';
import type { Cost, Effect, Instructions } from './effect.js';
import type { TokenPlace } from './expedition.js';
import type { Scope, Visit } from './part.js';
import type { Passive } from './passive.js';
import type { Quantity } from './quantity.js';
import type { NamedToken, NextEvent, Step, TokenDefinition } from './step.js';
import type { Trigger } from './trigger.js';
import { DescriptionWalk } from './walk-descriptions.js';

/** Walks through ability trees, in the order in which effects happen; every part once, the whole before its parts. */
export function walkAbilities(
  abilities: readonly Ability[],
  visit: Visit,
  { path = 'abilities', bearer = 'card' }: { readonly path?: string; readonly bearer?: Scope['bearer'] } = {},
): void {
  for (const [index, ability] of abilities.entries()) {
    const where = 'where' in ability ? (ability.where ?? 'in-play') : 'in-play';
    const scope: Scope = { targets: [], noted: new Set(), it: false, player: false, bearer, where };
    new Walk(visit, scope).ability(ability, `${path}.${index}`);
  }
}

const bindsIt = (trigger: Trigger): boolean =>
  trigger.kind === 'any'
    ? trigger.of.every(bindsIt)
    : 'what' in trigger ||
      trigger.kind === 'reveals' ||
      trigger.kind === 'discards' ||
      (trigger.kind === 'resupply' && trigger.oneOrMore === undefined);

/** The names of what steps of an effect note. */
function notesOf(tree: unknown): readonly string[] {
  if (typeof tree !== 'object' || tree === null) return [];
  const { note } = tree as { readonly note?: unknown };
  return [...(typeof note === 'string' ? [note] : []), ...Object.values(tree).flatMap(notesOf)];
}

class Walk extends DescriptionWalk {
  private within(scope: Partial<Scope>): Walk {
    return new Walk(this.visit, { ...this.scope, ...scope });
  }

  ability(ability: Ability, path: string): void {
    this.visit({ family: 'ability', value: ability }, path, this.scope);
    switch (ability.kind) {
      case 'quick-action':
        // What is done to pay can have targets, which the effect knows.
        this.within({ targets: ability.targets ?? [] }).cost(ability.cost, `${path}.cost`);
        this.condition(ability.only, `${path}.only`);
        return this.instructions(ability, path);
      case 'reaction': {
        this.trigger(ability.trigger, `${path}.trigger`);
        const bound = this.within({ it: bindsIt(ability.trigger), player: tellsOfPlayer(ability.trigger) });
        bound.condition(ability.condition, `${path}.condition`);
        return bound.instructions(ability, path);
      }
      case 'passive':
        return this.passive(ability.passive, `${path}.passive`);
      case 'effect':
        return this.instructions(ability, path);
      case 'in-reserve':
      case 'completed':
        return this.ability(ability.ability, `${path}.ability`);
      case 'keyword':
      case 'tough':
      case 'cooldown':
      case 'scout':
      case 'mana-only':
    }
  }

  /** An inner action has targets of its own (5.2.3.g), but knows what the effect around it has noted. */
  private instructions({ targets = [], effect }: Instructions, path: string): void {
    const walk = this.within({ targets });
    for (const [index, target] of targets.entries()) {
      const place = `${path}.targets.${index}`;
      this.visit({ family: 'target', value: target }, place, this.scope);
      if (target.kind === 'player')
        this.within({ targets: targets.slice(0, index) }).condition(target.that, `${place}.that`);
      if (target.kind !== 'object') continue;
      // Later editions choose a target when its step comes, and describe it by what was chosen and noted before.
      const noted = new Set([...this.scope.noted, ...notesOf(effect)]);
      const before = this.within({ targets: targets.slice(0, index), noted });
      before.selector(target.like, `${place}.like`);
      before.quantity(target.total?.than, `${place}.total.than`);
      before.quantity(target.asMany, `${place}.asMany`);
      before.players(target.by, `${place}.by`);
      if (target.dearer !== undefined) before.selector(target.dearer.like, `${place}.dearer.like`);
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
        this.players(effect.who, `${path}.who`);
        this.cost(effect.cost, `${path}.cost`);
        return this.instructions(effect, path);
      case 'choose-modes':
        this.quantity(effect.count, `${path}.count`);
        this.players(effect.by, `${path}.by`);
        this.condition(effect.both, `${path}.both`);
        if (effect.bothFor !== undefined) this.cost(effect.bothFor, `${path}.bothFor`);
        return this.alternatives(effect.modes.map((mode, index) => [mode, `${path}.modes.${index}`]));
      case 'thresholds':
        this.quantity(effect.of, `${path}.of`);
        for (const [index, row] of effect.rows.entries())
          this.effect(row.effect, `${path}.rows.${index}.effect`);
        return;
      case 'for-each':
        this.selector(effect.like, `${path}.like`);
        return this.within({ it: true }).effect(effect.effect, `${path}.effect`);
      case 'each-player':
        return (effect.being === undefined ? this : this.within({ player: true })).effect(
          effect.effect,
          `${path}.effect`,
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
    if ('count' in step && step.count !== 'all') this.quantity(step.count, `${path}.count`);
    switch (step.kind) {
      case 'sacrifice':
        return this.selector(step.what, `${path}.what`);
      case 'sabotage':
        return this.visit({ family: 'sabotage', value: step.target }, `${path}.target`, this.scope);
      case 'create':
        this.expeditions(step.in, `${path}.in`);
        return this.token(step.token, `${path}.token`);
      case 'create-at':
        this.place(step.place, `${path}.place`);
        return this.token(step.token, `${path}.token`);
      case 'move-expedition':
      case 'ascend':
        if (typeof step.which === 'object' && 'kind' in step.which)
          return this.described(step.which, `${path}.which`);
        return this.expeditions(step.which, `${path}.which`);
      case 'cannot-move-forward':
        return this.expeditions(step.which, `${path}.which`);
      case 'roll':
        this.scope.noted.add(step.note);
        return;
      case 'ongoing':
        // The emblem remembers what has been chosen and noted.
        return this.passive(step.passive, `${path}.passive`);
      case 'move':
        this.destination(step.to, `${path}.to`);
        return this.what(step.what, `${path}.what`);
      case 'distribute':
        return this.what(step.among, `${path}.among`);
      case 'exchange-boosts':
        if (step.with !== undefined) this.known(step.with, `${path}.with`);
        return this.what(step.what, `${path}.what`);
      case 'exchange':
        this.what(step.what, `${path}.what`);
        return this.what(step.with, `${path}.with`);
      case 'take-counters':
        return this.what(step.from, `${path}.from`);
      case 'rush':
        return this.selector(step.what, `${path}.what`);
      case 'gain-subtypes':
        this.what(step.what, `${path}.what`);
        return this.known(step.of, `${path}.of`);
      case 'gain-abilities':
        this.what(step.what, `${path}.what`);
        return walkAbilities(step.abilities, this.visit, { path: `${path}.abilities`, bearer: 'granted' });
      case 'activate-as-own':
        return this.known(step.of, `${path}.of`);
      case 'we-gain':
        if (typeof step.gain === 'object') this.quantity(step.gain.count, `${path}.gain.count`);
        return this.known(step.with, `${path}.with`);
      case 'play':
        this.quantity(step.less, `${path}.less`);
        this.expeditions(step.in, `${path}.in`);
        return this.what(step.what, `${path}.what`);
      case 'place-marker':
        if (typeof step.on === 'object') this.expeditions(step.on.regionOf, `${path}.on.regionOf`);
        return;
      case 'move-marker':
        if (typeof step.to === 'object') this.expeditions(step.to.regionOf, `${path}.to.regionOf`);
        return;
      case 'next':
        this.awaited(step.trigger, `${path}.trigger`);
        return this.within({ it: true }).effect(step.effect, `${path}.effect`);
      case 'discard':
      case 'status':
      case 'counters':
      case 'switch-expeditions':
      case 'reveal':
      case 'look':
      case 'play-for-free':
      case 'activate':
      case 'augment':
      case 'double':
      case 'take-control':
      case 'defect':
      case 'complete':
      case 'sacrifice-objects':
      case 'counters-up-to':
      case 'target':
      case 'lose-boosts':
      case 'activate-own':
      case 'choose':
        return this.what(step.what, `${path}.what`);
      case 'draw':
      case 'resupply':
      case 'shuffle':
      case 'after-you':
      case 'win':
      case 'exhausted-resupply':
      case 'pass':
      case 'another-turn':
      case 'receive-gift':
      case 'pay':
      case 'become-first-player':
    }
  }

  private awaited(event: NextEvent, path: string): void {
    if (event.kind === 'activated') return;
    if (event.kind === 'happens') return this.trigger(event.trigger, `${path}.trigger`);
    this.selector(event.what, `${path}.what`);
    this.expeditions(event.expedition, `${path}.expedition`);
  }

  private token(token: TokenDefinition | NamedToken, path: string): void {
    if ('named' in token) return;
    walkAbilities(token.abilities ?? [], this.visit, { path: `${path}.abilities`, bearer: 'token' });
  }

  private place(place: TokenPlace, path: string): void {
    if (place.kind === 'landmarks') this.players(place.of, `${path}.of`);
    else if (place.kind === 'controllers-landmarks') this.known(place.what, `${path}.what`);
    else this.described(place.expedition, `${path}.expedition`);
  }

  private cost(cost: Cost, path: string): void {
    this.visit({ family: 'cost', value: cost }, path, this.scope);
    this.quantity(cost.mana, `${path}.mana`);
    this.quantity(cost.xAtMost, `${path}.xAtMost`);
    this.quantity(cost.spend?.count, `${path}.spend.count`);
    if (cost.discard?.note !== undefined) this.scope.noted.add(cost.discard.note);
    this.selector(cost.sacrifice?.like, `${path}.sacrifice.like`);
    this.effect(cost.does, `${path}.does`);
    if (cost.put !== undefined) this.destination(cost.put.to, `${path}.put.to`);
  }

  private trigger(trigger: Trigger, path: string): void {
    this.visit({ family: 'trigger', value: trigger }, path, this.scope);
    if ('what' in trigger) this.affected(trigger.what, `${path}.what`);
    if ('with' in trigger) this.selector(trigger.with, `${path}.with`);
    if ('who' in trigger) this.players(trigger.who, `${path}.who`);
    if ('by' in trigger) this.players(trigger.by, `${path}.by`);
    if (trigger.kind === 'any')
      for (const [index, one] of trigger.of.entries()) this.trigger(one, `${path}.of.${index}`);
    if (trigger.kind === 'forward') this.described(trigger.which, `${path}.which`);
    else if ('which' in trigger) this.expeditions(trigger.which, `${path}.which`);
    if (trigger.kind === 'leaves-expedition') this.described(trigger.expedition, `${path}.expedition`);
    else if ('expedition' in trigger) this.expeditions(trigger.expedition, `${path}.expedition`);
    if (trigger.kind === 'becomes-true') this.condition(trigger.condition, `${path}.condition`);
  }

  private passive(passive: Passive, path: string): void {
    const walk = this.within({ it: true });
    // "It" is what an effect that makes the statement is about.
    if ('of' in passive && passive.of === 'it') this.known('it', `${path}.of`);
    this.visit({ family: 'passive', value: passive }, path, walk.scope);
    walk.condition(passive.if, `${path}.if`);
    if ('who' in passive) walk.players(passive.who, `${path}.who`);
    if ('which' in passive) walk.expeditions(passive.which, `${path}.which`);
    if ('by' in passive && passive.kind !== 'cannot-be-targeted') walk.players(passive.by, `${path}.by`);
    switch (passive.kind) {
      case 'terrains':
        if (passive.of !== 'all-regions') walk.expeditions(passive.of, `${path}.of`);
        return;
      case 'cannot-play':
        return walk.affected(passive.cards, `${path}.cards`);
      case 'played':
        walk.quantity(passive.counters?.count, `${path}.counters.count`);
        if (passive.then !== undefined)
          walk.within({ targets: [], noted: new Set() }).effect(passive.then, `${path}.then`);
        return walk.selector(passive.cards, `${path}.cards`);
      case 'optional-cost':
        // For a bound on its targets, nothing need be paid.
        if (passive.targets === undefined || Object.keys(passive.pay).length > 0)
          walk.cost(passive.pay, `${path}.pay`);
        if (passive.targets !== undefined) walk.selector(passive.targets, `${path}.targets`);
        if (passive.add !== undefined) walk.quantity(passive.add, `${path}.add`);
        return;
      case 'goes-instead':
        walk.affected(passive.of, `${path}.of`);
        return walk.within({ noted: new Set() }).effect(passive.otherwise, `${path}.otherwise`);
      case 'creates-other':
        this.players(passive.who, `${path}.who`);
        if (passive.token !== undefined) this.token(passive.token, `${path}.token`);
        return this.selector(passive.what, `${path}.what`);
      case 'does-instead':
        return this.within({ targets: [], noted: new Set() }).effect(passive.effect, `${path}.effect`);
      case 'statistics': {
        const { add } = passive;
        walk.quantity(passive.equal, `${path}.equal`);
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
      case 'considered':
        return walk.selector(passive.as, `${path}.as`);
      case 'may-play':
        return walk.selector(passive.what, `${path}.what`);
      case 'instead':
        if ('what' in passive.would && passive.would.what !== 'me')
          walk.selector(passive.would.what, `${path}.would.what`);
        if ('who' in passive.would) walk.players(passive.would.who, `${path}.would.who`);
        if ('by' in passive.would) walk.players(passive.would.by, `${path}.would.by`);
        if (passive.pay !== undefined) walk.cost(passive.pay, `${path}.pay`);
        return walk.within({ noted: new Set() }).effect(passive.effect, `${path}.effect`);
      case 'dice':
        if (passive.pay !== undefined) walk.cost(passive.pay, `${path}.pay`);
        return;
      case 'cannot-be-targeted':
        walk.players(passive.by, `${path}.by`);
        walk.selector(passive.with, `${path}.with`);
        return walk.affected(passive.of, `${path}.of`);
      case 'keeps-more':
        return walk.selector(passive.like, `${path}.like`);
      case 'keyword':
      case 'subtypes':
      case 'cannot-gain':
      case 'cannot-be-readied':
      case 'cannot-switch':
      case 'cannot-be-sacrificed':
      case 'cannot-be-discarded':
      case 'cannot-activate':
      case 'playable-from':
      case 'highest-statistic':
      case 'counters-forbidden':
      case 'counters-limited':
      case 'beyond-maximum':
        return walk.affected(passive.of, `${path}.of`);
      case 'limit':
        if (passive.each !== undefined) walk.quantity(passive.each, `${path}.each`);
        return;
      case 'cannot-move-forward':
      case 'cannot-move-backward':
      case 'cannot-ascend':
      case 'cannot-do':
      case 'reserve-limit':
      case 'landmark-limit':
      case 'one-more':
      case 'morning':
      case 'expedition-considered':
      case 'defenders-ignored':
      case 'region':
      case 'cannot-be-played':
      case 'not-counted':
      case 'begins-with':
      case 'gains-again':
      case 'cost-in':
    }
  }
}

/** Whether somebody does what a trigger is about, or has the Expedition that it is about. */
const tellsOfPlayer = (trigger: Trigger): boolean =>
  trigger.kind === 'any'
    ? trigger.of.every(tellsOfPlayer)
    : 'who' in trigger || 'which' in trigger || 'by' in trigger;
