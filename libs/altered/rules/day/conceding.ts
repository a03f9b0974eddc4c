import type { Seat } from '#record';
import { teamsLeft } from '../state/seating.js';
import type { Run } from '../step/run.js';

const rule = 'M4.1';

/** M4.1: a player concedes. The last remaining player or team wins. */
export function concede(run: Run, seat: Seat): void {
  const { state } = run;
  const cause = { kind: 'decision', decision: state.decisions } as const;
  const [winners, ...others] = teamsLeft({ ...state, left: [...state.left, seat] });
  if (winners === undefined || others.length > 0)
    return run.leave([seat], 'conceded', { verb: 'concede', by: seat, cause, rules: [rule, 'M4.11'] });
  run.perform({
    verb: 'concede',
    by: seat,
    cause,
    actions: [{ kind: 'outcome', winners, reason: 'conceded', rule }],
    rules: [rule],
  });
}
