import type { TargetDefinition } from '#altered/abilities';
import { invariant } from '#record';
import type { Context } from '../world/context.js';
import { compare, numbersOf } from '../world/numbers.js';
import { valueOf } from '../world/matching.js';
import type { Target } from '../state/objects.js';
import type { Run } from '../step/run.js';
import { neededTargets } from './targets.js';
import { candidatesFor, DONE, keyOf, targetOption } from '../world/suitable-targets.js';
import type { Declaration } from '../state/tasks.js';
import { back, isSequential } from './declaration-questions.js';
import { spare } from './declared-costs.js';

export function askTarget(
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
  if (definition.kind !== 'player' && isSequential(context, declaration, most))
    return pickTarget(run, context, declaration, index, definition, choose);
  const takeBack = most === 1 ? back(declaration) : [];
  run.schedule({ task: 'declare', declaration });
  run.ask({
    seat: declaration.seat,
    kind: 'target',
    options: [...candidates.map(targetOption), ...takeBack].slice(),
    min: upTo ? 0 : most,
    max: most,
    rules: ['5.2.3.b'],
    about: { item: declaration.source.item, target: index },
  });
}

/** Requests targets one at a time while the limits on their number and total allow another target. */
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
    .filter((target) => !picking.some((picked) => keyOf(picked) === keyOf(target)))
    .filter(
      (target) =>
        total === undefined || compare(sum([...picking, target]), total.is, valueOf(context, total.than)),
    );
  if ((picking.length === count && !any) || candidates.length === 0) return choose(picking);
  run.schedule({ task: 'declare', declaration });
  run.ask({
    seat,
    kind: 'target',
    options: [...candidates.map(targetOption), ...(mayStop ? [{ key: DONE }] : []), ...back(declaration)],
    min: 1,
    max: 1,
    rules: ['5.2.3.b'],
    about: { item: source.item, target: index },
  });
}

/** Returns the number of candidates for an occurrence of "target" before any of its targets is chosen. */
export const firstCandidates = (
  context: Context,
  declaration: Declaration,
  definition: TargetDefinition,
): number =>
  candidatesFor(context, definition, spare(context, declaration), declaration.targets.flat()).length;
