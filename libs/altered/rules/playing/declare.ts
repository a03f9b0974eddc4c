import {
  reads,
  type Cost,
  type Instructions,
  type Quantity,
  type TargetDefinition,
} from '#altered/abilities';
import { invariant, type Choice, type Option } from '#record';
import { besidesOf, changesIn, costOfCard, contextOfDeclaration } from './costs.js';
import { manaOf, partsOf } from '../effects/paid-costs.js';
import { find, type Context } from '../world/context.js';
import { compare, numbersOf, valueOf } from '../world/matching.js';
import type { Target } from '../state/objects.js';
import type { Run } from '../step/run.js';
import { hasTargets, modesOf, type Modal, neededTargets } from './targets.js';
import { candidatesFor, DONE, isOpen, keyOf } from '../world/suitable-targets.js';
import { toughOfTargets } from '../world/tough.js';
import type { Declaration, Playing, TaskOf } from '../state/tasks.js';

export const TAKE_BACK = 'take-back';

/** The part of a cost that is written on a quick action or an inner action. */
export function costOf(context: Context, { playing }: Declaration): Cost {
  switch (playing.kind) {
    case 'inner-action':
      return playing.cost;
    case 'quick-action': {
      const ability = context.world.of(playing.source.item).abilities[playing.source.ability];
      return ability?.kind === 'quick-action' ? ability.cost : {};
    }
    case 'card':
      return playing.besides ?? {};
    case 'reaction':
      return {};
  }
}

/** All the mana a declaration costs: the base, and what Tough adds (7.4.5.c); nothing when played for free (7.3.14.a). */
export function manaFor(context: Context, declaration: Declaration): number {
  const { playing, seat, targets } = declaration;
  if (playing.kind === 'card') {
    if (playing.free || playing.waived === true) return 0;
    return playing.mana + toughOfTargets(context, seat, targets.flat());
  }
  return (
    valueOf(context, costOf(context, declaration).mana ?? 0) + toughOfTargets(context, seat, targets.flat())
  );
}

/** Mana left for the Tough of further targets; without limit when nothing is paid. */
function spare(context: Context, declaration: Declaration): number {
  const { playing } = declaration;
  if (playing.kind === 'card' && (playing.free || playing.waived === true)) return Infinity;
  // 5.5.d: a reaction may be played without paying.
  if (playing.kind === 'reaction') return Infinity;
  return manaOf(context, declaration.seat) - manaFor(context, declaration);
}

/** What of the instructions is chosen as they are declared: targets and modes, where the edition has them chosen then. */
const declared = ({ edition }: Pick<Run, 'edition'>, { instructions }: Declaration): Instructions | null =>
  edition.targets === 'declared' ? instructions : null;

/** 5.1.2.c: a declaration is legal when a mode and a suitable target for each occurrence could be chosen. */
export function isLegal(run: Pick<Run, 'edition'>, declaration: Declaration): boolean {
  const { modes, targets } = declaration;
  const instructions = declared(run, declaration);
  if (instructions === null) return true;
  if (modes?.length === 0 && modesOf(instructions.effect)?.upTo !== true) return false;
  return neededTargets(instructions, modes).every((index) => {
    const definition = instructions.targets?.[index];
    const most = definition?.kind === 'object' && !isOpen(definition) ? (definition.count ?? 1) : 0;
    return (targets[index]?.length ?? 0) >= most;
  });
}

/** Cards and quick actions can be taken back while they are declared (5.1.2.c, 6.4.d–e). */
const back = ({ playing }: Declaration): Option[] =>
  playing.kind === 'quick-action' || (playing.kind === 'card' && !playing.free && playing.within !== true)
    ? [{ key: TAKE_BACK }]
    : [];

/** Whether several are chosen one after the other, each with the choice to take all back (5.1.2.c). */
const isOneByOne = ({ state }: Context, declaration: Declaration, most: number): boolean =>
  most > 1 && back(declaration).length > 0 && reads(state.started, 'one-by-one');

/**
 * Makes a declaration of intent, choice by choice: modes, targets, what to pay with (5.1.2.b). The task comes back
 * until all is chosen; only what leads to a legal declaration is offered.
 */
export function declare(
  run: Run,
  { declaration }: TaskOf<'declare'>,
  done: (run: Run, declaration: Declaration) => void,
): void {
  const context = contextOfDeclaration(run, declaration);
  const { playing } = declaration;
  const instructions = declared(run, declaration);
  if (playing.kind === 'card' && playing.besides === undefined)
    return askBesides(run, context, declaration, playing);
  if (instructions !== null) {
    const modal = modesOf(instructions.effect);
    if (modal !== null && declaration.modes === null) return askModes(run, context, declaration, modal);
    const index = declaration.targets.length;
    const definition = instructions.targets?.[index];
    if (definition !== undefined) return askTarget(run, context, declaration, index, definition);
  }
  const most = mostForX(context, declaration);
  if (most !== null) return askX(run, declaration, most);
  const part = partsOf(context, costOf(context, declaration), playing.kind === 'card')[
    declaration.paid.length
  ];
  if (part === undefined) return done(run, declaration);
  const again = (paid: readonly number[]): void => {
    const { paying: _, ...chosen } = declaration;
    run.schedule({ task: 'declare', declaration: { ...chosen, paid: [...chosen.paid, paid] } });
  };
  const { paying = [] } = declaration;
  if (part.candidates.length === part.count && part.most === part.count) return again(part.candidates);
  const oneByOne = isOneByOne(context, declaration, part.most);
  if (oneByOne && paying.length === part.most) return again(paying);
  run.schedule({ task: 'declare', declaration });
  run.ask({
    seat: declaration.seat,
    kind: 'cost',
    options: [
      ...part.candidates
        .filter((item) => !paying.includes(item))
        .map((item) => ({ key: `${item}`, about: { item } })),
      ...(oneByOne && paying.length >= part.count ? [{ key: DONE }] : []),
      ...(part.most === 1 || oneByOne ? back(declaration) : []),
    ],
    min: oneByOne ? 1 : part.count,
    max: oneByOne ? 1 : part.most,
    ...(part.secret && { hidden: true }),
    rules: ['5.1.2.b'],
    about: { item: declaration.source.item },
  });
}

/** The most that can be paid for {X}, or spent of counters (5.1.2.b); null where nothing is, or where it is known. */
function mostForX(context: Context, declaration: Declaration): number | null {
  const { mana, xAtMost, spend } = costOf(context, declaration);
  if (spend !== undefined && hasX(spend.count) && declaration.bound.x === undefined)
    return find(context.state, declaration.bound.me)?.counters[spend.name] ?? 0;
  if (mana === undefined || declaration.bound.x !== undefined || !hasX(mana)) return null;
  const due = (x: number): number => valueOf({ ...context, bound: { ...context.bound, x } }, mana);
  const orbs = manaOf(context, declaration.seat);
  let most = 0;
  while (most < orbs && due(most + 1) <= orbs && due(most + 1) > due(most)) most++;
  return xAtMost === undefined ? most : Math.min(most, valueOf(context, xAtMost));
}

const hasX = (quantity: Quantity): boolean =>
  typeof quantity === 'object' && ('x' in quantity || ('sum' in quantity && quantity.sum.some(hasX)));

function askX(run: Run, declaration: Declaration, most: number): void {
  run.schedule({ task: 'declare', declaration });
  run.ask({
    seat: declaration.seat,
    kind: 'x',
    options: [
      ...Array.from({ length: run.world.budget.many(most + 1) }, (_, x) => ({ key: `x:${x}`, about: { x } })),
      ...back(declaration),
    ],
    min: 1,
    max: 1,
    rules: ['5.1.2.b'],
    about: { item: declaration.source.item },
  });
}

/** 5.1.2.b point 2: whether the player pays something besides for a lower cost. No question where the card costs nothing. */
function askBesides(
  run: Run,
  context: Context,
  declaration: Declaration,
  playing: Extract<Playing, { kind: 'card' }>,
): void {
  const { seat, source } = declaration;
  const offered = playing.free || playing.waived === true ? null : besidesOf(context, seat, playing.item);
  if (offered === null) return run.schedule(withBesides(context, declaration, playing, null));
  run.schedule({ task: 'declare', declaration });
  run.ask({
    seat,
    kind: 'optional-cost',
    options: [
      { key: 'yes' },
      ...(playing.mana <= manaOf(context, seat) ? [{ key: 'no' }] : []),
      ...back(declaration),
    ],
    min: 1,
    max: 1,
    rules: ['5.1.2.b'],
    about: { item: source.item },
  });
}

function withBesides(
  context: Context,
  declaration: Declaration,
  playing: Extract<Playing, { kind: 'card' }>,
  offered: ReturnType<typeof besidesOf>,
): TaskOf<'declare'> {
  const { item, expedition } = playing;
  const there = changesIn(context, declaration.seat, item, expedition);
  const mana =
    offered === null
      ? playing.mana
      : costOfCard(context, declaration.seat, item, [...there, offered.add]).mana;
  const besides = offered?.pay ?? null;
  const { targets } = offered ?? {};
  return {
    task: 'declare',
    declaration: { ...declaration, playing: { ...playing, mana, besides, ...(targets && { targets }) } },
  };
}

function askModes(run: Run, context: Context, declaration: Declaration, { modes, count, upTo }: Modal): void {
  const { instructions } = declaration;
  invariant(instructions !== null, 'modes belong to instructions');
  const legal = modes
    .map((_, mode) => mode)
    .filter(
      (mode) =>
        hasTargets(context, instructions, [mode], spare(context, declaration)) ||
        declaration.playing.kind === 'reaction',
    );
  const wanted = Math.max(0, Math.min(valueOf(context, count), modes.length));
  const most = Math.min(wanted, legal.length);
  // Too few modes are legal: no declaration is (5.1.2.c).
  if (!upTo && most < wanted && reads(context.state.started, 'all-modes'))
    return run.schedule({ task: 'declare', declaration: { ...declaration, modes: [] } });
  if (most === 0 || (!upTo && legal.length === most))
    return run.schedule({ task: 'declare', declaration: { ...declaration, modes: legal.slice(0, most) } });
  run.schedule({ task: 'declare', declaration });
  run.ask({
    seat: declaration.seat,
    kind: 'mode',
    options: [...legal.map((mode) => ({ key: `mode:${mode}` })), ...(most === 1 ? back(declaration) : [])],
    min: upTo ? 0 : most,
    max: most,
    rules: ['6.5.e', '5.2.3.c'],
    about: { item: declaration.source.item },
  });
}

function askTarget(
  run: Run,
  context: Context,
  declaration: Declaration,
  index: number,
  definition: TargetDefinition,
): void {
  const { instructions } = declaration;
  invariant(instructions !== null, 'targets belong to instructions');
  const choose = (targets: Declaration['targets'][number]): void => {
    const { picking: _, ...chosen } = declaration;
    run.schedule({ task: 'declare', declaration: { ...chosen, targets: [...chosen.targets, targets] } });
  };
  if (!neededTargets(instructions, declaration.modes).includes(index)) return choose([]);
  if (definition.kind === 'object' && definition.total !== undefined)
    return pickTarget(run, context, declaration, index, definition, choose);
  if (definition.kind !== 'player' && declaration.picking !== undefined)
    return pickTarget(run, context, declaration, index, definition, choose);
  const candidates = candidatesFor(
    context,
    definition,
    spare(context, declaration),
    declaration.targets.flat(),
  );
  const any = definition.kind !== 'player' && definition.anyNumber === true;
  const count = any ? candidates.length : definition.kind === 'object' ? (definition.count ?? 1) : 1;
  const upTo = any || (definition.kind === 'object' && definition.upTo === true);
  const most = Math.min(count, candidates.length);
  if (most === 0 || (!upTo && candidates.length === count)) return choose(candidates.slice(0, most));
  if (definition.kind !== 'player' && isOneByOne(context, declaration, most))
    return pickTarget(run, context, declaration, index, definition, choose);
  const takeBack = most === 1 ? back(declaration) : [];
  run.schedule({ task: 'declare', declaration });
  run.ask({
    seat: declaration.seat,
    kind: 'target',
    options: [
      ...candidates.map((target) => ({
        key: keyOf(target),
        about: target.kind === 'object' ? { item: target.item } : { ...target },
      })),
      ...takeBack,
    ],
    min: upTo ? 0 : most,
    max: most,
    rules: ['5.2.3.b'],
    about: { item: declaration.source.item, target: index },
  });
}

/** Several targets are chosen one by one, for as long as another one fits: into the bounds of a total, or the number. */
function pickTarget(
  run: Run,
  context: Context,
  declaration: Declaration,
  index: number,
  definition: Exclude<TargetDefinition, { kind: 'player' }>,
  choose: (targets: readonly Target[]) => void,
): void {
  const { picking = [], targets, seat, source } = declaration;
  const any = definition.anyNumber === true;
  const {
    count = 1,
    total,
    upTo,
  } = definition.kind === 'object' ? definition : { count: undefined, total: undefined, upTo: undefined };
  const plain: TargetDefinition =
    definition.kind === 'object' ? { kind: 'object', like: definition.like } : definition;
  const mayStop = total !== undefined || any || upTo === true;
  const sum = (list: readonly Target[]): number =>
    list.reduce(
      (all, target) =>
        target.kind === 'object' && total !== undefined
          ? all + (numbersOf(context, target.item, total.of)[0] ?? 0)
          : all,
      0,
    );
  const picked = { ...declaration, targets: [...targets, picking] };
  const candidates = candidatesFor(context, plain, spare(context, picked), picked.targets.flat())
    .filter((target) => !picking.some((one) => keyOf(one) === keyOf(target)))
    .filter(
      (target) =>
        total === undefined || compare(sum([...picking, target]), total.is, valueOf(context, total.than)),
    );
  if ((picking.length === count && !any) || candidates.length === 0) return choose(picking);
  run.schedule({ task: 'declare', declaration });
  run.ask({
    seat,
    kind: 'target',
    options: [
      ...candidates.map((target) => ({
        key: keyOf(target),
        about: target.kind === 'object' ? { item: target.item } : { ...target },
      })),
      ...(mayStop ? [{ key: DONE }] : []),
      ...back(declaration),
    ],
    min: 1,
    max: 1,
    rules: ['5.2.3.b'],
    about: { item: source.item, target: index },
  });
}

/** The next part of a declaration; null when it was taken back (5.1.2.c). */
export function answerDeclare(run: Run, { declaration }: TaskOf<'declare'>, choice: Choice): boolean {
  if (choice.includes(TAKE_BACK)) return false;
  const context = contextOfDeclaration(run, declaration);
  const instructions = declared(run, declaration);
  const again = (changed: Partial<Declaration>): boolean => {
    run.schedule({ task: 'declare', declaration: { ...declaration, ...changed } });
    return true;
  };
  const { playing, picking = [] } = declaration;
  if (playing.kind === 'card' && playing.besides === undefined) {
    const offered = choice[0] === 'yes' ? besidesOf(context, declaration.seat, playing.item) : null;
    run.schedule(withBesides(context, declaration, playing, offered));
    return true;
  }
  const modal = instructions === null ? null : modesOf(instructions.effect);
  if (modal !== null && declaration.modes === null)
    return again({ modes: choice.map((key) => Number(key.slice('mode:'.length))) });
  const definition = instructions?.targets?.[declaration.targets.length];
  if (definition === undefined && mostForX(context, declaration) !== null)
    return again({ bound: { ...declaration.bound, x: Number((choice[0] ?? '').slice('x:'.length)) } });
  if (definition === undefined) return payWith(run, context, declaration, choice);
  const candidates = candidatesFor(context, definition, Infinity);
  const most =
    definition.kind === 'object' && definition.anyNumber !== true ? (definition.count ?? 1) : Infinity;
  const several =
    definition.kind === 'object' || (definition.kind === 'expedition' && definition.anyNumber === true);
  const isPicked =
    (definition.kind === 'object' && definition.total !== undefined) ||
    declaration.picking !== undefined ||
    (several &&
      isOneByOne(context, declaration, Math.min(most, firstCandidates(context, declaration, definition))));
  if (isPicked) {
    const next = candidates.filter((target) => choice.includes(keyOf(target)));
    if (next.length > 0) return again({ picking: [...picking, ...next] });
    const { picking: _, ...chosen } = declaration;
    run.schedule({ task: 'declare', declaration: { ...chosen, targets: [...chosen.targets, picking] } });
    return true;
  }
  return again({
    targets: [...declaration.targets, candidates.filter((target) => choice.includes(keyOf(target)))],
  });
}

/** Cards that a part of a cost is paid with: all at once, or one more of them. */
function payWith(run: Run, context: Context, declaration: Declaration, choice: Choice): boolean {
  const part = partsOf(context, costOf(context, declaration), declaration.playing.kind === 'card')[
    declaration.paid.length
  ];
  const { paying = [], ...chosen } = declaration;
  const items = choice.filter((key) => key !== DONE).map(Number);
  const more = part !== undefined && isOneByOne(context, declaration, part.most) && !choice.includes(DONE);
  run.schedule({
    task: 'declare',
    declaration: more
      ? { ...chosen, paying: [...paying, ...items] }
      : { ...chosen, paid: [...chosen.paid, [...paying, ...items]] },
  });
  return true;
}

/** How many targets could be chosen before any was. */
const firstCandidates = (context: Context, declaration: Declaration, definition: TargetDefinition): number =>
  candidatesFor(context, definition, spare(context, declaration), declaration.targets.flat()).length;
