import { knows } from '#kernel';
import type { StatisticPart, Viewer } from '#record';
import { bodyOf, contractOf, itemOf, natureOf, type State } from '../state/state.js';
import { givingTo } from '../world/characteristics.js';

type Part = Omit<StatisticPart, 'name' | 'value'>;

const printed = (change: number): Part => ({ kind: 'printed', change, counter: null, source: null });
const effect = (change: number): Part => ({ kind: 'effect', change, counter: null, source: null });
const damage = (amount: number): Part => ({
  kind: 'counter',
  change: -amount,
  counter: 'damage',
  source: null,
});

/**
 * Splits the attack, health and durability of each object in play into their parts. The parts are the printed value,
 * lasting effects, damage and values provided by other cards.
 */
export function statisticParts(state: State, viewer: Viewer): ReadonlyMap<number, readonly StatisticPart[]> {
  const found = new Map<number, readonly StatisticPart[]>();
  const tell = (items: readonly number[], parts: (item: number) => readonly StatisticPart[]): void => {
    for (const item of items) if (knows(state, viewer, item)) found.set(item, parts(item));
  };
  for (const { line, globe } of state.seats) {
    tell(line, (item) => [...attackParts(state, item), ...healthParts(state, item)]);
    tell(globe, (item) => [...attackParts(state, item), ...durabilityParts(state, item)]);
  }
  return found;
}

const referenceOf = (state: State, item: number): string => {
  const entry = itemOf(state, item);
  return entry.kind === 'token' ? `token-${entry.token.name}` : contractOf(state, item).reference;
};

const given = (state: State, item: number, what: 'attack' | 'health'): Part[] =>
  givingTo(state, item, what).map(({ by, ability, amount }) => {
    const { name, text } = natureOf(state, by);
    return {
      kind: 'ability',
      change: amount,
      counter: null,
      source: {
        item: by,
        object: bodyOf(state, by).object,
        name,
        reference: referenceOf(state, by),
        seat: itemOf(state, by).owner,
        ability,
        line: ability < text.length ? ability : null,
        says: text[ability] ?? null,
      },
    };
  });

const attackParts = (state: State, item: number): StatisticPart[] => {
  const parts = [
    printed(natureOf(state, item).attack ?? 0),
    effect(bodyOf(state, item).attack),
    ...given(state, item, 'attack'),
  ];
  const sum = parts.reduce((all, { change }) => all + change, 0);
  // Attack is never below 0, so a negative sum needs a part that raises it to 0.
  return summedUp(
    'attack',
    sum < 0 ? [...parts, { kind: 'rule', change: -sum, counter: null, source: null }] : parts,
  );
};

function healthParts(state: State, item: number): StatisticPart[] {
  const body = bodyOf(state, item);
  return summedUp('health', [
    printed(natureOf(state, item).health ?? 0),
    effect(body.health),
    ...given(state, item, 'health'),
    damage(body.damage),
  ]);
}

const durabilityParts = (state: State, item: number): StatisticPart[] =>
  summedUp('durability', [
    printed(contractOf(state, item).durability ?? 0),
    damage(bodyOf(state, item).damage),
  ]);

/** Adds a running total to each part. Drops parts that change nothing. */
function summedUp(name: string, parts: readonly Part[]): StatisticPart[] {
  let value = 0;
  return parts
    .filter(({ kind, change }) => kind === 'printed' || change !== 0)
    .map((part) => ({ ...part, name, value: (value += part.change) }));
}
