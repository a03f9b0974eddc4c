import { same, terrains, type Statistics } from '#altered/abilities';
import { knows } from '#kernel';
import type { StatisticPart, StatisticSource, Viewer } from '#record';
import { cardOf, type State } from '../state/state.js';
import { naturalOf } from '../world/base.js';
import type { ActivePassive } from '../world/characteristics.js';
import { isTemple, placedAbilities } from '../world/placed-abilities.js';
import { worldOf } from '../world/world.js';
import { lineOf, textOfLine } from './emblem-line.js';

/** A character's statistics after a change, and the source of the change. */
type Change = Pick<StatisticPart, 'kind' | 'counter' | 'source'> & { readonly is: Statistics };

/**
 * Splits characters' statistics into printed values, boosts (2.5.1.b), and passive abilities in order of application
 * (2.3.3).
 */
export function statisticParts(state: State, viewer: Viewer): ReadonlyMap<number, readonly StatisticPart[]> {
  const changes = new Map<number, Change[]>();
  for (const [item, stay] of state.stays.entries()) {
    if (stay === null || stay.faceDown || !knows(state, viewer, item)) continue;
    const { statistics: printed } = naturalOf(state, item);
    if (printed === null || isTemple(stay)) continue;
    const found: Change[] = [{ kind: 'printed', counter: null, source: null, is: printed }];
    const boosts = stay.counters['boost'] ?? 0;
    if (boosts !== 0)
      found.push({ kind: 'counter', counter: 'boost', source: null, is: raised(printed, boosts) });
    changes.set(item, found);
  }
  worldOf(state).watchChanges((applied, done) => {
    for (const [item, { statistics: is }] of done.changes)
      if (is !== null)
        changes
          .get(item)
          ?.push({ kind: 'ability', counter: null, source: sourceOf(state, applied, viewer), is });
  });
  return new Map(
    [...changes].map(([item, found]) => [item, terrains.flatMap((name) => partsOf(name, found))]),
  );
}

const raised = ({ forest, mountain, water }: Statistics, by: number): Statistics => ({
  forest: forest + by,
  mountain: mountain + by,
  water: water + by,
});

/** Splits one statistic into its printed value and its changes. */
function partsOf(name: keyof Statistics, changes: readonly Change[]): StatisticPart[] {
  const parts: StatisticPart[] = [];
  let before = 0;
  for (const { kind, counter, source, is } of changes) {
    const value = is[name];
    if (kind === 'printed' || value !== before)
      parts.push({ name, kind, change: value - before, value, counter, source });
    before = value;
  }
  return parts;
}

/**
 * Returns the source of a change. The source is public, because all viewers see active objects and saw lasting effects
 * begin.
 */
function sourceOf(
  state: State,
  { source, controller, passive, emblem }: ActivePassive,
  viewer: Viewer,
): StatisticSource | null {
  const of = state.items[source.item]?.kind;
  if (of !== 'card' && of !== 'token') return null;
  const card = cardOf(state, source.item);
  const made = emblem === undefined ? undefined : state.items[emblem];
  const line =
    made?.kind === 'emblem'
      ? lineOf(card, made.emblem)
      : lineOfAbility(card, (ability) => ability.kind === 'passive' && same(ability.passive, passive));
  return {
    item: emblem === undefined || knows(state, viewer, source.item) ? source.item : null,
    object: source.object,
    name: card.name,
    reference: card.reference,
    seat: controller,
    ability: source.ability,
    line,
    says: line === null ? null : textOfLine(card, line),
  };
}

/**
 * Returns the index of the line of card text for the first ability that matches. Null if the card does not have exactly
 * one line per ability.
 */
function lineOfAbility(
  { abilities = [], text, supportText }: ReturnType<typeof cardOf>,
  fits: (ability: ReturnType<typeof placedAbilities>[number]) => boolean,
): number | null {
  const placed = placedAbilities(abilities, 'completed');
  if (placed.length !== text.length + supportText.length) return null;
  const index = placed.findIndex(fits);
  return index < 0 ? null : index;
}
