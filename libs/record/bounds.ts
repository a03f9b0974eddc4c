/**
 * The size limits of all input, each defined once. Every entry point refuses larger input with an error code
 * before it stores anything. `docs/reference/limits.md` lists them for users.
 */

/** Bounds of a record. Texts are measured in characters, lists in entries. */
export const recordBounds = {
  /** Name of a player. */
  playerName: 60,
  /** Any other name, reference, key or rule number. */
  word: 200,
  /** Any other text printed on a card. */
  text: 8000,
  /** Seed of the random source. */
  seed: 200,
  /** The maximum number of seats of any game. Each game defines its own number. */
  seats: 8,
  /** Cards of one deck. */
  deck: 500,
  /** Any other list, such as the options of a decision or the atomic actions of an event. */
  list: 10_000,
  /** Rules that one event cites. */
  rules: 100,
  /** Fields of one object, such as the card definitions of a game. */
  fields: 1000,
  /** Nesting of values. */
  depth: 64,
  /** The maximum absolute value of any number. */
  number: 2_147_483_647,
  /** Milliseconds of thought about one decision. */
  thinkingTime: 1e12,
  /** Values in the freely structured parts of one event: card definitions, options, `resume` and atomic actions. */
  values: 200_000,
  /** Events of a game. */
  events: 100_000,
  /** Characters of an export file. */
  file: 64 * 1024 * 1024,
  /** A tag. */
  tag: 40,
  /** The name of a game or a branch. */
  gameName: 80,
  /** The text of an annotation. */
  annotation: 4000,
  /** The maximum number of arrows of an annotation, and of its highlights. */
  spots: 20,
  /** Notes about one game. */
  notes: 5000,
  /** Entries of the administration of one game. */
  administration: 5000,
} as const;

/** Bounds of the abilities of a card, and of the work for one decision. */
export const abilityBounds = {
  /** The maximum absolute value of a number in an ability. */
  number: 999,
  /** Nesting depth of the parts of an ability. */
  depth: 32,
  /** Parts of all abilities of a card. */
  parts: 2000,
  /** Entries of a list in an ability. */
  list: 60,
  /** Characters of a name, a word, or a line of text. */
  text: 2000,
  /** Abilities of one card. */
  abilities: 20,
  /**
   * Bounds of the work between one decision and the next. Games played by random players and bots use less than a
   * fiftieth of each bound.
   */
  decision: {
    /** Units of work: executed tasks, examined objects and proposed atomic actions. */
    work: 500_000,
    /** Proposed atomic actions, including those that create objects. */
    actions: 5000,
    /** Parts of an effect that are waiting to be resolved. */
    waiting: 500,
  },
  /** Items of a game: cards, tokens and other numbered things, including removed ones. */
  items: 20_000,
  /** A number computed in an effect, or the value of a counter. */
  value: 1_000_000,
} as const;

/** The size limits of drafts, and of files that define boosters. */
export const draftBounds = {
  /** Players of a draft. */
  seats: 8,
  /** Boosters of one player. */
  boosters: 12,
  /** Cards of one booster. */
  cards: 30,
  /** Characters of a file with a distribution of boosters. */
  file: 64 * 1024,
  /** Different cards in the pool that boosters are drawn from. */
  pool: 5000,
  /** Cards of a deck built from a pool, including Mana Convergence. */
  deck: 200,
  /** Milliseconds for one pick: one day. */
  timeLimit: 86_400_000,
  /** Rounds of matches. */
  rounds: 7,
} as const;

/** Limits on the cost of a review. */
export const reviewBounds = {
  /** Playouts for each decision. */
  playouts: 5000,
  /** Threads that evaluate decisions at the same time. */
  threads: 16,
} as const;

/** Bounds of lessons, first hands, assignments, blind reviews, studies and classes. */
export const coachingBounds = {
  /** Answers of one person to lessons. */
  answers: 50_000,
  /** Reviewed games that lessons are taken from, starting with the latest. */
  games: 200,
  /** Positions of one assignment. */
  tasks: 20,
  /** Games that the positions of one assignment come from. Opening an assignment opens all of them. */
  assignedGames: 10,
  /** Characters of a question, or of a written answer. */
  text: 2000,
  /** Open assignments of one coach. */
  assignments: 200,
  /** Answers to one assignment. */
  replies: 400,
  /** Readers of one blind review, including the person who started it. */
  blindReaders: 20,
  /** Studies of one author. */
  studies: 200,
  /** Chapters of one study. */
  chapters: 60,
  /** Events that a chapter shows after its first position. */
  studyLine: 200,
  /** Attempts to answer the question of one chapter. */
  tries: 1000,
  /** Positions from studies that one person has among their lessons. */
  studyLessons: 200,
  /** Entries of one person about positions from studies, such as additions, answers and removals. */
  studyLessonEntries: 10_000,
  /** Changes of one study. */
  studyEntries: 5000,
  /** Answers of one person to first hands. */
  openingAnswers: 10_000,
  /** Decks with which one person practises first hands, including opponents' decks. */
  openingDecks: 200,
  /** The highest number of a first hand. */
  openingNumber: 1_000_000,
  /** First hands of one table. */
  openingHands: 2000,
  /** Characters of a deck list for practising first hands. */
  openingList: 20_000,
  /** Pupils of one class. */
  pupils: 200,
  /** Entries of all classes on one study: steps, rounds and answers. */
  classEntries: 20_000,
} as const;

/** Bounds of tournaments and their matches. */
export const tournamentBounds = {
  /** Tournaments of one organiser. */
  tournaments: 200,
  /** Players of one tournament. */
  players: 512,
  /** Rounds of one tournament. */
  rounds: 60,
  /** Matches of one tournament. */
  matches: 1000,
  /** Games of one match, including draws. */
  games: 9,
  /** Changes of one tournament. */
  entries: 10_000,
  /** Characters of a file with tournaments. */
  file: 200 * 1024,
  /** Tournaments in one file. */
  inFile: 50,
  /** Games of one day that are compared with the matches of a tournament. */
  proposed: 500,
} as const;

/** Bounds of requests, sockets and answers. */
export const requestBounds = {
  /** Bytes of a request's body, unless another limit applies. */
  body: 256 * 1024,
  /** Bytes of an uploaded game file. */
  upload: 32 * 1024 * 1024,
  /** Bytes of an uploaded card file. A file of all published cards takes an eighth of this. */
  cards: 16 * 1024 * 1024,
  /** Uploads that a server handles at the same time. */
  uploads: 4,
  /** Bytes of a message from a subscriber. */
  message: 64 * 1024,
  /** Nesting depth of lists and objects in a body or a message. */
  depth: 32,
  /** Nesting depth of brackets in a query: selections, lists and objects. */
  queryDepth: 64,
  /** Bytes of an answer, or of one message to a subscriber. */
  answer: 16 * 1024 * 1024,
  /** Characters of an error text, which may quote input. */
  errorText: 400,
  /** Errors in one answer. */
  errors: 20,
  /** Milliseconds for a request's headers to arrive. */
  headersWithin: 10_000,
  /** Milliseconds for a request's body to arrive. */
  bodyWithin: 15_000,
  /**
   * The longest time that an operation waits for its turn, in milliseconds. While operations wait longer, further ones
   * are refused.
   */
  turnWithin: 2_000,
  /** Milliseconds for an uploaded game file to arrive. */
  uploadWithin: 120_000,
  /** Games of one page of a dataset. */
  datasetGames: 200,
  /** Dataset tables that a server sends at the same time. */
  datasets: 2,
  /** Milliseconds to send a dataset table. */
  datasetWithin: 300_000,
} as const;
