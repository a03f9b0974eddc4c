/** The type of a column. `json` is JSON as text, and `time` is ISO 8601 in UTC. */
export type ColumnType = 'text' | 'integer' | 'number' | 'boolean' | 'time' | 'json';

export interface Column {
  readonly type: ColumnType;
  readonly about: string;
}

const text = (about: string): Column => ({ type: 'text', about });
const integer = (about: string): Column => ({ type: 'integer', about });
const number = (about: string): Column => ({ type: 'number', about });
const boolean = (about: string): Column => ({ type: 'boolean', about });
const time = (about: string): Column => ({ type: 'time', about });
const json = (about: string): Column => ({ type: 'json', about });

const game = text('Id of the game.');
const position = integer('Event number, from 0.');
const day = integer('Day of the game after the event.');
const turn = integer('Number of turns begun by the end of the event.');

/**
 * The version of the schema. It increases if a table or column is removed or its meaning changes. New columns do not
 * increase it.
 */
export const DATASET_VERSION = 1;

/**
 * The tables of a dataset. A value is null if it does not apply, is unknown, or is hidden from the dataset's
 * perspective.
 */
export const datasetTables = {
  games: {
    game,
    perspective: text('Perspective of the rows (`all`, `spectator` or a seat).'),
    module: text('Kind of game (`altered` or `contracts`).'),
    edition: text('Edition of the rules.'),
    format: text('Name of the format.'),
    mode: text('Mode of play. Null for the standard game.'),
    started_at: time('Start of the game.'),
    ended_at: time('End of the game. Null while the game is in progress.'),
    finished: boolean('Whether the game is over.'),
    reason: text('Reason why the game ended. Null while the game is in progress.'),
    days: integer('Number of days begun.'),
    turns: integer('Number of turns.'),
    events: integer('Number of events.'),
    decisions: integer('Number of decisions made.'),
    parent: text('Id of the game from which this game branched. Null if this game is not a branch.'),
    parent_position: integer('Number of the last event that the branch shares with its parent.'),
    source: text('Platform from which the game was imported. Null if Retrace recorded the game.'),
    fidelity: text('Whether the end of an imported game is `RECONSTRUCTED` by our rules or only `OBSERVED`.'),
  },
  players: {
    game,
    seat: integer('Seat number, from 0.'),
    name: text('Name of the player.'),
    hero: text('Name of the hero.'),
    faction: text('Faction of the hero.'),
    first: boolean('Whether the seat took the first turn. Null before the first turn.'),
    won: boolean('Whether the seat won. Null while the game is in progress.'),
  },
  decks: {
    game,
    seat: integer('Seat number, from 0.'),
    card: text('Reference of the card.'),
    name: text('Name of the card.'),
    copies: integer('Number of copies in the deck list.'),
  },
  events: {
    game,
    position,
    kind: text('Kind of the event, such as `StepResolved`.'),
    verb: text('Verb of the step, such as `draw`. Null if the event is not a step.'),
    seat: integer('Seat that acted. Null if no seat acted.'),
    cause: text('Cause of the event (`rule`, `decision`, `ability` or `reaction`).'),
    day,
    phase: text('Phase of the game after the event.'),
    turn,
    turn_seat: integer('Seat whose turn it is after the event. Null if it is no seat’s turn.'),
    actions: json('List of the step’s atomic actions, without hidden information.'),
    rules: json('List of the applied rules’ numbers.'),
    recorded_at: time('Time at which the event was recorded.'),
  },
  decisions: {
    game,
    decision: integer('Number of the decision in its game, from 1.'),
    position: integer('Number of the event that requests the decision.'),
    made: integer('Number of the event with the choice. Null if no choice was made.'),
    seat: integer('Seat that makes the decision.'),
    kind: text('Kind of decision.'),
    day: integer('Day on which the decision is requested.'),
    phase: text('Phase in which the decision is requested.'),
    turn: integer('Number of turns begun before the request.'),
    min: integer('Minimum number of options in the choice.'),
    max: integer('Maximum number of options in the choice.'),
    options: json('List of the options, each as `{key, about}`. Null if the options are hidden.'),
    choice: json('List of the chosen options’ keys. Null if the choice is hidden, or if no choice was made.'),
    thinking_ms: integer('Thinking time in milliseconds. Null if unknown.'),
  },
  cards: {
    game,
    position,
    action: integer('Number of the atomic action in the event, from 0.'),
    kind: text('Change to the card, such as `drawn`, `played` or `triggered`.'),
    seat: integer('Seat whose player has the card after the event.'),
    card: text('Reference of the card.'),
    name: text('Name of the card.'),
    item: integer('Number that identifies the card in the game.'),
    from_zone: text('Zone that the card left.'),
    to_zone: text('Zone that the card entered.'),
    day,
    turn,
  },
  chances: {
    game,
    position,
    action: integer('Number of the atomic action in the event, from 0.'),
    kind: text('Kind of random event, such as `draw` (from a deck), `roll` (of a die) or `shuffle`.'),
    seat: integer('Affected seat. Null if every seat is affected.'),
    card: text('Reference of the drawn card.'),
    name: text('Name of the drawn card.'),
    value: integer('Result of the die roll.'),
    day,
    turn,
  },
  reviews: {
    game,
    review: text('Id of the review.'),
    seed: text('Seed of the review’s playouts.'),
    playouts: integer('Number of playouts for each position.'),
    program: text('Version of the evaluation method.'),
    model: text(
      'Digest of the model that estimates win probability. Null if there is no model for the game.',
    ),
    seat: integer('Seat number, from 0.'),
    accuracy: number('Accuracy, from 0 to 1. Null if no decision was evaluated.'),
    luck: number('Change in win probability due to luck.'),
    skill: number('Change in win probability due to skill.'),
  },
  judgements: {
    game,
    review: text('Id of the review.'),
    position: integer('Number of the event that requests the decision.'),
    seat: integer('Seat that makes the decision.'),
    kind: text('Kind of decision.'),
    taken: json('List of the chosen options’ keys.'),
    best: json('List of the keys in the best choice.'),
    loss: number('Loss in win probability, compared with the best choice.'),
    error: number('Standard error of the loss.'),
    grade: text(
      'Severity of the error (`inaccuracy`, `mistake` or `blunder`). Null if the choice was not an error.',
    ),
    choices: json('List of the evaluated choices, each as `{choice, value, error, playouts}`.'),
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, Column>>>>;

export type TableName = keyof typeof datasetTables;
export const tableNames = Object.keys(datasetTables) as readonly TableName[];

export type Cell = string | number | boolean | null;
/** A row with a cell for each column of its table. */
export type Row<T extends TableName = TableName> = Readonly<Record<keyof (typeof datasetTables)[T], Cell>>;

export const columnsOf = (table: TableName): readonly (readonly [name: string, column: Column])[] =>
  Object.entries(datasetTables[table]);
