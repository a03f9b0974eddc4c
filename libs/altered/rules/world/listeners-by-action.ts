import { nodeNow, type Trigger } from '#altered/abilities';
import type { Action } from '../state/actions.js';
import type { Listener } from './characteristics.js';

/** A bit for each kind of action that a trigger can match, so that one number represents a set of kinds. */
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
  'quick-action': 512,
  reveal: 1024,
} as const satisfies Partial<Record<Action['kind'], number>>;

/** The bit of each kind of action. Absent if no trigger can match the kind. */
const bitOf: Readonly<Partial<Record<Action['kind'], number>>> = bits;

type Heard = readonly (keyof typeof bits)[];

const moves: Heard = ['move'];
const arrivals: Heard = ['move', 'token'];
const nothing: Heard = [];

/** The kinds of actions that each kind of trigger can match. */
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
  'passes-first': ['pass'],
  'passes-last': ['pass'],
  forward: ['expedition'],
  'leaves-expedition': moves,
  roll: ['roll'],
  gift: arrivals,
  'after-daily-effect': nothing,
  'forward-by-ascension': ['expedition'],
  'nth-counter': ['counters'],
  exhausts: ['status'],
  discards: moves,
  'rolls-number': ['roll'],
  'goes-from': moves,
  'abilities-activated': ['quick-action'],
  puts: moves,
  reveals: ['reveal'],
  'becomes-true': nothing,
};

/** Returns the kinds of actions that a trigger can match. */
export function heardBy(node: Trigger): Heard {
  const trigger = nodeNow(node);
  return trigger.kind === 'any' ? [...new Set(trigger.of.flatMap(heardBy))] : heard[trigger.kind];
}

/** Whether a trigger waits for objects that join or leave a particular expedition instead of the whole zone. */
export function isAboutExpeditions(node: Trigger): boolean {
  const trigger = nodeNow(node);
  if (trigger.kind === 'any') return trigger.of.some(isAboutExpeditions);
  return (trigger.kind === 'join' || trigger.kind === 'leave') && trigger.expedition !== undefined;
}

/** The events to which one reaction, or any of several reactions, can react. */
interface Hearing {
  /** The kinds of actions that can match, as a bit mask. */
  readonly kinds: number;
  readonly waitForTruth: boolean;
  readonly hearExpeditions: boolean;
}

/** Caches results by trigger, because triggers never change. */
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

/** Returns the bit for a kind of action. 0 if no trigger can match it. */
export const soundOf = (kind: Action['kind']): number => bitOf[kind] ?? 0;

/**
 * The active reactions, and the kinds of actions that can trigger them. Analyses triggers only when needed, so that
 * older records with invalid triggers can still be shown.
 */
export class ListenersByAction {
  #together: Hearing | null = null;
  /** The kinds of actions that each reaction can match, as a bit mask. */
  #kinds: readonly number[] = [];

  constructor(readonly all: readonly Listener[]) {}

  /** Whether any reaction can match a kind of action, given by its bit. */
  hear(sound: number): boolean {
    return this.all.length > 0 && ((this.#together ?? this.#listen()).kinds & sound) !== 0;
  }

  /** Whether the reaction at an index can match a kind of action, given by its bit. */
  hearsAt(index: number, sound: number): boolean {
    if (this.#together === null) this.#listen();
    return ((this.#kinds[index] ?? 0) & sound) !== 0;
  }

  /** Whether any reaction waits for a condition to become true. */
  get waitForTruth(): boolean {
    return (this.#together ?? this.#listen()).waitForTruth;
  }

  /** Whether any reaction waits for objects that join or leave a particular expedition. */
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
