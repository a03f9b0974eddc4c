import type { EditionId } from './capabilities.js';
import type { Effect } from './effect.js';
import type { TokenPlace } from './expedition.js';
import type { Part, Scope } from './part.js';
import type { Passive } from './passive.js';
import type { Quantity } from './quantity.js';
import type { Known, Selector, What } from './selector.js';
import type { Step } from './step.js';
import type { ZoneName } from './words.js';
import { walkAbilities } from './walk.js';

/** What a node of a kind that is executed can say besides, and the edition does not do. */
export interface Exception {
  readonly kind: string;
  /** Why not, for the reader. */
  readonly why: string;
  readonly concerns: (part: Part, scope: Scope) => boolean;
}

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
      (value.except !== undefined || value.andFacing === true),
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
      value.kind === 'played' &&
      !isMoreThanSpellsBear(value) &&
      value.first !== undefined &&
      !isPrinted(value.cards),
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
  {
    // "You" in the effect would not be who would have done it; what is replaced is not replaced again (6.2.h).
    kind: 'does-instead of others, or by the same',
    why: 'an "instead" of what others do, or that does the same again, is not executed',
    concerns: ({ family, value }) =>
      family === 'passive' &&
      value.kind === 'does-instead' &&
      (value.who !== 'you' || does(value.effect, value.would)),
  },
];

export const exceptions: Readonly<Record<EditionId, readonly Exception[]>> = { '1.0': exceptions10 };

const unexecuted: readonly string[] = ['that-expedition', 'one-of-yours', 'other-than-that'];

/** A number of an object that is chosen or noted with the target, or after it. */
const isOfAnother = (than: Quantity): boolean =>
  typeof than === 'object' && 'of' in than && typeof than.of === 'object' && 'target' in than.of;

const reaches = ({ zone }: Selector, name: ZoneName): boolean =>
  typeof zone === 'string' ? zone === name : zone?.includes(name) === true;

const describesExhaustion = ({ status, without }: Selector): boolean =>
  status === 'exhausted' || status === 'ready' || without === 'exhausted';

/** Whether what becomes exhausted or ready may be a card in Reserve, as far as its description tells. */
function mayBeInReserve(what: What, targets: Scope['targets']): boolean {
  if (typeof what === 'string' || 'noted' in what || 'top' in what) return false;
  if (!('target' in what))
    return reaches('all' in what ? what.all : 'choose' in what ? what.choose : what.random, 'reserve');
  const definition = targets[what.target];
  return definition?.kind === 'object' && reaches(definition.like, 'reserve');
}

function isMoreThanSpellsBear({
  cards,
  gain,
  lose,
  counters,
}: Extract<Passive, { kind: 'played' }>): boolean {
  const types = typeof cards.type === 'string' ? [cards.type] : (cards.type ?? []);
  const spells = types.length === 0 || types.includes('spell');
  const others = [gain, lose].some((one) => one !== undefined && one !== 'fleeting');
  return spells && (types.length !== 1 || others || counters !== undefined);
}

/** Whether an effect has a step of a kind somewhere. */
function does(effect: Effect, kind: Step['kind']): boolean {
  let found = false;
  walkAbilities([{ kind: 'effect', effect }], ({ family, value }) => {
    if (family === 'step' && value.kind === kind) found = true;
  });
  return found;
}

const isPermanent = (what: Known, targets: Scope['targets']): boolean => {
  const definition = typeof what === 'object' && 'target' in what ? targets[what.target] : undefined;
  return definition?.kind === 'object' && definition.like.type === 'permanent';
};

/** Expeditions that are neither one of some, nor one of a player. */
const isElsewhere = (place: TokenPlace): boolean =>
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
