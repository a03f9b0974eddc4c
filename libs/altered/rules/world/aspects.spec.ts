import { describe, expect, it } from '@jest/globals';
import {
  kindsOf,
  ofCondition,
  ofQuantity,
  ofSelector,
  type Aspect,
  type Aspects,
  type Condition,
  type Part,
  type Quantity,
  type QuantityKind,
  type Selector,
  walkAbilities,
} from '#altered/abilities';
import { character, hero, permanent, printedLines, spell, statistics, Table } from '#altered/testing';
import { compileLine } from '#altered/text';
import type { Characteristics, World } from './characteristics.js';
import { nothingBound, type Context } from './context.js';
import { allLike, holds, valueOf } from './matching.js';
import type { Reference, Stay } from '../state/objects.js';
import { cloneState, type State } from '../state/state.js';
import { worldOf } from './world.js';

/** A table with objects and cards of all kinds in every zone. */
const table = new Table({
  seats: [
    {
      heroZone: [hero('Captain', { subtypes: ['leader'] })],
      hero: [
        {
          card: character('Kite', { subtypes: ['robot'], faction: 'axiom', ...statistics(2, 0, 1) }),
          counters: { boost: 1 },
        },
        character('Owl', { abilities: [{ kind: 'keyword', keyword: 'gigantic' }], rarity: 'rare' }),
      ],
      companion: [{ card: character('Reed', statistics(0, 3, 0)), statuses: ['anchored'] }],
      landmark: [permanent('Tower'), { card: permanent('Bridge', { handCost: 4 }), statuses: ['exhausted'] }],
      hand: [character('Moth'), spell('Song')],
      reserve: [
        {
          card: character('Hare', { subtypes: ['animal'] }),
          statuses: ['exhausted'],
          counters: { boost: 2 },
        },
      ],
      discard: [spell('Rain')],
      mana: 2,
      at: { hero: 1, companion: 5 },
    },
    {
      hero: [character('Wolf', { abilities: [{ kind: 'tough', amount: 2 }], ...statistics(1, 1, 4) })],
      companion: [
        { card: character('Kite', { reference: 'Other Kite', faction: 'lyra' }), statuses: ['asleep'] },
      ],
      landmark: [permanent('Mill')],
      hand: [character('Frog')],
      reserve: [spell('Wind')],
      at: { hero: 0, companion: 6 },
    },
  ],
});

const base = table.state;
const items = base.items.map((_, item) => item);
const referTo = (state: State, name: string, seat: number): Reference => {
  const item = table.state.items.findIndex(
    (of, index) => of.owner === seat && of.kind === 'card' && worldOf(base).of(index).name === name,
  );
  return { item, object: state.stays[item]?.object ?? null };
};

interface Changed {
  readonly state?: State;
  readonly is?: (before: Characteristics) => Partial<Characteristics>;
  readonly terrains?: World['terrains'];
  readonly bound?: Partial<Context['bound']>;
}

const me = referTo(base, 'Kite', 0);
const it0 = referTo(base, 'Wolf', 1);
const target = referTo(base, 'Reed', 0);
const inReserve = referTo(base, 'Hare', 0);
const bound: Context['bound'] = {
  ...nothingBound(me.item, me.object),
  it: [it0],
  targets: [
    [{ kind: 'object', ...target }],
    [{ kind: 'player', seat: 1 }],
    [{ kind: 'expedition', seat: 0, expedition: 'hero' }],
  ],
  noted: { them: [it0, target, inReserve], kept: [inReserve], number: 3 },
};

function looking({ state = base, is, terrains, bound: other }: Changed = {}): Context {
  const derived = worldOf(base);
  // Keeps all other characteristics, so that only one aspect changes at a time.
  const changed: Pick<World, 'of' | 'terrains'> = {
    of: (item) => ({ ...derived.of(item), ...is?.(derived.of(item)) }),
    terrains: terrains ?? derived.terrains,
  };
  const world = new Proxy(derived, {
    get: (own, name) => {
      const value: unknown = Reflect.get(name in changed ? changed : own, name);
      return typeof value === 'function' ? (value.bind(own) as unknown) : value;
    },
  });
  return { state, world, controller: 0, bound: { ...bound, ...other } };
}

const having = (change: (state: State) => void): Changed => {
  const state = cloneState(base);
  change(state);
  return { state };
};
const staying = (change: (stay: Stay, item: number) => Partial<Stay>): Changed =>
  having((state) => {
    for (const item of items) {
      const stay = state.stays[item];
      if (stay !== null && stay !== undefined) state.stays[item] = { ...stay, ...change(stay, item) };
    }
  });
const being = (is: Partial<Characteristics>): Changed => ({ is: () => is });
const isHere = (zone: string): boolean => zone === 'hero' || zone === 'expedition' || zone === 'landmark';
const gone = (which: (zone: string) => boolean): Changed[] =>
  items.flatMap((item) => {
    const stay = base.stays[item];
    if (stay === null || stay === undefined || !which(stay.zone)) return [];
    return having((state) => {
      for (const seat of state.seats)
        for (const zone of ['deck', 'discard', 'hand', 'hero', 'landmark', 'mana', 'reserve'] as const)
          seat[zone] = seat[zone].filter((other) => other !== item);
      state.expedition = state.expedition.filter((other) => other !== item);
      // Keeps statuses and counters, because they are a separate aspect.
      state.stays[item] = { ...stay, zone: isHere(stay.zone) ? 'discard' : 'deck', object: -1 };
    });
  });

/** For each aspect, the games that differ from the base game only in that aspect. */
const changes: Readonly<Record<Aspect, readonly Changed[]>> = {
  types: [being({ type: 'permanent' }), being({ type: 'character' }), being({ type: 'spell' })],
  subtypes: [being({ subtypes: [] }), being({ subtypes: ['robot', 'animal'] })],
  names: [being({ name: 'Kite' }), being({ name: 'Moss' })],
  rarities: [being({ rarity: 'rare' }), being({ rarity: 'common' })],
  factions: [being({ faction: 'axiom' }), being({ faction: null })],
  costs: [being({ handCost: 9, reserveCost: 9 }), being({ handCost: 0, reserveCost: 0 })],
  statistics: [
    being({ statistics: { forest: 7, mountain: 8, water: 9 } }),
    being({ statistics: { forest: 0, mountain: 0, water: 0 } }),
  ],
  keywords: [being({ keywords: ['gigantic', 'defender'] }), being({ keywords: [] })],
  tough: [being({ tough: 0 }), being({ tough: 4 })],
  abilities: [being({ abilities: [] }), being({ abilities: [{ kind: 'keyword', keyword: 'eternal' }] })],
  terrains: [
    { terrains: worldOf(base).terrains.map(() => []) },
    { terrains: worldOf(base).terrains.map(() => ['forest', 'mountain', 'water']) },
  ],
  play: [
    ...gone(isHere),
    staying(({ zone, seat }) => (zone === 'expedition' ? { seat: 1 - seat } : {})),
    staying(({ zone, expedition }) =>
      zone === 'expedition' ? { expedition: expedition === 'hero' ? 'companion' : 'hero' } : {},
    ),
  ],
  elsewhere: [
    ...gone((zone) => !isHere(zone)),
    staying(({ zone, seat }) => (isHere(zone) ? {} : { seat: 1 - seat })),
    // The same cards as new objects, as if they had been in another zone.
    staying(({ zone, object }) => (isHere(zone) || object === null ? {} : { object: -object })),
  ],
  statuses: [
    staying(() => ({ statuses: ['anchored', 'asleep', 'exhausted', 'fleeting'] })),
    staying(() => ({ statuses: [] })),
  ],
  counters: [staying(() => ({ counters: { boost: 5 } })), staying(() => ({ counters: {} }))],
  progress: [
    having(({ seats }) => seats.forEach((seat) => (seat.expeditions = { hero: 3, companion: 3 }))),
    having(({ seats }) => seats.forEach((seat) => (seat.expeditions = { hero: 0, companion: 7 }))),
  ],
  day: [1, 2, 9].map((day) => having((state) => void (state.day = day))),
  phase: (['morning', 'noon', 'afternoon', 'dusk', 'night'] as const).map((phase) =>
    having((state) => void (state.phase = phase)),
  ),
  turn: [null, 0, 1].map((seat) => having((state) => void (state.turnSeat = seat))),
  'first-player': [0, 1].map((seat) => having((state) => void (state.firstPlayer = seat))),
  passed: [true, false].map((passed) =>
    having(({ seats }) => seats.forEach((seat) => (seat.passed = passed))),
  ),
  past: [having((state) => void (state.today = ['reaction:1:0', 'reaction:1:0']))],
  result: [
    having(
      (state) => void (state.result = { kind: 'outcome', winners: [0], reason: 'ability', rule: '1.4.2.a' }),
    ),
  ],
  bound: [
    { bound: { it: [], targets: [], noted: {} } },
    { bound: { it: [target], targets: [[{ kind: 'object', ...it0 }], [{ kind: 'player', seat: 0 }]] } },
    { bound: { noted: { them: [target], number: 0 } } },
  ],
};

/** Determines the aspects that a query reads: changes one aspect at a time and compares the results. */
function lookedAt(ask: (context: Context) => unknown): ReadonlySet<Aspect> {
  const before = JSON.stringify(ask(looking()));
  const found = new Set<Aspect>();
  for (const [aspect, games] of Object.entries(changes) as [Aspect, readonly Changed[]][])
    if (games.some((game) => JSON.stringify(ask(looking(game))) !== before)) found.add(aspect);
  return found;
}

/**
 * Checks that each example reads only the aspects declared for it. Together, the examples must read every declared
 * aspect.
 */
function agrees<Node>(
  examples: readonly Node[],
  claims: (node: Node) => Aspects,
  ask: (context: Context, node: Node) => unknown,
): void {
  const [claimed, seen] = [new Set<Aspect>(), new Set<Aspect>()];
  for (const example of examples) {
    const own = lookedAt((context) => ask(context, example));
    for (const aspect of own) {
      expect({ example, aspect, isClaimed: claims(example).has(aspect) }).toEqual({
        example,
        aspect,
        isClaimed: true,
      });
      seen.add(aspect);
    }
    for (const aspect of claims(example)) claimed.add(aspect);
  }
  expect([...seen].sort()).toEqual([...claimed].sort());
}

const all = { type: 'character' } as const;
const words = [
  'my-expedition',
  'my-other-expedition',
  'facing-me',
  'your-hero',
  'each-of-opponents',
  'its-expedition',
  'facing-it',
] as const;

const selectors: Readonly<Partial<Record<keyof Selector, readonly Selector[]>>> = {
  zone: [{ zone: 'expedition' }, { zone: ['hand', 'landmark'] }],
  type: [{ type: 'character' }, { type: ['permanent', 'hero'] }],
  subtype: [{ subtype: 'robot' }],
  name: [{ name: 'Kite' }],
  rarity: [{ rarity: 'rare' }],
  faction: [{ faction: 'axiom' }, { faction: 'neutral' }],
  controller: [
    { controller: 'you' },
    { controller: 'opponent' },
    { controller: { target: 1 } },
    { controller: 'its-controller', zone: 'expedition' },
    { among: { noted: 'them' }, controller: 'you' },
    { zone: 'reserve', controller: 'its-controller' },
  ],
  owner: [{ owner: 'its-owner' }, { owner: 'you' }, { owner: { target: 1 } }],
  expedition: [...words.map((expedition) => ({ expedition })), { expedition: { target: 2 } }],
  token: [{ token: true }, { token: false }],
  keyword: [{ keyword: 'gigantic' }, { keyword: 'tough' }],
  status: [{ status: 'anchored' }, { status: 'boosted' }, { status: 'ready' }],
  without: [{ without: 'asleep' }, { without: 'boosted' }],
  bounds: [
    { bounds: [{ of: 'hand-cost', is: 'at-least', than: 2 }] },
    { bounds: [{ of: 'water', is: 'more-than', than: { statistic: 'forest', of: 'me' } }] },
    { bounds: [{ of: 'water', is: 'at-least', than: { statistic: 'water', of: { noted: 'kept' } } }] },
    { bounds: [{ of: { counters: 'boost' }, is: 'less-than', than: 1 }] },
    { bounds: [{ of: { base: 'any' }, is: 'exactly', than: 0 }] },
  ],
  other: [{ other: true }],
  among: [{ among: { noted: 'them' } }, { among: 'it' }, { among: { target: 0 } }, { among: 'me' }],
  except: [{ except: { noted: 'kept' }, zone: 'reserve' }, { except: 'it' }],
  oneOf: [{ oneOf: [{ status: 'fleeting' }, { subtype: 'robot' }, { keyword: 'defender' }] }],
};

const conditions: { readonly [K in Condition['kind']]?: readonly Extract<Condition, { kind: K }>[] } = {
  compare: [
    { kind: 'compare', left: { count: all }, is: 'more-than', right: 4 },
    { kind: 'compare', left: 2, is: 'at-most', right: { cardsIn: 'hand', of: 'you' } },
  ],
  is: [
    { kind: 'is', what: 'it', like: { subtype: 'robot' } },
    { kind: 'is', what: 'me', like: { status: 'boosted' } },
    { kind: 'is', what: { noted: 'kept' }, like: { controller: 'you' } },
    { kind: 'is', what: 'it', like: { controller: 'you' } },
  ],
  exists: [{ kind: 'exists', like: { type: 'permanent', controller: 'opponent' } }],
  distinct: [
    { kind: 'distinct', like: [{ status: 'anchored' }, { keyword: 'gigantic' }] },
    { kind: 'distinct', like: [{ name: 'Mill' }, { name: 'Tower' }] },
  ],
  'first-day': [{ kind: 'first-day' }],
  'first-player': [
    { kind: 'first-player', who: 'you' },
    { kind: 'first-player', who: { target: 1 } },
  ],
  passed: [{ kind: 'passed', who: 'opponent' }],
  phase: [{ kind: 'phase', phase: 'dusk' }],
  terrain: [
    { kind: 'terrain', expedition: 'your-hero', terrain: 'forest' },
    { kind: 'terrain', expedition: 'my-expedition', terrain: 'water' },
    { kind: 'terrain', expedition: 'my-expedition', terrain: 'mountain' },
  ],
  not: [{ kind: 'not', condition: { kind: 'phase', phase: 'dusk' } }],
  all: [
    {
      kind: 'all',
      conditions: [
        { kind: 'not', condition: { kind: 'phase', phase: 'dusk' } },
        { kind: 'not', condition: { kind: 'passed', who: 'you' } },
      ],
    },
  ],
  any: [
    {
      kind: 'any',
      conditions: [
        { kind: 'phase', phase: 'dusk' },
        { kind: 'passed', who: 'you' },
      ],
    },
  ],
};

const quantities: Readonly<Partial<Record<QuantityKind, readonly Quantity[]>>> = {
  number: [0, 3],
  count: [{ count: { type: 'character', controller: 'you' } }, { count: { zone: 'hand' } }],
  counters: [
    { counters: 'boost', on: 'me' },
    { counters: 'boost', on: { noted: 'kept' } },
  ],
  statistic: [
    { statistic: 'water', of: 'it' },
    { statistic: 'forest', of: { noted: 'kept' } },
  ],
  cost: [
    { cost: 'hand', of: 'it' },
    { cost: 'reserve', of: { noted: 'them' } },
  ],
  total: [
    { total: 'water', in: 'your-hero' },
    { total: 'mountain', in: 'facing-it' },
  ],
  cardsIn: [
    { cardsIn: 'hand', of: 'you' },
    { cardsIn: 'landmark', of: 'each-player' },
    { cardsIn: 'mana', of: { target: 1 } },
  ],
  statistics: [{ statistics: 'any', is: 'exactly', than: 0, among: all }],
  regionsBetween: [{ regionsBetween: 'you' }],
  if: [
    { if: { kind: 'not', condition: { kind: 'phase', phase: 'dusk' } }, then: { count: all } },
    { if: { kind: 'phase', phase: 'dusk' }, then: 0, otherwise: { cardsIn: 'hand', of: 'you' } },
  ],
  noted: [{ noted: 'number' }, { noted: 'them' }],
  sum: [{ sum: [1, { cardsIn: 'mana', of: 'you' }] }],
  times: [{ times: [2, { regionsBetween: 'you' }] }],
  half: [{ half: { cardsIn: 'mana', of: 'you' }, round: 'down' }],
  atMost: [{ atMost: 3, of: { cardsIn: 'mana', of: 'you' } }],
};

describe('the aspects of a node', () => {
  it.each(Object.entries(selectors))('match what a description with "%s" reads', (_, examples) => {
    agrees(examples, ofSelector, (context, like) => allLike(context, like).sort((a, b) => a - b));
  });

  it.each(Object.entries(conditions))('match what the condition "%s" reads', (_, examples) => {
    agrees<Condition>(examples, ofCondition, holds);
  });

  it.each(Object.entries(quantities))('match what the quantity "%s" reads', (_, examples) => {
    agrees(examples, ofQuantity, valueOf);
  });
});

/**
 * Returns the first condition and the first quantity of each kind in printed abilities. Descriptions have no kinds, so
 * they are distinguished by their last field instead.
 */
function printedNodes(): ReadonlyMap<string, readonly [Aspects, (context: Context) => unknown]> {
  const nodes = new Map<string, readonly [Aspects, (context: Context) => unknown]>();
  for (const { line, box, type } of printedLines()) {
    const compiled = compileLine(line, box, { type, isExplained: false });
    if (compiled.kind !== 'parsed') continue;
    walkAbilities(compiled.abilities, ({ family, value }) => {
      if (family !== 'condition' && family !== 'quantity' && family !== 'selector') return;
      const name = `${family} ${kindsOf({ family, value } as Part).at(-1)}`;
      if (nodes.has(name)) return;
      if (family === 'condition') nodes.set(name, [ofCondition(value), (context) => holds(context, value)]);
      if (family === 'quantity') nodes.set(name, [ofQuantity(value), (context) => valueOf(context, value)]);
      if (family === 'selector')
        nodes.set(name, [ofSelector(value), (context) => allLike(context, value).sort((a, b) => a - b)]);
    });
  }
  return nodes;
}

describe('the aspects of printed nodes', () => {
  it('are all in the tables of aspects', () => {
    const found = [...printedNodes()].flatMap(([name, [aspects, ask]]) =>
      [...lookedAt(ask)].filter((aspect) => !aspects.has(aspect)).map((aspect) => `${aspect}: ${name}`),
    );
    expect(found).toEqual([]);
  });
});
