import { invariant, type Cause, type Choice, type Illegal, type Json, type Option, type Seat } from '#record';
import type { Proposed } from './proposal.js';
import type { Run } from './run.js';
import { cardOf, expeditionNames, type ExpeditionName, type State, type Stay } from './state.js';
import type { TaskOf } from './tasks.js';
import { expeditionPlace, place, readyOrbs, seatOf, seatsFrom, stayOf } from './zones.js';

const byRule = (rule: string): Cause => ({ kind: 'rule', rule });

/** What playing a card costs: the Hand Cost from Hand, the Reserve Cost from Reserve (2.2.6, 2.2.7). */
export function costOf(state: State, item: number): number {
  const card = cardOf(state, item);
  return stayOf(state, item).zone === 'reserve' ? card.reserveCost : card.handCost;
}

interface Play {
  readonly item: number;
  readonly expedition: ExpeditionName | null;
}

const keyOf = ({ item, expedition }: Play): string =>
  expedition === null ? `play:${item}` : `play:${item}:${expedition}`;

function playOf(key: string): Play | null {
  const match = /^play:(\d+)(?::(hero|companion))?$/.exec(key);
  return match === null
    ? null
    : { item: Number(match[1]), expedition: (match[2] as ExpeditionName | undefined) ?? null };
}

/** 4.2.3.b–c: whose turn it is; it ends the Afternoon when everybody has passed. */
export function beginTurn(run: Run, { seat }: TaskOf<'begin-turn'>): void {
  const next = seatsFrom(run.state, seat).find((one) => !seatOf(run.state, one).passed);
  if (next === undefined) return;
  run.schedule({ task: 'take-turn', seat: next });
  run.perform({
    verb: 'begin-turn',
    by: null,
    cause: byRule('4.2.3.c'),
    actions: [{ kind: 'turn', turn: run.state.turn + 1, seat: next }],
    rules: ['4.2.3.c', ...(run.state.turnSeat === null ? ['4.2.3.b'] : [])],
  });
}

/** The cards a player could play now, each way it could be played (5.1.1.b, 5.2.1.a). */
export function playOptions(state: State, seat: Seat): Option[] {
  const { hand, reserve } = seatOf(state, seat);
  const mana = readyOrbs(state, seat).length;
  const options: Option[] = [];
  for (const item of [...hand, ...reserve]) {
    const cost = costOf(state, item);
    if (cost > mana) continue;
    const from = stayOf(state, item).zone;
    const about = (expedition: ExpeditionName | null): Json =>
      expedition === null ? { item, from, cost } : { item, from, cost, expedition };
    for (const expedition of waysToPlay(state, item))
      options.push({ key: keyOf({ item, expedition }), about: about(expedition) });
  }
  return options;
}

/** Which expeditions a card may be played to; null for cards that go elsewhere. */
const waysToPlay = (state: State, item: number): readonly (ExpeditionName | null)[] =>
  cardOf(state, item).type === 'character' ? expeditionNames : [null];

/** 4.2.3.c: the player plays a card or passes. */
export function takeTurn(run: Run, task: TaskOf<'take-turn'>): void {
  run.schedule(task);
  run.ask({
    seat: task.seat,
    kind: 'turn',
    options: [...playOptions(run.state, task.seat), { key: 'pass' }],
    min: 1,
    max: 1,
    rules: ['4.2.3.c', '5.1.1.b'],
  });
}

export function answerTurn(run: Run, { seat }: TaskOf<'take-turn'>, choice: Choice): void {
  const key = choice[0] ?? '';
  const decision = run.state.decisions;
  run.schedule({ task: 'check-reactions' }, { task: 'end-turn', seat });
  if (key === 'pass') {
    run.perform({
      verb: 'pass',
      by: seat,
      cause: { kind: 'decision', decision },
      actions: [{ kind: 'pass', seat }],
      rules: ['4.2.3.c'],
    });
    return;
  }
  const play = playOf(key);
  invariant(play !== null, `an option of a turn is not "${key}"`);
  playCard(run, seat, play, decision);
}

/** 5.1.2: the card goes to Limbo, its cost is paid, it resolves. */
function playCard(run: Run, seat: Seat, { item, expedition }: Play, decision: number): void {
  const { state } = run;
  const card = cardOf(state, item);
  const fromReserve = stayOf(state, item).zone === 'reserve';
  const fleeting = fromReserve && card.type !== 'permanent';
  const cause: Cause = { kind: 'decision', decision };
  run.schedule(
    { task: 'pay', seat, mana: costOf(state, item), decision, rules: [fromReserve ? '2.2.7.a' : '2.2.6.a'] },
    { task: 'resolve-card', item, seat, expedition, decision },
  );
  run.perform({
    verb: 'play',
    by: seat,
    cause,
    actions: [{ kind: 'move', item, to: place('limbo', seat), ...(fleeting && { statuses: ['fleeting'] }) }],
    rules: ['5.1.2.b', ...(fleeting ? [card.type === 'spell' ? '2.4.6.d' : '2.4.6.a'] : [])],
  });
}

/** 6.4: a cost is paid in one step; mana by exhausting mana orbs (3.2.9.f). */
export function pay(run: Run, { seat, mana, decision, rules }: TaskOf<'pay'>): void {
  const orbs = readyOrbs(run.state, seat).slice(0, mana);
  invariant(orbs.length === mana, 'a cost that is paid can be paid in full (6.4.c)');
  run.perform({
    verb: 'pay',
    by: seat,
    cause: { kind: 'decision', decision },
    actions: orbs.map((item): Proposed => ({ kind: 'status', item, status: 'exhausted', on: true })),
    rules: ['5.1.2.d', '3.2.9.f', ...rules],
  });
}

/** 5.1.2.e: what becomes of a card that was played. */
export function resolveCard(run: Run, { item, seat, expedition, decision }: TaskOf<'resolve-card'>): void {
  const stay = stayOf(run.state, item);
  const cause: Cause = { kind: 'decision', decision };
  const step = resolution(run.state, item, seat, expedition, stay);
  run.perform({ ...step, by: seat, cause });
}

function resolution(
  state: State,
  item: number,
  seat: Seat,
  expedition: ExpeditionName | null,
  stay: Stay,
): { verb: string; actions: Proposed[]; rules: string[] } {
  switch (cardOf(state, item).type) {
    case 'character': {
      const fleeting = stay.statuses.includes('fleeting');
      return {
        verb: 'join',
        actions: [
          {
            kind: 'move',
            item,
            to: expeditionPlace(seat, expedition ?? 'hero'),
            ...(fleeting && { statuses: ['fleeting'] }),
          },
        ],
        rules: ['5.2.1.c', ...(fleeting ? ['2.4.6.b'] : [])],
      };
    }
    case 'permanent':
      return {
        verb: 'join',
        actions: [{ kind: 'move', item, to: place('landmark', seat) }],
        rules: ['5.2.2.a'],
      };
    case 'spell':
      return {
        verb: 'finish',
        actions: [{ kind: 'move', item, to: place('reserve', seat) }],
        rules: ['5.2.3.j'],
      };
    case 'hero':
      throw new Error('Invariant broken: heroes are not played');
  }
}

/** 4.2.3.c point 4: the next player in turn order who has not passed takes a turn. */
export function endTurn(run: Run, { seat }: TaskOf<'end-turn'>): void {
  run.schedule({ task: 'begin-turn', seat: (seat + 1) % run.state.seats.length });
}

/** Why a key is not among the options of a turn, with the rule. */
export function whyNotPlayable(state: State, seat: Seat, key: string): Illegal | null {
  const play = playOf(key);
  if (play === null) return null;
  const refuse = (message: string, rule: string): Illegal => ({
    code: 'NO_SUCH_OPTION',
    message,
    rule,
    data: { key },
  });
  const stay = state.stays[play.item];
  const item = state.items[play.item];
  if (item === undefined || item.owner !== seat || stay === undefined || stay === null)
    return refuse(`Item ${play.item} is no card of seat ${seat} that could be played.`, '5.1.1.b');
  const card = cardOf(state, play.item);
  if (stay.zone !== 'hand' && stay.zone !== 'reserve')
    return refuse(
      `${card.name} is in zone "${stay.zone}"; cards are played from Hand or Reserve.`,
      '4.2.3.c',
    );
  const cost = costOf(state, play.item);
  const mana = readyOrbs(state, seat).length;
  if (cost > mana)
    return refuse(`${card.name} costs ${cost}; seat ${seat} has ${mana} ready mana orbs.`, '6.4.c');
  const ways =
    card.type === 'character' ? 'to the hero or the companion expedition' : 'without an expedition';
  return refuse(`${card.name} is played ${ways}.`, card.type === 'character' ? '5.2.1.a' : '5.1.2.e');
}
