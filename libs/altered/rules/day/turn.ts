import type { Ability } from '#altered/abilities';
import { invariant, type Choice, type Illegal, type Json, type Option, type Seat } from '#record';
import type { World } from '../world/characteristics.js';
import { changesIn, costOfCard, leastCostOf, lookOfSource, scoutCostOf } from '../playing/costs.js';
import { manaOf, unpayable } from '../effects/paid-costs.js';
import { editionIn } from '../state/edition.js';
import { quickActionKey } from '../state/evolve.js';
import { exhaustedInReserve, forbiddenToPlay } from '../step/impossible.js';
import { holds, valueOf } from '../world/matching.js';
import { find } from '../world/context.js';
import type { Bound, ExpeditionName } from '../state/objects.js';
import { playCard } from '../playing/cards.js';
import { playQuickAction } from '../playing/quick-actions.js';
import type { Proposed } from '../state/proposal.js';
import type { Run } from '../step/run.js';
import { effectOf } from '../effects/spell-effect.js';
import { cardOf, type State } from '../state/state.js';
import { couldBeDeclared } from '../playing/targets.js';
import type { TaskOf } from '../state/tasks.js';
import { activeAbilitiesAt } from '../world/active-abilities.js';
import { DONE } from '../world/suitable-targets.js';
import { worldOf } from '../world/world.js';
import { expeditionsOpenTo } from '../world/open-expeditions.js';
import { playedToExpedition } from '../world/zone-types.js';
import { isInPlay, itemOf, seatOf, seatsFrom, stayOf } from '../state/zones.js';

/** The limit of 1.4.6.b and 5.3.d. */
export const QUICK_ACTIONS_A_DAY = 100;

interface Play {
  readonly item: number;
  readonly expedition: ExpeditionName | null;
  /** For its Scout cost (7.4.5.c of edition 4.0). */
  readonly scout?: true;
}

const keyOf = ({ item, expedition, scout }: Play): string =>
  ['play', item, ...(expedition === null ? [] : [expedition]), ...(scout ? ['scout'] : [])].join(':');

function playOf(key: string): Play | null {
  const match = /^play:(\d+)(?::(hero|companion))?(:scout)?$/.exec(key);
  return match === null
    ? null
    : {
        item: Number(match[1]),
        expedition: (match[2] as ExpeditionName | undefined) ?? null,
        ...(match[3] !== undefined && { scout: true }),
      };
}

function quickActionOf(key: string): { item: number; ability: number } | null {
  const match = /^quick:(\d+):(\d+)$/.exec(key);
  return match === null ? null : { item: Number(match[1]), ability: Number(match[2]) };
}

/** 4.2.3.b–c: whose turn it is; the Afternoon ends when everybody has passed. */
export function beginTurn(run: Run, { seat }: TaskOf<'begin-turn'>): void {
  const next = seatsFrom(run.state, seat).find((one) => !seatOf(run.state, one).passed);
  if (next === undefined) return run.schedule({ task: 'end-afternoon' });
  run.schedule({ task: 'take-turn', seat: next });
  run.perform({
    verb: 'begin-turn',
    by: null,
    cause: { kind: 'rule', rule: '4.2.3.c' },
    actions: [{ kind: 'turn', turn: run.state.turn + 1, seat: next }],
    rules: ['4.2.3.c', ...(run.state.turnSeat === null ? ['4.2.3.b'] : [])],
  });
}

/** Whether a player can play a card now and for how much, or what keeps them from it. */
type Playability =
  | { readonly kind: 'playable'; readonly cost: number }
  | { readonly kind: 'forbidden'; readonly rule: string; readonly by?: number }
  | { readonly kind: 'too-dear'; readonly cost: number; readonly mana: number }
  | { readonly kind: 'no-target' };

function playability(
  state: State,
  world: World,
  seat: Seat,
  item: number,
  expedition: ExpeditionName | null,
): Playability {
  const forbidden =
    forbiddenToPlay(state, world, seat, item) ?? exhaustedInReserve({ state, world }, seat, item, expedition);
  if (forbidden !== null) return { kind: 'forbidden', ...forbidden };
  const { mana: cost, free } = leastCostOf({ state, world }, seat, item, expedition);
  const mana = manaOf({ state }, seat);
  if (cost > mana) return { kind: 'too-dear', cost, mana };
  return canBeDeclared(state, world, seat, item, free ? Infinity : mana - cost)
    ? { kind: 'playable', cost }
    : { kind: 'no-target' };
}

/** Why a player cannot play a card now, with the rule; null when they can. */
function unplayable(
  state: State,
  world: World,
  seat: Seat,
  { item, expedition }: Play,
): { rule: string; message: string } | null {
  const { name } = cardOf(state, item);
  const found = playability(state, world, seat, item, expedition);
  switch (found.kind) {
    case 'playable':
      return null;
    case 'forbidden': {
      const by = found.by === undefined ? 'a rule' : cardOf(state, found.by).name;
      return { rule: found.rule, message: `${name} cannot be played: ${by} forbids it.` };
    }
    case 'too-dear': {
      const { cost, mana } = found;
      return { rule: '6.4.c', message: `${name} costs ${cost}; seat ${seat} has ${mana} ready mana orbs.` };
    }
    case 'no-target':
      return { rule: '5.2.3.b', message: `${name} has no suitable target that can be paid for.` };
  }
}

/** Whether a spell has the targets it needs (5.2.3.b); other cards have none. */
function canBeDeclared(state: State, world: World, seat: Seat, item: number, mana: number): boolean {
  const is = world.of(item);
  const effect = is.type === 'spell' ? effectOf(is.abilities) : null;
  if (effect?.targets === undefined) return true;
  return couldBeDeclared(lookOfSource({ state, world }, seat, item), effect, mana);
}

const isPlayableFromDiscard = (ability: Ability): boolean =>
  ability.kind === 'passive' &&
  ability.passive.kind === 'playable-from' &&
  ability.passive.zone === 'discard';

/** Cards that could be played from where they are: Hand, Reserve, or where the card itself says (1.2.4.d). */
function playableFrom(state: State, world: World, seat: Seat): number[] {
  const { hand, reserve, discard } = seatOf(state, seat);
  const found = [...hand, ...reserve];
  for (const item of discard) if (world.of(item).abilities.some(isPlayableFromDiscard)) found.push(item);
  return found;
}

/** The cards a player could play now, each way it could be played (5.1.1.b, 5.2.1.a). */
function cardOptions(state: State, world: World, seat: Seat): Option[] {
  const options: Option[] = [];
  for (const item of playableFrom(state, world, seat)) {
    const ways = waysToPlay(state, world, item).map((expedition) => ({
      expedition,
      found: playability(state, world, seat, item, expedition),
    }));
    if (ways[0]?.found.kind !== 'forbidden') options.push(...scoutOptions(state, world, seat, item));
    const from = stayOf(state, item).zone;
    for (const { expedition, found } of ways) {
      if (found.kind !== 'playable') continue;
      const { cost } = found;
      const about: Json = expedition === null ? { item, from, cost } : { item, from, cost, expedition };
      options.push({ key: keyOf({ item, expedition }), about });
    }
  }
  return options;
}

/** The ways to play a card of a hand for its Scout cost (7.4.5.c of edition 4.0). */
function scoutOptions(state: State, world: World, seat: Seat, item: number): Option[] {
  return waysToPlay(state, world, item).flatMap((expedition): Option[] => {
    const scout = scoutCostOf({ state, world }, seat, item, expedition);
    if (scout === null || scout > manaOf({ state }, seat)) return [];
    return [
      {
        key: keyOf({ item, expedition, scout: true }),
        about: { item, from: 'hand', cost: scout, ...(expedition !== null && { expedition }), scout: true },
      },
    ];
  });
}

/**
 * 7.3.29.a of edition 4.0: a player plays a card now, for its cost; of some cards, if the effect says which, and for less,
 * if it says so. With none that can be played, nothing happens.
 */
export function playNow(run: Run, task: TaskOf<'play-now'>): void {
  const { state, world } = run;
  const { seat, items } = task;
  const able = items.filter((item) => {
    if (isInPlay(stayOf(state, item).zone)) return false;
    const barred =
      forbiddenToPlay(state, world, seat, item) ?? exhaustedInReserve({ state, world }, seat, item);
    return barred === null;
  });
  const options = able.flatMap((item) =>
    waysToPlay(state, world, item).flatMap((expedition): Option[] => {
      if (task.expedition !== undefined && expedition !== task.expedition) return [];
      if (exhaustedInReserve({ state, world }, seat, item, expedition) !== null) return [];
      const cost = costNow(run, task, item, expedition);
      if (cost > manaOf({ state }, seat)) return [];
      return [
        {
          key: keyOf({ item, expedition }),
          about: { item, cost, ...(expedition !== null && { expedition }) },
        },
      ];
    }),
  );
  if (options.length === 0) return;
  run.schedule(task);
  if (task.upTo === true) options.push({ key: DONE });
  run.ask({ seat, kind: 'play', options, min: 1, max: 1, rules: ['|7.3.29.a', '|5.2.b'] });
}

const costNow = (
  run: Run,
  { seat, less = 0, atLeast = 0, free, handCost: isHandCost, asFrom }: TaskOf<'play-now'>,
  item: number,
  expedition: ExpeditionName | null,
): number => {
  if (free === true) return 0;
  const { handCost, reserveCost } = run.world.of(item);
  const { zone } = stayOf(run.state, item);
  // Whoever may pay the Hand Cost instead pays whichever is less.
  const least = isHandCost === true && zone === 'reserve' ? Math.min(handCost, reserveCost) : undefined;
  const instead = asFrom === 'hand' ? handCost : least;
  const { mana } = costOfCard(run, seat, item, changesIn(run, seat, item, expedition), instead);
  return Math.min(mana, Math.max(atLeast, mana - less));
};

export function answerPlayNow(run: Run, task: TaskOf<'play-now'>, choice: Choice): void {
  if (choice[0] === DONE) return;
  const play = playOf(choice[0] ?? '');
  invariant(play !== null, 'a card is played');
  const { times = 1, asFrom } = task;
  // Of several, the others are played after it.
  if (times > 1)
    run.schedule({ ...task, times: times - 1, items: task.items.filter((item) => item !== play.item) });
  const how = { ...play, ...(asFrom && { asFrom }) };
  if (task.free === true) return playCard(run, task.seat, { kind: 'card', ...how, free: true }, task.cause);
  const playing = { kind: 'card', ...how, free: false, within: true } as const;
  playCard(run, task.seat, playing, task.cause, costNow(run, task, play.item, play.expedition));
}

/** Which expeditions a card may be played to; null for cards that go elsewhere. */
const waysToPlay = (state: State, world: World, item: number): readonly (ExpeditionName | null)[] =>
  goesToExpedition(state, item) ? expeditionsOpenTo(state, world, item) : [null];

const goesToExpedition = (state: State, item: number): boolean => {
  const card = cardOf(state, item);
  return card.type === 'character' || playedToExpedition(editionIn(state), card);
};

/** Quick actions a player could play: of objects they control, support ones from their Reserve (2.2.10.f–g). */
function quickActionOptions(state: State, world: World, seat: Seat): Option[] {
  const options: Option[] = [];
  for (const { source, controller, ability } of world.quickActions) {
    if (controller !== seat || (state.today[quickActionKey(source)] ?? 0) >= QUICK_ACTIONS_A_DAY) continue;
    const { item, ability: index } = source;
    const context = lookOfSource({ state, world }, seat, item);
    if (ability.only !== undefined && !holds(context, ability.only)) continue;
    if (unpayable(context, ability.cost, 0) !== null) continue;
    const mana = manaOf(context, seat) - valueOf(context, ability.cost.mana ?? 0);
    if (!couldBeDeclared(context, ability, mana)) continue;
    options.push({ key: `quick:${item}:${index}`, about: { item, ability: index } });
  }
  return options;
}

/** 4.2.3.c: the player plays a card or a quick action, or passes. */
export function takeTurn(run: Run, task: TaskOf<'take-turn'>): void {
  const { state, world } = run;
  run.schedule(task);
  run.ask({
    seat: task.seat,
    kind: 'turn',
    options: [
      ...cardOptions(state, world, task.seat),
      ...quickActionOptions(state, world, task.seat),
      { key: 'pass' },
    ],
    min: 1,
    max: 1,
    rules: ['4.2.3.c|4.2.3.d', '5.1.1.b'],
  });
}

export function answerTurn(run: Run, task: TaskOf<'take-turn'>, choice: Choice): void {
  const { seat } = task;
  const key = choice[0] ?? '';
  const decision = run.state.decisions;
  const quick = quickActionOf(key);
  if (quick !== null) {
    run.schedule({ task: 'check-reactions' }, task);
    const object = stayOf(run.state, quick.item).object;
    return playQuickAction(run, seat, { ...quick, object }, decision);
  }
  run.schedule({ task: 'check-reactions' }, { ...task, task: 'end-turn' });
  if (key === 'pass')
    return run.perform({
      verb: 'pass',
      by: seat,
      cause: { kind: 'decision', decision },
      actions: [{ kind: 'pass', seat }],
      rules: ['4.2.3.c'],
    });
  const play = playOf(key);
  invariant(play !== null, `an option of a turn is not "${key}"`);
  playCard(run, seat, { kind: 'card', ...play, free: false }, { kind: 'decision', decision });
}

/** 4.2.3.c point 4: the turn ends, and what lasts "this turn" (2.2.13); the next player takes a turn. */
export function endTurn(run: Run, { seat, next }: TaskOf<'end-turn'>): void {
  run.schedule({ task: 'begin-turn', seat: next ?? (seat + 1) % run.state.seats.length });
  endDurations(run, 'turn');
}

/** 2.2.13.a: what lasts "this afternoon" ends with it. */
export function endAfternoon(run: Run): void {
  endDurations(run, 'afternoon');
}

/** Whether all that an emblem has noted is gone. */
const isAboutNothing = (state: State, { noted }: Bound): boolean =>
  Object.values(noted).every(
    (value) => typeof value === 'number' || value.every((reference) => find(state, reference) === null),
  );

/** 2.2.13: emblems whose duration is over cease to exist. */
export function endDurations(run: Run, duration: 'turn' | 'afternoon' | 'day'): void {
  const { state } = run;
  const over = state.limbo.filter((item) => {
    const of = itemOf(state, item);
    if (of.kind !== 'emblem' || of.emblem.kind === 'reaction') return false;
    const { emblem } = of;
    return (
      emblem.duration === duration || (emblem.duration === 'there' && isAboutNothing(state, emblem.bound))
    );
  });
  run.perform({
    verb: 'cease',
    by: null,
    cause: { kind: 'rule', rule: '2.2.13.a' },
    actions: over.map((item): Proposed => ({ kind: 'vanish', item })),
    rules: ['2.2.13.a'],
  });
}

/** Why a key is not among the options of a turn, with the rule. */
export function whyNotPlayable(state: State, seat: Seat, key: string): Illegal | null {
  const refuse = (message: string, rule: string): Illegal => ({
    code: 'OPTION_UNKNOWN',
    message,
    rule,
    data: { key },
  });
  const world = worldOf(state);
  const quick = quickActionOf(key);
  if (quick !== null) return whyNotQuickAction(state, world, seat, quick, refuse);
  const play = playOf(key);
  if (play === null) return null;
  const stay = state.stays[play.item];
  const item = state.items[play.item];
  if (item?.kind !== 'card' || item.owner !== seat || stay === undefined || stay === null)
    return refuse(`Item ${play.item} is no card of seat ${seat} that could be played.`, '5.1.1.b');
  const card = cardOf(state, play.item);
  if (!playableFrom(state, world, seat).includes(play.item))
    return refuse(
      `${card.name} is in zone "${stay.zone}"; cards are played from Hand or Reserve.`,
      '4.2.3.c',
    );
  const reason = unplayable(state, world, seat, play);
  if (reason !== null) return refuse(reason.message, reason.rule);
  const there = goesToExpedition(state, play.item);
  const ways = there ? 'to the hero or the companion expedition' : 'without an expedition';
  return refuse(`${card.name} is played ${ways}.`, there ? '5.2.1.a' : '5.1.2.e');
}

function whyNotQuickAction(
  state: State,
  world: World,
  seat: Seat,
  { item, ability: index }: { item: number; ability: number },
  refuse: (message: string, rule: string) => Illegal,
): Illegal {
  const stay = state.stays[item];
  const kind = state.items[item]?.kind;
  if (stay === undefined || stay === null || (kind !== 'card' && kind !== 'token') || stay.seat !== seat)
    return refuse(`Seat ${seat} controls no item ${item}.`, '5.1.1.b');
  const name = cardOf(state, item).name;
  const ability = world.of(item).abilities[index];
  if (ability?.kind !== 'quick-action') return refuse(`${name} has no such quick action.`, '5.3.a');
  const { quickActions } = activeAbilitiesAt(world.of(item).abilities, stay, editionIn(state));
  if (!quickActions.some((one) => one.index === index))
    return refuse(
      `That ability of ${name} does not work in zone "${stay.zone}".`,
      ability.where === 'support' ? '2.2.10.g' : '2.2.10.f',
    );
  if (
    (state.today[quickActionKey({ item, object: stay.object, ability: index })] ?? 0) >= QUICK_ACTIONS_A_DAY
  )
    return refuse(`That quick action of ${name} was played ${QUICK_ACTIONS_A_DAY} times today.`, '5.3.d');
  const context = lookOfSource({ state, world }, seat, item);
  if (ability.only !== undefined && !holds(context, ability.only))
    return refuse(`The condition of ${name} is not met.`, '1.4.2.a');
  const unpaid = unpayable(context, ability.cost, 0);
  return unpaid === null
    ? refuse(`${name} has no suitable target that can be paid for.`, '5.2.3.b')
    : refuse(`The cost of ${name} cannot be paid in full.`, unpaid);
}
