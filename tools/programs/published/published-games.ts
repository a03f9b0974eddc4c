import { definitionIn, setupFor, type Deck } from '#altered/cards';
import { altered, type Action } from '#altered/rules';
import { greedyBot } from '#analysis';
import type { GameEvent, Setup } from '#record';
import { checkedAltered, everyCard, newestDecks, type PublishedCard } from '#altered/testing';
import { playAndCheck, type Findings } from '#analysis/testing';

export interface PublishedOptions {
  readonly games: number;
  readonly seed: string;
  /** The number of games to skip, so that a run can continue an earlier run. */
  readonly skip: number;
  readonly resume: boolean;
  readonly greedy: boolean;
  /**
   * The newest sets, sorted from newest to oldest. Decks are built from the cards of these sets. If empty, the decks
   * cover every card.
   */
  readonly newest: readonly string[];
}

export interface PublishedReport {
  readonly games: number;
  readonly decisions: number;
  readonly actions: number;
  readonly broken: readonly {
    readonly seed: string;
    readonly decks: readonly string[];
    readonly problem: string;
  }[];
  /** The seeds of games that never end because players can only pass. No rule prevents such games. */
  readonly stalemates: readonly string[];
  /** The number of games in which a deck contained the card, by reference. */
  readonly dealt: ReadonlyMap<string, number>;
  /** The number of games in which the card was seen outside decks and hands, by reference. */
  readonly seen: ReadonlyMap<string, number>;
  /** The lines of card text in these decks that the engine does not execute. */
  readonly notExecuted: readonly string[];
}

/**
 * Yields pairs of decks endlessly. In round n, each deck meets the deck n places after it. The first pairs are the
 * same, however many games are played.
 */
function* pairs(
  cards: readonly PublishedCard[],
  { seed, newest }: PublishedOptions,
): Generator<readonly [Deck, Deck]> {
  for (let round = 1; ; round++) {
    const decks = newest.length > 0 ? newestDecks(cards, newest) : everyCard(cards, `${seed}-${round}`);
    for (const [index, deck] of decks.entries()) {
      const other = decks[(index + round) % decks.length];
      if (other !== undefined) yield [deck, other];
    }
  }
}

/** Plays games of edition 4.0 with published cards, and checks the invariants of each game. */
export function playPublished(
  cards: readonly PublishedCard[],
  options: PublishedOptions,
  onPlayed: (played: number) => void = () => undefined,
): PublishedReport {
  const seen = new Map(cards.map(({ card }) => [card.reference, 0]));
  const dealt = new Map(cards.map(({ card }) => [card.reference, 0]));
  const notExecuted = new Set<string>();
  const broken: { seed: string; decks: string[]; problem: string }[] = [];
  const stalemates: string[] = [];
  let [number, played, decisions, actions] = [0, 0, 0, 0];
  for (const decks of pairs(cards, options)) {
    number++;
    if (number <= options.skip) continue;
    if (played >= options.games) break;
    const setup = setupFor({ decks, seed: `${options.seed} ${number}`, edition: '4.0' });
    for (const line of linesNotExecuted(decks)) notExecuted.add(line);
    count(dealt, new Set(setup.seats.flatMap(({ deck }) => deck)));
    const names = decks.map(({ name }) => name);
    try {
      const bot = (seed: string) => greedyBot(altered, seed);
      const found = playAndCheck(checkedAltered, setup, setup.seed, {
        resume: options.resume,
        ...(options.greedy && { bot }),
      });
      decisions += found.decisions;
      actions += found.actions;
      const [problem] = found.broken;
      if (found.broken.length === 1 && isStalemate(found)) stalemates.push(setup.seed);
      else if (problem !== undefined) broken.push({ seed: setup.seed, decks: names, problem });
      count(seen, cardsSeen(found.events, setup.seats));
    } catch (error) {
      const problem = error instanceof Error ? (error.stack ?? error.message) : String(error);
      broken.push({ seed: setup.seed, decks: names, problem });
    }
    onPlayed(++played);
  }
  return {
    games: played,
    decisions,
    actions,
    broken,
    stalemates,
    dealt,
    seen,
    notExecuted: [...notExecuted].sort(),
  };
}

/** The number of consecutive decisions without a real alternative after which a game counts as endless. */
const IDLE = 100;

/**
 * Whether a game is endless because players can only pass or use abilities that move no card. This can happen when
 * small decks run out. The remaining cards then exhaust themselves every day without effect.
 */
export function isStalemate({ broken, events }: Pick<Findings<Action>, 'broken' | 'events'>): boolean {
  const questions = events.flatMap((event) => (event.kind === 'DecisionRequested' ? [event.decision] : []));
  const last = questions.slice(-IDLE);
  const from = events.findIndex((event) => event.kind === 'DecisionRequested' && event.decision === last[0]);
  const idle = events.slice(from);
  return (
    broken.some((problem) => problem.startsWith('no end')) &&
    last.length === IDLE &&
    last.every(({ kind, options }) => kind === 'turn' && options.every(({ key }) => isIdle(key))) &&
    !idle.some((event) => event.kind === 'StepResolved' && event.actions.some(isChange))
  );
}

/** Whether an option plays no card. */
const isIdle = (key: string): boolean => key === 'pass' || key.startsWith('quick:');

/**
 * Whether an action advances the game by moving a card, an Expedition or a counter. Emblems do not count, because they
 * appear and disappear every day.
 */
const isChange = ({ kind }: Action): boolean =>
  ['move', 'token', 'counters', 'expedition', 'marker', 'ascend', 'shuffle'].includes(kind);

function count(counts: Map<string, number>, references: Iterable<string>): void {
  for (const reference of references) counts.set(reference, (counts.get(reference) ?? 0) + 1);
}

const linesNotExecuted = (decks: readonly Deck[]): readonly string[] =>
  decks.flatMap(({ entries }) =>
    entries.flatMap(({ card }) =>
      (definitionIn(card, '4.0').notExecuted ?? []).map((line) => `${card.reference}: ${line}`),
    ),
  );

/** Returns the references of cards that moved to visible zones. Items are numbered in the order of the deck lists. */
function cardsSeen(events: readonly GameEvent<Action>[], seats: Setup['seats']): ReadonlySet<string> {
  const references = seats.flatMap(({ deck }) => deck);
  const seen = new Set<string>();
  for (const event of events) {
    if (event.kind !== 'StepResolved') continue;
    for (const action of event.actions) {
      if (action.kind !== 'move' || action.item === null) continue;
      const reference = references[action.item];
      const hidden = ['hand', 'deck', 'mana'].includes(action.to.zone);
      if (reference !== undefined && !hidden) seen.add(reference);
    }
  }
  return seen;
}
