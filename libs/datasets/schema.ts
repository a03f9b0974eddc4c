/** The type of a column: `json` is a JSON document as text, `time` ISO 8601 in UTC. */
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

/** Rises when a table or column changes its meaning or is removed. New columns do not raise it. */
export const DATASET_VERSION = 1;

/** The tables of a dataset. Null means not applicable, unknown, or hidden from the perspective. */
export const datasetTables = {
  games: {
    game,
    perspective: text('From which the game is written: `all`, `spectator` or a seat.'),
    module: text('The game that is played: `altered`, `contracts`.'),
    edition: text('Edition of the rules.'),
    format: text('Format, as a word of the game.'),
    mode: text('Mode, as a word of the game. Null: the usual one.'),
    started_at: time('When it started.'),
    ended_at: time('When it ended. Null: it is in progress.'),
    finished: boolean('Whether it is over.'),
    reason: text('Why it ended, as a word of the game.'),
    days: integer('Days begun.'),
    turns: integer('Turns taken.'),
    events: integer('Events.'),
    decisions: integer('Decisions made.'),
    parent: text('The game it branches from.'),
    parent_position: integer('The event of that game it continues from.'),
    source: text('Platform it was imported from. Null: it was recorded here.'),
    fidelity: text('`RECONSTRUCTED` or `OBSERVED`, of an imported game.'),
  },
  players: {
    game,
    seat: integer('Seat, from 0.'),
    name: text('Name of the player.'),
    hero: text('Name of the hero.'),
    faction: text('Faction, as a word of the game.'),
    first: boolean('Whether the seat took the first turn. Null: nobody has.'),
    won: boolean('Whether the seat won. Null: the game is in progress.'),
  },
  decks: {
    game,
    seat: integer('Seat, from 0.'),
    card: text('Reference of the card.'),
    name: text('Name of the card.'),
    copies: integer('How many of it are in the deck list.'),
  },
  events: {
    game,
    position,
    kind: text('Kind of the event: `StepResolved`, …'),
    verb: text('What the step does, as a word of the game.'),
    seat: integer('Who does it. Null: the game.'),
    cause: text('What made it happen: `rule`, `decision`, `ability`, `reaction`.'),
    day,
    phase: text('Phase after the event, as a word of the game.'),
    turn,
    turn_seat: integer('Whose turn it is then. Null: nobody’s.'),
    actions: json('Atomic actions of the step, masked: a list.'),
    rules: json('Rules that made it so: a list.'),
    recorded_at: time('When it was recorded.'),
  },
  decisions: {
    game,
    decision: integer('Number of the decision in its game, from 1.'),
    position: integer('Event that asks for it.'),
    made: integer('Event that answers it. Null: none does.'),
    seat: integer('Who decides.'),
    kind: text('What is decided, as a word of the game.'),
    day: integer('Day on which it is asked.'),
    phase: text('Phase in which it is asked, as a word of the game.'),
    turn: integer('Turns taken so far.'),
    min: integer('The fewest options to pick.'),
    max: integer('The most options to pick.'),
    options: json('Options: a list of `{key, about}`. Null: hidden.'),
    choice: json('Keys that were picked: a list. Null: not made, or hidden.'),
    thinking_ms: integer('Milliseconds of thought, where known.'),
  },
  cards: {
    game,
    position,
    action: integer('Atomic action of the event, from 0.'),
    kind: text('What happened to the card: `drawn`, `played`, `triggered`, …'),
    seat: integer('Whose card it is then.'),
    card: text('Reference of the card.'),
    name: text('Name of the card.'),
    item: integer('Number of the card in its game.'),
    from_zone: text('Where it came from, as a word of the game.'),
    to_zone: text('Where it went, as a word of the game.'),
    day,
    turn,
  },
  chances: {
    game,
    position,
    action: integer('Atomic action of the event, from 0.'),
    kind: text(
      'What chance did: `draw` from a deck, `roll` of a die, or an atomic action of the game such as `shuffle`.',
    ),
    seat: integer('Whose chance it is. Null: everybody’s.'),
    card: text('Reference of the card drawn.'),
    name: text('Name of the card drawn.'),
    value: integer('What the die shows.'),
    day,
    turn,
  },
  reviews: {
    game,
    review: text('Id of the review.'),
    seed: text('Seed of its playouts.'),
    playouts: integer('Playouts for each moment.'),
    program: text('Version of what judged.'),
    model: text('Digest of the value model. Null: the game has none.'),
    seat: integer('Seat, from 0.'),
    accuracy: number('Accuracy of the seat, from 0 to 1. Null: it had nothing to decide.'),
    luck: number('Win probability that luck gave the seat.'),
    skill: number('Win probability that decisions gave the seat.'),
  },
  judgements: {
    game,
    review: text('Id of the review.'),
    position: integer('Event that asks for the decision.'),
    seat: integer('Who decides.'),
    kind: text('What is decided, as a word of the game.'),
    taken: json('Keys that were picked: a list.'),
    best: json('Keys of the best choice: a list.'),
    loss: number('Win probability lost.'),
    error: number('Standard error of the loss.'),
    grade: text('`inaccuracy`, `mistake` or `blunder`. Null: none of them.'),
    choices: json('Choices that were judged: a list of `{choice, value, error, playouts}`.'),
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, Column>>>>;

export type TableName = keyof typeof datasetTables;
export const tableNames = Object.keys(datasetTables) as readonly TableName[];

export type Cell = string | number | boolean | null;
/** One row: a cell for each column of its table. */
export type Row<T extends TableName = TableName> = Readonly<Record<keyof (typeof datasetTables)[T], Cell>>;

/** The columns of a table in their order. */
export const columnsOf = (table: TableName): readonly (readonly [name: string, column: Column])[] =>
  Object.entries(datasetTables[table]);
