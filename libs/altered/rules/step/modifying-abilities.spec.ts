import { describe, expect, it } from '@jest/globals';
import type { Passive } from '#altered/abilities';
import { randomBot } from '#analysis';
import { abilityDecks } from '#altered/testing';
import { altered } from '../module.js';
import { zones } from '../state/objects.js';
import type { Proposed, ProposedMove } from '../state/proposal.js';
import { cloneState, type State } from '../state/state.js';
import type { ActivePassive } from '../world/characteristics.js';
import { worldOf } from '../world/world.js';
import { mayModify, passiveModifiers } from './modifying-abilities.js';
import type { Scene } from './modifiers.js';

const effect = { kind: 'sequence', effects: [] } as const;
const would = (event: Extract<Passive, { kind: 'instead' }>['would']): Passive => ({
  kind: 'instead',
  would: event,
  effect,
});

/** An example of each kind of ability that modifies actions. Each example is as general as possible. */
const passives: readonly Passive[] = [
  { kind: 'goes-instead', of: {}, from: 'expedition', to: 'reserve', instead: 'hand' },
  { kind: 'goes-instead', of: {}, from: 'reserve', instead: 'mana' },
  { kind: 'enters-with', of: {}, zone: 'expedition', counters: { name: 'boost', count: 1 } },
  { kind: 'enters-with', of: {}, zone: 'reserve', statuses: ['exhausted'] },
  { kind: 'one-more', verb: 'draw', who: 'each-player', more: 1 },
  { kind: 'one-more', verb: 'resupply', who: 'each-player', more: 1 },
  { kind: 'one-more', verb: 'create', who: 'each-player', more: 1 },
  { kind: 'one-more', verb: 'counters', who: 'each-player', more: 1 },
  { kind: 'played', who: 'you', cards: {}, next: true, gain: 'fleeting' },
  would({ kind: 'gain', what: {}, status: 'asleep' }),
  would({ kind: 'go', what: {}, from: 'expedition', to: 'discard' }),
  would({ kind: 'leave', what: {}, expedition: 'each' }),
  would({ kind: 'forward', which: 'each' }),
  would({ kind: 'roll' }),
];

const verbs: readonly ProposedMove['as'][] = [
  undefined,
  'rest',
  'play',
  'draw',
  'resupply',
  'discard',
  'sabotage',
  'sacrifice',
];

/** Yields moves of every item in a zone and of the decks' top cards. Also yields one action of each other kind. */
function* actionsIn(state: State): Generator<Proposed> {
  const items: ProposedMove['item'][] = [...state.items.keys()].filter((item) => state.stays[item] != null);
  for (const deck of state.seats.keys()) items.push({ deck, fromTop: 0 });
  for (const item of items)
    for (const zone of zones)
      for (const as of verbs) {
        const move: ProposedMove = { kind: 'move', item, to: { zone, seat: 0 } };
        yield as === undefined ? move : { ...move, as };
      }
  for (const item of state.expedition) {
    yield { kind: 'status', item, status: 'asleep', on: true };
    yield { kind: 'status', item, status: 'asleep', on: false };
    yield { kind: 'counters', item, name: 'boost', delta: 1 };
  }
  for (const item of state.items.keys()) {
    const definition = state.items[item]?.kind === 'token' ? state.items[item].definition : null;
    if (definition === null) continue;
    yield { kind: 'token', definition, to: { zone: 'expedition', seat: 0, expedition: 'hero' } };
    yield { kind: 'token', definition, to: { zone: 'landmark', seat: 0 } };
  }
  for (const move of ['forward', 'backward'] as const)
    yield { kind: 'expedition', seat: 0, expedition: 'hero', move };
  yield { kind: 'roll', seat: 0, dice: [3] };
  yield { kind: 'pass', seat: 0 };
}

/** Whether an ability replaces an action or adds to it. */
function isModified(state: State, active: ActivePassive, action: Proposed): boolean {
  const world = worldOf(state);
  const cause = { kind: 'rule', rule: '6.2.a' } as const;
  const proposal = { verb: 'test', by: null, cause, actions: [action], rules: [] };
  const scene: Scene = { state, world, proposal, step: [action] };
  return passiveModifiers(state, world, active).some(
    ({ of, modify }) => of === action.kind && modify(scene, action) !== null,
  );
}

describe('the aspects of abilities that modify actions (6.2.a)', () => {
  it.each(['1.0', '4.0'] as const)('cover all modified actions, edition %s', (edition) => {
    const modified = new Set<Passive>();
    const beyond = new Set<Passive>();
    const missed: (readonly [Passive, Proposed])[] = [];
    const [setup] = abilityDecks('modifying', edition);
    if (setup === undefined) throw new Error('there are decks');
    const started = altered.play.start(setup);
    if (!started.ok) throw new Error(started.error[0]?.message);
    const bot = randomBot('modifying');
    let { state } = started.value;
    for (let made = 0; made < 120 && state.pending !== null; made++) {
      const decided = altered.play.decide(state, state.pending.seat, bot(state.pending));
      if (!decided.ok) throw new Error(decided.error.message);
      state = decided.value.state;
      if (made % 40 !== 39) continue;
      const copy = cloneState(state);
      const item = copy.seats[0]?.hero[0] ?? 0;
      const source = { item, object: copy.stays[item]?.object ?? null, ability: 0 };
      for (const passive of passives) {
        const active = { source, controller: 0, me: item, timestamp: 0, passive, emblem: item };
        for (const action of actionsIn(copy)) {
          const isMeant = mayModify(active, action);
          if (!isMeant) beyond.add(passive);
          if (!isModified(copy, active, action)) continue;
          modified.add(passive);
          if (!isMeant) missed.push([passive, action]);
        }
      }
    }
    expect(missed).toEqual([]);
    expect(beyond.size).toBe(passives.length);
    // While a decision is pending, no card leaves Limbo, so a "next" ability cannot end.
    expect([...passives].filter((passive) => !modified.has(passive)).map(({ kind }) => kind)).toEqual([
      'played',
    ]);
  });
});
