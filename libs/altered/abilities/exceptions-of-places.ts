import {
  unexecuted,
  isMoreThanSpellsBear,
  doesTheSame,
  isPermanent,
  isElsewhere,
  spreads,
  choosesAndSpreads,
  isBlind,
  isPrinted,
} from './exceptional-shapes.js';
import { unremembered, type Exception } from './unremembered.js';

/** What is said of Expeditions, played cards and tokens, and of what happens instead, and is not executed by edition 1.0 or by any. */
export const ofPlaces: readonly Exception[] = [
  {
    kind: 'cannot-move-forward of more, or with an exception',
    why: 'one Expedition is held back, whatever it would move for',
    concerns: ({ family, value }) =>
      family === 'passive' &&
      value.kind === 'cannot-move-forward' &&
      (value.except !== undefined || value.due !== undefined || value.andFacing === true),
  },
  {
    kind: 'cards played by Rush',
    why: 'edition 1.0 has no Rush',
    concerns: ({ family, value }) => family === 'trigger' && value.kind === 'played' && value.how === 'rush',
  },
  {
    kind: 'dice that are paid for',
    why: 'what may be added to a die costs nothing',
    concerns: ({ family, value }) => family === 'passive' && value.kind === 'dice' && value.pay !== undefined,
  },
  {
    kind: 'expeditions that are known by what happened',
    why: 'what a trigger about an Expedition was about, or which one was moved, is not remembered',
    concerns: ({ family, value }) =>
      family === 'expeditions' && typeof value === 'string' && unexecuted.includes(value),
  },
  {
    kind: 'target of an expedition that is described',
    why: 'one Expedition, any number of them, and of whom, is all that is asked of them',
    concerns: ({ family, value }) =>
      family === 'target' &&
      value.kind === 'expedition' &&
      (value.count !== undefined || value.other === true || value.is !== undefined),
  },
  {
    kind: 'target total that is no limit',
    why: 'only a total that choosing more can exceed says when to stop choosing',
    concerns: ({ family, value }) =>
      family === 'target' &&
      value.kind === 'object' &&
      value.total !== undefined &&
      (value.upTo !== true || !['at-most', 'less-than'].includes(value.total.is)),
  },
  {
    kind: 'move to several expeditions',
    why: 'it cannot be asked to which expedition things go before it is known which things',
    concerns: ({ family, value }) =>
      (family === 'effect' && value.kind === 'simultaneously' && value.steps.some(choosesAndSpreads)) ||
      (family === 'step' && value.kind === 'move' && spreads(value) && isBlind(value.what)),
  },
  {
    // 5.1.2.b
    kind: 'optional-cost of more than cards',
    why: 'what is paid besides for a card is chosen cards alone',
    concerns: ({ family, value }) =>
      family === 'passive' &&
      value.kind === 'optional-cost' &&
      Object.keys(value.pay).some((part) => !['discard', 'sacrifice', 'put'].includes(part)),
  },
  {
    kind: 'played spells among others',
    why: 'spells only become Fleeting or not as they are played',
    concerns: ({ family, value }) =>
      family === 'passive' && value.kind === 'played' && isMoreThanSpellsBear(value),
  },
  {
    kind: 'played first of what is not printed',
    why: 'only what is printed on cards says which of them were the first',
    concerns: ({ family, value }) =>
      family === 'passive' &&
      ((value.kind === 'played' &&
        !isMoreThanSpellsBear(value) &&
        value.first !== undefined &&
        !isPrinted(value.cards)) ||
        (value.kind === 'cost' && value.first !== undefined && (value.of === 'me' || !isPrinted(value.of)))),
  },
  {
    kind: 'token by its name alone',
    why: 'only a card that shows the token tells what it is',
    concerns: ({ family, value }) =>
      family === 'step' && value.kind === 'create-at' && 'named' in value.token,
  },
  {
    kind: 'create in an expedition that is described',
    why: 'tokens are created in expeditions of a player, or in one that is chosen',
    concerns: ({ family, value }) =>
      family === 'step' && value.kind === 'create-at' && isElsewhere(value.place),
  },
  {
    // A permanent was in Landmarks of its owner (3.1.2.c).
    kind: 'create for the last controller of something that may have been in an expedition',
    why: 'what has left an expedition does not tell who controlled it',
    concerns: ({ family, value }, { targets }) =>
      family === 'step' &&
      value.kind === 'create-at' &&
      value.place.kind === 'controllers-landmarks' &&
      !isPermanent(value.place.what, targets),
  },
  {
    kind: 'modes that may be chosen again',
    why: 'the same mode is not chosen more than once',
    concerns: ({ family, value }) =>
      family === 'effect' && value.kind === 'choose-modes' && value.repeatable === true,
  },
  ...unremembered,
  {
    // "You" in the effect would not be who would have done it; what is replaced is not replaced again (6.2.h).
    kind: 'does-instead of others, or by the same',
    why: 'an "instead" of what others do, or that does the same again, is not executed',
    concerns: ({ family, value }) =>
      family === 'passive' &&
      value.kind === 'does-instead' &&
      ((value.who !== 'you' && value.who !== 'opponent') || doesTheSame(value)),
  },
  {
    kind: 'does-instead of opponents',
    why: 'an "instead" of what opponents do is of edition 4.0',
    concerns: ({ family, value }) =>
      family === 'passive' && value.kind === 'does-instead' && value.who === 'opponent',
  },
];
