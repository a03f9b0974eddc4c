import { objectOf } from '../nouns/what.js';
import { families, fieldsIn, same, type Effect, type Players, type Step } from '#altered/abilities';

type Tree = Readonly<Record<string, unknown>>;

/** The kinds of steps without an actor. Their text can only name the player who chooses the objects. */
const actorlessKinds: readonly Step['kind'][] = ['status', 'counters', 'switch-expeditions'];

/**
 * Returns the path of the field that contains the player who performs a step. Undefined if the step has no such field.
 */
function actorPath(step: Step): readonly string[] | undefined {
  const what = objectOf(step);
  const has = (field: string): boolean => typeof what === 'object' && field in what;
  if (step.kind === 'reveal')
    return has('top') ? ['what', 'top'] : has('random') ? ['what', 'of'] : undefined;
  if (actorlessKinds.includes(step.kind)) return has('choose') ? ['what', 'by'] : undefined;
  const isSayable = step.kind === 'play-for-free' || 'who?' in fieldsIn(families.step.kinds[step.kind]);
  return isSayable ? ['who'] : undefined;
}

const at = (tree: unknown, path: readonly string[]): unknown =>
  path.reduce((part, field) => (part as Tree)[field], tree);

/** Returns a tree with a different value at a path. Removes the field if `value` is undefined. */
function put(tree: unknown, [field = '', ...path]: readonly string[], value: unknown): Tree {
  const { [field]: before, ...others } = tree as Tree;
  if (path.length === 0 && value === undefined) return others;
  return { ...(tree as Tree), [field]: path.length === 0 ? value : put(before, path, value) };
}

/** Returns the given step with `who` as the player who performs it. */
function stepBy(step: Step, who: Players): Step {
  // If another player plays the card for free, the card is played immediately. Therefore, the step becomes an ordinary
  // `play` step.
  if (step.kind === 'play-for-free') return { kind: 'play', what: step.what, free: true, who };
  const path = actorPath(step);
  return path === undefined ? step : (put(step, path, who) as unknown as Step);
}

function withoutActor(step: Step): { readonly who: Players; readonly step: Step } | undefined {
  const path = actorPath(step);
  const who = path && (at(step, path) as Players | undefined);
  // If no other player acts, the field is absent. In a step that reveals cards, it contains "you" instead.
  const mine = step.kind === 'reveal' ? 'you' : undefined;
  if (path === undefined || who === undefined || who === mine) return undefined;
  return { who, step: put(step, path, mine) as unknown as Step };
}

/** Converts an instruction to an action by a player. Undefined if the instruction is neither a step nor a sequence. */
export const actionBy = (effect: Effect, who: Players): Effect | undefined => {
  switch (effect.kind) {
    case 'step':
      return { ...effect, step: stepBy(effect.step, who) };
    case 'sequence':
      return {
        ...effect,
        effects: effect.effects.map((part) => (hasNoActor(part) ? part : (actionBy(part, who) ?? part))),
      };
    default:
      return undefined;
  }
};

export function splitActor(effect: Effect): { readonly who: Players; readonly does: Effect } | undefined {
  if (effect.kind === 'step') {
    const found = withoutActor(effect.step);
    return found && { who: found.who, does: { ...effect, step: found.step } };
  }
  const who = effect.kind === 'sequence' && effect.effects[0] && splitActor(effect.effects[0])?.who;
  if (effect.kind !== 'sequence' || !who) return undefined;
  const effects = effect.effects.flatMap((part) => {
    if (hasNoActor(part)) return [part];
    const found = splitActor(part);
    return found !== undefined && same(found.who, who) ? [found.does] : [];
  });
  return effects.length === effect.effects.length ? { who, does: { ...effect, effects } } : undefined;
}

/** Whether the steps of an effect have a field for the player who performs them. */
export const hasActorField = (effect: Effect): boolean =>
  effect.kind === 'step'
    ? actorPath(effect.step) !== undefined
    : effect.kind === 'sequence' &&
      effect.effects.every((part, index) => hasActorField(part) || (index > 0 && hasNoActor(part)));

/**
 * Whether an effect exhausts or readies the object that was just moved. The sentence's subject does not apply to such
 * an effect: "puts a card …, then exhausts it".
 */
export const hasNoActor = (effect: Effect): boolean =>
  effect.kind === 'step' &&
  effect.step.kind === 'status' &&
  typeof effect.step.what === 'object' &&
  'noted' in effect.step.what;
