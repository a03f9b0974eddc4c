import { cardEventsOf, DecisionFold, ViewerMask, SummaryFold, type SeenEvent } from '#projections';
import type {
  AtomicAction,
  GameEvent,
  GameId,
  GameModule,
  GameStarted,
  Json,
  RecordedEvent,
  Viewer,
} from '#record';
import { formatViewer } from '#record';
import { reviewRows, type DatasetReview } from './review-rows.js';
import type { Row, TableName } from './schema.js';

/** A recorded game, and the perspective from which its rows are produced. */
export interface DatasetGame {
  readonly id: GameId;
  readonly module: GameModule;
  readonly events: readonly RecordedEvent[];
  readonly viewer: Viewer;
  /** The stored reviews. Reviews with a perspective other than `viewer` are skipped. Absent if there are none. */
  readonly reviews?: readonly DatasetReview[];
}

export type GameRows = { readonly [T in TableName]: readonly Row<T>[] };

/**
 * Returns the rows of a game that a viewer is allowed to see. Rethrows the module's error if an event cannot be folded.
 */
export function rowsOf(game: DatasetGame): GameRows {
  const fold = new RowsFold(game);
  for (const recorded of game.events) fold.take(recorded);
  return fold.rows();
}

class RowsFold {
  readonly #sight: ViewerMask;
  readonly #summary = new SummaryFold(false);
  readonly #decisions = new DecisionFold();
  readonly #events: Row<'events'>[] = [];
  readonly #cards: Row<'cards'>[] = [];
  readonly #chances: Row<'chances'>[] = [];
  #origin: Origin = { parent: null, parent_position: null, source: null, fidelity: null };
  #started: GameStarted | null = null;
  #first: number | null = null;
  #turns = 0;

  constructor(private readonly game: DatasetGame) {
    this.#sight = new ViewerMask(game.module, game.viewer, undefined, false);
  }

  take(recorded: RecordedEvent): void {
    this.#summary.take(recorded);
    const seen = this.#sight.see(recorded);
    const { event, clock } = seen;
    this.#decisions.take(seen);
    if (event.kind === 'GameStarted') this.#started = event;
    const origin = originOf(event);
    if (origin !== null) this.#origin = { ...this.#origin, ...origin };
    this.#first ??= clock.seat;
    this.#turns = clock.turn;
    this.#events.push(this.#eventRow(seen, recorded.metadata.recordedAt));
    this.#takeCards(seen);
    if (event.kind === 'StepResolved') this.#takeChances(seen, event.actions);
  }

  rows(): GameRows {
    return {
      games: this.#gameRow(),
      players: this.#playerRows(),
      decks: this.#deckRows(),
      events: this.#events,
      decisions: this.#decisionRows(),
      cards: this.#cards,
      chances: this.#chances,
      ...reviewRows(this.game),
    };
  }

  #gameRow(): Row<'games'>[] {
    const { summary } = this.#summary;
    if (summary === null) return [];
    const {
      module,
      edition,
      format,
      mode = null,
      startedAt,
      endedAt,
      result,
      days,
      events,
      decisions,
    } = summary;
    return [
      {
        game: this.game.id,
        perspective: formatViewer(this.game.viewer),
        ...{ module, edition, format, mode, days, events, decisions },
        started_at: startedAt,
        ended_at: endedAt,
        finished: result !== null,
        reason: result?.reason ?? null,
        turns: this.#turns,
        ...this.#origin,
      },
    ];
  }

  #playerRows(): Row<'players'>[] {
    const { summary } = this.#summary;
    const result = summary?.result ?? null;
    return (summary?.players ?? []).map(({ seat, name, hero, faction }) => ({
      game: this.game.id,
      ...{ seat, name, hero, faction },
      first: this.#first === null ? null : this.#first === seat,
      won: result === null ? null : result.winners.includes(seat),
    }));
  }

  #deckRows(): Row<'decks'>[] {
    const { cards = {}, seats = [] } = this.#started ?? {};
    return seats.flatMap(({ deck }, seat) => {
      const copies = new Map<string, number>();
      for (const card of deck) copies.set(card, (copies.get(card) ?? 0) + 1);
      return [...copies].map(([card, count]) => ({
        game: this.game.id,
        seat,
        card,
        name: nameOf(cards[card]),
        copies: count,
      }));
    });
  }

  #eventRow({ revision, event, clock }: SeenEvent, recordedAt: string): Row<'events'> {
    const step = event.kind === 'StepResolved' ? event : null;
    return {
      game: this.game.id,
      position: revision,
      kind: event.kind,
      verb: step?.verb ?? null,
      seat: seatIn(event),
      cause: step?.cause.kind ?? null,
      day: clock.day,
      phase: clock.phase,
      turn: clock.turn,
      turn_seat: clock.seat,
      actions: step === null ? null : JSON.stringify(step.actions),
      rules: step === null ? null : JSON.stringify(step.rules),
      recorded_at: recordedAt,
    };
  }

  #decisionRows(): Row<'decisions'>[] {
    return this.#decisions
      .decisions()
      .map(({ id, requested, made, clock, options, choice, ...decision }) => ({
        game: this.game.id,
        decision: id,
        position: requested,
        made,
        seat: decision.seat,
        kind: decision.kind,
        day: clock.day,
        phase: clock.phase,
        turn: clock.turn,
        min: decision.min,
        max: decision.max,
        options: options === null ? null : JSON.stringify(options),
        choice: choice === null ? null : JSON.stringify(choice),
        thinking_ms: decision.thinkingTime,
      }));
  }

  #takeCards(seen: SeenEvent): void {
    for (const { kind, card, seat, from, to, revision, action, clock } of cardEventsOf(seen)) {
      const at = { game: this.game.id, position: revision, action, seat, day: clock.day, turn: clock.turn };
      const { reference, name, item } = card;
      this.#cards.push({ ...at, kind, card: reference, name, item, from_zone: from, to_zone: to });
      if (kind === 'drawn' && from === 'deck')
        this.#chances.push({ ...at, kind: 'draw', card: reference, name, value: null });
    }
  }

  #takeChances({ revision, clock }: SeenEvent, actions: readonly AtomicAction[]): void {
    const { see } = this.game.module;
    for (const [index, action] of actions.entries()) {
      const at = { game: this.game.id, position: revision, action: index, day: clock.day, turn: clock.turn };
      const none = { card: null, name: null, value: null };
      for (const { seat, dice } of see.rolls?.([action]) ?? [])
        for (const value of dice) this.#chances.push({ ...at, ...none, kind: 'roll', seat, value });
      if (see.chanceKinds?.includes(action.kind) !== true) continue;
      const { seat } = action as { readonly seat?: unknown };
      this.#chances.push({ ...at, ...none, kind: action.kind, seat: typeof seat === 'number' ? seat : null });
    }
  }
}

type Origin = Pick<Row<'games'>, 'parent' | 'parent_position' | 'source' | 'fidelity'>;

/** Returns the fields about a game's origin that an event determines. Null if it determines none. */
function originOf(event: GameEvent): Partial<Origin> | null {
  if (event.kind === 'GameBranched') return { parent: event.parent, parent_position: event.revision };
  return event.kind === 'GameImported' ? { source: event.source, fidelity: event.fidelity ?? null } : null;
}

function seatIn(event: GameEvent): number | null {
  if (event.kind === 'StepResolved') return event.by;
  if (event.kind === 'DecisionRequested') return event.decision.seat;
  return event.kind === 'DecisionMade' ? event.seat : null;
}

function nameOf(definition: Json | undefined): string | null {
  const name = (definition as { readonly name?: unknown } | null | undefined)?.name;
  return typeof name === 'string' ? name : null;
}
