import { same, type Effect, type Players, type Step, type What } from '#altered/abilities';

/** Returns a step done by another player. */
function whose(step: Step, who: Players): Step {
  // Another player plays it at once.
  if (step.kind === 'play-for-free') return { kind: 'play', what: step.what, free: true, who };
  if (isByChoice(step)) return { ...step, what: { ...(step.what as Choice), by: who } };
  if (step.kind !== 'reveal') return { ...step, who } as Step;
  const { what } = step;
  if (isTopOfMine(what)) return { ...step, what: { ...what, top: who } };
  if (isMyHand(what)) return { ...step, what: { all: { zone: 'hand', owner: who } } };
  return isRandomOfMine(what) ? { ...step, what: { ...what, of: who } } : step;
}

type Choice = Extract<What, { choose: unknown }>;

type ByNobody = Extract<Step, { kind: 'status' | 'counters' | 'switch-expeditions' }>;
type ByChoice = ByNobody & { readonly what: Choice };

/** Steps without an actor of their own: the player who chooses the objects is named as the actor. */
const isByChoice = (step: Step): step is ByChoice =>
  (step.kind === 'status' || step.kind === 'counters' || step.kind === 'switch-expeditions') &&
  typeof step.what === 'object' &&
  'choose' in step.what;

const isTopOfMine = (what: What): what is Extract<What, { top: Players }> =>
  typeof what === 'object' && 'top' in what;

const isRandomOfMine = (what: What): what is Extract<What, { random: unknown }> =>
  typeof what === 'object' && 'random' in what;

const isMyHand = (what: What): boolean => same(what, { all: { zone: 'hand', owner: 'you' } });

/** Whose hand is all that is meant. */
const handOf = (what: What): Players | undefined =>
  typeof what === 'object' &&
  'all' in what &&
  same({ ...what.all, owner: 'you' }, { zone: 'hand', owner: 'you' })
    ? what.all.owner
    : undefined;

function withoutWho(step: Step): { readonly who: Players; readonly step: Step } | undefined {
  if (step.kind === 'reveal') {
    const { what } = step;
    if (isTopOfMine(what) && what.top !== 'you')
      return { who: what.top, step: { ...step, what: { ...what, top: 'you' } } };
    const hand = handOf(what);
    if (hand !== undefined && hand !== 'you')
      return { who: hand, step: { ...step, what: { all: { zone: 'hand', owner: 'you' } } } };
    if (isRandomOfMine(what) && what.of !== 'you')
      return { who: what.of, step: { ...step, what: { ...what, of: 'you' } } };
    return undefined;
  }
  if (isByChoice(step)) {
    const { by, ...what } = step.what as Choice;
    return by === undefined ? undefined : { who: by, step: { ...step, what } };
  }
  const { who, ...rest } = step as Step & { readonly who?: Players };
  return who === undefined ? undefined : { who, step: rest };
}

/** Returns an instruction to a player as an action of that player. */
export const whoseStep = (effect: Effect, who: Players): Effect | undefined => {
  switch (effect.kind) {
    case 'step':
      return { ...effect, step: whose(effect.step, who) };
    case 'sequence':
      return {
        ...effect,
        effects: effect.effects.map((part) => (isByNobody(part) ? part : (whoseStep(part, who) ?? part))),
      };
    default:
      return undefined;
  }
};

export function unsaid(effect: Effect): { readonly who: Players; readonly does: Effect } | undefined {
  if (effect.kind === 'step') {
    const found = withoutWho(effect.step);
    return found === undefined ? undefined : { who: found.who, does: { ...effect, step: found.step } };
  }
  if (effect.kind !== 'sequence') return undefined;
  const [first] = effect.effects.map(unsaid);
  if (first === undefined) return undefined;
  const parts = effect.effects.map((part) =>
    isByNobody(part) ? { who: first.who, does: part } : unsaid(part),
  );
  if (!parts.every((part) => same(part?.who, first.who))) return undefined;
  return {
    who: first.who,
    does: { ...effect, effects: parts.flatMap((part) => (part === undefined ? [] : [part.does])) },
  };
}

/** Steps that can say who does them. */
export const canSayWho = (effect: Effect): boolean =>
  effect.kind === 'step'
    ? isByChoice(effect.step) ||
      (effect.step.kind === 'reveal' &&
        (isTopOfMine(effect.step.what) || isMyHand(effect.step.what) || isRandomOfMine(effect.step.what))) ||
      [
        'draw',
        'resupply',
        'discard',
        'sacrifice',
        'move',
        'create',
        'roll',
        'look',
        'shuffle',
        'exhausted-resupply',
        'rush',
        'sacrifice-objects',
        'create-at',
        'become-first-player',
        'play',
        'play-for-free',
        'choose',
        'pass',
        'pay',
      ].includes(effect.step.kind)
    : effect.kind === 'sequence' &&
      effect.effects.every((part, index) => canSayWho(part) || (index > 0 && isByNobody(part)));

/** Exhausting or readying the moved object has no actor of its own, whatever the subject: "puts a card …, then exhausts it". */
export const isByNobody = (effect: Effect): boolean =>
  effect.kind === 'step' &&
  effect.step.kind === 'status' &&
  typeof effect.step.what === 'object' &&
  'noted' in effect.step.what;
