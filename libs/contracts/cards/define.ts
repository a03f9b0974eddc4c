import type { Ability, Effect, Keyword, Selector, Target, Trigger } from '../abilities/index.js';
import type { Contract, Cost, Element, Token } from '../abilities/definition.js';
import { textOf } from '../text/index.js';

/** A name in English, Italian and French. Cards outside the shipped decks can lack a French name. */
type Names = readonly [en: string, it: string, fr?: string];

const translated = (it: string, fr: string | undefined): NonNullable<Contract['names']> => ({
  it,
  ...(fr !== undefined && { fr }),
});

const slug = (name: string): string => name.toLowerCase().replaceAll("'", '').replaceAll(' ', '-');

function define(
  [name, it, fr]: Names,
  type: Contract['type'],
  cost: Cost,
  abilities: readonly Ability[],
  numbers: Partial<Pick<Contract, 'attack' | 'health' | 'durability'>> = {},
): Contract {
  const colours = (['fire', 'water', 'light'] as const).filter((element) => cost[element] !== undefined);
  const [faction = null] = colours;
  return {
    reference: slug(name),
    name,
    names: translated(it, fr),
    type,
    faction: colours.length > 1 ? null : (faction satisfies Element | null),
    cost,
    ...numbers,
    ...(abilities.length > 0 && { abilities }),
    text: textOf(abilities, 'en'),
    executed: true,
  };
}

export const creature = (
  names: Names,
  cost: Cost,
  [attack, health]: readonly [number, number],
  ...abilities: readonly Ability[]
): Contract => define(names, 'creature', cost, abilities, { attack, health });

/** Returns a spell with its effect and any other abilities. */
export const spell = (names: Names, cost: Cost, effect: Effect, ...others: readonly Ability[]): Contract =>
  define(names, 'spell', cost, [{ kind: 'effect', effect }, ...others]);

export const rune = (
  names: Names,
  cost: Cost,
  use: Cost,
  effect: Effect,
  ...others: readonly Ability[]
): Contract => define(names, 'rune', cost, [{ kind: 'use', cost: use, effect }, ...others]);

export const globe = (
  names: Names,
  cost: Cost,
  [attack, durability]: readonly [number, number],
  ...abilities: readonly Ability[]
): Contract => define(names, 'globe', cost, abilities, { attack, durability });

export const token = (
  [name, it, fr]: Names,
  attack: number,
  health: number,
  ...abilities: readonly Ability[]
): Token => ({
  name,
  names: translated(it, fr),
  attack,
  health,
  ...(abilities.length > 0 && { abilities }),
  text: textOf(abilities, 'en'),
});

export const has = (keyword: Keyword): Ability => ({ kind: 'keyword', keyword });
export const when = (trigger: Trigger, effect: Effect): Ability => ({ kind: 'triggered', trigger, effect });

/** Combines effects into a sequence. */
export const first = (...effects: readonly Effect[]): Effect => ({ kind: 'sequence', effects });
export const damage = (amount: number, to: Target): Effect => ({ kind: 'damage', amount, to });
export const extract = (count: number): Effect => ({ kind: 'extract', who: 'you', count });
export const health = (amount: number): Effect => ({ kind: 'gain-health', who: 'you', amount });
export const strengthen = (what: Target, attack: number, more: number): Effect => ({
  kind: 'strengthen',
  what,
  ...(attack !== 0 && { attack }),
  ...(more !== 0 && { health: more }),
});

export const chosen = (like: Selector): Target => ({ kind: 'chosen', like });
export const all = (like: Selector): Target => ({ kind: 'all', like });
export const random = (like: Selector): Target => ({ kind: 'random', like });
export const you: Target = { kind: 'player', who: 'you' };
export const opponent: Target = { kind: 'player', who: 'opponent' };
export const me: Target = { kind: 'me' };
export const it: Target = { kind: 'it' };

export const anyCreature: Selector = { what: 'creature' };
export const yours: Selector = { what: 'creature', whose: 'you' };
export const others: Selector = { what: 'creature', whose: 'you', other: true };
export const theirs: Selector = { what: 'creature', whose: 'opponent' };
export const enemies: Selector = { what: ['creature', 'player'], whose: 'opponent' };
export const anybody: Selector = { what: ['creature', 'player'] };
