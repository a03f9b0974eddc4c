import { z } from 'zod';
import {
  abilityShapeProblems,
  cardAbilityProblems,
  cardNow,
  tokenProblems,
  writtenNow,
  type Ability,
  type AbilityProblem,
  type CardDefinition,
} from '#altered/abilities';
import { readAs, type GameEvent } from '#record';
import type { Action } from '../state/actions.js';
import { expeditionNames, statuses, zones } from '../state/objects.js';

const count = z.int().min(0);
const reference = z.looseObject({
  item: count,
  object: count.nullable(),
  was: z
    .looseObject({
      zone: z.enum([...zones, 'outside']),
      statuses: z.array(z.enum(statuses)),
      counters: z.record(z.string(), z.int()),
    })
    .optional(),
});
const target = z.discriminatedUnion('kind', [
  reference.extend({ kind: z.literal('object') }),
  z.looseObject({ kind: z.literal('expedition'), seat: count, expedition: z.enum(expeditionNames) }),
  z.looseObject({ kind: z.literal('player'), seat: count }),
]);

/** The schema of an emblem's stored bindings. */
const bound = z.looseObject({
  me: reference,
  it: z.array(reference),
  targets: z.array(z.array(target)),
  modes: z.array(count),
  noted: z.record(z.string(), z.union([z.number(), z.array(reference)])),
});

/**
 * Describes the first problem in the cards, tokens and emblems that an event defines, with its path. Null if there is
 * none.
 */
export function illDefined(event: GameEvent<Action>): string | null {
  if (event.kind === 'GameStarted') {
    for (const [name, card] of Object.entries(event.cards)) {
      const problem = firstOf(
        `cards.${name}`,
        cardAbilityProblems(cardNow(card as unknown as CardDefinition)),
      );
      if (problem !== null) return problem;
    }
  }
  if (event.kind === 'StepResolved')
    for (const [index, action] of event.actions.entries()) {
      const problem = actionProblem(action, `actions.${index}`);
      if (problem !== null) return problem;
    }
  return null;
}

function actionProblem(action: Action, path: string): string | null {
  switch (action.kind) {
    case 'token':
      return (
        missing(action.definition, `${path}.definition`) ??
        firstOf(`${path}.definition`, tokenProblems(cardNow(action.definition)))
      );
    case 'identify':
      if (action.definition === null) return null;
      return (
        missing(action.definition, `${path}.definition`) ??
        firstOf(`${path}.definition`, cardAbilityProblems(cardNow(action.definition)))
      );
    case 'emblem': {
      const { emblem } = action;
      const nothing = missing(emblem, `${path}.emblem`);
      if (nothing !== null) return nothing;
      const does =
        emblem.kind === 'ongoing'
          ? { kind: 'passive', passive: emblem.passive }
          : { kind: 'effect', ...(emblem.instructions as object | undefined) };
      const problem = firstOf(
        `${path}.emblem`,
        abilityShapeProblems(writtenNow([does as unknown as Ability])),
      );
      if (problem !== null) return problem;
      const read = readAs(bound, emblem.bound);
      return read.success ? null : `${path}.emblem.bound: ${read.error.issues[0]?.message ?? 'unknown'}`;
    }
    default:
      return null;
  }
}

/** Reports a missing definition in another platform's record. Null if the definition exists. */
const missing = (definition: unknown, path: string): string | null =>
  z.looseObject({}).safeParse(definition).success ? null : `${path}: there is none`;

const firstOf = (at: string, [first]: readonly AbilityProblem[]): string | null =>
  first === undefined
    ? null
    : `${[at, ...(first.path === '' ? [] : [first.path])].join('.')}: ${first.reason}`;
