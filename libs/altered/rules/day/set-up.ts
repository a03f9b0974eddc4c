import { below, byRule, gather, itemOption, numberIn, shuffled } from '#kernel';
import { invariant, type Choice, type Seat } from '#record';
import type { CardDefinition } from '#altered/abilities';
import { buildCross } from './cross.js';
import { openBoosters } from './ordered-decks.js';
import { allTerrains, tumultCards } from './tumult-cards.js';
import { markerCounter } from '../world/terrain-markers.js';
import type { Proposed } from '../state/proposal.js';
import type { Run } from '../step/run.js';
import { expeditionNames, type Counters, type Region } from '../state/objects.js';
import { cardOf, type State } from '../state/state.js';
import type { SetUpStage, TaskOf } from '../state/tasks.js';
import { initiativeOrder, place, seatOf } from '../state/zones.js';

/** 4.1: runs one stage of set-up. */
export function runSetUp(run: Run, task: TaskOf<'set-up'>): void {
  switch (stageNow(run, task.stage)) {
    case 'adventure':
      return buildAdventure(run);
    case 'counters':
      return placeCounters(run);
    case 'first-player':
      return chooseFirstPlayer(run);
    case 'heroes':
      return revealHeroes(run);
    case 'shuffle':
      return run.edition.decks === 'ordered' ? openBoosters(run) : shuffleDecks(run);
    case 'draw':
      return drawStartingHands(run);
  }
}

/**
 * Returns the stage to run now. In edition 4.0, heroes are revealed before the first player is determined (4.1.e). In
 * edition 1.0, they are revealed afterwards (4.1.h).
 */
function stageNow({ edition }: Run, stage: SetUpStage): SetUpStage {
  if (edition.heroesShown === 'after-first-player') return stage;
  return stage === 'heroes' ? 'first-player' : stage === 'first-player' ? 'heroes' : stage;
}

/** 4.1.b–c: creates a row of regions. The Tumult cards are face down, in random order and orientation. */
function buildAdventure(run: Run): void {
  const { random, seats } = run.state;
  if (seats.length > 2) return buildCross(run);
  const region = (part: Omit<Region, 'item' | 'object'>): Proposed => ({ kind: 'create', region: part });
  const end = (name: 'hero' | 'companion'): Proposed =>
    region({ name, tumult: null, terrains: allTerrains, faceDown: false });
  const halves = shuffled(random, [0, 1, 2]).flatMap((card, tumult) => {
    const [first, second] = tumultCards[card] ?? [[], []];
    const facing = below(random, 2) === 0 ? [first, second] : [second, first];
    return facing.map((terrains) => region({ name: 'tumult', tumult, terrains, faceDown: true }));
  });
  run.perform({
    verb: 'build-adventure',
    by: null,
    cause: byRule('4.1.c'),
    actions: [end('hero'), ...halves, end('companion')],
    rules: ['4.1.b', '4.1.c'],
  });
}

/** 4.1.d: places the expedition counters. */
function placeCounters(run: Run): void {
  run.perform({
    verb: 'place-counters',
    by: null,
    cause: byRule('4.1.d'),
    actions: run.state.seats.flatMap(({ way }, seat) =>
      expeditionNames.map((expedition): Proposed => ({
        kind: 'expedition',
        seat,
        expedition,
        move: { to: way.at(expedition === 'hero' ? 0 : -1) ?? 0 },
      })),
    ),
    rules: ['4.1.d'],
  });
}

/** 4.1.g: determines the first player at random. */
function chooseFirstPlayer(run: Run): void {
  const seat = below(run.state.random, run.state.seats.length);
  run.perform({
    verb: 'choose-first-player',
    by: null,
    cause: byRule('4.1.g'),
    actions: [{ kind: 'first-player', seat }],
    rules: ['4.1.g'],
  });
}

/** 4.1.h: moves heroes to the Hero zone. */
function revealHeroes(run: Run): void {
  const { state } = run;
  const heroes: Proposed[] = [];
  for (let index = 0; index < state.items.length; index++) {
    const item = state.items[index];
    if (item?.kind !== 'card') continue;
    const card = cardOf(state, index);
    if (card.type !== 'hero') continue;
    const counters = countersAtFirst(card);
    heroes.push({
      kind: 'move',
      item: index,
      to: place('hero', item.owner),
      ...(counters && { counters }),
    });
  }
  const counting = heroes.some((action) => action.kind === 'move' && action.counters !== undefined);
  run.perform({
    verb: 'reveal-heroes',
    by: null,
    cause: byRule('4.1.h'),
    actions: heroes,
    rules: ['4.1.h', ...(counting ? ['2.5.d'] : [])],
  });
}

/** 2.5.d: returns a hero's initial counters, from its definition or from its abilities. */
export function countersAtFirst({ startsWith, abilities = [] }: CardDefinition): Counters | undefined {
  return abilities.reduce<Counters | undefined>((counters, ability) => {
    if (ability.kind !== 'passive' || ability.passive.kind !== 'begins-with') return counters;
    const { counters: more, markers = [] } = ability.passive;
    const all = [
      ...(more === undefined ? [] : [more]),
      ...markers.map((terrain) => ({ name: markerCounter(terrain), count: 1 })),
    ];
    return all.reduce<Counters | undefined>(
      (sum, { name, count }) => ({ ...sum, [name]: (sum?.[name] ?? 0) + count }),
      counters,
    );
  }, startsWith);
}

/** 4.1.i: shuffles all decks. */
function shuffleDecks(run: Run): void {
  const { state } = run;
  const actions = state.seats.map((_, seat): Proposed => {
    const cards = gather(state.items, (item, index) =>
      item.kind === 'card' && item.owner === seat && state.stays[index] === null ? [index] : [],
    );
    const order = shuffled(state.random, cards);
    return { kind: 'shuffle', seat, order, count: order.length, discard: false };
  });
  run.perform({ verb: 'shuffle-decks', by: null, cause: byRule('4.1.i'), actions, rules: ['4.1.i'] });
}

/** Returns the actions by which players simultaneously draw the top cards of their decks (7.3.5.a). */
export function draws(state: State, count: (seat: Seat) => number): Proposed[] {
  return gather(initiativeOrder(state), (seat) =>
    Array.from({ length: count(seat) }, (_, fromTop) => ({
      kind: 'move',
      item: { deck: seat, fromTop },
      to: place('hand', seat),
      as: 'draw',
    })),
  );
}

/** 4.1.j: players draw six cards, then choose three for mana orbs. This replaces the first Morning. */
function drawStartingHands(run: Run): void {
  const edition = run.edition;
  run.perform({
    verb: 'begin-day',
    by: null,
    cause: byRule('4.1.j'),
    actions: [{ kind: 'phase', day: 1, phase: 'morning' }],
    rules: ['4.1.j'],
  });
  // M2.5: if mana is unlimited, there are no mana orbs to choose.
  if (edition.startingMana === 0) run.schedule({ task: 'begin-phase', phase: 'noon' });
  else run.schedule({ task: 'starting-mana', chosen: [] }, { task: 'begin-phase', phase: 'noon' });
  run.perform({
    verb: 'draw',
    by: null,
    cause: byRule('4.1.j|4.1.h'),
    actions: draws(run.state, () => edition.startingHand),
    rules: ['4.1.j|4.1.h', '7.3.5.a'],
  });
}

/** 4.1.j: lets each player in turn choose cards for mana orbs. Then all those cards are moved simultaneously. */
export function runStartingMana(run: Run, task: TaskOf<'starting-mana'>): void {
  const { state } = run;
  const seat = initiativeOrder(state)[task.chosen.length];
  if (seat === undefined) {
    run.perform({
      verb: 'make-mana-orbs',
      by: null,
      cause: byRule('4.1.j|4.1.i'),
      actions: task.chosen.flatMap(({ seat: owner, items }) =>
        items.map((item): Proposed => ({ kind: 'move', item, to: place('mana', owner), faceDown: true })),
      ),
      rules: ['4.1.j|4.1.i', '3.2.9.b', '3.2.9.c'],
    });
    return;
  }
  const { hand } = seatOf(state, seat);
  const count = Math.min(run.edition.startingMana, hand.length);
  run.schedule(task);
  run.ask({
    seat,
    kind: 'starting-mana',
    options: hand.map(itemOption),
    min: count,
    max: count,
    hidden: true,
    rules: ['4.1.j|4.1.i'],
  });
}

export function answerStartingMana(run: Run, task: TaskOf<'starting-mana'>, choice: Choice): void {
  const seat = initiativeOrder(run.state)[task.chosen.length];
  invariant(seat !== undefined, 'a player chooses');
  run.schedule({ task: 'starting-mana', chosen: [...task.chosen, { seat, items: choice.map(numberIn) }] });
}
