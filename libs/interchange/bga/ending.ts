import type { Seat } from '#record';
import type { Board } from './board.js';
import { ruleNow } from './rule-numbers.js';
import type { Arguments } from './shapes.js';

/** The regions of a player's expeditions. Regions are numbered from 0, which is the Hero region. */
export interface Positions {
  readonly hero: number;
  readonly companion: number;
}

/** The end of a game, and the expeditions' positions on each day. */
export class Ending {
  /** The positions of the expeditions at the start of each Afternoon, by seat. */
  readonly days: { readonly day: number; readonly seats: readonly Positions[] }[] = [];
  #arena: readonly Positions[] | null = null;
  #reason: 'conceded' | 'tiebreaker' | null = null;
  #winner: Seat | null = null;
  #over = false;

  constructor(
    private readonly board: Board,
    private readonly seats: ReadonlyMap<string, Seat>,
  ) {}

  get isOver(): boolean {
    return this.#over;
  }

  /** The regions of the expeditions by seat. During a tiebreaker, these are the regions that the platform shows. */
  get positions(): readonly Positions[] {
    if (this.#arena !== null) return this.#arena;
    return this.board.state.seats.map(({ expeditions }) => ({
      hero: expeditions.hero ?? 0,
      companion: expeditions.companion ?? 0,
    }));
  }

  /**
   * Reads the regions of the expeditions during a tiebreaker, in which the platform places both players' markers side
   * by side.
   */
  tiebreakers(args: Arguments): void {
    const markers = args.markers('meeples');
    const at = (seat: Seat, type: string, other: number): number => {
      const player = [...this.seats].find(([, owner]) => owner === seat)?.[0];
      const found = markers.find((marker) => marker.type === type && String(marker['pId']) === player);
      const region = /^storm-(\d)$/.exec(found?.location ?? '')?.[1];
      return region === undefined ? other : Number(region);
    };
    this.#arena = this.positions.map(({ hero, companion }, seat) => ({
      hero: at(seat, 'hero', hero),
      companion: at(seat, 'companion', companion),
    }));
  }

  note(day: number): void {
    this.days.push({ day, seats: this.positions });
  }

  conceded(args: Arguments): void {
    const loser = this.seats.get(args.text('player_id') ?? '');
    if (loser === undefined || this.seats.size !== 2) return;
    this.#reason = 'conceded';
    this.#winner = 1 - loser;
  }

  wonTiebreaker(args: Arguments): void {
    this.#reason = 'tiebreaker';
    this.#winner = this.seats.get(args.text('player_id') ?? '') ?? null;
  }

  /** Records the end of the game if the arguments of a state contain the result. Otherwise does nothing. */
  result(args: Arguments): void {
    const places = Object.values(args.raw('result') ?? {}).filter(
      (place: unknown): place is Place => typeof place === 'object' && place !== null,
    );
    if (this.#over || places.length === 0) return;
    const isTie = places.some(({ tie }) => tie === true);
    const first = places
      .filter(({ rank }) => Number(rank) === 1)
      .flatMap(({ id }) => this.seats.get(String(id)) ?? []);
    const winners = isTie ? [] : first.length > 0 ? first : this.#winner === null ? [] : [this.#winner];
    const reason = this.#reason ?? this.#byPosition(winners);
    this.#over = true;
    const cited = reason === 'expeditions-crossed' ? '4.3.b' : reason === 'tiebreaker' ? '4.3.c' : '4.3.a';
    const rule = ruleNow(cited);
    const cause = { kind: 'rule', rule: cited } as const;
    this.board.step({ verb: 'succeed', by: null, cause, rules: [cited] }, () =>
      this.board.do({ kind: 'outcome', winners, reason, rule }),
    );
    this.board.record({ kind: 'GameEnded', winners, reason, rule });
  }

  #byPosition([winner]: readonly Seat[]): 'expeditions-met' | 'expeditions-crossed' | 'untold' {
    const position = winner === undefined ? undefined : this.positions[winner];
    if (position === undefined || position.hero < position.companion) return 'untold';
    return position.hero === position.companion ? 'expeditions-met' : 'expeditions-crossed';
  }
}

interface Place {
  readonly id?: unknown;
  readonly rank?: unknown;
  readonly tie?: unknown;
}
