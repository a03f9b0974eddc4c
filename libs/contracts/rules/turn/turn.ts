import { byRule } from '#kernel';
import type { Choice, Option, Seat } from '#record';
import { elements, manas, type Mana } from '../../abilities/definition.js';
import type { Action } from '../state/actions.js';
import { countOf } from '../world/mana.js';
import { turnOptions } from '../playing/options.js';
import { elementOptions } from '../effects/element-options.js';
import type { Run } from '../step/run.js';
import { bodyOf, EXTRACTORS, opponentOf, RESERVOIRS, seatOf, type State } from '../state/state.js';
import type { TaskOf } from '../state/tasks.js';

/** Begins a turn. First, Magnetised ends (8.1.b), then effects at the start of the turn activate (8.10.a). */
export function beginTurn(run: Run, { seat }: TaskOf<'begin-turn'>): void {
  const { state } = run;
  const { line, statuses } = seatOf(state, seat);
  const actions: Action[] = [
    { kind: 'turn', day: seat === state.firstPlayer ? state.day + 1 : state.day, turn: state.turn + 1, seat },
  ];
  const status = 'magnetised';
  if (statuses.includes(status)) actions.push({ kind: 'player-status', seat, status, on: false });
  for (const item of line) {
    const { object, statuses: own } = bodyOf(state, item);
    if (own.includes(status)) actions.push({ kind: 'status', item, object, status, on: false });
  }
  run.schedule(
    { task: 'gain-extractor', seat },
    { task: 'fill-extractors', seat },
    { task: 'draw', seat, special: true, cause: byRule('4.3.a') },
    { task: 'begin-main', seat },
    { task: 'act', seat },
  );
  const rule = state.turn === 0 ? '3.4.a' : '4.5.a';
  run.perform({
    verb: 'turn',
    by: seat,
    cause: byRule(rule),
    actions,
    rules: actions.length > 1 ? [rule, '8.1.b'] : [rule],
  });
}

/**
 * Adds an extractor in a colour of the player's choice (4.1.a). A player with ten extractors can replace one instead
 * (4.1.c).
 */
export function gainExtractor(run: Run, task: TaskOf<'gain-extractor'>): void {
  const { extractors } = seatOf(run.state, task.seat);
  const replacing = countOf(extractors) >= EXTRACTORS;
  run.schedule(task);
  run.ask({
    seat: task.seat,
    kind: 'extractor',
    options: replacing ? replacements(extractors) : elementOptions,
    min: 1,
    max: 1,
    rules: [replacing ? '4.1.c' : '4.1.a'],
  });
}

/** Returns the options to replace an extractor. Players with the same set of colours share a list. */
function replacements({ fire, water, light, pure }: Readonly<Record<Mana, number>>): readonly Option[] {
  const had = (fire > 0 ? 1 : 0) | (water > 0 ? 2 : 0) | (light > 0 ? 4 : 0) | (pure > 0 ? 8 : 0);
  return replacementsOf[had] ?? [];
}

const allReplacements: readonly { readonly key: string; readonly about?: { readonly from: Mana } }[] = [
  { key: 'keep' },
  ...manas.flatMap((from) =>
    elements.filter((to) => to !== from).map((to) => ({ key: `${from}>${to}`, about: { from, to } })),
  ),
];

const replacementsOf: readonly (readonly Option[])[] = Array.from({ length: 2 ** manas.length }, (_, had) =>
  allReplacements.filter(
    ({ about }) => about === undefined || (had & (1 << manas.indexOf(about.from))) !== 0,
  ),
);

export function answerExtractor(run: Run, { seat }: TaskOf<'gain-extractor'>, choice: Choice): void {
  const [key = ''] = choice;
  if (key === 'keep') return;
  const arrow = key.indexOf('>');
  const from = arrow < 0 ? null : (key.slice(0, arrow) as Mana);
  const to = key.slice(arrow + 1) as Mana;
  const actions: Action[] = [];
  if (from !== null) actions.push({ kind: 'extractor', seat, mana: from, delta: -1 });
  actions.push({ kind: 'extractor', seat, mana: to, delta: 1 });
  run.perform({
    verb: from === null ? 'gain-extractor' : 'replace-extractor',
    by: seat,
    cause: run.decided,
    actions,
    rules: from === null ? ['4.1.a', '4.1.b'] : ['4.1.c'],
  });
}

/** Fills all extractors of a player (4.2.a). */
export function fillExtractors(run: Run, { seat }: TaskOf<'fill-extractors'>): void {
  const { extractors, full } = seatOf(run.state, seat);
  const actions: Action[] = [];
  const fill = (of: Mana, had: number, now: number): void => {
    if (now !== had) actions.push({ kind: 'mana', seat, of, delta: now - had, full: now });
  };
  fill('fire', full.fire, extractors.fire);
  fill('water', full.water, extractors.water);
  fill('light', full.light, extractors.light);
  fill('pure', full.pure, extractors.pure);
  run.perform({ verb: 'fill', by: seat, cause: byRule('4.2.a'), actions, rules: ['4.2.a'] });
}

export function beginMain(run: Run, { seat }: TaskOf<'begin-main'>): void {
  const actions: Action[] = [{ kind: 'phase', phase: 'main' }];
  run.perform({ verb: 'main', by: seat, cause: byRule('4.4.a'), actions, rules: ['4.4.a'] });
}

/**
 * Ends the game if a player has won. Otherwise requests the player's next act (4.4.a). A win is checked only when a
 * player is about to act (9.5.a).
 */
export function act(run: Run, task: TaskOf<'act'>): void {
  const { state } = run;
  for (const { health } of state.seats) if (health <= 0) return endGame(run);
  run.schedule(task);
  run.ask({
    seat: task.seat,
    kind: 'turn',
    options: turnOptions(state, task.seat),
    min: 1,
    max: 1,
    rules: ['4.4.a'],
  });
}

function endGame(run: Run): void {
  const { state } = run;
  const winners = [...state.seats.keys()].filter((seat) => seatOf(state, seat).health > 0);
  const [reason, rule] =
    winners.length === 0 ? (['both-fell', '7.2.b'] as const) : (['health', '7.2.a'] as const);
  run.perform({
    verb: 'end',
    by: null,
    cause: byRule(rule),
    actions: [{ kind: 'outcome', winners, reason, rule }],
    rules: [rule, '9.5.a'],
  });
}

/** Concedes the game for a player, so that the opponent wins (7.3.a). */
export function concede(run: Run, seat: Seat): void {
  const rule = '7.3.a';
  run.perform({
    verb: 'concede',
    by: seat,
    cause: run.decided,
    actions: [{ kind: 'outcome', winners: [opponentOf(seat)], reason: 'conceded', rule }],
    rules: [rule],
  });
}

/** Ends the turn. A globe can be left active (6.5.g). */
export function endTurn(run: Run, seat: Seat, active: boolean): void {
  const actions: Action[] = [{ kind: 'phase', phase: 'end' }];
  const [globe] = seatOf(run.state, seat).globe;
  if (active && globe !== undefined)
    actions.push({ kind: 'active', item: globe, object: bodyOf(run.state, globe).object, on: true });
  run.schedule({ task: 'empty-extractors', seat }, { task: 'begin-turn', seat: opponentOf(seat) });
  run.perform({
    verb: 'end-turn',
    by: seat,
    cause: run.decided,
    actions,
    rules: actions.length > 1 ? ['4.5.a', '6.5.g'] : ['4.5.a'],
  });
}

/** Empties the extractors. Each emptied extractor fills an empty reservoir, if there is one (4.6). */
export function emptyExtractors(run: Run, { seat }: TaskOf<'empty-extractors'>): void {
  const actions = emptying(run.state, seat);
  const stored = actions.some((action) => action.kind === 'mana' && action.of === 'reservoir');
  run.perform({
    verb: 'empty',
    by: seat,
    cause: byRule('4.6.a'),
    actions,
    rules: stored ? ['4.6.a', '4.6.b'] : ['4.6.a'],
  });
}

function emptying(state: State, seat: Seat): readonly Action[] {
  const { full, reservoirs } = seatOf(state, seat);
  const actions: Action[] = [];
  const empty = (of: Mana, had: number): void => {
    if (had > 0) actions.push({ kind: 'mana', seat, of, delta: -had, full: 0 });
  };
  empty('fire', full.fire);
  empty('water', full.water);
  empty('light', full.light);
  empty('pure', full.pure);
  const delta = Math.min(RESERVOIRS - reservoirs, countOf(full));
  if (delta > 0) actions.push({ kind: 'mana', seat, of: 'reservoir', delta, full: reservoirs + delta });
  return actions;
}
