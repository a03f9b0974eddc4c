import { nodeNow, type Trigger } from '#altered/abilities';
import type { Action } from '../state/actions.js';
import type { Listener } from './characteristics.js';

type Heard = readonly Action['kind'][];

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
  go: moves,
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

/** What some listeners hear together. */
interface Hearing {
  readonly kinds: ReadonlySet<Action['kind']>;
  readonly waitForTruth: boolean;
  readonly hearExpeditions: boolean;
}

/**
 * Reactions that exist and work, with the kinds of action that any of them can hear: most actions are heard by none. Their triggers
 * are read with the first question: a record of before may define some that cannot be read, and is shown all the same.
 */
export class ListenersByAction {
  #hearing: Hearing | null = null;

  constructor(readonly all: readonly Listener[]) {}

  /** Whether one of them can hear actions of this kind. */
  hear(kind: Action['kind']): boolean {
    return this.#known.kinds.has(kind);
  }

  /** Whether one waits for something to become true, whatever happens. */
  get waitForTruth(): boolean {
    return this.#known.waitForTruth;
  }

  /** Whether one hears of single expeditions that are joined or left. */
  get hearExpeditions(): boolean {
    return this.#known.hearExpeditions;
  }

  get #known(): Hearing {
    return (this.#hearing ??= hearingOf(this.all));
  }
}

function hearingOf(listeners: readonly Listener[]): Hearing {
  const kinds = new Set<Action['kind']>();
  let waitForTruth = false;
  let hearExpeditions = false;
  for (const { ability } of listeners) {
    const { trigger } = ability;
    for (const kind of heardBy(trigger)) kinds.add(kind);
    waitForTruth ||= trigger.kind === 'becomes-true';
    hearExpeditions ||= isAboutExpeditions(trigger);
  }
  return { kinds, waitForTruth, hearExpeditions };
}

export const noListeners = new ListenersByAction([]);
