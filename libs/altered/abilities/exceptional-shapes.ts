import type { Cost, Effect, TableRow } from './effect.js';
import type { Part, Scope } from './part.js';
import type { Passive } from './passive.js';
import type { Quantity } from './quantity.js';
import type { Selector, What } from './selector.js';
import type { Step } from './step.js';
import type { AbilitySymbol } from './trigger.js';
import type { ZoneName } from './words.js';
import { walkAbilities } from './walk.js';

type Instead = Extract<Passive, { kind: 'instead' }>;

/** Whether an effect is "It moves forward one more region". */
export const isExtraMove = (effect: Effect): boolean =>
  effect.kind === 'step' &&
  effect.step.kind === 'move-expedition' &&
  effect.step.which === 'its-expedition' &&
  effect.step.direction === 'forward';

/** The die to roll before a replacement, and the effects of its results: "roll a die. On a 4+: … instead". */
export interface Cast {
  readonly roll: Extract<Step, { kind: 'roll' }>;
  readonly rows: readonly TableRow[];
}

/** Returns an effect's die and result rows if the effect depends only on the die. Null for other effects. */
export function castFirst(effect: Effect): Cast | null {
  const [first, second, ...more] = effect.kind === 'sequence' ? effect.effects : [];
  if (first?.kind !== 'step' || first.step.kind !== 'roll' || second?.kind !== 'table') return null;
  const { of, rows } = second;
  const isItsNumber = typeof of === 'object' && 'noted' in of && of.noted === first.step.note;
  return isItsNumber && more.length === 0 ? { roll: first.step, rows } : null;
}

/** Whether the effect mentions the expedition that would have moved, except in "it moves forward one more region". */
function mentionsMovedExpedition({ would, effect, also }: Instead): boolean {
  const cast = castFirst(effect);
  if (cast !== null)
    return cast.rows.some((row) => mentionsMovedExpedition({ kind: 'instead', would, effect: row.effect }));
  if (isExtraMove(effect)) return would.kind !== 'forward' || also === true;
  if (would.kind !== 'forward') return false;
  return contains(effect, ({ family, value }) => family === 'expeditions' && value === 'its-expedition');
}

function contains(effect: Effect, test: (part: Part) => boolean): boolean {
  let found = false;
  walkAbilities([{ kind: 'effect', effect }], (part) => {
    found ||= test(part);
  });
  return found;
}

/**
 * Whether a die cannot decide a replacement. This is so if the replacement is optional, if the event still happens, or
 * if the event is itself a roll or `ascend-again`.
 */
const isNoPlaceForDice = ({ would, also, optional }: Instead): boolean =>
  also === true || optional === true || would.kind === 'roll' || would.kind === 'ascend-again';

/**
 * Whether an "instead" is not executed. For example, its cost is not fixed, its die cannot be rolled first, or its
 * effect mentions the expedition that would have moved.
 */
export const isUnheardInstead = (passive: Instead): boolean =>
  mentionsMovedExpedition(passive) ||
  (castFirst(passive.effect) !== null && isNoPlaceForDice(passive)) ||
  (passive.optional === true && (passive.also === true || passive.would.kind === 'ascend-again')) ||
  (passive.pay !== undefined &&
    (passive.optional !== true ||
      Object.entries(passive.pay).some(
        ([part, amount]) => !(part === 'mana' ? typeof amount === 'number' : isPaidInstead(part, amount)),
      )));

/** Whether a part of a cost can be paid without choosing an amount. False for X, "any number" and effects. */
const isPaidInstead = (part: string, amount: unknown): boolean =>
  ['exhaustMe', 'discardMe', 'sacrificeMe', 'exhaustInReserve', 'sacrifice', 'put'].includes(part) ||
  ((part === 'spend' || part === 'discard') &&
    typeof amount === 'object' &&
    amount !== null &&
    'count' in amount &&
    typeof amount.count === 'number');

/** The parts of costs that need no choice. */
export const unchosen: readonly string[] = ['mana', 'exhaustMe', 'discardMe', 'sacrificeMe', 'spend'];

export const alone: readonly string[] = [
  'exhausted-resupply',
  'augment',
  'rush',
  'play',
  'choose',
  'pass',
  'take-counters',
  'activate-own',
];

export const isOfQuickActions = (symbol: AbilitySymbol): boolean =>
  symbol === 'discard' || symbol === 'exhaust';

/** Whether a cost consists of a single effect without targets. */
export const isPlainCost = (cost: Cost): boolean =>
  Object.keys(cost).length === 1 && cost.does !== undefined && !isAimed(cost.does);

/** Whether an effect uses targets. */
const isAimed = (effect: Effect): boolean =>
  contains(
    effect,
    ({ family, value }) =>
      (family === 'what' && typeof value === 'object' && 'target' in value) ||
      (family === 'step' && value.kind === 'sabotage'),
  );

/** Whether a quantity belongs to a target, as in "its {V}", instead of to the described object. */
export const isOfAnother = (than: Quantity): boolean =>
  typeof than === 'object' && 'of' in than && typeof than.of === 'object' && 'target' in than.of;

export const reaches = ({ zone }: Selector, name: ZoneName): boolean =>
  typeof zone === 'string' ? zone === name : zone?.includes(name) === true;

export const describesExhaustion = ({ status, without }: Selector): boolean =>
  status === 'exhausted' || status === 'ready' || without === 'exhausted';

/** Whether a description of objects to exhaust or ready can match cards in Reserve. */
export function mayBeInReserve(what: What, targets: Scope['targets']): boolean {
  if (typeof what === 'string' || 'noted' in what || 'top' in what) return false;
  if (!('target' in what))
    return reaches('all' in what ? what.all : 'choose' in what ? what.choose : what.random, 'reserve');
  const definition = targets[what.target];
  return definition?.kind === 'object' && reaches(definition.like, 'reserve');
}

/** Whether the effect of an "instead" includes the replaced action itself. */
export const doesTheSame = ({ who, would, effect }: Extract<Passive, { kind: 'does-instead' }>): boolean =>
  contains(
    effect,
    ({ family, value }) => family === 'step' && value.kind === would && (who === 'you' || 'who' in value),
  );

type Move = Extract<Step, { kind: 'move' }>;

const several: readonly unknown[] = ['each-of-yours', 'each-of-opponents', 'each'];

export const spreads = ({ to }: Move): boolean => to.zone === 'expedition' && several.includes(to.expedition);

export const choosesAndSpreads = (step: Step): boolean =>
  step.kind === 'move' && spreads(step) && typeof step.what === 'object' && 'choose' in step.what;

export const isBlind = (what: What): boolean =>
  typeof what === 'object' && ('top' in what || 'random' in what);

export const choosesSeveral = (what: What): boolean =>
  typeof what === 'object' && 'choose' in what && (what.count ?? 1) !== 1;

const printed: readonly string[] = ['type', 'subtype', 'name', 'rarity', 'faction', 'bounds'];

/**
 * Whether a description can be evaluated for the object of a past action. It can use only printed values, `other` and
 * `token`, because nothing else is known about that object.
 */
export const isKnownAfterwards = ({ other: _other, token: _token, ...like }: Selector): boolean =>
  isPrinted(like);

/**
 * Like `isKnownAfterwards`, but for an object that an effect has moved. The description can also use the object's
 * statuses, counters and statistics, because these are stored when it moves.
 */
export const isRemembered = ({
  other: _other,
  token: _token,
  status: _status,
  without: _without,
  notSubtype: _not,
  bounds = [],
  ...like
}: Selector): boolean => isPrinted(like) && bounds.every(({ than }) => typeof than === 'number');

export const isPrinted = (like: Selector): boolean =>
  Object.keys(like).every((field) => printed.includes(field)) &&
  (like.bounds ?? []).every(
    ({ of, than }) => (typeof of !== 'object' || 'base' in of) && typeof than === 'number',
  );
