import { describe, expect, it } from '@jest/globals';
import { altered } from '#altered/rules';
import { contracts } from '#contracts';
import {
  omniscient,
  type GameEvent,
  type GameModule,
  type PublicState,
  type RecordedEvent,
  type Setup,
} from '#record';
import { abilityDecks } from '#altered/testing';
import { contractsDecks } from '#contracts/testing';
import { playRandomly } from '#record/testing';

// Slow: describes every move of many games in every language.

type Zones = ReadonlyMap<number, string>;
type Counters = ReadonlyMap<string, number>;

/** Returns the zone of every card in a view that hides nothing. */
const zonesIn = ({ zones }: PublicState): Zones =>
  new Map(
    zones.flatMap(({ kind, cards }) =>
      // Omits emblems, because they are not cards.
      cards.flatMap(({ item, emblem }) => (item === null || emblem ? [] : [[item, kind] as const])),
    ),
  );

/** Returns the counters on every object in a view that hides nothing. */
const countersIn = ({ zones }: PublicState): Counters =>
  new Map(
    zones
      .flatMap(({ cards }) => cards)
      .flatMap(({ object, counters }) =>
        counters.map(({ name, value }) => [`${object ?? ''} ${name}`, value] as const),
      )
      .sort(),
  );

interface Moment {
  readonly at: string;
  readonly before: PublicState;
  readonly after: PublicState;
  readonly ownFacts: ReturnType<GameModule['tell']['facts']>;
}

/** Yields every atomic action of a game, with its description and the views before and after it. */
function* moments(module: GameModule, events: readonly RecordedEvent[]): Generator<Moment> {
  let state = module.fold.initial();
  for (const { event, revision } of events) {
    if (event.kind !== 'StepResolved') {
      state = module.fold.evolve(state, event);
      continue;
    }
    const facts = module.tell.facts(event, module.fold.clone(state));
    for (const [index, action] of event.actions.entries()) {
      const before = module.see.view(state, omniscient);
      const alone: GameEvent = { ...event, actions: [action] };
      state = module.fold.evolve(state, alone);
      const ownFacts = facts.filter((fact) => fact.action === index);
      yield {
        at: `${revision}.${index} ${event.verb}`,
        before,
        after: module.see.view(state, omniscient),
        ownFacts,
      };
    }
  }
}

const play = (module: GameModule, setup: Setup) =>
  [setup.seed, module, playRandomly(module, setup, setup.seed)] as const;
const games = [
  ...abilityDecks('altered')
    .filter((_, index) => index % 4 === 0)
    .map((setup) => play(altered, setup)),
  ...contractsDecks('contracts').map((setup) => play(contracts, setup)),
];

let counted = 0;

describe.each(games)('in the game %s', (_name, module, events) => {
  it('a card that is elsewhere after an atomic action has a corresponding card event', () => {
    const missing: string[] = [];
    let moved = 0;
    for (const { at, before, after, ownFacts } of moments(module, events)) {
      const [was, is] = [zonesIn(before), zonesIn(after)];
      const moves = new Map(
        ownFacts.flatMap((fact) => (fact.kind === 'card' ? [[fact.card.item, fact] as const] : [])),
      );
      for (const item of new Set([...was.keys(), ...is.keys()])) {
        const [from, to] = [was.get(item) ?? null, is.get(item) ?? null];
        if (from === to) continue;
        moved++;
        const fact = moves.get(item);
        // Skips cards that enter the game during setup, because no fact describes these moves.
        if (fact === undefined && from === null && before.clock.phase === 'set-up') continue;
        if (fact?.from !== from || fact.to !== to)
          missing.push(`${at}: ${item} from ${String(from)} to ${String(to)}`);
      }
      for (const [item, { verb, from, to }] of moves)
        if (item === null || (was.get(item) ?? null) !== from || (is.get(item) ?? null) !== to)
          missing.push(`${at}: ${String(item)} is told as ${verb} from ${String(from)} to ${String(to)}`);
    }
    expect(moved).toBeGreaterThan(100);
    expect(missing).toEqual([]);
  });

  it('the counter events sum to the counters on every object', () => {
    const wrong: string[] = [];
    const folded = new Map<string, number>();
    for (const { at, after, ownFacts } of moments(module, events)) {
      for (const fact of ownFacts) {
        if (fact.kind !== 'counter' || fact.on === null) continue;
        const key = `${fact.on.object ?? ''} ${fact.name}`;
        if ((folded.get(key) ?? 0) + fact.delta !== fact.value)
          wrong.push(`${at}: ${key} was ${folded.get(key) ?? 0}, and ${fact.delta} makes ${fact.value}`);
        if (fact.how === 'left' && fact.value !== 0) wrong.push(`${at}: ${key} has left and is there`);
        if (fact.value === 0) folded.delete(key);
        else folded.set(key, fact.value);
        counted++;
      }
      const shown = [...countersIn(after)].join();
      if (shown !== [...folded].sort().join()) wrong.push(`${at}: ${shown} is told as ${[...folded].join()}`);
    }
    expect(wrong).toEqual([]);
  });

  it("the counter events of a player sum to the player's counters", () => {
    const wrong: string[] = [];
    const folded = new Map<string, number>();
    for (const { at, after, ownFacts } of moments(module, events)) {
      for (const fact of ownFacts)
        if (fact.kind === 'counter' && fact.on === null) folded.set(`${fact.seat} ${fact.name}`, fact.value);
      for (const [key, value] of folded) {
        const [seat = '', name = ''] = key.split(' ');
        const shown = shownTo(after, Number(seat), name);
        if (shown !== null && shown !== value) wrong.push(`${at}: ${key} is ${shown}, told as ${value}`);
      }
    }
    expect(wrong).toEqual([]);
  });
});

it('the games have counters', () => {
  expect(counted).toBeGreaterThan(100);
});

/** Returns the displayed value of a counter. Null if this value does not depend only on counters. */
function shownTo({ seats, zones }: PublicState, seat: number, name: string): number | null {
  const mana = /^extractors-(.+)$/.exec(name)?.[1];
  if (mana !== undefined)
    return zones
      .filter((zone) => zone.kind === 'extractors' && zone.seat === seat)
      .flatMap(({ cards }) => cards)
      .filter(({ face }) => face?.faction === mana).length;
  if (name !== 'health') return null;
  return seats[seat]?.resources.find((resource) => resource.name === name)?.value ?? null;
}
