import { isChosenOnly } from './chosen-price.js';
import {
  isUnheardInstead,
  unchosen,
  single,
  alone,
  isOfQuickActions,
  isAimed,
  isRemembered,
  isToldAfterwards,
} from './exceptional-shapes.js';
import { isHeardFirst } from './first-times.js';
import { tokenNamed } from './tokens-by-name.js';
import type { Exception } from './unremembered.js';

/** What edition 4.0 executes only in part. */
export const partly40: readonly Exception[] = [
  {
    kind: 'token by a name that is not known',
    why: 'only a card that shows the token tells what it is',
    concerns: ({ family, value }) =>
      family === 'step' &&
      value.kind === 'create-at' &&
      'named' in value.token &&
      tokenNamed(value.token.named) === undefined,
  },
  {
    kind: 'what something was, beyond what is remembered',
    why: 'of an object that an effect moved, what is printed on it and its statuses, counters and statistics are remembered',
    concerns: ({ family, value }) =>
      family === 'condition' && value.kind === 'is' && value.was === true && !isRemembered(value.like),
  },
  {
    kind: 'what happened to more than what is printed',
    why: 'only what is printed on an object is known of it afterwards',
    concerns: ({ family, value }) =>
      family === 'quantity' &&
      typeof value === 'object' &&
      (('happened' in value &&
        value.what !== undefined &&
        (!isToldAfterwards(value.what) ||
          (value.happened === 'drawn' && Object.keys(value.what).length > 0))) ||
        ('came' in value && !isToldAfterwards(value.what))),
  },
  {
    kind: 'who discarded something from wherever it was',
    why: 'of what is discarded from play it is not remembered who did it',
    concerns: ({ family, value }) =>
      family === 'quantity' &&
      typeof value === 'object' &&
      'happened' in value &&
      value.happened === 'discarded' &&
      value.by !== undefined &&
      value.from === undefined,
  },
  {
    kind: 'standing of an expedition that is described',
    why: 'no word stands for the Expedition whose standing is asked',
    concerns: ({ family, value }) =>
      family === 'condition' &&
      value.kind === 'standing' &&
      typeof value.which === 'object' &&
      'kind' in value.which,
  },
  {
    kind: 'instead of what would happen for the first time, where that is not known',
    why: 'of statuses, zones and dice it is not remembered what happened before, nor of Expeditions in which turn',
    concerns: ({ family, value }) =>
      family === 'passive' && value.kind === 'instead' && value.first !== undefined && !isHeardFirst(value),
  },
  {
    kind: 'instead for another price, or of what is attempted or moves',
    why: 'what happens instead is paid for with what is named in full, and is not of what is only attempted',
    concerns: ({ family, value }) =>
      family === 'passive' && value.kind === 'instead' && isUnheardInstead(value),
  },
  {
    kind: 'several verbs at once, one of which is several steps',
    why: 'what plays cards, is only chosen or is done in several steps happens by itself',
    concerns: ({ family, value }) =>
      family === 'effect' &&
      value.kind === 'simultaneously' &&
      value.steps.some(({ kind }) => alone.includes(kind)),
  },
  {
    kind: 'Augment of many',
    why: 'which of several counters it is can be chosen for one object',
    concerns: ({ family, value }) =>
      family === 'step' &&
      value.kind === 'augment' &&
      typeof value.what === 'object' &&
      ('top' in value.what ||
        'random' in value.what ||
        ('choose' in value.what && (value.what.count ?? 1) !== 1)),
  },
  {
    kind: 'modes of which both may be chosen for several things, or with targets',
    why: 'how many modes are chosen depends on one thing that is done for it, without targets',
    concerns: ({ family, value }) =>
      family === 'effect' &&
      value.kind === 'choose-modes' &&
      value.bothFor?.does !== undefined &&
      (Object.keys(value.bothFor).length > 1 || isAimed(value.bothFor.does)),
  },
  {
    kind: 'target total that is no limit of any number',
    why: 'only a total that choosing more can exceed says when to stop choosing',
    concerns: ({ family, value }) =>
      family === 'target' &&
      value.kind === 'object' &&
      value.total !== undefined &&
      ((value.upTo !== true && value.anyNumber !== true) ||
        !['at-most', 'less-than'].includes(value.total.is)),
  },
  {
    kind: 'total of what is chosen, and done something with at once',
    why: 'only what is merely chosen, or targets, are chosen by a total that choosing more can exceed',
    concerns: ({ family, value }) =>
      family === 'step' &&
      'what' in value &&
      typeof value.what === 'object' &&
      'choose' in value.what &&
      value.what.total !== undefined &&
      (value.kind !== 'choose' || !['at-most', 'less-than'].includes(value.what.total.is)),
  },
  {
    kind: 'dice that are paid for with what is chosen, or done',
    why: 'what may be added to a die is paid for without a choice',
    concerns: ({ family, value }) =>
      family === 'passive' &&
      value.kind === 'dice' &&
      value.pay !== undefined &&
      Object.keys(value.pay).some((part) => !unchosen.includes(part)),
  },
  {
    kind: 'a card played to one of several Expeditions',
    why: 'a card is played to an Expedition its player chooses, or to the only one that is named',
    concerns: ({ family, value }) =>
      family === 'step' &&
      value.kind === 'play' &&
      value.in !== undefined &&
      (typeof value.in === 'object' || !single.includes(value.in)),
  },
  {
    // 5.1.2.b
    kind: 'optional-cost of more than what is chosen',
    why: 'what is paid besides for a card is chosen cards, or objects that one thing is done to',
    concerns: ({ family, value }) =>
      family === 'passive' && value.kind === 'optional-cost' && !isChosenOnly(value.pay),
  },
  {
    kind: 'effect as a cost with more, with targets, or of something else than an effect',
    why: 'an effect is the whole cost of an effect, and has no targets',
    concerns: ({ family, value }) =>
      (family === 'effect' &&
        value.kind === 'pay-to' &&
        value.cost.does !== undefined &&
        (Object.keys(value.cost).length > 1 || isAimed(value.cost.does))) ||
      (family === 'passive' && value.kind === 'dice' && value.pay?.does !== undefined),
  },
  {
    kind: 'quick actions of several objects, activated',
    why: 'a {D} or {T} ability of one object is activated',
    concerns: ({ family, value }) =>
      family === 'step' &&
      value.kind === 'activate-own' &&
      (value.symbol === 'discard' || value.symbol === 'exhaust') &&
      typeof value.what === 'object' &&
      !('target' in value.what || 'noted' in value.what),
  },
  {
    kind: 'next card that may be a spell, or reaction that is waited for',
    why: 'only a Character or a Permanent that is played, what joins an Expedition, and {D} and {T} abilities are waited for once',
    concerns: ({ family, value }) =>
      family === 'step' &&
      value.kind === 'next' &&
      ((value.trigger.kind === 'activated' && !isOfQuickActions(value.trigger.symbol)) ||
        (value.trigger.kind === 'played' &&
          value.trigger.what.type !== 'character' &&
          value.trigger.what.type !== 'permanent')),
  },
  {
    kind: 'activations of reactions that are counted',
    why: 'only {D} and {T} abilities that were activated are counted',
    concerns: ({ family, value }) =>
      (family === 'condition' && value.kind === 'activated-this-turn' && !isOfQuickActions(value.symbol)) ||
      (family === 'trigger' && value.kind === 'abilities-activated' && !isOfQuickActions(value.symbol)),
  },
  {
    kind: 'quick action of another object, as one of its own',
    why: 'a {D} or {T} ability is activated by its own object',
    concerns: ({ family, value }) =>
      family === 'step' && value.kind === 'activate-as-own' && isOfQuickActions(value.symbol),
  },
  {
    kind: 'counters taken from several at once',
    why: 'so many counters are taken from one card, or all of them from several',
    concerns: ({ family, value }) =>
      family === 'step' &&
      value.kind === 'take-counters' &&
      typeof value.from === 'object' &&
      !('target' in value.from || 'noted' in value.from) &&
      value.count !== 'all' &&
      !('all' in value.from && value.name !== undefined && value.upTo !== true) &&
      !('choose' in value.from && (value.from.count ?? 1) === 1),
  },
  {
    kind: 'Cooldown of some of the Spells that are played',
    why: 'Cooldown is asked for when a Spell has been resolved, not when it is played',
    concerns: ({ family, value }) =>
      family === 'passive' &&
      value.kind === 'played' &&
      value.keyword !== undefined &&
      (value.cards.type !== 'spell' ||
        [value.next, value.first, value.nth, value.onlyFrom].some((one) => one !== undefined)),
  },
  {
    kind: 'keyword in Reserve',
    why: 'keywords do nothing in Reserve',
    concerns: ({ family, value }) =>
      family === 'ability' &&
      value.kind === 'in-reserve' &&
      !['reaction', 'passive', 'quick-action'].includes(value.ability.kind),
  },
];
