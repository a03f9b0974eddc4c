import type { Action, State } from '#altered/rules';
import {
  altered,
  apply,
  advance,
  companionArms,
  heroArms,
  Run,
  cloneState,
  cardOf,
  type AlteredTask,
  type ModeId,
  type Place,
} from '#altered/rules';
import { READINGS, type CardDefinition, type EditionId, type Terrain } from '#altered/abilities';
import { withReadings } from '#record';
import type { Choice, Decision, GameEvent, Json, Seat, StepResolved } from '#record';
import { character } from './cards.js';

/** A card in a zone, with its statuses and counters. */
export interface Placed {
  readonly card: CardDefinition;
  readonly statuses?: readonly ('anchored' | 'asleep' | 'exhausted' | 'fleeting')[];
  readonly counters?: Readonly<Record<string, number>>;
}

type Cards = readonly (CardDefinition | Placed)[];

/** The zones of one player. Omitted zones are empty, except that the deck defaults to blank cards. */
export interface SeatPosition {
  readonly heroZone?: Cards;
  readonly hand?: Cards;
  readonly deck?: Cards;
  readonly discard?: Cards;
  readonly reserve?: Cards;
  readonly landmark?: Cards;
  /** The objects in the Hero expedition. */
  readonly hero?: Cards;
  readonly companion?: Cards;
  /** The number of ready mana orbs, or the cards in the Mana zone. */
  readonly mana?: number | Cards;
  /**
   * The positions of the two expeditions on the player's path. If the regions form a row, these are the indices of
   * regions.
   */
  readonly at?: { readonly hero: number; readonly companion: number };
}

export interface Position {
  /** The players in turn order. If there are four players, the regions form a cross. */
  readonly seats: readonly [SeatPosition, SeatPosition, ...SeatPosition[]];
  /** The players who have left. */
  readonly left?: readonly Seat[];
  /**
   * The point at which the game starts: at the first player's turn (`turn`, the default) or at the beginning of a
   * phase.
   */
  readonly from?: 'turn' | 'morning' | 'noon' | 'afternoon' | 'dusk' | 'night';
  readonly firstPlayer?: Seat;
  /** The terrains of the six Tumult regions. Null means face down. */
  readonly regions?: readonly (readonly Terrain[] | null)[];
  readonly arena?: boolean;
  readonly day?: number;
  readonly seed?: string;
  /** The version of the rules interpretation. Defaults to the latest version. */
  readonly readings?: number;
  /**
   * The edition of the game. Defaults to the edition of the scenario (`inEdition`). Outside scenarios, defaults to 1.0.
   */
  readonly edition?: EditionId;
  /** The mode of the game. Defaults to two players with their own decks. */
  readonly mode?: ModeId;
}

let usualEdition: EditionId = '1.0';

/** Returns the edition of tables for which no edition is given. */
export const editionPlayed = (): EditionId => usualEdition;

export function inEdition(edition: EditionId, scenario: () => void): void {
  const before = usualEdition;
  usualEdition = edition;
  try {
    scenario();
  } finally {
    usualEdition = before;
  }
}

const zones = [
  'heroZone',
  'hand',
  'deck',
  'discard',
  'reserve',
  'landmark',
  'hero',
  'companion',
  'mana',
] as const;

const cardsIn = (seat: SeatPosition, zone: (typeof zones)[number]): Placed[] => {
  const value = seat[zone] ?? [];
  const cards =
    typeof value === 'number' ? Array.from({ length: value }, (_, n) => character(`Orb ${n + 1}`)) : value;
  return cards.map((card) => ('card' in card ? card : { card }));
};

const placeIn = (zone: (typeof zones)[number], seat: Seat): Place => {
  if (zone === 'hero' || zone === 'companion') return { zone: 'expedition', seat, expedition: zone };
  return { zone: zone === 'heroZone' ? 'hero' : zone, seat };
};

const hidden = (zone: string): boolean => zone === 'hand' || zone === 'deck';

/** Whether a decision is part of a choice of several items. The items are chosen one at a time. */
const isSequential = ({ max, kind, options }: Decision): boolean =>
  max === 1 &&
  (kind === 'target' || kind === 'cost') &&
  options.some(({ key }) => key === 'take-back' || key === 'done');

/** A game that continues from an initial position, for rule scenarios. */
export class Table {
  readonly state: State;
  readonly events: GameEvent<Action>[] = [];
  private reported = 0;

  constructor(position: Position) {
    this.state = lay(position);
    this.advance();
  }

  /**
   * Chooses options by their keys. In these keys, card names replace item numbers: `play Kite companion`, `pass`,
   * `Kite`.
   */
  choose(...words: readonly string[]): this {
    const pending = this.state.pending;
    if (pending === null) throw new Error('Nothing to decide.');
    const isNothing = words.length === 0 && pending.min === 0;
    if (words.length !== 1 && !isNothing && isSequential(pending))
      return this.#chooseInSequence(words, pending.kind);
    const taken: string[] = [];
    for (const word of words) {
      const key = pending.options
        .map((option) => option.key)
        .find(
          (candidate) => !taken.includes(candidate) && (candidate === word || this.label(candidate) === word),
        );
      taken.push(key ?? word);
    }
    const decided = this.decide(pending.seat, taken);
    if (!decided.ok) throw new Error(`${decided.error.message} Options: ${this.options().join(', ')}`);
    return this;
  }

  /** Plays a card from hand or Reserve. A Character needs an expedition. */
  play(name: string, expedition?: 'hero' | 'companion'): this {
    return this.choose(expedition === undefined ? `play ${name}` : `play ${name} ${expedition}`);
  }

  /** Activates a quick action of an object: the first available action, or the action at the given index. */
  activate(name: string, ability?: number): this {
    const options = this.options().filter((option) => option.startsWith(`quick ${name} `));
    return this.choose(ability === undefined && options[0] ? options[0] : `quick ${name} ${ability ?? 0}`);
  }

  pass(): this {
    return this.choose('pass');
  }

  /**
   * Chooses the first option of each decision, until a decision is not of the given kind. If no kind is given,
   * continues until the next turn.
   */
  settle(kind?: Decision['kind']): this {
    for (let { pending } = this.state; pending !== null; { pending } = this.state) {
      if (kind === undefined ? pending.kind === 'turn' : pending.kind !== kind) break;
      this.choose(this.keys()[0] ?? '');
    }
    return this;
  }

  /** Chooses options one at a time, then ends the choice. */
  #chooseInSequence(words: readonly string[], kind: string): this {
    for (const word of words) this.choose(word);
    const { pending } = this.state;
    return pending?.kind === kind && pending.options.some(({ key }) => key === 'done')
      ? this.choose('done')
      : this;
  }

  /** Makes a choice. If the rules refuse the choice, nothing changes. */
  decide(seat: Seat, choice: Choice): ReturnType<typeof altered.play.decide> {
    const decided = altered.play.decide(this.state, seat, choice);
    if (decided.ok) this.events.push(...decided.value.events);
    return decided;
  }

  /** Returns the options of the pending decision in readable form. */
  options(): string[] {
    return this.state.pending?.options.map((option) => this.label(option.key)) ?? [];
  }

  get deciding(): string {
    const pending = this.state.pending;
    return pending === null ? 'nobody' : `${pending.seat}: ${pending.kind}`;
  }

  /** Returns a line `verb | action` for each atomic action since the previous call. */
  happened(): string[] {
    const fresh = this.events.slice(this.reported);
    this.reported = this.events.length;
    return fresh.flatMap((event) =>
      event.kind === 'StepResolved'
        ? event.actions.map((action) => `${event.verb} | ${this.line(action)}`)
        : event.kind === 'GameEnded'
          ? [`ended | ${event.winners.join(' and ')} by ${event.reason}`]
          : [],
    );
  }

  /** Like `happened`, but returns only the lines with the given verbs. */
  did(...verbs: readonly string[]): string[] {
    return this.happened().filter((line) => verbs.includes(line.replace(/ \|.*/, '')));
  }

  /** Like `happened`, but returns only the lines that contain any of the given words. */
  linesWith(...words: readonly string[]): string[] {
    return this.happened().filter((line) => words.some((word) => line.includes(word)));
  }

  /** Returns the option keys of the pending decision. */
  keys(): string[] {
    return this.state.pending?.options.map(({ key }) => key) ?? [];
  }

  /** Returns the verbs of all steps since the initial position. */
  verbs(): string[] {
    return this.events.flatMap((event) => (event.kind === 'StepResolved' ? [event.verb] : []));
  }

  /** Returns the number of counters named `counter` on the first item with the given name in any zone. */
  counter(name: string, counter: string): number {
    return this.stay(name).counters[counter] ?? 0;
  }

  /** Returns the number of a player's ready Mana Orbs. */
  orbs(seat: Seat): number {
    const orbs = this.state.seats[seat]?.mana ?? [];
    return orbs.filter((item) => !this.state.stays[item]?.statuses.includes('exhausted')).length;
  }

  /** Returns the last step with this verb. */
  step(verb: string): StepResolved<Action> {
    const found = this.events.findLast(
      (event): event is StepResolved<Action> => event.kind === 'StepResolved' && event.verb === verb,
    );
    if (found === undefined) throw new Error(`No step "${verb}" happened: ${this.happened().join('; ')}`);
    return found;
  }

  /** Returns all rules that steps have cited since the initial position. */
  rules(): string[] {
    return [...new Set(this.events.flatMap((event) => (event.kind === 'StepResolved' ? event.rules : [])))];
  }

  /** Returns the names of the cards in a player's zone. */
  names(zone: (typeof zones)[number] | 'limbo', seat: Seat): string[] {
    const { state } = this;
    const items =
      zone === 'limbo'
        ? state.limbo
        : zone === 'hero' || zone === 'companion'
          ? state.expedition.filter((item) => {
              const stay = state.stays[item];
              return stay?.seat === seat && stay.expedition === zone;
            })
          : (state.seats[seat]?.[zone === 'heroZone' ? 'hero' : zone] ?? []);
    return items.map((item) => this.name(item));
  }

  /** Returns the stay of the first item with this name in any zone. */
  stay(name: string): NonNullable<State['stays'][number]> {
    const { state } = this;
    const item = state.stays.findIndex((stay, index) => stay !== null && this.name(index) === name);
    const stay = state.stays[item];
    if (stay === null || stay === undefined) throw new Error(`No "${name}" in any zone.`);
    return stay;
  }

  item(name: string): number {
    const found = this.state.stays.findIndex((stay, index) => stay !== null && this.name(index) === name);
    if (found < 0) throw new Error(`No "${name}" in any zone.`);
    return found;
  }

  name(item: number): string {
    const of = this.state.items[item];
    if (of?.kind === 'emblem') return `emblem of ${this.name(of.emblem.source.item)}`;
    return of === undefined || of.kind === 'region' ? `region ${item}` : cardOf(this.state, item).name;
  }

  private advance(): void {
    const run = new Run(this.state);
    advance(run);
    this.events.push(...run.events);
  }

  private label(key: string): string {
    if (/^(expedition|player|mode|either|x):/.test(key)) return key.replaceAll(':', ' ');
    const quick = /^quick:(\d+):(\d+)$/.exec(key);
    if (quick !== null) return `quick ${this.name(Number(quick[1]))} ${quick[2] ?? ''}`;
    return key
      .split(':')
      .map((part) => (/^\d+$/.test(part) && this.state.items[Number(part)] ? this.name(Number(part)) : part))
      .join(' ');
  }

  private line(action: Action): string {
    const at = ({ zone, seat, expedition }: Place): string => `${expedition ?? zone}.${seat}`;
    switch (action.kind) {
      case 'move': {
        const extras = [
          ...(action.statuses ?? []).map((status) => ` +${status}`),
          ...Object.entries(action.counters ?? {}).map(([name, value]) => ` ${name}=${value}`),
        ];
        return `${this.name(action.item ?? -1)}: ${at(action.from)} > ${at(action.to)}${extras.join('')}`;
      }
      case 'token':
        return `${action.definition.name}: created > ${at(action.to)}`;
      case 'emblem':
        return `emblem of ${this.name(action.emblem.source.item)}: ${action.emblem.kind} > limbo.${action.seat}`;
      case 'vanish':
        return `${this.name(action.item)}: ceases to exist`;
      case 'counters':
        return `${this.name(action.item ?? -1)}: ${action.delta > 0 ? '+' : ''}${action.delta} ${action.name} = ${action.value}`;
      case 'status':
        return `${this.name(action.item ?? -1)}: ${action.on ? '+' : '-'}${action.status}`;
      case 'expedition':
        return `${action.expedition}.${action.seat}: ${action.from ?? ''} > ${action.to}`;
      case 'ascend':
        return `${action.expedition}.${action.seat}: ${action.on ? '+' : '-'}ascended`;
      case 'compare':
        return `${action.expedition ?? 'all'}.${action.seat}: wins ${action.wins.join(', ') || 'nothing'}`;
      default: {
        const { kind, ...rest } = action;
        return `${kind} ${JSON.stringify(rest)}`;
      }
    }
  }
}

const allTerrains: readonly Terrain[] = ['forest', 'mountain', 'water'];
const defaultRegions: readonly (readonly Terrain[])[] = [
  ['forest'],
  ['mountain', 'water'],
  ['mountain'],
  ['forest', 'water'],
  ['water'],
  ['forest', 'mountain'],
];

/** Returns a state with this position, built from the same atomic actions as in a real game. */
function lay(position: Position): State {
  const placed = position.seats.map((seat) =>
    zones.flatMap((zone) => cardsIn(seat, zone).map((card) => ({ zone, ...card }))),
  );
  const filler = character('Blank');
  const decks = placed.map((cards) => [
    ...cards.map(({ card }) => card),
    ...Array<CardDefinition>(10).fill(filler),
  ]);
  const cards = Object.fromEntries(decks.flat().map((card) => [card.reference, card as unknown as Json]));
  const state = altered.fold.evolve(altered.fold.initial(), {
    kind: 'GameStarted',
    module: 'altered',
    edition: position.edition ?? usualEdition,
    format: 'scenario',
    seats: decks.map((deck, seat) => ({
      name: ['Ada', 'Ben', 'Cem', 'Dia'][seat] ?? `${seat}`,
      deck: deck.map((card) => card.reference),
    })),
    seed: position.seed ?? 'scenario',
    cards,
    options: {
      ...withReadings(position.readings ?? READINGS),
      ...(position.mode && { mode: position.mode }),
    },
  });
  let item = 0;
  for (const [seat, list] of placed.entries()) {
    for (const { zone, statuses, counters } of list) {
      apply(state, {
        kind: 'move',
        item: item++,
        from: { zone: 'outside', seat },
        to: placeIn(zone, seat),
        left: null,
        becomes: hidden(zone) ? null : state.timestamp + 1,
        ...(zone === 'mana' && { faceDown: true }),
        ...(statuses && { statuses }),
        ...(counters && { counters }),
      });
    }
    const size = position.seats[seat]?.deck === undefined ? 10 : 0;
    for (let n = 0; n < 10; n++, item++)
      if (n < size)
        apply(state, {
          kind: 'move',
          item,
          from: { zone: 'outside', seat },
          to: { zone: 'deck', seat },
          left: null,
          becomes: null,
        });
  }
  layAdventure(state, position);
  for (const seat of position.left ?? []) apply(state, { kind: 'leave', seat, reason: 'conceded' });
  state.day = position.day ?? 2;
  state.firstPlayer = position.firstPlayer ?? 0;
  const from = position.from ?? 'turn';
  state.phase = from === 'turn' ? 'afternoon' : from;
  const first = state.firstPlayer;
  const agenda: AlteredTask[] =
    from === 'turn'
      ? [
          { task: 'begin-phase', phase: 'dusk' },
          { task: 'begin-turn', seat: first },
        ]
      : from === 'morning'
        ? [{ task: 'begin-day' }]
        : [{ task: 'begin-phase', phase: from }];
  state.agenda = agenda;
  return cloneState(state);
}

/** Creates the regions of a row, or of a cross whose arms have the same terrains. */
function layAdventure(state: State, position: Position): void {
  const tumult = position.regions ?? defaultRegions;
  const halves = [allTerrains, ...tumult, allTerrains].map((terrains, index, { length }) => {
    const half = index > 0 && index < length - 1;
    return {
      name: half ? ('tumult' as const) : index === 0 ? ('hero' as const) : ('companion' as const),
      tumult: half ? Math.floor((index - 1) / 2) : null,
      terrains: terrains ?? defaultRegions[index - 1] ?? allTerrains,
      faceDown: terrains === null,
    };
  });
  const isCross = position.seats.length > 2;
  const regions = halves.flatMap((region, index) => {
    const arms = isCross ? crossArms[index] : undefined;
    return arms === undefined ? [region] : arms.map((ways) => ({ ...region, ways }));
  });
  for (const region of regions)
    apply(state, { kind: 'create', item: state.items.length, object: state.timestamp + 1, region });
  for (const [seat, { at }] of position.seats.entries()) {
    const way = state.seats[seat]?.way ?? [];
    const places = at ?? { hero: 0, companion: way.length - 1 };
    for (const expedition of ['hero', 'companion'] as const)
      apply(state, { kind: 'expedition', seat, expedition, from: null, to: way[places[expedition]] ?? 0 });
  }
  if (position.arena) apply(state, { kind: 'arena', item: state.items.length, object: state.timestamp + 1 });
}

/**
 * For each position on the path, the groups of players with separate copies of the region. Undefined if all players
 * share the region.
 */
const crossArms: readonly (readonly (readonly Seat[])[] | undefined)[] = [
  heroArms,
  heroArms,
  heroArms,
  undefined,
  undefined,
  companionArms,
  companionArms,
  companionArms,
];
