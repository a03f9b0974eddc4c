import {
  walkAbilities,
  type Ability,
  type Effect,
  type Selector,
  type Step,
  type What,
} from '#altered/abilities';

/** A part of an ability that the card text leaves implicit, and its interpretation. */
export interface ImpliedPart {
  readonly path: string;
  readonly property: 'controller' | 'zone' | 'status' | 'count' | 'choice' | 'verb';
  readonly value: string;
}

const written = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** Returns how a selector is interpreted: the owner, zone and status of the objects. */
function ofSelector(like: Selector): readonly Omit<ImpliedPart, 'path'>[] {
  const { controller, owner, expedition, zone, status, without, among, either } = like;
  if (among !== undefined || either !== undefined) return [];
  const player = controller ?? owner;
  const place = zone ?? expedition;
  return [
    { property: 'controller', value: player === undefined ? 'any' : written(player) },
    { property: 'zone', value: place === undefined ? 'in play' : written(place) },
    {
      property: 'status',
      value: status ?? (without === undefined ? 'any' : `not ${without}`),
    },
  ];
}

/** Returns how many objects are affected, and whether a player can choose fewer. */
function ofWhat(what: What): readonly Omit<ImpliedPart, 'path'>[] {
  if (typeof what === 'string') return [];
  if ('all' in what) return [{ property: 'count', value: 'all' }];
  if (!('choose' in what) && !('random' in what)) return [];
  const { count = 1 } = what;
  const upTo = 'upTo' in what ? 'up to ' : '';
  return [{ property: 'count', value: `${upTo}${written(count)}` }];
}

const ofStep = (step: Step): readonly Omit<ImpliedPart, 'path'>[] => {
  if (step.kind === 'draw') return [{ property: 'verb', value: 'draw' }];
  return step.kind === 'move' && step.to.zone === 'hand' ? [{ property: 'verb', value: 'move' }] : [];
};

const ofEffect = (effect: Effect): readonly Omit<ImpliedPart, 'path'>[] => {
  if (effect.kind === 'optional' || effect.kind === 'pay-to')
    return [{ property: 'choice', value: `${written(effect.who ?? 'you')} may` }];
  return effect.kind === 'step' ? [{ property: 'choice', value: 'none' }] : [];
};

/** Returns every implicit part of a line's abilities, in order. */
export function impliedParts(abilities: readonly Ability[]): readonly ImpliedPart[] {
  const found: ImpliedPart[] = [];
  walkAbilities(abilities, (part, path) => {
    const add = (all: readonly Omit<ImpliedPart, 'path'>[]): void => {
      found.push(...all.map((implied) => ({ path, ...implied })));
    };
    if (part.family === 'selector') add(ofSelector(part.value));
    else if (part.family === 'what') add(ofWhat(part.value));
    else if (part.family === 'step') add(ofStep(part.value));
    else if (part.family === 'effect') add(ofEffect(part.value));
  });
  return found;
}
