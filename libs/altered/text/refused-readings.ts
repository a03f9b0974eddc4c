import type { Ability, Selector, Trigger } from '#altered/abilities';

/** Returns the subject of a trigger of yours, where it is a single object other than this one. */
function about(trigger: Trigger): Selector | undefined {
  if (trigger.kind !== 'played' || trigger.by !== 'you' || trigger.what === 'me') return undefined;
  return trigger.what.other === undefined ? trigger.what : undefined;
}

const isRecord = (tree: unknown): tree is Readonly<Record<string, unknown>> =>
  typeof tree === 'object' && tree !== null && !Array.isArray(tree);

/** "There are no other Feats in your Landmarks": none of yours, but for one that is there at any rate. */
function noneOf(tree: Readonly<Record<string, unknown>>, it: Selector): Selector | undefined {
  if (
    tree['kind'] !== 'compare' ||
    tree['is'] !== 'exactly' ||
    tree['right'] !== 0 ||
    !isRecord(tree['left'])
  )
    return undefined;
  const like = tree['left']['count'] as Selector | undefined;
  if (like === undefined || (like.controller !== 'you' && like.owner !== 'you')) return undefined;
  return like.type === it.type && like.subtype === it.subtype ? like : undefined;
}

const changed = (tree: unknown, it: Selector, change: (like: Selector) => Selector): unknown => {
  if (Array.isArray(tree)) return tree.map((part: unknown) => changed(part, it, change));
  if (!isRecord(tree)) return tree;
  const like = noneOf(tree, it);
  if (like !== undefined) return { ...tree, left: { count: change(like) } };
  return Object.fromEntries(Object.entries(tree).map(([key, value]) => [key, changed(value, it, change)]));
};

function inReaction(ability: Ability, change: (like: Selector) => Selector): Ability {
  if (ability.kind === 'in-reserve' || ability.kind === 'completed')
    return { ...ability, ability: inReaction(ability.ability, change) };
  const it = ability.kind === 'reaction' ? about(ability.trigger) : undefined;
  if (ability.kind !== 'reaction' || it === undefined) return ability;
  return { ...ability, effect: changed(ability.effect, it, change) as typeof ability.effect };
}

/** "When you play a Feat — If there are no other Feats in your Landmarks, …": others than the one that is played. */
export const othersThanIt = (ability: Ability): Ability =>
  inReaction(ability, (like) => {
    const { other, ...rest } = like;
    return other === true ? { except: 'it', ...rest } : like;
  });

/** Returns the ability as it is printed. Null if its words would mean objects other than this one. */
export function saidOfOthers(ability: Ability): Ability | null {
  const ofMine: Selector[] = [];
  const reworded = inReaction(ability, (like) => {
    if (like.other === true) ofMine.push(like);
    const { except, ...rest } = like;
    return except === 'it' ? { other: true, ...rest } : like;
  });
  return ofMine.length > 0 ? null : reworded;
}

const countsOthersPlayed = (tree: unknown): boolean => {
  if (Array.isArray(tree)) return tree.some(countsOthersPlayed);
  if (!isRecord(tree)) return false;
  const { playedThisTurn, happened, what } = tree;
  const like = (playedThisTurn ?? (happened === 'played' ? what : undefined)) as Selector | undefined;
  return like?.other === true || Object.values(tree).some(countsOthersPlayed);
};

/** "When you play a Spell — If you played no other cards this turn": of others than that one, which no tree can count. */
export const isOfOthersPlayed = (ability: Ability): boolean =>
  ability.kind === 'reaction' && about(ability.trigger) !== undefined && countsOthersPlayed(ability.effect);

const isList = (tree: unknown): tree is readonly unknown[] => Array.isArray(tree);

/** Whether something in a tree is so. */
const somewhere = (tree: unknown, isSo: (node: Readonly<Record<string, unknown>>) => boolean): boolean => {
  if (typeof tree !== 'object' || tree === null) return false;
  if (isList(tree)) return tree.some((part) => somewhere(part, isSo));
  return (
    isSo(tree as Readonly<Record<string, unknown>>) ||
    Object.values(tree).some((part) => somewhere(part, isSo))
  );
};

/**
 * "You control the Character with the most boosts": the object with the most is found before its controller is checked, and no
 * tree can express that. A complete description, with its controller, always has an object with the most.
 */
export const asksForTheMost = (ability: Ability): boolean =>
  somewhere(
    ability,
    ({ kind, like }) =>
      (kind === 'exists' || kind === 'is') && typeof like === 'object' && like !== null && 'most' in like,
  );
