import type { Ability, Effect } from '#altered/abilities';
import { canSayWho, isByNobody } from './english/who-does.js';

const isList = (tree: unknown): tree is readonly unknown[] => Array.isArray(tree);

/** Whether something in a tree is so. */
const somewhere = (tree: unknown, isSo: (node: Readonly<Record<string, unknown>>) => boolean): boolean => {
  if (typeof tree !== 'object' || tree === null) return false;
  if (isList(tree)) return tree.some((one) => somewhere(one, isSo));
  return (
    isSo(tree as Readonly<Record<string, unknown>>) || Object.values(tree).some((one) => somewhere(one, isSo))
  );
};

/** "They discard it, then draw a card": who did the first does the second; here somebody else would. */
const losesSubject = (ability: Ability): boolean =>
  somewhere(ability, ({ kind, effects, said }) => {
    if (kind !== 'sequence' || said !== 'then' || !isList(effects)) return false;
    const all = effects as readonly Effect[];
    return all.some((one, index) => {
      const next = all[index + 1];
      return one.said === 'they' && next !== undefined && canSayWho(next);
    });
  });

/** "They put it in Reserve, then exhaust it": what is done by nobody is said after it, of no player. */
const saysNobody = (ability: Ability): boolean =>
  somewhere(
    ability,
    ({ kind, effects, said }) =>
      kind === 'sequence' &&
      typeof said === 'string' &&
      said.startsWith('they') &&
      isList(effects) &&
      (effects as readonly Effect[]).some(isByNobody),
  );

/** "Choose a Character from these cards and put it in …": a verb that chooses, rather than a choice and a verb. */
const choosesApart = (ability: Ability): boolean =>
  somewhere(ability, ({ kind, what }) => {
    const choice = (what as { readonly choose?: { readonly among?: unknown } } | undefined)?.choose;
    return kind === 'choose' && choice?.among !== undefined;
  });

/** "You have less cards in Reserve than your opponent" has words of its own: it is no comparison of two numbers. */
const comparesCards = (ability: Ability): boolean =>
  somewhere(ability, ({ kind, is, left, right }) => {
    const [one, other] = [left, right].map(
      (side) => (side as { readonly cardsIn?: unknown } | undefined)?.cardsIn,
    );
    return kind === 'compare' && is === 'less-than' && one !== undefined && one === other;
  });

/**
 * "You control the Character with the most boosts": of which it is the one is asked before whose it is, and no tree can ask that. What
 * has been described whole, with whose it is, always has one with the most.
 */
export const asksForTheMost = (ability: Ability): boolean =>
  somewhere(
    ability,
    ({ kind, like }) =>
      (kind === 'exists' || kind === 'is') && typeof like === 'object' && like !== null && 'most' in like,
  );

/** "You may discard a card from your hand to play me for free": a Spell says what it costs, and does not play itself as it resolves. */
const playsItself = (ability: Ability): boolean =>
  ability.kind === 'effect' &&
  somewhere(ability, ({ kind, what }) => kind === 'play-for-free' && what === 'me');

/** Of several ways to read a line, those that keep to how sentences are built: all of them where that tells nothing. */
export function likelier(readings: readonly Ability[]): readonly Ability[] {
  if (readings.length < 2) return readings;
  return [losesSubject, choosesApart, saysNobody, comparesCards, playsItself].reduce<readonly Ability[]>(
    (left, isUnlikely) => {
      const rest = left.filter((one) => !isUnlikely(one));
      return rest.length === 0 ? left : rest;
    },
    readings,
  );
}
