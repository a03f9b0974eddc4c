import type { ActivatedReaction, AppliedModifier, StepResolved } from '#record';
import type { Action } from '../state/actions.js';
import type { Activation } from './reactions.js';

export interface StepFields extends Pick<
  StepResolved<Action>,
  'verb' | 'by' | 'cause' | 'actions' | 'rules'
> {
  readonly modifiers: readonly AppliedModifier[];
  readonly reactions: readonly ActivatedReaction[];
  readonly fingerprint: string | undefined;
}

/**
 * Builds a step with its fields in recorded order and without empty lists. Writes out common combinations of fields,
 * because adding fields to an object later makes it need five times the memory.
 */
export function recordedStep(step: StepFields): StepResolved<Action> {
  const { verb, by, cause, actions, modifiers, reactions, rules, fingerprint } = step;
  if (fingerprint !== undefined || (modifiers.length > 0 && reactions.length > 0))
    return {
      kind: 'StepResolved',
      verb,
      by,
      cause,
      actions,
      ...(modifiers.length > 0 && { modifiers }),
      ...(reactions.length > 0 && { reactions }),
      rules,
      ...(fingerprint !== undefined && { fingerprint }),
    };
  if (modifiers.length > 0) return { kind: 'StepResolved', verb, by, cause, actions, modifiers, rules };
  if (reactions.length > 0) return { kind: 'StepResolved', verb, by, cause, actions, reactions, rules };
  return { kind: 'StepResolved', verb, by, cause, actions, rules };
}

export const asReactions = (
  activated: readonly Activation[],
  activations: readonly Action[],
  rule: string,
): readonly ActivatedReaction[] =>
  activated.map(({ listener }, index) => ({
    ...listener.source,
    emblem: emblemIn(activations[index]),
    rule,
  }));

/** 0 if the action does not create an emblem. */
const emblemIn = (action: Action | undefined): number => (action?.kind === 'emblem' ? action.item : 0);
