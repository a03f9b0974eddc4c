import { describe, expect, it } from '@jest/globals';
import { aspectsOfStep, executedKinds, type Aspect, type Selector, type Step } from '#altered/abilities';
import { character, effect, joins, passive, permanent, reaction, spell, step, Table } from '#testing';
import { apply } from '../state/evolve.js';
import { cloneState, type State } from '../state/state.js';
import { worldOf } from '../world/world.js';

const kite: Selector = { type: 'character', controller: 'you' };
const all = { all: kite };
const token = { name: 'Recruit', subtypes: [], statistics: { forest: 1, mountain: 1, water: 1 } };

/** For each kind that is executed: steps that together change all that their kind can. */
const examples: Readonly<Partial<Record<Step['kind'], readonly Step[]>>> = {
  draw: [{ kind: 'draw', count: 1 }],
  resupply: [{ kind: 'resupply' }],
  discard: [{ kind: 'discard', what: all }],
  sacrifice: [{ kind: 'sacrifice', what: kite }],
  sabotage: [{ kind: 'sabotage', target: 0 }],
  move: [{ kind: 'move', what: all, to: { zone: 'hand' } }],
  create: [{ kind: 'create', token, in: 'your-hero' }],
  status: [{ kind: 'status', change: 'gain', status: 'asleep', what: all }],
  counters: [{ kind: 'counters', change: 'gain', name: 'boost', count: 1, what: all }],
  'switch-expeditions': [{ kind: 'switch-expeditions', what: all }],
  'move-expedition': [{ kind: 'move-expedition', which: 'your-hero', direction: 'forward' }],
  reveal: [{ kind: 'reveal', what: { all: { zone: 'hand', owner: 'you' } } }],
  look: [{ kind: 'look', what: { all: { zone: 'hand', owner: 'opponent' } } }],
  shuffle: [{ kind: 'shuffle' }],
  activate: [{ kind: 'activate', triggers: ['join'], what: all }],
  win: [{ kind: 'win' }],
  ongoing: [{ kind: 'ongoing', passive: { kind: 'subtypes', of: kite, gain: ['robot'] }, duration: 'turn' }],
  'create-at': [{ kind: 'create-at', token, place: { kind: 'landmarks', of: 'you' } }],
  distribute: [{ kind: 'distribute', name: 'boost', count: 1, among: all }],
};

/** Where what is noted goes on living, or the agenda does something: no state of a game shows that. */
const unseen: readonly Step['kind'][] = ['roll', 'play-for-free', 'after-you', 'receive-gift'];

const inPlay = (zone: string): boolean => zone === 'hero' || zone === 'expedition' || zone === 'landmark';

/** A state by aspect, as text. */
function shown(state: State, items: number): Readonly<Partial<Record<Aspect, string>>> {
  const { stays } = state;
  const world = worldOf(state);
  const where = (here: boolean): string =>
    JSON.stringify([
      stays.flatMap((stay, item) =>
        stay === null || inPlay(stay.zone) !== here ? [] : [[item, stay.zone, stay.seat, stay.expedition]],
      ),
      here ? [] : state.seats.map(({ deck }) => deck),
    ]);
  return {
    play: where(true),
    elsewhere: where(false),
    statuses: JSON.stringify(stays.slice(0, items).map((stay) => stay?.statuses)),
    counters: JSON.stringify(stays.slice(0, items).map((stay) => stay?.counters)),
    progress: JSON.stringify(state.seats.map(({ expeditions }) => expeditions)),
    day: String(state.day),
    phase: state.phase,
    turn: String(state.turnSeat),
    'first-player': String(state.firstPlayer),
    passed: JSON.stringify(state.seats.map(({ passed }) => passed)),
    past: JSON.stringify(state.today),
    result: JSON.stringify(state.result),
    statistics: JSON.stringify(
      state.items.slice(0, items).map((_, item) => {
        const { zone } = stays[item] ?? { zone: 'discard' };
        // What is gone from play has only what is printed on it.
        return zone === 'expedition' ? world.of(item).statistics : null;
      }),
    ),
    subtypes: JSON.stringify(state.items.slice(0, items).map((_, item) => world.of(item).subtypes)),
  };
}

/** What of a game the step of a spell changes, by itself. */
function changedBy(one: Step): readonly string[] {
  const song = spell('Song', {
    abilities: [effect(step(one), [{ kind: 'object', like: { zone: 'reserve' }, upTo: true }])],
  });
  const listening = reaction(joins, step({ kind: 'draw', count: 0 }));
  const still = permanent('Stone', { abilities: [passive({ kind: 'dice', who: 'you', extra: 1 })] });
  const table = new Table({
    seats: [
      {
        hand: [song, character('Moth')],
        mana: 1,
        landmark: [still],
        hero: [
          {
            card: character('Kite', { abilities: [listening] }),
            statuses: ['anchored'],
            counters: { boost: 1 },
          },
        ],
      },
      { reserve: [{ card: character('Hare'), statuses: ['exhausted'] }], hand: [character('Frog')] },
    ],
  });
  const from = table.events.length;
  const before = cloneState(table.state);
  table.choose('play Song');
  while (table.state.pending !== null && !['turn'].includes(table.state.pending.kind)) {
    const { options, min, kind } = table.state.pending;
    const count = kind === 'targets' || kind === 'target' ? 1 : Math.max(min, 1);
    const made = table.decide(
      table.state.pending.seat,
      options.slice(0, count).map(({ key }) => key),
    );
    if (!made.ok) throw new Error(made.error.message);
  }
  for (const event of table.events.slice(from)) {
    if (event.kind !== 'StepResolved') continue;
    const verb = one.kind === 'create-at' ? 'create' : one.kind;
    const was = event.verb === verb ? shown(before, before.items.length) : null;
    const items = before.items.length;
    for (const action of event.actions) apply(before, action);
    if (was === null) continue;
    const is = shown(before, items);
    const changed = (Object.keys(was) as Aspect[]).filter((aspect) => was[aspect] !== is[aspect]);
    // What went elsewhere took its statistics along.
    return changed.includes('elsewhere') ? changed.filter((aspect) => aspect !== 'statistics') : changed;
  }
  throw new Error(`${one.kind} did not happen: ${table.happened().join('; ')}`);
}

describe('what steps change', () => {
  it('has examples of every kind that is executed and shows', () => {
    const executed = executedKinds('1.0')?.step ?? [];
    expect([...Object.keys(examples), ...unseen].sort()).toEqual([...executed].sort());
  });

  it.each(Object.entries(examples))('"%s" changes what it says, and nothing else', (_, steps) => {
    const seen = new Set(steps.flatMap(changedBy));
    const said = new Set(steps.flatMap((one) => [...aspectsOfStep(one).changes]));
    expect([...seen].sort()).toEqual([...said].sort());
  });
});
