import { altered } from '#altered/rules';
import { countEvaluable } from '#analysis';
import { DECK_LISTS, type RecordedEvent, type Seat } from '#record';
import type { LogReport } from './bga/index.js';

/** The reasons why some decisions in an imported game cannot be evaluated, or why the game is incomplete. */
export const readingLacks = [
  'HEROES_UNKNOWN',
  'OPPONENT_DECK_UNKNOWN',
  'OPPONENT_LOG_MISSING',
  'DECKS_UNKNOWN',
  'RULES_PART',
  'LOG_STOPS',
  'CONCEDED',
] as const;
export type ReadingLack = (typeof readingLacks)[number];

/** The part of an imported game that can be evaluated, with a description. */
export interface Reading {
  /** The only player whose log was imported. Null if there are logs of several players or of none. */
  readonly seat: Seat | null;
  /** The number of decisions with more than one choice. If `seat` is not null, only that player's decisions count. */
  readonly decisions: number;
  readonly judged: number;
  /** The reasons why some decisions cannot be evaluated, the most severe reason first. */
  readonly lacks: readonly ReadingLack[];
  /** A description of one or two sentences in English. */
  readonly text: string;
}

/** Describes which part of a log can be evaluated, and advises how to extend it. */
export function readingOf(report: LogReport, events: readonly RecordedEvent[]): Reading {
  const own = report.players.flatMap((player, seat) => (player.own ? [seat] : []));
  const found = sharesOf(events, own.length === 1 ? (own[0] ?? null) : null);
  const lacks = lacksOf(report);
  const text = [`Read: ${shareWords(found)}`, ...lacks.map((lack) => wordsFor(lack, report))].join(' ');
  return { ...found, lacks, text };
}

/** Like `readingOf`, for a game that has already been imported more completely. */
export function readingBefore(events: readonly RecordedEvent[], seat: Seat | null): Reading {
  const found = sharesOf(events, seat);
  return { ...found, lacks: [], text: `Read before, at least as completely: ${shareWords(found)}` };
}

type Shares = Pick<Reading, 'seat' | 'decisions' | 'judged'>;

const shareWords = ({ seat, decisions, judged }: Shares): string =>
  `${judged} of ${seat === null ? '' : 'your '}${decisions} decisions can be evaluated.`;

function sharesOf(events: readonly RecordedEvent[], seat: Seat | null): Shares {
  const seats = countEvaluable(altered, events).filter((_, index) => seat === null || index === seat);
  return {
    seat,
    decisions: seats.reduce((sum, { decisions }) => sum + decisions, 0),
    judged: seats.reduce((sum, { evaluable }) => sum + evaluable, 0),
  };
}

function lacksOf(report: LogReport): readonly ReadingLack[] {
  const { players, reconstructed, parting, result } = report;
  const found: ReadingLack[] = [];
  const seen = players.filter(({ own }) => own);
  const others = players.filter(({ own }) => !own);
  if (reconstructed === 0 && parting === null) found.push('HEROES_UNKNOWN');
  else {
    if (seen.length === 1 && others.some(({ deck }) => deck === null)) found.push('OPPONENT_DECK_UNKNOWN');
    else if (others.length > 0) found.push('OPPONENT_LOG_MISSING');
    else if (players.some(({ deck }) => deck === null)) found.push('DECKS_UNKNOWN');
    if (parting !== null) found.push('RULES_PART');
  }
  if (result === null) found.push('LOG_STOPS');
  else if (result.reason === 'conceded') found.push('CONCEDED');
  return found;
}

function wordsFor(lack: ReadingLack, { players, parting, days, result }: LogReport): string {
  const unknown = players.filter(({ deck }) => deck === null).map(({ name }) => name);
  const day = days.at(-1)?.day ?? 1;
  switch (lack) {
    case 'HEROES_UNKNOWN':
      return 'The Hero cards are unknown. Drop a card file that contains them.';
    case 'OPPONENT_DECK_UNKNOWN':
      return "Your opponent's deck is unknown. Drop its link to have your decisions evaluated against its cards, and their log to have theirs evaluated.";
    case 'OPPONENT_LOG_MISSING':
      return "Your opponent's log is missing. Drop it to have their decisions evaluated.";
    case 'DECKS_UNKNOWN':
      return unknown.length === 1
        ? `The deck of ${unknown[0]} is unknown. Drop its link, so that future draws are dealt from its cards.`
        : 'The decks are unknown. Drop their links, so that future draws are dealt from their cards.';
    case 'RULES_PART':
      return `From day ${parting?.day ?? 0} on, the game is only shown, because the rules do not lead to the positions in the log.`;
    case 'LOG_STOPS':
      return `The log stops on day ${day}, before the end of the game.`;
    case 'CONCEDED': {
      const winners = result?.winners ?? [];
      const loser = players.find(({ id }) => !winners.includes(id));
      return `${loser?.name ?? 'A player'} conceded on day ${day}.`;
    }
  }
}

/**
 * Returns the numbers by which imports of the same game are ranked, the most important first. The first number is 1 if
 * the game ends and 0 if not, so the beginning of a game never replaces the complete game. The other numbers count the
 * decisions that can be evaluated, the deck lists, the identified cards, and the events.
 */
export function fullnessOf(events: readonly RecordedEvent[]): readonly number[] {
  let [lists, identified] = [0, 0];
  for (const { event } of events) {
    if (event.kind === 'GameStarted' && Array.isArray(event.options[DECK_LISTS]))
      lists = event.options[DECK_LISTS].filter((list) => Array.isArray(list) && list.length > 0).length;
    if (event.kind === 'StepResolved')
      for (const { kind } of event.actions) if (kind === 'identify') identified++;
  }
  const ended = events.at(-1)?.event.kind === 'GameEnded' ? 1 : 0;
  return [ended, sharesOf(events, null).judged, lists, identified, events.length];
}

/** Whether the first of two imports of a game is more complete than the second. */
export function isFuller(left: readonly RecordedEvent[], right: readonly RecordedEvent[]): boolean {
  const [ours, theirs] = [fullnessOf(left), fullnessOf(right)];
  const first = ours.findIndex((figure, index) => figure !== theirs[index]);
  return first >= 0 && (ours[first] ?? 0) > (theirs[first] ?? 0);
}
