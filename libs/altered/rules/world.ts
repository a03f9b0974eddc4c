import type { Ability, Passive, Terrain } from '#altered/abilities';
import { baseOf } from './base.js';
import { altering, isAltering, type Draft } from './altering.js';
import type { ActivePassive, Characteristics, Listener, World } from './characteristics.js';
import type { State } from './state.js';
import { ongoing, workingAbilities } from './working.js';

/**
 * Everything about objects that follows from a state: characteristics after passive abilities (2.3), what listens, what
 * forbids. Computed anew after every event (2.3.1.k).
 */
export function worldOf(state: State): World {
  const base: Draft = {
    changed: new Map(),
    terrains: state.adventure.map(({ terrains, faceDown }) => (faceDown ? [] : terrains)),
  };
  const draft = hasAltering(state) ? altering(state, base) : base;
  return new DerivedWorld(state, draft);
}

class DerivedWorld implements World {
  readonly terrains: readonly (readonly Terrain[])[];
  readonly #known = new Map<number, Characteristics>();
  #working: { passives: ActivePassive[]; listeners: Listener[] } | null = null;

  constructor(
    private readonly state: State,
    private readonly draft: Draft,
  ) {
    this.terrains = draft.terrains;
  }

  of(item: number): Characteristics {
    const altered = this.draft.changed.get(item);
    if (altered !== undefined) return altered;
    let found = this.#known.get(item);
    if (found === undefined) {
      found = baseOf(this.state, item);
      this.#known.set(item, found);
    }
    return found;
  }

  get passives(): readonly ActivePassive[] {
    return this.#works().passives;
  }

  get listeners(): readonly Listener[] {
    return this.#works().listeners;
  }

  #works(): { passives: ActivePassive[]; listeners: Listener[] } {
    this.#working ??= working(this.state, (item) => this.of(item).abilities);
    return this.#working;
  }
}

function working(
  state: State,
  abilitiesOf: (item: number) => readonly Ability[],
): { passives: ActivePassive[]; listeners: Listener[] } {
  const passives: ActivePassive[] = [];
  const listeners: Listener[] = [];
  for (const { item, stay, controller, index, ability } of workingAbilities(state, abilitiesOf)) {
    const source = { item, object: stay.object, ability: index };
    if (ability.kind === 'reaction') listeners.push({ source, controller, ability });
    else if (ability.kind === 'passive' && !isAltering(ability.passive))
      passives.push({ source, controller, me: item, timestamp: stay.object ?? 0, passive: ability.passive });
  }
  for (const emblem of ongoing(state)) if (!isAltering(emblem.passive)) passives.push(emblem);
  passives.sort((a, b) => a.timestamp - b.timestamp);
  return { passives, listeners };
}

/** Nothing that changes characteristics: the usual case, and no more work. */
function hasAltering(state: State): boolean {
  const alters = (passive: Passive): boolean => isAltering(passive);
  for (const { ability } of workingAbilities(state, (item) => baseOf(state, item).abilities))
    if (ability.kind === 'passive' && alters(ability.passive)) return true;
  return ongoing(state).some(({ passive }) => alters(passive));
}
