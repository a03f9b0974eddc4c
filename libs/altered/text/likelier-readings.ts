import type { Ability, Effect } from '#altered/abilities';
import { canSayWho, isByNobody } from './english/sentences/who-does.js';

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

/** "They discard it, then draw a card": both actions have the same actor. In this reading another player does the second. */
const losesSubject = (ability: Ability): boolean =>
  somewhere(ability, ({ kind, effects, said: link }) => {
    if (kind !== 'sequence' || link !== 'then' || !isList(effects)) return false;
    const all = effects as readonly Effect[];
    return all.some((part, index) => {
      const next = all[index + 1];
      return part.said === 'they' && next !== undefined && canSayWho(next);
    });
  });

/** "They put it in Reserve, then exhaust it": an action without an actor follows, with no player named. */
const saysNobody = (ability: Ability): boolean =>
  somewhere(
    ability,
    ({ kind, effects, said: link }) =>
      kind === 'sequence' &&
      typeof link === 'string' &&
      link.startsWith('they') &&
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
    const [first, second] = [left, right].map(
      (side) => (side as { readonly cardsIn?: unknown } | undefined)?.cardsIn,
    );
    return kind === 'compare' && is === 'less-than' && first !== undefined && first === second;
  });

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

/** "You may discard a card from your hand to play me for free": a Spell says what it costs, and does not play itself as it resolves. */
const playsItself = (ability: Ability): boolean =>
  ability.kind === 'effect' &&
  somewhere(ability, ({ kind, what }) => kind === 'play-for-free' && what === 'me');

/** Of several ways to read a line, those that keep to how sentences are built: all of them where that tells nothing. */
export function likelier(readings: readonly Ability[]): readonly Ability[] {
  if (readings.length < 2) return readings;
  return [losesSubject, choosesApart, saysNobody, comparesCards, playsItself].reduce<readonly Ability[]>(
    (left, isUnlikely) => {
      const rest = left.filter((reading) => !isUnlikely(reading));
      return rest.length === 0 ? left : rest;
    },
    readings,
  );
}
