import { bringing, numbersFor, type Resume } from '#kernel';
import type { DecidesAgain, GameEvent, Json } from '#record';
import { advance } from './engine.js';
import { UNKNOWN_CARD } from './seen/unknown-cards.js';
import type { Action } from './state/actions.js';
import { evolve } from './state/evolve.js';
import { cardOf, cloneState, type State } from './state/state.js';
import type { AlteredTask } from './state/tasks.js';
import { Run } from './step/run.js';

type DecisionRequest = Extract<GameEvent<Action>, { kind: 'DecisionRequested' }>;

const actionsOf = (event: GameEvent<Action>): readonly Action[] =>
  event.kind === 'StepResolved' ? event.actions : [];

const isAside = (event: GameEvent<Action>): boolean => {
  const actions = actionsOf(event);
  return actions.length > 0 && actions.every(({ kind }) => kind === 'identify' || kind === 'told');
};

/**
 * Returns a copy of a state that reproduces the random results of recorded events. Cards and regions have the
 * identities that the events reveal. Dice and shuffles will produce the recorded results.
 */
function withChance(state: State, events: readonly GameEvent<Action>[]): State {
  const known = cloneState(state);
  const course = cloneState(state);
  const numbers: number[] = [];
  // If the pending decision is about a roll, its dice have already been rolled. The first roll in `events` then needs
  // no random numbers.
  let settled = state.pending?.kind === 'roll';
  for (const event of events) {
    for (const action of actionsOf(event))
      switch (action.kind) {
        case 'identify':
          if (action.item !== null && action.item === action.was && action.definition !== null) {
            const { item, definition } = action;
            const owner = course.items[item]?.owner ?? 0;
            known.items[item] = { kind: 'card', owner, reference: definition.reference, definition };
          }
          break;
        case 'turn-up':
          for (const { index, terrains } of action.regions) {
            const region = known.adventure[index];
            if (region?.faceDown === true) known.adventure[index] = { ...region, terrains };
          }
          break;
        case 'roll':
          if (!settled) numbers.push(...action.dice.map((die) => die - 1));
          settled = false;
          break;
        case 'shuffle': {
          // If the discard pile is shuffled, it is put below the remaining deck. In `order`, its cards therefore follow
          // the deck's.
          const { deck = [], discard = [] } = course.seats[action.seat] ?? {};
          const order = action.order?.slice(action.discard ? deck.length : 0) ?? [];
          numbers.push(...(numbersFor(action.discard ? discard : deck, order) ?? []));
          break;
        }
        default:
      }
    if (event.kind === 'DecisionRequested' && event.decision.kind === 'roll')
      numbers.push(...diceIn(event).map((die) => die - 1));
    evolve(course, event);
  }
  known.random = bringing(numbers);
  return known;
}

const diceIn = ({ decision }: DecisionRequest): readonly number[] => {
  const dice = (decision.about as { readonly dice?: unknown } | undefined)?.dice;
  return Array.isArray(dice) ? dice.map(Number) : [];
};

/**
 * Requests a recorded decision again from the given state, because the state can use other item numbers than the
 * record. Returns the recorded request if the state does not lead to a decision.
 */
function requestedAgain(state: State, question: DecisionRequest): GameEvent<Action> {
  const asking = cloneState(state);
  asking.agenda = (question.resume as unknown as Resume<AlteredTask>).agenda.slice();
  asking.pending = null;
  const run = new Run(asking);
  advance(run);
  return run.events.find((event) => event.kind === 'DecisionRequested') ?? question;
}

/**
 * Removes the fingerprint, which would reveal unknown cards, and the options to play unknown cards. Sets the number of
 * random draws to 0, because recorded random results do not come from a seed.
 */
function asRecorded(state: State, event: GameEvent<Action>): GameEvent<Action> {
  const { fingerprint: _, ...rest } = event as GameEvent<Action> & { readonly fingerprint?: string };
  if (rest.kind !== 'DecisionRequested') return rest;
  const isKnown = (item: number | undefined): boolean =>
    item === undefined || state.items[item] === undefined || cardOf(state, item).reference !== UNKNOWN_CARD;
  const options = rest.decision.options.filter(
    ({ key, about }) =>
      !key.startsWith('play:') || isKnown((about as { readonly item?: number } | undefined)?.item),
  );
  const resume = { ...(rest.resume as object), drawn: 0 } as unknown as Json;
  return { ...rest, decision: { ...rest.decision, options }, resume };
}

const settingUp: ReadonlySet<string> = new Set([
  'build-adventure',
  'choose-first-player',
  'place-counters',
  'reveal-heroes',
  'shuffle-decks',
]);

const isSetUp = (event: GameEvent<Action>): boolean =>
  event.kind === 'GameImported' ||
  event.kind === 'GameStarted' ||
  (event.kind === 'StepResolved' && settingUp.has(event.verb)) ||
  isAside(event);

/** The tasks that remain once decks are shuffled and the first player is known. */
export const afterSetUp: State['agenda'] = [{ task: 'set-up', stage: 'draw' }];

type BeginsPhase = Extract<AlteredTask, { task: 'begin-phase' }>;

/** Changes the first Noon's task in a recorded decision request. */
function withNoon(event: GameEvent<Action>, change: (noon: BeginsPhase) => BeginsPhase): GameEvent<Action> {
  if (event.kind !== 'DecisionRequested') return event;
  const { agenda, drawn } = event.resume as unknown as Resume<AlteredTask>;
  const changed = agenda.map((task) =>
    task.task === 'begin-phase' && task.phase === 'noon' ? change(task) : task,
  );
  return { ...event, resume: { agenda: changed, drawn } as unknown as Json };
}

/**
 * The ways in which platforms play the first Noon (4.1.j), each as a change to earlier decision requests. A platform
 * follows the rules, skips the Noon, or ignores one player's Hero abilities.
 */
export const firstNoons: readonly ((event: GameEvent<Action>) => GameEvent<Action>)[] = [
  (event) => event,
  (event) => withNoon(event, (noon) => ({ ...noon, phase: 'afternoon' })),
  ...[0, 1].map(
    (seat) => (event: GameEvent<Action>) => withNoon(event, (noon) => ({ ...noon, silent: [seat] })),
  ),
];

function begun(state: State): readonly (readonly GameEvent<Action>[])[] {
  const beginning = cloneState(state);
  beginning.agenda = afterSetUp.slice();
  const run = new Run(beginning);
  advance(run);
  return firstNoons.map((played) => run.events.map(played));
}

/**
 * Replays the decisions of games from other platforms. The records of these games contain random results, and some of
 * their cards are unknown.
 */
export const elsewhere: DecidesAgain<State, Action> = {
  isSetUp,
  isAside,
  begun,
  withChance,
  asked: requestedAgain,
  asRecorded,
};
