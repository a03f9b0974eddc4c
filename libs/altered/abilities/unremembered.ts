import { describesExhaustion } from './exceptional-shapes.js';
import type { Part, Scope } from './part.js';

/** What a node of a kind that is executed can say besides, and the edition does not do. */
export interface Exception {
  readonly kind: string;
  /** Why not, for the reader. */
  readonly why: string;
  readonly concerns: (part: Part, scope: Scope) => boolean;
}

/** What is read, and waits for what no edition remembers or asks yet; and what edition 1.0 does not. */
export const unremembered: readonly Exception[] = [
  {
    kind: 'instead of what would happen for the first time',
    why: 'it is not remembered what would have happened before',
    concerns: ({ family, value }) =>
      family === 'passive' && value.kind === 'instead' && value.first !== undefined,
  },
  {
    kind: 'played cards that were exhausted',
    why: 'a card is no longer exhausted in Limbo, and it is not remembered whether it was in Reserve',
    concerns: ({ family, value }) =>
      (family === 'trigger' &&
        value.kind === 'played' &&
        value.what !== 'me' &&
        describesExhaustion(value.what)) ||
      (family === 'step' &&
        value.kind === 'next' &&
        value.trigger.kind === 'played' &&
        describesExhaustion(value.trigger.what)) ||
      (family === 'passive' &&
        value.kind === 'played' &&
        value.notGained === undefined &&
        describesExhaustion(value.cards)),
  },
  {
    kind: 'what some players alone would discard',
    why: 'edition 1.0 does not ask whose effect it is',
    concerns: ({ family, value }) =>
      family === 'passive' &&
      value.kind === 'instead' &&
      value.would.kind === 'discarded' &&
      value.would.by !== undefined,
  },
  {
    kind: 'support abilities that are lost',
    why: 'edition 1.0 changes no cards in Reserve',
    concerns: ({ family, value }) =>
      family === 'passive' && value.kind === 'abilities' && value.lose === 'support',
  },
  {
    kind: 'Cooldown that Spells are given',
    why: 'edition 1.0 has no Cooldown',
    concerns: ({ family, value }) =>
      family === 'passive' && value.kind === 'played' && value.keyword !== undefined,
  },
  {
    kind: 'one or more Expeditions that move',
    why: 'edition 1.0 hears each Expedition that moves',
    concerns: ({ family, value }) =>
      family === 'trigger' && value.kind === 'expedition' && value.oneOrMore === true,
  },
  {
    kind: 'Gifts that are counted',
    why: 'edition 1.0 does not remember Gifts',
    concerns: ({ family, value }) =>
      family === 'trigger' && value.kind === 'gift' && value.times !== undefined,
  },
  {
    kind: 'statistics that are equal to a number',
    why: 'edition 1.0 has no statistics that are counted',
    concerns: ({ family, value }) =>
      family === 'passive' && value.kind === 'statistics' && value.equal !== undefined,
  },
  {
    kind: 'the player whom a trigger tells of',
    why: 'who did what a trigger is about is not remembered',
    concerns: ({ family, value }) => family === 'players' && value === 'that-player',
  },
  {
    kind: 'what cannot be done by some players alone',
    why: 'whose effect it is that does it is not asked',
    concerns: ({ family, value }) =>
      family === 'passive' &&
      (value.kind === 'cannot-gain' ||
        value.kind === 'cannot-be-sacrificed' ||
        value.kind === 'cannot-be-discarded') &&
      value.by !== undefined,
  },
  {
    kind: 'one of several Expeditions that Ascends',
    why: 'which of several Expeditions Ascends is not asked',
    concerns: ({ family, value }) =>
      family === 'step' && value.kind === 'ascend' && value.which === 'one-of-yours',
  },
  {
    kind: 'some of several Expeditions, moved',
    why: 'no word stands for the Expeditions that move or Ascend',
    concerns: ({ family, value }) =>
      family === 'step' &&
      (value.kind === 'move-expedition' || value.kind === 'ascend') &&
      typeof value.which === 'object' &&
      'kind' in value.which,
  },
  {
    kind: 'modes that another player chooses',
    why: 'modes are chosen by whose effect it is',
    concerns: ({ family, value }) =>
      family === 'effect' && value.kind === 'choose-modes' && value.by !== undefined,
  },
  {
    kind: 'modes that have not been chosen before',
    why: 'it is not remembered which modes were chosen before',
    concerns: ({ family, value }) =>
      family === 'effect' && value.kind === 'choose-modes' && value.unchosen !== undefined,
  },
];
