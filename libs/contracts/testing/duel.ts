import {
  advance,
  apply,
  contracts,
  natureOf,
  READINGS,
  Run,
  type Action,
  type Contract,
  type Mana,
  type State,
  type Status,
  type Task,
} from '#contracts';
import { omniscient, withReadings } from '#record';
import type { CardView, Choice, GameEvent, Json, PublicState, Seat, StepResolved, Viewer } from '#record';

/** A contract in an initial position, with its state. */
export interface LaidContract {
  readonly contract: Contract;
  readonly statuses?: readonly Status[];
  readonly damage?: number;
  /** Present if the contract arrived in the current turn. */
  readonly arrived?: true;
  readonly done?: true;
  readonly active?: true;
  readonly attack?: number;
  readonly health?: number;
}

type Laid = readonly (Contract | LaidContract)[];

/**
 * A player's zones in an initial position. An omitted deck consists of blank contracts. Other omitted zones are empty.
 */
export interface DuelSeat {
  readonly hand?: Laid;
  readonly deck?: Laid;
  readonly discard?: Laid;
  readonly line?: Laid;
  readonly globe?: Laid;
  readonly rune?: Laid;
  readonly aside?: Laid;
  /** The number of extractors by colour. They are full if a turn is in progress. */
  readonly mana?: Readonly<Partial<Record<Mana, number>>>;
  readonly reservoirs?: number;
  readonly health?: number;
  readonly attack?: number;
  readonly statuses?: readonly Status[];
  readonly exhaustion?: number;
}

export interface DuelPosition {
  readonly seats: readonly [DuelSeat, DuelSeat];
  /** The player whose turn it is, by default 0. */
  readonly turn?: Seat;
  /** The point at which the game starts: the main phase (the default), the start of a turn, or the opening hands. */
  readonly from?: 'main' | 'start' | 'opening';
  readonly seed?: string;
  /** The version of the rules interpretation. Defaults to the latest version. */
  readonly readings?: number;
}

const zones = ['hand', 'discard', 'line', 'globe', 'rune', 'aside', 'deck'] as const;
type LaidZone = (typeof zones)[number];
const inPlay = (zone: LaidZone): boolean => zone === 'line' || zone === 'globe' || zone === 'rune';

const blank = (number: number): Contract => ({
  reference: `blank-${number}`,
  name: `Blank ${number}`,
  type: 'creature',
  faction: null,
  cost: {},
  attack: 1,
  health: 1,
  text: [],
  executed: true,
});

const laid = (given: Contract | LaidContract): LaidContract =>
  'contract' in given ? given : { contract: given };

/** A game of Contracts for scenarios. It starts from a position and accepts choices in readable form. */
export class Duel {
  readonly state: State;
  readonly events: GameEvent<Action>[] = [];
  #reported = 0;

  constructor(position: DuelPosition) {
    this.state = lay(position);
    const run = new Run(this.state);
    advance(run);
    this.events.push(...run.events);
  }

  /**
   * Chooses options by readable keys, such as `attack Wolf player` or `end`. Readable keys contain names instead of
   * item numbers, and spaces instead of colons.
   */
  choose(...words: readonly string[]): this {
    const { pending } = this.state;
    if (pending === null) throw new Error('Nothing to decide.');
    const taken: string[] = [];
    for (const word of words) {
      const found = pending.options
        .map(({ key }) => key)
        .find((key) => !taken.includes(key) && (key === word || this.#label(key) === word));
      taken.push(found ?? word);
    }
    const decided = this.decide(pending.seat, taken);
    if (!decided.ok) throw new Error(`${decided.error.message} Options: ${this.options().join(', ')}`);
    return this;
  }

  /** Makes a choice. If the rules refuse the choice, nothing changes. */
  decide(seat: Seat, choice: Choice): ReturnType<typeof contracts.play.decide> {
    const decided = contracts.play.decide(this.state, seat, choice);
    if (decided.ok) this.events.push(...decided.value.events);
    return decided;
  }

  /**
   * Returns the rule that a choice of the deciding player would break. Null if the choice is allowed. Does not make the
   * choice.
   */
  refusal(word: string): string | null {
    const { pending } = this.state;
    const key = word
      .split(' ')
      .map((part) => {
        const item = this.#find(part);
        return item === undefined ? part : `${item}`;
      })
      .join(':');
    const decided = contracts.play.decide(contracts.fold.clone(this.state), pending?.seat ?? 0, [key]);
    return decided.ok ? null : decided.error.rule;
  }

  options(): string[] {
    return this.state.pending?.options.map(({ key }) => this.#label(key)) ?? [];
  }

  get deciding(): string {
    const { pending } = this.state;
    return pending === null ? 'nobody' : `${pending.seat}: ${pending.kind}`;
  }

  /** Returns the verb of each step since the previous call, in order. */
  verbs(): string[] {
    const fresh = this.events.slice(this.#reported);
    this.#reported = this.events.length;
    return fresh.flatMap((event) => (event.kind === 'StepResolved' ? [event.verb] : []));
  }

  /** Returns all steps with this verb since the initial position. */
  steps(verb: string): StepResolved<Action>[] {
    return this.events.filter(
      (event): event is StepResolved<Action> => event.kind === 'StepResolved' && event.verb === verb,
    );
  }

  /** Returns all rules that steps have cited since the initial position. */
  rules(): string[] {
    return [...new Set(this.events.flatMap((event) => (event.kind === 'StepResolved' ? event.rules : [])))];
  }

  seat(seat: Seat): State['seats'][number] {
    const found = this.state.seats[seat];
    if (found === undefined) throw new Error(`No seat ${seat}.`);
    return found;
  }

  health(): number[] {
    return this.state.seats.map(({ health }) => health);
  }

  names(zone: LaidZone | 'playing' | 'looked', seat: Seat): string[] {
    return this.seat(seat)[zone].map((item) => natureOf(this.state, item).name);
  }

  view(viewer: Viewer = omniscient): PublicState {
    return contracts.see.view(this.state, viewer);
  }

  /** Returns the first card in play with this name, including its hidden facts. */
  card(name: string): CardView {
    const item = this.item(name);
    const found = this.view()
      .zones.flatMap(({ cards }) => cards)
      .find((card) => card.item === item);
    if (found === undefined) throw new Error(`"${name}" is not to be seen.`);
    return found;
  }

  /** Returns the current attack and health (or durability) of a card. */
  numbers(name: string): number[] {
    return this.card(name).statistics.map(({ value }) => value);
  }

  item(name: string): number {
    const found = this.#find(name);
    if (found === undefined) throw new Error(`No "${name}".`);
    return found;
  }

  /** Finds an item by name. Prefers objects in play to other items with the same name. */
  #find(name: string): number | undefined {
    const { items, bodies } = this.state;
    const all = [...items.keys()].filter(
      (item) => items[item]?.kind !== 'effect' && natureOf(this.state, item).name === name,
    );
    return all.find((item) => bodies[item] != null) ?? all[0];
  }

  /**
   * Returns the readable form of an option key, such as `attack Wolf player`. If the option is a number of contracts, a
   * position or a mode, returns only its number.
   */
  #label(key: string): string {
    return key
      .replace(/^(look|place|mode)-/, '')
      .split(':')
      .map((part) =>
        /^\d+$/.test(part) && /^(look|place|mode|player)/.exec(key) === null
          ? natureOf(this.state, Number(part)).name
          : part,
      )
      .join(' ');
  }
}

/** Returns a state with this position, built from the same atomic actions as in a real game. */
function lay({ seats, turn = 0, from = 'main', seed = 'duel', readings = READINGS }: DuelPosition): State {
  const placed = seats.map((seat) =>
    zones.flatMap((zone) => (seat[zone] ?? []).map((card) => ({ zone, ...laid(card) }))),
  );
  const decks = placed.map((cards, seat) => [
    ...cards.map(({ contract }) => contract),
    ...(seats[seat as 0 | 1].deck === undefined ? Array.from({ length: 12 }, (_, n) => blank(n)) : []),
  ]);
  const cards = Object.fromEntries(
    decks.flat().map((contract) => [contract.reference, contract as unknown as Json]),
  );
  const state = contracts.fold.evolve(contracts.fold.initial(), {
    kind: 'GameStarted',
    module: 'contracts',
    edition: '1.0',
    format: 'scenario',
    seats: decks.map((deck, seat) => ({
      name: seat === 0 ? 'Ada' : 'Ben',
      deck: deck.map(({ reference }) => reference),
    })),
    seed,
    cards,
    options: withReadings(readings),
  });
  let first = 0;
  for (const [seat, own] of placed.entries()) {
    const size = decks[seat]?.length ?? 0;
    const order = Array.from({ length: size }, (_, index) => first + index);
    apply(state, { kind: 'shuffle', seat, order, count: size });
    for (const [index, card] of own.entries()) layCard(state, seat, first + index, card);
    laySeat(state, seat, seats[seat as 0 | 1], from === 'main');
    first += size;
  }
  state.agenda = agendaOf(from, turn);
  state.turn = 4;
  if (from === 'main') state.turnSeat = turn;
  if (from !== 'opening') state.phase = from === 'main' ? 'main' : 'end';
  state.day = 2;
  for (const [seat, own] of placed.entries())
    for (const [index, { arrived }] of own.entries()) {
      const item = index + (seat === 0 ? 0 : (decks[0]?.length ?? 0));
      const body = state.bodies[item];
      if (arrived === true && body != null) state.bodies[item] = { ...body, arrived: state.turn };
    }
  return contracts.fold.clone(state);
}

function agendaOf(from: NonNullable<DuelPosition['from']>, seat: Seat): Task[] {
  if (from === 'main') return [{ task: 'act', seat }];
  if (from === 'start') return [{ task: 'begin-turn', seat }];
  const tasks: Task[] = [
    { task: 'opening-hand', seat: 0, again: false },
    { task: 'opening-hand', seat: 1, again: false },
    { task: 'mulligan', chosen: [] },
    { task: 'shuffle-aside' },
    { task: 'begin-turn', seat },
  ];
  return tasks.reverse();
}

function layCard(
  state: State,
  seat: Seat,
  item: number,
  card: LaidContract & { readonly zone: LaidZone },
): void {
  const { zone, statuses = [], damage = 0, done, active, attack = 0, health = 0 } = card;
  if (zone === 'deck') return;
  const object = state.timestamp + 1;
  apply(state, { kind: 'move', item, seat, from: 'deck', to: zone, object: inPlay(zone) ? object : null });
  if (!inPlay(zone)) return;
  for (const status of statuses) apply(state, { kind: 'status', item, object, status, on: true });
  if (damage > 0) apply(state, { kind: 'damage', item, object, amount: damage, health: 0 });
  if (attack !== 0 || health !== 0) apply(state, { kind: 'strengthen', item, object, attack, health });
  if (done === true) apply(state, { kind: 'done', item, object, on: true });
  if (active === true) apply(state, { kind: 'active', item, object, on: true });
}

function laySeat(state: State, seat: Seat, says: DuelSeat, full: boolean): void {
  const { mana = {}, reservoirs = 0, health, attack, statuses = [], exhaustion } = says;
  for (const [name, count = 0] of Object.entries(mana) as [Mana, number | undefined][]) {
    for (let made = 0; made < count; made++) apply(state, { kind: 'extractor', seat, mana: name, delta: 1 });
    if (full) apply(state, { kind: 'mana', seat, of: name, delta: count, full: count });
  }
  apply(state, { kind: 'mana', seat, of: 'reservoir', delta: reservoirs, full: reservoirs });
  if (health !== undefined) apply(state, { kind: 'health', seat, delta: 0, value: health, how: 'gain' });
  if (attack !== undefined) apply(state, { kind: 'player-attack', seat, delta: attack, value: attack });
  for (const status of statuses) apply(state, { kind: 'player-status', seat, status, on: true });
  const own = state.seats[seat];
  if (exhaustion !== undefined && own !== undefined) own.exhaustion = exhaustion;
}
