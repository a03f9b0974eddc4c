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
const position = integer('Number of the event, from 0.');
const day = integer('Day after the event.');
const turn = integer('Turns taken so far, after the event.');

/**
 * The version of the schema. It increases when a table or column is removed or changes its meaning, but not when a
 * column is added.
 */
export const DATASET_VERSION = 1;

/** The tables of a dataset. Null means that a value does not apply, is unknown, or is hidden from the perspective. */
export const datasetTables = {
  games: {
    game,
    perspective: text('Perspective of the rows: `all`, `spectator` or a seat.'),
    module: text('`altered` or `contracts`.'),
    edition: text('Edition of the rules.'),
    format: text('Format.'),
    mode: text('Mode of play. Null for the usual mode.'),
    started_at: time('Start of the game.'),
    ended_at: time('End of the game. Null while the game is in progress.'),
    finished: boolean('Whether the game is over.'),
    reason: text('Reason for the end.'),
    days: integer('Number of days begun.'),
    turns: integer('Number of turns.'),
    events: integer('Number of events.'),
    decisions: integer('Number of decisions made.'),
    parent: text('Id of the game that this branch continues.'),
    parent_position: integer('Last event that the branch shares with that game.'),
    source: text('Platform from which the game was imported. Null if Retrace recorded the game.'),
    fidelity: text('Fidelity of an imported game at its end: `RECONSTRUCTED` or `OBSERVED`.'),
  },
  players: {
    game,
    seat: integer('Seat, from 0.'),
    name: text('Name of the player.'),
    hero: text('Name of the hero.'),
    faction: text('Faction.'),
    first: boolean('Whether the seat took the first turn. Null before the first turn.'),
    won: boolean('Whether the seat won. Null while the game is in progress.'),
  },
  decks: {
    game,
    seat: integer('Seat, from 0.'),
    card: text('Reference of the card.'),
    name: text('Name of the card.'),
    copies: integer('Number of copies in the deck list.'),
  },
  events: {
    game,
    position,
    kind: text('Kind of the event, such as `StepResolved`.'),
    verb: text('Verb of the step.'),
    seat: integer('Acting seat. Null if no seat acts.'),
    cause: text('Cause: `rule`, `decision`, `ability` or `reaction`.'),
    day,
    phase: text('Phase after the event.'),
    turn,
    turn_seat: integer('Seat whose turn it is after the event. Null if it is no seat’s turn.'),
    actions: json('List of the step’s atomic actions, without hidden information.'),
    rules: json('List of rules applied.'),
    recorded_at: time('Time of recording.'),
  },
  decisions: {
    game,
    decision: integer('Number of the decision in its game, from 1.'),
    position: integer('Number of the event that requests the decision.'),
    made: integer('Number of the event with the choice. Null if no choice was made.'),
    seat: integer('Deciding seat.'),
    kind: text('Kind of decision.'),
    day: integer('Day of the request.'),
    phase: text('Phase of the request.'),
    turn: integer('Turns taken before the request.'),
    min: integer('Minimum number of options to choose.'),
    max: integer('Maximum number of options to choose.'),
    options: json('List of options, each as `{key, about}`. Null if hidden.'),
    choice: json('List of the chosen options’ keys. Null if no choice was made, or if it is hidden.'),
    thinking_ms: integer('Thinking time in milliseconds. Null if unknown.'),
  },
  cards: {
    game,
    position,
    action: integer('Number of the atomic action in the event, from 0.'),
    kind: text('Change to the card, such as `drawn`, `played` or `triggered`.'),
    seat: integer('Seat that has the card after the event.'),
    card: text('Reference of the card.'),
    name: text('Name of the card.'),
    item: integer('Number of the card in its game.'),
    from_zone: text('Zone that it left.'),
    to_zone: text('Zone that it entered.'),
    day,
    turn,
  },
  chances: {
    game,
    position,
    action: integer('Number of the atomic action in the event, from 0.'),
    kind: text('`draw` from a deck, `roll` of a die, or an atomic action such as `shuffle`.'),
    seat: integer('Seat that the event concerns. Null for all seats.'),
    card: text('Reference of the card drawn.'),
    name: text('Name of the card drawn.'),
    value: integer('Result of the die.'),
    day,
    turn,
  },
  reviews: {
    game,
    review: text('Id of the review.'),
    seed: text('Seed of the review’s playouts.'),
    playouts: integer('Number of playouts for each position.'),
    program: text('Version of the evaluation method.'),
    model: text('Digest of the model that estimates win probability. Null if the game has none.'),
    seat: integer('Seat, from 0.'),
    accuracy: number('Accuracy, from 0 to 1. Null if no decision was judged.'),
    luck: number('Change in win probability due to luck.'),
    skill: number('Change in win probability due to skill.'),
  },
  judgements: {
    game,
    review: text('Id of the review.'),
    position: integer('Number of the event that requests the decision.'),
    seat: integer('Deciding seat.'),
    kind: text('Kind of decision.'),
    taken: json('List of the chosen options’ keys.'),
    best: json('List of the keys in the best choice.'),
    loss: number('Loss in win probability, compared with the best choice.'),
    error: number('Standard error of the loss.'),
    grade: text('`inaccuracy`, `mistake` or `blunder`. Null if none applies.'),
    choices: json('List of judged choices, each as `{choice, value, error, playouts}`.'),
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, Column>>>>;

export type TableName = keyof typeof datasetTables;
export const tableNames = Object.keys(datasetTables) as readonly TableName[];

export type Cell = string | number | boolean | null;
/** A row with a cell for each column of its table. */
export type Row<T extends TableName = TableName> = Readonly<Record<keyof (typeof datasetTables)[T], Cell>>;

export const columnsOf = (table: TableName): readonly (readonly [name: string, column: Column])[] =>
  Object.entries(datasetTables[table]);
