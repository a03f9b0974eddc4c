import type { Ability, Keyword, Trigger } from '../../abilities/index.js';
import type { Nature } from '../../abilities/definition.js';

type Of<K extends Ability['kind']> = Extract<Ability, { kind: K }>;

/** What a printed card has, sorted so that it is found at once. */
export interface Traits {
  readonly keywords: ReadonlySet<Keyword>;
  readonly magicDamage: number;
  readonly provides: readonly Of<'provides'>[];
  /** Indices of the abilities with a trigger. */
  readonly triggered: Readonly<Partial<Record<Trigger, readonly number[]>>>;
}

/** Definitions are never changed: looking again would find the same. */
const found = new WeakMap<Nature, Traits>();

/** The abilities of a card by what they are for. */
export function traitsOf(nature: Nature): Traits {
  const known = found.get(nature);
  if (known !== undefined) return known;
  const triggered: Partial<Record<Trigger, number[]>> = {};
  const keywords = new Set<Keyword>();
  const provides: Of<'provides'>[] = [];
  let magicDamage = 0;
  for (const [index, ability] of (nature.abilities ?? []).entries()) {
    if (ability.kind === 'keyword') keywords.add(ability.keyword);
    else if (ability.kind === 'magic-damage') magicDamage += ability.amount;
    else if (ability.kind === 'provides') provides.push(ability);
    else if (ability.kind === 'triggered') (triggered[ability.trigger] ??= []).push(index);
  }
  const traits = { keywords, magicDamage, provides, triggered };
  found.set(nature, traits);
  return traits;
}
