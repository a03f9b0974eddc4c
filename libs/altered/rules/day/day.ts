import { byRule } from '#kernel';
import { runProgress } from './progress.js';
import { checkLead, checkVictory } from './victory.js';
import { refilled } from '../step/modifiers.js';
import type { Proposal } from '../state/proposal.js';
import type { Run } from '../step/run.js';
import { phases, type Phase } from '../state/objects.js';
import { endDurations } from './durations.js';
import { reactionsCheck, type AlteredTask, type TaskOf } from '../state/tasks.js';
import type { DailyEffect } from '../state/edition.js';
import { initiativeOrder, seatOf } from '../state/zones.js';
import { succeed, prepare, draw } from './morning.js';
import { rest } from './rest.js';

const phaseRules: Readonly<Record<Phase, string>> = {
  morning: '4.2.1.a',
  noon: '4.2.2.a',
  afternoon: '4.2.3.a',
  dusk: '4.2.4.a',
  night: '4.2.5.a',
};

/** Returns the task that follows a phase: the next phase or, after the last phase, the next day (4.2.e). */
function after(phase: Phase): AlteredTask {
  const next = phases[phases.indexOf(phase) + 1];
  return next === undefined ? { task: 'begin-day' } : { task: 'begin-phase', phase: next };
}

const afterPhase = Object.fromEntries(phases.map((phase) => [phase, after(phase)])) as Record<
  Phase,
  AlteredTask
>;

/** The tasks of a daily effect, and the step that activates triggers after it (4.2.c–d). */
interface EffectOfDay {
  readonly work: readonly AlteredTask[];
  readonly over: Proposal;
}

const effectOfDay = (effect: DailyEffect): EffectOfDay => {
  const over: Proposal = {
    verb: `after-${effect}`,
    by: null,
    cause: byRule('4.2.d'),
    actions: [],
    rules: ['4.2.d'],
  };
  return {
    work: [{ task: 'daily-effect', effect }, { task: 'after-daily-effect', effect }, reactionsCheck],
    // If the effect is a check for a winner, the step does not name it, because no ability can trigger after it.
    over: effect === 'check-victory' || effect === 'check-lead' ? over : { ...over, after: effect },
  };
};

const effectsOfDay: Readonly<Record<DailyEffect, EffectOfDay>> = {
  succeed: effectOfDay('succeed'),
  prepare: effectOfDay('prepare'),
  draw: effectOfDay('draw'),
  expand: effectOfDay('expand'),
  progress: effectOfDay('progress'),
  rest: effectOfDay('rest'),
  'clean-up': effectOfDay('clean-up'),
  'check-victory': effectOfDay('check-victory'),
  'check-lead': effectOfDay('check-lead'),
};

/** 4.2.a: begins a day with its Morning. */
export function beginDay(run: Run): void {
  endDurations(run, 'day');
  beginPhase(run, { task: 'begin-phase', phase: 'morning' }, run.state.day + 1);
}

/**
 * 4.2.b–e: begins a phase and schedules its daily effects. Also schedules a check of reactions before the first effect
 * and after each effect.
 */
export function beginPhase(run: Run, { phase, silent }: TaskOf<'begin-phase'>, day = run.state.day): void {
  const effects = run.edition.dailyEffects[phase];
  run.schedule(afterPhase[phase]);
  if (phase === 'afternoon') run.schedule({ task: 'begin-turn', seat: run.state.firstPlayer });
  for (let index = effects.length - 1; index >= 0; index--)
    run.schedule(...effectsOfDay[effects[index] as DailyEffect].work);
  run.schedule(reactionsCheck);
  run.perform({
    verb: phase === 'morning' ? 'begin-day' : 'begin-phase',
    by: null,
    cause: byRule('4.2.a'),
    actions: [{ kind: 'phase', day, phase }],
    rules: ['4.2.a', phaseRules[phase]],
    ...(silent !== undefined && { silent }),
  });
}

/** 4.2.c: runs one daily effect. */
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

/** 4.2.d: activates the triggers that follow a daily effect. Records nothing if there are none. */
export function afterDailyEffect(run: Run, { effect }: TaskOf<'after-daily-effect'>): void {
  if (effect === 'draw' && run.edition.reshuffles === 'after-draw') reshuffle(run);
  run.perform(effectsOfDay[effect].over);
}

/** Replaces each empty deck with its player's shuffled discard pile. */
function reshuffle(run: Run): void {
  for (const seat of initiativeOrder(run.state)) {
    if (seatOf(run.state, seat).deck.length > 0) continue;
    const actions = refilled(run.state, [], seat);
    if (actions === null) continue;
    run.perform({ verb: 'shuffle', by: null, cause: byRule('3.2.2.d'), actions, rules: ['3.2.2.d'] });
  }
}
