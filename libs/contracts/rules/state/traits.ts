import type { Ability, Keyword, Kind, Trigger } from '../../abilities/index.js';
import type { Contract, Cost, Mana, Nature } from '../../abilities/definition.js';

type Of<K extends Ability['kind']> = Extract<Ability, { kind: K }>;

/** The mana ability of a rune, and the index of its line. */
export interface Use {
  readonly ability: number;
  readonly use: Of<'use'>;
  readonly cost: FullCost;
}

/** The mana of each colour to spend. 0 for colours that are not part of the cost. */
export type FullCost = Readonly<Record<Mana, number>>;

/** The printed traits of a card, grouped for fast access. Every field is always present, in this order. */
export interface Traits {
  /** The contract or token itself. */
  readonly nature: Nature;
  readonly kind: Exclude<Kind, 'player'> | 'spell';
  /** The mana cost. All zero for a token. */
  readonly cost: FullCost;
  /** The printed attack. 0 if there is none. */
  readonly attack: number;
  readonly health: number;
  readonly durability: number;
  readonly keywords: readonly Keyword[];
  readonly magicDamage: number;
  readonly provides: readonly Of<'provides'>[];
  /** The indices of the abilities with each trigger. */
  readonly triggered: Readonly<Record<Trigger, readonly number[] | undefined>>;
  /** The mana ability. Null if there is none. */
  readonly use: Use | null;
}

/** The traits by definition, cached because definitions never change. */
const found = new WeakMap<Nature, Traits>();

/**
 * Groups a card's abilities by purpose. Returns no abilities for an invalid card, whose problem `illDefined` describes.
 */
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
