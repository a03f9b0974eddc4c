import { same, type Quantity, type Selector, type Step, type What } from '#altered/abilities';
import { phrase } from '../../syntax/phrases.js';
import type { Scope, ThisWay } from '../../syntax/scope.js';
import { here, iso, oneOf, words, type Syntax } from '../../syntax/syntax.js';

const done: Readonly<Partial<Record<Step['kind'], string>>> = {
  discard: 'discarded',
  sacrifice: 'sacrificed',
  'sacrifice-objects': 'sacrificed',
  create: 'created',
  'create-at': 'created',
  draw: 'drawn',
  resupply: 'put in Reserve',
  'exhausted-resupply': 'put in Reserve',
};
const moved: Readonly<Partial<Record<string, string>>> = {
  reserve: 'sent to Reserve',
  hand: 'returned',
  mana: 'put in a Mana zone',
};

function participle(step: Step): string | undefined {
  if (step.kind === 'move') return moved[step.to.zone];
  if (step.kind === 'status' && step.status === 'exhausted')
    return step.change === 'gain' ? 'exhausted' : 'readied';
  return done[step.kind];
}

/** Returns the description of the objects of a step. */
function described(step: Step, scope: Scope): Selector | undefined {
  if (step.kind === 'sacrifice') return step.what;
  if (step.kind === 'create' || step.kind === 'create-at') return { token: true };
  return 'what' in step ? ofWhat(step.what as What, scope) : {};
}

function ofWhat(what: What, { targets, declared }: Scope): Selector | undefined {
  if (typeof what === 'string' || 'noted' in what) return undefined;
  if ('all' in what) return what.all;
  if ('choose' in what) return what.choose;
  if ('random' in what) return what.random;
  if ('top' in what) return {};
  const definition = targets[what.target] ?? declared[what.target];
  return definition?.kind === 'object' ? definition.like : undefined;
}

/** Returns the action that "this way" can refer to after a step. Undefined where nothing is counted. */
export function thisWayOf(step: Step, scope: Scope, noted: string): ThisWay | undefined {
  const [word, like] = [participle(step), described(step, scope)];
  if (word === undefined || like === undefined) return undefined;
  const { before: _, ...earlier } = scope.thisWay ?? { done: word, like, noted };
  return { done: word, like, noted, ...(earlier.done !== word && { before: earlier }) };
}

type Done = Omit<ThisWay, 'before'>;

/** The last action, and the action by another verb before it. */
const doneBefore = ({ thisWay }: Scope): readonly Done[] => {
  if (thisWay === null) return [];
  const { before, ...last } = thisWay;
  return before === undefined ? [last] : [last, before];
};

const kindOf = ({ type, subtype, name, token, oneOf }: Selector): Selector => ({
  ...(type !== undefined && { type }),
  ...(subtype !== undefined && { subtype }),
  ...(name !== undefined && { name }),
  ...(token !== undefined && { token }),
  ...(oneOf !== undefined && { oneOf }),
});

/** Whether all that a step was done to fits a description anyway. */
const isAll = (like: Selector, { like: objects }: Done): boolean =>
  Object.entries(like).every(([field, value]) => same(value, objects[field as keyof Selector]));

/** "card discarded this way", "Robots sacrificed this way": the number of objects a step acted on. */
export const countedThisWay = (like: Syntax<Selector>): Syntax<Quantity> =>
  here([], (scope) => {
    const all = doneBefore(scope);
    return all.length === 0 ? null : oneOf(...all.map((thisWay) => countedBy(like, thisWay)));
  });

/** The number of objects a step acted on, with words around them. */
const countedBy = (like: Syntax<Selector>, thisWay: Done): Syntax<Quantity> =>
  iso(
    phrase<{ like: Selector; done?: null }>('<like> <done> this way', {
      like,
      done: { ...words(thisWay.done), optional: true },
    }),
    ({ like: objects }): Quantity =>
      isAll(objects, thisWay)
        ? { noted: thisWay.noted }
        : { count: { ...objects, among: { noted: thisWay.noted } } },
    (value) => {
      if (typeof value !== 'object') return undefined;
      if ('noted' in value) return value.noted === thisWay.noted ? { like: kindOf(thisWay.like) } : undefined;
      if (!('count' in value)) return undefined;
      const { among, ...objects } = value.count;
      return same(among, { noted: thisWay.noted }) && !isAll(objects, thisWay)
        ? { like: objects }
        : undefined;
    },
  );
