import { gather } from '#kernel';
import { tokenNamed, walkAbilities, type Ability, type Step, type TokenDefinition } from '#altered/abilities';
import type { Seat } from '#record';
import type { Place } from '../state/actions.js';
import { expeditionsOf, seatsOf, type Context, type OneExpedition, neverExecuted } from '../world/context.js';
import { valueOf } from '../world/matching.js';
import type { Proposed } from '../state/proposal.js';
import { expeditionsMeant, isChosen } from '../world/described-expeditions.js';
import { doers, isDistributed, questionsOf } from './questions.js';
import { definitionOf } from '../world/token-definition.js';
import type { Frame } from '../state/tasks.js';
import { cardOf, type State } from '../state/state.js';
import { expeditionPlace, place, seatOf } from '../state/zones.js';

/** 7.3.3: returns a separate atomic action for each token (6.1.e). */
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
      Array.from({ length: budget.many(count) }, () => token(seat, where)),
    ),
  );
}

/**
 * Like `created`, for tokens that are created in Landmarks, in Reserve, or in an expedition that is chosen during
 * resolution (6.1.g).
 */
export function createdIn(
  context: Context,
  frame: Frame,
  step: Extract<Step, { kind: 'create-at' }>,
  answers: readonly (readonly number[])[],
): Proposed[] {
  const { token: described, place: where } = step;
  const count = valueOf(context, step.count ?? 1);
  const made = (seat: Seat, to: Place): Proposed[] => {
    const token = tokenMeant(context.state, seat, described);
    if (token === null) return [];
    return Array.from({ length: context.world.budget.many(count) }, () => ({
      kind: 'token',
      to,
      definition: definitionOf(token),
      ...(seat !== to.seat && { by: seat }),
    }));
  };
  if (where.kind === 'reserve')
    return doers(context, frame, step.who).flatMap((seat) => made(seat, place('reserve', seat)));
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
      expeditionsMeant({ ...context, controller: seat }, expedition).flatMap((place) =>
        made(seat, expeditionPlace(place.seat, place.expedition)),
      ),
    );
  return questionsOf(context, frame, step).flatMap(({ seat, expeditions }, index) => {
    const chosen = expeditions?.[answers[index]?.[0] ?? -1];
    return chosen === undefined ? [] : made(seat, expeditionPlace(chosen.seat, chosen.expedition));
  });
}

/**
 * Returns the definition of a step's token. The step contains the definition, names the token, or refers to the
 * Signature token of the player's Hero. Null if the Hero defines no Signature token.
 */
function tokenMeant(
  state: State,
  seat: Seat,
  token: Extract<Step, { kind: 'create-at' }>['token'],
): TokenDefinition | null {
  if ('named' in token) return tokenNamed(token.named) ?? neverExecuted({ kind: token.named });
  if (!('signatureOf' in token)) return token;
  const defined = seatOf(state, seat).hero.flatMap((hero) =>
    signatureTokens(cardOf(state, hero).abilities ?? []),
  );
  return defined[0] ?? null;
}

function signatureTokens(abilities: readonly Ability[]): readonly TokenDefinition[] {
  const found: TokenDefinition[] = [];
  walkAbilities(abilities, ({ family, value }) => {
    if (family !== 'step' || value.kind !== 'create-at') return;
    if ('reserveCost' in value.token) found.push(value.token);
  });
  return found;
}
