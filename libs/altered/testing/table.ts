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

/** A card where it lies, with what is on it. */
export interface Placed {
  readonly card: CardDefinition;
  readonly statuses?: readonly ('anchored' | 'asleep' | 'exhausted' | 'fleeting')[];
  readonly counters?: Readonly<Record<string, number>>;
}

type Cards = readonly (CardDefinition | Placed)[];

/** The zones of a player. Zones left out are empty; the deck holds blank cards where none are named. */
export interface SeatPosition {
  readonly heroZone?: Cards;
  readonly hand?: Cards;
  readonly deck?: Cards;
  readonly discard?: Cards;
  readonly reserve?: Cards;
  readonly landmark?: Cards;
  /** Characters in the hero and in the companion expedition. */
  readonly hero?: Cards;
  readonly companion?: Cards;
  /** Number of ready mana orbs, or the cards. */
  readonly mana?: number | Cards;
  /** The places of the expeditions on their player's way; in a row, the indices of the regions. */
  readonly at?: { readonly hero: number; readonly companion: number };
}

export interface Position {
  /** In turn order. Four seats use a cross. */
  readonly seats: readonly [SeatPosition, SeatPosition, ...SeatPosition[]];
  /** Players who have left. */
  readonly left?: readonly Seat[];
  /** Begin with a turn of the first player (the default), or with a phase. */
  readonly from?: 'turn' | 'morning' | 'noon' | 'afternoon' | 'dusk' | 'night';
  readonly firstPlayer?: Seat;
  /** Terrains of the six Tumult regions; face down where null. */
  readonly regions?: readonly (readonly Terrain[] | null)[];
  readonly arena?: boolean;
  readonly day?: number;
  readonly seed?: string;
  /** The newest by default. */
  readonly readings?: number;
  /** The edition of the game. By default that of the scenario (`inEdition`), else 1.0. */
  readonly edition?: EditionId;
  /** The mode of the game. By default two players with their own decks. */
  readonly mode?: ModeId;
}

let usualEdition: EditionId = '1.0';

/** The edition that tables are of which name none. */
export const editionPlayed = (): EditionId => usualEdition;

/** Plays a scenario by the rules of an edition. */
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

/** Whether a decision takes one of several at a time. */
const isOneByOne = ({ max, kind, options }: Decision): boolean =>
  max === 1 &&
  (kind === 'target' || kind === 'cost') &&
  options.some(({ key }) => key === 'take-back' || key === 'done');

/** A position to play on from: what a rule scenario begins with. */
export class Table {
  readonly state: State;
  readonly events: GameEvent<Action>[] = [];
  private reported = 0;

  constructor(position: Position) {
    this.state = lay(position);
    this.advance();
  }

  /** Chooses by option keys, in which card names stand for items: `play Kite companion`, `pass`, `Kite`. */
  choose(...words: readonly string[]): this {
    const pending = this.state.pending;
    if (pending === null) throw new Error('Nothing to decide.');
    const isNothing = words.length === 0 && pending.min === 0;
    if (words.length !== 1 && !isNothing && isOneByOne(pending))
      return this.#chooseOneByOne(words, pending.kind);
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

  /** Plays a card from hand or Reserve; a Character into an expedition. */
  play(name: string, expedition?: 'hero' | 'companion'): this {
    return this.choose(expedition === undefined ? `play ${name}` : `play ${name} ${expedition}`);
  }

  /** Activates a quick action of an object: the first there is, or that at a place among its abilities. */
  activate(name: string, ability?: number): this {
    const options = this.options().filter((option) => option.startsWith(`quick ${name} `));
    return this.choose(ability === undefined && options[0] ? options[0] : `quick ${name} ${ability ?? 0}`);
  }

  pass(): this {
    return this.choose('pass');
  }

  /** Takes the first option of each decision of a kind; without a kind, of all until a turn. */
  settle(kind?: Decision['kind']): this {
    for (let { pending } = this.state; pending !== null; { pending } = this.state) {
      if (kind === undefined ? pending.kind === 'turn' : pending.kind !== kind) break;
      this.choose(this.keys()[0] ?? '');
    }
    return this;
  }

  /** Several that are asked for one after the other, and no more of them. */
  #chooseOneByOne(words: readonly string[], kind: string): this {
    for (const word of words) this.choose(word);
    const { pending } = this.state;
    return pending?.kind === kind && pending.options.some(({ key }) => key === 'done')
      ? this.choose('done')
      : this;
  }

  /** Makes a choice that may be refused; a refusal changes nothing. */
  decide(seat: Seat, choice: Choice): ReturnType<typeof altered.play.decide> {
    const decided = altered.play.decide(this.state, seat, choice);
    if (decided.ok) this.events.push(...decided.value.events);
    return decided;
  }

  /** The options of the pending decision, in words. */
  options(): string[] {
    return this.state.pending?.options.map((option) => this.label(option.key)) ?? [];
  }

  get deciding(): string {
    const pending = this.state.pending;
    return pending === null ? 'nobody' : `${pending.seat}: ${pending.kind}`;
  }

  /** Everything that happened since the last look, a line an atomic action: `verb | what`. */
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

  /** Like `happened`, for some verbs. */
  did(...verbs: readonly string[]): string[] {
    return this.happened().filter((line) => verbs.includes(line.replace(/ \|.*/, '')));
  }

  /** Like `happened`, for lines that contain any of some words. */
  linesWith(...words: readonly string[]): string[] {
    return this.happened().filter((line) => words.some((word) => line.includes(word)));
  }

  /** The keys of the options of the pending decision. */
  keys(): string[] {
    return this.state.pending?.options.map(({ key }) => key) ?? [];
  }

  /** The verbs of all steps since the table was laid. */
  verbs(): string[] {
    return this.events.flatMap((event) => (event.kind === 'StepResolved' ? [event.verb] : []));
  }

  /** How many counters of a name are on the first item with a name that is in a zone. */
  counter(name: string, counter: string): number {
    return this.stay(name).counters[counter] ?? 0;
  }

  /** The number of ready mana orbs of a player. */
  orbs(seat: Seat): number {
    const orbs = this.state.seats[seat]?.mana ?? [];
    return orbs.filter((item) => !this.state.stays[item]?.statuses.includes('exhausted')).length;
  }

  /** The last step with a verb. */
  step(verb: string): StepResolved<Action> {
    const found = this.events.findLast(
      (event): event is StepResolved<Action> => event.kind === 'StepResolved' && event.verb === verb,
    );
    if (found === undefined) throw new Error(`No step "${verb}" happened: ${this.happened().join('; ')}`);
    return found;
  }

  /** All rules that were cited since the table was laid. */
  rules(): string[] {
    return [...new Set(this.events.flatMap((event) => (event.kind === 'StepResolved' ? event.rules : [])))];
  }

  /** Names of the cards in a zone, as `reserve 0` or `hero 1`. */
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

  /** The stay of the first item with a name that is in a zone. */
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

/** Puts everything where the position says, by the actions that games are made of. */
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

/** The regions of a row; or of a cross, whose arms have the same halves. */
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

/** By index on the path, the players who cross each of the equal regions there. All do in the middle. */
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
