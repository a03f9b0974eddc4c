import { gather, repeated } from '#kernel';
import { tokenNamed, type Step } from '#altered/abilities';
import type { Seat } from '#record';
import type { Place } from '../state/actions.js';
import { expeditionsOf, seatsOf, type Context, type OneExpedition } from '../world/context.js';
import { valueOf } from '../world/matching.js';
import type { Proposed } from '../state/proposal.js';
import { expeditionsMeant, isChosen } from '../world/described-expeditions.js';
import { doers, isDistributed, questionsOf } from './questions.js';
import { neverExecuted } from '../world/never-executed.js';
import { definitionOf } from '../world/token-definition.js';
import type { Frame } from '../state/tasks.js';
import { expeditionPlace, place } from '../state/zones.js';

/** 7.3.3: an atomic action for each token (6.1.e). */
export function created(
  context: Context,
  frame: Frame,
  step: Extract<Step, { kind: 'create' }>,
  answers: readonly (readonly number[])[],
): Proposed[] {
  const count = valueOf(context, step.count ?? 1);
  const { budget } = context.world;
  const token = (seat: Seat, where: OneExpedition): Proposed => ({
    kind: 'token',
    to: expeditionPlace(where.seat, where.expedition),
    definition: definitionOf(step.token),
    ...(seat !== where.seat && { by: seat }),
  });
  if (isDistributed(context, step))
    return questionsOf(context, frame, step).flatMap(({ seat, expeditions }, index) => {
      const where = expeditions?.[answers[index]?.[0] ?? -1];
      return where === undefined ? [] : [token(seat, where)];
    });
  return gather(doers(context, frame, step.who), (seat) =>
    gather(expeditionsOf({ ...context, controller: seat }, step.in), (where) =>
      repeated(budget.many(count), () => token(seat, where)),
    ),
  );
}

/** The same in a player's Landmarks, or in an expedition chosen as it happens (6.1.g). */
export function createdIn(
  context: Context,
  frame: Frame,
  step: Extract<Step, { kind: 'create-at' }>,
  answers: readonly (readonly number[])[],
): Proposed[] {
  const { token: said, place: where } = step;
  const token = 'named' in said ? (tokenNamed(said.named) ?? neverExecuted({ kind: said.named })) : said;
  const count = valueOf(context, step.count ?? 1);
  const made = (seat: Seat, to: Place): Proposed[] =>
    Array.from({ length: context.world.budget.many(count) }, () => ({
      kind: 'token',
      to,
      definition: definitionOf(token),
      ...(seat !== to.seat && { by: seat }),
    }));
  if (where.kind === 'controllers-landmarks')
    return doers(context, frame, step.who).flatMap((seat) =>
      seatsOf(context, { controllerOf: where.what }).flatMap((owner) => made(seat, place('landmark', owner))),
    );
  if (where.kind === 'landmarks')
    return doers(context, frame, step.who).flatMap((seat) =>
      seatsOf({ ...context, controller: seat }, where.of).flatMap((owner) =>
        made(seat, place('landmark', owner)),
      ),
    );
  const { expedition } = where;
  if (!isChosen(expedition))
    return doers(context, frame, step.who).flatMap((seat) =>
      expeditionsMeant({ ...context, controller: seat }, expedition).flatMap((one) =>
        made(seat, expeditionPlace(one.seat, one.expedition)),
      ),
    );
  return questionsOf(context, frame, step).flatMap(({ seat, expeditions }, index) => {
    const chosen = expeditions?.[answers[index]?.[0] ?? -1];
    return chosen === undefined ? [] : made(seat, expeditionPlace(chosen.seat, chosen.expedition));
  });
}
