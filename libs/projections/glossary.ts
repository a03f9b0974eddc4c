import type {
  AtomicAction,
  CardFact,
  GameEvent,
  GameModule,
  GlossaryParts,
  MeasureDefinition,
  Seat,
  Viewer,
} from '#record';

/**
 * The measures of the glossary, which all games share, by name without the seat. `docs/integrating/measures.md` lists
 * their sources.
 */
export const glossaryDefinitions: Readonly<Record<string, MeasureDefinition>> = {
  'card-advantage': {
    unit: 'cards',
    definition: 'The number of cards that the seat can still use, minus the opponents’ average.',
  },
  'quality-advantage': {
    unit: 'points',
    definition: 'The average strength of the seat’s cards in play, minus the opponents’ average.',
  },
  value: {
    unit: 'points',
    definition:
      'The points gained since the first day for each mana that the seat had spent before today. Points ' +
      'are ' +
      'weighted as for the greedy bot.',
  },
  ramp: { unit: 'mana', definition: 'The seat’s mana beyond the rules’ minimum for this day.' },
  curve: {
    unit: 'percent',
    definition: 'The percentage of its mana that the seat has spent so far. 100 until the first day ends.',
  },
  disruption: {
    unit: 'cards',
    definition:
      'The number of opponents’ cards that the seat’s steps have removed from play, a hand or Reserve so ' +
      'far.',
  },
  tempo: {
    unit: 'points',
    definition: 'The seat’s gain on its opponents in the race since the day began.',
  },
  archetype: {
    unit: 'index',
    definition:
      'The seat’s progress in the race minus its disruption, divided by their sum. Near 1 is aggro, near ' +
      '0 midrange, near -1 control.',
  },
};

type Values = Readonly<Record<string, number>>;

interface SeatCourse {
  disruption: number;
  had: number;
  spent: number;
}

/** A seat's values at one position, from which the glossary's measures are computed. */
interface Standing {
  readonly cards: number;
  readonly quality: number;
  readonly race: number;
  readonly value: number;
}

/** Computes the glossary's measures from a viewer's perspective, event by event. */
export class GlossaryFold<State, A extends AtomicAction> {
  readonly #seats: SeatCourse[] = [];
  /**
   * The names of public measures, each with the value of one unit (see `GuidesBots.unitValues`). Excludes measures of
   * hidden cards, so that the values do not depend on the viewer.
   */
  readonly #unitValues: readonly (readonly [name: string, value: number])[];
  #day = 0;
  /** The seats in play. */
  #playing: readonly Seat[] = [];
  /** For each index in `#playing`, the indices of the seat's opponents, which do not include team-mates. */
  #opponents: readonly (readonly number[])[] = [];
  /** The standings of the seats in `#playing` at the start of the first day. Null before that day. */
  #first: readonly Standing[] | null = null;
  /** The standings of the seats in `#playing` at the start of the current day. */
  #last: readonly Standing[] = [];

  constructor(
    private readonly module: Pick<GameModule<State, A>, 'see' | 'tell' | 'bots'>,
    private readonly glossary: GlossaryParts,
    private readonly viewer: Viewer,
  ) {
    const { see, bots } = module;
    this.#unitValues = Object.entries(bots.unitValues).filter(([name]) => !see.ownMeasures.includes(name));
  }

  /** Processes an event before it is folded into the state. */
  take(event: GameEvent<A>, before: State): void {
    const { see, tell } = this.module;
    if (event.kind !== 'StepResolved' || event.by === null) return;
    const team = this.#team(before, event.by);
    const moved = new Map<number | CardFact, { readonly from: string | null; to: string | null }>();
    for (const fact of tell.facts(see.mask(event, before, this.viewer), before)) {
      if (fact.kind !== 'card' || team.includes(fact.seat)) continue;
      // A card that moves twice in one step counts only once. A card that the viewer cannot identify counts for each
      // move.
      const key = fact.card.item ?? fact;
      const known = moved.get(key);
      if (known === undefined) moved.set(key, { from: fact.from, to: fact.to });
      else known.to = fact.to;
    }
    const taken = [...moved.values()].filter(({ from, to }) => this.#isTaken(from, to));
    this.#of(event.by).disruption += taken.length;
  }

  /** Whether a card left play, a hand or Reserve without being played. */
  #isTaken(from: string | null, to: string | null): boolean {
    const { inPlay, held, onItsWay } = this.glossary.zones;
    if (from === null || (to !== null && (to === onItsWay || inPlay.includes(to)))) return false;
    return inPlay.includes(from) || (held.includes(from) && from !== to);
  }

  #team(state: State, seat: Seat): readonly Seat[] {
    return this.module.bots.team?.(state, seat) ?? [seat];
  }

  /** Begins a day. `ended` contains the measures at the end of the previous day. */
  begin(day: number, ended: Values, state: State): void {
    const { spending } = this.module.see;
    const now = this.module.see.measures(state);
    this.#day = day;
    this.#playing = seatsIn(now);
    this.#opponents = this.#playing.map((seat) => {
      const team = this.#team(state, seat);
      return this.#playing.flatMap((other, place) => (team.includes(other) ? [] : [place]));
    });
    this.#last = this.#standings(now);
    if (this.#first === null) this.#first = this.#last;
    else
      for (const seat of seatsIn(ended)) {
        const own = this.#of(seat);
        const had = ended[`${spending?.all}.${seat}`] ?? 0;
        own.had += had;
        own.spent += Math.max(0, had - (ended[`${spending?.unspent}.${seat}`] ?? 0));
      }
  }

  /** Returns the glossary's measures with keys such as `ramp.0`. Empty before the first day. */
  measures(now: Values): Values {
    const first = this.#first;
    if (first === null) return {};
    const { name, start, aDay } = this.glossary.mana;
    const standings = this.#standings(now);
    const values: Record<string, number> = {};
    for (const [place, seat] of this.#playing.entries()) {
      const at = (all: readonly Standing[]): Standing => all[place] ?? nowhere;
      const ahead = (of: (place: number) => number): number =>
        of(place) - mean(this.#opponentsOf(place).map(of));
      const { race, value: total } = at(standings);
      const own = this.#of(seat);
      const progress = Math.max(0, race - at(first).race);
      const both = progress + own.disruption;
      const tell = (measure: string, value: number): void => {
        values[`${measure}.${seat}`] = rounded(value);
      };
      tell(
        'card-advantage',
        ahead((place) => standings[place]?.cards ?? 0),
      );
      tell(
        'quality-advantage',
        ahead((place) => standings[place]?.quality ?? 0),
      );
      tell('value', own.spent === 0 ? 0 : (total - at(first).value) / own.spent);
      tell('ramp', (now[`${name}.${seat}`] ?? 0) - start - aDay * (this.#day - 1));
      tell('curve', own.had === 0 ? 100 : (100 * own.spent) / own.had);
      tell('disruption', own.disruption);
      tell(
        'tempo',
        ahead((place) => (standings[place]?.race ?? 0) - (this.#last[place]?.race ?? 0)),
      );
      tell('archetype', both === 0 ? 0 : (progress - own.disruption) / both);
    }
    return values;
  }

  /** Returns the values of the seats in `#playing`, in the same order. */
  #standings(values: Values): readonly Standing[] {
    const { cards, inPlay, strength } = this.glossary;
    return this.#playing.map((seat, place) => {
      const count = sum(values, inPlay, seat);
      return {
        cards: sum(values, cards, seat),
        quality: count === 0 ? 0 : sum(values, strength, seat) / count,
        race: this.#race(values, place),
        value: this.#unitValues.reduce(
          (all, [name, value]) => all + value * (values[`${name}.${seat}`] ?? 0),
          0,
        ),
      };
    });
  }

  #of(seat: Seat): SeatCourse {
    return (this.#seats[seat] ??= { disruption: 0, had: 0, spent: 0 });
  }

  #opponentsOf(place: number): readonly number[] {
    return this.#opponents[place] ?? [];
  }

  /**
   * Returns a seat's progress in the race (see `GlossaryParts.race`). This is either the seat's own measure, or the
   * average of its opponents' measures with the opposite sign.
   */
  #race(values: Values, place: number): number {
    const { name, of } = this.glossary.race;
    const at = (rival: number): number => values[`${name}.${this.#playing[rival]}`] ?? 0;
    return of === 'own' ? at(place) : -mean(this.#opponentsOf(place).map(at));
  }
}

const nowhere: Standing = { cards: 0, quality: 0, race: 0, value: 0 };

const seatsIn = (values: Values): readonly Seat[] =>
  [...new Set(Object.keys(values).flatMap((key) => /[.](\d+)$/.exec(key)?.[1] ?? []))].map(Number);

const sum = (values: Values, names: readonly string[], seat: Seat): number =>
  names.reduce((all, name) => all + (values[`${name}.${seat}`] ?? 0), 0);

const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((all, value) => all + value, 0) / values.length;

const rounded = (value: number): number => Math.round(100 * value) / 100 + 0;
