import { Inject, Injectable } from '@nestjs/common';
import { StreamDeletedError, WrongExpectedRevisionError, type GameStreams } from '#event-store';
import { tellAndFold } from '#projections';
import {
  fail,
  ok,
  seatViewer,
  type Choice,
  type DecisionMade,
  type GameEvent,
  type GameId,
  type Locale,
  type Problem,
  type Result,
  type Seat,
} from '#record';
import type { Reader } from '../access/reader.js';
import { GAME_STREAMS } from '../parts.js';
import { ProblemError, valueOf } from '../problem-error.js';
import { ReplayedGames } from '../replays/replayed-games.js';
import type { ReplayedGame } from '../replays/replayed-game.js';
import { pendingDecision } from '../state/public-state.js';
import { timelineEntry } from '../timeline/timeline-entry.js';
import type { TimelineEntry } from '../timeline/timeline.types.js';
import { BotPlayers } from './bot-players.js';
import { gameDeleted } from './departures.js';
import type { DecisionTaken } from './play.types.js';

/** A day, in milliseconds. */
const LONGEST_THOUGHT = 86_400_000;

export interface AskedDecision {
  /** The number of the decision. */
  readonly decision: number;
  readonly choice: Choice;
  readonly thinkingTime: number | null;
}

/** A decision as it was made, and where. */
interface Made {
  readonly revision: number;
  readonly event: DecisionMade;
}

/** Takes the decisions of those who play by the token of a seat. */
@Injectable()
export class Decisions {
  constructor(
    @Inject(GAME_STREAMS) private readonly streams: GameStreams,
    private readonly games: ReplayedGames,
    private readonly bots: BotPlayers,
  ) {}

  /**
   * Takes a decision; when it resolves, it is durable. The same decision again answers the same and changes nothing.
   * Problems: those of opening the game; `SEAT_REQUIRED`; `BAD_THINKING_TIME`; `CONFLICT` when another choice was faster;
   * `GAME_DELETED`; and what the rules refuse (`STALE`, `WRONG_PLAYER`, `GAME_OVER`, `NO_SUCH_OPTION`, `TOO_FEW`,
   * `TOO_MANY`, `REPEATED`), with the rule.
   */
  async take(text: string, asked: AskedDecision, locale: Locale, reader: Reader): Promise<DecisionTaken> {
    const { id } = await this.games.open(text, reader);
    const held = reader.seats.filter(({ game }) => game === id).map(({ seat }) => seat);
    valueOf(checked(held, asked));
    for (let isFirst = true; ; isFirst = false) {
      const game = await this.games.whole(id);
      const made = decisionMade(game, asked.decision);
      // Another's choice is not told, not even by what is refused: it may be hidden.
      if (made !== null && held.includes(made.event.seat) && isSame(made.event.choice, asked.choice)) {
        this.bots.playOn(id);
        return taken(game, made, locale);
      }
      if (made !== null && !isFirst) throw new ProblemError(conflict(asked.decision));
      const events = valueOf(decided(game, held, asked));
      await this.#append(id, events, game.length - 1);
    }
  }

  /** Whether it was appended shows when the game is read again: the answer is made from what is recorded. */
  async #append(id: GameId, events: readonly GameEvent[], after: number): Promise<void> {
    try {
      await this.streams.append(id, events, after);
    } catch (error) {
      if (error instanceof StreamDeletedError) throw new ProblemError(gameDeleted(id));
      if (!(error instanceof WrongExpectedRevisionError)) throw error;
    }
  }
}

function checked(held: readonly Seat[], { thinkingTime }: AskedDecision): Result<null, Problem> {
  if (held.length === 0)
    return fail({
      code: 'SEAT_REQUIRED',
      message: 'Decisions are taken with the token of a seat of the game.',
      advice: 'Send "Authorization: Bearer <token>" with the token that startGame or branchGame gave.',
    });
  if (thinkingTime === null || (thinkingTime >= 0 && thinkingTime <= LONGEST_THOUGHT)) return ok(null);
  return fail({
    code: 'BAD_THINKING_TIME',
    message: `A thinking time is 0 to ${LONGEST_THOUGHT} milliseconds.`,
    advice: 'Leave it out when it is not known.',
  });
}

const isSame = (one: Choice, other: Choice): boolean =>
  one.length === other.length && one.every((key, index) => key === other[index]);

function decisionMade({ events }: ReplayedGame, decision: number): Made | null {
  for (const { revision, event } of events.toReversed())
    if (event.kind === 'DecisionMade' && event.decision === decision) return { revision, event };
  return null;
}

const refused = (
  code: string,
  message: string,
  rule: string | undefined,
  more: Partial<Problem> = {},
): Problem => ({ code, message, ...more, data: { ...more.data, rule: rule ?? null } });

const conflict = (decision: number): Problem =>
  refused('CONFLICT', `Somebody else took decision ${decision} meanwhile, with another choice.`, undefined, {
    advice: 'Look at the game again.',
  });

/** What happens by a choice, decided on the record up to its last event. */
function decided(
  { module, replay, length, events }: ReplayedGame,
  held: readonly Seat[],
  { decision, choice, thinkingTime }: AskedDecision,
): Result<readonly GameEvent[], Problem> {
  const state = replay.before(length);
  const pending = module.legal(state);
  if (pending === null) {
    const end = events.at(-1)?.event;
    return fail(refused('GAME_OVER', 'The game is over.', end?.kind === 'GameEnded' ? end.rule : undefined));
  }
  const [rule] = pending.rules;
  if (pending.id !== decision)
    return fail(
      refused('STALE', `Decision ${decision} is not what is asked for now.`, rule, {
        advice: 'Look at the game again: its state tells what is asked.',
        data: { decision: pending.id, seat: pending.seat },
      }),
    );
  if (!held.includes(pending.seat))
    return fail(
      refused('WRONG_PLAYER', `Decision ${decision} is for seat ${pending.seat} to take.`, rule, {
        advice: 'Wait until a decision is asked of your seat: subscribe to gameEvents.',
        data: { seat: pending.seat },
      }),
    );
  const outcome = module.decide(state, pending.seat, choice);
  if (!outcome.ok) {
    const { code, message, rule: by, data } = outcome.error;
    return fail(refused(code, message, by, { data: { refused: data ?? null } }));
  }
  if (thinkingTime === null) return ok(outcome.value.events);
  return ok(
    outcome.value.events.map((event) => (event.kind === 'DecisionMade' ? { ...event, thinkingTime } : event)),
  );
}

/** What came of a decision up to the next one, as the seat that took it may know it. */
function taken({ module, replay, events }: ReplayedGame, made: Made, locale: Locale): DecisionTaken {
  const viewer = seatViewer(made.event.seat);
  let state = replay.before(made.revision);
  const told: TimelineEntry[] = [];
  for (const recorded of events.slice(made.revision)) {
    const { state: next, entry } = tellAndFold(module, recorded, state, viewer, locale);
    state = next;
    told.push(timelineEntry(module, entry, locale));
    if (recorded.event.kind === 'DecisionRequested') break;
  }
  const { decision, result } = module.view(state, viewer);
  return {
    position: told.at(-1)?.position ?? `${made.revision}`,
    events: told,
    next: decision && pendingDecision(module, decision),
    result,
  };
}
