import {
  at,
  listOf,
  putInto,
  takeFrom,
  type Data,
  type Lying,
  type Reader,
  type ActionReader,
} from './reading.js';

interface Body {
  readonly object: number;
  readonly arrived: number;
  readonly attack: number;
  readonly health: number;
  readonly damage: number;
  readonly statuses: readonly string[];
  readonly done: boolean;
  readonly active: boolean;
}

const colours = ['fire', 'water', 'light', 'pure'];
const listNames = ['deck', 'hand', 'discard', 'line', 'globe', 'rune', 'playing', 'aside', 'looked'];

interface Side {
  readonly lists: Readonly<Record<string, number[]>>;
  readonly extractors: Record<string, number>;
  readonly full: Record<string, number>;
  health: number;
  exhaustion: number;
  special: boolean;
  attack: number | null;
  statuses: readonly string[];
  struck: boolean;
  reservoirs: number;
}

const none = (): Record<string, number> => Object.fromEntries(colours.map((colour) => [colour, 0]));

/** Folds the state of a game of Contracts, implemented only from the description in docs/integrating/record.md. */
export class ContractsReader implements Reader {
  readonly seats: Side[];
  readonly bodies: (Body | null)[] = [];
  readonly known: number[] = [];
  /** The items created during the game, in order of creation. */
  readonly #made: unknown[] = [];
  #clock = { day: 0, phase: 'set-up', turn: 0, seat: null as number | null };
  #firstPlayer = 0;
  #timestamp = 0;
  #result: unknown = null;

  constructor(started: Data) {
    const seats = started['seats'] as readonly { readonly deck: readonly string[] }[];
    for (const { deck } of seats)
      for (const _ of deck) {
        this.bodies.push(null);
        this.known.push(0);
      }
    this.seats = seats.map(() => ({
      lists: Object.fromEntries(listNames.map((name) => [name, []])),
      extractors: none(),
      full: none(),
      health: 30,
      exhaustion: 1,
      special: true,
      attack: null,
      statuses: [],
      struck: false,
      reservoirs: 0,
    }));
  }

  apply(action: ActionReader): void {
    switch (action.kind) {
      case 'move':
        return this.#move(action);
      case 'set-aside':
        for (const item of action.numbers('items')) {
          putInto(listOf(this.#side(action).lists, 'aside'), item);
          this.#learn(item, 1 << action.number('seat'));
        }
        return;
      case 'shuffle': {
        const { lists } = this.#side(action);
        if (action.has('aside')) listOf(lists, 'aside').length = 0;
        listOf(lists, 'deck').splice(0, Infinity, ...action.numbers('order'));
        for (const item of action.numbers('order')) this.known[item] = 0;
        return;
      }
      case 'first-player':
        this.#firstPlayer = action.number('seat');
        return;
      case 'turn':
        return this.#turn(action);
      case 'phase':
        this.#clock = { ...this.#clock, phase: action.word('phase') };
        return;
      case 'extractor': {
        const { extractors, full } = this.#side(action);
        const colour = action.word('mana');
        const count = action.number('count', () => (extractors[colour] ?? 0) + action.number('delta'));
        full[colour] = action.number('full', () => Math.min(full[colour] ?? 0, count));
        extractors[colour] = count;
        return;
      }
      case 'mana': {
        const side = this.#side(action);
        if (action.word('of') === 'reservoir') side.reservoirs = action.number('full');
        else side.full[action.word('of')] = action.number('full');
        return;
      }
      case 'special-draw':
        this.#side(action).special = action.flag('left', () => false);
        return;
      case 'health': {
        const side = this.#side(action);
        side.health = action.number('value');
        if (action.word('how') === 'exhaustion')
          side.exhaustion = action.number('exhaustion', () => side.exhaustion + 1);
        return;
      }
      case 'attack': {
        const attacker = action.maybe('attacker');
        if (attacker === null) this.#side(action).struck = action.flag('struck', () => true);
        else this.#change(attacker, { done: action.flag('done', () => true) });
        return;
      }
      case 'damage':
        return this.#body(action, ({ damage }) => ({
          damage: action.number('damage', () => damage + action.number('amount')),
        }));
      case 'durability':
        return this.#body(action, ({ damage }) => ({
          damage: action.number('damage', () => damage - action.number('delta')),
        }));
      case 'strengthen':
        return this.#body(action, (body) =>
          action.has('applied')
            ? appliedIn(action)
            : {
                attack: body.attack + action.number('attack'),
                health: body.health + action.number('health'),
              },
        );
      case 'player-attack':
        this.#side(action).attack = action.number('value');
        return;
      case 'status':
        return this.#body(action, ({ statuses }) => ({ statuses: switched(statuses, action) }));
      case 'player-status': {
        const side = this.#side(action);
        side.statuses = switched(side.statuses, action);
        return;
      }
      case 'fade':
        return this.#body(action, () => ({
          ...(action.has('applied') ? appliedIn(action) : { attack: 0, health: 0 }),
          statuses: action.words('statuses', () => ['faded']),
        }));
      case 'player-fade': {
        const side = this.#side(action);
        side.attack = null;
        side.statuses = action.words('statuses', () => []);
        return;
      }
      case 'done':
        return this.#body(action, () => ({ done: action.flag('on') }));
      case 'active':
        return this.#body(action, () => ({ active: action.flag('on') }));
      case 'rearrange': {
        const line = listOf(this.#side(action).lists, 'line');
        takeFrom(line, action.number('item'));
        return putInto(line, action.number('item'), action.number('index'));
      }
      case 'token': {
        const list = listOf(
          this.#side(action).lists,
          action.word('to', () => 'line'),
        );
        this.#make(action.number('item'), [action.number('seat'), action.raw('token')]);
        putInto(
          list,
          action.number('item'),
          action.number('index', () => list.length),
        );
        return this.#embody(action, action.number('object'));
      }
      case 'vanish':
        takeFrom(
          listOf(
            this.#side(action).lists,
            action.word('from', () => 'line'),
          ),
          action.number('item'),
        );
        this.bodies[action.number('item')] = null;
        return;
      case 'reveal':
        return this.#learn(action.number('item'), this.#everybody);
      case 'activate':
        return this.#make(action.number('emblem'), [
          action.number('seat'),
          action.number('item'),
          action.number('ability'),
        ]);
      case 'over':
        return;
      case 'outcome':
        this.#result = [action.numbers('winners'), action.word('reason')];
        return;
      default:
        throw new Error(`docs/integrating/record.md does not know "${action.kind}"`);
    }
  }

  get #everybody(): number {
    return (1 << this.seats.length) - 1;
  }

  #side(action: ActionReader): Side {
    return at(this.seats, action.number('seat'));
  }

  #learn(item: number, bits: number): void {
    this.known[item] = at(this.known, item) | bits;
  }

  #make(item: number, form: unknown): void {
    this.#made.push(form);
    this.bodies[item] = null;
    this.known[item] = this.#everybody;
  }

  #change(item: number, change: Partial<Body>): void {
    const body = this.bodies[item];
    if (body === null || body === undefined) throw new Error(`item ${item} has no body`);
    this.bodies[item] = { ...body, ...change };
  }

  #body(action: ActionReader, change: (body: Body) => Partial<Body>): void {
    const item = action.number('item');
    const body = this.bodies[item];
    if (body?.object !== action.number('object')) throw new Error(`item ${item} is another object`);
    this.#change(item, change(body));
  }

  #embody(action: ActionReader, object: number): void {
    this.#timestamp = Math.max(this.#timestamp, object);
    this.bodies[action.number('item')] = {
      object,
      arrived: action.number('arrived', () => this.#clock.turn),
      attack: 0,
      health: 0,
      damage: 0,
      statuses: [],
      done: false,
      active: false,
    };
  }

  #move(action: ActionReader): void {
    const item = action.number('item');
    const to = action.word('to');
    const { lists } = this.#side(action);
    takeFrom(listOf(lists, action.word('from')), item);
    putInto(listOf(lists, to), item, action.has('index') ? action.number('index') : undefined);
    const object = action.maybe('object');
    if (object === null) this.bodies[item] = null;
    else this.#embody(action, object);
    if (['hand', 'aside', 'looked'].includes(to)) this.#learn(item, 1 << action.number('seat'));
    else if (to !== 'deck') this.#learn(item, this.#everybody);
  }

  #turn(action: ActionReader): void {
    const side = this.#side(action);
    this.#clock = {
      day: action.number('day'),
      phase: action.word('phase', () => 'start'),
      turn: action.number('turn'),
      seat: action.number('seat'),
    };
    side.struck = action.flag('struck', () => false);
    const inPlay = () => ['line', 'globe', 'rune'].flatMap((name) => listOf(side.lists, name));
    for (const item of action.numbers('ready', inPlay)) this.#change(item, { done: false, active: false });
  }

  lying(): readonly Lying[] {
    return this.seats.flatMap(({ lists }, seat) =>
      Object.entries(lists).flatMap(([zone, list]) =>
        list.map((item): Lying => {
          const body = this.bodies[item] ?? null;
          const counters = zone === 'line' && body !== null && body.damage > 0 ? { damage: body.damage } : {};
          const shown = { item, zone, seat, known: at(this.known, item), faceDown: false, counters };
          return { ...shown, object: body?.object ?? null, statuses: this.#shownOf(zone, body) };
        }),
      ),
    );
  }

  /** Returns the past and present activities of a creature, in the words that the viewer displays. */
  #shownOf(zone: string, body: Body | null): readonly string[] {
    if (body === null) return [];
    const { statuses, done, active, arrived } = body;
    if (zone !== 'line') return [...(done ? ['used'] : []), ...(active ? ['active'] : [])];
    return [
      ...statuses.filter((status) => status === 'magnetised' || status === 'faded'),
      ...(done ? ['acted'] : []),
      ...(arrived === this.#clock.turn ? ['arrived'] : []),
    ];
  }

  counts(seat: number): Readonly<Record<string, number>> {
    const { lists, health, extractors, full, reservoirs, exhaustion, special } = at(this.seats, seat);
    const total = (of: Readonly<Record<string, number>>): number =>
      Object.values(of).reduce((sum, amount) => sum + amount, 0);
    return {
      health,
      hand: listOf(lists, 'hand').length,
      deck: listOf(lists, 'deck').length,
      discard: listOf(lists, 'discard').length,
      creatures: listOf(lists, 'line').length,
      rune: listOf(lists, 'rune').length,
      extractors: total(extractors),
      reservoirs,
      mana: total(full) + reservoirs,
      exhaustion: exhaustion - 1,
      'special-draw': special ? 1 : 0,
    };
  }

  canonical(): unknown {
    const { day, phase, turn, seat } = this.#clock;
    return [
      day,
      phase,
      turn,
      seat,
      this.#firstPlayer,
      this.#timestamp,
      this.seats.map((side) => [
        side.health,
        side.exhaustion,
        side.special,
        side.attack,
        side.statuses.join(' '),
        side.struck,
        colours.map((colour) => side.extractors[colour]),
        colours.map((colour) => side.full[colour]),
        side.reservoirs,
        ...listNames.map((name) => side.lists[name]),
      ]),
      this.bodies.map(formOf),
      this.known,
      this.#made,
      this.#result,
    ];
  }
}

const appliedIn = (action: ActionReader): Pick<Body, 'attack' | 'health'> => ({
  attack: action.of('applied').number('attack'),
  health: action.of('applied').number('health'),
});

function switched(statuses: readonly string[], action: ActionReader): readonly string[] {
  const others = statuses.filter((status) => status !== action.word('status'));
  return action.flag('on') ? [...others, action.word('status')].sort() : others;
}

function formOf(body: Body | null): unknown {
  if (body === null) return 0;
  const { object, arrived, attack, health, damage, statuses, done, active } = body;
  const isPlain = attack === 0 && health === 0 && damage === 0 && statuses.length === 0 && !done && !active;
  return isPlain
    ? [object, arrived]
    : [object, arrived, attack, health, damage, statuses.join(' '), done, active];
}
