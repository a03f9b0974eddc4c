import { byRule } from '#kernel';
import type { Statistics, Terrain } from '#altered/abilities';
import type { Seat } from '#record';
import type { Compare } from '../state/actions.js';
import { dueAllowed } from '../step/impossible.js';
import { cited } from '../state/edition.js';
import type { Proposed } from '../state/proposal.js';
import type { Run } from '../step/run.js';
import { expeditionNames } from '../state/objects.js';
import type { State } from '../state/state.js';
import { initiativeOrder, regionOf, seatOf, seatsFrom } from '../state/zones.js';
import { nothing, sumOf, totalOf } from '../world/totals.js';

/** The seat whose expedition faces this one: with two players, the other. */
export const facingSeat = (state: State, seat: Seat): Seat => seatsFrom(state, seat)[1] ?? seat;

/** 4.2.4.b–d: more than the one facing it and more than zero; Ascended, as much is enough (4.2.4.e of edition 4.0). */
export const wins = (
  among: readonly Terrain[],
  own: Statistics,
  facing: Statistics,
  ascended = false,
): Terrain[] =>
  among.filter(
    (terrain) =>
      own[terrain] > 0 && (own[terrain] > facing[terrain] || (ascended && own[terrain] === facing[terrain])),
  );

/** 4.2.4.b–h; in the Arena 4.3.h. */
export function runProgress(run: Run): void {
  return run.state.adventure.length === 1 ? progressInArena(run) : progressInAdventure(run);
}

function progressInAdventure(run: Run): void {
  const { state, world } = run;
  const compared = initiativeOrder(state).flatMap((seat) =>
    expeditionNames.map((expedition): Compare => {
      const region = regionOf(state, seat, expedition);
      const own = totalOf(run, seat, expedition);
      const facing = totalOf(run, facingSeat(state, seat), expedition);
      const ascended = seatOf(state, seat).ascended.includes(expedition);
      const found = wins(world.terrains[region] ?? [], own, facing, ascended);
      const won = dueAllowed(run, { seat, expedition }, found);
      return { kind: 'compare', seat, expedition, own, facing, wins: won };
    }),
  );
  const moves = compared.flatMap(({ seat, expedition, wins: due }): Proposed[] =>
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

/** 4.3.h: each player's statistics together; who wins more of the Arena's terrains than the other wins the game (1.3.3.e). */
function progressInArena(run: Run): void {
  const { state, world } = run;
  const [arena = []] = world.terrains;
  const totals = state.seats.map((_, seat) =>
    sumOf(expeditionNames.map((expedition) => totalOf(run, seat, expedition))),
  );
  const compared = initiativeOrder(state).map((seat): Compare => {
    const own = totals[seat] ?? nothing;
    const facing = totals[facingSeat(state, seat)] ?? nothing;
    return { kind: 'compare', seat, expedition: null, own, facing, wins: wins(arena, own, facing) };
  });
  const most = Math.max(...compared.map((one) => one.wins.length));
  const winners = compared.filter((one) => one.wins.length === most).map((one) => one.seat);
  const outcome: Proposed[] =
    winners.length === 1
      ? [{ kind: 'outcome', winners, reason: 'tiebreaker', rule: cited('4.3.h', run.edition) ?? '4.3.h' }]
      : [];
  run.perform({
    verb: 'progress',
    by: null,
    cause: byRule('4.3.h'),
    actions: [...compared, ...outcome],
    rules: ['4.3.h', '1.3.3.e'],
  });
}
