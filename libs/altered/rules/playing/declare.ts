import { itemOption } from '#kernel';
import type { Instructions } from '#altered/abilities';
import { contextOfDeclaration } from './costs.js';
import { partsOf } from '../world/payable.js';
import type { Run } from '../step/run.js';
import { modesOf, neededTargets } from './targets.js';
import { DONE, isOpen } from '../world/suitable-targets.js';
import type { Declaration, TaskOf } from '../state/tasks.js';
import { back, isSequential, askX, askBesides, askModes } from './declaration-questions.js';
import { costOf, mostForX } from './declared-costs.js';
import { askTarget } from './target-questions.js';

/**
 * Returns the instructions whose modes and targets are chosen at declaration. Null if they are chosen later in this
 * edition.
 */
export const declared = (
  { edition }: Pick<Run, 'edition'>,
  { instructions }: Declaration,
): Instructions | null => (edition.targets === 'declared' ? instructions : null);

/** 5.1.2.c: whether modes and targets have been chosen for all occurrences that need them. */
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

/**
 * Requests the next choice of a declaration of intent: modes, targets or payment (5.1.2.b). Runs again after each
 * answer until all choices are made. Offers only choices that can lead to a legal declaration.
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
  const isSequence = isSequential(context, declaration, part.most);
  if (isSequence && paying.length === part.most) return again(paying);
  run.schedule({ task: 'declare', declaration });
  run.ask({
    seat: declaration.seat,
    kind: 'cost',
    options: [
      ...part.candidates.filter((item) => !paying.includes(item)).map(itemOption),
      ...(isSequence && paying.length >= part.count ? [{ key: DONE }] : []),
      ...(part.most === 1 || isSequence ? back(declaration) : []),
    ],
    min: isSequence ? 1 : part.count,
    max: isSequence ? 1 : part.most,
    ...(part.secret && { hidden: true }),
    rules: ['5.1.2.b'],
    about: { item: declaration.source.item },
  });
}
