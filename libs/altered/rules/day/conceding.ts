import type { Seat } from '#record';
import type { Run } from '../step/run.js';
import { seatsFrom } from '../state/zones.js';

/** M4.1: a player gives up; the last one left wins. */
export function concede(run: Run, seat: Seat): void {
  const { state } = run;
  const rule = 'M4.1';
  run.perform({
    verb: 'concede',
    by: seat,
    cause: { kind: 'decision', decision: state.decisions },
    actions: [{ kind: 'outcome', winners: seatsFrom(state, seat).slice(1), reason: 'conceded', rule }],
    rules: [rule],
  });
}
