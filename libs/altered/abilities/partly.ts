import { editions, type EditionId } from './capabilities.js';
import { isChosenOnly } from './chosen-price.js';
import { targetsLater } from './effect.js';
import * as is from './exceptional-shapes.js';
import type { Part, Scope } from './part.js';
import type { Quantity } from './quantity.js';
import { isKnown, type Selector } from './selector.js';
import type { Named } from './shape.js';
import { tokenNamed } from './tokens-by-name.js';

/**
 * A restriction on a kind of node. The listed editions execute nodes of this kind, except those for which `concerns`
 * returns true.
 */
interface Restriction<Node> {
  readonly editions: readonly EditionId[];
  /** The reason, as text for users. */
  readonly why: string;
  readonly concerns: (node: Node, scope: Scope) => boolean;
}
type Restrictions<Node> = readonly Restriction<Node>[];

/** Returns a restriction for nodes that need a concept of later editions. */
const lacking = <Node>(concept: string, concerns: Restriction<Node>['concerns']): Restriction<Node> => ({
  editions: ['1.0'],
  why: `edition 1.0 has no ${concept}`,
  concerns,
});

/** Returns a restriction for nodes of a form that no card has and no edition executes. */
const never = <Node>(why: string, concerns: Restriction<Node>['concerns']): Restriction<Node> => ({
  editions,
  why,
  concerns,
});

type ByKind = Pick<Named, 'ability' | 'trigger' | 'passive' | 'effect' | 'step' | 'condition' | 'target'>;
type OfKinds<Node extends { readonly kind: string }> = {
  readonly [K in Node['kind']]?: Restrictions<Extract<Node, { readonly kind: K }>>;
};
type Partly = { readonly [F in keyof ByKind]: OfKinds<ByKind[F]> } & {
  readonly step: { readonly any: Restrictions<Named['step']> };
  readonly selector: { readonly any: Restrictions<Selector> };
  readonly quantity: {
    readonly happened: Restrictions<Extract<Quantity, { readonly happened: unknown }>>;
  };
};

const inReserve = 'exhausted cards in Reserve';
const forgotten = 'a card in Limbo cannot be exhausted, and its earlier status in Reserve is not stored';
const unknownPlace = 'the destination Expedition cannot be chosen before the cards are known';
const upperBound = 'a limit on a total must be an upper limit';
const unprinted = '"the first card" can only be described by printed properties';
const counted = 'only activated {D} and {T} abilities are counted';
const limits: readonly string[] = ['at-most', 'less-than'];

/**
 * The restrictions by family and kind. `any` applies to all kinds. A node or field that edition 1.0 lacks completely is
 * marked in the node tables instead.
 */
const partly: Partly = {
  ability: {
    'in-reserve': [
      never(
        'keywords do nothing in Reserve',
        ({ ability }) => !['reaction', 'passive', 'quick-action'].includes(ability.kind),
      ),
    ],
  },
  trigger: {
    status: [
      lacking(
        inReserve,
        ({ status, what }) => status === 'exhausted' && what !== 'me' && is.reaches(what, 'reserve'),
      ),
    ],
    played: [
      never(forgotten, ({ what }) => what !== 'me' && is.describesExhaustion(what)),
      lacking('Rush', ({ how }) => how === 'rush'),
    ],
    'abilities-activated': [never(counted, ({ symbol }) => !is.isOfQuickActions(symbol))],
  },
  target: {
    object: [
      lacking(
        targetsLater,
        ({ like, total, upTo }) =>
          (total !== undefined && upTo !== true) ||
          (like.bounds ?? []).some(({ than }) => is.isOfAnother(than)),
      ),
      never(
        upperBound,
        ({ total, upTo, anyNumber }) =>
          total !== undefined && ((upTo !== true && anyNumber !== true) || !limits.includes(total.is)),
      ),
    ],
  },
  effect: {
    'choose-modes': [
      never(
        'the cost of a second mode must be a single effect without targets',
        ({ bothFor }) => bothFor?.does !== undefined && !is.isPlainCost(bothFor),
      ),
    ],
    'pay-to': [
      never(
        'an effect used as a cost must be the whole cost, and must not have targets',
        ({ cost }) => cost.does !== undefined && !is.isPlainCost(cost),
      ),
    ],
    simultaneously: [
      never(unknownPlace, ({ steps }) => steps.some(is.choosesAndSpreads)),
      never(
        'steps that play cards, that only choose, or that consist of several steps cannot be simultaneous',
        ({ steps }) => steps.some(({ kind }) => is.alone.includes(kind)),
      ),
    ],
  },
  step: {
    any: [
      never(
        `only targets and choices can have a limit on a total, which must be an upper limit`,
        (step) =>
          'what' in step &&
          typeof step.what === 'object' &&
          'choose' in step.what &&
          step.what.total !== undefined &&
          (step.kind !== 'choose' || !limits.includes(step.what.total.is)),
      ),
    ],
    status: [
      lacking(
        inReserve,
        ({ status, what }, { targets }) => status === 'exhausted' && is.mayBeInReserve(what, targets),
      ),
    ],
    augment: [
      never(
        'a counter can be chosen only if a single known object is affected',
        ({ what }) => is.isBlind(what) || is.choosesSeveral(what),
      ),
    ],
    move: [never(unknownPlace, (step) => is.spreads(step) && is.isBlind(step.what))],
    play: [
      never(
        'a card must be played to a chosen Expedition or to exactly one named Expedition',
        (step) => step.in !== undefined && step.in !== 'your-hero' && step.in !== 'your-companion',
      ),
    ],
    'create-at': [
      never(
        'no card defines this token',
        ({ token }) => 'named' in token && tokenNamed(token.named) === undefined,
      ),
      lacking('Signature tokens', ({ place }) => place.kind === 'reserve'),
    ],
    next: [
      never(forgotten, ({ trigger }) => trigger.kind === 'played' && is.describesExhaustion(trigger.what)),
      never(
        'the step can only wait for a played Character or Permanent, an object that joins an Expedition, or a {D} or {T} ability',
        ({ trigger }) =>
          (trigger.kind === 'activated' && !is.isOfQuickActions(trigger.symbol)) ||
          (trigger.kind === 'played' &&
            trigger.what.type !== 'character' &&
            trigger.what.type !== 'permanent'),
      ),
    ],
    'activate-own': [
      never(
        "only one object's {D} or {T} ability can be activated",
        ({ symbol, what }) => is.isOfQuickActions(symbol) && !isKnown(what),
      ),
    ],
    'activate-as-own': [
      never('a {D} or {T} ability can only be activated by its own object', ({ symbol }) =>
        is.isOfQuickActions(symbol),
      ),
    ],
    'take-counters': [
      never(
        'if counters are taken from several cards, all their counters must be taken',
        ({ from, count, name, upTo }) =>
          count !== 'all' &&
          (is.isBlind(from) ||
            is.choosesSeveral(from) ||
            (typeof from === 'object' && 'all' in from && (name === undefined || upTo === true))),
      ),
    ],
  },
  passive: {
    played: [
      never(forgotten, ({ cards, notGained }) => notGained === undefined && is.describesExhaustion(cards)),
      never(unprinted, ({ first, cards }) => first !== undefined && !is.isPrinted(cards)),
      never(
        'Cooldown is checked when a Spell has resolved, not when it is played',
        ({ keyword, cards, next, first, nth, onlyFrom }) =>
          keyword !== undefined &&
          (cards.type !== 'spell' || [next, first, nth, onlyFrom].some((limit) => limit !== undefined)),
      ),
    ],
    cost: [never(unprinted, ({ first, of }) => first !== undefined && (of === 'me' || !is.isPrinted(of)))],
    dice: [
      never('the cost of changing a die must not require a choice', ({ pay }) =>
        Object.keys(pay ?? {}).some((part) => !is.unchosen.includes(part)),
      ),
    ],
    'optional-cost': [
      never(
        'an additional cost must consist of chosen cards, or of one action on objects',
        ({ pay }) => !isChosenOnly(pay),
      ),
    ],
    // A replacement for other players is excluded, because "you" in its effect would be the wrong player. A replacement
    // that repeats the replaced event is excluded, because an event is replaced only once (6.2.h).
    'does-instead': [
      never(
        'a replacement must apply to you or an opponent, and must not repeat the event',
        (passive) => (passive.who !== 'you' && passive.who !== 'opponent') || is.doesTheSame(passive),
      ),
    ],
    instead: [
      never(
        'a replacement must state its complete cost, and must replace an event that happens',
        is.isUnheardInstead,
      ),
    ],
  },
  condition: {
    standing: [
      never(
        'the condition cannot be checked for this Expedition',
        ({ which }) => typeof which === 'object' && 'kind' in which,
      ),
    ],
    is: [
      never(
        'only printed properties, statuses, counters and statistics of a moved object are stored',
        ({ was, like }) => was === true && !is.isRemembered(like),
      ),
    ],
    'activated-this-turn': [never(counted, ({ symbol }) => !is.isOfQuickActions(symbol))],
  },
  selector: {
    any: [lacking(inReserve, (like) => is.describesExhaustion(like) && is.reaches(like, 'reserve'))],
  },
  quantity: {
    happened: [
      never(
        'only the printed properties of past objects are known',
        ({ happened, what }) =>
          what !== undefined &&
          (!is.isKnownAfterwards(what) || (happened === 'drawn' && Object.keys(what).length > 0)),
      ),
      never(
        'the player who discarded an object from play is not stored',
        ({ happened, by, from }) => happened === 'discarded' && by !== undefined && from === undefined,
      ),
    ],
  },
};

const byFamily = partly as unknown as Readonly<
  Record<string, Readonly<Record<string, Restrictions<Part['value']>>> | undefined>
>;

export const restrictionsOn = (family: string, kind: string): Restrictions<Part['value']> => [
  ...(byFamily[family]?.['any'] ?? []),
  ...(byFamily[family]?.[kind] ?? []),
];

/** All restrictions, each with the restricted kind. */
export const restrictions = Object.entries(byFamily).flatMap(([family, kinds = {}]) =>
  Object.entries(kinds).flatMap(([kind, each]) =>
    each.map((restriction) => ({ ...restriction, kind: kind === 'any' ? family : `${family} ${kind}` })),
  ),
);
