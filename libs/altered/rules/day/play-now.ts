import { invariant, type Choice, type Option } from '#record';
import { changesIn, costOfCard, scoutByEffects } from '../playing/costs.js';
import { manaOf } from '../world/payable.js';
import { exhaustedInReserve, forbiddenToPlay } from '../step/impossible.js';
import type { ExpeditionName } from '../state/objects.js';
import { playCard } from '../playing/cards.js';
import type { Run } from '../step/run.js';
import type { TaskOf } from '../state/tasks.js';
import { DONE } from '../world/suitable-targets.js';
import { isInPlay, stayOf } from '../state/zones.js';
import { keyOf, playOf, scouting, waysToPlay, type Play } from './plays.js';

/**
 * 7.3.29.a of edition 4.0: a player plays a card now, for its cost; of some cards, if the effect says which, and for less,
 * if it says so. With none that can be played, nothing happens.
 */
export function playNow(run: Run, task: TaskOf<'play-now'>): void {
  const { state, world } = run;
  const { seat, items } = task;
  const able = items.filter((item) => {
    if (isInPlay(stayOf(state, item).zone)) return false;
    const barred =
      forbiddenToPlay(state, world, seat, item) ?? exhaustedInReserve({ state, world }, seat, item);
    return barred === null;
  });
  const options = able.flatMap((item) =>
    waysToPlay(state, world, item).flatMap((expedition): Option[] => {
      if (task.expedition !== undefined && expedition !== task.expedition) return [];
      if (exhaustedInReserve({ state, world }, seat, item, expedition) !== null) return [];
      const mana = manaOf({ state }, seat);
      const cost = costNow(run, task, item, expedition);
      const scout = scoutNow(run, task, item, expedition);
      const about = { item, cost, ...(expedition !== null && { expedition }) };
      return [
        ...(scout !== null && scout <= mana ? [scouting(item, scout, expedition)] : []),
        ...(cost <= mana ? [{ key: keyOf({ item, expedition }), about }] : []),
      ];
    }),
  );
  if (options.length === 0) return;
  run.schedule(task);
  if (task.upTo === true) options.push({ key: DONE });
  run.ask({ seat, kind: 'play', options, min: 1, max: 1, rules: ['|7.3.29.a', '|5.2.b'] });
}

const costNow = (
  run: Run,
  { seat, less = 0, atLeast = 0, free, handCost: isHandCost, asFrom }: TaskOf<'play-now'>,
  item: number,
  expedition: ExpeditionName | null,
): number => {
  if (free === true) return 0;
  const { handCost, reserveCost } = run.world.of(item);
  const { zone } = stayOf(run.state, item);
  // Whoever may pay the Hand Cost instead pays whichever is less.
  const least = isHandCost === true && zone === 'reserve' ? Math.min(handCost, reserveCost) : undefined;
  const instead = asFrom === 'hand' ? handCost : least;
  const { mana } = costOfCard(run, seat, item, changesIn(run, seat, item, expedition), instead);
  return lessened(mana, less, atLeast);
};

/** 7.4.5.c–d of edition 4.0: what it costs with Scout, for less as well; null without. */
function scoutNow(
  run: Run,
  { seat, less = 0, atLeast = 0, free }: TaskOf<'play-now'>,
  item: number,
  expedition: ExpeditionName | null,
): number | null {
  const cost = scoutByEffects(run, seat, item, expedition);
  if (cost === null) return null;
  return free === true ? 0 : lessened(cost, less, atLeast);
}

const lessened = (cost: number, less: number, atLeast: number): number =>
  Math.min(cost, Math.max(atLeast, cost - less));

const priceOf = (run: Run, task: TaskOf<'play-now'>, { item, expedition, scout }: Play): number =>
  (scout === true ? scoutNow(run, task, item, expedition) : null) ?? costNow(run, task, item, expedition);

export function answerPlayNow(run: Run, task: TaskOf<'play-now'>, choice: Choice): void {
  if (choice[0] === DONE) return;
  const play = playOf(choice[0] ?? '');
  invariant(play !== null, 'a card is played');
  const { times = 1, asFrom, rush } = task;
  // Of several, the others are played after it.
  if (times > 1)
    run.schedule({ ...task, times: times - 1, items: task.items.filter((item) => item !== play.item) });
  const how = { ...play, ...(asFrom && { asFrom }), ...(rush && { rush }) };
  if (task.free === true) return playCard(run, task.seat, { kind: 'card', ...how, free: true }, task.cause);
  const playing = { kind: 'card', ...how, free: false, within: true } as const;
  playCard(run, task.seat, playing, task.cause, priceOf(run, task, play));
}
