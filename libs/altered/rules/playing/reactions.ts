import { byRule, numberIn } from '#kernel';
import { invariant, type Choice, type Seat } from '#record';
import { contextOfDeclaration } from './costs.js';
import { manaOf } from '../world/payable.js';
import { manaFor } from './declared-costs.js';
import { begin } from '../effects/effects.js';
import { wanting } from '../effects/wanted.js';
import type { Emblem } from '../state/objects.js';
import type { Run } from '../step/run.js';
import { reactionsCheck, type Declaration, type TaskOf } from '../state/tasks.js';
import { initiativeOrder, itemOf, stayOf } from '../state/zones.js';
import { intend } from './intent.js';
import { foundAfterScout } from './scout.js';

/** 5.5: starts the declaration of an emblem-reaction in Limbo. */
function playReaction(run: Run, item: number): void {
  const { emblem, seat } = emblemOf(run, item);
  invariant(emblem.kind === 'reaction', 'a reaction is played');
  intend(run, {
    playing: { kind: 'reaction', item },
    seat,
    instructions: emblem.instructions,
    source: emblem.source,
    cause: { kind: 'reaction', ...emblem.source },
    bound: foundAfterScout(run, emblem),
  });
}

function emblemOf(run: Run, item: number): { emblem: Emblem; seat: Seat } {
  const of = itemOf(run.state, item);
  if (of.kind !== 'emblem') invariant(false, `item ${item} is no emblem`);
  return { emblem: of.emblem, seat: stayOf(run.state, item).seat };
}

/**
 * 4.4.b: the first player in initiative order who has reactions in Limbo plays one of them. Afterwards, reactions are
 * checked again.
 */
export function checkReactions(run: Run): void {
  if (run.state.limbo.length > 0) playNextReaction(run);
}

/** Returns a player's reactions in Limbo. */
function reactionsOf({ state }: Run, seat: Seat): readonly number[] {
  const found: number[] = [];
  for (const item of state.limbo) {
    const of = itemOf(state, item);
    if (of.kind === 'emblem' && of.emblem.kind === 'reaction' && stayOf(state, item).seat === seat)
      found.push(item);
  }
  return found;
}

function playNextReaction(run: Run): void {
  for (const seat of initiativeOrder(run.state)) {
    const mine = reactionsOf(run, seat);
    if (mine.length > 0) return playOrChoose(run, seat, mine);
  }
}

function playOrChoose(run: Run, seat: Seat, mine: readonly number[]): void {
  const [only] = mine;
  invariant(only !== undefined, 'there is a reaction');
  run.schedule(reactionsCheck);
  if (mine.length === 1) return playReaction(run, only);
  run.ask({
    seat,
    kind: 'reaction',
    options: mine.map((item) => ({
      key: `reaction:${item}`,
      about: { item: emblemOf(run, item).emblem.source.item },
    })),
    min: 1,
    max: 1,
    rules: ['4.4.b'],
  });
}

export function answerReaction(run: Run, choice: Choice): void {
  run.schedule(reactionsCheck);
  playReaction(run, numberIn((choice[0] ?? '').slice('reaction:'.length)));
}

/** 5.5.d, 6.4.g: asks whether the player pays a reaction's cost. A declined reaction has no effect. */
export function payOrDecline(run: Run, task: TaskOf<'pay-or-decline'>): void {
  const { declaration } = task;
  const context = contextOfDeclaration(run, declaration);
  const cost = manaFor(context, declaration);
  if (cost > manaOf(context, declaration.seat)) return decline(run, declaration);
  run.schedule(task);
  run.ask({
    seat: declaration.seat,
    kind: 'pay',
    options: [{ key: 'pay', about: { cost } }, { key: 'decline' }],
    min: 1,
    max: 1,
    rules: ['5.5.d', '7.4.5.c'],
    about: { item: declaration.source.item },
  });
}

export function answerPayOrDecline(
  run: Run,
  { declaration }: TaskOf<'pay-or-decline'>,
  choice: Choice,
): void {
  if (choice[0] === 'decline') return decline(run, declaration);
  cease(run, declaration);
  run.schedule({ task: 'pay', declaration });
}

function decline(run: Run, { playing }: Declaration): void {
  invariant(playing.kind === 'reaction', 'only reactions are declined');
  run.schedule({ task: 'vanish', item: playing.item, rule: '6.4.g' });
}

/** 5.5.e: schedules the removal of a reaction after it has resolved. */
function cease(run: Run, { playing }: Declaration): void {
  if (playing.kind === 'reaction') run.schedule({ task: 'vanish', item: playing.item, rule: '5.5.e' });
}

export function resolveReaction(run: Run, declaration: Declaration): void {
  cease(run, declaration);
  const { seat, source, cause, instructions, targets, modes } = declaration;
  invariant(instructions !== null, 'a reaction has an effect');
  const bound = { ...declaration.bound, targets, modes: modes ?? [] };
  begin(
    run,
    wanting(run, { controller: seat, source, cause, bound }, instructions.targets),
    instructions.effect,
  );
}

/** Removes an emblem, unless it has already been removed. */
export function vanish(run: Run, { item, rule }: TaskOf<'vanish'>): void {
  if (run.state.stays[item] === null) return;
  run.perform({
    verb: 'cease',
    by: null,
    cause: byRule(rule),
    actions: [{ kind: 'vanish', item }],
    rules: rule === '6.4.g' ? ['6.4.g', '5.5.d'] : [rule],
  });
}
