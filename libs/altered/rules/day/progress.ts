import { byRule, gather } from '#kernel';
import type { Statistics, Terrain } from '#altered/abilities';
import { invariant, type Seat } from '#record';
import type { Compare } from '../state/actions.js';
import { dueAllowed } from '../step/impossible.js';
import { cited } from '../state/edition.js';
import type { Proposed } from '../state/proposal.js';
import type { Run } from '../step/run.js';
import { expeditionNames } from '../state/objects.js';
import type { State } from '../state/state.js';
import { facingExpedition, teamsLeft, type OneExpedition } from '../state/seating.js';
import { initiativeOrder, regionOf, seatOf } from '../state/zones.js';
import type { World } from '../world/characteristics.js';
import { nothing, sumOf, totalOf } from '../world/expeditions.js';

/** 4.2.4.b: returns the total statistics of the facing expedition. Zero if no expedition faces this one. */
export function totalFacing(context: { state: State; world: World }, own: OneExpedition): Statistics {
  const facing = facingExpedition(context.state, own);
  return facing === null ? nothing : totalOf(context, facing.seat, facing.expedition);
}

/**
 * 4.2.4.b–d: returns the terrains in which an expedition's statistic is above zero and above the facing expedition's.
 * An Ascended expedition also wins ties (4.2.4.e of edition 4.0).
 */
export function wins(
  among: readonly Terrain[],
  own: Statistics,
  facing: Statistics,
  ascended = false,
): readonly Terrain[] {
  const won = among.filter(
    (terrain) =>
      own[terrain] > 0 && (own[terrain] > facing[terrain] || (ascended && own[terrain] === facing[terrain])),
  );
  return won.length === 0 ? noTerrains : won.slice();
}

const noTerrains: readonly Terrain[] = [];

/** Runs Progress (4.2.4.b–h, or 4.3.h in the Arena). */
export function runProgress(run: Run): void {
  return run.state.adventure.length === 1 ? progressInArena(run) : progressInAdventure(run);
}

function progressInAdventure(run: Run): void {
  const { state, world } = run;
  const totals = gather(initiativeOrder(state), (seat) =>
    expeditionNames.map((expedition) => ({ seat, expedition, own: totalOf(run, seat, expedition) })),
  );
  const totalOfFacing = (own: OneExpedition): Statistics => {
    const facing = facingExpedition(state, own);
    if (facing === null) return nothing;
    const found = totals.find(
      ({ seat, expedition }) => seat === facing.seat && expedition === facing.expedition,
    );
    invariant(found !== undefined, 'the facing player is still in the game');
    return found.own;
  };
  const compared = totals.map(({ seat, expedition, own }): Compare => {
    const region = regionOf(state, seat, expedition);
    const facing = totalOfFacing({ seat, expedition });
    const ascended = seatOf(state, seat).ascended.includes(expedition);
    const found = wins(world.terrains[region] ?? [], own, facing, ascended);
    const won = dueAllowed(run, { seat, expedition }, found);
    return { kind: 'compare', seat, expedition, own, facing, wins: won };
  });
  const moves = gather(compared, ({ seat, expedition, wins: due }): Proposed[] =>
    expedition === null || due.length === 0
      ? []
      : [{ kind: 'expedition', seat, expedition, move: 'forward', due }],
  );
  const tied = compared.some(({ own, facing, wins: won }) =>
    won.some((terrain) => own[terrain] === facing[terrain]),
  );
  run.perform({
    verb: 'progress',
    by: null,
    cause: byRule('4.2.4.b'),
    actions: [...compared, ...moves],
    rules: [
      '4.2.4.b',
      ...(moves.length > 0 ? ['4.2.4.f'] : []),
      ...(tied ? ['|4.2.4.e', '|4.2.4.k', '|2.4.3'] : []),
      ...(moves.length < compared.length ? ['4.2.4.g'] : []),
    ],
  });
}

/**
 * 4.3.h: returns each team's total statistics, the highest total of its rivals in each terrain, and the terrains that
 * the team wins (M5.4, M6.3).
 */
export function comparedInArena(context: { state: State; world: World }): readonly TeamInArena[] {
  const { state, world } = context;
  const [arena = []] = world.terrains;
  const totals = teamsLeft(state).map((team) => ({
    team,
    own: sumOf(
      team.flatMap((seat) => expeditionNames.map((expedition) => totalOf(context, seat, expedition))),
    ),
  }));
  return totals.map(({ team, own }) => {
    const others = totals.filter((other) => other.team !== team).map((other) => other.own);
    const highest = (terrain: Terrain): number =>
      others.length === 0 ? 0 : Math.max(...others.map((other) => other[terrain]));
    const facing = { forest: highest('forest'), mountain: highest('mountain'), water: highest('water') };
    return { team, own, facing, wins: wins(arena, own, facing) };
  });
}

interface TeamInArena {
  readonly team: readonly Seat[];
  readonly own: Statistics;
  readonly facing: Statistics;
  readonly wins: readonly Terrain[];
}

/**
 * 4.3.h: the team that wins the most terrains in the Arena wins the game (1.3.3.e). If teams tie, only the tied teams
 * continue (M6.4).
 */
function progressInArena(run: Run): void {
  const { state } = run;
  const teams = comparedInArena(run);
  const compared = initiativeOrder(state).flatMap((seat): Compare[] => {
    const found = teams.find(({ team }) => team.includes(seat));
    if (found === undefined) return [];
    const { own, facing, wins: won } = found;
    return [{ kind: 'compare', seat, expedition: null, own, facing, wins: won }];
  });
  const most = Math.max(...teams.map((team) => team.wins.length));
  const best = teams.filter((standing) => standing.wins.length === most).map(({ team }) => team);
  const [winners] = best;
  const outcome: Proposed[] =
    best.length === 1 && winners !== undefined
      ? [{ kind: 'outcome', winners, reason: 'tiebreaker', rule: cited('4.3.h', run.edition) ?? '4.3.h' }]
      : [];
  run.perform({
    verb: 'progress',
    by: null,
    cause: byRule('4.3.h'),
    actions: [...compared, ...outcome],
    rules: ['4.3.h', '1.3.3.e'],
  });
  const beaten = teams.filter(({ team }) => !best.includes(team)).flatMap(({ team }) => team);
  if (outcome.length === 0)
    run.leave(beaten, 'tiebreaker', { verb: 'leave', by: null, cause: byRule('M6.4'), rules: ['M6.4'] });
}
