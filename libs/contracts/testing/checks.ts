import {
  contracts,
  contractsSetup,
  durabilityOf,
  healthOf,
  openDecks,
  type Action,
  type State,
} from '#contracts';
import type { Setup } from '#record';
import type { CheckedGame } from '#analysis/testing';

const zones = ['deck', 'hand', 'discard', 'line', 'globe', 'rune', 'playing', 'aside', 'looked'] as const;
const limits = { hand: 10, line: 8, globe: 1, rune: 1, playing: 1, looked: 4 } as const;

/** Contracts, with checks for the invariants of its states. */
export const checkedContracts: CheckedGame<State, Action> = {
  module: contracts,
  eventProblems: () => [],
  stateProblems,
  timestampOf: ({ timestamp }) => timestamp,
  agendaOf: ({ agenda }) => agenda,
};

/**
 * Lists the problems in a state. Examples are missing items, items in two zones, bodies of items that are not in play,
 * and exceeded limits.
 */
function stateProblems(state: State): string[] {
  const problems: string[] = [];
  const seen = new Map<number, string>();
  for (const [seat, own] of state.seats.entries()) {
    for (const zone of zones)
      for (const item of own[zone]) {
        if (seen.has(item)) problems.push(`item ${item} is in ${seen.get(item) ?? ''} and in ${zone}`);
        seen.set(item, zone);
        if (state.items[item]?.owner !== seat) problems.push(`item ${item} lies with seat ${seat}`);
        const inPlay = zone === 'line' || zone === 'globe' || zone === 'rune';
        if (inPlay !== (state.bodies[item] != null))
          problems.push(`item ${item} in ${zone} has the wrong body`);
      }
    for (const [zone, limit] of Object.entries(limits))
      if (own[zone as keyof typeof limits].length > limit) problems.push(`more than ${limit} in ${zone}`);
    for (const item of own.line)
      if (healthOf(state, item) <= 0) problems.push(`creature ${item} has no health`);
    for (const item of own.globe)
      if (durabilityOf(state, item) <= 0) problems.push(`globe ${item} has no durability`);
    const { fire, water, light, pure } = own.extractors;
    if (fire + water + light + pure > 10) problems.push('more than ten extractors');
    for (const mana of ['fire', 'water', 'light', 'pure'] as const)
      if (own.full[mana] < 0 || own.full[mana] > own.extractors[mana])
        problems.push(`${own.full[mana]} full ${mana}`);
    if (own.reservoirs < 0 || own.reservoirs > 5) problems.push(`${own.reservoirs} reservoirs`);
  }
  const objects = new Set<number>();
  for (const [index, item] of state.items.entries()) {
    if (item.kind === 'card' && state.phase !== 'set-up' && !seen.has(index))
      problems.push(`contract ${index} is lost`);
    const body = state.bodies[index];
    if (body == null) continue;
    if (!seen.has(index)) problems.push(`item ${index} has a body but is in no zone`);
    if (objects.has(body.object)) problems.push(`two objects ${body.object}`);
    objects.add(body.object);
  }
  return problems;
}

/**
 * Returns one setup for each pair of shipped decks. A deck is also paired with itself. The seeds are `<seed>-1`,
 * `<seed>-2` and so on.
 */
export function contractsDecks(seed: string): readonly Setup[] {
  const decks = openDecks();
  const pairs = decks.flatMap((first, index) => decks.slice(index).map((second) => [first, second]));
  return pairs.map((pair, index) => contractsSetup({ decks: pair, seed: `${seed}-${index + 1}` }));
}
