import type { Cost, TargetDefinition } from '#altered/abilities';
import { invariant, type Choice, type Option } from '#record';
import { besidesOf, costOfCard, contextOfDeclaration, manaOf, partsOf, toughOfTargets } from './costs.js';
import type { Context } from '../world/context.js';
import { compare, numbersOf, valueOf } from '../world/matching.js';
import type { Target } from '../state/objects.js';
import type { Run } from '../step/run.js';
import { candidatesFor, hasTargets, isOpen, keyOf, modesOf, type Modal, neededTargets } from './targets.js';
import type { Declaration, Playing, TaskOf } from '../state/tasks.js';

export const TAKE_BACK = 'take-back';
/** No more targets. */
export const DONE = 'done';

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

/** 5.1.2.c: a declaration is legal when a mode and a suitable target for each occurrence could be chosen. */
export function isLegal({ instructions, modes, targets }: Declaration): boolean {
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
  playing.kind === 'quick-action' || (playing.kind === 'card' && !playing.free) ? [{ key: TAKE_BACK }] : [];

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
  const { instructions, playing } = declaration;
  if (playing.kind === 'card' && playing.besides === undefined)
    return askBesides(run, context, declaration, playing);
  if (instructions !== null) {
    const modal = modesOf(instructions.effect);
    if (modal !== null && declaration.modes === null) return askModes(run, context, declaration, modal);
    const index = declaration.targets.length;
    const definition = instructions.targets?.[index];
    if (definition !== undefined) return askTarget(run, context, declaration, index, definition);
  }
  const part = partsOf(context, costOf(context, declaration))[declaration.paid.length];
  if (part === undefined) return done(run, declaration);
  const again = (paid: readonly number[]): void =>
    run.schedule({ task: 'declare', declaration: { ...declaration, paid: [...declaration.paid, paid] } });
  if (part.candidates.length === part.count && part.most === part.count) return again(part.candidates);
  run.schedule({ task: 'declare', declaration });
  run.ask({
    seat: declaration.seat,
    kind: 'cost',
    options: [
      ...part.candidates.map((item) => ({ key: `${item}`, about: { item } })),
      ...(part.most === 1 ? back(declaration) : []),
    ],
    min: part.count,
    max: part.most,
    ...(part.secret && { hidden: true }),
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
  const mana =
    offered === null ? playing.mana : costOfCard(context, declaration.seat, playing.item, [offered.add]).mana;
  const besides = offered?.pay ?? null;
  return { task: 'declare', declaration: { ...declaration, playing: { ...playing, mana, besides } } };
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
  const most = Math.max(0, Math.min(valueOf(context, count), legal.length));
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

/** Targets of which a total is bounded are chosen one by one, for as long as another one fits. */
function pickTarget(
  run: Run,
  context: Context,
  declaration: Declaration,
  index: number,
  { like, count = 1, total }: Extract<TargetDefinition, { kind: 'object' }>,
  choose: (targets: readonly Target[]) => void,
): void {
  const { picking = [], targets, seat, source } = declaration;
  const sum = (list: readonly Target[]): number =>
    list.reduce(
      (all, target) =>
        target.kind === 'object' && total !== undefined
          ? all + (numbersOf(context, target.item, total.of)[0] ?? 0)
          : all,
      0,
    );
  const picked = { ...declaration, targets: [...targets, picking] };
  const candidates = candidatesFor(
    context,
    { kind: 'object', like },
    spare(context, picked),
    picked.targets.flat(),
  )
    .filter((target) => !picking.some((one) => keyOf(one) === keyOf(target)))
    .filter(
      (target) =>
        total === undefined || compare(sum([...picking, target]), total.is, valueOf(context, total.than)),
    );
  if (picking.length === count || candidates.length === 0) return choose(picking);
  run.schedule({ task: 'declare', declaration });
  run.ask({
    seat,
    kind: 'target',
    options: [
      ...candidates.map((target) => ({
        key: keyOf(target),
        about: target.kind === 'object' ? { item: target.item } : { ...target },
      })),
      { key: DONE },
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
  const { instructions } = declaration;
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
  if (definition === undefined) return again({ paid: [...declaration.paid, choice.map(Number)] });
  const candidates = candidatesFor(context, definition, Infinity);
  if (definition.kind === 'object' && definition.total !== undefined) {
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
