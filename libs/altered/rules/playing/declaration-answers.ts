import { numberIn } from '#kernel';
import type { Choice } from '#record';
import { contextOfDeclaration } from './costs.js';
import { besidesOf } from './optional-costs.js';
import { partsOf } from '../world/payable.js';
import type { Context } from '../world/context.js';
import type { Run } from '../step/run.js';
import { modesOf } from './targets.js';
import { candidatesFor, DONE, keyOf } from '../world/suitable-targets.js';
import type { Declaration, TaskOf } from '../state/tasks.js';
import { TAKE_BACK, isSequential, withBesides } from './declaration-questions.js';
import { declared } from './declare.js';
import { costOf, mostForX } from './declared-costs.js';
import { firstCandidates } from './target-questions.js';

/**
 * Continues a declaration with the player's answer. Returns false if the player takes the declaration back (5.1.2.c).
 */
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
    const offered =
      choice[0] === 'yes' ? besidesOf(context, declaration.seat, playing.item, playing.price) : null;
    run.schedule(withBesides(context, declaration, playing, offered));
    return true;
  }
  const modal = instructions === null ? null : modesOf(instructions.effect);
  if (modal !== null && declaration.modes === null)
    return again({ modes: choice.map((key) => numberIn(key.slice('mode:'.length))) });
  const definition = instructions?.targets?.[declaration.targets.length];
  if (definition === undefined && mostForX(context, declaration) !== null)
    return again({ bound: { ...declaration.bound, x: numberIn((choice[0] ?? '').slice('x:'.length)) } });
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
      isSequential(context, declaration, Math.min(most, firstCandidates(context, declaration, definition))));
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

/** Adds the chosen cards to those that pay for a part of the cost. */
function payWith(run: Run, context: Context, declaration: Declaration, choice: Choice): boolean {
  const part = partsOf(context, costOf(context, declaration), declaration.playing.kind === 'card')[
    declaration.paid.length
  ];
  const { paying = [], ...chosen } = declaration;
  const items = choice.filter((key) => key !== DONE).map(numberIn);
  const more = part !== undefined && isSequential(context, declaration, part.most) && !choice.includes(DONE);
  run.schedule({
    task: 'declare',
    declaration: more
      ? { ...chosen, paying: [...paying, ...items] }
      : { ...chosen, paid: [...chosen.paid, [...paying, ...items]] },
  });
  return true;
}
