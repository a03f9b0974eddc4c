import { reads } from '#altered/abilities';
import { invariant, type Choice } from '#record';
import { contextOfDeclaration } from './costs.js';
import { manaOf, unpayable } from '../world/payable.js';
import { toughOfTargets } from '../world/tough.js';
import { answerDeclare } from './declaration-answers.js';
import { declare, isLegal } from './declare.js';
import { costOf, manaFor } from './declared-costs.js';
import type { Run } from '../step/run.js';
import { turnOf, type Declaration, type TaskOf } from '../state/tasks.js';
import { toLimbo } from './cards.js';
import { resolveReaction } from './reactions.js';

/**
 * Continues a declaration. After the last choice, schedules the payment. If the declaration is not legal, takes it back
 * instead (5.1.2.c).
 */
export function runDeclare(run: Run, task: TaskOf<'declare'>): void {
  declare(run, task, declared);
}

export function answerDeclaration(run: Run, task: TaskOf<'declare'>, choice: Choice): void {
  if (!answerDeclare(run, task, choice)) takeBack(run, task.declaration);
}

/** 5.1.2.c, 6.4.d–e: cancels the declaration and returns to the turn's decision. */
function takeBack(run: Run, { seat }: Declaration): void {
  const { agenda, started } = run.state;
  const checks = agenda.pop();
  const turn = agenda.pop();
  invariant(
    checks?.task === 'check-reactions' && (turn?.task === 'end-turn' || turn?.task === 'take-turn'),
    'what is taken back was played in a turn',
  );
  const { next } = turn;
  const hasNext = next !== undefined && reads(started, 'next-turn-kept');
  run.schedule(hasNext ? { task: 'take-turn', seat, next } : turnOf(seat));
}

function declared(run: Run, declaration: Declaration): void {
  const context = contextOfDeclaration(run, declaration);
  const { playing } = declaration;
  const extra = toughOfTargets(context, declaration.seat, declaration.targets.flat());
  if (playing.kind === 'reaction') {
    if (extra === 0) return resolveReaction(run, declaration);
    return run.schedule({ task: 'pay-or-decline', declaration });
  }
  const impossible =
    !isLegal(run, declaration) ||
    (playing.kind === 'card'
      ? manaFor(context, declaration) > manaOf(context, declaration.seat)
      : unpayable(context, costOf(context, declaration), extra) !== null);
  if (impossible) {
    // If an effect offered the play, the play does not happen and the effect continues (6.4.f, 6.5.f).
    const offered =
      playing.kind === 'inner-action' ||
      (playing.kind === 'card' && (playing.free || playing.within === true));
    return offered ? undefined : takeBack(run, declaration);
  }
  run.schedule({ task: 'pay', declaration });
  if (playing.kind === 'card') toLimbo(run, declaration, playing);
}
