import { byRule } from '#kernel';
import type { Proposed } from '../state/proposal.js';
import type { Run } from '../step/run.js';
import { arenaAfter, arrivalOf } from '../world/arrival.js';
import { distanceIn } from '../state/zones.js';

/**
 * 4.2.5.d of edition 4.0: if a player's expeditions have met or crossed, the player with the farthest expeditions wins.
 * If players tie, tiebreakers begin (4.3.a). Does nothing in the Arena (4.3.f).
 */
export function checkVictory(run: Run): void {
  const { state } = run;
  const arrival = arrivalOf(state);
  if (arrival === null) return;
  const { winners, crossed } = arrival;
  const reason = crossed ? 'expeditions-crossed' : 'expeditions-met';
  const actions: readonly Proposed[] =
    winners !== null ? [{ kind: 'outcome', winners, reason, rule: '4.2.5.d' }] : [arenaAfter(state, arrival)];
  run.perform({
    verb: 'check-victory',
    by: null,
    cause: byRule('|4.2.5.d'),
    actions,
    rules: ['|4.2.5.d', ...(winners === null ? ['|4.3.a'] : [])],
  });
}

/**
 * M2.7–M2.9: after the last day, the player with the farthest expeditions wins. If players tie, they play one more day.
 * If they tie again, all of them win. In the Arena, all players tie.
 */
export function checkLead(run: Run): void {
  const { state, edition } = run;
  const { lastDay } = edition;
  if (lastDay === null || state.day < lastDay) return;
  const reached = state.seats.map((own) => distanceIn(own));
  const farthest = Math.max(...reached);
  const winners = reached.flatMap((distance, seat) => (distance === farthest ? [seat] : []));
  const isLevel = winners.length > 1;
  if (isLevel && state.day === lastDay) return;
  const rule = isLevel ? 'M2.9' : 'M2.7';
  run.perform({
    verb: 'check-lead',
    by: null,
    cause: byRule(rule),
    actions: [{ kind: 'outcome', winners, reason: isLevel ? 'level' : 'ahead', rule }],
    rules: [rule, ...(state.day > lastDay ? ['M2.8'] : [])],
  });
}
