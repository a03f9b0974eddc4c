import { same, type Condition, type Effect } from '#altered/abilities';
import { saying, type Scope } from '../../syntax/scope.js';
import { only, then, type Syntax } from '../../syntax/syntax.js';
import { byEach, isOfEveryPlayer } from '../words/noted-words.js';

/** Whether a field for an actor or owner contains "each player". */
const isOfEach = (part: unknown): boolean =>
  typeof part === 'object' &&
  part !== null &&
  ['who', 'by', 'top', 'of'].some((field) => (part as Record<string, unknown>)[field] === 'each-player');

/**
 * Whether every player does the last action. After it, "if you do" would refer to one of them, and "it" to several
 * objects.
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

/** Marks the objects of an effect as objects of every player if each player applies it to their own objects. */
export const notedByEach = (syntax: Syntax<Effect>): Syntax<Effect> =>
  then(syntax, (scope, effect) => {
    const notes = notesOf(effect);
    return notes.length === 0 ? scope : saying(scope, { noted: [...scope.noted, ...notes.map(byEach)] });
  });

/** Whether a condition concerns a single object or number although every player has one. */
function asksOne(tree: unknown, scope: Scope): boolean {
  if (typeof tree !== 'object' || tree === null) return false;
  const { kind, what, of, on, like, noted } = tree as Readonly<Record<string, unknown>>;
  const isOwned = kind === 'done' && typeof like === 'object' && like !== null && 'owner' in like;
  if (isOwned) return false;
  const isThem = (part: unknown): boolean => {
    const note = (part as { readonly noted?: unknown } | null | undefined)?.noted;
    return typeof note === 'string' && same(part, { noted: note }) && isOfEveryPlayer(note, scope);
  };
  if (kind !== undefined && isThem(what)) return true;
  if (isThem(of) || isThem(on)) return true;
  if (typeof noted === 'string' && noted.startsWith('die') && isThem(tree)) return true;
  return Object.values(tree).some((part) => asksOne(part, scope));
}

/** Refuses conditions on one of several objects, such as "If it's a Spell" after every player has drawn a card. */
export const ofNoneAlone = (condition: Syntax<Condition>): Syntax<Condition> => {
  const plain = (value: Condition, scope: Scope): boolean =>
    !scope.noted.some((note) => note.startsWith('each ')) || !asksOne(value, scope);
  return only(condition, plain);
};

/** Limits the effect before "If you do" to effects that are not applied by every player. */
export const notByEach = (effect: Syntax<Effect>): Syntax<Effect> =>
  only(effect, (value) => !isByEach(value));
