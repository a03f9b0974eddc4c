import { paysX, isOfAnother, reaches, describesExhaustion, mayBeInReserve } from './exceptional-shapes.js';
import type { Exception } from './unremembered.js';

/** Choices, targets, modes and prices that edition 1.0 does not have. */
export const ofChoices: readonly Exception[] = [
  {
    kind: 'exhausted cards in Reserve',
    why: 'edition 1.0 has no exhausted cards in Reserve',
    concerns: ({ family, value }, { targets }) =>
      (family === 'step' &&
        value.kind === 'status' &&
        value.status === 'exhausted' &&
        mayBeInReserve(value.what, targets)) ||
      (family === 'selector' && describesExhaustion(value) && reaches(value, 'reserve')) ||
      (family === 'trigger' &&
        value.kind === 'status' &&
        value.status === 'exhausted' &&
        value.what !== 'me' &&
        reaches(value.what, 'reserve')),
  },
  {
    kind: 'total of what is chosen',
    why: 'only targets are chosen by a total',
    concerns: ({ family, value }) =>
      family === 'what' && typeof value === 'object' && 'choose' in value && value.total !== undefined,
  },
  {
    kind: 'move to a position that is counted',
    why: 'a place in a deck is a number, not a quantity',
    concerns: ({ family, value }) => family === 'step' && value.kind === 'move' && value.to.nth !== undefined,
  },
  {
    kind: 'pay-to of others',
    why: 'an inner action is its controller’s',
    concerns: ({ family, value }) =>
      family === 'effect' && value.kind === 'pay-to' && value.who !== undefined,
  },
  {
    kind: 'modes of which both may be chosen',
    why: 'how many modes are chosen does not depend on a condition or a price',
    concerns: ({ family, value }) =>
      family === 'effect' &&
      value.kind === 'choose-modes' &&
      (value.both !== undefined || value.bothFor !== undefined),
  },
  {
    kind: 'create distributed without targets',
    why: 'tokens are distributed among target Expeditions',
    concerns: ({ family, value }) =>
      family === 'step' &&
      value.kind === 'create' &&
      value.distributed === true &&
      typeof value.in === 'string',
  },
  {
    kind: 'targets as many as something',
    why: 'how many targets there are is a number',
    concerns: ({ family, value }) =>
      family === 'target' && value.kind === 'object' && value.asMany !== undefined,
  },
  {
    kind: 'the highest of three statistics',
    why: 'one statistic of an object is asked',
    concerns: ({ family, value }) =>
      family === 'quantity' &&
      typeof value === 'object' &&
      'statistic' in value &&
      value.statistic === 'highest',
  },
  {
    kind: 'targets that another player chooses',
    why: 'targets are chosen by whose effect it is',
    concerns: ({ family, value }) => family === 'target' && value.kind === 'object' && value.by !== undefined,
  },
  {
    kind: 'optional-cost that bounds the targets',
    why: 'a lower cost leaves the targets as they are',
    concerns: ({ family, value }) =>
      family === 'passive' && value.kind === 'optional-cost' && value.targets !== undefined,
  },
  {
    kind: 'counters spent as many as a player likes',
    why: 'how many counters are spent is a number',
    concerns: ({ family, value }) =>
      ((family === 'ability' && value.kind === 'quick-action') ||
        (family === 'effect' && value.kind === 'pay-to')) &&
      paysX(value.cost.spend?.count),
  },
  {
    kind: 'targets that cost more',
    why: 'only Tough makes a target cost more',
    concerns: ({ family, value }) =>
      family === 'target' && value.kind === 'object' && value.dearer !== undefined,
  },
  {
    // 5.1.2.b: all targets are chosen as it is declared.
    kind: 'target described by what is chosen later',
    why: 'targets are chosen together, before anything else is chosen or noted',
    concerns: ({ family, value }) =>
      family === 'target' &&
      value.kind === 'object' &&
      (value.like.bounds ?? []).some(({ than }) => isOfAnother(than)),
  },
  {
    kind: 'the controller or owner of what is known',
    why: 'players are named by a word or chosen, unless the trigger is about their object',
    concerns: ({ family, value }) =>
      family === 'players' && typeof value === 'object' && !('target' in value),
  },
];
