/**
 * How large what enters may be: every door refuses more, with a code, before anything is kept. The bounds of all doors
 * stand here, so that each has one value; `docs/limits.md` lists them for users.
 */

/** What a record may hold: texts in characters, lists in entries. */
export const recordBounds = {
  /** Name of a player. */
  playerName: 60,
  /** Any other name, reference, key or number of a rule. */
  word: 200,
  /** Any other text: what is printed on a card. */
  text: 8000,
  /** Seed of the random source. */
  seed: 200,
  /** Seats of a game; each game says itself how many it has. */
  seats: 8,
  /** Cards of one deck. */
  deck: 500,
  /** Any other list: options of a decision, atomic actions of an event. */
  list: 10_000,
  /** Rules that one event names. */
  rules: 100,
  /** Fields of one object; card definitions of a game. */
  fields: 1000,
  /** Values inside values. */
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
  /** A tag. */
  tag: 40,
  /** The name of a game or a branch. */
  gameName: 80,
  /** Text of an annotation. */
  annotation: 4000,
  /** Arrows of an annotation; as many highlights. */
  spots: 20,
  /** Notes about one game. */
  notes: 5000,
  /** Entries of the administration of one game: who can see it, who plays it, its links and branches. */
  administration: 5000,
} as const;

/** What an ability of a card may say, and how much work one decision may take. */
export const abilityBounds = {
  /** A number that an ability says: from minus this to this. */
  number: 999,
  /** How deep its parts stand in each other. */
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
   * What a decision may take until the next one is asked for. Random games and games of bots take less than a fiftieth of
   * each.
   */
  decision: {
    /** Tasks done, objects looked at, atomic actions proposed: all that is counted while rules are applied. */
    work: 500_000,
    /** Atomic actions that are proposed, new objects among them. */
    actions: 5000,
    /** Parts of an effect that wait for their turn. */
    waiting: 500,
  },
  /** Items of a game: cards, tokens and whatever else it numbers, those that are no more among them. */
  items: 20_000,
  /** A number that is worked out while an effect is resolved, and what a counter comes to. */
  value: 1_000_000,
} as const;

/** How large a draft may be, and the file that says what boosters are made of. */
export const draftBounds = {
  /** Players of a draft. */
  seats: 8,
  /** Boosters of one player. */
  boosters: 12,
  /** Cards of one booster. */
  cards: 30,
  /** Characters of a file with a distribution of boosters. */
  file: 64 * 1024,
  /** Different cards that boosters are made of. */
  pool: 5000,
  /** Cards of a deck of a pool, Mana Convergence among them. */
  deck: 200,
  /** Milliseconds for a pick: a day. */
  timeLimit: 86_400_000,
  /** Rounds of matches. */
  rounds: 7,
} as const;

/** How much a review of a game may cost. */
export const reviewBounds = {
  /** Playouts for each moment. */
  playouts: 5000,
  /** Threads that judge moments at the same time. */
  threads: 16,
} as const;

/** How much lessons and assignments may hold. */
export const coachingBounds = {
  /** Answers of one person to lessons. */
  answers: 50_000,
  /** Reviewed games that lessons are taken from, the last ones first. */
  games: 200,
  /** Positions of one assignment. */
  tasks: 20,
  /** Characters of a question, and of an answer in words. */
  text: 2000,
  /** Open assignments of one coach. */
  assignments: 200,
  /** Answers to one assignment. */
  replies: 400,
} as const;

/** What a request, a socket and an answer may weigh. */
export const requestBounds = {
  /** Bytes of a request's body, where nothing larger is expected. */
  body: 256 * 1024,
  /** Bytes of the file of a game that is sent to be imported. */
  upload: 32 * 1024 * 1024,
  /** Files that a server takes in at a time. */
  uploads: 4,
  /** Bytes of a message of a subscriber. */
  message: 64 * 1024,
  /** Lists and objects inside each other, in a body or a message. */
  depth: 32,
  /** Brackets inside each other in a query: selections, lists and objects. */
  queryDepth: 64,
  /** Bytes of an answer, or of one message to a subscriber. */
  answer: 16 * 1024 * 1024,
  /** Characters of a text in an error, which may repeat what was sent. */
  errorText: 400,
  /** Errors of one answer. */
  errors: 20,
  /** Milliseconds for the headers of a request to arrive. */
  headersWithin: 10_000,
  /** Milliseconds for its body. */
  bodyWithin: 15_000,
  /** Milliseconds that operations wait for their turn before what else arrives is refused. */
  turnWithin: 2_000,
  /** Milliseconds for the file of a game. */
  uploadWithin: 120_000,
  /** Games of one page of a dataset. */
  datasetGames: 200,
  /** Tables of datasets that a server sends at a time. */
  datasets: 2,
  /** Milliseconds for a table of a dataset to be fetched. */
  datasetWithin: 300_000,
} as const;
