import type { EditionId } from './capabilities.js';
import { isChosenOnly } from './chosen-price.js';
import {
  isUnheardInstead,
  unchosen,
  paysX,
  single,
  alone,
  isOfQuickActions,
  isAimed,
  unexecuted,
  isOfAnother,
  reaches,
  describesExhaustion,
  mayBeInReserve,
  isMoreThanSpellsBear,
  doesTheSame,
  isPermanent,
  isElsewhere,
  spreads,
  choosesAndSpreads,
  isBlind,
  isPrinted,
  isRemembered,
  isToldAfterwards,
} from './exceptional-shapes.js';
import { timely10 } from './exceptions-of-times.js';
import { tokenNamed } from './tokens-by-name.js';
import { unremembered, type Exception } from './unremembered.js';

export type { Exception } from './unremembered.js';

const exceptions10: readonly Exception[] = [
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

/** What edition 1.0 gives no meaning, and edition 4.0 does. */
const only10: readonly string[] = [
  'cards played by Rush',
  'exhausted cards in Reserve',
  'cannot-move-forward of more, or with an exception',
  'target of an expedition that is described',
  'expeditions that are known by what happened',
  'create in an expedition that is described',
  'target described by what is chosen later',
  'the controller or owner of what is known',
  'create for the last controller of something that may have been in an expedition',
  'modes that may be chosen again',
  'modes of which both may be chosen',
  'target total that is no limit',
  'move to a position that is counted',
  'create distributed without targets',
  'optional-cost of more than cards',
  'played spells among others',
  'targets as many as something',
  'the highest of three statistics',
  'targets that another player chooses',
  'optional-cost that bounds the targets',
  'counters spent as many as a player likes',
  'targets that cost more',
  'pay-to of others',
  'dice that are paid for',
  'total of what is chosen',
  'does-instead of opponents',
  'token by its name alone',
  'statistics that are equal to a number',
  'the player whom a trigger tells of',
  'what cannot be done by some players alone',
  'one of several Expeditions that Ascends',
  'some of several Expeditions, moved',
  'modes that another player chooses',
];

/** What edition 4.0 executes only in part. */
const exceptions40: readonly Exception[] = [
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
    kind: 'modes of which both may be chosen for a cost that is not done',
    why: 'how many modes are chosen depends on what is done for it alone',
    concerns: ({ family, value }) =>
      family === 'effect' &&
      value.kind === 'choose-modes' &&
      value.bothFor !== undefined &&
      (value.bothFor.does === undefined ||
        Object.keys(value.bothFor).length > 1 ||
        isAimed(value.bothFor.does)),
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
    kind: 'keyword in Reserve',
    why: 'keywords do nothing in Reserve',
    concerns: ({ family, value }) =>
      family === 'ability' &&
      value.kind === 'in-reserve' &&
      !['reaction', 'passive', 'quick-action'].includes(value.ability.kind),
  },
];

export const exceptions: Readonly<Record<EditionId, readonly Exception[]>> = {
  '1.0': [...exceptions10, ...timely10],
  '4.0': [...exceptions10.filter(({ kind }) => !only10.includes(kind)), ...exceptions40],
};
