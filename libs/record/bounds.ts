/**
 * The size limits of all input, each defined once. Every entry point refuses larger input with an error code
 * before it stores anything. `docs/reference/limits.md` lists them for users.
 */

/** Bounds of a record: characters of a text, entries of a list. */
export const recordBounds = {
  /** Name of a player. */
  playerName: 60,
  /** Any other name, reference, key or number of a rule. */
  word: 200,
  /** Any other text printed on a card. */
  text: 8000,
  /** Seed of the random source. */
  seed: 200,
  /** The largest number of seats. Each game states its own number. */
  seats: 8,
  /** Cards of one deck. */
  deck: 500,
  /** Any other list: options of a decision, atomic actions of an event. */
  list: 10_000,
  /** Rules that one event names. */
  rules: 100,
  /** Fields of one object; card definitions of a game. */
  fields: 1000,
  /** Nesting of values. */
  depth: 64,
  /** Any number, above and below zero. */
  number: 2_147_483_647,
  /** Milliseconds of thought about one decision. */
  thinkingTime: 1e12,
  /** Values in the free part of one event: card definitions, options, `resume`, atomic actions. */
  values: 200_000,
  /** Events of a game. */
  events: 100_000,
  /** Characters of an export file. */
  file: 64 * 1024 * 1024,
  /** Tag. */
  tag: 40,
  /** The name of a game or a branch. */
  gameName: 80,
  /** Text of an annotation. */
  annotation: 4000,
  /** The largest number of arrows of an annotation, and of its highlights. */
  spots: 20,
  /** Notes about one game. */
  notes: 5000,
  /** Entries of the administration of one game. */
  administration: 5000,
} as const;

/** Bounds of the abilities of a card, and of the work of one decision. */
export const abilityBounds = {
  /** The largest absolute value of a number in an ability. */
  number: 999,
  /** Nesting of its parts. */
  depth: 32,
  /** Parts of all abilities of a card. */
  parts: 2000,
  /** Entries of a list in it. */
  list: 60,
  /** Characters of a name, a word, or a line of text. */
  text: 2000,
  /** Abilities of a card. */
  abilities: 20,
  /**
   * Bounds of the work between one decision and the next. Games of random players and bots take less than a fiftieth of
   * each.
   */
  decision: {
    /** Executed tasks, examined objects, proposed atomic actions: the unit of the work of rules. */
    work: 500_000,
    /** Atomic actions that are proposed, new objects among them. */
    actions: 5000,
    /** Parts of an effect that wait for their turn. */
    waiting: 500,
  },
  /** Items of a game: cards, tokens and other numbered things, including those that no longer exist. */
  items: 20_000,
  /** A number computed in an effect, and the value of a counter. */
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
  /** Different cards in the pool of boosters. */
  pool: 5000,
  /** Cards of a deck of a pool, Mana Convergence among them. */
  deck: 200,
  /** Milliseconds for a pick: a day. */
  timeLimit: 86_400_000,
  /** Rounds of matches. */
  rounds: 7,
} as const;

/** Limits on the cost of a review. */
export const reviewBounds = {
  /** Playouts for each moment. */
  playouts: 5000,
  /** Threads that judge moments at the same time. */
  threads: 16,
} as const;

/** Bounds of lessons, first hands, assignments, blind reviews, studies and classes. */
export const coachingBounds = {
  /** Answers of one person to lessons. */
  answers: 50_000,
  /** Reviewed games from which lessons are taken, the latest first. */
  games: 200,
  /** Positions of one assignment. */
  tasks: 20,
  /** Games of the positions of one assignment. Opening an assignment opens all of them. */
  assignedGames: 10,
  /** Characters of a question, and of an answer in words. */
  text: 2000,
  /** Open assignments of one coach. */
  assignments: 200,
  /** Answers to one assignment. */
  replies: 400,
  /** Readers of one blind review, with the person who began it. */
  blindReaders: 20,
  /** Studies of one author. */
  studies: 200,
  /** Chapters of one study. */
  chapters: 60,
  /** Events that a chapter shows after its first position. */
  studyLine: 200,
  /** Tries at the question of one chapter. */
  tries: 1000,
  /** Positions from studies among the lessons of one person. */
  studyLessons: 200,
  /** Entries of one person about positions from studies: additions, answers and removals. */
  studyLessonEntries: 10_000,
  /** Changes of one study. */
  studyEntries: 5000,
  /** Answers of one person to first hands. */
  openingAnswers: 10_000,
  /** Decks with which one person trains first hands, opponents' decks among them. */
  openingDecks: 200,
  /** The largest number of a first hand. */
  openingNumber: 1_000_000,
  /** First hands of one table. */
  openingHands: 2000,
  /** Characters of a deck list with which first hands are trained. */
  openingList: 20_000,
  /** Pupils of one class. */
  pupils: 200,
  /** Entries of the classes on one study: steps, rounds and answers. */
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
  /** Games of one match: draws count too. */
  games: 9,
  /** Changes of one tournament. */
  entries: 10_000,
  /** Characters of a file with tournaments. */
  file: 200 * 1024,
  /** Tournaments of one file. */
  inFile: 50,
  /** Games of a day that are compared with the matches of a tournament. */
  proposed: 500,
} as const;

/** Bounds of a request, a socket and an answer. */
export const requestBounds = {
  /** Bytes of a request's body, unless another limit applies. */
  body: 256 * 1024,
  /** Bytes of an uploaded game file. */
  upload: 32 * 1024 * 1024,
  /** Bytes of an uploaded card file. All published cards take an eighth of it. */
  cards: 16 * 1024 * 1024,
  /** Uploads that a server handles at a time. */
  uploads: 4,
  /** Bytes of a message of a subscriber. */
  message: 64 * 1024,
  /** Lists and objects inside each other, in a body or a message. */
  depth: 32,
  /** Nesting of brackets in a query: selections, lists and objects. */
  queryDepth: 64,
  /** Bytes of an answer, or of one message to a subscriber. */
  answer: 16 * 1024 * 1024,
  /** Characters of a text in an error, which may quote input. */
  errorText: 400,
  /** Errors of one answer. */
  errors: 20,
  /** Milliseconds for the headers of a request to arrive. */
  headersWithin: 10_000,
  /** Milliseconds to receive a request's body. */
  bodyWithin: 15_000,
  /** The longest wait of operations for their turn, in milliseconds. After it, further operations are refused. */
  turnWithin: 2_000,
  /** Milliseconds for the file of a game. */
  uploadWithin: 120_000,
  /** Games of one page of a dataset. */
  datasetGames: 200,
  /** Tables of datasets that a server sends at a time. */
  datasets: 2,
  /** Milliseconds to fetch a table of a dataset. */
  datasetWithin: 300_000,
} as const;
