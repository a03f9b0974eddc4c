import { nodeNow, type Trigger } from '#altered/abilities';
import type { Action } from '../state/actions.js';
import type { Listener } from './characteristics.js';

/** The kinds of action that triggers can be about, each a bit: what several listeners hear together is a number. */
const bits = {
  move: 1,
  token: 2,
  phase: 4,
  counters: 8,
  status: 16,
  compare: 32,
  expedition: 64,
  pass: 128,
  roll: 256,
  ascend: 512,
  'quick-action': 1024,
  reveal: 2048,
} as const satisfies Partial<Record<Action['kind'], number>>;

/** Other kinds of action have none. */
const bitOf: Readonly<Partial<Record<Action['kind'], number>>> = bits;

type Heard = readonly (keyof typeof bits)[];

const moves: Heard = ['move'];
const arrivals: Heard = ['move', 'token'];
const nothing: Heard = [];

/** The kinds of action that triggers are about, at most. */
const heard: Readonly<Record<Exclude<Trigger['kind'], 'any'>, Heard>> = {
  join: arrivals,
  played: moves,
  phase: ['phase'],
  leave: moves,
  created: ['token'],
  go: arrivals,
  sacrificed: moves,
  discarded: moves,
  counters: ['counters'],
  status: ['counters', 'move', 'status', 'token'],
  draw: moves,
  resupply: moves,
  expedition: ['compare', 'expedition'],
  pass: ['pass'],
  spends: ['counters'],
  targeted: nothing,
  'passes-first': ['pass'],
  'passes-last': ['pass'],
  forward: ['expedition'],
  'leaves-expedition': moves,
  roll: ['roll'],
  gift: arrivals,
  'after-daily-effect': nothing,
  ascend: ['ascend'],
  'forward-by-ascension': ['expedition'],
  'keyword-action': ['counters', 'move'],
  'nth-counter': ['counters'],
  exhausts: ['status'],
  readies: ['status'],
  discards: moves,
  'rolls-number': ['roll'],
  'goes-from': moves,
  'abilities-activated': ['quick-action'],
  puts: moves,
  reveals: ['reveal'],
  'becomes-true': nothing,
};

/** The kinds of action that a trigger can be about: it hears no other. */
export function heardBy(said: Trigger): Heard {
  const trigger = nodeNow(said);
  return trigger.kind === 'any' ? [...new Set(trigger.of.flatMap(heardBy))] : heard[trigger.kind];
}

/** Whether a trigger is about joining or leaving an expedition, not the zone. */
export function isAboutExpeditions(said: Trigger): boolean {
  const trigger = nodeNow(said);
  if (trigger.kind === 'any') return trigger.of.some(isAboutExpeditions);
  return (trigger.kind === 'join' || trigger.kind === 'leave') && trigger.expedition !== undefined;
}

/** What one listener hears, or some do together. */
interface Hearing {
  /** Bits of kinds of action. */
  readonly kinds: number;
  readonly waitForTruth: boolean;
  readonly hearExpeditions: boolean;
}

/** Triggers never change, so what can be heard by one is worked out once. */
const hearings = new WeakMap<Trigger, Hearing>();

function hearingOf(trigger: Trigger): Hearing {
  let hearing = hearings.get(trigger);
  if (hearing === undefined) {
    let kinds = 0;
    for (const kind of heardBy(trigger)) kinds |= bits[kind];
    const waitForTruth = trigger.kind === 'becomes-true';
    hearing = { kinds, waitForTruth, hearExpeditions: isAboutExpeditions(trigger) };
    hearings.set(trigger, hearing);
  }
  return hearing;
}

/** The bit of a kind of action; zero where nobody can hear it. */
export const soundOf = (kind: Action['kind']): number => bitOf[kind] ?? 0;

/**
 * Reactions that exist and work, with the kinds of action that each of them can hear: most actions are heard by none. Their triggers
 * are read with the first question: a record of before may define some that cannot be read, and is shown all the same.
 */
export class ListenersByAction {
  #together: Hearing | null = null;
  /** By listener, bits of the kinds of action that it can hear. */
  #kinds: readonly number[] = [];

  constructor(readonly all: readonly Listener[]) {}

  /** Whether one of them can hear a sound, the bit of a kind of action. */
  hear(sound: number): boolean {
    return this.all.length > 0 && ((this.#together ?? this.#listen()).kinds & sound) !== 0;
  }

  /** Whether the listener at a place of the list can. */
  hearsAt(index: number, sound: number): boolean {
    if (this.#together === null) this.#listen();
    return ((this.#kinds[index] ?? 0) & sound) !== 0;
  }

  /** Whether one waits for something to become true, whatever happens. */
  get waitForTruth(): boolean {
    return (this.#together ?? this.#listen()).waitForTruth;
  }

  /** Whether one hears of single expeditions that are joined or left. */
  get hearExpeditions(): boolean {
    return (this.#together ?? this.#listen()).hearExpeditions;
  }

  #listen(): Hearing {
    let kinds = 0;
    let waitForTruth = false;
    let hearExpeditions = false;
    const each: number[] = [];
    for (const { ability } of this.all) {
      const hearing = hearingOf(ability.trigger);
      each.push(hearing.kinds);
      kinds |= hearing.kinds;
      waitForTruth ||= hearing.waitForTruth;
      hearExpeditions ||= hearing.hearExpeditions;
    }
    this.#kinds = each;
    this.#together = { kinds, waitForTruth, hearExpeditions };
    return this.#together;
  }
}

export const noListeners = new ListenersByAction([]);
