import type { Add } from './command.js';

type AddCommand = (add: Add) => void;

/** The commands in the order of the help, each by what loads it. */
const commands: Readonly<Record<string, () => Promise<AddCommand>>> = {
  play: async () => (await import('./commands/play.js')).play,
  draft: async () => (await import('./commands/draft.js')).draft,
  branch: async () => (await import('./commands/branch.js')).branch,
  games: async () => (await import('./commands/games.js')).games,
  show: async () => (await import('./commands/show.js')).show,
  log: async () => (await import('./commands/log.js')).log,
  verify: async () => (await import('./commands/verify.js')).verify,
  evaluate: async () => (await import('./commands/evaluate.js')).evaluatePosition,
  review: async () => (await import('./commands/review.js')).reviewGame,
  reviews: async () => (await import('./commands/reviews.js')).reviewsOfGame,
  lessons: async () => (await import('./commands/lessons.js')).lessons,
  assign: async () => (await import('./commands/assign.js')).assign,
  assignments: async () => (await import('./commands/assignments.js')).assignments,
  dataset: async () => (await import('./commands/dataset.js')).dataset,
  stats: async () => (await import('./commands/stats.js')).stats,
  export: async () => (await import('./commands/export.js')).exportGame,
  import: async () => (await import('./commands/import.js')).importGames,
  delete: async () => (await import('./commands/delete.js')).deleteGames,
  backup: async () => (await import('./commands/backup.js')).backup,
  restore: async () => (await import('./commands/restore.js')).restoreBackup,
  secrets: async () => (await import('./commands/secrets.js')).makeSecrets,
  decks: async () => (await import('./commands/decks.js')).decks,
  cards: async () => (await import('./commands/cards.js')).cards,
  deck: async () => (await import('./commands/deck.js')).deck,
  token: async () => (await import('./commands/token.js')).token,
  projections: async () => (await import('./commands/projections.js')).projections,
  rule: async () => (await import('./commands/rule.js')).explainRule,
  text: async () => (await import('./commands/text.js')).readText,
};

/** The command that a line names; all of them where it names none: one does without what the others load. */
export function commandsNamed(name: string | undefined): Promise<readonly AddCommand[]> {
  const named = name !== undefined && Object.hasOwn(commands, name) ? commands[name] : undefined;
  const loads = named === undefined ? Object.values(commands) : [named];
  return Promise.all(loads.map((load) => load()));
}
