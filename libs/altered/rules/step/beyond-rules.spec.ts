import { describe, expect, it } from '@jest/globals';
import { randomBot } from '#analysis';
import { abilityDecks } from '#altered/testing';
import { altered } from '../module.js';
import { zones } from '../state/objects.js';
import type { Proposed, ProposedMove } from '../state/proposal.js';
import { cloneState, type State } from '../state/state.js';
import { worldOf } from '../world/world.js';
import { isBeyondRules, ruleModifiers, type Scene } from './modifiers.js';

const ways: readonly ProposedMove['as'][] = [undefined, 'rest', 'play', 'draw', 'discard', 'sacrifice'];

/**
 * Yields a move for each combination of an item, a zone, a player and one of the `ways`. In addition to the items,
 * moves three positions of each deck: the first, the last, and one beyond the last.
 */
function* movesIn(state: State): Generator<ProposedMove> {
  const items: ProposedMove['item'][] = [...state.items.keys()].filter((item) => state.stays[item] != null);
  for (const [deck, seat] of state.seats.entries())
    for (const fromTop of [0, seat.deck.length - 1, seat.deck.length]) items.push({ deck, fromTop });
  for (const item of items)
    for (const zone of zones)
      for (const seat of state.seats.keys())
        for (const as of ways) {
          const move: ProposedMove = { kind: 'move', item, to: { zone, seat } };
          yield as === undefined ? move : { ...move, as };
        }
}

/** Whether the rules of any edition replace an action or add to it. */
function isModified(state: State, action: Proposed): boolean {
  // A shuffle uses random numbers, so the state is copied first.
  const copy = cloneState(state);
  const proposal = {
    verb: 'move',
    by: null,
    cause: { kind: 'rule', rule: '6.2.a' },
    actions: [action],
  } as const;
  const scene: Scene = {
    state: copy,
    world: worldOf(copy),
    proposal: { ...proposal, rules: [] },
    step: [action],
  };
  return Object.values(ruleModifiers).some((rules) =>
    rules.some((rule) => rule.of === action.kind && rule.modify(scene, action) !== null),
  );
}

describe('the rules of the game that modify actions (6.2.a)', () => {
  it('only concern moves, expeditions and shown cards', () => {
    const about = new Set(Object.values(ruleModifiers).flatMap((rules) => rules.map((rule) => rule.of)));
    expect([...about].sort()).toEqual(['expedition', 'move', 'reveal']);
  });
});

describe('a move that no rule of the game can modify (6.2.a)', () => {
  it.each(['1.0', '4.0'] as const)('is indeed unmodified, edition %s', (edition) => {
    const found = { beyond: 0, modified: 0 };
    const [setup] = abilityDecks('beyond', edition);
    if (setup === undefined) throw new Error('there are decks');
    const started = altered.play.start(setup);
    if (!started.ok) throw new Error(started.error[0]?.message);
    const bot = randomBot('beyond');
    let { state } = started.value;
    for (let made = 0; made < 90 && state.pending !== null; made++) {
      const decided = altered.play.decide(state, state.pending.seat, bot(state.pending));
      if (!decided.ok) throw new Error(decided.error.message);
      state = decided.value.state;
      if (made % 30 !== 29) continue;
      const world = worldOf(state);
      for (const move of movesIn(state)) {
        const modified = isModified(state, move);
        if (modified) found.modified++;
        if (!isBeyondRules(state, world, move)) continue;
        found.beyond++;
        expect(modified).toBe(false);
      }
    }
    expect(found.beyond).toBeGreaterThan(100);
    expect(found.modified).toBeGreaterThan(100);
  });
});
