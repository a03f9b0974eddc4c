import { Command } from 'commander';
import type { Add } from './command.js';
import { exitCodes } from './failure.js';

type AddCommand = (add: Add) => void;

interface Outline {
  /** The arguments as the help shows them, such as `<game> <file>`. */
  readonly takes?: string;
  readonly does: string;
  readonly load: () => Promise<AddCommand>;
}

/**
 * The outlines of the commands, in the order of the help. The general help needs only these outlines. The commands
 * themselves are imported on demand.
 */
const commands: Readonly<Record<string, Outline>> = {
  play: {
    does: 'play games with bots, and record them',
    load: async () => (await import('./commands/play.js')).play,
  },
  draft: {
    does: 'draft boosters with bots, build decks and, with --play, play the rounds',
    load: async () => (await import('./commands/draft.js')).draft,
  },
  branch: {
    takes: '<game>',
    does: 'continue a game from one of its positions with bots, in a separate game',
    load: async () => (await import('./commands/branch.js')).branch,
  },
  games: {
    does: 'list the recorded games, newest first',
    load: async () => (await import('./commands/games.js')).games,
  },
  show: {
    takes: '<game>',
    does: 'show the board of a game at a position, and the log around it',
    load: async () => (await import('./commands/show.js')).show,
  },
  log: {
    takes: '<game>',
    does: 'print the log of a game, line by line',
    load: async () => (await import('./commands/log.js')).log,
  },
  verify: {
    takes: '[games...]',
    does: 'replay games and drafts under the rules, and compare every event and fingerprint',
    load: async () => (await import('./commands/verify.js')).verify,
  },
  evaluate: {
    takes: '<game>',
    does: "estimate each player's win probability at a position of a game",
    load: async () => (await import('./commands/evaluate.js')).evaluatePosition,
  },
  range: {
    takes: '<game>',
    does: 'list the cards that a player may hold at a position of a game, with their probabilities',
    load: async () => (await import('./commands/range.js')).range,
  },
  review: {
    takes: '<game>',
    does: 'review a game: win probability, value of each decision, luck and skill',
    load: async () => (await import('./commands/review.js')).reviewGame,
  },
  reviews: {
    takes: '<game>',
    does: 'list the stored reviews of a game, or delete one',
    load: async () => (await import('./commands/reviews.js')).reviewsOfGame,
  },
  lessons: {
    does:
      'practise positions of reviewed games in which a player lost win probability; without a ' +
      'subcommand, list ' +
      'the lessons that are due',
    load: async () => (await import('./commands/lessons.js')).lessons,
  },
  opening: {
    does: 'practise which cards of an opening hand to keep; without a subcommand, list the decks you have trained',
    load: async () => (await import('./commands/opening.js')).opening,
  },
  blind: {
    takes: '<game>',
    does: 'make the decisions of a seat in a finished game again, without seeing what happened next',
    load: async () => (await import('./commands/blind.js')).blind,
  },
  study: {
    does:
      'write chapters with positions from any game, with text and questions; without a subcommand, list ' +
      'your studies',
    load: async () => (await import('./commands/study.js')).study,
  },
  tournament: {
    does: 'organise matches by round, with standings; without a subcommand, list your tournaments',
    load: async () => (await import('./commands/tournament.js')).tournament,
  },
  prepare: {
    takes: '<opponent>',
    does: 'show the cards and habits of an opponent or a Hero, and your worst decisions against them',
    load: async () => (await import('./commands/prepare.js')).prepare,
  },
  assign: {
    takes: '<game>',
    does: 'turn a position of a game into a task with a question, and print a link to it',
    load: async () => (await import('./commands/assign.js')).assign,
  },
  assignments: {
    does: 'list the assignments that you sent, with the answers',
    load: async () => (await import('./commands/assignments.js')).assignments,
  },
  dataset: {
    takes: '<folder>',
    does: 'write all games as tables for analysis: games, decisions, events, chances, …',
    load: async () => (await import('./commands/dataset.js')).dataset,
  },
  stats: {
    takes: '[what]',
    does: 'show statistics of all finished games: cards, match-ups, players, reviews, days',
    load: async () => (await import('./commands/stats.js')).stats,
  },
  profile: {
    takes: '<name>',
    does: "show a player's losses by kind of decision, day, Hero and deck, over time",
    load: async () => (await import('./commands/profile.js')).profile,
  },
  export: {
    takes: '<game> <file>',
    does: 'write a game, or a finished draft, as one self-contained file',
    load: async () => (await import('./commands/export.js')).exportGame,
  },
  import: {
    takes: '<files...>',
    does:
      'import files in any order: exported games and drafts, table logs, card files and decks; a more ' +
      'complete import of a log replaces a less complete one, and importing the same file again changes ' +
      'nothing',
    load: async () => (await import('./commands/import.js')).importGames,
  },
  delete: {
    takes: '<game>',
    does: 'permanently delete a game or a draft; its id cannot be used again',
    load: async () => (await import('./commands/delete.js')).deleteGames,
  },
  backup: {
    takes: '<file>',
    does: 'copy games and imported cards into one file, even while a server runs',
    load: async () => (await import('./commands/backup.js')).backup,
  },
  restore: {
    takes: '<file>',
    does: 'restore a backup into the data folder (RETRACE_DATA), which must be empty',
    load: async () => (await import('./commands/restore.js')).restoreBackup,
  },
  secrets: {
    does: 'generate the secrets for servers in containers, as lines for `.env`',
    load: async () => (await import('./commands/secrets.js')).makeSecrets,
  },
  decks: {
    does: 'list the games that you can play, and the decks that come with them',
    load: async () => (await import('./commands/decks.js')).decks,
  },
  cards: {
    takes: '[file]',
    does: 'import, search and show cards; without a subcommand, count the cards and list the decks',
    load: async () => (await import('./commands/cards.js')).cards,
  },
  deck: {
    does: 'check a deck against the rules of a format, export it, or show its statistics',
    load: async () => (await import('./commands/deck.js')).deck,
  },
  token: {
    does: "create a token for signing in, signed with the server's AUTH_SECRET",
    load: async () => (await import('./commands/token.js')).token,
  },
  projections: {
    does: 'show or rebuild the read models, which are the list of games and its search tables',
    load: async () => (await import('./commands/projections.js')).projections,
  },
  rule: {
    takes: '<number>',
    does: 'show a rule with its scenarios and source lines; report a wrong ruling, or check such a report',
    load: async () => (await import('./commands/rule.js')).explainRule,
  },
  text: {
    takes: '<line>',
    does: 'show how a line of card text is parsed, or where parsing stops and what was expected',
    load: async () => (await import('./commands/text.js')).readText,
  },
};

const isCommand = (word: string): boolean => Object.hasOwn(commands, word);

/** Returns the description of a command from the help. Null if there is no such command. */
export const descriptionOf = (name: string): string | null =>
  isCommand(name) ? (commands[name]?.does ?? null) : null;

/**
 * Imports the command that the arguments name. If they name none, returns only the outlines of all commands for the
 * general help, because importing the commands takes most of a second.
 */
export async function commandsIn(argv: readonly string[]): Promise<readonly AddCommand[]> {
  const named = argv.find((word) => word !== 'help' && !word.startsWith('-'));
  const outline = named !== undefined && isCommand(named) ? commands[named] : undefined;
  if (outline !== undefined) return [await outline.load()];
  return Object.entries(commands).map(([name, { takes = '' }]) => (add) => {
    const listed = new Command(name);
    if (takes !== '') listed.arguments(takes);
    add(listed, () => Promise.resolve(exitCodes.ok));
  });
}
