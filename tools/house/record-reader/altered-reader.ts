import {
  at,
  listOf,
  pairs,
  putInto,
  takeFrom,
  type Data,
  type Lying,
  type Reader,
  type ActionReader,
} from './reading.js';

interface Place {
  readonly zone: string;
  readonly seat: number;
  readonly expedition: string | null;
}

interface Stay extends Place {
  readonly object: number | null;
  readonly faceDown: boolean;
  readonly statuses: readonly string[];
  readonly counters: Readonly<Record<string, number>>;
}

interface Region {
  readonly item: number;
  readonly object: number;
  readonly name: string;
  readonly tumult: number | null;
  readonly terrains: readonly string[];
  readonly faceDown: boolean;
  readonly ways: readonly number[] | null;
  readonly markers: readonly { readonly object: number; readonly terrain: string }[];
}

interface SeatLists {
  readonly lists: Readonly<Record<string, number[]>>;
  readonly expeditions: Record<string, number | null>;
  way: readonly number[];
  ascended: readonly string[];
  passed: boolean;
}

type Made = { readonly owner: number; readonly form: unknown } | null;

/** Folds the state of a game of Altered, implemented only from the description in docs/integrating/record.md. */
export class AlteredReader implements Reader {
  readonly seats: SeatLists[];
  readonly stays: (Stay | null)[] = [];
  readonly known: number[] = [];
  readonly #made: Made[] = [];
  readonly #owners: number[] = [];
  readonly #shared: Readonly<Record<string, number[]>> = { expedition: [], limbo: [] };
  #adventure: Region[] = [];
  #today: Record<string, number> = {};
  #clock = { day: 0, phase: 'set-up', turn: 0, seat: null as number | null };
  #firstPlayer = 0;
  #timestamp = 0;
  #result: unknown = null;
  readonly #left: number[] = [];

  constructor(started: Data) {
    const seats = started['seats'] as readonly { readonly deck: readonly string[] }[];
    for (const [seat, { deck }] of seats.entries())
      for (const _ of deck) {
        this.#owners.push(seat);
        this.#make(this.stays.length, null);
      }
    this.seats = seats.map(() => ({
      lists: { deck: [], discard: [], hand: [], hero: [], landmark: [], mana: [], reserve: [] },
      expeditions: { hero: null, companion: null },
      way: [],
      ascended: [],
      passed: false,
    }));
  }

  apply(action: ActionReader): void {
    switch (action.kind) {
      case 'move':
        return this.#move(action);
      case 'create': {
        const region = action.of('region');
        const item = action.number('item');
        this.#make(item, null);
        const ways = region.has('ways') ? region.numbers('ways') : null;
        for (const [seat, own] of this.seats.entries())
          if (ways === null || ways.includes(seat)) own.way = [...own.way, this.#adventure.length];
        this.#adventure.push({
          item,
          ways,
          object: this.#stamped(action.number('object')),
          name: region.word('name'),
          tumult: region.maybe('tumult'),
          terrains: region.words('terrains'),
          faceDown: region.flag('faceDown'),
          markers: [],
        });
        return;
      }
      case 'token': {
        const to = placeOf(action.of('to'));
        this.#make(action.number('item'), { owner: to.seat, form: action.raw('definition') });
        return this.#come(action, to, action.number('object'));
      }
      case 'emblem': {
        const seat = action.number('seat');
        this.#make(action.number('item'), { owner: seat, form: action.raw('emblem') });
        this.#come(action, { zone: 'limbo', seat, expedition: null }, action.number('object'));
        const emblem = action.of('emblem');
        if (emblem.kind === 'reaction') this.#count(`reaction:${abilityOf(emblem.of('source'))}`);
        return;
      }
      case 'vanish': {
        const item = action.number('item');
        takeFrom(this.#listAt(this.#stay(item)), item);
        this.stays[item] = null;
        return;
      }
      case 'quick-action':
        return this.#count(`quick-action:${abilityOf(action)}`);
      case 'first-time':
        return this.#count(`first-time:${abilityOf(action)}`);
      case 'counters': {
        const name = action.word('name');
        const value = action.number('value');
        const others = Object.entries(this.#stay(action.number('item')).counters).filter(
          ([counter]) => counter !== name,
        );
        const counters = Object.fromEntries(value === 0 ? others : [...others, [name, value]]);
        return this.#change(action, { counters });
      }
      case 'status': {
        const others = this.#stay(action.number('item')).statuses.filter(
          (status) => status !== action.word('status'),
        );
        const statuses = action.flag('on') ? [...others, action.word('status')].sort() : others;
        return this.#change(action, { statuses });
      }
      case 'reveal': {
        const to = action.maybe('to');
        for (const item of action.numbers('items'))
          this.#learn(item, to === null ? this.#everybody : 1 << to);
        return;
      }
      case 'expedition':
        at(this.seats, action.number('seat')).expeditions[action.word('expedition')] = action.number('to');
        return;
      case 'ascend': {
        const seat = at(this.seats, action.number('seat'));
        const others = seat.ascended.filter((expedition) => expedition !== action.word('expedition'));
        seat.ascended = action.flag('on') ? [...others, action.word('expedition')].sort() : others;
        return;
      }
      case 'turn-up':
        for (const { index, terrains } of action.raw('regions') as readonly {
          index: number;
          terrains: string[];
        }[])
          this.#adventure[index] = { ...at(this.#adventure, index), terrains, faceDown: false };
        return;
      case 'marker': {
        const [object, left] = [action.number('object'), action.maybe('left')];
        const marker = { object, terrain: action.word('terrain') };
        this.#adventure = this.#adventure.map((region, index) => {
          const others = region.markers.filter((other) => other.object !== left);
          return { ...region, markers: index === action.number('to') ? [...others, marker] : others };
        });
        this.#timestamp = Math.max(this.#timestamp, object);
        return;
      }
      case 'shuffle':
        return this.#shuffle(action);
      case 'first-player':
        this.#firstPlayer = action.number('seat');
        return;
      case 'phase':
        this.#clock = { ...this.#clock, day: action.number('day'), phase: action.word('phase'), seat: null };
        if (this.#clock.phase !== 'morning') return;
        this.#today = {};
        for (const [seat, own] of this.seats.entries()) own.passed = this.#left.includes(seat);
        return;
      case 'turn':
        this.#clock = { ...this.#clock, turn: action.number('turn'), seat: action.number('seat') };
        return;
      case 'pass':
        at(this.seats, action.number('seat')).passed = true;
        return;
      case 'arena': {
        const item = action.number('item');
        this.#make(item, null);
        const terrains = ['forest', 'mountain', 'water'];
        const object = this.#stamped(action.number('object'));
        this.#adventure = [
          { item, object, name: 'arena', tumult: null, terrains, faceDown: false, ways: null, markers: [] },
        ];
        for (const own of this.seats) {
          own.expeditions['hero'] = own.expeditions['companion'] = 0;
          own.way = [0];
        }
        return;
      }
      case 'leave':
        return this.#leave(action.number('seat'));
      case 'outcome':
        this.#result = [action.numbers('winners'), action.word('reason')];
        return;
      case 'identify':
        return this.#identify(action);
      case 'roll':
      case 'told':
      case 'compare':
      case 'after-you':
        return;
      default:
        throw new Error(`docs/integrating/record.md does not know "${action.kind}"`);
    }
  }

  #leave(seat: number): void {
    for (const [item, stay] of this.stays.entries()) {
      if (stay === null || (this.#made[item]?.owner ?? this.#owners[item]) !== seat) continue;
      takeFrom(this.#listAt(stay), item);
      this.stays[item] = null;
    }
    const own = at(this.seats, seat);
    own.passed = true;
    own.ascended = [];
    this.#left.push(seat);
  }

  get #everybody(): number {
    return (1 << this.seats.length) - 1;
  }

  #make(item: number, made: Made): void {
    this.#made[item] = made;
    this.stays[item] = null;
    this.known[item] = 0;
  }

  #stamped(object: number): number {
    this.#timestamp = Math.max(this.#timestamp, object);
    return object;
  }

  #stay(item: number): Stay {
    const stay = this.stays[item];
    if (stay === null || stay === undefined) throw new Error(`item ${item} is in no zone`);
    return stay;
  }

  #listAt({ zone, seat }: Place): number[] {
    return this.#shared[zone] ?? listOf(at(this.seats, seat).lists, zone);
  }

  #learn(item: number, bits: number): void {
    this.known[item] = (this.known[item] ?? 0) | bits;
  }

  #count(name: string): void {
    this.#today[name] = (this.#today[name] ?? 0) + 1;
  }

  #change(action: ActionReader, change: Partial<Stay>): void {
    const item = action.number('item');
    this.stays[item] = { ...this.#stay(item), ...change };
  }

  #move(action: ActionReader): void {
    const item = action.number('item');
    const [from, to] = [placeOf(action.of('from')), placeOf(action.of('to'))];
    if (from.zone === 'expedition' && to.zone === 'expedition') return this.#change(action, to);
    const faceDown = action.has('faceDown');
    if (from.zone !== 'outside') {
      takeFrom(this.#listAt(from), item);
      if (from.zone === 'hand' && (faceDown || to.zone === 'deck' || to.zone === 'hand'))
        for (const known of [item, ...this.#listAt(from)])
          this.known[known] = at(this.known, known) & (1 << from.seat);
    }
    this.#come(action, to, action.maybe('becomes'));
  }

  #come(action: ActionReader, to: Place, object: number | null): void {
    const item = action.number('item');
    const faceDown = action.has('faceDown');
    putInto(this.#listAt(to), item, action.has('index') ? action.number('index') : undefined);
    this.stays[item] = {
      ...to,
      object: object === null ? null : this.#stamped(object),
      faceDown,
      statuses: action.has('statuses') ? action.words('statuses') : [],
      counters: (action.raw('counters') as Stay['counters'] | undefined) ?? {},
    };
    if (to.zone === 'hand' || (faceDown && to.zone === 'mana')) this.#learn(item, 1 << to.seat);
    else if (to.zone !== 'deck' && !faceDown) this.#learn(item, this.#everybody);
  }

  #identify(action: ActionReader): void {
    const [item, was] = [action.number('item'), action.number('was')];
    const owner = this.#owners[was] ?? 0;
    this.#owners[item] = owner;
    const definition = action.raw('definition');
    if (definition !== null) this.#made[item] = { owner, form: definition };
    else this.#made[item] ??= null;
    if (item !== was) {
      const stay = this.#stay(was);
      const list = this.#listAt(stay);
      list[list.indexOf(was)] = item;
      this.stays[item] = stay;
      this.stays[was] = null;
      this.known[item] = at(this.known, was) & (1 << stay.seat);
    }
    const to = action.maybe('to');
    this.#learn(item, to === null ? this.#everybody : 1 << to);
  }

  #shuffle(action: ActionReader): void {
    const seat = action.number('seat');
    const { lists } = at(this.seats, seat);
    const order = action.numbers('order');
    const discard = action.flag('discard');
    for (const item of order) {
      if (discard && this.stays[item]?.zone === 'deck') continue;
      this.stays[item] = {
        zone: 'deck',
        seat,
        expedition: null,
        object: null,
        faceDown: false,
        statuses: [],
        counters: {},
      };
      this.known[item] = 0;
    }
    listOf(lists, 'deck').splice(0, Infinity, ...order);
    if (discard) listOf(lists, 'discard').length = 0;
  }

  lying(): readonly Lying[] {
    const zones = [
      ...this.seats.flatMap(({ lists }) => Object.values(lists)),
      ...Object.values(this.#shared),
    ];
    return zones.flat().map((item): Lying => {
      const { zone, seat, object, faceDown, statuses, counters } = this.#stay(item);
      return { item, zone, seat, known: at(this.known, item), object, faceDown, statuses, counters };
    });
  }

  counts(seat: number): Readonly<Record<string, number>> {
    const { lists, expeditions, way } = at(this.seats, seat);
    const [hero = null, companion = null] = [expeditions['hero'], expeditions['companion']];
    const stays = this.#shared['expedition']
      ?.map((item) => this.#stay(item))
      .filter((stay) => stay.seat === seat);
    const lengths = Object.entries(lists).filter(([name]) => name !== 'hero');
    return {
      ...Object.fromEntries(lengths.map(([name, list]) => [name, list.length])),
      ready: lists['mana']?.filter((item) => !this.#stay(item).statuses.includes('exhausted')).length ?? 0,
      hero: stays?.filter(({ expedition }) => expedition === 'hero').length ?? 0,
      companion: stays?.filter(({ expedition }) => expedition === 'companion').length ?? 0,
      distance:
        (hero === null ? 0 : way.indexOf(hero)) +
        (companion === null ? 0 : way.length - 1 - way.indexOf(companion)),
    };
  }

  canonical(): unknown {
    const { day, phase, turn, seat } = this.#clock;
    const lists = ['deck', 'discard', 'hand', 'hero', 'landmark', 'mana', 'reserve'];
    return [
      day,
      phase,
      turn,
      seat,
      this.#firstPlayer,
      this.#timestamp,
      this.seats.map((player) => [
        player.passed,
        ...lists.map((list) => player.lists[list]),
        player.expeditions['hero'] ?? 0,
        player.expeditions['companion'] ?? 0,
      ]),
      this.#shared['expedition']?.map((item) => [
        item,
        this.#stay(item).seat,
        this.#stay(item).expedition ?? '',
      ]),
      this.#shared['limbo']?.map((item) => [item, this.#stay(item).seat]),
      this.#adventure.map(({ item, object, name, tumult, faceDown, terrains, ways, markers }) => [
        item,
        object,
        name,
        tumult,
        faceDown,
        terrains,
        ...(ways === null ? [] : [['ways', ...ways]]),
        ...markers.map((marker) => [marker.object, marker.terrain]),
      ]),
      this.stays.map(formOf),
      this.known,
      this.#made.flatMap((made, item) =>
        made === null || this.stays[item] === null ? [] : [[made.owner, made.form]],
      ),
      pairs(this.#today),
      this.#result,
      ...(this.seats.some(({ ascended }) => ascended.length > 0)
        ? [this.seats.map(({ ascended }) => ascended)]
        : []),
      ...(this.#left.length > 0 ? [['left', ...this.#left]] : []),
    ];
  }
}

const placeOf = (place: ActionReader): Place => ({
  zone: place.word('zone'),
  seat: place.number('seat'),
  expedition: place.has('expedition') ? place.word('expedition') : null,
});

const abilityOf = (source: ActionReader): string =>
  `${source.maybe('object') ?? ''}:${source.number('ability')}`;

function formOf(stay: Stay | null): unknown {
  if (stay === null) return 0;
  if (stay.object === null) return 1;
  const stamp = stay.faceDown ? -stay.object : stay.object;
  const counters = pairs(stay.counters);
  return stay.statuses.length + counters.length === 0
    ? stamp + 1
    : [stamp, stay.statuses, counters, stay.expedition];
}
