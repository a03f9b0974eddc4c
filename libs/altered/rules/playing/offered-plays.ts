import type { Choice } from '#record';
import { contextOf } from '../effects/effect-context.js';
import { exhaustedInReserve, forbiddenToPlay } from '../step/impossible.js';
import { expeditionsOpenTo, playedToExpedition } from '../world/open-expeditions.js';
import { manaOf, unpayable } from '../world/payable.js';
import { valueOf } from '../world/matching.js';
import type { ExpeditionName } from '../state/objects.js';
import { playCard } from './cards.js';
import { intend } from './intent.js';
import type { Run } from '../step/run.js';
import { scoutByEffects } from './optional-costs.js';
import { isDeclarable } from './targets.js';
import type { TaskOf } from '../state/tasks.js';

/** 6.5.g: asks whether the controller pays for an inner action (6.4.f). */
export function mayPay(run: Run, task: TaskOf<'may-pay'>): void {
  const { frame, effect } = task;
  const context = contextOf(run, frame);
  if (unpayable(context, effect.cost, 0) !== null) return;
  // 5.4.a: an inner action is declared like a spell. It needs a suitable target for each occurrence of the word
  // "target".
  const spare = manaOf(context, frame.controller) - valueOf(context, effect.cost.mana ?? 0);
  if (!isDeclarable(context, effect, spare)) return;
  run.schedule(task);
  run.ask({
    seat: frame.controller,
    kind: 'may-pay',
    options: [{ key: 'yes' }, { key: 'no' }],
    min: 1,
    max: 1,
    rules: ['6.5.g', '6.4.b'],
    about: { item: frame.source.item },
  });
}

export function answerMayPay(run: Run, { frame, effect }: TaskOf<'may-pay'>, choice: Choice): void {
  if (choice[0] !== 'yes') return;
  intend(run, {
    playing: { kind: 'inner-action', frame, cost: effect.cost },
    seat: frame.controller,
    instructions: effect,
    source: frame.source,
    cause: frame.cause,
    bound: frame.bound,
  });
}

/** 7.3.14.a: plays a card without paying its cost. The player chooses an expedition for a character (5.2.1.a). */
export function playForFree(run: Run, task: TaskOf<'play-for-free'>): void {
  const { seat, item, cause } = task;
  // 1.4.1.c: a forbidden card is not played.
  if (forbiddenToPlay(run.state, run.world, seat, item) !== null) return;
  const is = run.world.of(item);
  if (exhaustedInReserve(run, seat, item) !== null) return;
  if (scoutByEffects(run, seat, item, null) !== null)
    return run.schedule({ task: 'play-now', seat, items: [item], free: true, cause });
  if (is.type !== 'character' && !playedToExpedition(run.edition, is))
    return playCard(run, seat, { kind: 'card', item, expedition: null, free: true }, cause);
  const open = expeditionsOpenTo(run.state, run.world, item).filter(
    (expedition) => exhaustedInReserve(run, seat, item, expedition) === null,
  );
  if (open.length === 0) return;
  run.schedule(task);
  run.ask({
    seat,
    kind: 'expedition',
    options: open.map((key) => ({ key })),
    min: 1,
    max: 1,
    rules: ['5.2.1.a'],
    about: { item },
  });
}

export function answerPlayForFree(
  run: Run,
  { seat, item, cause }: TaskOf<'play-for-free'>,
  choice: Choice,
): void {
  const expedition = choice[0] as ExpeditionName;
  playCard(run, seat, { kind: 'card', item, expedition, free: true }, cause);
}
