import { readAs } from '#record';
import type { z } from 'zod';
import { outsize } from '#kernel';
import type { Contract, Token } from './definition.js';
import type { Ability } from './ability.js';
import type { Effect } from './effect.js';
import { repeatProblems } from './repeating.js';
import type { Kind, Selector, Target } from './selector.js';
import { contractShape, tokenShape } from './shapes.js';

/** A problem in a definition, with its path, such as `abilities.0.effect.to`. */
export interface DefinitionProblem {
  readonly path: string;
  readonly reason: string;
}

/**
 * Returns the problems that prevent a value from being a playable contract. Empty if there are none. `reference` is the
 * contract's key in the setup.
 */
export function contractProblems(value: unknown, reference?: string): readonly DefinitionProblem[] {
  const wrong = shapeProblems(contractShape, value);
  if (wrong.length > 0) return wrong;
  const contract = value as Contract;
  const checking = new Checking();
  checking.contract(contract);
  if (reference !== undefined && contract.reference !== reference)
    checking.problem('reference', `must equal the key in "cards", but is "${contract.reference}"`);
  return checking.problems;
}

/** Returns the problems that prevent a value from being a token. Empty if there are none. */
export function tokenProblems(value: unknown): readonly DefinitionProblem[] {
  const wrong = shapeProblems(tokenShape, value);
  if (wrong.length > 0) return wrong;
  const checking = new Checking();
  checking.token(value as Token);
  return checking.problems;
}

function shapeProblems(shape: z.ZodType, value: unknown): readonly DefinitionProblem[] {
  const tooLarge = outsize(value);
  if (tooLarge !== null) return [tooLarge];
  const read = readAs(shape, value);
  if (read.success) return [];
  return read.error.issues.map(({ path, message }) => ({
    path: path.map(String).join('.'),
    reason: message,
  }));
}

/** The kinds of objects that each effect can target. */
const suited: Readonly<Partial<Record<Effect['kind'], readonly Kind[]>>> = {
  damage: ['creature', 'player'],
  destroy: ['creature', 'globe', 'rune'],
  fade: ['creature', 'player'],
  strengthen: ['creature', 'player'],
  grant: ['creature', 'player'],
  magnetise: ['creature', 'player'],
  return: ['creature'],
  rearrange: ['creature'],
  ready: ['creature', 'globe', 'rune'],
};

/** The numeric fields that contracts of each type have. */
const numbers = {
  spell: [],
  rune: [],
  creature: ['attack', 'health'],
  globe: ['attack', 'durability'],
} as const;

/** Checks the rules that the schema cannot express. */
class Checking {
  readonly problems: DefinitionProblem[] = [];

  problem(path: string, reason: string): void {
    this.problems.push({ path, reason });
  }

  contract(contract: Contract): void {
    const { type, abilities = [] } = contract;
    for (const field of ['attack', 'health', 'durability'] as const) {
      const needed = (numbers[type] as readonly string[]).includes(field);
      if (needed && contract[field] === undefined) this.problem(field, `a ${type} needs this field`);
      if (!needed && contract[field] !== undefined) this.problem(field, `a ${type} cannot have this field`);
    }
    this.#abilities(abilities, type, 'abilities');
    const uses = abilities.filter(({ kind }) => kind === 'use').length;
    if (type === 'rune' && uses !== 1)
      this.problem('abilities', 'a rune needs exactly one effect to use (6.2.b)');
    if (type === 'spell' && !abilities.some(({ kind }) => kind === 'effect'))
      this.problem('abilities', 'a spell needs an effect (6.1.a)');
  }

  token({ abilities = [] }: Token): void {
    this.#abilities(abilities, 'token', 'abilities');
  }

  #abilities(abilities: readonly Ability[], type: Contract['type'] | 'token', path: string): void {
    for (const [index, ability] of abilities.entries()) this.#ability(ability, type, `${path}.${index}`);
  }

  #ability(ability: Ability, type: Contract['type'] | 'token', path: string): void {
    const creature = type === 'creature' || type === 'token';
    const unfit = (reason: string): void => this.problem(path, reason);
    switch (ability.kind) {
      case 'keyword':
        if (!creature) unfit(`${ability.keyword} is for creatures, not for a ${type}`);
        return;
      case 'magic-damage':
        if (type === 'spell') unfit('a spell is never in play');
        return;
      case 'effect':
        if (type !== 'spell') unfit(`a ${type} has no effect when it is played (6.1.a)`);
        this.#effect(ability.effect, false, `${path}.effect`);
        return;
      case 'use':
        if (type !== 'rune') unfit('only runes are used for mana (6.2.b)');
        this.#effect(ability.effect, false, `${path}.effect`);
        return;
      case 'triggered':
        if (ability.trigger === 'evocation' && type !== 'creature')
          unfit('only creatures that are played have evocation (8.4.a)');
        if (ability.trigger === 'ambush' && type === 'token') unfit('a token is never drawn (8.13.a)');
        if (type === 'spell' && ability.trigger !== 'ambush') unfit('a spell is never in play');
        this.#effect(ability.effect, false, `${path}.effect`);
        return;
      case 'provides': {
        if (type === 'spell') unfit('a spell is never in play');
        const { to, gives } = ability;
        if (to.with !== undefined || to.bounds !== undefined)
          this.problem(`${path}.to`, 'the selection cannot depend on anything that abilities can provide');
        if (Object.keys(gives).length === 0) this.problem(`${path}.gives`, 'the ability provides nothing');
        const kinds = kindsOf(to);
        if (kinds.includes('rune')) this.problem(`${path}.to`, 'a rune cannot be provided with anything');
        if (gives.health !== undefined && kinds.some((kind) => kind !== 'creature'))
          this.problem(`${path}.gives.health`, 'only creatures can be provided with health');
        return;
      }
    }
  }

  /**
   * Checks an effect. `it` states whether an earlier effect chose or created an object. Returns `it` for the next
   * effect.
   */
  #effect(effect: Effect, it: boolean, path: string): boolean {
    switch (effect.kind) {
      case 'sequence':
        return effect.effects.reduce(
          (known, part, index) => this.#effect(part, known, `${path}.effects.${index}`),
          it,
        );
      case 'repeat':
        for (const { path: at, reason } of repeatProblems(effect)) this.problem(`${path}.${at}`, reason);
        return this.#effect(effect.effect, it, `${path}.effect`) && it;
      case 'may':
        return this.#effect(effect.effect, it, `${path}.effect`) && it;
      case 'if':
        this.#effect(effect.then, it, `${path}.then`);
        if (effect.otherwise !== undefined) this.#effect(effect.otherwise, it, `${path}.otherwise`);
        return it;
      case 'modes':
        for (const [index, mode] of effect.modes.entries()) this.#effect(mode, it, `${path}.modes.${index}`);
        return it;
      case 'summon':
        this.#abilities(effect.token.abilities ?? [], 'token', `${path}.token.abilities`);
        return true;
      case 'damage':
        return this.#target(effect.to, effect.kind, it, `${path}.to`);
      case 'destroy':
      case 'fade':
      case 'strengthen':
      case 'grant':
      case 'magnetise':
      case 'return':
      case 'rearrange':
      case 'ready':
        if (effect.kind === 'strengthen' && effect.attack === undefined && effect.health === undefined)
          this.problem(path, 'needs attack or health');
        if (effect.kind === 'strengthen' && effect.health !== undefined && isForPlayers(effect.what))
          this.problem(`${path}.health`, 'a player gains health with "gain-health", not with "strengthen"');
        return this.#target(effect.what, effect.kind, it, `${path}.what`);
      default:
        return it;
    }
  }

  #target(target: Target, effect: Effect['kind'], it: boolean, path: string): boolean {
    if (target.kind === 'it' && !it) this.problem(path, 'no earlier effect chose an object');
    if (target.kind === 'player' && suited[effect]?.includes('player') !== true)
      this.problem(path, `${effect} cannot apply to a player`);
    if (!('like' in target)) return it;
    for (const kind of kindsOf(target.like))
      if (suited[effect]?.includes(kind) !== true)
        this.problem(`${path}.like.what`, `${effect} cannot apply to a ${kind}`);
    return true;
  }
}

const isForPlayers = (target: Target): boolean =>
  target.kind === 'player' || ('like' in target && kindsOf(target.like).includes('player'));

const kindsOf = ({ what }: Selector): readonly Kind[] => (typeof what === 'string' ? [what] : what);
