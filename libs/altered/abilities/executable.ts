import type { Ability } from './ability.js';
import type { Step } from './effect.js';
import type { LaterPlace } from './later/index.js';
import type { Known, Selector, What } from './selector.js';
import { abilityKinds } from './vocabulary.js';
import { walkAbilities, type Part, type Scope } from './walk.js';

/** Something that the rules engine of an edition does not resolve, and where: `ability.effect`, `effect delayed`. */
export interface Unsupported {
  readonly path: string;
  readonly kind: string;
}

/**
 * What edition 1.0 resolves, by family: kinds; of costs, their parts. An ability with anything else is only shown. A
 * spec of the rules proves that all of this is resolved.
 */
const edition10 = {
  ability: ['quick-action', 'reaction', 'passive', 'keyword', 'tough', 'effect'],
  trigger: [
    'join',
    'played',
    'phase',
    'after-daily-effect',
    'leave',
    'go',
    'sacrificed',
    'discarded',
    'counters',
    'status',
    'created',
    'draw',
    'resupply',
    'expedition',
    'pass',
    'roll',
    'any',
  ],
  passive: [
    'statistics',
    'keyword',
    'tough',
    'abilities',
    'subtypes',
    'terrains',
    'cost',
    'cannot-play',
    'cannot-move-forward',
    'cannot-gain',
    'cannot-be-readied',
    'cannot-activate',
    'playable-from',
    'reserve-limit',
    'landmark-limit',
    'goes-instead',
    'enters-with',
    'played',
    'does-instead',
    'optional-cost',
    'morning',
    'one-more',
    'dice',
  ],
  cost: ['mana', 'exhaustMe', 'discardMe', 'sacrificeMe', 'spend', 'discard', 'sacrifice', 'put'],
  target: ['object', 'expedition', 'player'],
  effect: [
    'step',
    'sequence',
    'simultaneously',
    'optional',
    'if',
    'if-you-do',
    'modes',
    'either',
    'table',
    'adjust',
    'delayed',
    'repeat',
    'pay-to',
  ],
  step: [
    'draw',
    'resupply',
    'discard',
    'sacrifice',
    'sabotage',
    'move',
    'create',
    'status',
    'counters',
    'switch-expeditions',
    'move-expedition',
    'roll',
    'reveal',
    'look',
    'shuffle',
    'play-for-free',
    'activate',
    'after-you',
    'win',
    'ongoing',
  ],
  condition: [
    'compare',
    'is',
    'exists',
    'distinct',
    'first-day',
    'first-player',
    'passed',
    'phase',
    'terrain',
    'not',
    'all',
    'any',
  ],
  quantity: [
    'number',
    'count',
    'counters',
    'statistic',
    'cost',
    'total',
    'cardsIn',
    'statistics',
    'regionsBetween',
    'if',
    'noted',
    'sum',
    'times',
    'half',
  ],
  what: ['me', 'it', 'target', 'noted', 'all', 'choose', 'random', 'top'],
} as const;

/** What of later editions it resolves all the same, by the family that carries it. */
const later10 = {
  step: ['create', 'distribute', 'receive-gift'],
  trigger: ['gift'],
  effect: ['modes'],
} as const;

type Later = { readonly [F in keyof typeof later10]: readonly string[] };
type Families = { readonly [F in keyof typeof edition10]: readonly string[] };

/** What nodes that are resolved can say besides, and the engine does not do. */
type Exceptions = readonly ((part: Part, scope: Scope) => string | null)[];

const exceptions10: Exceptions = [
  ({ family, value }) => (family === 'selector' && value.later !== undefined ? 'selector later' : null),
  // Only a total that choosing more can exceed says when to stop choosing.
  ({ family, value }) =>
    family === 'target' &&
    value.kind === 'object' &&
    value.total !== undefined &&
    (value.upTo !== true || !['at-most', 'less-than'].includes(value.total.is))
      ? 'target total that is no limit'
      : null,
  // Which expedition things go to cannot be asked before it is known which things.
  ({ family, value }) =>
    (family === 'effect' && value.kind === 'simultaneously' && value.steps.some(choosesAndSpreads)) ||
    (family === 'step' && value.kind === 'move' && spreads(value) && isBlind(value.what))
      ? 'move to several expeditions'
      : null,
  // 5.1.2.b: what is paid besides is chosen cards, once for a card.
  ({ family, value }) =>
    family === 'passive' &&
    value.kind === 'optional-cost' &&
    Object.keys(value.pay).some((part) => !['discard', 'sacrifice', 'put'].includes(part))
      ? 'optional-cost of more than cards'
      : null,
  // What is printed on a card says which cards were the first; spells only become Fleeting or not.
  ({ family, value }) => {
    if (family !== 'passive' || value.kind !== 'played') return null;
    const { cards, first, gain, lose, counters } = value;
    const types = typeof cards.type === 'string' ? [cards.type] : (cards.type ?? []);
    const spells = types.length === 0 || types.includes('spell');
    const others = [gain, lose].some((one) => one !== undefined && one !== 'fleeting');
    if (spells && (types.length !== 1 || others || counters !== undefined))
      return 'played spells among others';
    return first === undefined || isPrinted(cards) ? null : 'played first of what is not printed';
  },
  // What a token is that goes by its name alone, only the card that shows it tells.
  ({ family, value }) =>
    family === 'step' && value.kind === 'later' && value.step.kind === 'create' && 'named' in value.step.token
      ? 'token by its name alone'
      : null,
  ({ family, value }) =>
    family === 'step' &&
    value.kind === 'later' &&
    value.step.kind === 'create' &&
    isElsewhere(value.step.place)
      ? 'create in an expedition that is described'
      : null,
  // What has left shared zones does not tell who controlled it; a permanent was in Landmarks of its owner (3.1.2.c).
  ({ family, value }, { targets }) =>
    family === 'step' &&
    value.kind === 'later' &&
    value.step.kind === 'create' &&
    value.step.place.kind === 'controllers-landmarks' &&
    !isPermanent(value.step.place.what, targets)
      ? 'create for whoever controlled what may have been in an expedition'
      : null,
  // The same mode is not chosen more than once.
  ({ family, value }) =>
    family === 'effect' &&
    value.kind === 'later' &&
    value.effect.kind === 'modes' &&
    value.effect.repeatable === true
      ? 'modes that may be chosen again'
      : null,
  // "You" in the effect would not be who would have done it; and what is replaced is not replaced again (6.2.h).
  ({ family, value }) =>
    family === 'passive' &&
    value.kind === 'does-instead' &&
    (value.who !== 'you' || JSON.stringify(value.effect).includes('"resupply"'))
      ? 'does-instead of others, or by the same'
      : null,
];

const isPermanent = (what: Known, targets: Scope['targets']): boolean => {
  const definition = typeof what === 'object' && 'target' in what ? targets[what.target] : undefined;
  return definition?.kind === 'object' && definition.like.type === 'permanent';
};

/** Expeditions that are neither one of some, nor one of a player. */
const isElsewhere = (place: LaterPlace): boolean =>
  place.kind === 'expedition' &&
  (place.expedition.kind === 'chosen'
    ? place.expedition.other === true
    : place.expedition.kind !== 'of-player');

type Move = Extract<Step, { kind: 'move' }>;

const several: readonly unknown[] = ['each-of-yours', 'each-of-opponents', 'each'];

const spreads = ({ to }: Move): boolean => to.zone === 'expedition' && several.includes(to.expedition);

const choosesAndSpreads = (step: Step): boolean =>
  step.kind === 'move' && spreads(step) && typeof step.what === 'object' && 'choose' in step.what;

const isBlind = (what: What): boolean => typeof what === 'object' && ('top' in what || 'random' in what);

const printed: readonly string[] = ['type', 'subtype', 'name', 'rarity', 'faction', 'bounds'];

const isPrinted = (like: Selector): boolean =>
  Object.keys(like).every((field) => printed.includes(field)) &&
  (like.bounds ?? []).every(
    ({ of, than }) => (typeof of !== 'object' || 'base' in of) && typeof than === 'number',
  );

interface Resolved {
  readonly families: Families;
  readonly later: Later;
  readonly exceptions: Exceptions;
}

const editions: Readonly<Record<string, Resolved>> = {
  '1.0': { families: edition10, later: later10, exceptions: exceptions10 },
};

/** The kinds that an edition resolves, by family; undefined when there are no rules of it. */
export const resolvedKinds = (edition: string): Families | undefined => editions[edition]?.families;

/** What a node carries that only later editions say. */
function laterOf({ family, value }: Part): { readonly kind: string } | null {
  if (family === 'step') return value.kind === 'later' ? value.step : null;
  if (family === 'trigger') return value.kind === 'later' ? value.trigger : null;
  return family === 'effect' && value.kind === 'later' ? value.effect : null;
}

/** Whether it is one of those that are resolved all the same. */
function isResolvedLater(part: Part, later: Later): boolean {
  const carried = laterOf(part);
  const families: Partial<Record<string, readonly string[]>> = later;
  return carried !== null && families[part.family]?.includes(carried.kind) === true;
}

/** The kinds of one part of a tree: one, but for the parts of a cost. */
function kindsOf({ family, value }: Part): readonly string[] {
  if (family === 'cost') return Object.keys(value);
  if (typeof value === 'number') return ['number'];
  if (typeof value === 'string') return [value];
  if ('kind' in value) return [value.kind];
  const keys: readonly string[] = family === 'quantity' || family === 'what' ? abilityKinds[family] : [];
  return Object.keys(value)
    .filter((key) => keys.includes(key))
    .slice(0, 1);
}

/** What of an ability the rules engine of an edition does not resolve; empty when it resolves all of it. */
export function unsupported(ability: Ability, edition = '1.0', path = 'ability'): readonly Unsupported[] {
  const known = editions[edition];
  if (known === undefined) return [{ path, kind: `edition ${edition}` }];
  const families: Partial<Record<string, readonly string[]>> = known.families;
  const found: Unsupported[] = [];
  walkAbilities(
    [ability],
    (part, place, scope) => {
      const at = place.replace(/^ability\.0/, path);
      const resolved = families[part.family];
      if (resolved !== undefined && !isResolvedLater(part, known.later))
        for (const kind of kindsOf(part))
          if (!resolved.includes(kind)) found.push({ path: at, kind: `${part.family} ${kind}` });
      for (const exception of known.exceptions) {
        const kind = exception(part, scope);
        if (kind !== null) found.push({ path: at, kind });
      }
    },
    { path: 'ability' },
  );
  return found;
}
