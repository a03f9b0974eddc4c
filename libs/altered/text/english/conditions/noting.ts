import { objectOf } from '../nouns/what.js';
import { eachKnown, same, type Effect, type Known, type Step, type What } from '#altered/abilities';
import { saying, type Scope } from '../../syntax/scope.js';
import { changedIn, nodesOf } from '../../syntax/trees.js';
import { firstOf } from '../../syntax/beginning.js';
import type { Syntax } from '../../syntax/syntax.js';
import { anyNumber } from '../words/numbers.js';
import { thisWayOf } from '../nouns/quantities.js';
import { laterReferences } from '../words/verbs.js';

type StepEffect = Extract<Effect, { kind: 'step' }>;

/**
 * Kinds of steps to whose objects card text refers with "it" or another singular word, even if there are several
 * objects.
 */
const singularKinds: readonly Step['kind'][] = [
  'exhausted-resupply',
  'sacrifice-objects',
  'create-at',
  'play',
  'rush',
  'choose',
];

/** Kinds of steps to whose objects later card text can always refer. */
const named: readonly Step['kind'][] = [...singularKinds, 'draw', 'resupply', 'sacrifice', 'create'];

/** Returns the name of the note on a step's objects. Undefined if no later pronoun can refer to them. */
function nameOf(step: Step): string | undefined {
  // The object that has the ability always calls itself "I", even after it has moved.
  if ('what' in step && step.what === 'me') return undefined;
  const isChosen = ['choose', 'random', 'top'].some((field) => has(step, field));
  return named.includes(step.kind) || isChosen || isMoved(step) || isOfHand(step)
    ? (laterReferences[step.kind]?.participle ?? 'chosen')
    : undefined;
}

/** Whether the description of a step's objects has a field. */
const has = (step: Step, field: string): boolean => {
  const what = objectOf(step);
  return typeof what === 'object' && field in what;
};

/** Whether a step moves every object that matches a description. Card text then calls these objects "them". */
const isMoved = (step: Step): boolean => step.kind === 'move' && has(step, 'all');

/** Whether a step shows a whole hand, as in "Target opponent reveals their hand". */
const isOfHand = (step: Step): boolean =>
  (step.kind === 'reveal' || step.kind === 'look') &&
  typeof step.what === 'object' &&
  'all' in step.what &&
  step.what.all.zone === 'hand';

function isSeveral(step: Step): boolean {
  if (step.kind === 'choose' && typeof step.what === 'object' && 'choose' in step.what)
    return (step.what.count ?? 1) !== 1;
  if (singularKinds.includes(step.kind)) return false;
  const count = 'count' in step ? step.count : undefined;
  const what =
    'what' in step && typeof step.what === 'object' && 'count' in step.what ? step.what.count : undefined;
  if (isMoved(step) || isOfHand(step)) return true;
  if (step.kind === 'create' && typeof step.in === 'string' && step.in.startsWith('each')) return true;
  return step.kind === 'counters' ? what !== undefined : (what ?? count ?? 1) !== 1;
}

/** Returns an unused name for a note, starting with `name`. */
export function fresh(scope: Scope, name: string): string {
  if (!scope.noted.includes(name)) return name;
  for (let number = 2; ; number++) if (!scope.noted.includes(`${name}-${number}`)) return `${name}-${number}`;
}

function after(scope: Scope, step: Step): { readonly scope: Scope; readonly note?: string } {
  if (step.kind === 'sabotage')
    return { scope: saying(scope, { it: { target: step.target }, several: false }) };
  const base = nameOf(step);
  if (base === undefined) return countedOnly(scope, step);
  const note = fresh(scope, base);
  return { note, scope: speaking(scope, step, note) };
}

/** Whether a note is only used for counting, because no pronoun can refer to its objects. */
export const isCountedOnly = (note: string): boolean => /^done(?:-\d+)?$/.test(note);

/**
 * Adds a note to a step whose objects cannot be named by a pronoun. Card text can then still count them, as in "each
 * Character discarded this way".
 */
function countedOnly(scope: Scope, step: Step): { readonly scope: Scope; readonly note?: string } {
  const note = fresh(scope, 'done');
  const now = countedAs(scope, step, note);
  return now === scope ? { scope } : { note, scope: now };
}

function countedAs(scope: Scope, step: Step, note: string): Scope {
  const thisWay = thisWayOf(step, scope, note);
  return thisWay === undefined
    ? scope
    : saying(scope, {
        noted: [...scope.noted, note],
        thisWay,
        ...(isOfWholeZone(step) && { thatMany: { noted: note } }),
      });
}

/** Whether a step affects all cards of a zone, as in "Discard your hand". */
const isOfWholeZone = (step: Step): boolean =>
  step.kind === 'discard' &&
  step.who === undefined &&
  typeof step.what === 'object' &&
  'all' in step.what &&
  Object.keys(step.what.all).every((field) => field === 'zone' || field === 'owner');

const isCreating = (step: Step): boolean =>
  step.kind === 'create-at' || (step.kind === 'create' && step.distributed === undefined);

/** Whether a step reveals the top card of your own deck. Such a card can be drawn later, because it remains there. */
const isTopOfOwnDeck = (step: Step): boolean => step.kind === 'reveal' && same(step.what, { top: 'you' });

const isUnnamed = ({ kind }: Step): boolean => kind === 'resupply' || kind === 'exhausted-resupply';

/**
 * Returns the meaning of "it" after Resupply, which names no card. "It" keeps its meaning if it is a trigger's subject,
 * or an object whose controller Resupplies ("Its controller Resupplies, then you take control of it"). Otherwise, "it"
 * would be ambiguous, so returns null.
 */
const stillMeant = ({ it, they }: Scope): Known | null =>
  it === 'it' || (typeof they === 'object' && they !== null && 'controllerOf' in they) ? it : null;

/** Returns the scope after a step whose objects have a note. */
function speaking(scope: Scope, step: Step, note: string): Scope {
  if (nameOf(step) === undefined) return countedAs(scope, step, note);
  const it = { noted: note };
  const thisWay = thisWayOf(step, scope, note);
  const now = saying(scope, {
    noted: [...scope.noted, note],
    ...(thisWay !== undefined && { thisWay }),
    it: isUnnamed(step) && scope.it !== null ? stillMeant(scope) : it,
    several: isSeveral(step),
    ...(isTopOfOwnDeck(step) && { top: it }),
    ...(isCreating(step) && { tokens: step }),
  });
  if ((step.kind === 'reveal' || step.kind === 'look' || isOfTopCards(step)) && now.several)
    return saying(now, { cards: it, chosen: null });
  const isAmong =
    (step.kind === 'choose' || !singularKinds.includes(step.kind)) &&
    'what' in step &&
    typeof step.what === 'object' &&
    'choose' in step.what &&
    step.what.choose.among !== undefined;
  // Whether a step moves all matching cards among those revealed. If so, "the rest" later means the remaining cards.
  const isAllAmong =
    step.kind === 'move' &&
    typeof step.what === 'object' &&
    'all' in step.what &&
    step.what.all.among !== undefined &&
    step.what.all.except === undefined;
  const objects = objectOf(step);
  const isAny =
    typeof objects === 'object' &&
    'count' in objects &&
    (same(objects.count, anyNumber) || 'upTo' in objects);
  return saying(now, {
    ...(isAmong && { chosen: besides(step.what, it) }),
    ...(isAllAmong && { chosen: scope.chosen === null ? it : [...eachKnown(scope.chosen), it] }),
    ...(isAny && { thatMany: it }),
  });
}

/** Whether a step discards cards from the top of a deck. If so, a later step can take one of them. */
const isOfTopCards = (step: Step): boolean => step.kind === 'discard' && has(step, 'top');

/** Returns the cards just taken from a group, together with the cards taken earlier. */
function besides(
  { choose: { among, except } }: Extract<What, { choose: unknown }>,
  it: Known,
): Scope['chosen'] {
  return among === undefined || except === undefined ? it : [...eachKnown(except), it];
}

/**
 * Adds notes to steps, so that later text can refer to their objects. `withoutIdleNotes` removes the notes that are not
 * used.
 */
export const noting = (syntax: Syntax<Effect>): Syntax<Effect> => ({
  first: () => firstOf(syntax),
  parse: (source, at, scope) =>
    syntax.parse(source, at, scope).map((reading) => {
      if (reading.value.kind !== 'step') return reading;
      const { scope: now, note } = after(reading.scope, reading.value.step);
      return {
        ...reading,
        scope: now,
        value: note === undefined ? reading.value : { ...reading.value, note },
      };
    }),
  print: (value, scope) => {
    if (value.kind !== 'step') return syntax.print(value, scope);
    const { note, ...step }: StepEffect = value;
    const printed = syntax.print(step, scope);
    if (printed === null) return null;
    const now = after(printed.scope, value.step);
    if (note === undefined || now.note === undefined) return { ...printed, scope: now.scope };
    return { ...printed, scope: speaking(printed.scope, value.step, note) };
  },
});

/** Returns the names of all notes to which a tree refers. */
export const namesUsed = (tree: unknown): readonly string[] =>
  [...nodesOf(tree)].flatMap(({ noted }) => (typeof noted === 'string' ? [noted] : []));

/** Removes the notes to which no part of a tree refers. */
export function withoutIdleNotes<T>(tree: T): T {
  const names = namesUsed(tree);
  const dropped = (part: T): T =>
    changedIn(part, ({ kind, note, ...step }) =>
      kind === 'step' && note !== undefined && !names.includes(note as string)
        ? dropped({ kind, ...step } as T)
        : undefined,
    );
  return dropped(tree);
}
