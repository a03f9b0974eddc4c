import { byRule } from '#kernel';
import { reads } from '#altered/abilities';
import { invariant, type Choice } from '#record';
import { drawOf, expandsFromDeck } from './morning.js';
import type { Proposed } from '../state/proposal.js';
import { runProgress } from './progress.js';
import { checkLead, checkVictory } from './victory.js';
import { refilled } from '../step/modifiers.js';
import type { Run } from '../step/run.js';
import { phases, type Phase } from '../state/objects.js';
import { cardOf } from '../state/state.js';
import { draws } from './set-up.js';
import { editionIn } from '../state/edition.js';
import { expeditionsWith, seatsOf } from '../world/context.js';
import { fits } from '../world/matching.js';
import { contextOfPassive, isActive } from '../world/passive-context.js';
import { endDurations } from './turn.js';
import type { AlteredTask, TaskOf } from '../state/tasks.js';
import { initiativeOrder, place, seatOf, seatsFrom, stayOf } from '../state/zones.js';

const phaseRules: Readonly<Record<Phase, string>> = {
  morning: '4.2.1.a',
  noon: '4.2.2.a',
  afternoon: '4.2.3.a',
  dusk: '4.2.4.a',
  night: '4.2.5.a',
};

/** Stands for the top card of the deck among chosen items. */
const TOP = -1;

/** What comes after a phase: the next one, or the next day (4.2.e). */
function after(phase: Phase): AlteredTask {
  const next = phases[phases.indexOf(phase) + 1];
  return next === undefined ? { task: 'begin-day' } : { task: 'begin-phase', phase: next };
}

/** 4.2.a: a day begins with its Morning. */
export function beginDay(run: Run): void {
  endDurations(run, 'day');
  beginPhase(run, { task: 'begin-phase', phase: 'morning' }, run.state.day + 1);
}

/** 4.2.b–e: reactions are checked as a phase begins and after each of its daily effects. */
export function beginPhase(run: Run, { phase, silent }: TaskOf<'begin-phase'>, day = run.state.day): void {
  const effects = run.edition.dailyEffects[phase].flatMap((effect): AlteredTask[] => [
    { task: 'daily-effect', effect },
    { task: 'after-daily-effect', effect },
    { task: 'check-reactions' },
  ]);
  const turns: AlteredTask[] =
    phase === 'afternoon' ? [{ task: 'begin-turn', seat: run.state.firstPlayer }] : [];
  run.schedule({ task: 'check-reactions' }, ...effects, ...turns, after(phase));
  run.perform({
    verb: phase === 'morning' ? 'begin-day' : 'begin-phase',
    by: null,
    cause: byRule('4.2.a'),
    actions: [{ kind: 'phase', day, phase }],
    rules: ['4.2.a', phaseRules[phase]],
    ...(silent !== undefined && { silent }),
  });
}

/** One daily effect (4.2.c). */
export function runDailyEffect(run: Run, { effect }: TaskOf<'daily-effect'>): void {
  switch (effect) {
    case 'succeed':
      return succeed(run);
    case 'prepare':
      return prepare(run);
    case 'draw':
      return draw(run);
    case 'expand':
      return run.schedule({ task: 'expand', chosen: [] });
    case 'progress':
      return runProgress(run);
    case 'rest':
      return rest(run);
    case 'clean-up':
      return run.schedule({ task: 'clean-up', kept: [] });
    case 'check-victory':
      return checkVictory(run);
    case 'check-lead':
      return checkLead(run);
  }
}

/** 4.2.1.b: the player to the left of the first player becomes the first player. */
function succeed(run: Run): void {
  const { state } = run;
  const next = seatsFrom(state, (state.firstPlayer + 1) % state.seats.length)[0];
  invariant(next !== undefined, 'somebody is left');
  run.perform({
    verb: 'succeed',
    by: null,
    cause: byRule('4.2.1.b'),
    actions: [{ kind: 'first-player', seat: next }],
    rules: ['4.2.1.b'],
  });
}

/** 4.2.1.c. */
function prepare(run: Run): void {
  const { state } = run;
  const { prepared } = run.edition;
  const heroes = reads(state.started, 'heroes-readied');
  const exhausted = (item: number): boolean => stayOf(state, item).statuses.includes('exhausted');
  const ready = (item: number): Proposed => ({ kind: 'status', item, status: 'exhausted', on: false });
  const actions = initiativeOrder(state).flatMap((seat) => {
    const { landmark, mana, hero, reserve } = seatOf(state, seat);
    const mine = state.expedition.filter((item) => stayOf(state, item).seat === seat);
    const objects = [...hero, ...mine, ...landmark, ...(prepared === 'everything' ? reserve : [])].filter(
      (item) => {
        const { type } = cardOf(state, item);
        return prepared === 'everything' || prepared.includes(type) || (heroes && type === 'hero');
      },
    );
    return [...objects, ...mana].filter(exhausted).map(ready);
  });
  run.perform({
    verb: 'prepare',
    by: null,
    cause: byRule('4.2.1.c'),
    actions,
    rules: ['4.2.1.c', '7.3.12.a'],
  });
}

/** 4.2.1.d. After the last day nobody draws (M2.8). */
function draw(run: Run): void {
  const { lastDay, dailyDraw } = run.edition;
  const usual = lastDay !== null && run.state.day > lastDay ? 0 : dailyDraw;
  const fewer = initiativeOrder(run.state).some((seat) => drawOf(run, seat, usual) < usual);
  run.perform({
    verb: 'draw',
    by: null,
    cause: byRule('4.2.1.d'),
    actions: draws(run.state, (seat) => drawOf(run, seat, usual)),
    rules: ['4.2.1.d', '7.3.5.a', ...(fewer ? ['6.2.b'] : []), ...(lastDay !== null ? ['M2.6'] : [])],
  });
}

/** 4.2.1.e: each player may make a mana orb; they choose in initiative order, then it happens at once (6.1.g). */
export function runExpand(run: Run, task: TaskOf<'expand'>): void {
  const { state } = run;
  const seat = initiativeOrder(state)[task.chosen.length];
  if (seat === undefined) {
    const fromDeck = task.chosen.some(({ items }) => items.includes(TOP));
    run.perform({
      verb: 'expand',
      by: null,
      cause: byRule('4.2.1.e'),
      actions: task.chosen.flatMap(({ seat: owner, items }) =>
        items.map((item): Proposed => ({
          kind: 'move',
          item: item === TOP ? { deck: owner, fromTop: 0 } : item,
          to: place('mana', owner),
          faceDown: true,
        })),
      ),
      rules: ['4.2.1.e', '3.2.9.c', ...(fromDeck ? ['6.2.b'] : [])],
    });
    return;
  }
  const { hand, deck, discard } = seatOf(state, seat);
  if (expandsFromDeck(run, seat)) {
    if (deck.length + discard.length === 0)
      return run.schedule({ task: 'expand', chosen: [...task.chosen, { seat, items: [] }] });
    run.schedule(task);
    return run.ask({
      seat,
      kind: 'expand',
      options: [{ key: 'top' }],
      min: 0,
      max: 1,
      rules: ['4.2.1.e', '6.2.b'],
    });
  }
  if (hand.length === 0)
    return run.schedule({ task: 'expand', chosen: [...task.chosen, { seat, items: [] }] });
  run.schedule(task);
  run.ask({
    seat,
    kind: 'expand',
    options: hand.map((item) => ({ key: `${item}`, about: { item } })),
    min: 0,
    max: 1,
    hidden: true,
    rules: ['4.2.1.e'],
  });
}

export function answerExpand(run: Run, task: TaskOf<'expand'>, choice: Choice): void {
  const seat = initiativeOrder(run.state)[task.chosen.length];
  invariant(seat !== undefined, 'somebody chooses');
  const items = choice.map((key) => (key === 'top' ? TOP : Number(key)));
  run.schedule({ task: 'expand', chosen: [...task.chosen, { seat, items }] });
}

/** 4.2.d: what triggers after a daily effect. Nothing is recorded when nothing does. */
export function afterDailyEffect(run: Run, { effect }: TaskOf<'after-daily-effect'>): void {
  if (effect === 'draw' && run.edition.reshuffles === 'after-draw') reshuffle(run);
  run.perform({
    verb: `after-${effect}`,
    by: null,
    cause: byRule('4.2.d'),
    actions: [],
    rules: ['4.2.d'],
    ...(effect !== 'check-victory' && effect !== 'check-lead' && { after: effect }),
  });
}

/** Fills up the decks that are empty. */
function reshuffle(run: Run): void {
  for (const seat of initiativeOrder(run.state)) {
    if (seatOf(run.state, seat).deck.length > 0) continue;
    const actions = refilled(run.state, [], seat);
    if (actions === null) continue;
    run.perform({ verb: 'shuffle', by: null, cause: byRule('3.2.2.d'), actions, rules: ['3.2.2.d'] });
  }
}

/**
 * 4.2.5.b: characters in the Expedition zone are sent to Reserve; modifiers keep some of them (2.4.2, 2.4.3, 7.4.2.b).
 * Objects that are Anchored or Asleep lose that.
 */
function rest(run: Run): void {
  const { state, world } = run;
  const actions = initiativeOrder(state).flatMap((seat) => {
    const mine = state.expedition.filter((item) => stayOf(state, item).seat === seat);
    const lost = mine.flatMap((item) =>
      (['anchored', 'asleep'] as const)
        .filter((status) => stayOf(state, item).statuses.includes(status))
        .map((status): Proposed => ({ kind: 'status', item, status, on: false })),
    );
    const sent = mine
      .filter((item) => world.of(item).type === 'character' || isGearToRest(run, item))
      .map((item): Proposed => ({ kind: 'move', item, to: place('reserve', seat), as: 'rest' }));
    // 2.4.3 of edition 4.0.
    const ends = seatOf(state, seat).ascended.map((expedition): Proposed => ({
      kind: 'ascend',
      seat,
      expedition,
      on: false,
    }));
    return [...sent, ...lost, ...ends];
  });
  run.perform({ verb: 'rest', by: null, cause: byRule('4.2.5.b'), actions, rules: ['4.2.5.b'] });
}

/** 4.2.5.b of edition 4.0: Gear rests when its expedition moved forward this day. */
function isGearToRest({ state, world, edition }: Run, item: number): boolean {
  if (!edition.expeditionPermanents || !world.of(item).subtypes.includes('gear')) return false;
  return expeditionsWith({ state, world }, item, stayOf(state, item)).some((one) =>
    state.forward.some((other) => other.seat === one.seat && other.expedition === one.expedition),
  );
}

/** How many objects a player may keep (4.2.5.c), by the limits of their hero (2.2.11, 2.2.12) or without one (4.2.5.d). */
export function limitOf(
  { state, world }: Pick<Run, 'state' | 'world'>,
  seat: number,
  zone: 'reserve' | 'landmark',
): number {
  const hero = seatOf(state, seat).hero[0];
  const { set, add } = limitSaid({ state, world }, seat, zone);
  const more = world.passives
    .filter(({ controller, passive }) => controller === seat && passive.kind === `${zone}-limit`)
    .reduce(
      (sum, { passive }) => sum + ('add' in passive && typeof passive.add === 'number' ? passive.add : 0),
      0,
    );
  const edition = editionIn(state);
  const limit = zone === 'reserve' ? 'reserveLimit' : 'landmarkLimit';
  const own = (hero === undefined ? undefined : cardOf(state, hero)[limit]) ?? edition[limit];
  return (set ?? own) + more + add;
}

/** Limits that abilities set, the least of them, and what they add to limits. */
function limitSaid(
  { state, world }: Pick<Run, 'state' | 'world'>,
  seat: number,
  zone: 'reserve' | 'landmark',
): { readonly set: number | undefined; readonly add: number } {
  let set: number | undefined;
  let add = 0;
  for (const active of world.passives) {
    const { passive } = active;
    if (passive.kind !== 'limit' || passive.of !== zone) continue;
    const context = contextOfPassive(state, world, active);
    if (!isActive(context, active) || !seatsOf(context, passive.who ?? 'you').includes(seat)) continue;
    if (passive.set !== undefined) set = Math.min(set ?? passive.set, passive.set);
    add += passive.add ?? 0;
  }
  return { set, add };
}

/** What says that it does not count towards the limit of its zone. */
const isUncounted = ({ state, world }: Run, item: number, zone: 'reserve' | 'landmark'): boolean =>
  world.passives.some(
    (active) =>
      active.me === item &&
      active.passive.kind === 'not-counted' &&
      active.passive.of === zone &&
      isActive(contextOfPassive(state, world, active), active),
  );

/** 4.2.5.c: in initiative order each player chooses what to keep; then all the rest is discarded at once. */
export function runCleanUp(run: Run, task: TaskOf<'clean-up'>): void {
  const { state } = run;
  const zones = ['reserve', 'landmark'] as const;
  const places = initiativeOrder(state).flatMap((seat) => zones.map((zone) => ({ seat, zone })));
  const next = places[task.kept.length];
  if (next === undefined) {
    const kept = new Set(task.kept.flatMap(({ items }) => items));
    const actions = places.flatMap(({ seat, zone }) =>
      seatOf(state, seat)
        [zone].filter((item) => !kept.has(item))
        .map((item): Proposed => ({
          kind: 'move',
          item,
          to: place('discard', seat),
          as: zone === 'landmark' ? run.edition.excessLandmarks : 'discard',
        })),
    );
    return run.perform({
      verb: 'clean-up',
      by: null,
      cause: byRule('4.2.5.c'),
      actions,
      rules: ['4.2.5.c', '7.3.4.a'],
    });
  }
  const { seat, zone } = next;
  const all = seatOf(state, seat)[zone];
  const more = task.more === 'asked' ? [] : (task.more ?? []);
  const uncounted = [...all.filter((item) => isUncounted(run, item, zone)), ...more];
  const objects = all.filter((item) => !uncounted.includes(item));
  const limit = limitOf(run, seat, zone);
  if (objects.length <= limit)
    return run.schedule({ task: 'clean-up', kept: [...task.kept, { seat, zone, items: all.slice() }] });
  const beyond = task.more === undefined && zone === 'reserve' ? keptBeyond(run, seat, objects) : null;
  if (beyond !== null) return askBeyond(run, task, seat, beyond);
  if (limit <= 0)
    return run.schedule({ task: 'clean-up', kept: [...task.kept, { seat, zone, items: uncounted }] });
  run.schedule(task);
  run.ask({
    seat,
    kind: `clean-up-${zone}`,
    options: objects.map((item) => ({ key: `${item}`, about: { item } })),
    min: limit,
    max: limit,
    rules: ['4.2.5.c'],
    about: { zone, limit },
  });
}

/** What a player may keep in Reserve beyond its limit, and how many of that; null: nothing. */
function keptBeyond(
  { state, world }: Run,
  seat: number,
  objects: readonly number[],
): { readonly items: readonly number[]; readonly most: number } | null {
  const items = new Set<number>();
  let most = 0;
  for (const active of world.passives) {
    const { passive, controller } = active;
    if (passive.kind !== 'keeps-more' || controller !== seat) continue;
    const context = contextOfPassive(state, world, active);
    if (!isActive(context, active)) continue;
    const fitting = objects.filter((item) => fits(context, item, passive.like));
    for (const item of fitting) items.add(item);
    most += Math.min(passive.count, fitting.length);
  }
  return most === 0 ? null : { items: [...items], most: Math.min(most, items.size) };
}

function askBeyond(
  run: Run,
  task: TaskOf<'clean-up'>,
  seat: number,
  { items, most }: { readonly items: readonly number[]; readonly most: number },
): void {
  run.schedule({ ...task, more: 'asked' });
  run.ask({
    seat,
    kind: 'keep-beyond',
    options: items.map((item) => ({ key: `${item}`, about: { item } })),
    min: 0,
    max: most,
    rules: ['4.2.5.c', '1.4.2.a'],
    about: { zone: 'reserve' },
  });
}

export function answerCleanUp(run: Run, task: TaskOf<'clean-up'>, choice: Choice): void {
  if (task.more === 'asked')
    return run.schedule({ task: 'clean-up', kept: task.kept, more: choice.map(Number) });
  const order = initiativeOrder(run.state);
  const seat = order[Math.floor(task.kept.length / 2)];
  invariant(seat !== undefined, 'somebody chooses');
  const zone = task.kept.length % 2 === 0 ? 'reserve' : 'landmark';
  const uncounted = seatOf(run.state, seat)[zone].filter((item) => isUncounted(run, item, zone));
  const items = [...uncounted, ...(task.more ?? []), ...choice.map(Number)];
  run.schedule({ task: 'clean-up', kept: [...task.kept, { seat, zone, items }] });
}
