import type {
  AtomicAction,
  GameEvent,
  GameStarted,
  ModuleId,
  RecordedEvent,
  ResultView,
  Seat,
  StepResolved,
} from '#record';
import { excessIn, recordBounds } from '#record';
import { actionsIn } from './replay.js';

export interface PlayerSummary {
  readonly seat: Seat;
  readonly name: string;
  readonly hero: string | null;
  readonly faction: string | null;
}

/**
 * A game's data for game lists. The summary is plain data, so that it can be stored and folding can continue from it
 * later.
 */
export interface GameSummary {
  readonly module: ModuleId;
  readonly edition: string;
  readonly format: string;
  /** The game mode, as an identifier defined by the game. Absent for the default game mode. */
  readonly mode?: string;
  /** The seats in each team. Absent if there are no teams. */
  readonly teams?: readonly (readonly Seat[])[];
  readonly players: readonly PlayerSummary[];
  /** The time of the first event, in ISO 8601 format. */
  readonly startedAt: string;
  readonly endedAt: string | null;
  readonly events: number;
  readonly actions: number;
  readonly decisions: number;
  readonly days: number;
  readonly result: ResultView | null;
  /** Remarks for users, as identifiers such as `abilities-not-executed` and `beyond-bounds`. */
  readonly notes: readonly string[];
}

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

export class SummaryFold {
  #summary: Mutable<GameSummary> | null = null;

  /** If `noted` is false, remarks are omitted, because finding them requires examining every definition. */
  constructor(private readonly noted = true) {}

  /** Null before the first event. */
  get summary(): GameSummary | null {
    return this.#summary && { ...this.#summary };
  }

  take({ event, revision, metadata }: RecordedEvent): void {
    if (event.kind === 'GameStarted') this.#summary = begin(event, revision, metadata.recordedAt, this.noted);
    else if (this.#summary !== null) goOn(this.#summary, event, revision, metadata.recordedAt);
  }
}

function goOn(summary: Mutable<GameSummary>, event: GameEvent, revision: number, recordedAt: string): void {
  summary.events = revision + 1;
  if (event.kind === 'DecisionMade') summary.decisions++;
  if (event.kind === 'StepResolved') {
    summary.actions += actionsIn(event);
    summary.days = Math.max(summary.days, dayIn(event));
  }
  if (event.kind === 'GameEnded') {
    summary.endedAt = recordedAt;
    summary.result = {
      winners: event.winners.slice(0, recordBounds.seats),
      reason: short(event.reason),
      rule: short(event.rule),
    };
  }
}

/** Returns the number of the day that an event starts. 0 if the event starts no day. */
export function dayIn({ actions }: StepResolved): number {
  return actions.reduce((day, action: AtomicAction & { readonly day?: unknown }) => {
    return typeof action.day === 'number' ? Math.max(day, action.day) : day;
  }, 0);
}

interface KnownDefinition {
  readonly type?: unknown;
  readonly name?: unknown;
  readonly faction?: unknown;
  readonly executed?: unknown;
}

function begin(event: GameStarted, revision: number, startedAt: string, noted: boolean): GameSummary {
  return {
    module: event.module,
    edition: short(event.edition),
    format: short(event.format),
    ...playedAs(event),
    players: event.seats
      .slice(0, recordBounds.seats)
      .map(({ name, deck }, seat) => ({ seat, name: short(name), ...heroIn(event, deck) })),
    startedAt,
    endedAt: null,
    events: revision + 1,
    actions: 0,
    decisions: 0,
    days: 0,
    result: null,
    notes: noted ? notesOf(event) : [],
  };
}

function notesOf(event: GameStarted): readonly string[] {
  // Records written before limits were checked can contain any value here, including null.
  const definitions = Object.values(event.cards) as readonly (KnownDefinition | null)[];
  return [
    ...(definitions.some((definition) => definition?.executed === false) ? ['abilities-not-executed'] : []),
    ...(exceedsBounds(event) ? ['beyond-bounds'] : []),
  ];
}

function playedAs({ options, seats }: GameStarted): Pick<GameSummary, 'mode' | 'teams'> {
  // Records written before limits were checked can contain any value here or none.
  const { mode, teams } = (options as Partial<GameStarted['options']> | undefined) ?? {};
  const isTeam = (team: unknown): team is readonly Seat[] =>
    Array.isArray(team) &&
    team.every((seat) => Number.isInteger(seat) && seats[seat as number] !== undefined);
  return {
    ...(typeof mode === 'string' && { mode: short(mode) }),
    ...(Array.isArray(teams) && teams.length <= recordBounds.seats && teams.every(isTeam) && { teams }),
  };
}

/** Shortens the name if it exceeds the limit for records. */
const short = (name: string): string => name.slice(0, recordBounds.word);

/**
 * Whether a record exceeds the limits. This is possible if it was written before limits were checked, or by another
 * program.
 */
const exceedsBounds = (event: GameStarted): boolean =>
  event.seats.length > recordBounds.seats ||
  event.seats.some(
    ({ name, deck }) => name.length > recordBounds.playerName || deck.length > recordBounds.deck,
  ) ||
  excessIn(event) !== null;

function heroIn(event: GameStarted, deck: readonly string[]): Pick<PlayerSummary, 'hero' | 'faction'> {
  for (const reference of deck) {
    const card = event.cards[reference] as KnownDefinition | null | undefined;
    if (card?.type === 'hero')
      return {
        hero: short(String(card.name)),
        faction: typeof card.faction === 'string' ? short(card.faction) : null,
      };
  }
  return { hero: null, faction: null };
}

export function summaryOf(events: readonly RecordedEvent[]): GameSummary | null {
  const fold = new SummaryFold();
  for (const event of events) fold.take(event);
  return fold.summary;
}
