/**
 * The size limits for all input. Every entry point refuses larger input with an error code before storing anything.
 * `docs/reference/limits.md` lists the limits for users.
 */

/** Limits for a record. */
export const recordBounds = {
  /** Characters in a player's name. */
  playerName: 60,
  /** Characters in any other name, reference, key or rule number. */
  word: 200,
  /** Characters in any other text, such as card text. */
  text: 8000,
  /** Characters in the seed of the random source. */
  seed: 200,
  /** Seats in any game. Each game may set a lower limit. */
  seats: 8,
  /** Cards in a deck. */
  deck: 500,
  /** Entries in any other list, such as the options of a decision or the atomic actions of an event. */
  list: 10_000,
  /** Rules cited by an event. */
  rules: 100,
  /** Fields in an object, such as the object with a game's card definitions. */
  fields: 1000,
  /** Nesting depth of values. */
  depth: 64,
  /** Maximum absolute value of any number. */
  number: 2_147_483_647,
  /** Milliseconds of thinking time for a decision. */
  thinkingTime: 1e12,
  /** Values in the free-form parts of an event: card definitions, options, `resume` and atomic actions. */
  values: 200_000,
  /** Events in a game. */
  events: 100_000,
  /** Characters in an export file. */
  file: 64 * 1024 * 1024,
  /** Characters in a tag. */
  tag: 40,
  /** Characters in the name of a game or branch. */
  gameName: 80,
  /** Characters in an annotation. */
  annotation: 4000,
  /** Arrows in an annotation. The same limit applies to the annotation's highlights. */
  spots: 20,
  /** Notes about a game. */
  notes: 5000,
  /** Administrative entries about a game. */
  administration: 5000,
} as const;

/** Limits for a card's abilities and for the work that each decision may cause. */
export const abilityBounds = {
  /** Maximum absolute value of a number in an ability. */
  number: 999,
  /** Nesting depth of an ability's parts. */
  depth: 32,
  /** Parts in all of a card's abilities together. */
  parts: 2000,
  /** Entries in a list within an ability. */
  list: 60,
  /** Characters in a name, word or line of text. */
  text: 2000,
  /** Abilities on a card. */
  abilities: 20,
  /**
   * Limits for the work between one decision and the next. Games between random players or bots use less than a
   * fiftieth of each limit.
   */
  decision: {
    /** Units of work: executed tasks, examined objects and proposed atomic actions. */
    work: 500_000,
    /** Proposed atomic actions, including actions that create objects. */
    actions: 5000,
    /** Parts of effects that are waiting to be resolved. */
    waiting: 500,
  },
  /** Numbered items in a game, such as cards and tokens, including removed items. */
  items: 20_000,
  /** Maximum value of a counter or of a number that an effect computes. */
  value: 1_000_000,
} as const;

/** Size limits for drafts and for files that define boosters. */
export const draftBounds = {
  /** Players in a draft. */
  seats: 8,
  /** Boosters per player. */
  boosters: 12,
  /** Cards in a booster. */
  cards: 30,
  /** Characters in a file that describes the distribution of cards in boosters. */
  file: 64 * 1024,
  /** Different cards in the pool from which boosters are drawn. */
  pool: 5000,
  /** Cards in a deck built from a pool, including Mana Convergence. */
  deck: 200,
  /** Milliseconds for one pick, equal to one day. */
  timeLimit: 86_400_000,
  /** Rounds of matches. */
  rounds: 7,
} as const;

/** Limits for the cost of a review. */
export const reviewBounds = {
  /** Playouts per decision. */
  playouts: 5000,
  /** Threads that evaluate decisions simultaneously. */
  threads: 16,
} as const;

/** Limits for lessons, opening hands, assignments, blind reviews, studies and classes. */
export const coachingBounds = {
  /** One person's answers to lessons. */
  answers: 50_000,
  /** Reviewed games from which lessons are taken, starting with the most recent. */
  games: 200,
  /** Positions in an assignment. */
  tasks: 20,
  /** Games from which an assignment's positions are taken. Opening an assignment loads all of these games. */
  assignedGames: 10,
  /** Characters in a question or written answer. */
  text: 2000,
  /** Open assignments per coach. */
  assignments: 200,
  /** Answers to an assignment. */
  replies: 400,
  /** Reviewers in a blind review, including the person who started it. */
  blindReaders: 20,
  /** Studies per author. */
  studies: 200,
  /** Chapters in a study. */
  chapters: 60,
  /** Events that a chapter shows after its first position. */
  studyLine: 200,
  /** Attempts at the question in a chapter. */
  tries: 1000,
  /** Positions from studies among one person's lessons. */
  studyLessons: 200,
  /** One person's entries about positions from studies, such as additions, answers and removals. */
  studyLessonEntries: 10_000,
  /** Changes to a study. */
  studyEntries: 5000,
  /** One person's answers in opening hand practice. */
  openingAnswers: 10_000,
  /** Decks with which one person practises opening hands, including opponents' decks. */
  openingDecks: 200,
  /** The highest number that identifies an opening hand. */
  openingNumber: 1_000_000,
  /** Opening hands that are evaluated for a deck's opening hand table. */
  openingHands: 2000,
  /** Characters in a deck list for practising opening hands. */
  openingList: 20_000,
  /** Pupils in a class. */
  pupils: 200,
  /** Entries about all of a study's classes, such as steps, rounds and answers. */
  classEntries: 20_000,
} as const;

/** Limits for tournaments and their matches. */
export const tournamentBounds = {
  /** Tournaments per organiser. */
  tournaments: 200,
  /** Players in a tournament. */
  players: 512,
  /** Rounds in a tournament. */
  rounds: 60,
  /** Matches in a tournament. */
  matches: 1000,
  /** Games in a match, including draws. */
  games: 9,
  /** Changes to a tournament. */
  entries: 10_000,
  /** Characters in a tournament file. */
  file: 200 * 1024,
  /** Tournaments in a tournament file. */
  inFile: 50,
  /** Games from a tournament's day among which Retrace looks for the tournament's matches. */
  proposed: 500,
} as const;

/** Limits for requests, sockets and responses. */
export const requestBounds = {
  /** Bytes in a request body, unless another limit applies. */
  body: 256 * 1024,
  /** Bytes in an uploaded game file. */
  upload: 32 * 1024 * 1024,
  /** Bytes in an uploaded card file. A file of all published cards is an eighth of this size. */
  cards: 16 * 1024 * 1024,
  /** Uploads that a server handles simultaneously. */
  uploads: 4,
  /** Bytes in a message from a subscriber. */
  message: 64 * 1024,
  /** Nesting depth of lists and objects in a request body or message. */
  depth: 32,
  /** Nesting depth of brackets in a query, which enclose selections, lists and objects. */
  queryDepth: 64,
  /** Bytes in a response or in one message to a subscriber. */
  answer: 16 * 1024 * 1024,
  /** Characters in an error message, which may quote input. */
  errorText: 400,
  /** Errors in a response. */
  errors: 20,
  /** Milliseconds for a request's headers to arrive. */
  headersWithin: 10_000,
  /** Milliseconds for a request's body to arrive. */
  bodyWithin: 15_000,
  /**
   * Milliseconds that an operation may wait for its turn. While any operation waits longer, new operations are refused.
   */
  turnWithin: 2_000,
  /** Milliseconds for an uploaded game file to arrive. */
  uploadWithin: 120_000,
  /** Games on a page of a dataset. */
  datasetGames: 200,
  /** Dataset tables that a server sends simultaneously. */
  datasets: 2,
  /** Milliseconds for sending a dataset table. */
  datasetWithin: 300_000,
} as const;
