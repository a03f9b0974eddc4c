import type { EditionId } from './capabilities.js';
import { isChosenOnly } from './chosen-price.js';
import * as is from './exceptional-shapes.js';
import type { Part, Scope } from './part.js';
import type { Named } from './shape.js';
import { tokenNamed } from './tokens-by-name.js';

type ByKind = Pick<Named, 'ability' | 'trigger' | 'passive' | 'effect' | 'step' | 'condition' | 'target'>;

/** A restriction on nodes of a kind that editions execute otherwise. */
export interface Partly {
  readonly editions: readonly EditionId[];
  /** The name of the restricted nodes in the table of abilities. */
  readonly kind: string;
  /** The reason, in words for the reader. */
  readonly why: string;
  readonly concerns: (part: Part, scope: Scope) => boolean;
}

const old: readonly EditionId[] = ['1.0'];
const recent: readonly EditionId[] = ['4.0'];
const every: readonly EditionId[] = ['1.0', '4.0'];

/** Restricts the nodes of a kind that meet a condition. */
const of = <F extends keyof ByKind, K extends ByKind[F]['kind']>(
  editions: readonly EditionId[],
  family: F,
  kind: K,
  why: string,
  when: (node: Extract<ByKind[F], { readonly kind: K }>, scope: Scope) => boolean,
): Partly => ({
  editions,
  kind: `${family} ${kind}, in part`,
  why,
  concerns: (part, scope) =>
    part.family === family &&
    (part.value as { readonly kind: string }).kind === kind &&
    when(part.value as Extract<ByKind[F], { readonly kind: K }>, scope),
});

const inReserve = 'edition 1.0 has no exhausted cards in Reserve';
const forgotten =
  'a card is no longer exhausted in Limbo, and it is not remembered whether it was in Reserve';
const limits: readonly string[] = ['at-most', 'less-than'];
const only = (what: unknown): boolean =>
  typeof what !== 'object' || what === null || 'target' in what || 'noted' in what;

/** The restrictions that depend on more than kinds and fields. Fields that edition 1.0 lacks are in the tables of the nodes. */
export const partly: readonly Partly[] = [
  // Exhausted cards in Reserve.
  of(
    old,
    'step',
    'status',
    inReserve,
    ({ status, what }, { targets }) => status === 'exhausted' && is.mayBeInReserve(what, targets),
  ),
  of(
    old,
    'trigger',
    'status',
    inReserve,
    ({ status, what }) => status === 'exhausted' && what !== 'me' && is.reaches(what, 'reserve'),
  ),
  {
    editions: old,
    kind: 'selector, in part',
    why: inReserve,
    concerns: ({ family, value }) =>
      family === 'selector' && is.describesExhaustion(value) && is.reaches(value, 'reserve'),
  },
  of(every, 'trigger', 'played', forgotten, ({ what }) => what !== 'me' && is.describesExhaustion(what)),
  of(
    every,
    'step',
    'next',
    forgotten,
    ({ trigger }) => trigger.kind === 'played' && is.describesExhaustion(trigger.what),
  ),
  of(
    every,
    'passive',
    'played',
    forgotten,
    ({ cards, notGained }) => notGained === undefined && is.describesExhaustion(cards),
  ),
  // Targets, choices and modes.
  of(
    old,
    'target',
    'object',
    'only a total that choosing more can exceed says when to stop choosing',
    ({ total, upTo }) => total !== undefined && (upTo !== true || !limits.includes(total.is)),
  ),
  of(
    recent,
    'target',
    'object',
    'only a total that choosing more can exceed says when to stop choosing',
    ({ total, upTo, anyNumber }) =>
      total !== undefined && ((upTo !== true && anyNumber !== true) || !limits.includes(total.is)),
  ),
  // All targets are chosen on declaration (5.1.2.b).
  of(
    old,
    'target',
    'object',
    'targets are chosen together, before anything else is chosen or noted',
    ({ like }) => (like.bounds ?? []).some(({ than }) => is.isOfAnother(than)),
  ),
  {
    editions: recent,
    kind: 'step of what is chosen by a total',
    why: 'only what is merely chosen, or targets, are chosen by a total that choosing more can exceed',
    concerns: ({ family, value }) =>
      family === 'step' &&
      'what' in value &&
      typeof value.what === 'object' &&
      'choose' in value.what &&
      value.what.total !== undefined &&
      (value.kind !== 'choose' || !limits.includes(value.what.total.is)),
  },
  of(
    every,
    'effect',
    'choose-modes',
    'it is not remembered which modes were chosen before',
    ({ unchosen }) => unchosen !== undefined,
  ),
  of(
    recent,
    'effect',
    'choose-modes',
    'how many modes are chosen depends on one thing that is done for it, without targets',
    ({ bothFor }) =>
      bothFor?.does !== undefined && (Object.keys(bothFor).length > 1 || is.isAimed(bothFor.does)),
  ),
  of(
    recent,
    'step',
    'augment',
    'which of several counters it is can be chosen for one object',
    ({ what }) =>
      typeof what === 'object' &&
      ('top' in what || 'random' in what || ('choose' in what && (what.count ?? 1) !== 1)),
  ),
  // Prices.
  of(old, 'ability', 'quick-action', 'how many counters are spent is a number', ({ cost }) =>
    is.paysX(cost.spend?.count),
  ),
  of(old, 'effect', 'pay-to', 'how many counters are spent is a number', ({ cost }) =>
    is.paysX(cost.spend?.count),
  ),
  of(
    recent,
    'effect',
    'pay-to',
    'an effect is the whole cost of an effect, and has no targets',
    ({ cost }) => cost.does !== undefined && (Object.keys(cost).length > 1 || is.isAimed(cost.does)),
  ),
  of(recent, 'passive', 'dice', 'what may be added to a die is paid for without a choice', ({ pay }) =>
    Object.keys(pay ?? {}).some((part) => !is.unchosen.includes(part)),
  ),
  // 5.1.2.b
  of(old, 'passive', 'optional-cost', 'what is paid besides for a card is chosen cards alone', ({ pay }) =>
    Object.keys(pay).some((part) => !['discard', 'sacrifice', 'put'].includes(part)),
  ),
  of(
    recent,
    'passive',
    'optional-cost',
    'what is paid besides for a card is chosen cards, or objects that one thing is done to',
    ({ pay }) => !isChosenOnly(pay),
  ),
  // Expeditions.
  {
    editions: old,
    kind: 'expeditions that are known by what happened',
    why: 'what a trigger about an Expedition was about, or which one was moved, is not remembered',
    concerns: ({ family, value }) =>
      family === 'expeditions' && typeof value === 'string' && is.unexecuted.includes(value),
  },
  {
    editions: old,
    kind: 'the player whom a trigger tells of',
    why: 'who did what a trigger is about is not remembered, nor the controller or owner of what is known',
    concerns: ({ family, value }) =>
      family === 'players' && (typeof value === 'object' ? !('target' in value) : value === 'that-player'),
  },
  of(
    old,
    'step',
    'move-expedition',
    'no word stands for the Expeditions that move or Ascend',
    ({ which }) => typeof which === 'object' && 'kind' in which,
  ),
  of(old, 'step', 'ongoing', 'edition 1.0 has no duration until Rest', ({ duration }) => duration === 'rest'),
  of(
    every,
    'step',
    'move',
    'it cannot be asked to which expedition things go before it is known which things',
    (step) => is.spreads(step) && is.isBlind(step.what),
  ),
  of(
    every,
    'effect',
    'simultaneously',
    'it cannot be asked to which expedition things go before it is known which things',
    ({ steps }) => steps.some(is.choosesAndSpreads),
  ),
  of(old, 'step', 'move', 'a place in a deck is a number, not a quantity', ({ to }) => to.nth !== undefined),
  of(
    recent,
    'condition',
    'standing',
    'no word stands for the Expedition whose standing is asked',
    ({ which }) => typeof which === 'object' && 'kind' in which,
  ),
  of(
    recent,
    'step',
    'play',
    'a card is played to an Expedition its player chooses, or to the only one that is named',
    (step) => step.in !== undefined && (typeof step.in === 'object' || !is.single.includes(step.in)),
  ),
  // Tokens.
  of(
    old,
    'step',
    'create',
    'tokens are distributed among target Expeditions',
    (step) => step.distributed === true && typeof step.in === 'string',
  ),
  of(
    old,
    'step',
    'create-at',
    'only a card that shows the token tells what it is',
    ({ token }) => 'named' in token,
  ),
  of(
    recent,
    'step',
    'create-at',
    'only a card that shows the token tells what it is',
    ({ token }) => 'named' in token && tokenNamed(token.named) === undefined,
  ),
  of(
    old,
    'step',
    'create-at',
    'edition 1.0 has no Signature tokens',
    ({ place }) => place.kind === 'reserve',
  ),
  of(
    old,
    'step',
    'create-at',
    'tokens are created in expeditions of a player, or in one that is chosen',
    ({ place }) => is.isElsewhere(place),
  ),
  // A permanent was in Landmarks of its owner (3.1.2.c).
  of(
    old,
    'step',
    'create-at',
    'what has left an expedition does not tell who controlled it',
    ({ place }, { targets }) =>
      place.kind === 'controllers-landmarks' && !is.isPermanent(place.what, targets),
  ),
  // Cards that are played.
  of(old, 'trigger', 'played', 'edition 1.0 has no Rush', ({ how }) => how === 'rush'),
  of(
    old,
    'passive',
    'played',
    'spells only become Fleeting or not as they are played',
    is.isMoreThanSpellsBear,
  ),
  of(
    every,
    'passive',
    'played',
    'only what is printed on cards says which of them were the first',
    (passive) =>
      !is.isMoreThanSpellsBear(passive) && passive.first !== undefined && !is.isPrinted(passive.cards),
  ),
  of(
    every,
    'passive',
    'cost',
    'only what is printed on cards says which of them were the first',
    (passive) => passive.first !== undefined && (passive.of === 'me' || !is.isPrinted(passive.of)),
  ),
  of(
    recent,
    'passive',
    'played',
    'Cooldown is asked for when a Spell has been resolved, not when it is played',
    ({ keyword, cards, next, first, nth, onlyFrom }) =>
      keyword !== undefined &&
      (cards.type !== 'spell' || [next, first, nth, onlyFrom].some((limit) => limit !== undefined)),
  ),
  of(
    recent,
    'step',
    'next',
    'only a Character or a Permanent that is played, what joins an Expedition, and {D} and {T} abilities are waited for once',
    ({ trigger }) =>
      (trigger.kind === 'activated' && !is.isOfQuickActions(trigger.symbol)) ||
      (trigger.kind === 'played' && trigger.what.type !== 'character' && trigger.what.type !== 'permanent'),
  ),
  // Statements and "instead".
  of(
    old,
    'passive',
    'abilities',
    'edition 1.0 changes no cards in Reserve',
    ({ lose }) => lose === 'support',
  ),
  of(
    old,
    'passive',
    'enters-with',
    'edition 1.0 has one zone that objects enter with something',
    ({ zone }) => typeof zone !== 'string',
  ),
  // "You" in the effect would not be the player it replaces something for, and an event is replaced once (6.2.h).
  of(
    every,
    'passive',
    'does-instead',
    'an "instead" of what others do, or that does the same again, is not executed',
    (passive) => (passive.who !== 'you' && passive.who !== 'opponent') || is.doesTheSame(passive),
  ),
  of(
    old,
    'passive',
    'does-instead',
    'an "instead" of what opponents do is of edition 4.0',
    ({ who }) => who === 'opponent',
  ),
  of(
    recent,
    'passive',
    'instead',
    'what happens instead is paid for with what is named in full, and is not of what is only attempted',
    is.isUnheardInstead,
  ),
  // Memory of the past.
  of(
    recent,
    'condition',
    'is',
    'of an object that an effect moved, what is printed on it and its statuses, counters and statistics are remembered',
    ({ was, like }) => was === true && !is.isRemembered(like),
  ),
  {
    editions: old,
    kind: 'the highest of three statistics',
    why: 'one statistic of an object is asked',
    concerns: ({ family, value }) =>
      family === 'quantity' &&
      typeof value === 'object' &&
      'statistic' in value &&
      value.statistic === 'highest',
  },
  {
    editions: recent,
    kind: 'what happened to more than what is printed',
    why: 'only what is printed on an object is known of it afterwards',
    concerns: ({ family, value }) =>
      family === 'quantity' &&
      typeof value === 'object' &&
      'happened' in value &&
      value.what !== undefined &&
      (!is.isKnownAfterwards(value.what) ||
        (value.happened === 'drawn' && Object.keys(value.what).length > 0)),
  },
  {
    editions: recent,
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
  // Steps and abilities of other objects.
  of(
    recent,
    'effect',
    'simultaneously',
    'what plays cards, is only chosen or is done in several steps happens by itself',
    ({ steps }) => steps.some(({ kind }) => is.alone.includes(kind)),
  ),
  of(
    recent,
    'step',
    'activate-own',
    'a {D} or {T} ability of one object is activated',
    ({ symbol, what }) => is.isOfQuickActions(symbol) && typeof what === 'object' && !only(what),
  ),
  of(recent, 'step', 'activate-as-own', 'a {D} or {T} ability is activated by its own object', ({ symbol }) =>
    is.isOfQuickActions(symbol),
  ),
  of(
    recent,
    'condition',
    'activated-this-turn',
    'only {D} and {T} abilities that were activated are counted',
    ({ symbol }) => !is.isOfQuickActions(symbol),
  ),
  of(
    recent,
    'trigger',
    'abilities-activated',
    'only {D} and {T} abilities that were activated are counted',
    ({ symbol }) => !is.isOfQuickActions(symbol),
  ),
  of(
    recent,
    'step',
    'take-counters',
    'so many counters are taken from one card, or all of them from several',
    ({ from, count, name, upTo }) =>
      typeof from === 'object' &&
      !only(from) &&
      count !== 'all' &&
      !('all' in from && name !== undefined && upTo !== true) &&
      !('choose' in from && (from.count ?? 1) === 1),
  ),
  of(
    recent,
    'ability',
    'in-reserve',
    'keywords do nothing in Reserve',
    ({ ability }) => !['reaction', 'passive', 'quick-action'].includes(ability.kind),
  ),
];
