import { invariant, type Choice, type Option } from '#record';
import { changesIn, costOfCard } from '../playing/costs.js';
import { leastCostOf, pricedAsPlayed, scoutByEffects } from '../playing/optional-costs.js';
import { manaOf } from '../world/payable.js';
import { exhaustedInReserve, forbiddenToPlay } from '../step/impossible.js';
import type { ExpeditionName } from '../state/objects.js';
import { playCard } from '../playing/cards.js';
import type { Run } from '../step/run.js';
import type { PlayedFor, TaskOf } from '../state/tasks.js';
import { DONE } from '../world/suitable-targets.js';
import { isInPlay, stayOf } from '../state/zones.js';
import { keyOf, playOf, scouting, waysToPlay, type Play } from './plays.js';

/**
 * 7.3.29.a of edition 4.0: lets a player play a card now, for its cost. The effect can limit the choice of cards and
 * reduce the cost. Does nothing if no card can be played.
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

/**
 * Returns the changes that an effect makes to the cost of cards that it lets a player play. Undefined if there are
 * none.
 */
function priceOf({ less, atLeast, handCost, asFrom }: TaskOf<'play-now'>): PlayedFor | undefined {
  // If the effect allows paying the Hand Cost, the player pays the lower of Hand Cost and Reserve Cost.
  const cost = asFrom === 'hand' ? 'hand' : handCost === true ? 'lesser' : undefined;
  if (cost === undefined && less === undefined) return undefined;
  return {
    ...(cost && { cost }),
    ...(less !== undefined && { less }),
    ...(atLeast !== undefined && { atLeast }),
  };
}

/** Returns the cost of playing a card now, and the additional payments that its player can choose. */
function costNow(
  run: Run,
  task: TaskOf<'play-now'>,
  item: number,
  expedition: ExpeditionName | null,
): number {
  const { seat, free } = task;
  if (free === true) return 0;
  const price = priceOf(task);
  if (pricedAsPlayed(run)) return leastCostOf(run, seat, item, expedition, price).mana;
  const whole = price?.cost && { cost: price.cost };
  return lessened(costOfCard(run, seat, item, changesIn(run, seat, item, expedition, whole)).mana, task);
}

/** 7.4.5.c–d of edition 4.0: returns a card's reduced Scout cost. Null if the card has no Scout. */
function scoutNow(
  run: Run,
  task: TaskOf<'play-now'>,
  item: number,
  expedition: ExpeditionName | null,
): number | null {
  const { seat, free } = task;
  const isPriced = pricedAsPlayed(run);
  const cost = scoutByEffects(run, seat, item, expedition, isPriced ? priceOf(task) : undefined);
  if (cost === null) return null;
  if (free === true) return 0;
  return isPriced ? cost : lessened(cost, task);
}

const lessened = (cost: number, { less = 0, atLeast = 0 }: TaskOf<'play-now'>): number =>
  Math.min(cost, Math.max(atLeast, cost - less));

/**
 * Returns the mana to pay. Undefined if the game's version of the rules interpretation determines the mana later, from
 * the play's price.
 */
function manaOfPlay(
  run: Run,
  task: TaskOf<'play-now'>,
  { item, expedition, scout }: Play,
): number | undefined {
  if (pricedAsPlayed(run)) return undefined;
  return (
    (scout === true ? scoutNow(run, task, item, expedition) : null) ?? costNow(run, task, item, expedition)
  );
}

export function answerPlayNow(run: Run, task: TaskOf<'play-now'>, choice: Choice): void {
  if (choice[0] === DONE) return;
  const play = playOf(choice[0] ?? '');
  invariant(play !== null, 'a card is played');
  const { times = 1, asFrom, rush } = task;
  // If the effect plays more cards, they are played after this card.
  if (times > 1)
    run.schedule({ ...task, times: times - 1, items: task.items.filter((item) => item !== play.item) });
  const how = { ...play, ...(asFrom && { asFrom }), ...(rush && { rush }) };
  if (task.free === true) return playCard(run, task.seat, { kind: 'card', ...how, free: true }, task.cause);
  const price = pricedAsPlayed(run) ? priceOf(task) : undefined;
  const playing = { kind: 'card', ...how, free: false, within: true, ...(price && { price }) } as const;
  playCard(run, task.seat, playing, task.cause, manaOfPlay(run, task, play));
}
