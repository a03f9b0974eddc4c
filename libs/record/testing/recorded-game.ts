import { createHash } from 'node:crypto';
import { concession, invariant, SCHEMA_VERSION } from '#record';
import type { AtomicAction, Choice, Decision, GameEvent, GameModule, RecordedEvent, Setup } from '#record';
import { below, shuffled, type SeededRandom } from './seeded-random.js';

export interface PlayOptions {
  /** The name of the game in ids and correlations. Games with different names have different event ids. */
  readonly game?: string;
  /** Stops after this many decisions, which leaves the game unfinished. */
  readonly decisions?: number;
  /** Whether the deciding player concedes after `decisions` decisions. If so, the game is short but complete. */
  readonly conceded?: boolean;
}

/** Returns a UUID that depends only on the given string. */
export function uuidOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  const variant = ((parseInt(hex.charAt(16), 16) & 3) | 8).toString(16);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** Adds ids and metadata to events, as a recorder does. The ids and times depend only on the game and the revision. */
export function recorded<A extends AtomicAction>(
  events: readonly GameEvent<A>[],
  game = 'game',
): RecordedEvent<A>[] {
  let decision: number | null = null;
  return events.map((event, revision) => {
    if (event.kind === 'DecisionMade') decision = event.decision;
    return {
      id: uuidOf(`${game}/${revision}`),
      revision,
      event,
      metadata: {
        schema: SCHEMA_VERSION,
        recordedAt: new Date(Date.UTC(2026, 0, 1) + revision * 1000).toISOString(),
        correlation: decision === null ? null : `${game}/${decision}`,
        causation: revision === 0 ? null : uuidOf(`${game}/${revision - 1}`),
      },
    };
  });
}

/** Picks a random number of options, and then picks that many options at random. */
export function randomChoice(random: SeededRandom, decision: Decision): Choice {
  const most = Math.min(decision.max, decision.options.length);
  const count = decision.min + below(random, most - decision.min + 1);
  const keys = decision.options.map(({ key }) => key);
  return shuffled(random, keys).slice(0, count);
}

/**
 * Plays a game with random choices and returns its record. The record depends only on the setup, the seed and the
 * options.
 */
export function playRandomly<State, A extends AtomicAction>(
  module: Pick<GameModule<State, A>, 'play'>,
  setup: Setup,
  seed: string,
  options: PlayOptions = {},
): RecordedEvent<A>[] {
  const random: SeededRandom = { seed, count: 0 };
  const started = module.play.start(setup);
  invariant(started.ok, `the setup is refused: ${started.ok ? '' : JSON.stringify(started.error)}`);
  let { state } = started.value;
  const events = [...started.value.events];
  const make = (seat: number, choice: Choice): void => {
    const decided = module.play.decide(state, seat, choice);
    invariant(decided.ok, `a choice is refused: ${decided.ok ? '' : decided.error.message}`);
    state = decided.value.state;
    for (const event of decided.value.events) events.push(event);
  };
  let decision = module.play.legal(state);
  for (let made = 0; decision !== null && made < (options.decisions ?? Infinity); made++) {
    make(decision.seat, randomChoice(random, decision));
    decision = module.play.legal(state);
  }
  if (decision !== null && options.conceded === true) make(decision.seat, concession);
  return recorded(events, options.game ?? `${setup.module}-${seed}`);
}
