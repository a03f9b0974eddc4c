import type { Ability, Keyword, Kind, Trigger } from '../../abilities/index.js';
import type { Contract, Cost, Mana, Nature } from '../../abilities/definition.js';

type Of<K extends Ability['kind']> = Extract<Ability, { kind: K }>;

/** The ability of a rune that is used for mana, and its place among the lines. */
export interface Use {
  readonly ability: number;
  readonly use: Of<'use'>;
  readonly cost: FullCost;
}

/** Mana to empty of each colour. Zero where a cost does not name it. */
export type FullCost = Readonly<Record<Mana, number>>;

/** The printed traits of a card, sorted for fast access. Each has every field, in this order. */
export interface Traits {
  /** The contract or token itself. */
  readonly nature: Nature;
  readonly kind: Exclude<Kind, 'player'> | 'spell';
  /** Empty for a token. */
  readonly cost: FullCost;
  /** 0 if none is printed. */
  readonly attack: number;
  readonly health: number;
  readonly durability: number;
  readonly keywords: readonly Keyword[];
  readonly magicDamage: number;
  readonly provides: readonly Of<'provides'>[];
  /** Indices of the abilities with a trigger. */
  readonly triggered: Readonly<Record<Trigger, readonly number[] | undefined>>;
  /** Null if it cannot be used. */
  readonly use: Use | null;
}

/** Cache by definition. Definitions never change. */
const found = new WeakMap<Nature, Traits>();

/** Sorts the abilities of a card by purpose. An invalid card has none; `illDefined` describes its problem. */
export function traitsOf(nature: Nature): Traits {
  const known = found.get(nature);
  if (known !== undefined) return known;
  const traits = sorted(nature);
  found.set(nature, traits);
  return traits;
}

function sorted(nature: Nature & Partial<Contract>): Traits {
  const triggered: Record<Trigger, number[] | undefined> = {
    evocation: undefined,
    recycle: undefined,
    'start-of-turn': undefined,
    'end-of-turn': undefined,
    ambush: undefined,
  };
  const keywords: Keyword[] = [];
  const provides: Of<'provides'>[] = [];
  let magicDamage = 0;
  let use: Use | null = null;
  for (const [index, ability] of abilitiesOf(nature).entries()) {
    if (ability.kind === 'keyword') keywords.push(ability.keyword);
    else if (ability.kind === 'magic-damage') magicDamage += ability.amount;
    else if (ability.kind === 'provides') provides.push(ability);
    else if (ability.kind === 'triggered') (triggered[ability.trigger] ??= []).push(index);
    else if (ability.kind === 'use') use ??= { ability: index, use: ability, cost: inFull(ability.cost) };
  }
  const { type = 'creature', cost, attack = 0, health = 0, durability = 0 } = nature;
  return {
    nature,
    kind: type,
    cost: inFull(cost),
    attack,
    health,
    durability,
    keywords,
    magicDamage,
    provides,
    triggered,
    use,
  };
}

const noAbility = { kind: null };

const abilitiesOf = ({ abilities }: Nature): readonly (Ability | typeof noAbility)[] =>
  Array.isArray(abilities) ? abilities.map((ability: Ability | null) => ability ?? noAbility) : [];

function inFull(cost: Cost | null | undefined): FullCost {
  const { fire = 0, water = 0, light = 0, pure = 0 } = cost ?? {};
  return { fire, water, light, pure };
}
