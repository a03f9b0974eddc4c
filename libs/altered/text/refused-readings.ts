import type { Ability, Selector, Trigger } from '#altered/abilities';
import { changedIn, someNode } from './syntax/trees.js';

/**
 * Returns the description of the played card in a trigger such as "When you play a Spell". Undefined for other
 * triggers. Also undefined if the description means the object with the ability or contains "other".
 */
function about(trigger: Trigger): Selector | undefined {
  if (trigger.kind !== 'played' || trigger.by !== 'you' || trigger.what === 'me') return undefined;
  return trigger.what.other === undefined ? trigger.what : undefined;
}

/**
 * Returns the description in a condition such as "There are no other Feats in your Landmarks". Null for other
 * conditions.
 */
function noneOf({ kind, is, right, left }: Readonly<Record<string, unknown>>, it: Selector): Selector | null {
  if (kind !== 'compare' || is !== 'exactly' || right !== 0) return null;
  const { count: like } = left as { readonly count?: Selector };
  if (like === undefined || (like.controller !== 'you' && like.owner !== 'you')) return null;
  return like.type === it.type && like.subtype === it.subtype ? like : null;
}

function inReaction(ability: Ability, change: (like: Selector) => Selector): Ability {
  if (ability.kind === 'in-reserve' || ability.kind === 'completed')
    return { ...ability, ability: inReaction(ability.ability, change) };
  const it = ability.kind === 'reaction' ? about(ability.trigger) : undefined;
  if (ability.kind !== 'reaction' || it === undefined) return ability;
  const effect = changedIn(ability.effect, (node) => {
    const like = noneOf(node, it);
    return like === null ? undefined : { ...node, left: { count: change(like) } };
  });
  return { ...ability, effect };
}

/**
 * Makes "other" exclude the played card instead of the object with the ability: "When you play a Feat — If there are no
 * other Feats in your Landmarks, …".
 */
export const otherThanPlayed = (ability: Ability): Ability =>
  inReaction(ability, (like) => {
    const { other, ...rest } = like;
    return other === true ? { except: 'it', ...rest } : like;
  });

/**
 * Returns an ability in the form that can be printed. Null if "other" would exclude different objects in the text and
 * in the tree.
 */
export function printableOthers(ability: Ability): Ability | null {
  const ofMine: Selector[] = [];
  const reworded = inReaction(ability, (like) => {
    if (like.other === true) ofMine.push(like);
    const { except, ...rest } = like;
    return except === 'it' ? { other: true, ...rest } : like;
  });
  return ofMine.length > 0 ? null : reworded;
}

const countsOthersPlayed = (tree: unknown): boolean =>
  someNode(tree, ({ playedThisTurn, happened, what }) => {
    const like = (playedThisTurn ?? (happened === 'played' ? what : undefined)) as Selector | undefined;
    return like?.other === true;
  });

/**
 * Whether a reaction counts cards other than the played card: "When you play a Spell — If you played no other cards
 * this turn". No tree can express this.
 */
export const isOfOthersPlayed = (ability: Ability): boolean =>
  ability.kind === 'reaction' && about(ability.trigger) !== undefined && countsOthersPlayed(ability.effect);

/**
 * Whether a condition concerns the controller of the object with the highest number, as in "You control the Character
 * with the most boosts". Trees cannot express such conditions, which first find the object and then check its
 * controller. A description that included the controller would always match.
 */
export const concernsMost = (ability: Ability): boolean =>
  someNode(
    ability,
    ({ kind, like }) =>
      (kind === 'exists' || kind === 'is') && typeof like === 'object' && like !== null && 'most' in like,
  );
