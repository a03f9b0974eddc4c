import { openBooster } from '../boosters/open-booster.js';
import { poolOf } from '../boosters/booster-set.js';
import { isRoundOver } from '../matches/standings.js';
import { pairings } from '../matches/swiss.js';
import type { BoostersOpened, DraftEvent, DraftStarted } from '../draft/event.js';
import { directionOf, type DraftState } from '../draft/state.js';

/** Returns the next event that follows from a state without a decision by a player. Null if a decision is needed. */
export function consequences(state: DraftState): DraftEvent | null {
  const { started } = state;
  if (started === null) return null;
  switch (state.phase) {
    case 'drafting':
      return drafting(state, started);
    case 'building':
      if (state.seats.some(({ deck }) => deck === null)) return null;
      return started.matches === null ? { kind: 'DraftEnded' } : paired(state, started);
    case 'playing':
      if (!isRoundOver(state)) return null;
      return state.rounds.length < (started.matches?.rounds ?? 0)
        ? paired(state, started)
        : { kind: 'DraftEnded' };
    case 'waiting':
    case 'over':
      return null;
  }
}

/** Passes boosters until all cards are taken, then opens the next ones (M3.3–M3.5). */
function drafting(state: DraftState, started: DraftStarted): DraftEvent | null {
  const { round, pick, seats } = state;
  if (started.form === 'sealed') return round === 0 ? opened(started, 1) : completed(state);
  if (round === 0) return opened(started, 1);
  if (seats.some(({ hasPicked }) => !hasPicked)) return null;
  if (seats.some(({ held }) => held !== null && held.cards.length > 0))
    return { kind: 'BoostersPassed', round, pick: pick + 1, to: directionOf(round) };
  return round < started.boosters ? opened(started, round + 1) : completed(state);
}

const completed = ({ seats }: DraftState): DraftEvent => ({
  kind: 'PoolsCompleted',
  cards: seats.map(({ pool }) => pool.length),
});

/**
 * Opens the boosters of a round. Each booster has a separate source of randomness, so that no booster affects another
 * (M1.4).
 */
function opened(started: DraftStarted, round: number): BoostersOpened {
  const { cards, distribution, seed, seats, form } = started;
  const pool = poolOf(cards);
  const each = form === 'sealed' ? started.boosters : 1;
  const before = (round - 1) * seats.length;
  const boosters = seats.flatMap((_, seat) =>
    Array.from({ length: each }, (__, index) => {
      const booster = before + seat * each + index + 1;
      return { booster, seat, ...openBooster(pool, distribution, `${seed}/booster ${booster}`) };
    }),
  );
  return { kind: 'BoostersOpened', round, boosters };
}

const paired = (state: DraftState, { seed }: DraftStarted): DraftEvent => ({
  kind: 'RoundPaired',
  round: state.rounds.length + 1,
  pairings: pairings(state, seed),
});
