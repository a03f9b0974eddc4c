import type { EditionId } from './capabilities.js';
import { isChosenOnly } from './chosen-price.js';
import * as is from './exceptional-shapes.js';
import type { Part, Scope } from './part.js';
import type { Named } from './shape.js';
import { tokenNamed } from './tokens-by-name.js';

type ByKind = Pick<Named, 'ability' | 'trigger' | 'passive' | 'effect' | 'step' | 'condition' | 'target'>;

/** A restriction on nodes of a kind that editions otherwise execute. */
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
const forgotten = 'a card in Limbo is not exhausted, and its status in Reserve is not stored';
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
    'a total must be an upper bound',
    ({ total, upTo }) => total !== undefined && (upTo !== true || !limits.includes(total.is)),
  ),
  of(
    recent,
    'target',
    'object',
    'a total must be an upper bound',
    ({ total, upTo, anyNumber }) =>
      total !== undefined && ((upTo !== true && anyNumber !== true) || !limits.includes(total.is)),
  ),
  // All targets are chosen on declaration (5.1.2.b).
  of(old, 'target', 'object', 'targets are chosen together, so none can depend on another', ({ like }) =>
    (like.bounds ?? []).some(({ than }) => is.isOfAnother(than)),
  ),
  {
    editions: recent,
    kind: 'steps on cards chosen by a total',
    why: 'only targets and plain choices can have a total, which must be an upper bound',
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
    'modes chosen earlier are not stored',
    ({ unchosen }) => unchosen !== undefined,
  ),
  of(
    recent,
    'effect',
    'choose-modes',
    'the cost of a second mode must be a single effect without targets',
    ({ bothFor }) =>
      bothFor?.does !== undefined && (Object.keys(bothFor).length > 1 || is.isAimed(bothFor.does)),
  ),
  of(
    recent,
    'step',
    'augment',
    'the counter can be chosen for one object only',
    ({ what }) =>
      typeof what === 'object' &&
      ('top' in what || 'random' in what || ('choose' in what && (what.count ?? 1) !== 1)),
  ),
  // Prices.
  of(old, 'ability', 'quick-action', 'the number of spent counters must be fixed', ({ cost }) =>
    is.paysX(cost.spend?.count),
  ),
  of(old, 'effect', 'pay-to', 'the number of spent counters must be fixed', ({ cost }) =>
    is.paysX(cost.spend?.count),
  ),
  of(
    recent,
    'effect',
    'pay-to',
    'an effect used as a cost must be the whole cost, without targets',
    ({ cost }) => cost.does !== undefined && (Object.keys(cost).length > 1 || is.isAimed(cost.does)),
  ),
  of(recent, 'passive', 'dice', 'a cost of changing a die must not need a choice', ({ pay }) =>
    Object.keys(pay ?? {}).some((part) => !is.unchosen.includes(part)),
  ),
  // 5.1.2.b
  of(old, 'passive', 'optional-cost', 'an additional cost can only be chosen cards', ({ pay }) =>
    Object.keys(pay).some((part) => !['discard', 'sacrifice', 'put'].includes(part)),
  ),
  of(
    recent,
    'passive',
    'optional-cost',
    'an additional cost can only be chosen cards, or one action on objects',
    ({ pay }) => !isChosenOnly(pay),
  ),
  // Expeditions.
  {
    editions: old,
    kind: 'expeditions named by an event',
    why: 'the Expedition of a trigger or a move is not stored',
    concerns: ({ family, value }) =>
      family === 'expeditions' && typeof value === 'string' && is.unexecuted.includes(value),
  },
  {
    editions: old,
    kind: 'the player named by a trigger',
    why: 'the player behind a trigger, and former controllers and owners, are not stored',
    concerns: ({ family, value }) =>
      family === 'players' && (typeof value === 'object' ? !('target' in value) : value === 'that-player'),
  },
  of(
    old,
    'step',
    'move-expedition',
    'the Expeditions that move or Ascend cannot be referred to',
    ({ which }) => typeof which === 'object' && 'kind' in which,
  ),
  of(old, 'step', 'ongoing', 'edition 1.0 has no duration until Rest', ({ duration }) => duration === 'rest'),
  of(
    every,
    'step',
    'move',
    'the destination Expedition cannot be chosen before the cards are known',
    (step) => is.spreads(step) && is.isBlind(step.what),
  ),
  of(
    every,
    'effect',
    'simultaneously',
    'the destination Expedition cannot be chosen before the cards are known',
    ({ steps }) => steps.some(is.choosesAndSpreads),
  ),
  of(old, 'step', 'move', 'a position in a deck must be a fixed number', ({ to }) => to.nth !== undefined),
  of(
    recent,
    'condition',
    'standing',
    'the Expedition in question cannot be referred to',
    ({ which }) => typeof which === 'object' && 'kind' in which,
  ),
  of(
    recent,
    'step',
    'play',
    'a card must be played to a chosen Expedition or to exactly one named Expedition',
    (step) => step.in !== undefined && (typeof step.in === 'object' || !is.single.includes(step.in)),
  ),
  // Tokens.
  of(
    old,
    'step',
    'create',
    'tokens can only be distributed among target Expeditions',
    (step) => step.distributed === true && typeof step.in === 'string',
  ),
  of(old, 'step', 'create-at', 'the token has no card that defines it', ({ token }) => 'named' in token),
  of(
    recent,
    'step',
    'create-at',
    'the token has no card that defines it',
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
    "tokens can only be created in a player's Expeditions or in a chosen one",
    ({ place }) => is.isElsewhere(place),
  ),
  // A Permanent is always in the Landmarks of its owner (3.1.2.c).
  of(
    old,
    'step',
    'create-at',
    'the controller of an object that left an Expedition is not stored',
    ({ place }, { targets }) =>
      place.kind === 'controllers-landmarks' && !is.isPermanent(place.what, targets),
  ),
  // Cards that are played.
  of(old, 'trigger', 'played', 'edition 1.0 has no Rush', ({ how }) => how === 'rush'),
  of(
    old,
    'passive',
    'played',
    'spells can only gain or lose Fleeting as they are played',
    is.isMoreThanSpellsBear,
  ),
  of(
    every,
    'passive',
    'played',
    'the first card can only be found by printed properties',
    (passive) =>
      !is.isMoreThanSpellsBear(passive) && passive.first !== undefined && !is.isPrinted(passive.cards),
  ),
  of(
    every,
    'passive',
    'cost',
    'the first card can only be found by printed properties',
    (passive) => passive.first !== undefined && (passive.of === 'me' || !is.isPrinted(passive.of)),
  ),
  of(
    recent,
    'passive',
    'played',
    'Cooldown is checked when a Spell has resolved, not when it is played',
    ({ keyword, cards, next, first, nth, onlyFrom }) =>
      keyword !== undefined &&
      (cards.type !== 'spell' || [next, first, nth, onlyFrom].some((limit) => limit !== undefined)),
  ),
  of(
    recent,
    'step',
    'next',
    'it can only wait for a played Character or Permanent, an object that joins an Expedition, or a {D} or {T} ability',
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
    'edition 1.0 allows a single zone here',
    ({ zone }) => typeof zone !== 'string',
  ),
  // "You" in the effect would be a different player from that of the replaced event, and an event is replaced once (6.2.h).
  of(
    every,
    'passive',
    'does-instead',
    'a replacement must apply to you or an opponent, and must not repeat the event',
    (passive) => (passive.who !== 'you' && passive.who !== 'opponent') || is.doesTheSame(passive),
  ),
  of(
    old,
    'passive',
    'does-instead',
    "edition 1.0 does not execute replacements of opponents' actions",
    ({ who }) => who === 'opponent',
  ),
  of(
    recent,
    'passive',
    'instead',
    'a replacement must name its cost in full and replace an event that happens',
    is.isUnheardInstead,
  ),
  // Memory of the past.
  of(
    recent,
    'condition',
    'is',
    'only printed properties, statuses, counters and statistics of a moved object are stored',
    ({ was, like }) => was === true && !is.isRemembered(like),
  ),
  {
    editions: old,
    kind: 'the highest of three statistics',
    why: 'edition 1.0 only reads one statistic of an object',
    concerns: ({ family, value }) =>
      family === 'quantity' &&
      typeof value === 'object' &&
      'statistic' in value &&
      value.statistic === 'highest',
  },
  {
    editions: recent,
    kind: 'quantities about unprinted properties of past objects',
    why: 'only printed properties are known of past objects',
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
    kind: 'the player who discarded from any zone',
    why: 'the player who discarded an object from play is not stored',
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
    'steps that play cards, only choose, or take several steps cannot be simultaneous',
    ({ steps }) => steps.some(({ kind }) => is.alone.includes(kind)),
  ),
  of(
    recent,
    'step',
    'activate-own',
    "only one object's {D} or {T} ability can be activated",
    ({ symbol, what }) => is.isOfQuickActions(symbol) && typeof what === 'object' && !only(what),
  ),
  of(
    recent,
    'step',
    'activate-as-own',
    'a {D} or {T} ability can only be activated by its own object',
    ({ symbol }) => is.isOfQuickActions(symbol),
  ),
  of(
    recent,
    'condition',
    'activated-this-turn',
    'only activated {D} and {T} abilities are counted',
    ({ symbol }) => !is.isOfQuickActions(symbol),
  ),
  of(
    recent,
    'trigger',
    'abilities-activated',
    'only activated {D} and {T} abilities are counted',
    ({ symbol }) => !is.isOfQuickActions(symbol),
  ),
  of(
    recent,
    'step',
    'take-counters',
    'a number of counters can only be taken from one card, and all counters from several',
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
