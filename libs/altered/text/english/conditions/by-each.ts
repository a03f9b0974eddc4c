import { same, type Condition, type Effect } from '#altered/abilities';
import { saying, type Scope } from '../../syntax/scope.js';
import { only, then, type Syntax } from '../../syntax/syntax.js';
import { byEach, isOfEveryPlayer } from '../words/noted-words.js';

/** Whether the actor or owner in a node is "each player". */
const isOfEach = (part: unknown): boolean =>
  typeof part === 'object' &&
  part !== null &&
  ['who', 'by', 'top', 'of'].some((field) => (part as Record<string, unknown>)[field] === 'each-player');

/**
 * Whether every player performs the last action, as in "Each player draws a card". Afterwards, "if you do" would refer
 * to only one of the players, and "it" would refer to several objects.
 */
const isByEach = (effect: Effect): boolean => {
  switch (effect.kind) {
    case 'step':
      return isOfEach(effect.step) || ('what' in effect.step && isOfEach(effect.step.what));
    case 'optional':
      return effect.who === 'each-player' || isByEach(effect.effect);
    case 'sequence': {
      const last = effect.effects.at(-1);
      return last !== undefined && isByEach(last);
    }
    default:
      return false;
  }
};

function notesOf(effect: Effect): readonly string[] {
  if (effect.kind === 'sequence') return effect.effects.flatMap(notesOf);
  if (effect.kind === 'optional') return notesOf(effect.effect);
  if (effect.kind !== 'step' || !isByEach(effect)) return [];
  const { note, step } = effect;
  return [...(note === undefined ? [] : [note]), ...(step.kind === 'roll' ? [step.note] : [])];
}

/**
 * Records that noted objects belong to all players. Applies to effects that each player applies to their own objects.
 */
export const notedByEach = (syntax: Syntax<Effect>): Syntax<Effect> =>
  then(syntax, (scope, effect) => {
    const notes = notesOf(effect);
    return notes.length === 0 ? scope : saying(scope, { noted: [...scope.noted, ...notes.map(byEach)] });
  });

/** Whether a condition concerns one object or one number although each player has a different one. */
function concernsSingle(tree: unknown, scope: Scope): boolean {
  if (typeof tree !== 'object' || tree === null) return false;
  const { kind, what, of, on, like, noted } = tree as Readonly<Record<string, unknown>>;
  const isOwned = kind === 'done' && typeof like === 'object' && like !== null && 'owner' in like;
  if (isOwned) return false;
  const isSharedNote = (part: unknown): boolean => {
    const note = (part as { readonly noted?: unknown } | null | undefined)?.noted;
    return typeof note === 'string' && same(part, { noted: note }) && isOfEveryPlayer(note, scope);
  };
  if (kind !== undefined && isSharedNote(what)) return true;
  if (isSharedNote(of) || isSharedNote(on)) return true;
  if (typeof noted === 'string' && noted.startsWith('die') && isSharedNote(tree)) return true;
  return Object.values(tree).some((part) => concernsSingle(part, scope));
}

/**
 * Rejects a condition on a single object if each player has such an object, for example "If it's a Spell" after each
 * player has drawn a card.
 */
export const ofNoneAlone = (condition: Syntax<Condition>): Syntax<Condition> => {
  const plain = (value: Condition, scope: Scope): boolean =>
    !scope.noted.some((note) => note.startsWith('each ')) || !concernsSingle(value, scope);
  return only(condition, plain);
};

/**
 * Rejects effects that every player applies. "If you do" cannot follow such an effect, because it refers to one player.
 */
export const notByEach = (effect: Syntax<Effect>): Syntax<Effect> =>
  only(effect, (value) => !isByEach(value));
