import type { Catalogue } from '#altered/cards';
import type { State } from '#altered/rules';
import type { RecordedGame, TheirDecision } from './recorded-game.js';
import { explanationOf } from './known-differences.js';
import { Search, type Found } from './search.js';
import { seated, type SeatedGame } from './seated-game.js';
import { joined, segmentsOf, TURN, type Segment } from './segments.js';

/** The maximum number of additional cards that an effect lets players play within one turn. */
const MOST_PLAYED = 2;

/** A difference between our rules and the other program. */
export interface Difference {
  /** The other program's decision after which the positions differ. */
  readonly decision: string;
  readonly move: number;
  readonly day: number;
  readonly ours: readonly string[];
  readonly theirs: readonly string[];
  /** The steps under our rules that lead to the closest position. */
  readonly steps: readonly string[];
  /** The rule that the other program breaks. Absent if the difference is unexplained. */
  readonly rule?: string;
  readonly why?: string;
}

/**
 * The outcome of a comparison.
 *
 * - `COMPLETE`: the whole game matches.
 * - `EXPLAINED`: the game matches up to its end or up to a known difference, in which the other program breaks a rule.
 * - `DIFFERENT`: the game matches up to an unexplained difference.
 */
export interface Outcome {
  readonly seed: number;
  /**
   * The number of decisions in the game. `replayed` is the number of decisions after which both programs reached the
   * same position.
   */
  readonly moves: number;
  readonly replayed: number;
  readonly status: 'COMPLETE' | 'EXPLAINED' | 'DIFFERENT';
  /** The difference that ends the comparison, or the first explained difference. Null if there is none. */
  readonly difference: Difference | null;
}

const isTurn = (segment: Segment | undefined): segment is Segment => segment?.decisions[0]?.state === TURN;

/** Counts the decisions of the first `count` segments. */
const decided = (segments: readonly Segment[], count: number): number =>
  segments.slice(0, count).reduce((sum, { decisions }) => sum + decisions.length, 0);

/** A segment and the state at its start. */
interface Earlier {
  readonly segment: Segment;
  readonly state: State;
}

/**
 * Returns the alternative segments at an index. The other program requests a play by an effect as if the play were a
 * turn, so a single turn can be split into several segments. Each alternative therefore joins the segment at the index
 * with the previous segment, with the next `more` segments, or with all of these.
 */
function ways(
  segments: readonly Segment[],
  index: number,
  { segment, state }: Earlier,
  before: Earlier | null,
): (Earlier & { readonly more: number })[] {
  const found: (Earlier & { readonly more: number })[] = [];
  const following: Segment[] = [];
  for (let more = 0; more <= MOST_PLAYED; more++) {
    if (more > 0) {
      const next = segments[index + more];
      if (!isTurn(next)) break;
      following.push(next);
      found.push({ segment: joined(segment, ...following), state, more });
    }
    if (before !== null && isTurn(segment))
      found.push({ segment: joined(before.segment, segment, ...following), state: before.state, more });
  }
  return found;
}

const spelled = ({ move, player, name, action, args }: TheirDecision): string =>
  `move ${move}, player ${player}, ${name}: ${action} ${JSON.stringify(args)}`;

function setUp(game: RecordedGame, catalogue: Catalogue, edition: string): SeatedGame | Error {
  try {
    return seated(game, catalogue, edition);
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

/** Replays a game under our rules, turn by turn, until the game is over or the positions differ. */
export function replayed(game: RecordedGame, catalogue: Catalogue, edition: string): Outcome {
  const segments = segmentsOf(game);
  const moves = segments.reduce((sum, { decisions }) => sum + decisions.length, 0);
  const { seed } = game;
  const begun = setUp(game, catalogue, edition);
  if (begun instanceof Error) {
    const difference = {
      decision: 'the setup',
      move: 0,
      day: 0,
      ours: [begun.message],
      theirs: [],
      steps: [],
    };
    return { seed, moves, replayed: 0, status: 'DIFFERENT', difference };
  }
  let state = begun.state;
  let count = 0;
  let explained: Difference | null = null;
  let before: Earlier | null = null;
  for (let index = 0; index < segments.length; index++) {
    const segment = segments[index];
    if (segment === undefined) break;
    const search = (part: Segment, from: State): Found =>
      new Search(part, begun.cards, game.truth.order).from(from);
    let found = search(segment, state);
    let last: Earlier = { segment, state };
    for (const { more, ...way } of found.kind === 'same' ? [] : ways(segments, index, last, before)) {
      const whole = search(way.segment, way.state);
      if (whole.kind !== 'same') continue;
      [found, last] = [whole, way];
      index += more;
      break;
    }
    before = last;
    if (found.kind === 'different') {
      const difference: Difference = {
        decision: segment.decisions.map(spelled).join('; '),
        move: segment.move,
        day: segment.after.day,
        ...found.differences,
        steps: found.steps,
      };
      const known = explanationOf(difference);
      const reported = known === null ? difference : { ...difference, rule: known.rule, why: known.why };
      if (known?.adopt === undefined || found.state === null) {
        const status = known === null ? 'DIFFERENT' : 'EXPLAINED';
        return { seed, moves, replayed: count, status, difference: reported };
      }
      explained ??= reported;
      state = known.adopt(found.state, segment.after, begun.cards);
    } else state = found.state;
    count = decided(segments, index + 1);
  }
  const status = explained === null ? 'COMPLETE' : 'EXPLAINED';
  return { seed, moves, replayed: count, status, difference: explained };
}
