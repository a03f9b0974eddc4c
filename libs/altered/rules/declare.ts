import type { Cost, TargetDefinition } from '#altered/abilities';
import { invariant, type Choice, type Option } from '#record';
import { lookOfDeclaration, manaOf, partsOf, toughOfTargets } from './costs.js';
import type { Look } from './look.js';
import { valueOf } from './matching.js';
import type { Run } from './run.js';
import { candidatesFor, hasTargets, keyOf, modesOf, neededTargets } from './targets.js';
import type { Declaration, TaskOf } from './tasks.js';

export const TAKE_BACK = 'take-back';

/** The part of a cost that is written on a quick action or an inner action. */
export function costOf(look: Look, { playing }: Declaration): Cost {
  switch (playing.kind) {
    case 'inner-action':
      return playing.cost;
    case 'quick-action': {
      const ability = look.world.of(playing.source.item).abilities[playing.source.ability];
      return ability?.kind === 'quick-action' ? ability.cost : {};
    }
    case 'card':
    case 'reaction':
      return {};
  }
}

/** All the mana a declaration costs: the base, and what Tough adds (7.4.5.c); nothing when played for free (7.3.14.a). */
export function manaFor(look: Look, declaration: Declaration): number {
  const { playing, seat, targets } = declaration;
  if (playing.kind === 'card') {
    if (playing.free || playing.waived === true) return 0;
    return playing.mana + toughOfTargets(look, seat, targets.flat());
  }
  return valueOf(look, costOf(look, declaration).mana ?? 0) + toughOfTargets(look, seat, targets.flat());
}

/** Mana left for the Tough of further targets; without limit when nothing is paid. */
function spare(look: Look, declaration: Declaration): number {
  const { playing } = declaration;
  if (playing.kind === 'card' && (playing.free || playing.waived === true)) return Infinity;
  // 5.5.d: a reaction may be played without paying.
  if (playing.kind === 'reaction') return Infinity;
  return manaOf(look, declaration.seat) - manaFor(look, declaration);
}

/** 5.1.2.c: a declaration is legal when a mode and a suitable target for each occurrence could be chosen. */
export function isLegal({ instructions, modes, targets }: Declaration): boolean {
  if (instructions === null) return true;
  if (modes?.length === 0) return false;
  return neededTargets(instructions, modes).every((index) => {
    const definition = instructions.targets?.[index];
    const most = definition?.kind === 'object' && definition.upTo !== true ? (definition.count ?? 1) : 0;
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
  const look = lookOfDeclaration(run, declaration);
  const { instructions } = declaration;
  if (instructions !== null) {
    const modal = modesOf(instructions.effect);
    if (modal !== null && declaration.modes === null)
      return askModes(run, look, declaration, modal.modes.length, modal.count ?? 1);
    const index = declaration.targets.length;
    const definition = instructions.targets?.[index];
    if (definition !== undefined) return askTarget(run, look, declaration, index, definition);
  }
  const part = partsOf(look, costOf(look, declaration))[declaration.paid.length];
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

function askModes(run: Run, look: Look, declaration: Declaration, modes: number, count: number): void {
  const { instructions } = declaration;
  invariant(instructions !== null, 'modes belong to instructions');
  const legal = Array.from({ length: modes }, (_, mode) => mode).filter(
    (mode) =>
      hasTargets(look, instructions, [mode], spare(look, declaration)) ||
      declaration.playing.kind === 'reaction',
  );
  const most = Math.min(count, legal.length);
  if (legal.length === most)
    return run.schedule({ task: 'declare', declaration: { ...declaration, modes: legal } });
  run.schedule({ task: 'declare', declaration });
  run.ask({
    seat: declaration.seat,
    kind: 'mode',
    options: [...legal.map((mode) => ({ key: `mode:${mode}` })), ...(most === 1 ? back(declaration) : [])],
    min: most,
    max: most,
    rules: ['6.5.e', '5.2.3.c'],
    about: { item: declaration.source.item },
  });
}

function askTarget(
  run: Run,
  look: Look,
  declaration: Declaration,
  index: number,
  definition: TargetDefinition,
): void {
  const { instructions } = declaration;
  invariant(instructions !== null, 'targets belong to instructions');
  const choose = (targets: Declaration['targets'][number]): void =>
    run.schedule({
      task: 'declare',
      declaration: { ...declaration, targets: [...declaration.targets, targets] },
    });
  if (!neededTargets(instructions, declaration.modes).includes(index)) return choose([]);
  const candidates = candidatesFor(look, definition, spare(look, declaration), declaration.targets.flat());
  const count = definition.kind === 'object' ? (definition.count ?? 1) : 1;
  const upTo = definition.kind === 'object' && definition.upTo === true;
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

/** The next part of a declaration; null when it was taken back (5.1.2.c). */
export function answerDeclare(run: Run, { declaration }: TaskOf<'declare'>, choice: Choice): boolean {
  if (choice.includes(TAKE_BACK)) return false;
  const look = lookOfDeclaration(run, declaration);
  const { instructions } = declaration;
  const again = (changed: Partial<Declaration>): boolean => {
    run.schedule({ task: 'declare', declaration: { ...declaration, ...changed } });
    return true;
  };
  const modal = instructions === null ? null : modesOf(instructions.effect);
  if (modal !== null && declaration.modes === null)
    return again({ modes: choice.map((key) => Number(key.slice('mode:'.length))) });
  const definition = instructions?.targets?.[declaration.targets.length];
  if (definition === undefined) return again({ paid: [...declaration.paid, choice.map(Number)] });
  const candidates = candidatesFor(look, definition, Infinity);
  return again({
    targets: [...declaration.targets, candidates.filter((target) => choice.includes(keyOf(target)))],
  });
}
