import {
  walkAbilities,
  type Ability,
  type Effect,
  type Selector,
  type Step,
  type What,
} from '#altered/abilities';

/** A part of an ability that the card text leaves implicit, and its interpretation. */
export interface Unsaid {
  readonly path: string;
  readonly about: 'whose' | 'where' | 'status' | 'how many' | 'must or may' | 'drawn or moved';
  readonly as: string;
}

const written = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** Returns how a selector is interpreted: the owner, zone and status of the objects. */
function ofSelector(like: Selector): readonly Omit<Unsaid, 'path'>[] {
  const { controller, owner, expedition, zone, status, without, among, either } = like;
  if (among !== undefined || either !== undefined) return [];
  const whose = controller ?? owner;
  const where = zone ?? expedition;
  return [
    { about: 'whose', as: whose === undefined ? 'anyone’s' : written(whose) },
    { about: 'where', as: where === undefined ? 'in play' : written(where) },
    {
      about: 'status',
      as: status ?? (without === undefined ? 'any' : `not ${without}`),
    },
  ];
}

/** Returns how many objects are affected, and whether a player can choose fewer. */
function ofWhat(what: What): readonly Omit<Unsaid, 'path'>[] {
  if (typeof what === 'string') return [];
  if ('all' in what) return [{ about: 'how many', as: 'all' }];
  if (!('choose' in what) && !('random' in what)) return [];
  const { count = 1 } = what;
  const upTo = 'upTo' in what ? 'up to ' : '';
  return [{ about: 'how many', as: `${upTo}${written(count)}` }];
}

const ofStep = (step: Step): readonly Omit<Unsaid, 'path'>[] => {
  if (step.kind === 'draw') return [{ about: 'drawn or moved', as: 'drawn' }];
  return step.kind === 'move' && step.to.zone === 'hand' ? [{ about: 'drawn or moved', as: 'moved' }] : [];
};

const ofEffect = (effect: Effect): readonly Omit<Unsaid, 'path'>[] => {
  if (effect.kind === 'optional' || effect.kind === 'pay-to')
    return [{ about: 'must or may', as: `${written(effect.who ?? 'you')} may` }];
  return effect.kind === 'step' ? [{ about: 'must or may', as: 'is done' }] : [];
};

/** Returns every implicit part of a line's abilities, in order. */
export function leftUnsaid(abilities: readonly Ability[]): readonly Unsaid[] {
  const found: Unsaid[] = [];
  walkAbilities(abilities, (part, path) => {
    const add = (all: readonly Omit<Unsaid, 'path'>[]): void => {
      found.push(...all.map((unsaid) => ({ path, ...unsaid })));
    };
    if (part.family === 'selector') add(ofSelector(part.value));
    else if (part.family === 'what') add(ofWhat(part.value));
    else if (part.family === 'step') add(ofStep(part.value));
    else if (part.family === 'effect') add(ofEffect(part.value));
  });
  return found;
}
