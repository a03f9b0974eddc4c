import { Inject, Injectable } from '@nestjs/common';
import { haltPlay, type Archive } from '#archive';
import { StreamDeletedError, WrongExpectedRevisionError, type GameStreams } from '#event-store';
import { tellAndFold } from '#projections';
import {
  fail,
  isConcession,
  ok,
  seatViewer,
  type Choice,
  type DecisionMade,
  type GameEvent,
  type GameId,
  type Locale,
  type Result,
  type Seat,
} from '#record';
import type { AnswerCode } from '../errors/answer-codes.js';
import type { Problem } from '../errors/problem.js';
import type { Reader } from '../access/reader.js';
import { CardTextsService } from '../cards/card-texts.service.js';
import { ARCHIVE, GAME_STREAMS } from '../api.tokens.js';
import { ProblemError, valueOf } from '../problem-error.js';
import { ReplayedGames } from '../replay/replayed-games.js';
import type { ReplayedGame } from '../replay/replayed-game.js';
import { cardSayings } from '../replay/state/card-sayings.js';
import { resultOf } from '../replay/player-names.js';
import { pendingDecision } from '../replay/state/public-state.js';
import { timelineEntry } from '../replay/timeline/timeline-entry.js';
import type { TimelineEntry } from '../replay/timeline/timeline.types.js';
import { BotPlayers } from './bot-players.js';
import { gameDeleted } from '../replay/deletion-notices.js';
import type { DecisionTaken } from './play.types.js';
import { GameEnds } from './game-ends.js';
import { RulesService } from './rules.service.js';

/** The maximum thinking time for a decision: a day, in milliseconds. */
const LONGEST_THOUGHT = 86_400_000;

export interface SubmittedDecision {
  /** The number of the decision within the game. */
  readonly decision: number;
  readonly choice: Choice;
  readonly thinkingTime: number | null;
}

/** A recorded decision and its revision. */
interface Made {
  readonly revision: number;
  readonly event: DecisionMade;
}

/** Records decisions by holders of seat tokens. */
@Injectable()
export class DecisionsService {
  constructor(
    @Inject(GAME_STREAMS) private readonly streams: GameStreams,
    @Inject(ARCHIVE) private readonly archive: Archive,
    private readonly games: ReplayedGames,
    private readonly bots: BotPlayers,
    private readonly rules: RulesService,
    private readonly words: CardTextsService,
    private readonly ends: GameEnds,
  ) {}

  /**
   * Records a decision. The decision is durable when the promise resolves. Repeating the same decision returns the same
   * result and changes nothing.
   *
   * Fails if the game cannot be opened. Also fails with:
   * - `SEAT_REQUIRED`, `THINKING_TIME_INVALID` or `GAME_DELETED`
   * - `DECISION_CONFLICT` if another choice was recorded first
   * - the rules' refusal, which cites the rule: `DECISION_STALE`, `SEAT_NOT_ASKED`, `GAME_OVER`, `OPTION_UNKNOWN`,
   *   `OPTIONS_TOO_FEW`, `OPTIONS_TOO_MANY`, `OPTION_REPEATED` or `WORK_TOO_LARGE`
   * - `RULES_FAILED`, `RULES_TOO_SLOW` or `RULES_BUSY` for untrusted games (see `RulesService`)
   */
  async take(
    text: string,
    requested: SubmittedDecision,
    locale: Locale,
    reader: Reader,
  ): Promise<DecisionTaken> {
    const known = await this.#takenAsKnown(text, requested, locale, reader);
    if (known !== null) return known;
    const { id } = await this.games.open(text, reader);
    const held = heldOf(id, reader);
    valueOf(checked(held, requested));
    for (let isFirst = true; ; isFirst = false) {
      const game = await this.games.whole(id);
      const made = decisionMade(game, requested.decision);
      // Compares the request only with choices for the reader's own seats. Another player's choice could be hidden, and
      // even a refusal could reveal it.
      if (made !== null && held.includes(made.event.seat) && isSame(made.event.choice, requested.choice)) {
        this.#continue(game);
        return taken(game, made, locale, this.words);
      }
      if (made !== null && !isFirst) throw new ProblemError(conflict(requested.decision));
      const events = valueOf(await this.#decided(game, held, requested));
      await this.#append(id, events, game.length - 1);
    }
  }

  async #decided(
    game: ReplayedGame,
    held: readonly Seat[],
    requested: SubmittedDecision,
  ): Promise<Result<readonly GameEvent[], Problem>> {
    const state = game.replay.before(game.length);
    const seat = answering(game, state, held, requested);
    if (!seat.ok) return seat;
    const { choice, thinkingTime } = requested;
    const task = { ask: 'decide', state, seat: seat.value, choice } as const;
    const outcome = await this.rules.answer(game, task);
    if (!outcome.ok) await this.#mark(game.id, requested.decision, outcome.error);
    if (!outcome.ok || thinkingTime === null) return outcome;
    return ok(
      outcome.value.map((event) => (event.kind === 'DecisionMade' ? { ...event, thinkingTime } : event)),
    );
  }

  #continue(game: ReplayedGame): void {
    void this.bots.playOn(game.id);
    this.ends.tellOf(game);
  }

  /** Records that the rules failed to execute a decision. The player can still make a different choice. */
  async #mark(id: GameId, decision: number, { code }: Problem): Promise<void> {
    if (!halting.has(code)) return;
    await haltPlay(this.archive, { by: 'seat' }, id, { decision, code });
  }

  /**
   * Records a decision in the cached game without reading the store. The append fails if the game has changed. Does not
   * check the current access rights, because the holder of a seat can play as long as the game exists. Null if the game
   * must be read first.
   */
  async #takenAsKnown(
    text: string,
    requested: SubmittedDecision,
    locale: Locale,
    reader: Reader,
  ): Promise<DecisionTaken | null> {
    const id = this.games.idOf(text);
    const held = heldOf(id, reader);
    const game = this.games.latest(id);
    const isShared = reader.shares.some((shared) => shared.game === id);
    if (game === null || isShared || !checked(held, requested).ok) return null;
    const { length } = game;
    const events = await this.#decided(game, held, requested);
    if (!events.ok && halting.has(events.error.code)) throw new ProblemError(events.error);
    if (!events.ok) return null;
    const made = events.value.findIndex(({ kind }) => kind === 'DecisionMade');
    const event = events.value[made];
    if (event?.kind !== 'DecisionMade') return null;
    try {
      const now = await this.games.append(id, events.value, length);
      this.#continue(now);
      return taken(now, { revision: length + made, event }, locale, this.words);
    } catch (error) {
      if (error instanceof StreamDeletedError) throw new ProblemError(gameDeleted(id));
      if (error instanceof WrongExpectedRevisionError) return null;
      throw error;
    }
  }

  /** Ignores a concurrent append, because the caller reads the result from the record. */
  async #append(id: GameId, events: readonly GameEvent[], after: number): Promise<void> {
    try {
      await this.streams.append(id, events, after);
    } catch (error) {
      if (error instanceof StreamDeletedError) throw new ProblemError(gameDeleted(id));
      if (!(error instanceof WrongExpectedRevisionError)) throw error;
    }
  }
}

/** The codes with which the rules fail to execute a choice that might be legal. */
const halting = new Set(['WORK_TOO_LARGE', 'RULES_FAILED', 'RULES_TOO_SLOW']);
const heldOf = (id: GameId, { seats }: Reader): readonly Seat[] =>
  seats.filter(({ game }) => game === id).map(({ seat }) => seat);

function checked(held: readonly Seat[], { thinkingTime }: SubmittedDecision): Result<null, Problem> {
  if (held.length === 0)
    return fail({
      code: 'SEAT_REQUIRED',
      message: 'Making a decision requires a seat token.',
      advice: 'Send the token that `startGame` or `branchGame` returned, as "Authorization: Bearer <token>".',
    });
  if (thinkingTime === null || (thinkingTime >= 0 && thinkingTime <= LONGEST_THOUGHT)) return ok(null);
  return fail({
    code: 'THINKING_TIME_INVALID',
    message: `The thinking time must be from 0 to ${LONGEST_THOUGHT} milliseconds.`,
    advice: 'Send a time within this range, or leave the thinking time out.',
  });
}

const isSame = (left: Choice, right: Choice): boolean =>
  left.length === right.length && left.every((key, index) => key === right[index]);

function decisionMade({ events }: ReplayedGame, decision: number): Made | null {
  for (const { revision, event } of events.toReversed())
    if (event.kind === 'DecisionMade' && event.decision === decision) return { revision, event };
  return null;
}

const refused = (
  code: AnswerCode,
  message: string,
  rule: string | undefined,
  more: Partial<Problem> = {},
): Problem => ({ code, message, ...more, data: { ...more.data, rule: rule ?? null } });

const conflict = (decision: number): Problem =>
  refused(
    'DECISION_CONFLICT',
    `Another request has already made decision ${decision}, with a different choice.`,
    undefined,
    {
      advice: 'Load the game again to see the recorded choice.',
    },
  );

/**
 * Returns the seat whose player makes the decision at the end of the record. For a concession, returns one of the seats
 * in `held`.
 */
function answering(
  { module, events }: ReplayedGame,
  state: unknown,
  held: readonly Seat[],
  { decision, choice }: SubmittedDecision,
): Result<Seat, Problem> {
  const pending = module.play.legal(state);
  if (pending === null) {
    const end = events.at(-1)?.event;
    return fail(refused('GAME_OVER', 'The game is over.', end?.kind === 'GameEnded' ? end.rule : undefined));
  }
  const [rule] = pending.rules;
  if (pending.id !== decision)
    return fail(
      refused('DECISION_STALE', `Decision ${decision} is not pending.`, rule, {
        advice: 'Load the game again. Its state contains the pending decision.',
        data: { decision: pending.id, seat: pending.seat },
      }),
    );
  const [seat] = held;
  if (held.includes(pending.seat)) return ok(pending.seat);
  if (seat === undefined || !isConcession(choice))
    return fail(
      refused('SEAT_NOT_ASKED', `Decision ${decision} belongs to seat ${pending.seat}.`, rule, {
        advice: 'Wait until a decision is pending for your seat. Subscribe to `gameEvents` to be notified.',
        data: { seat: pending.seat },
      }),
    );
  return ok(seat);
}

/** Returns the events from a decision to the next one, as far as the deciding player is allowed to see them. */
function taken(game: ReplayedGame, made: Made, locale: Locale, words: CardTextsService): DecisionTaken {
  const { module, replay, events } = game;
  const viewer = seatViewer(made.event.seat);
  let state = replay.before(made.revision);
  const entries: TimelineEntry[] = [];
  for (const recorded of events.slice(made.revision)) {
    const { state: next, entry } = tellAndFold(module, recorded, state, viewer, locale);
    state = next;
    entries.push(timelineEntry(game, entry, locale, () => game.shows(viewer, entry.revision)));
    if (recorded.event.kind === 'DecisionRequested') break;
  }
  const table = module.see.view(state, viewer);
  const { decision, result } = table;
  return {
    position: entries.at(-1)?.position ?? `${made.revision}`,
    events: entries,
    next: decision && pendingDecision(game, state, decision, table, cardSayings(words, game, locale)),
    result: result && resultOf(game, result),
  };
}
