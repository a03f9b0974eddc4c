/* Written by codegen.mjs; do not edit. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** An arrow from one object or space to another. */
export type ArrowInput = {
  /** The spot where it begins. */
  readonly from: SpotInput;
  /** The spot that it points to. */
  readonly to: SpotInput;
};

/** A bot that decides for a seat. The bot uses only information that a player in the seat would have. */
export type BotPlayer =
  /** Chooses the option that is likely to lead to the best position for its side. */
  | 'GREEDY'
  /** Chooses at random. */
  | 'RANDOM'
  /** Simulates its best choices until the next day before it chooses. Slower than the others. */
  | 'SEARCH';

/** An event of a card, as far as you can see it. For a game in progress, as far as spectators saw it. */
export type CardEventCondition = {
  /** The minimum number of times in the game. Default: 1. */
  readonly atLeast?: number | null | undefined;
  /** Only if it first happened on this day or earlier. */
  readonly byDay?: number | null | undefined;
  /** The card's name in any case, or its reference. */
  readonly card: string;
  /** The kind of event. */
  readonly kind: CardEventKind;
  /** The seat of the player who had the card. Default: any seat. */
  readonly seat?: number | null | undefined;
};

/** Kinds of events of a card. */
export type CardEventKind =
  /** A token came into play. */
  | 'CREATED'
  /** It was discarded. */
  | 'DISCARDED'
  /** It moved from the deck to the hand. */
  | 'DRAWN'
  /** It came into play. */
  | 'JOINED'
  /** A player took it from the deck to look at it. */
  | 'LOOKED_AT'
  /** A player played it. */
  | 'PLAYED'
  /** It became a Mana Orb. */
  | 'PUT_IN_MANA'
  /** It moved to a Reserve. */
  | 'PUT_IN_RESERVE'
  /** It returned to the deck. */
  | 'RETURNED_TO_DECK'
  /** It returned to the hand. */
  | 'RETURNED_TO_HAND'
  /** It was sacrificed. */
  | 'SACRIFICED'
  /** A player set it aside until it is shuffled into the deck or drawn. */
  | 'SET_ASIDE'
  /** One of its reactions was activated. */
  | 'TRIGGERED'
  /** A token ceased to exist. */
  | 'VANISHED';

/** The order of card statistics: largest value first, names alphabetically. */
export type CardOrder =
  /** The win rate of decks that drew the card. */
  | 'DRAWN'
  /** The number of decks with the card. */
  | 'GAMES'
  /** The win rate when drawn minus the win rate when not drawn. */
  | 'IMPACT'
  /** The name. */
  | 'NAME'
  /** The win rate of decks that played the card. */
  | 'PLAYED'
  /** The win rate of decks with the card. */
  | 'RATE';

/** The kind of cause. */
export type CauseKind =
  /** A card's ability. */
  | 'ABILITY'
  /** A player's choice. */
  | 'DECISION'
  /** An earlier event, such as the one that activated a reaction. */
  | 'EVENT'
  /** The last choice before the event. The event was caused by the rules, not by the choice. */
  | 'FOLLOWED'
  /** A reaction. `position` is the position at which it was activated. */
  | 'REACTION'
  /** A rule of the game. */
  | 'RULE'
  /** The start of the game. No choice had been made. */
  | 'START';

/** The text, question and marks of a chapter. */
export type ChapterInput = {
  /** Arrows on the first position. At most 20. */
  readonly arrows?: ReadonlyArray<ArrowInput>;
  /** Highlights on the first position. At most 20. */
  readonly highlights?: ReadonlyArray<SpotInput>;
  /** The question. Null if the chapter has no question. */
  readonly question?: ChapterQuestionInput | null | undefined;
  /** The text, at most 4000 characters. */
  readonly text?: string;
};

/** A question about the first position of a chapter. */
export type ChapterQuestionInput = {
  /** Keys of the correct options of the decision at that position. */
  readonly accepted?: ReadonlyArray<string>;
  /** The answer as text. */
  readonly answer?: string;
  /** The question. */
  readonly text: string;
};

/** The way in which a counter changed. */
export type CounterHow =
  /** The object had the counter from the beginning. */
  | 'CAME_WITH'
  /** Its value increased or decreased. */
  | 'CHANGED'
  /** The object ceased to exist, and its counters with it. */
  | 'LEFT';

/** The source of a deck's cards. */
export type DeckSource =
  /** The deck list. */
  | 'LISTED'
  /** The shipped decks that contain every card seen so far. */
  | 'SHIPPED'
  /** The cards shown by the record of another platform. */
  | 'SHOWN';

/** The method by which cards are added to pools. */
export type DraftForm =
  /** Players pick cards one by one, and pass the rest of the booster on. */
  | 'BOOSTER_DRAFT'
  /** Players keep all cards of their boosters. */
  | 'SEALED';

/** The matches that players play with their decks. */
export type DraftMatchesInput = {
  /** The maximum number of games in a match: 1 or 3. */
  readonly bestOf?: number;
  /** The number of rounds. Default: as many as are needed to find a winner. */
  readonly rounds?: number | null | undefined;
};

/** The phase of a draft. */
export type DraftPhase =
  /** Players build their decks. */
  | 'BUILDING'
  /** Players pick cards. */
  | 'DRAFTING'
  /** All matches are over, or there are none. */
  | 'OVER'
  /** Players play their matches. */
  | 'PLAYING';

/** The kind of player who made a pick. */
export type DraftPicker =
  /** The bot in the seat. */
  | 'BOT'
  /** The player in the seat. */
  | 'PERSON'
  /** A bot, because the player did not pick within the time limit. */
  | 'TIME_LIMIT';

/** A player of a draft. */
export type DraftPlayerInput = {
  /** Whether a bot picks cards, builds the deck and plays. */
  readonly bot?: boolean;
  /** The name, at most 60 characters. Not required for a bot. */
  readonly name?: string | null | undefined;
};

/** Filters games. All conditions must hold. */
export type GameFilter = {
  /** At most 5 events of cards in the game, all of which must match. */
  readonly cards?: ReadonlyArray<CardEventCondition> | null | undefined;
  /** The number of days. */
  readonly days?: NumberRange | null | undefined;
  /** The edition of the rules, such as `1.0`. */
  readonly edition?: string | null | undefined;
  /** The number of events. */
  readonly events?: NumberRange | null | undefined;
  /** A player's faction, as a term of the game. */
  readonly faction?: string | null | undefined;
  /** Whether the game is over. */
  readonly finished?: boolean | null | undefined;
  /** The format, as a term of the game. */
  readonly format?: string | null | undefined;
  /** Part of the name of a player's hero. */
  readonly hero?: string | null | undefined;
  /** The `module` of the game. */
  readonly module?: string | null | undefined;
  /** The id of the game from which it branched. */
  readonly parent?: string | null | undefined;
  /** Part of a player's name. With a hero or faction, the same player must match. */
  readonly player?: string | null | undefined;
  /** The reason why the game ended, as a term of the game. */
  readonly reason?: string | null | undefined;
  /** The time when the game started. */
  readonly started?: TimeRange | null | undefined;
  /** One of the game's tags. */
  readonly tag?: string | null | undefined;
  /** At most 8 words. Each must occur in a player's name, hero or faction, in the name of the game, its format or a tag, or in the name of a card that you can see in it. */
  readonly text?: string | null | undefined;
  /** The number of turns. */
  readonly turns?: NumberRange | null | undefined;
  /** The winner. */
  readonly winner?: WinnerFilter | null | undefined;
};

/** A note about the completeness of a record. */
export type GameRemark =
  /** The rules cannot execute some abilities of its cards yet, so those abilities had no effect. */
  | 'ABILITIES_NOT_EXECUTED'
  /** The record exceeds the current limits, so names in lists are shortened. */
  | 'BEYOND_BOUNDS';

/** Whether the rules confirm an imported game. */
export type ImportCheck =
  /** The rules lead to different events. */
  | 'DIVERGED'
  /** The rules lead to the same events, in the whole game or up to `position` if the rest is only observed. */
  | 'EXACT'
  /** The rules have not yet replayed it. */
  | 'PENDING'
  /** The rules can't replay it on this server. */
  | 'UNVERIFIED';

/** The quality of an answer. */
export type LessonRating =
  /** The best choice. */
  | 'BEST'
  /** Not the best choice, but its loss is below that of an inaccuracy: under 5 points of win probability. */
  | 'CLOSE'
  /** Worse than the best choice. */
  | 'WORSE';

/** The language of the log and of card text. */
export type Locale =
  /** English. */
  | 'en'
  /** French. */
  | 'fr'
  /** Italian. */
  | 'it';

/** The position that the coach shows, with marks to draw on it. */
export type MarkedPlaceInput = {
  /** At most 20 arrows. */
  readonly arrows?: ReadonlyArray<ArrowInput>;
  /** The id of the chapter. */
  readonly chapter: string;
  /** At most 20 highlights. */
  readonly highlights?: ReadonlyArray<SpotInput>;
  /** The `position` of `place`. */
  readonly position: string;
};

/** The two sides of a match-up. */
export type MatchupKind =
  /** Factions. */
  | 'FACTION'
  /** Heroes. */
  | 'HERO';

/** The positions at which measures are taken. The end of the record is always included. */
export type MeasureEvery =
  /** At the start of each day. */
  | 'DAY'
  /** After every event. */
  | 'EVENT'
  /** At the start of each turn. */
  | 'TURN';

/** A range of numbers, including both ends. Leave out either end to set no limit. */
export type NumberRange = {
  /** The minimum. */
  readonly from?: number | null | undefined;
  /** The maximum. */
  readonly to?: number | null | undefined;
};

/** The player in a seat, and their deck. */
export type PlayerInput = {
  /** The kind of bot. Null if a person plays with the seat token. */
  readonly bot?: BotPlayer | null | undefined;
  /** A deck list, or the name of a deck that comes with the game. Default: one of those decks, at random. */
  readonly deck?: string | null | undefined;
  /** The name, at most 60 characters. A bot without a name is named after its kind, with a number. */
  readonly name?: string | null | undefined;
};

/** Selects a player, and an opponent or a Hero. All conditions must hold. */
export type PreparationFilter = {
  /** The edition of the rules, such as `1.0`. */
  readonly edition?: string | null | undefined;
  /** The format, as a term of the game. */
  readonly format?: string | null | undefined;
  /** Selects all seats that your account has taken, under any name, instead of a player. Requires sign-in. */
  readonly mine?: boolean | null | undefined;
  /** The `module` of the game. Default: the game with the most matching games. */
  readonly module?: string | null | undefined;
  /** The opponent's full name. Case does not matter. */
  readonly opponent?: string | null | undefined;
  /** The player's full name. Case does not matter. */
  readonly player?: string | null | undefined;
  /** The opponent's Hero. */
  readonly rivalHero?: string | null | undefined;
  /** The earliest start date of games that count: `2026-11-05`. */
  readonly since?: string | null | undefined;
};

/** Selects a player, and narrows a profile. All conditions must hold. */
export type ProfileFilter = {
  /** A day of the game. */
  readonly day?: number | null | undefined;
  /** The player's deck, by its `key` in `decks`. */
  readonly deck?: string | null | undefined;
  /** The edition of the rules, such as `1.0`. */
  readonly edition?: string | null | undefined;
  /** The format, as a term of the game. */
  readonly format?: string | null | undefined;
  /** The player's Hero. */
  readonly hero?: string | null | undefined;
  /** Selects all seats that your account has taken, under any name, instead of a player. Requires sign-in. */
  readonly mine?: boolean | null | undefined;
  /** The `module` of the game. Default: the game with the most reviewed games. */
  readonly module?: string | null | undefined;
  /** An opponent's full name. Case does not matter. */
  readonly opponent?: string | null | undefined;
  /** The player's full name. Case does not matter. */
  readonly player?: string | null | undefined;
  /** The number of playouts in the reviews. Default: the most common number. */
  readonly playouts?: number | null | undefined;
  /** The opponent's Hero. */
  readonly rivalHero?: string | null | undefined;
  /** The earliest start date of games that count, such as `2026-11-05`. Earlier games are used for comparison. */
  readonly since?: string | null | undefined;
  /** A theme, by its `key` in `themes`. */
  readonly theme?: string | null | undefined;
};

/** The identity provider's token that clients send to this server. */
export type ProviderToken =
  /** The access token. */
  | 'ACCESS'
  /** The ID token. */
  | 'ID';

/** The outcome of a reaction. */
export type ReactionOutcome =
  /** Its player declined to pay, so it had no effect. */
  | 'DECLINED'
  /** The game ended before it was played. */
  | 'GAME_ENDED'
  /** It was played, even if it had no effect. */
  | 'RESOLVED';

/** The format of a report. */
export type ReportFormat =
  /** A self-contained HTML page. */
  | 'HTML'
  /** Markdown, for forums and notebooks. */
  | 'MARKDOWN';

/** The severity of an error, from the lower bound of the 95 % interval of its loss. */
export type ReviewGrade =
  /** A loss of at least 15 points of win probability. */
  | 'BLUNDER'
  /** A loss of 5 to 10 points of win probability. */
  | 'INACCURACY'
  /** A loss of 10 to 15 points of win probability. */
  | 'MISTAKE';

/** A reason why a review is incomplete or less reliable. */
export type ReviewLack =
  /** Some cards have abilities that the rules do not execute. */
  | 'ABILITIES'
  /** The record contradicts the rules. */
  | 'AGREEMENT'
  /** Some cards are not known, so only the value model evaluated the positions with them. */
  | 'CARDS'
  /** This version of Retrace cannot check the record against its rules. */
  | 'CHECK'
  /** Some cards are not known, so they were dealt from the cards that the record shows. */
  | 'DEALT'
  /** The record contains no decisions to evaluate. */
  | 'DECISIONS'
  /** The game is not over. Luck and skill add up to its current state. */
  | 'END'
  /** The game has no value model, so every playout continued to the end of the game. */
  | 'MODEL'
  /** From `observedFrom` on, the record contains only what was seen, so only the value model evaluated that part. */
  | 'OBSERVED';

/** The state of a review. */
export type ReviewState =
  /** The review was cancelled. Start it again. */
  | 'CANCELLED'
  /** The review failed for the reason in `code`. Start it again. */
  | 'FAILED'
  /** The review is ready. `result` contains it. */
  | 'READY'
  /** The review is in progress. */
  | 'RUNNING'
  /** The review is waiting for other reviews. */
  | 'WAITING';

/** The role of your account. */
export type Role =
  /** Can administer the server. */
  | 'ADMIN'
  /** Not signed in, or signed in with a token that has no role. */
  | 'ANONYMOUS'
  /** Can view all finished games and write about them. */
  | 'COACH'
  /** Can start and play games. */
  | 'SEAT';

/** An object or space on the table. */
export type SpotInput = {
  /** The key in the state, from the perspective of the annotation. */
  readonly key: string;
  /** The kind of object or space. */
  readonly kind: SpotKind;
};

/** The kind of object or space. */
export type SpotKind =
  /** A card or token. */
  | 'CARD'
  /** A space on a track, such as a region of the Adventure. */
  | 'SPACE'
  /** A zone of cards. */
  | 'ZONE';

/** The setup of a draft. */
export type StartDraftInput = {
  /** The number of boosters for each seat. Default: 4, or 7 in a sealed event. */
  readonly boosters?: number | null | undefined;
  /** The method by which cards are added to pools. */
  readonly form?: DraftForm;
  /** The matches. Default: no games are played. */
  readonly matches?: DraftMatchesInput | null | undefined;
  /** Two to eight players, in seating order. */
  readonly players: ReadonlyArray<DraftPlayerInput>;
  /** Whether you take a seat. If not, each seat without a bot gets an invitation. */
  readonly playing?: boolean;
  /** The seat that you take. Default: the first seat without a bot. */
  readonly seat?: number | null | undefined;
  /** The seed of all random events. People who know the seed can compute hidden information. */
  readonly seed?: string | null | undefined;
  /** The code of a set. Default: the set that comes with Retrace. */
  readonly set?: string | null | undefined;
  /** The time limit for a pick in milliseconds, at least 1000. Default: no limit. */
  readonly timeLimit?: number | null | undefined;
};

/** The setup of a game. */
export type StartGameInput = {
  /** The edition of the rules. Default: the first of the game's `editions`. */
  readonly edition?: string | null | undefined;
  /** The format of the decks. Default: the game's standard format. */
  readonly format?: string | null | undefined;
  /** The `id` of one of the game's `modes`, which determines the number of players. Default: the standard mode, for two players. */
  readonly mode?: string | null | undefined;
  /** The `module` of the game to play. Default: the first game. */
  readonly module?: string | null | undefined;
  /** The players, in turn order. */
  readonly players: ReadonlyArray<PlayerInput>;
  /** Whether you play a seat. If not, each seat without a bot gets an invitation. */
  readonly playing?: boolean;
  /** The seat that you play. Default: the first seat without a bot. */
  readonly seat?: number | null | undefined;
  /** The seed of all random events, 1 to 100 characters. People who know the seed can compute hidden information, so leave it out for a fair game. */
  readonly seed?: string | null | undefined;
  /** The set of the boosters, in a mode with boosters. Default: the first of `boosterSets`. */
  readonly set?: string | null | undefined;
  /** The visibility of the game after its end. */
  readonly visibility?: Visibility;
};

/** The source of a part of a statistic. */
export type StatisticPartKind =
  /** An ability of a card in play, or a lasting effect. */
  | 'ABILITY'
  /** Counters on the object. */
  | 'COUNTER'
  /** An effect that lasts as long as the object exists. */
  | 'EFFECT'
  /** The value printed on the card, or set by the effect that created the token. */
  | 'PRINTED'
  /** A limit of the rules, such as 0. */
  | 'RULE';

/** Narrows statistics. All conditions must hold. */
export type StatisticsFilter = {
  /** The edition of the rules, such as `1.0`. */
  readonly edition?: string | null | undefined;
  /** The format, as a term of the game. */
  readonly format?: string | null | undefined;
  /** The earliest month in which the games started, in UTC: `2026-11`. */
  readonly from?: string | null | undefined;
  /** Counts only the seats that your account has taken, as one player under any name. Requires sign-in. */
  readonly mine?: boolean | null | undefined;
  /** The `module` of the game. */
  readonly module?: string | null | undefined;
  /** A player's full name. Case does not matter. Only the player's side of each game counts. */
  readonly player?: string | null | undefined;
  /** The latest month in which the games started, in UTC. */
  readonly to?: string | null | undefined;
};

/** A position in a game, from the perspective of a seat. */
export type TaskInput = {
  /** The id of the game. */
  readonly game: string;
  /** The number of an event, such as `142`. Choose a position with a decision of the seat if possible. */
  readonly position: string;
  /** The seat whose view is shown. */
  readonly seat: number;
};

/** A range of time, including both ends. Leave out either end to set no limit. */
export type TimeRange = {
  /** The earliest time. */
  readonly from?: string | null | undefined;
  /** The latest time. */
  readonly to?: string | null | undefined;
};

/** A level of detail. */
export type TimelineLevel =
  /** Every event, with its atomic actions. */
  | 'ACTION'
  /** Events that start a day. */
  | 'DAY'
  /** Events of the level TURN, and decisions. */
  | 'DECISION'
  /** Events that start a day or a phase. */
  | 'PHASE'
  /** Every event. */
  | 'STEP'
  /** Events that start a day, a phase or a turn. */
  | 'TURN';

/** A match in a tournament. */
export type TournamentMatchInput = {
  /** The maximum number of games: 1, 3 or 5. */
  readonly bestOf?: number;
  /** The names of two players, or of one player with a bye. */
  readonly players: ReadonlyArray<string>;
  /** The round, from 1. */
  readonly round: number;
  /** The number of games won by each player, entered manually. Null if the match's games count. */
  readonly wins?: ReadonlyArray<number> | null | undefined;
};

/** The parts into which a trend is divided. */
export type TrendKind =
  /** By `every` reviewed games, in the order in which they started. */
  | 'GAMES'
  /** By the months in which the games started. */
  | 'MONTH';

/** The choice to evaluate. */
export type ValuedChoice =
  /** The best choice according to a review with the same seed and number of playouts. */
  | 'BEST'
  /** The choice made in the record. */
  | 'PLAYED';

/** The visibility of a finished game. While a game is in progress, only people with a seat token can see what the player in that seat sees. */
export type Visibility =
  /** Its players or importer, coaches and admins can view everything. Others can view the game as spectators. */
  | 'PLAYERS'
  /** Only its players or importer, coaches and admins can view it. For others, the game does not exist. */
  | 'PRIVATE'
  /** All users can view everything. */
  | 'PUBLIC';

/** Filters by winner. All conditions must hold for the same winner. */
export type WinnerFilter = {
  /** Part of the winner's name. Case does not matter. */
  readonly name?: string | null | undefined;
  /** The winner's seat. */
  readonly seat?: number | null | undefined;
};

export type ReplyPartsFragment = { readonly text: string | null, readonly at: string, readonly choice: ReadonlyArray<{ readonly choice: ReadonlyArray<string>, readonly text: string }> | null };

export type AssignmentPartsFragment = { readonly id: string, readonly to: string, readonly question: string, readonly at: string, readonly isClosed: boolean, readonly link: string | null, readonly tasks: ReadonlyArray<{ readonly number: number, readonly game: string, readonly position: string, readonly seat: number, readonly replies: ReadonlyArray<{ readonly text: string | null, readonly at: string, readonly choice: ReadonlyArray<{ readonly choice: ReadonlyArray<string>, readonly text: string }> | null }> }> };

export type AssignmentsQueryVariables = Exact<{
  locale: Locale;
}>;


export type AssignmentsQuery = { readonly assignments: ReadonlyArray<{ readonly id: string, readonly to: string, readonly question: string, readonly at: string, readonly isClosed: boolean, readonly link: string | null, readonly tasks: ReadonlyArray<{ readonly number: number, readonly game: string, readonly position: string, readonly seat: number, readonly replies: ReadonlyArray<{ readonly text: string | null, readonly at: string, readonly choice: ReadonlyArray<{ readonly choice: ReadonlyArray<string>, readonly text: string }> | null }> }> }> };

export type AssignMutationVariables = Exact<{
  to: string;
  question: string;
  tasks: ReadonlyArray<TaskInput> | TaskInput;
}>;


export type AssignMutation = { readonly assign: { readonly id: string, readonly to: string, readonly question: string, readonly at: string, readonly isClosed: boolean, readonly link: string | null, readonly tasks: ReadonlyArray<{ readonly number: number, readonly game: string, readonly position: string, readonly seat: number, readonly replies: ReadonlyArray<{ readonly text: string | null, readonly at: string, readonly choice: ReadonlyArray<{ readonly choice: ReadonlyArray<string>, readonly text: string }> | null }> }> } };

export type CloseAssignmentMutationVariables = Exact<{
  assignment: string;
}>;


export type CloseAssignmentMutation = { readonly closeAssignment: { readonly id: string, readonly to: string, readonly question: string, readonly at: string, readonly isClosed: boolean, readonly link: string | null, readonly tasks: ReadonlyArray<{ readonly number: number, readonly game: string, readonly position: string, readonly seat: number, readonly replies: ReadonlyArray<{ readonly text: string | null, readonly at: string, readonly choice: ReadonlyArray<{ readonly choice: ReadonlyArray<string>, readonly text: string }> | null }> }> } };

export type ReceivedTaskFragment = { readonly number: number, readonly code: string | null, readonly reply: { readonly text: string | null, readonly at: string, readonly choice: ReadonlyArray<{ readonly choice: ReadonlyArray<string>, readonly text: string }> | null } | null, readonly position: { readonly position: string, readonly module: string, readonly seat: number, readonly name: string, readonly teams: ReadonlyArray<ReadonlyArray<number>> | null, readonly asking: string, readonly recent: ReadonlyArray<string>, readonly min: number, readonly max: number, readonly players: ReadonlyArray<{ readonly seat: number, readonly name: string, readonly hero: string | null, readonly faction: string | null }>, readonly choices: ReadonlyArray<{ readonly choice: ReadonlyArray<string>, readonly text: string }>, readonly state: { readonly position: string, readonly clock: { readonly day: number, readonly phase: string, readonly turn: number, readonly seat: number | null }, readonly seats: ReadonlyArray<{ readonly seat: number, readonly name: string, readonly firstPlayer: boolean, readonly left: boolean, readonly passed: boolean, readonly resources: ReadonlyArray<{ readonly name: string, readonly value: number }> }>, readonly zones: ReadonlyArray<{ readonly key: string, readonly kind: string, readonly seat: number | null, readonly part: string | null, readonly count: number, readonly cards: ReadonlyArray<{ readonly key: string | null, readonly item: number | null, readonly object: number | null, readonly owner: number, readonly controller: number, readonly faceDown: boolean, readonly token: boolean, readonly keywords: ReadonlyArray<string>, readonly statuses: ReadonlyArray<string>, readonly emblem: { readonly kind: string, readonly item: number } | null, readonly face: { readonly reference: string, readonly name: string, readonly image: string | null, readonly type: string, readonly subtypes: ReadonlyArray<string>, readonly faction: string | null, readonly rarity: string | null, readonly costs: ReadonlyArray<{ readonly name: string, readonly value: number }>, readonly statistics: ReadonlyArray<{ readonly name: string, readonly value: number }>, readonly lines: ReadonlyArray<{ readonly text: string, readonly support: boolean, readonly executed: boolean, readonly locale: Locale }> } | null, readonly statistics: ReadonlyArray<{ readonly name: string, readonly value: number }>, readonly counters: ReadonlyArray<{ readonly name: string, readonly value: number }> }> }>, readonly tracks: ReadonlyArray<{ readonly key: string, readonly spaces: ReadonlyArray<{ readonly key: string, readonly name: string, readonly terrains: ReadonlyArray<string>, readonly faceDown: boolean, readonly seats: ReadonlyArray<number> | null }>, readonly markers: ReadonlyArray<{ readonly seat: number, readonly kind: string, readonly space: string, readonly moved: number, readonly facing: { readonly seat: number, readonly kind: string } | null }> }>, readonly rolls: ReadonlyArray<{ readonly seat: number, readonly name: string, readonly dice: ReadonlyArray<number> }>, readonly decision: { readonly id: number, readonly seat: number, readonly kind: string, readonly min: number, readonly max: number, readonly optionCount: number } | null, readonly result: { readonly winners: ReadonlyArray<number>, readonly reason: string, readonly rule: string } | null } } | null };

export type AssignmentQueryVariables = Exact<{
  locale: Locale;
}>;


export type AssignmentQuery = { readonly assignment: { readonly id: string, readonly to: string, readonly by: string, readonly question: string, readonly tasks: ReadonlyArray<{ readonly number: number, readonly code: string | null, readonly reply: { readonly text: string | null, readonly at: string, readonly choice: ReadonlyArray<{ readonly choice: ReadonlyArray<string>, readonly text: string }> | null } | null, readonly position: { readonly position: string, readonly module: string, readonly seat: number, readonly name: string, readonly teams: ReadonlyArray<ReadonlyArray<number>> | null, readonly asking: string, readonly recent: ReadonlyArray<string>, readonly min: number, readonly max: number, readonly players: ReadonlyArray<{ readonly seat: number, readonly name: string, readonly hero: string | null, readonly faction: string | null }>, readonly choices: ReadonlyArray<{ readonly choice: ReadonlyArray<string>, readonly text: string }>, readonly state: { readonly position: string, readonly clock: { readonly day: number, readonly phase: string, readonly turn: number, readonly seat: number | null }, readonly seats: ReadonlyArray<{ readonly seat: number, readonly name: string, readonly firstPlayer: boolean, readonly left: boolean, readonly passed: boolean, readonly resources: ReadonlyArray<{ readonly name: string, readonly value: number }> }>, readonly zones: ReadonlyArray<{ readonly key: string, readonly kind: string, readonly seat: number | null, readonly part: string | null, readonly count: number, readonly cards: ReadonlyArray<{ readonly key: string | null, readonly item: number | null, readonly object: number | null, readonly owner: number, readonly controller: number, readonly faceDown: boolean, readonly token: boolean, readonly keywords: ReadonlyArray<string>, readonly statuses: ReadonlyArray<string>, readonly emblem: { readonly kind: string, readonly item: number } | null, readonly face: { readonly reference: string, readonly name: string, readonly image: string | null, readonly type: string, readonly subtypes: ReadonlyArray<string>, readonly faction: string | null, readonly rarity: string | null, readonly costs: ReadonlyArray<{ readonly name: string, readonly value: number }>, readonly statistics: ReadonlyArray<{ readonly name: string, readonly value: number }>, readonly lines: ReadonlyArray<{ readonly text: string, readonly support: boolean, readonly executed: boolean, readonly locale: Locale }> } | null, readonly statistics: ReadonlyArray<{ readonly name: string, readonly value: number }>, readonly counters: ReadonlyArray<{ readonly name: string, readonly value: number }> }> }>, readonly tracks: ReadonlyArray<{ readonly key: string, readonly spaces: ReadonlyArray<{ readonly key: string, readonly name: string, readonly terrains: ReadonlyArray<string>, readonly faceDown: boolean, readonly seats: ReadonlyArray<number> | null }>, readonly markers: ReadonlyArray<{ readonly seat: number, readonly kind: string, readonly space: string, readonly moved: number, readonly facing: { readonly seat: number, readonly kind: string } | null }> }>, readonly rolls: ReadonlyArray<{ readonly seat: number, readonly name: string, readonly dice: ReadonlyArray<number> }>, readonly decision: { readonly id: number, readonly seat: number, readonly kind: string, readonly min: number, readonly max: number, readonly optionCount: number } | null, readonly result: { readonly winners: ReadonlyArray<number>, readonly reason: string, readonly rule: string } | null } } | null }> } };

export type AnswerAssignmentMutationVariables = Exact<{
  task: number;
  choice?: ReadonlyArray<string> | string | null | undefined;
  text?: string | null | undefined;
  locale: Locale;
}>;


export type AnswerAssignmentMutation = { readonly answerAssignment: { readonly number: number, readonly code: string | null, readonly reply: { readonly text: string | null, readonly at: string, readonly choice: ReadonlyArray<{ readonly choice: ReadonlyArray<string>, readonly text: string }> | null } | null, readonly position: { readonly position: string, readonly module: string, readonly seat: number, readonly name: string, readonly teams: ReadonlyArray<ReadonlyArray<number>> | null, readonly asking: string, readonly recent: ReadonlyArray<string>, readonly min: number, readonly max: number, readonly players: ReadonlyArray<{ readonly seat: number, readonly name: string, readonly hero: string | null, readonly faction: string | null }>, readonly choices: ReadonlyArray<{ readonly choice: ReadonlyArray<string>, readonly text: string }>, readonly state: { readonly position: string, readonly clock: { readonly day: number, readonly phase: string, readonly turn: number, readonly seat: number | null }, readonly seats: ReadonlyArray<{ readonly seat: number, readonly name: string, readonly firstPlayer: boolean, readonly left: boolean, readonly passed: boolean, readonly resources: ReadonlyArray<{ readonly name: string, readonly value: number }> }>, readonly zones: ReadonlyArray<{ readonly key: string, readonly kind: string, readonly seat: number | null, readonly part: string | null, readonly count: number, readonly cards: ReadonlyArray<{ readonly key: string | null, readonly item: number | null, readonly object: number | null, readonly owner: number, readonly controller: number, readonly faceDown: boolean, readonly token: boolean, readonly keywords: ReadonlyArray<string>, readonly statuses: ReadonlyArray<string>, readonly emblem: { readonly kind: string, readonly item: number } | null, readonly face: { readonly reference: string, readonly name: string, readonly image: string | null, readonly type: string, readonly subtypes: ReadonlyArray<string>, readonly faction: string | null, readonly rarity: string | null, readonly costs: ReadonlyArray<{ readonly name: string, readonly value: number }>, readonly statistics: ReadonlyArray<{ readonly name: string, readonly value: number }>, readonly lines: ReadonlyArray<{ readonly text: string, readonly support: boolean, readonly executed: boolean, readonly locale: Locale }> } | null, readonly statistics: ReadonlyArray<{ readonly name: string, readonly value: number }>, readonly counters: ReadonlyArray<{ readonly name: string, readonly value: number }> }> }>, readonly tracks: ReadonlyArray<{ readonly key: string, readonly spaces: ReadonlyArray<{ readonly key: string, readonly name: string, readonly terrains: ReadonlyArray<string>, readonly faceDown: boolean, readonly seats: ReadonlyArray<number> | null }>, readonly markers: ReadonlyArray<{ readonly seat: number, readonly kind: string, readonly space: string, readonly moved: number, readonly facing: { readonly seat: number, readonly kind: string } | null }> }>, readonly rolls: ReadonlyArray<{ readonly seat: number, readonly name: string, readonly dice: ReadonlyArray<number> }>, readonly decision: { readonly id: number, readonly seat: number, readonly kind: string, readonly min: number, readonly max: number, readonly optionCount: number } | null, readonly result: { readonly winners: ReadonlyArray<number>, readonly reason: string, readonly rule: string } | null } } | null } };

export type BlindAnswerPartsFragment = { readonly position: string, readonly asking: string, readonly loss: number | null, readonly error: number | null, readonly grade: ReviewGrade | null, readonly takenLoss: number | null, readonly takenGrade: ReviewGrade | null, readonly choice: { readonly choice: ReadonlyArray<string>, readonly text: string } | null, readonly taken: { readonly choice: ReadonlyArray<string>, readonly text: string }, readonly best: { readonly choice: ReadonlyArray<string>, readonly text: string } | null, readonly worth: ReadonlyArray<{ readonly choice: ReadonlyArray<string>, readonly text: string, readonly value: number, readonly error: number }> };

export type BlindTallyPartsFragment = { readonly lost: number, readonly accuracy: number | null, readonly best: number, readonly inaccuracies: number, readonly mistakes: number, readonly blunders: number };

export type BlindReaderPartsFragment = { readonly number: number, readonly name: string, readonly isYou: boolean, readonly isOver: boolean, readonly link: string | null, readonly score: { readonly judged: number, readonly reader: { readonly lost: number, readonly accuracy: number | null, readonly best: number, readonly inaccuracies: number, readonly mistakes: number, readonly blunders: number }, readonly player: { readonly lost: number, readonly accuracy: number | null, readonly best: number, readonly inaccuracies: number, readonly mistakes: number, readonly blunders: number } } | null };

export type StartBlindReviewMutationVariables = Exact<{
  game: string;
  seat: number;
}>;


export type StartBlindReviewMutation = { readonly startBlindReview: { readonly position: string } };

export type BlindReviewQueryVariables = Exact<{
  game?: string | null | undefined;
  seat: number;
  locale: Locale;
}>;


export type BlindReviewQuery = { readonly blindReview: { readonly game: string | null, readonly position: string, readonly module: string, readonly seat: number, readonly name: string, readonly teams: ReadonlyArray<ReadonlyArray<number>> | null, readonly asking: string, readonly isOver: boolean, readonly isReviewed: boolean, readonly answered: number, readonly min: number, readonly max: number, readonly players: ReadonlyArray<{ readonly seat: number, readonly name: string, readonly hero: string | null, readonly faction: string | null }>, readonly choices: ReadonlyArray<{ readonly choice: ReadonlyArray<string>, readonly text: string }>, readonly steps: ReadonlyArray<{ readonly position: string, readonly text: string }>, readonly state: { readonly position: string, readonly clock: { readonly day: number, readonly phase: string, readonly turn: number, readonly seat: number | null }, readonly seats: ReadonlyArray<{ readonly seat: number, readonly name: string, readonly firstPlayer: boolean, readonly left: boolean, readonly passed: boolean, readonly resources: ReadonlyArray<{ readonly name: string, readonly value: number }> }>, readonly zones: ReadonlyArray<{ readonly key: string, readonly kind: string, readonly seat: number | null, readonly part: string | null, readonly count: number, readonly cards: ReadonlyArray<{ readonly key: string | null, readonly item: number | null, readonly object: number | null, readonly owner: number, readonly controller: number, readonly faceDown: boolean, readonly token: boolean, readonly keywords: ReadonlyArray<string>, readonly statuses: ReadonlyArray<string>, readonly emblem: { readonly kind: string, readonly item: number } | null, readonly face: { readonly reference: string, readonly name: string, readonly image: string | null, readonly type: string, readonly subtypes: ReadonlyArray<string>, readonly faction: string | null, readonly rarity: string | null, readonly costs: ReadonlyArray<{ readonly name: string, readonly value: number }>, readonly statistics: ReadonlyArray<{ readonly name: string, readonly value: number }>, readonly lines: ReadonlyArray<{ readonly text: string, readonly support: boolean, readonly executed: boolean, readonly locale: Locale }> } | null, readonly statistics: ReadonlyArray<{ readonly name: string, readonly value: number }>, readonly counters: ReadonlyArray<{ readonly name: string, readonly value: number }> }> }>, readonly tracks: ReadonlyArray<{ readonly key: string, readonly spaces: ReadonlyArray<{ readonly key: string, readonly name: string, readonly terrains: ReadonlyArray<string>, readonly faceDown: boolean, readonly seats: ReadonlyArray<number> | null }>, readonly markers: ReadonlyArray<{ readonly seat: number, readonly kind: string, readonly space: string, readonly moved: number, readonly facing: { readonly seat: number, readonly kind: string } | null }> }>, readonly rolls: ReadonlyArray<{ readonly seat: number, readonly name: string, readonly dice: ReadonlyArray<number> }>, readonly decision: { readonly id: number, readonly seat: number, readonly kind: string, readonly min: number, readonly max: number, readonly optionCount: number } | null, readonly result: { readonly winners: ReadonlyArray<number>, readonly reason: string, readonly rule: string } | null } } };

export type BlindStateQueryVariables = Exact<{
  game?: string | null | undefined;
  seat: number;
  at: string;
  locale: Locale;
}>;


export type BlindStateQuery = { readonly blindReview: { readonly state: { readonly position: string, readonly clock: { readonly day: number, readonly phase: string, readonly turn: number, readonly seat: number | null }, readonly seats: ReadonlyArray<{ readonly seat: number, readonly name: string, readonly firstPlayer: boolean, readonly left: boolean, readonly passed: boolean, readonly resources: ReadonlyArray<{ readonly name: string, readonly value: number }> }>, readonly zones: ReadonlyArray<{ readonly key: string, readonly kind: string, readonly seat: number | null, readonly part: string | null, readonly count: number, readonly cards: ReadonlyArray<{ readonly key: string | null, readonly item: number | null, readonly object: number | null, readonly owner: number, readonly controller: number, readonly faceDown: boolean, readonly token: boolean, readonly keywords: ReadonlyArray<string>, readonly statuses: ReadonlyArray<string>, readonly emblem: { readonly kind: string, readonly item: number } | null, readonly face: { readonly reference: string, readonly name: string, readonly image: string | null, readonly type: string, readonly subtypes: ReadonlyArray<string>, readonly faction: string | null, readonly rarity: string | null, readonly costs: ReadonlyArray<{ readonly name: string, readonly value: number }>, readonly statistics: ReadonlyArray<{ readonly name: string, readonly value: number }>, readonly lines: ReadonlyArray<{ readonly text: string, readonly support: boolean, readonly executed: boolean, readonly locale: Locale }> } | null, readonly statistics: ReadonlyArray<{ readonly name: string, readonly value: number }>, readonly counters: ReadonlyArray<{ readonly name: string, readonly value: number }> }> }>, readonly tracks: ReadonlyArray<{ readonly key: string, readonly spaces: ReadonlyArray<{ readonly key: string, readonly name: string, readonly terrains: ReadonlyArray<string>, readonly faceDown: boolean, readonly seats: ReadonlyArray<number> | null }>, readonly markers: ReadonlyArray<{ readonly seat: number, readonly kind: string, readonly space: string, readonly moved: number, readonly facing: { readonly seat: number, readonly kind: string } | null }> }>, readonly rolls: ReadonlyArray<{ readonly seat: number, readonly name: string, readonly dice: ReadonlyArray<number> }>, readonly decision: { readonly id: number, readonly seat: number, readonly kind: string, readonly min: number, readonly max: number, readonly optionCount: number } | null, readonly result: { readonly winners: ReadonlyArray<number>, readonly reason: string, readonly rule: string } | null } } };

export type BlindScoresQueryVariables = Exact<{
  game?: string | null | undefined;
  seat: number;
  locale: Locale;
}>;


export type BlindScoresQuery = { readonly blindReview: { readonly readers: ReadonlyArray<{ readonly number: number, readonly name: string, readonly isYou: boolean, readonly isOver: boolean, readonly link: string | null, readonly score: { readonly judged: number, readonly reader: { readonly lost: number, readonly accuracy: number | null, readonly best: number, readonly inaccuracies: number, readonly mistakes: number, readonly blunders: number }, readonly player: { readonly lost: number, readonly accuracy: number | null, readonly best: number, readonly inaccuracies: number, readonly mistakes: number, readonly blunders: number } } | null }>, readonly answers: ReadonlyArray<{ readonly position: string, readonly asking: string, readonly loss: number | null, readonly error: number | null, readonly grade: ReviewGrade | null, readonly takenLoss: number | null, readonly takenGrade: ReviewGrade | null, readonly choice: { readonly choice: ReadonlyArray<string>, readonly text: string } | null, readonly taken: { readonly choice: ReadonlyArray<string>, readonly text: string }, readonly best: { readonly choice: ReadonlyArray<string>, readonly text: string } | null, readonly worth: ReadonlyArray<{ readonly choice: ReadonlyArray<string>, readonly text: string, readonly value: number, readonly error: number }> }> } };

export type AnswerBlindReviewMutationVariables = Exact<{
  game?: string | null | undefined;
  seat: number;
  position: string;
  choice?: ReadonlyArray<string> | string | null | undefined;
  locale: Locale;
}>;


export type AnswerBlindReviewMutation = { readonly answerBlindReview: { readonly position: string, readonly asking: string, readonly loss: number | null, readonly error: number | null, readonly grade: ReviewGrade | null, readonly takenLoss: number | null, readonly takenGrade: ReviewGrade | null, readonly choice: { readonly choice: ReadonlyArray<string>, readonly text: string } | null, readonly taken: { readonly choice: ReadonlyArray<string>, readonly text: string }, readonly best: { readonly choice: ReadonlyArray<string>, readonly text: string } | null, readonly worth: ReadonlyArray<{ readonly choice: ReadonlyArray<string>, readonly text: string, readonly value: number, readonly error: number }> } };

export type InviteToBlindReviewMutationVariables = Exact<{
  game: string;
  seat: number;
  name: string;
}>;


export type InviteToBlindReviewMutation = { readonly inviteToBlindReview: { readonly number: number, readonly name: string, readonly link: string | null } };

export type MeasuresQueryVariables = Exact<{
  id: string;
  as: string;
  every: MeasureEvery;
  locale: Locale;
}>;


export type MeasuresQuery = { readonly game: { readonly id: string, readonly measures: { readonly points: ReadonlyArray<{ readonly position: string }>, readonly series: ReadonlyArray<{ readonly name: string, readonly title: string | null, readonly seat: number | null, readonly values: ReadonlyArray<number | null> }> } } };

export type CounterHistoryQueryVariables = Exact<{
  id: string;
  after?: string | null | undefined;
  as: string;
}>;


export type CounterHistoryQuery = { readonly game: { readonly id: string, readonly counterHistory: { readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null }, readonly edges: ReadonlyArray<{ readonly node: { readonly position: string, readonly name: string, readonly seat: number, readonly value: number, readonly how: CounterHow, readonly on: { readonly item: number | null, readonly object: number | null, readonly name: string | null } | null } }> } } };

export type ClassPartsFragment = { readonly study: string, readonly title: string, readonly by: string, readonly isYours: boolean, readonly isOpen: boolean, readonly pupil: number | null, readonly place: { readonly chapter: string, readonly position: string, readonly arrows: ReadonlyArray<{ readonly from: { readonly kind: SpotKind, readonly key: string }, readonly to: { readonly kind: SpotKind, readonly key: string } }>, readonly highlights: ReadonlyArray<{ readonly kind: SpotKind, readonly key: string }> } | null, readonly chapters: ReadonlyArray<{ readonly id: string, readonly position: string, readonly until: string }>, readonly pupils: ReadonlyArray<{ readonly number: number, readonly name: string }>, readonly rounds: ReadonlyArray<{ readonly number: number, readonly chapter: string, readonly at: string, readonly isOpen: boolean, readonly count: number, readonly own: ReadonlyArray<string> | null, readonly chosen: ReadonlyArray<{ readonly number: number, readonly name: string }>, readonly answers: ReadonlyArray<{ readonly choice: ReadonlyArray<string>, readonly count: number, readonly pupils: ReadonlyArray<{ readonly number: number, readonly name: string }> | null }> | null }>, readonly link: { readonly link: string } | null };

export type ClassQueryVariables = Exact<{
  study?: string | null | undefined;
}>;


export type ClassQuery = { readonly class: { readonly study: string, readonly title: string, readonly by: string, readonly isYours: boolean, readonly isOpen: boolean, readonly pupil: number | null, readonly place: { readonly chapter: string, readonly position: string, readonly arrows: ReadonlyArray<{ readonly from: { readonly kind: SpotKind, readonly key: string }, readonly to: { readonly kind: SpotKind, readonly key: string } }>, readonly highlights: ReadonlyArray<{ readonly kind: SpotKind, readonly key: string }> } | null, readonly chapters: ReadonlyArray<{ readonly id: string, readonly position: string, readonly until: string }>, readonly pupils: ReadonlyArray<{ readonly number: number, readonly name: string }>, readonly rounds: ReadonlyArray<{ readonly number: number, readonly chapter: string, readonly at: string, readonly isOpen: boolean, readonly count: number, readonly own: ReadonlyArray<string> | null, readonly chosen: ReadonlyArray<{ readonly number: number, readonly name: string }>, readonly answers: ReadonlyArray<{ readonly choice: ReadonlyArray<string>, readonly count: number, readonly pupils: ReadonlyArray<{ readonly number: number, readonly name: string }> | null }> | null }>, readonly link: { readonly link: string } | null } };

export type ClassChangesSubscriptionVariables = Exact<{
  study?: string | null | undefined;
}>;


export type ClassChangesSubscription = { readonly classChanges: { readonly study: string, readonly title: string, readonly by: string, readonly isYours: boolean, readonly isOpen: boolean, readonly pupil: number | null, readonly place: { readonly chapter: string, readonly position: string, readonly arrows: ReadonlyArray<{ readonly from: { readonly kind: SpotKind, readonly key: string }, readonly to: { readonly kind: SpotKind, readonly key: string } }>, readonly highlights: ReadonlyArray<{ readonly kind: SpotKind, readonly key: string }> } | null, readonly chapters: ReadonlyArray<{ readonly id: string, readonly position: string, readonly until: string }>, readonly pupils: ReadonlyArray<{ readonly number: number, readonly name: string }>, readonly rounds: ReadonlyArray<{ readonly number: number, readonly chapter: string, readonly at: string, readonly isOpen: boolean, readonly count: number, readonly own: ReadonlyArray<string> | null, readonly chosen: ReadonlyArray<{ readonly number: number, readonly name: string }>, readonly answers: ReadonlyArray<{ readonly choice: ReadonlyArray<string>, readonly count: number, readonly pupils: ReadonlyArray<{ readonly number: number, readonly name: string }> | null }> | null }>, readonly link: { readonly link: string } | null } };

export type ClassChapterQueryVariables = Exact<{
  study?: string | null | undefined;
  chapter: string;
  at?: string | null | undefined;
  locale: Locale;
}>;


export type ClassChapterQuery = { readonly class: { readonly study: string, readonly chapter: { readonly id: string, readonly code: string | null, readonly game: string | null, readonly text: string, readonly arrows: ReadonlyArray<{ readonly from: { readonly kind: SpotKind, readonly key: string }, readonly to: { readonly kind: SpotKind, readonly key: string } }>, readonly highlights: ReadonlyArray<{ readonly kind: SpotKind, readonly key: string }>, readonly question: { readonly text: string, readonly answer: string, readonly isHidden: boolean, readonly accepted: ReadonlyArray<{ readonly choice: ReadonlyArray<string>, readonly text: string }> } | null, readonly position: { readonly position: string, readonly until: string, readonly as: string, readonly module: string, readonly teams: ReadonlyArray<ReadonlyArray<number>> | null, readonly seat: number | null, readonly min: number, readonly max: number, readonly players: ReadonlyArray<{ readonly seat: number, readonly name: string, readonly hero: string | null, readonly faction: string | null }>, readonly choices: ReadonlyArray<{ readonly choice: ReadonlyArray<string>, readonly text: string }>, readonly taken: { readonly choice: ReadonlyArray<string>, readonly text: string } | null, readonly steps: ReadonlyArray<{ readonly position: string, readonly text: string }>, readonly state: { readonly position: string, readonly clock: { readonly day: number, readonly phase: string, readonly turn: number, readonly seat: number | null }, readonly seats: ReadonlyArray<{ readonly seat: number, readonly name: string, readonly firstPlayer: boolean, readonly left: boolean, readonly passed: boolean, readonly resources: ReadonlyArray<{ readonly name: string, readonly value: number }> }>, readonly zones: ReadonlyArray<{ readonly key: string, readonly kind: string, readonly seat: number | null, readonly part: string | null, readonly count: number, readonly cards: ReadonlyArray<{ readonly key: string | null, readonly item: number | null, readonly object: number | null, readonly owner: number, readonly controller: number, readonly faceDown: boolean, readonly token: boolean, readonly keywords: ReadonlyArray<string>, readonly statuses: ReadonlyArray<string>, readonly emblem: { readonly kind: string, readonly item: number } | null, readonly face: { readonly reference: string, readonly name: string, readonly image: string | null, readonly type: string, readonly subtypes: ReadonlyArray<string>, readonly faction: string | null, readonly rarity: string | null, readonly costs: ReadonlyArray<{ readonly name: string, readonly value: number }>, readonly statistics: ReadonlyArray<{ readonly name: string, readonly value: number }>, readonly lines: ReadonlyArray<{ readonly text: string, readonly support: boolean, readonly executed: boolean, readonly locale: Locale }> } | null, readonly statistics: ReadonlyArray<{ readonly name: string, readonly value: number }>, readonly counters: ReadonlyArray<{ readonly name: string, readonly value: number }> }> }>, readonly tracks: ReadonlyArray<{ readonly key: string, readonly spaces: ReadonlyArray<{ readonly key: string, readonly name: string, readonly terrains: ReadonlyArray<string>, readonly faceDown: boolean, readonly seats: ReadonlyArray<number> | null }>, readonly markers: ReadonlyArray<{ readonly seat: number, readonly kind: string, readonly space: string, readonly moved: number, readonly facing: { readonly seat: number, readonly kind: string } | null }> }>, readonly rolls: ReadonlyArray<{ readonly seat: number, readonly name: string, readonly dice: ReadonlyArray<number> }>, readonly decision: { readonly id: number, readonly seat: number, readonly kind: string, readonly min: number, readonly max: number, readonly optionCount: number } | null, readonly result: { readonly winners: ReadonlyArray<number>, readonly reason: string, readonly rule: string } | null } } | null } } };

export type OpenClassMutationVariables = Exact<{
  study: string;
}>;


export type OpenClassMutation = { readonly openClass: { readonly study: string, readonly title: string, readonly by: string, readonly isYours: boolean, readonly isOpen: boolean, readonly pupil: number | null, readonly place: { readonly chapter: string, readonly position: string, readonly arrows: ReadonlyArray<{ readonly from: { readonly kind: SpotKind, readonly key: string }, readonly to: { readonly kind: SpotKind, readonly key: string } }>, readonly highlights: ReadonlyArray<{ readonly kind: SpotKind, readonly key: string }> } | null, readonly chapters: ReadonlyArray<{ readonly id: string, readonly position: string, readonly until: string }>, readonly pupils: ReadonlyArray<{ readonly number: number, readonly name: string }>, readonly rounds: ReadonlyArray<{ readonly number: number, readonly chapter: string, readonly at: string, readonly isOpen: boolean, readonly count: number, readonly own: ReadonlyArray<string> | null, readonly chosen: ReadonlyArray<{ readonly number: number, readonly name: string }>, readonly answers: ReadonlyArray<{ readonly choice: ReadonlyArray<string>, readonly count: number, readonly pupils: ReadonlyArray<{ readonly number: number, readonly name: string }> | null }> | null }>, readonly link: { readonly link: string } | null } };

export type MoveClassMutationVariables = Exact<{
  study: string;
  chapter: string;
  position: string;
}>;


export type MoveClassMutation = { readonly moveClass: { readonly study: string, readonly title: string, readonly by: string, readonly isYours: boolean, readonly isOpen: boolean, readonly pupil: number | null, readonly place: { readonly chapter: string, readonly position: string, readonly arrows: ReadonlyArray<{ readonly from: { readonly kind: SpotKind, readonly key: string }, readonly to: { readonly kind: SpotKind, readonly key: string } }>, readonly highlights: ReadonlyArray<{ readonly kind: SpotKind, readonly key: string }> } | null, readonly chapters: ReadonlyArray<{ readonly id: string, readonly position: string, readonly until: string }>, readonly pupils: ReadonlyArray<{ readonly number: number, readonly name: string }>, readonly rounds: ReadonlyArray<{ readonly number: number, readonly chapter: string, readonly at: string, readonly isOpen: boolean, readonly count: number, readonly own: ReadonlyArray<string> | null, readonly chosen: ReadonlyArray<{ readonly number: number, readonly name: string }>, readonly answers: ReadonlyArray<{ readonly choice: ReadonlyArray<string>, readonly count: number, readonly pupils: ReadonlyArray<{ readonly number: number, readonly name: string }> | null }> | null }>, readonly link: { readonly link: string } | null } };

export type MarkClassMutationVariables = Exact<{
  study: string;
  place: MarkedPlaceInput;
}>;


export type MarkClassMutation = { readonly markClass: { readonly study: string, readonly title: string, readonly by: string, readonly isYours: boolean, readonly isOpen: boolean, readonly pupil: number | null, readonly place: { readonly chapter: string, readonly position: string, readonly arrows: ReadonlyArray<{ readonly from: { readonly kind: SpotKind, readonly key: string }, readonly to: { readonly kind: SpotKind, readonly key: string } }>, readonly highlights: ReadonlyArray<{ readonly kind: SpotKind, readonly key: string }> } | null, readonly chapters: ReadonlyArray<{ readonly id: string, readonly position: string, readonly until: string }>, readonly pupils: ReadonlyArray<{ readonly number: number, readonly name: string }>, readonly rounds: ReadonlyArray<{ readonly number: number, readonly chapter: string, readonly at: string, readonly isOpen: boolean, readonly count: number, readonly own: ReadonlyArray<string> | null, readonly chosen: ReadonlyArray<{ readonly number: number, readonly name: string }>, readonly answers: ReadonlyArray<{ readonly choice: ReadonlyArray<string>, readonly count: number, readonly pupils: ReadonlyArray<{ readonly number: number, readonly name: string }> | null }> | null }>, readonly link: { readonly link: string } | null } };

export type AskClassMutationVariables = Exact<{
  study: string;
}>;


export type AskClassMutation = { readonly askClass: { readonly study: string, readonly title: string, readonly by: string, readonly isYours: boolean, readonly isOpen: boolean, readonly pupil: number | null, readonly place: { readonly chapter: string, readonly position: string, readonly arrows: ReadonlyArray<{ readonly from: { readonly kind: SpotKind, readonly key: string }, readonly to: { readonly kind: SpotKind, readonly key: string } }>, readonly highlights: ReadonlyArray<{ readonly kind: SpotKind, readonly key: string }> } | null, readonly chapters: ReadonlyArray<{ readonly id: string, readonly position: string, readonly until: string }>, readonly pupils: ReadonlyArray<{ readonly number: number, readonly name: string }>, readonly rounds: ReadonlyArray<{ readonly number: number, readonly chapter: string, readonly at: string, readonly isOpen: boolean, readonly count: number, readonly own: ReadonlyArray<string> | null, readonly chosen: ReadonlyArray<{ readonly number: number, readonly name: string }>, readonly answers: ReadonlyArray<{ readonly choice: ReadonlyArray<string>, readonly count: number, readonly pupils: ReadonlyArray<{ readonly number: number, readonly name: string }> | null }> | null }>, readonly link: { readonly link: string } | null } };

export type RevealRoundMutationVariables = Exact<{
  study: string;
  round: number;
  named: boolean;
}>;


export type RevealRoundMutation = { readonly revealRound: { readonly study: string, readonly title: string, readonly by: string, readonly isYours: boolean, readonly isOpen: boolean, readonly pupil: number | null, readonly place: { readonly chapter: string, readonly position: string, readonly arrows: ReadonlyArray<{ readonly from: { readonly kind: SpotKind, readonly key: string }, readonly to: { readonly kind: SpotKind, readonly key: string } }>, readonly highlights: ReadonlyArray<{ readonly kind: SpotKind, readonly key: string }> } | null, readonly chapters: ReadonlyArray<{ readonly id: string, readonly position: string, readonly until: string }>, readonly pupils: ReadonlyArray<{ readonly number: number, readonly name: string }>, readonly rounds: ReadonlyArray<{ readonly number: number, readonly chapter: string, readonly at: string, readonly isOpen: boolean, readonly count: number, readonly own: ReadonlyArray<string> | null, readonly chosen: ReadonlyArray<{ readonly number: number, readonly name: string }>, readonly answers: ReadonlyArray<{ readonly choice: ReadonlyArray<string>, readonly count: number, readonly pupils: ReadonlyArray<{ readonly number: number, readonly name: string }> | null }> | null }>, readonly link: { readonly link: string } | null } };

export type EndClassMutationVariables = Exact<{
  study: string;
}>;


export type EndClassMutation = { readonly endClass: { readonly study: string, readonly title: string, readonly by: string, readonly isYours: boolean, readonly isOpen: boolean, readonly pupil: number | null, readonly place: { readonly chapter: string, readonly position: string, readonly arrows: ReadonlyArray<{ readonly from: { readonly kind: SpotKind, readonly key: string }, readonly to: { readonly kind: SpotKind, readonly key: string } }>, readonly highlights: ReadonlyArray<{ readonly kind: SpotKind, readonly key: string }> } | null, readonly chapters: ReadonlyArray<{ readonly id: string, readonly position: string, readonly until: string }>, readonly pupils: ReadonlyArray<{ readonly number: number, readonly name: string }>, readonly rounds: ReadonlyArray<{ readonly number: number, readonly chapter: string, readonly at: string, readonly isOpen: boolean, readonly count: number, readonly own: ReadonlyArray<string> | null, readonly chosen: ReadonlyArray<{ readonly number: number, readonly name: string }>, readonly answers: ReadonlyArray<{ readonly choice: ReadonlyArray<string>, readonly count: number, readonly pupils: ReadonlyArray<{ readonly number: number, readonly name: string }> | null }> | null }>, readonly link: { readonly link: string } | null } };

export type JoinClassMutationVariables = Exact<{
  name: string;
}>;


export type JoinClassMutation = { readonly joinClass: { readonly pupil: number, readonly token: string } };

export type AnswerRoundMutationVariables = Exact<{
  round: number;
  choice: ReadonlyArray<string> | string;
}>;


export type AnswerRoundMutation = { readonly answerRound: { readonly study: string, readonly title: string, readonly by: string, readonly isYours: boolean, readonly isOpen: boolean, readonly pupil: number | null, readonly place: { readonly chapter: string, readonly position: string, readonly arrows: ReadonlyArray<{ readonly from: { readonly kind: SpotKind, readonly key: string }, readonly to: { readonly kind: SpotKind, readonly key: string } }>, readonly highlights: ReadonlyArray<{ readonly kind: SpotKind, readonly key: string }> } | null, readonly chapters: ReadonlyArray<{ readonly id: string, readonly position: string, readonly until: string }>, readonly pupils: ReadonlyArray<{ readonly number: number, readonly name: string }>, readonly rounds: ReadonlyArray<{ readonly number: number, readonly chapter: string, readonly at: string, readonly isOpen: boolean, readonly count: number, readonly own: ReadonlyArray<string> | null, readonly chosen: ReadonlyArray<{ readonly number: number, readonly name: string }>, readonly answers: ReadonlyArray<{ readonly choice: ReadonlyArray<string>, readonly count: number, readonly pupils: ReadonlyArray<{ readonly number: number, readonly name: string }> | null }> | null }>, readonly link: { readonly link: string } | null } };

export type DraftSetsQueryVariables = Exact<{ [key: string]: never; }>;


export type DraftSetsQuery = { readonly playableGames: ReadonlyArray<{ readonly id: string, readonly boosterSets: ReadonlyArray<string> }> };

export type StartDraftMutationVariables = Exact<{
  input: StartDraftInput;
}>;


export type StartDraftMutation = { readonly startDraft: { readonly id: string, readonly seats: ReadonlyArray<{ readonly seat: number, readonly name: string, readonly token: string | null, readonly invitation: string | null }> } };

export type DraftInvitationQueryVariables = Exact<{
  invitation: string;
  receipt: string;
}>;


export type DraftInvitationQuery = { readonly draftInvitation: { readonly seat: number, readonly draft: { readonly id: string, readonly form: DraftForm, readonly set: string, readonly players: ReadonlyArray<string> } } };

export type ClaimDraftSeatMutationVariables = Exact<{
  invitation: string;
  receipt: string;
}>;


export type ClaimDraftSeatMutation = { readonly claimDraftSeat: { readonly draft: string, readonly seat: number, readonly name: string, readonly token: string } };

export type DraftsQueryVariables = Exact<{
  first: number;
}>;


export type DraftsQuery = { readonly drafts: ReadonlyArray<{ readonly id: string, readonly set: string, readonly form: DraftForm, readonly phase: DraftPhase, readonly players: ReadonlyArray<string>, readonly startedAt: string }> };

export type DraftFaceFragment = { readonly reference: string, readonly image: string | null, readonly name: string, readonly type: string, readonly faction: string | null, readonly rarity: string | null, readonly handCost: number, readonly reserveCost: number };

export type DraftQueryVariables = Exact<{
  id: string;
}>;


export type DraftQuery = { readonly draft: { readonly id: string, readonly set: string, readonly form: DraftForm, readonly phase: DraftPhase, readonly startedAt: string, readonly seats: ReadonlyArray<{ readonly seat: number, readonly name: string, readonly bot: boolean, readonly yours: boolean, readonly poolSize: number, readonly pool: ReadonlyArray<{ readonly reference: string, readonly image: string | null, readonly name: string, readonly type: string, readonly faction: string | null, readonly rarity: string | null, readonly handCost: number, readonly reserveCost: number }> | null, readonly deck: { readonly factions: ReadonlyArray<string>, readonly hero: { readonly reference: string, readonly image: string | null, readonly name: string, readonly type: string, readonly faction: string | null, readonly rarity: string | null, readonly handCost: number, readonly reserveCost: number } | null, readonly cards: ReadonlyArray<{ readonly reference: string, readonly image: string | null, readonly name: string, readonly type: string, readonly faction: string | null, readonly rarity: string | null, readonly handCost: number, readonly reserveCost: number }> } | null }>, readonly picks: ReadonlyArray<{ readonly revision: number, readonly seat: number, readonly round: number, readonly pick: number, readonly booster: number, readonly by: DraftPicker, readonly thinkingTime: number | null, readonly from: ReadonlyArray<{ readonly reference: string, readonly image: string | null, readonly name: string, readonly type: string, readonly faction: string | null, readonly rarity: string | null, readonly handCost: number, readonly reserveCost: number }> | null, readonly card: { readonly reference: string, readonly image: string | null, readonly name: string, readonly type: string, readonly faction: string | null, readonly rarity: string | null, readonly handCost: number, readonly reserveCost: number } | null }>, readonly matches: ReadonlyArray<{ readonly round: number, readonly table: number, readonly seats: ReadonlyArray<number>, readonly settled: boolean, readonly games: ReadonlyArray<{ readonly number: number, readonly game: string, readonly seats: ReadonlyArray<number>, readonly winners: ReadonlyArray<number> | null, readonly tokens: ReadonlyArray<{ readonly seat: number, readonly token: string }> }> }>, readonly standings: ReadonlyArray<{ readonly place: number, readonly seat: number, readonly points: number, readonly won: number, readonly drawn: number, readonly lost: number }> } };

export type DraftMatchPartsFragment = { readonly round: number, readonly table: number, readonly seats: ReadonlyArray<number>, readonly settled: boolean, readonly games: ReadonlyArray<{ readonly number: number, readonly game: string, readonly seats: ReadonlyArray<number>, readonly winners: ReadonlyArray<number> | null, readonly tokens: ReadonlyArray<{ readonly seat: number, readonly token: string }> }> };

export type DraftStandingPartsFragment = { readonly place: number, readonly seat: number, readonly points: number, readonly won: number, readonly drawn: number, readonly lost: number };

export type DraftSeatQueryVariables = Exact<{
  id: string;
  as: string;
}>;


export type DraftSeatQuery = { readonly draft: { readonly id: string, readonly set: string, readonly form: DraftForm, readonly phase: DraftPhase, readonly round: number, readonly pick: number, readonly timeLeft: number | null, readonly revision: number, readonly seats: ReadonlyArray<{ readonly seat: number, readonly name: string, readonly bot: boolean, readonly awaited: boolean, readonly asked: boolean, readonly hasDeck: boolean, readonly poolSize: number, readonly hand: ReadonlyArray<{ readonly reference: string, readonly image: string | null, readonly name: string, readonly type: string, readonly faction: string | null, readonly rarity: string | null, readonly handCost: number, readonly reserveCost: number }> | null, readonly pool: ReadonlyArray<{ readonly reference: string, readonly image: string | null, readonly name: string, readonly type: string, readonly faction: string | null, readonly rarity: string | null, readonly handCost: number, readonly reserveCost: number }> | null, readonly deck: { readonly hero: { readonly reference: string, readonly image: string | null, readonly name: string, readonly type: string, readonly faction: string | null, readonly rarity: string | null, readonly handCost: number, readonly reserveCost: number } | null, readonly cards: ReadonlyArray<{ readonly reference: string, readonly image: string | null, readonly name: string, readonly type: string, readonly faction: string | null, readonly rarity: string | null, readonly handCost: number, readonly reserveCost: number }> } | null, readonly suggestion: { readonly hero: { readonly reference: string, readonly image: string | null, readonly name: string, readonly type: string, readonly faction: string | null, readonly rarity: string | null, readonly handCost: number, readonly reserveCost: number } | null, readonly cards: ReadonlyArray<{ readonly reference: string, readonly image: string | null, readonly name: string, readonly type: string, readonly faction: string | null, readonly rarity: string | null, readonly handCost: number, readonly reserveCost: number }> } | null }>, readonly matches: ReadonlyArray<{ readonly round: number, readonly table: number, readonly seats: ReadonlyArray<number>, readonly settled: boolean, readonly games: ReadonlyArray<{ readonly number: number, readonly game: string, readonly seats: ReadonlyArray<number>, readonly winners: ReadonlyArray<number> | null, readonly tokens: ReadonlyArray<{ readonly seat: number, readonly token: string }> }> }>, readonly standings: ReadonlyArray<{ readonly place: number, readonly seat: number, readonly points: number, readonly won: number, readonly drawn: number, readonly lost: number }> } };

export type DraftCardTextQueryVariables = Exact<{
  reference: string;
  locale: Locale;
}>;


export type DraftCardTextQuery = { readonly card: { readonly reference: string, readonly subtypes: ReadonlyArray<string>, readonly statistics: ReadonlyArray<{ readonly name: string, readonly value: number }>, readonly lines: ReadonlyArray<{ readonly text: string, readonly support: boolean }> } };

export type PickMutationVariables = Exact<{
  draft: string;
  card: string;
  seat: number;
}>;


export type PickMutation = { readonly pick: { readonly id: string } };

export type BuildDeckMutationVariables = Exact<{
  draft: string;
  hero?: string | null | undefined;
  cards: ReadonlyArray<string> | string;
  seat: number;
}>;


export type BuildDeckMutation = { readonly buildDeck: { readonly id: string } };

export type PlayMatchMutationVariables = Exact<{
  draft: string;
  table: number;
}>;


export type PlayMatchMutation = { readonly playMatch: { readonly round: number, readonly table: number, readonly seats: ReadonlyArray<number>, readonly settled: boolean, readonly games: ReadonlyArray<{ readonly number: number, readonly game: string, readonly seats: ReadonlyArray<number>, readonly winners: ReadonlyArray<number> | null, readonly tokens: ReadonlyArray<{ readonly seat: number, readonly token: string }> }> } };

export type DraftEventsSubscriptionVariables = Exact<{
  draft: string;
  after: number;
  as: string;
}>;


export type DraftEventsSubscription = { readonly draftEvents: { readonly revision: number } };

export type GameSummaryFragment = { readonly id: string, readonly module: string, readonly moduleName: string, readonly edition: string, readonly format: string, readonly teams: ReadonlyArray<ReadonlyArray<number>> | null, readonly startedAt: string, readonly endedAt: string | null, readonly events: number, readonly actions: number, readonly days: number, readonly lastPosition: string, readonly name: string | null, readonly nameIsLate: boolean, readonly remarks: ReadonlyArray<GameRemark>, readonly tags: ReadonlyArray<string>, readonly lateTags: ReadonlyArray<string>, readonly writable: boolean, readonly players: ReadonlyArray<{ readonly seat: number, readonly name: string, readonly hero: string | null, readonly faction: string | null }>, readonly result: { readonly winners: ReadonlyArray<number>, readonly reason: string, readonly rule: string } | null, readonly parent: { readonly id: string, readonly position: string, readonly name: string | null, readonly nameIsLate: boolean, readonly branchedAt: string | null } | null, readonly imported: { readonly by: string | null, readonly check: ImportCheck, readonly position: string | null } | null };

export type GamesQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
  filter?: GameFilter | null | undefined;
}>;


export type GamesQuery = { readonly games: { readonly totalCount: number, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null }, readonly edges: ReadonlyArray<{ readonly cursor: string, readonly node: { readonly id: string, readonly module: string, readonly moduleName: string, readonly edition: string, readonly format: string, readonly teams: ReadonlyArray<ReadonlyArray<number>> | null, readonly startedAt: string, readonly endedAt: string | null, readonly events: number, readonly actions: number, readonly days: number, readonly lastPosition: string, readonly name: string | null, readonly nameIsLate: boolean, readonly remarks: ReadonlyArray<GameRemark>, readonly tags: ReadonlyArray<string>, readonly lateTags: ReadonlyArray<string>, readonly writable: boolean, readonly players: ReadonlyArray<{ readonly seat: number, readonly name: string, readonly hero: string | null, readonly faction: string | null }>, readonly result: { readonly winners: ReadonlyArray<number>, readonly reason: string, readonly rule: string } | null, readonly parent: { readonly id: string, readonly position: string, readonly name: string | null, readonly nameIsLate: boolean, readonly branchedAt: string | null } | null, readonly imported: { readonly by: string | null, readonly check: ImportCheck, readonly position: string | null } | null } }> } };

export type LiveGamesSubscriptionVariables = Exact<{
  first: number;
  filter?: GameFilter | null | undefined;
}>;


export type LiveGamesSubscription = { readonly games: { readonly totalCount: number, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null }, readonly edges: ReadonlyArray<{ readonly cursor: string, readonly node: { readonly id: string, readonly module: string, readonly moduleName: string, readonly edition: string, readonly format: string, readonly teams: ReadonlyArray<ReadonlyArray<number>> | null, readonly startedAt: string, readonly endedAt: string | null, readonly events: number, readonly actions: number, readonly days: number, readonly lastPosition: string, readonly name: string | null, readonly nameIsLate: boolean, readonly remarks: ReadonlyArray<GameRemark>, readonly tags: ReadonlyArray<string>, readonly lateTags: ReadonlyArray<string>, readonly writable: boolean, readonly players: ReadonlyArray<{ readonly seat: number, readonly name: string, readonly hero: string | null, readonly faction: string | null }>, readonly result: { readonly winners: ReadonlyArray<number>, readonly reason: string, readonly rule: string } | null, readonly parent: { readonly id: string, readonly position: string, readonly name: string | null, readonly nameIsLate: boolean, readonly branchedAt: string | null } | null, readonly imported: { readonly by: string | null, readonly check: ImportCheck, readonly position: string | null } | null } }> } };

export type GivenDeckQueryVariables = Exact<{
  list: string;
}>;


export type GivenDeckQuery = { readonly deckCheck: { readonly name: string | null, readonly cards: number, readonly problems: ReadonlyArray<{ readonly code: string, readonly message: string, readonly advice: string | null, readonly line: number | null, readonly suggestions: ReadonlyArray<string> }> } };

export type LessonsQueryVariables = Exact<{
  player?: string | null | undefined;
  game?: string | null | undefined;
  module?: string | null | undefined;
  theme?: string | null | undefined;
  due: boolean;
  first: number;
  after?: string | null | undefined;
  locale?: Locale | null | undefined;
}>;


export type LessonsQuery = { readonly lessons: { readonly total: number, readonly due: number, readonly themes: ReadonlyArray<{ readonly module: string, readonly key: string, readonly name: string, readonly lessons: number }>, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null }, readonly players: ReadonlyArray<{ readonly name: string, readonly lessons: number, readonly due: number }>, readonly lessons: ReadonlyArray<{ readonly id: string, readonly player: string, readonly opponents: ReadonlyArray<string>, readonly module: string, readonly startedAt: string, readonly day: number, readonly kind: string, readonly answers: number, readonly rating: LessonRating | null, readonly due: string | null, readonly isDue: boolean }> } };

export type LessonQueryVariables = Exact<{
  id: string;
  locale: Locale;
}>;


export type LessonQuery = { readonly lesson: { readonly id: string, readonly game: string, readonly position: string, readonly module: string, readonly seat: number, readonly name: string, readonly teams: ReadonlyArray<ReadonlyArray<number>> | null, readonly asking: string, readonly recent: ReadonlyArray<string>, readonly answers: number, readonly players: ReadonlyArray<{ readonly seat: number, readonly name: string, readonly hero: string | null, readonly faction: string | null }>, readonly clock: { readonly day: number }, readonly choices: ReadonlyArray<{ readonly choice: ReadonlyArray<string>, readonly text: string }>, readonly state: { readonly position: string, readonly clock: { readonly day: number, readonly phase: string, readonly turn: number, readonly seat: number | null }, readonly seats: ReadonlyArray<{ readonly seat: number, readonly name: string, readonly firstPlayer: boolean, readonly left: boolean, readonly passed: boolean, readonly resources: ReadonlyArray<{ readonly name: string, readonly value: number }> }>, readonly zones: ReadonlyArray<{ readonly key: string, readonly kind: string, readonly seat: number | null, readonly part: string | null, readonly count: number, readonly cards: ReadonlyArray<{ readonly key: string | null, readonly item: number | null, readonly object: number | null, readonly owner: number, readonly controller: number, readonly faceDown: boolean, readonly token: boolean, readonly keywords: ReadonlyArray<string>, readonly statuses: ReadonlyArray<string>, readonly emblem: { readonly kind: string, readonly item: number } | null, readonly face: { readonly reference: string, readonly name: string, readonly image: string | null, readonly type: string, readonly subtypes: ReadonlyArray<string>, readonly faction: string | null, readonly rarity: string | null, readonly costs: ReadonlyArray<{ readonly name: string, readonly value: number }>, readonly statistics: ReadonlyArray<{ readonly name: string, readonly value: number }>, readonly lines: ReadonlyArray<{ readonly text: string, readonly support: boolean, readonly executed: boolean, readonly locale: Locale }> } | null, readonly statistics: ReadonlyArray<{ readonly name: string, readonly value: number }>, readonly counters: ReadonlyArray<{ readonly name: string, readonly value: number }> }> }>, readonly tracks: ReadonlyArray<{ readonly key: string, readonly spaces: ReadonlyArray<{ readonly key: string, readonly name: string, readonly terrains: ReadonlyArray<string>, readonly faceDown: boolean, readonly seats: ReadonlyArray<number> | null }>, readonly markers: ReadonlyArray<{ readonly seat: number, readonly kind: string, readonly space: string, readonly moved: number, readonly facing: { readonly seat: number, readonly kind: string } | null }> }>, readonly rolls: ReadonlyArray<{ readonly seat: number, readonly name: string, readonly dice: ReadonlyArray<number> }>, readonly decision: { readonly id: number, readonly seat: number, readonly kind: string, readonly min: number, readonly max: number, readonly optionCount: number } | null, readonly result: { readonly winners: ReadonlyArray<number>, readonly reason: string, readonly rule: string } | null } } };

export type AnswerLessonMutationVariables = Exact<{
  id: string;
  choice: ReadonlyArray<string> | string;
  locale: Locale;
}>;


export type AnswerLessonMutation = { readonly answerLesson: { readonly lesson: string, readonly rating: LessonRating, readonly choice: ReadonlyArray<string>, readonly loss: number, readonly error: number, readonly best: ReadonlyArray<string>, readonly taken: ReadonlyArray<string>, readonly grade: ReviewGrade, readonly due: string, readonly review: string, readonly worth: ReadonlyArray<{ readonly choice: ReadonlyArray<string>, readonly text: string, readonly value: number, readonly error: number }> } };

export type MomentsQueryVariables = Exact<{
  id: string;
  item: number;
  as: string;
}>;


export type MomentsQuery = { readonly game: { readonly id: string, readonly cardEvents: { readonly edges: ReadonlyArray<{ readonly node: { readonly position: string, readonly kind: CardEventKind, readonly from: string | null, readonly to: string | null, readonly card: { readonly name: string | null } } }> }, readonly counterHistory: { readonly edges: ReadonlyArray<{ readonly node: { readonly position: string, readonly name: string, readonly value: number, readonly delta: number, readonly how: CounterHow } }> }, readonly timeline: { readonly edges: ReadonlyArray<{ readonly node: { readonly revision: number } }> } } };

export type StatisticPartsQueryVariables = Exact<{
  id: string;
  at: string;
  as: string;
  locale: Locale;
}>;


export type StatisticPartsQuery = { readonly game: { readonly id: string, readonly state: { readonly zones: ReadonlyArray<{ readonly cards: ReadonlyArray<{ readonly item: number | null, readonly statisticParts: ReadonlyArray<{ readonly name: string, readonly kind: StatisticPartKind, readonly change: number, readonly value: number, readonly counter: string | null, readonly text: string | null, readonly source: { readonly item: number | null, readonly name: string | null } | null }> }> }> } } };

export type AnnotationPartsFragment = { readonly id: string, readonly from: string, readonly to: string, readonly as: string, readonly text: string, readonly mark: string | null, readonly sealed: boolean, readonly by: string, readonly writtenAt: string, readonly changedAt: string | null, readonly changeable: boolean, readonly arrows: ReadonlyArray<{ readonly from: { readonly kind: SpotKind, readonly key: string }, readonly to: { readonly kind: SpotKind, readonly key: string } }>, readonly highlights: ReadonlyArray<{ readonly kind: SpotKind, readonly key: string }> };

export type NotesQueryVariables = Exact<{
  id: string;
}>;


export type NotesQuery = { readonly game: { readonly id: string, readonly annotations: { readonly totalCount: number, readonly edges: ReadonlyArray<{ readonly node: { readonly id: string, readonly from: string, readonly to: string, readonly as: string, readonly text: string, readonly mark: string | null, readonly sealed: boolean, readonly by: string, readonly writtenAt: string, readonly changedAt: string | null, readonly changeable: boolean, readonly arrows: ReadonlyArray<{ readonly from: { readonly kind: SpotKind, readonly key: string }, readonly to: { readonly kind: SpotKind, readonly key: string } }>, readonly highlights: ReadonlyArray<{ readonly kind: SpotKind, readonly key: string }> } }> } } };

export type NoteChangesSubscriptionVariables = Exact<{
  id: string;
}>;


export type NoteChangesSubscription = { readonly noteChanges: { readonly anew: boolean, readonly removed: ReadonlyArray<string>, readonly tags: ReadonlyArray<string>, readonly annotations: ReadonlyArray<{ readonly id: string, readonly from: string, readonly to: string, readonly as: string, readonly text: string, readonly mark: string | null, readonly sealed: boolean, readonly by: string, readonly writtenAt: string, readonly changedAt: string | null, readonly changeable: boolean, readonly arrows: ReadonlyArray<{ readonly from: { readonly kind: SpotKind, readonly key: string }, readonly to: { readonly kind: SpotKind, readonly key: string } }>, readonly highlights: ReadonlyArray<{ readonly kind: SpotKind, readonly key: string }> }> } };

export type AnnotateMutationVariables = Exact<{
  game: string;
  from: string;
  to: string;
  as: string;
  text: string;
  mark?: string | null | undefined;
  arrows: ReadonlyArray<ArrowInput> | ArrowInput;
  highlights: ReadonlyArray<SpotInput> | SpotInput;
  sealed?: boolean | null | undefined;
}>;


export type AnnotateMutation = { readonly annotate: { readonly id: string } };

export type ChangeAnnotationMutationVariables = Exact<{
  game: string;
  id: string;
  from: string;
  to: string;
  as: string;
  text: string;
  mark?: string | null | undefined;
  arrows: ReadonlyArray<ArrowInput> | ArrowInput;
  highlights: ReadonlyArray<SpotInput> | SpotInput;
}>;


export type ChangeAnnotationMutation = { readonly changeAnnotation: { readonly id: string } };

export type RemoveAnnotationMutationVariables = Exact<{
  game: string;
  id: string;
}>;


export type RemoveAnnotationMutation = { readonly removeAnnotation: string };

export type TagMutationVariables = Exact<{
  game: string;
  tag: string;
}>;


export type TagMutation = { readonly tag: ReadonlyArray<string> };

export type UntagMutationVariables = Exact<{
  game: string;
  tag: string;
}>;


export type UntagMutation = { readonly untag: ReadonlyArray<string> };

export type OpeningsQueryVariables = Exact<{ [key: string]: never; }>;


export type OpeningsQuery = { readonly openings: ReadonlyArray<{ readonly module: string, readonly seed: string, readonly hands: number, readonly answers: number, readonly best: number, readonly due: number, readonly last: string, readonly deck: { readonly name: string, readonly list: string }, readonly against: { readonly name: string, readonly list: string } | null }> };

export type OpeningHandQueryVariables = Exact<{
  module: string;
  deck: string;
  against?: string | null | undefined;
  seed: string;
  number?: number | null | undefined;
  locale: Locale;
}>;


export type OpeningHandQuery = { readonly openingHand: { readonly number: number, readonly position: string, readonly module: string, readonly seat: number, readonly name: string, readonly teams: ReadonlyArray<ReadonlyArray<number>> | null, readonly asking: string, readonly goesFirst: boolean, readonly min: number, readonly max: number, readonly answers: number, readonly players: ReadonlyArray<{ readonly seat: number, readonly name: string, readonly hero: string | null, readonly faction: string | null }>, readonly choices: ReadonlyArray<{ readonly choice: ReadonlyArray<string>, readonly text: string }>, readonly state: { readonly position: string, readonly clock: { readonly day: number, readonly phase: string, readonly turn: number, readonly seat: number | null }, readonly seats: ReadonlyArray<{ readonly seat: number, readonly name: string, readonly firstPlayer: boolean, readonly left: boolean, readonly passed: boolean, readonly resources: ReadonlyArray<{ readonly name: string, readonly value: number }> }>, readonly zones: ReadonlyArray<{ readonly key: string, readonly kind: string, readonly seat: number | null, readonly part: string | null, readonly count: number, readonly cards: ReadonlyArray<{ readonly key: string | null, readonly item: number | null, readonly object: number | null, readonly owner: number, readonly controller: number, readonly faceDown: boolean, readonly token: boolean, readonly keywords: ReadonlyArray<string>, readonly statuses: ReadonlyArray<string>, readonly emblem: { readonly kind: string, readonly item: number } | null, readonly face: { readonly reference: string, readonly name: string, readonly image: string | null, readonly type: string, readonly subtypes: ReadonlyArray<string>, readonly faction: string | null, readonly rarity: string | null, readonly costs: ReadonlyArray<{ readonly name: string, readonly value: number }>, readonly statistics: ReadonlyArray<{ readonly name: string, readonly value: number }>, readonly lines: ReadonlyArray<{ readonly text: string, readonly support: boolean, readonly executed: boolean, readonly locale: Locale }> } | null, readonly statistics: ReadonlyArray<{ readonly name: string, readonly value: number }>, readonly counters: ReadonlyArray<{ readonly name: string, readonly value: number }> }> }>, readonly tracks: ReadonlyArray<{ readonly key: string, readonly spaces: ReadonlyArray<{ readonly key: string, readonly name: string, readonly terrains: ReadonlyArray<string>, readonly faceDown: boolean, readonly seats: ReadonlyArray<number> | null }>, readonly markers: ReadonlyArray<{ readonly seat: number, readonly kind: string, readonly space: string, readonly moved: number, readonly facing: { readonly seat: number, readonly kind: string } | null }> }>, readonly rolls: ReadonlyArray<{ readonly seat: number, readonly name: string, readonly dice: ReadonlyArray<number> }>, readonly decision: { readonly id: number, readonly seat: number, readonly kind: string, readonly min: number, readonly max: number, readonly optionCount: number } | null, readonly result: { readonly winners: ReadonlyArray<number>, readonly reason: string, readonly rule: string } | null } } };

export type AnswerOpeningMutationVariables = Exact<{
  module: string;
  deck: string;
  against?: string | null | undefined;
  seed: string;
  number: number;
  choice: ReadonlyArray<string> | string;
  locale: Locale;
}>;


export type AnswerOpeningMutation = { readonly answerOpening: { readonly number: number, readonly rating: LessonRating, readonly choice: ReadonlyArray<string>, readonly loss: number, readonly error: number, readonly due: string, readonly worth: ReadonlyArray<{ readonly choice: ReadonlyArray<string>, readonly text: string, readonly value: number, readonly error: number }> } };

export type OpeningTableSubscriptionVariables = Exact<{
  module: string;
  deck: string;
  against?: string | null | undefined;
  seed: string;
  locale: Locale;
}>;


export type OpeningTableSubscription = { readonly openingTable: { readonly deck: string, readonly done: number, readonly hands: number, readonly first: { readonly value: number, readonly error: number } | null, readonly second: { readonly value: number, readonly error: number } | null, readonly cards: ReadonlyArray<{ readonly reference: string, readonly name: string, readonly copies: number, readonly hands: number, readonly worth: number, readonly error: number, readonly first: { readonly worth: number, readonly error: number } | null, readonly second: { readonly worth: number, readonly error: number } | null }> } };

export type PlayableGamesQueryVariables = Exact<{ [key: string]: never; }>;


export type PlayableGamesQuery = { readonly playableGames: ReadonlyArray<{ readonly id: string, readonly name: string, readonly editions: ReadonlyArray<string>, readonly format: string, readonly seats: number, readonly boosterSets: ReadonlyArray<string>, readonly modes: ReadonlyArray<{ readonly id: string, readonly players: number, readonly teams: ReadonlyArray<ReadonlyArray<number>> | null, readonly opensBoosters: boolean }>, readonly decks: ReadonlyArray<{ readonly name: string, readonly cards: ReadonlyArray<{ readonly reference: string, readonly name: string, readonly copies: number }> }> }> };

export type StartGameMutationVariables = Exact<{
  input: StartGameInput;
}>;


export type StartGameMutation = { readonly startGame: { readonly id: string, readonly seats: ReadonlyArray<{ readonly seat: number, readonly name: string, readonly token: string | null, readonly invitation: string | null }> } };

export type InvitationQueryVariables = Exact<{
  invitation: string;
  receipt: string;
}>;


export type InvitationQuery = { readonly invitation: { readonly moduleName: string, readonly edition: string, readonly mode: string | null, readonly seat: number, readonly players: ReadonlyArray<string>, readonly deck: ReadonlyArray<{ readonly reference: string, readonly name: string, readonly copies: number }> } };

export type ClaimSeatMutationVariables = Exact<{
  invitation: string;
  receipt: string;
  name?: string | null | undefined;
}>;


export type ClaimSeatMutation = { readonly claimSeat: { readonly game: string, readonly seat: number, readonly name: string, readonly token: string, readonly warnings: ReadonlyArray<string> } };

export type SeatingQueryVariables = Exact<{
  id: string;
}>;


export type SeatingQuery = { readonly game: { readonly id: string, readonly draft: string | null, readonly players: ReadonlyArray<{ readonly seat: number, readonly name: string, readonly hero: string | null, readonly faction: string | null }>, readonly seating: ReadonlyArray<{ readonly seat: number, readonly bot: BotPlayer | null, readonly yours: boolean, readonly awaited: boolean }>, readonly halted: { readonly decision: number, readonly code: string, readonly message: string } | null } };

export type AskedQueryVariables = Exact<{
  id: string;
  at: string;
  as: string;
  locale: Locale;
}>;


export type AskedQuery = { readonly game: { readonly id: string, readonly state: { readonly position: string, readonly decision: { readonly id: number, readonly seat: number, readonly kind: string, readonly min: number, readonly max: number, readonly ordered: boolean, readonly about: unknown, readonly options: ReadonlyArray<{ readonly key: string, readonly about: unknown, readonly text: string | null }> | null, readonly refused: ReadonlyArray<{ readonly item: number, readonly cost: number | null, readonly mana: number | null, readonly rule: { readonly number: string, readonly summary: string | null } }> } | null } } };

export type MakeChoiceMutationVariables = Exact<{
  game: string;
  decision: number;
  choice: ReadonlyArray<string> | string;
  thinkingTime?: number | null | undefined;
  locale: Locale;
}>;


export type MakeChoiceMutation = { readonly decide: { readonly position: string } };

export type ResumePlayMutationVariables = Exact<{
  game: string;
}>;


export type ResumePlayMutation = { readonly resumePlay: string };

export type TakeBackMutationVariables = Exact<{
  game: string;
}>;


export type TakeBackMutation = { readonly takeBack: { readonly id: string, readonly seats: ReadonlyArray<{ readonly seat: number, readonly name: string, readonly token: string | null }> } };

export type PrepareQueryVariables = Exact<{
  filter: PreparationFilter;
  locale: Locale;
}>;


export type PrepareQuery = { readonly prepare: { readonly player: string, readonly opponent: string | null, readonly module: string | null, readonly games: number, readonly counted: number, readonly modules: ReadonlyArray<{ readonly module: string, readonly games: number }>, readonly all: { readonly games: number, readonly wins: number, readonly rate: number | null, readonly low: number, readonly high: number, readonly isSmall: boolean }, readonly first: { readonly games: number, readonly wins: number, readonly rate: number | null, readonly low: number, readonly high: number, readonly isSmall: boolean }, readonly second: { readonly games: number, readonly wins: number, readonly rate: number | null, readonly low: number, readonly high: number, readonly isSmall: boolean }, readonly length: { readonly games: number, readonly value: number | null, readonly low: number | null, readonly high: number | null, readonly isSmall: boolean }, readonly reactions: { readonly games: number, readonly value: number | null, readonly low: number | null, readonly high: number | null, readonly isSmall: boolean }, readonly days: ReadonlyArray<{ readonly day: number, readonly played: { readonly games: number, readonly value: number | null, readonly low: number | null, readonly high: number | null, readonly isSmall: boolean }, readonly mana: { readonly games: number, readonly value: number | null, readonly low: number | null, readonly high: number | null, readonly isSmall: boolean }, readonly unspent: { readonly games: number, readonly value: number | null, readonly low: number | null, readonly high: number | null, readonly isSmall: boolean }, readonly habits: ReadonlyArray<{ readonly habit: string, readonly name: string, readonly times: { readonly games: number, readonly value: number | null, readonly low: number | null, readonly high: number | null, readonly isSmall: boolean } }> }>, readonly decks: ReadonlyArray<{ readonly hero: string, readonly counted: number, readonly all: { readonly games: number, readonly wins: number, readonly rate: number | null, readonly low: number, readonly high: number, readonly isSmall: boolean }, readonly cards: ReadonlyArray<{ readonly reference: string, readonly name: string, readonly games: number, readonly played: number, readonly inMana: number, readonly firstDays: ReadonlyArray<{ readonly day: number, readonly games: number }> }> }>, readonly latest: ReadonlyArray<{ readonly game: string, readonly seat: number, readonly opponent: string, readonly startedAt: string, readonly won: boolean }> } };

export type TurningPointsQueryVariables = Exact<{
  filter: ProfileFilter;
  locale: Locale;
  first: number;
}>;


export type TurningPointsQuery = { readonly profile: { readonly swings: ReadonlyArray<{ readonly game: string, readonly seat: number, readonly opponents: ReadonlyArray<string>, readonly startedAt: string, readonly position: string, readonly before: number, readonly after: number, readonly text: string | null, readonly decision: { readonly player: string, readonly day: number, readonly name: string } | null }> } };

export type ProfilePartPartsFragment = { readonly key: string, readonly met: number, readonly decisions: number, readonly errors: number, readonly lost: { readonly games: number, readonly value: number | null, readonly low: number | null, readonly high: number | null, readonly isSmall: boolean } };

export type ProfileQueryVariables = Exact<{
  filter: ProfileFilter;
  locale: Locale;
}>;


export type ProfileQuery = { readonly profile: { readonly player: string, readonly module: string | null, readonly playouts: number | null, readonly games: number, readonly others: number, readonly modules: ReadonlyArray<{ readonly module: string, readonly games: number }>, readonly all: { readonly key: string, readonly met: number, readonly decisions: number, readonly errors: number, readonly lost: { readonly games: number, readonly value: number | null, readonly low: number | null, readonly high: number | null, readonly isSmall: boolean }, readonly before: { readonly games: number, readonly value: number | null, readonly low: number | null, readonly high: number | null, readonly isSmall: boolean } | null, readonly change: { readonly value: number, readonly low: number, readonly high: number } | null }, readonly themes: ReadonlyArray<{ readonly key: string, readonly met: number, readonly decisions: number, readonly errors: number, readonly name: string, readonly lost: { readonly games: number, readonly value: number | null, readonly low: number | null, readonly high: number | null, readonly isSmall: boolean }, readonly before: { readonly games: number, readonly value: number | null, readonly low: number | null, readonly high: number | null, readonly isSmall: boolean } | null, readonly change: { readonly value: number, readonly low: number, readonly high: number } | null }>, readonly days: ReadonlyArray<{ readonly key: string, readonly met: number, readonly decisions: number, readonly errors: number, readonly lost: { readonly games: number, readonly value: number | null, readonly low: number | null, readonly high: number | null, readonly isSmall: boolean } }>, readonly heroes: ReadonlyArray<{ readonly key: string, readonly met: number, readonly decisions: number, readonly errors: number, readonly lost: { readonly games: number, readonly value: number | null, readonly low: number | null, readonly high: number | null, readonly isSmall: boolean } }>, readonly rivalHeroes: ReadonlyArray<{ readonly key: string, readonly met: number, readonly decisions: number, readonly errors: number, readonly lost: { readonly games: number, readonly value: number | null, readonly low: number | null, readonly high: number | null, readonly isSmall: boolean } }>, readonly decks: ReadonlyArray<{ readonly key: string, readonly met: number, readonly decisions: number, readonly errors: number, readonly hero: string, readonly game: string, readonly startedAt: string, readonly lost: { readonly games: number, readonly value: number | null, readonly low: number | null, readonly high: number | null, readonly isSmall: boolean } }>, readonly months: ReadonlyArray<{ readonly key: string, readonly met: number, readonly decisions: number, readonly errors: number, readonly lost: { readonly games: number, readonly value: number | null, readonly low: number | null, readonly high: number | null, readonly isSmall: boolean } }> } };

export type ProfileMomentsQueryVariables = Exact<{
  filter: ProfileFilter;
  locale: Locale;
  first: number;
}>;


export type ProfileMomentsQuery = { readonly profile: { readonly themes: ReadonlyArray<{ readonly key: string, readonly moments: ReadonlyArray<{ readonly game: string, readonly seat: number, readonly opponents: ReadonlyArray<string>, readonly startedAt: string, readonly position: string, readonly day: number, readonly loss: number, readonly grade: ReviewGrade | null, readonly lesson: string | null, readonly choices: { readonly taken: string, readonly best: string } | null }> }>, readonly months: ReadonlyArray<{ readonly key: string, readonly met: number, readonly decisions: number, readonly errors: number, readonly lost: { readonly games: number, readonly value: number | null, readonly low: number | null, readonly high: number | null, readonly isSmall: boolean } }> } };

export type ReactionsQueryVariables = Exact<{
  id: string;
  after?: string | null | undefined;
  as: string;
  locale: Locale;
}>;


export type ReactionsQuery = { readonly game: { readonly id: string, readonly reactions: { readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null }, readonly edges: ReadonlyArray<{ readonly node: { readonly emblem: number | null, readonly revision: number, readonly seat: number, readonly text: string | null, readonly ordinal: number | null, readonly dailyLimit: number | null, readonly played: string | null, readonly over: string | null, readonly outcome: ReactionOutcome | null, readonly caused: ReadonlyArray<string>, readonly parent: number | null, readonly depth: number | null, readonly clock: { readonly day: number }, readonly source: { readonly item: number | null, readonly name: string | null } } }> } } };

export type LandmarkPartsFragment = { readonly position: string, readonly revision: number, readonly day: number, readonly phase: string, readonly turn: number, readonly seat: number | null };

export type GameQueryVariables = Exact<{
  id: string;
}>;


export type GameQuery = { readonly game: { readonly perspectives: ReadonlyArray<string>, readonly id: string, readonly module: string, readonly moduleName: string, readonly edition: string, readonly format: string, readonly teams: ReadonlyArray<ReadonlyArray<number>> | null, readonly startedAt: string, readonly endedAt: string | null, readonly events: number, readonly actions: number, readonly days: number, readonly lastPosition: string, readonly name: string | null, readonly nameIsLate: boolean, readonly remarks: ReadonlyArray<GameRemark>, readonly tags: ReadonlyArray<string>, readonly lateTags: ReadonlyArray<string>, readonly writable: boolean, readonly players: ReadonlyArray<{ readonly seat: number, readonly name: string, readonly hero: string | null, readonly faction: string | null }>, readonly result: { readonly winners: ReadonlyArray<number>, readonly reason: string, readonly rule: string } | null, readonly parent: { readonly id: string, readonly position: string, readonly name: string | null, readonly nameIsLate: boolean, readonly branchedAt: string | null } | null, readonly imported: { readonly by: string | null, readonly check: ImportCheck, readonly position: string | null } | null } };

export type StartsQueryVariables = Exact<{
  id: string;
}>;


export type StartsQuery = { readonly game: { readonly id: string, readonly day: ReadonlyArray<{ readonly position: string, readonly revision: number, readonly day: number, readonly phase: string, readonly turn: number, readonly seat: number | null }>, readonly phase: ReadonlyArray<{ readonly position: string, readonly revision: number, readonly day: number, readonly phase: string, readonly turn: number, readonly seat: number | null }>, readonly turn: ReadonlyArray<{ readonly position: string, readonly revision: number, readonly day: number, readonly phase: string, readonly turn: number, readonly seat: number | null }> } };

export type EntryPartsFragment = { readonly position: string, readonly revision: number, readonly kind: string, readonly verb: string | null, readonly seat: number | null, readonly shows: boolean, readonly starts: ReadonlyArray<TimelineLevel>, readonly text: string, readonly clock: { readonly day: number, readonly phase: string, readonly turn: number, readonly seat: number | null }, readonly rules: ReadonlyArray<{ readonly number: string, readonly summary: string | null }>, readonly actions: ReadonlyArray<{ readonly position: string, readonly kind: string, readonly text: string }> };

export type TimelineQueryVariables = Exact<{
  id: string;
  first: number;
  after?: string | null | undefined;
  as: string;
  locale: Locale;
}>;


export type TimelineQuery = { readonly game: { readonly id: string, readonly timeline: { readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null }, readonly edges: ReadonlyArray<{ readonly node: { readonly position: string, readonly revision: number, readonly kind: string, readonly verb: string | null, readonly seat: number | null, readonly shows: boolean, readonly starts: ReadonlyArray<TimelineLevel>, readonly text: string, readonly clock: { readonly day: number, readonly phase: string, readonly turn: number, readonly seat: number | null }, readonly rules: ReadonlyArray<{ readonly number: string, readonly summary: string | null }>, readonly actions: ReadonlyArray<{ readonly position: string, readonly kind: string, readonly text: string }> } }> } } };

export type GameEventsSubscriptionVariables = Exact<{
  id: string;
  after?: string | null | undefined;
  as: string;
  locale: Locale;
}>;


export type GameEventsSubscription = { readonly gameEvents: { readonly position: string, readonly revision: number, readonly kind: string, readonly verb: string | null, readonly seat: number | null, readonly shows: boolean, readonly starts: ReadonlyArray<TimelineLevel>, readonly text: string, readonly clock: { readonly day: number, readonly phase: string, readonly turn: number, readonly seat: number | null }, readonly rules: ReadonlyArray<{ readonly number: string, readonly summary: string | null }>, readonly actions: ReadonlyArray<{ readonly position: string, readonly kind: string, readonly text: string }> } };

export type CardPartsFragment = { readonly key: string | null, readonly item: number | null, readonly object: number | null, readonly owner: number, readonly controller: number, readonly faceDown: boolean, readonly token: boolean, readonly keywords: ReadonlyArray<string>, readonly statuses: ReadonlyArray<string>, readonly emblem: { readonly kind: string, readonly item: number } | null, readonly face: { readonly reference: string, readonly name: string, readonly image: string | null, readonly type: string, readonly subtypes: ReadonlyArray<string>, readonly faction: string | null, readonly rarity: string | null, readonly costs: ReadonlyArray<{ readonly name: string, readonly value: number }>, readonly statistics: ReadonlyArray<{ readonly name: string, readonly value: number }>, readonly lines: ReadonlyArray<{ readonly text: string, readonly support: boolean, readonly executed: boolean, readonly locale: Locale }> } | null, readonly statistics: ReadonlyArray<{ readonly name: string, readonly value: number }>, readonly counters: ReadonlyArray<{ readonly name: string, readonly value: number }> };

export type StatePartsFragment = { readonly position: string, readonly clock: { readonly day: number, readonly phase: string, readonly turn: number, readonly seat: number | null }, readonly seats: ReadonlyArray<{ readonly seat: number, readonly name: string, readonly firstPlayer: boolean, readonly left: boolean, readonly passed: boolean, readonly resources: ReadonlyArray<{ readonly name: string, readonly value: number }> }>, readonly zones: ReadonlyArray<{ readonly key: string, readonly kind: string, readonly seat: number | null, readonly part: string | null, readonly count: number, readonly cards: ReadonlyArray<{ readonly key: string | null, readonly item: number | null, readonly object: number | null, readonly owner: number, readonly controller: number, readonly faceDown: boolean, readonly token: boolean, readonly keywords: ReadonlyArray<string>, readonly statuses: ReadonlyArray<string>, readonly emblem: { readonly kind: string, readonly item: number } | null, readonly face: { readonly reference: string, readonly name: string, readonly image: string | null, readonly type: string, readonly subtypes: ReadonlyArray<string>, readonly faction: string | null, readonly rarity: string | null, readonly costs: ReadonlyArray<{ readonly name: string, readonly value: number }>, readonly statistics: ReadonlyArray<{ readonly name: string, readonly value: number }>, readonly lines: ReadonlyArray<{ readonly text: string, readonly support: boolean, readonly executed: boolean, readonly locale: Locale }> } | null, readonly statistics: ReadonlyArray<{ readonly name: string, readonly value: number }>, readonly counters: ReadonlyArray<{ readonly name: string, readonly value: number }> }> }>, readonly tracks: ReadonlyArray<{ readonly key: string, readonly spaces: ReadonlyArray<{ readonly key: string, readonly name: string, readonly terrains: ReadonlyArray<string>, readonly faceDown: boolean, readonly seats: ReadonlyArray<number> | null }>, readonly markers: ReadonlyArray<{ readonly seat: number, readonly kind: string, readonly space: string, readonly moved: number, readonly facing: { readonly seat: number, readonly kind: string } | null }> }>, readonly rolls: ReadonlyArray<{ readonly seat: number, readonly name: string, readonly dice: ReadonlyArray<number> }>, readonly decision: { readonly id: number, readonly seat: number, readonly kind: string, readonly min: number, readonly max: number, readonly optionCount: number } | null, readonly result: { readonly winners: ReadonlyArray<number>, readonly reason: string, readonly rule: string } | null };

export type StateAtQueryVariables = Exact<{
  id: string;
  at: string;
  as: string;
  locale: Locale;
}>;


export type StateAtQuery = { readonly game: { readonly id: string, readonly state: { readonly position: string, readonly clock: { readonly day: number, readonly phase: string, readonly turn: number, readonly seat: number | null }, readonly seats: ReadonlyArray<{ readonly seat: number, readonly name: string, readonly firstPlayer: boolean, readonly left: boolean, readonly passed: boolean, readonly resources: ReadonlyArray<{ readonly name: string, readonly value: number }> }>, readonly zones: ReadonlyArray<{ readonly key: string, readonly kind: string, readonly seat: number | null, readonly part: string | null, readonly count: number, readonly cards: ReadonlyArray<{ readonly key: string | null, readonly item: number | null, readonly object: number | null, readonly owner: number, readonly controller: number, readonly faceDown: boolean, readonly token: boolean, readonly keywords: ReadonlyArray<string>, readonly statuses: ReadonlyArray<string>, readonly emblem: { readonly kind: string, readonly item: number } | null, readonly face: { readonly reference: string, readonly name: string, readonly image: string | null, readonly type: string, readonly subtypes: ReadonlyArray<string>, readonly faction: string | null, readonly rarity: string | null, readonly costs: ReadonlyArray<{ readonly name: string, readonly value: number }>, readonly statistics: ReadonlyArray<{ readonly name: string, readonly value: number }>, readonly lines: ReadonlyArray<{ readonly text: string, readonly support: boolean, readonly executed: boolean, readonly locale: Locale }> } | null, readonly statistics: ReadonlyArray<{ readonly name: string, readonly value: number }>, readonly counters: ReadonlyArray<{ readonly name: string, readonly value: number }> }> }>, readonly tracks: ReadonlyArray<{ readonly key: string, readonly spaces: ReadonlyArray<{ readonly key: string, readonly name: string, readonly terrains: ReadonlyArray<string>, readonly faceDown: boolean, readonly seats: ReadonlyArray<number> | null }>, readonly markers: ReadonlyArray<{ readonly seat: number, readonly kind: string, readonly space: string, readonly moved: number, readonly facing: { readonly seat: number, readonly kind: string } | null }> }>, readonly rolls: ReadonlyArray<{ readonly seat: number, readonly name: string, readonly dice: ReadonlyArray<number> }>, readonly decision: { readonly id: number, readonly seat: number, readonly kind: string, readonly min: number, readonly max: number, readonly optionCount: number } | null, readonly result: { readonly winners: ReadonlyArray<number>, readonly reason: string, readonly rule: string } | null } } };

export type StatesBetweenQueryVariables = Exact<{
  id: string;
  from: string;
  to: string;
  as: string;
  locale: Locale;
}>;


export type StatesBetweenQuery = { readonly game: { readonly id: string, readonly states: ReadonlyArray<{ readonly position: string, readonly clock: { readonly day: number, readonly phase: string, readonly turn: number, readonly seat: number | null }, readonly seats: ReadonlyArray<{ readonly seat: number, readonly name: string, readonly firstPlayer: boolean, readonly left: boolean, readonly passed: boolean, readonly resources: ReadonlyArray<{ readonly name: string, readonly value: number }> }>, readonly zones: ReadonlyArray<{ readonly key: string, readonly kind: string, readonly seat: number | null, readonly part: string | null, readonly count: number, readonly cards: ReadonlyArray<{ readonly key: string | null, readonly item: number | null, readonly object: number | null, readonly owner: number, readonly controller: number, readonly faceDown: boolean, readonly token: boolean, readonly keywords: ReadonlyArray<string>, readonly statuses: ReadonlyArray<string>, readonly emblem: { readonly kind: string, readonly item: number } | null, readonly face: { readonly reference: string, readonly name: string, readonly image: string | null, readonly type: string, readonly subtypes: ReadonlyArray<string>, readonly faction: string | null, readonly rarity: string | null, readonly costs: ReadonlyArray<{ readonly name: string, readonly value: number }>, readonly statistics: ReadonlyArray<{ readonly name: string, readonly value: number }>, readonly lines: ReadonlyArray<{ readonly text: string, readonly support: boolean, readonly executed: boolean, readonly locale: Locale }> } | null, readonly statistics: ReadonlyArray<{ readonly name: string, readonly value: number }>, readonly counters: ReadonlyArray<{ readonly name: string, readonly value: number }> }> }>, readonly tracks: ReadonlyArray<{ readonly key: string, readonly spaces: ReadonlyArray<{ readonly key: string, readonly name: string, readonly terrains: ReadonlyArray<string>, readonly faceDown: boolean, readonly seats: ReadonlyArray<number> | null }>, readonly markers: ReadonlyArray<{ readonly seat: number, readonly kind: string, readonly space: string, readonly moved: number, readonly facing: { readonly seat: number, readonly kind: string } | null }> }>, readonly rolls: ReadonlyArray<{ readonly seat: number, readonly name: string, readonly dice: ReadonlyArray<number> }>, readonly decision: { readonly id: number, readonly seat: number, readonly kind: string, readonly min: number, readonly max: number, readonly optionCount: number } | null, readonly result: { readonly winners: ReadonlyArray<number>, readonly reason: string, readonly rule: string } | null }> } };

export type WhyQueryVariables = Exact<{
  id: string;
  position: string;
  as: string;
  locale: Locale;
}>;


export type WhyQuery = { readonly game: { readonly id: string, readonly why: { readonly causes: ReadonlyArray<{ readonly kind: CauseKind, readonly position: string, readonly seat: number | null, readonly text: string | null, readonly name: string | null, readonly rules: ReadonlyArray<{ readonly number: string, readonly summary: string | null }>, readonly source: { readonly name: string | null } | null, readonly decision: { readonly optionCount: number | null, readonly chosen: ReadonlyArray<string> | null } | null }>, readonly modifiers: ReadonlyArray<{ readonly replaces: boolean, readonly actions: ReadonlyArray<string>, readonly rule: { readonly number: string, readonly summary: string | null }, readonly source: { readonly name: string | null } | null }> }, readonly explain: { readonly activated: ReadonlyArray<{ readonly name: string, readonly text: string | null, readonly rule: { readonly number: string, readonly summary: string | null } }>, readonly notActivated: ReadonlyArray<{ readonly name: string, readonly text: string, readonly rule: { readonly number: string, readonly summary: string | null }, readonly compared: ReadonlyArray<{ readonly left: number, readonly is: string, readonly right: number, readonly holds: boolean }> | null }> } } };

export type DecisionAtQueryVariables = Exact<{
  id: string;
  before: string;
  as: string;
  locale: Locale;
}>;


export type DecisionAtQuery = { readonly game: { readonly id: string, readonly takenDecisions: { readonly edges: ReadonlyArray<{ readonly node: { readonly id: number, readonly seat: number, readonly position: string, readonly made: string | null, readonly min: number, readonly max: number, readonly choice: ReadonlyArray<string> | null, readonly options: ReadonlyArray<{ readonly key: string, readonly about: unknown, readonly text: string | null }> | null } }> } } };

export type ReactionMarksQueryVariables = Exact<{
  id: string;
  after?: string | null | undefined;
  as: string;
}>;


export type ReactionMarksQuery = { readonly game: { readonly id: string, readonly reactions: { readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null }, readonly edges: ReadonlyArray<{ readonly node: { readonly revision: number } }> } } };

export type EntriesOfCardQueryVariables = Exact<{
  id: string;
  card: string;
  after?: string | null | undefined;
  as: string;
}>;


export type EntriesOfCardQuery = { readonly game: { readonly id: string, readonly timeline: { readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null }, readonly edges: ReadonlyArray<{ readonly node: { readonly revision: number } }> } } };

export type RulingReportQueryVariables = Exact<{
  id: string;
  position: string;
  expectation: string;
}>;


export type RulingReportQuery = { readonly game: { readonly id: string, readonly rulingReport: string } };

export type ReviewPartsFragment = { readonly id: string, readonly state: ReviewState, readonly as: string, readonly playouts: number, readonly cancellable: boolean, readonly deletable: boolean, readonly done: number | null, readonly total: number | null, readonly ahead: number | null, readonly code: string | null, readonly result: { readonly missing: ReadonlyArray<ReviewLack>, readonly observedFrom: string | null, readonly seconds: number, readonly points: ReadonlyArray<{ readonly position: string, readonly winProbability: ReadonlyArray<number>, readonly error: number | null }>, readonly decisions: ReadonlyArray<{ readonly position: string, readonly made: string, readonly seat: number, readonly name: string, readonly kind: string, readonly taken: ReadonlyArray<string>, readonly best: ReadonlyArray<string>, readonly loss: number, readonly error: number, readonly grade: ReviewGrade | null, readonly text: string | null, readonly clock: { readonly day: number }, readonly options: ReadonlyArray<{ readonly choice: ReadonlyArray<string>, readonly value: number, readonly error: number }> }>, readonly seats: ReadonlyArray<{ readonly seat: number, readonly name: string, readonly accuracy: number | null, readonly luck: number | null, readonly skill: number | null, readonly error: number | null, readonly decisions: number, readonly judged: number }>, readonly turningPoints: ReadonlyArray<{ readonly position: string, readonly until: string, readonly seat: number, readonly text: string }>, readonly unjudged: { readonly text: string, readonly advice: string } | null } | null, readonly soFar: { readonly missing: ReadonlyArray<ReviewLack>, readonly observedFrom: string | null, readonly seconds: number, readonly points: ReadonlyArray<{ readonly position: string, readonly winProbability: ReadonlyArray<number>, readonly error: number | null }>, readonly decisions: ReadonlyArray<{ readonly position: string, readonly made: string, readonly seat: number, readonly name: string, readonly kind: string, readonly taken: ReadonlyArray<string>, readonly best: ReadonlyArray<string>, readonly loss: number, readonly error: number, readonly grade: ReviewGrade | null, readonly text: string | null, readonly clock: { readonly day: number }, readonly options: ReadonlyArray<{ readonly choice: ReadonlyArray<string>, readonly value: number, readonly error: number }> }>, readonly seats: ReadonlyArray<{ readonly seat: number, readonly name: string, readonly accuracy: number | null, readonly luck: number | null, readonly skill: number | null, readonly error: number | null, readonly decisions: number, readonly judged: number }>, readonly turningPoints: ReadonlyArray<{ readonly position: string, readonly until: string, readonly seat: number, readonly text: string }>, readonly unjudged: { readonly text: string, readonly advice: string } | null } | null };

export type FoundPartsFragment = { readonly missing: ReadonlyArray<ReviewLack>, readonly observedFrom: string | null, readonly seconds: number, readonly points: ReadonlyArray<{ readonly position: string, readonly winProbability: ReadonlyArray<number>, readonly error: number | null }>, readonly decisions: ReadonlyArray<{ readonly position: string, readonly made: string, readonly seat: number, readonly name: string, readonly kind: string, readonly taken: ReadonlyArray<string>, readonly best: ReadonlyArray<string>, readonly loss: number, readonly error: number, readonly grade: ReviewGrade | null, readonly text: string | null, readonly clock: { readonly day: number }, readonly options: ReadonlyArray<{ readonly choice: ReadonlyArray<string>, readonly value: number, readonly error: number }> }>, readonly seats: ReadonlyArray<{ readonly seat: number, readonly name: string, readonly accuracy: number | null, readonly luck: number | null, readonly skill: number | null, readonly error: number | null, readonly decisions: number, readonly judged: number }>, readonly turningPoints: ReadonlyArray<{ readonly position: string, readonly until: string, readonly seat: number, readonly text: string }>, readonly unjudged: { readonly text: string, readonly advice: string } | null };

export type ReviewQueryVariables = Exact<{
  id: string;
  as: string;
  locale: Locale;
  playouts?: number | null | undefined;
}>;


export type ReviewQuery = { readonly game: { readonly id: string, readonly review: { readonly id: string, readonly state: ReviewState, readonly as: string, readonly playouts: number, readonly cancellable: boolean, readonly deletable: boolean, readonly done: number | null, readonly total: number | null, readonly ahead: number | null, readonly code: string | null, readonly result: { readonly missing: ReadonlyArray<ReviewLack>, readonly observedFrom: string | null, readonly seconds: number, readonly points: ReadonlyArray<{ readonly position: string, readonly winProbability: ReadonlyArray<number>, readonly error: number | null }>, readonly decisions: ReadonlyArray<{ readonly position: string, readonly made: string, readonly seat: number, readonly name: string, readonly kind: string, readonly taken: ReadonlyArray<string>, readonly best: ReadonlyArray<string>, readonly loss: number, readonly error: number, readonly grade: ReviewGrade | null, readonly text: string | null, readonly clock: { readonly day: number }, readonly options: ReadonlyArray<{ readonly choice: ReadonlyArray<string>, readonly value: number, readonly error: number }> }>, readonly seats: ReadonlyArray<{ readonly seat: number, readonly name: string, readonly accuracy: number | null, readonly luck: number | null, readonly skill: number | null, readonly error: number | null, readonly decisions: number, readonly judged: number }>, readonly turningPoints: ReadonlyArray<{ readonly position: string, readonly until: string, readonly seat: number, readonly text: string }>, readonly unjudged: { readonly text: string, readonly advice: string } | null } | null, readonly soFar: { readonly missing: ReadonlyArray<ReviewLack>, readonly observedFrom: string | null, readonly seconds: number, readonly points: ReadonlyArray<{ readonly position: string, readonly winProbability: ReadonlyArray<number>, readonly error: number | null }>, readonly decisions: ReadonlyArray<{ readonly position: string, readonly made: string, readonly seat: number, readonly name: string, readonly kind: string, readonly taken: ReadonlyArray<string>, readonly best: ReadonlyArray<string>, readonly loss: number, readonly error: number, readonly grade: ReviewGrade | null, readonly text: string | null, readonly clock: { readonly day: number }, readonly options: ReadonlyArray<{ readonly choice: ReadonlyArray<string>, readonly value: number, readonly error: number }> }>, readonly seats: ReadonlyArray<{ readonly seat: number, readonly name: string, readonly accuracy: number | null, readonly luck: number | null, readonly skill: number | null, readonly error: number | null, readonly decisions: number, readonly judged: number }>, readonly turningPoints: ReadonlyArray<{ readonly position: string, readonly until: string, readonly seat: number, readonly text: string }>, readonly unjudged: { readonly text: string, readonly advice: string } | null } | null } | null } };

export type StartReviewMutationVariables = Exact<{
  game: string;
  as: string;
  locale: Locale;
  playouts: number;
}>;


export type StartReviewMutation = { readonly startReview: { readonly id: string, readonly state: ReviewState, readonly as: string, readonly playouts: number, readonly cancellable: boolean, readonly deletable: boolean, readonly done: number | null, readonly total: number | null, readonly ahead: number | null, readonly code: string | null, readonly result: { readonly missing: ReadonlyArray<ReviewLack>, readonly observedFrom: string | null, readonly seconds: number, readonly points: ReadonlyArray<{ readonly position: string, readonly winProbability: ReadonlyArray<number>, readonly error: number | null }>, readonly decisions: ReadonlyArray<{ readonly position: string, readonly made: string, readonly seat: number, readonly name: string, readonly kind: string, readonly taken: ReadonlyArray<string>, readonly best: ReadonlyArray<string>, readonly loss: number, readonly error: number, readonly grade: ReviewGrade | null, readonly text: string | null, readonly clock: { readonly day: number }, readonly options: ReadonlyArray<{ readonly choice: ReadonlyArray<string>, readonly value: number, readonly error: number }> }>, readonly seats: ReadonlyArray<{ readonly seat: number, readonly name: string, readonly accuracy: number | null, readonly luck: number | null, readonly skill: number | null, readonly error: number | null, readonly decisions: number, readonly judged: number }>, readonly turningPoints: ReadonlyArray<{ readonly position: string, readonly until: string, readonly seat: number, readonly text: string }>, readonly unjudged: { readonly text: string, readonly advice: string } | null } | null, readonly soFar: { readonly missing: ReadonlyArray<ReviewLack>, readonly observedFrom: string | null, readonly seconds: number, readonly points: ReadonlyArray<{ readonly position: string, readonly winProbability: ReadonlyArray<number>, readonly error: number | null }>, readonly decisions: ReadonlyArray<{ readonly position: string, readonly made: string, readonly seat: number, readonly name: string, readonly kind: string, readonly taken: ReadonlyArray<string>, readonly best: ReadonlyArray<string>, readonly loss: number, readonly error: number, readonly grade: ReviewGrade | null, readonly text: string | null, readonly clock: { readonly day: number }, readonly options: ReadonlyArray<{ readonly choice: ReadonlyArray<string>, readonly value: number, readonly error: number }> }>, readonly seats: ReadonlyArray<{ readonly seat: number, readonly name: string, readonly accuracy: number | null, readonly luck: number | null, readonly skill: number | null, readonly error: number | null, readonly decisions: number, readonly judged: number }>, readonly turningPoints: ReadonlyArray<{ readonly position: string, readonly until: string, readonly seat: number, readonly text: string }>, readonly unjudged: { readonly text: string, readonly advice: string } | null } | null } };

export type CancelReviewMutationVariables = Exact<{
  review: string;
}>;


export type CancelReviewMutation = { readonly cancelReview: { readonly id: string, readonly state: ReviewState } };

export type DeleteReviewMutationVariables = Exact<{
  game: string;
  review: string;
}>;


export type DeleteReviewMutation = { readonly deleteReview: string };

export type ReviewProgressSubscriptionVariables = Exact<{
  review: string;
  locale: Locale;
}>;


export type ReviewProgressSubscription = { readonly reviewProgress: { readonly id: string, readonly state: ReviewState, readonly as: string, readonly playouts: number, readonly cancellable: boolean, readonly deletable: boolean, readonly done: number | null, readonly total: number | null, readonly ahead: number | null, readonly code: string | null, readonly result: { readonly missing: ReadonlyArray<ReviewLack>, readonly observedFrom: string | null, readonly seconds: number, readonly points: ReadonlyArray<{ readonly position: string, readonly winProbability: ReadonlyArray<number>, readonly error: number | null }>, readonly decisions: ReadonlyArray<{ readonly position: string, readonly made: string, readonly seat: number, readonly name: string, readonly kind: string, readonly taken: ReadonlyArray<string>, readonly best: ReadonlyArray<string>, readonly loss: number, readonly error: number, readonly grade: ReviewGrade | null, readonly text: string | null, readonly clock: { readonly day: number }, readonly options: ReadonlyArray<{ readonly choice: ReadonlyArray<string>, readonly value: number, readonly error: number }> }>, readonly seats: ReadonlyArray<{ readonly seat: number, readonly name: string, readonly accuracy: number | null, readonly luck: number | null, readonly skill: number | null, readonly error: number | null, readonly decisions: number, readonly judged: number }>, readonly turningPoints: ReadonlyArray<{ readonly position: string, readonly until: string, readonly seat: number, readonly text: string }>, readonly unjudged: { readonly text: string, readonly advice: string } | null } | null, readonly soFar: { readonly missing: ReadonlyArray<ReviewLack>, readonly observedFrom: string | null, readonly seconds: number, readonly points: ReadonlyArray<{ readonly position: string, readonly winProbability: ReadonlyArray<number>, readonly error: number | null }>, readonly decisions: ReadonlyArray<{ readonly position: string, readonly made: string, readonly seat: number, readonly name: string, readonly kind: string, readonly taken: ReadonlyArray<string>, readonly best: ReadonlyArray<string>, readonly loss: number, readonly error: number, readonly grade: ReviewGrade | null, readonly text: string | null, readonly clock: { readonly day: number }, readonly options: ReadonlyArray<{ readonly choice: ReadonlyArray<string>, readonly value: number, readonly error: number }> }>, readonly seats: ReadonlyArray<{ readonly seat: number, readonly name: string, readonly accuracy: number | null, readonly luck: number | null, readonly skill: number | null, readonly error: number | null, readonly decisions: number, readonly judged: number }>, readonly turningPoints: ReadonlyArray<{ readonly position: string, readonly until: string, readonly seat: number, readonly text: string }>, readonly unjudged: { readonly text: string, readonly advice: string } | null } | null } };

export type PlayBetterLineMutationVariables = Exact<{
  game: string;
  review: string;
  at: string;
  locale: Locale;
}>;


export type PlayBetterLineMutation = { readonly playBetterLine: { readonly game: string, readonly from: string, readonly to: string, readonly seats: ReadonlyArray<{ readonly seat: number, readonly token: string | null }>, readonly differences: ReadonlyArray<{ readonly name: string, readonly seat: number | null, readonly player: string | null, readonly game: number, readonly line: number }> } };

export type ReviewReportQueryVariables = Exact<{
  id: string;
  as: string;
  playouts: number;
  format: ReportFormat;
  locale: Locale;
}>;


export type ReviewReportQuery = { readonly game: { readonly id: string, readonly review: { readonly id: string, readonly report: string | null } | null } };

export type MissedChancesQueryVariables = Exact<{
  id: string;
  as: string;
  locale: Locale;
}>;


export type MissedChancesQuery = { readonly game: { readonly id: string, readonly missed: { readonly totalCount: number, readonly edges: ReadonlyArray<{ readonly node: { readonly position: string, readonly seat: number, readonly text: string, readonly clock: { readonly day: number } } }> } } };

export type EvaluatePositionQueryVariables = Exact<{
  id: string;
  as: string;
  at: string;
}>;


export type EvaluatePositionQuery = { readonly game: { readonly id: string, readonly evaluation: { readonly position: string, readonly winProbability: ReadonlyArray<number>, readonly error: number | null, readonly playouts: number } | null } };

export type RangeAtQueryVariables = Exact<{
  id: string;
  seat: number;
  as: string;
  at: string;
  locale: Locale;
}>;


export type RangeAtQuery = { readonly game: { readonly id: string, readonly range: { readonly unknown: number, readonly known: ReadonlyArray<string>, readonly source: DeckSource, readonly cards: ReadonlyArray<{ readonly reference: string, readonly name: string, readonly chance: number, readonly byCopies: number }>, readonly hidden: ReadonlyArray<{ readonly zone: string, readonly name: string, readonly unknown: number, readonly cards: ReadonlyArray<{ readonly reference: string, readonly name: string, readonly chance: number, readonly byCopies: number }> }> } | null } };

export type RangeWorthSubscriptionVariables = Exact<{
  id: string;
  seat: number;
  as: string;
  at: string;
  locale: Locale;
  choice: ValuedChoice;
}>;


export type RangeWorthSubscription = { readonly rangeWorth: { readonly name: string, readonly choice: string, readonly isPlayed: boolean, readonly answerChance: number | null, readonly total: number, readonly cards: ReadonlyArray<{ readonly reference: string, readonly name: string, readonly isAnswer: boolean, readonly held: { readonly value: number, readonly error: number }, readonly without: { readonly value: number, readonly error: number } | null, readonly difference: { readonly value: number, readonly error: number } | null }> } | null };

export type SharePartsFragment = { readonly id: string, readonly position: string, readonly as: string, readonly by: string, readonly sharedAt: string, readonly link: string, readonly embed: string | null };

export type SharesQueryVariables = Exact<{
  id: string;
}>;


export type SharesQuery = { readonly game: { readonly id: string, readonly shares: ReadonlyArray<{ readonly id: string, readonly position: string, readonly as: string, readonly by: string, readonly sharedAt: string, readonly link: string, readonly embed: string | null }> } };

export type ShareMutationVariables = Exact<{
  game: string;
  position: string;
  as: string;
}>;


export type ShareMutation = { readonly share: { readonly id: string, readonly position: string, readonly as: string, readonly by: string, readonly sharedAt: string, readonly link: string, readonly embed: string | null } };

export type RevokeShareMutationVariables = Exact<{
  game: string;
  id: string;
}>;


export type RevokeShareMutation = { readonly revokeShare: string };

export type MeQueryVariables = Exact<{ [key: string]: never; }>;


export type MeQuery = { readonly me: { readonly name: string | null, readonly role: Role, readonly owner: boolean, readonly expiresAt: string | null, readonly seats: ReadonlyArray<{ readonly game: string, readonly seat: number }> } };

export type SignInWaysQueryVariables = Exact<{ [key: string]: never; }>;


export type SignInWaysQuery = { readonly signIn: { readonly tokens: boolean, readonly provider: { readonly issuer: string, readonly clientId: string, readonly scopes: string, readonly token: ProviderToken } | null } };

export type WinRatePartsFragment = { readonly games: number, readonly wins: number, readonly rate: number | null, readonly low: number, readonly high: number, readonly isSmall: boolean };

export type OverviewStatisticsQueryVariables = Exact<{
  filter?: StatisticsFilter | null | undefined;
}>;


export type OverviewStatisticsQuery = { readonly statistics: { readonly games: number, readonly days: number, readonly reactions: number, readonly first: { readonly games: number, readonly wins: number, readonly rate: number | null, readonly low: number, readonly high: number, readonly isSmall: boolean } } };

export type StatisticsChoicesQueryVariables = Exact<{
  filter?: StatisticsFilter | null | undefined;
}>;


export type StatisticsChoicesQuery = { readonly statistics: { readonly choices: { readonly modules: ReadonlyArray<string>, readonly editions: ReadonlyArray<string>, readonly formats: ReadonlyArray<string>, readonly heroes: ReadonlyArray<string>, readonly factions: ReadonlyArray<string>, readonly players: ReadonlyArray<string>, readonly months: ReadonlyArray<string> } } };

export type CardStatisticsQueryVariables = Exact<{
  filter?: StatisticsFilter | null | undefined;
  orderBy: CardOrder;
  byDay?: number | null | undefined;
  first: number;
}>;


export type CardStatisticsQuery = { readonly statistics: { readonly games: number, readonly cards: ReadonlyArray<{ readonly reference: string, readonly name: string, readonly inDeck: { readonly games: number, readonly wins: number, readonly rate: number | null, readonly low: number, readonly high: number, readonly isSmall: boolean }, readonly drawn: { readonly games: number, readonly wins: number, readonly rate: number | null, readonly low: number, readonly high: number, readonly isSmall: boolean }, readonly played: { readonly games: number, readonly wins: number, readonly rate: number | null, readonly low: number, readonly high: number, readonly isSmall: boolean }, readonly opening: { readonly games: number }, readonly openingMana: { readonly games: number, readonly wins: number, readonly rate: number | null, readonly low: number, readonly high: number, readonly isSmall: boolean }, readonly impact: { readonly value: number, readonly low: number, readonly high: number } | null }> } };

export type MatchupStatisticsQueryVariables = Exact<{
  filter?: StatisticsFilter | null | undefined;
  by: MatchupKind;
  first: number;
}>;


export type MatchupStatisticsQuery = { readonly statistics: { readonly games: number, readonly matchups: ReadonlyArray<{ readonly own: string, readonly rival: string, readonly isMirror: boolean, readonly days: number, readonly all: { readonly games: number, readonly wins: number, readonly rate: number | null, readonly low: number, readonly high: number, readonly isSmall: boolean }, readonly first: { readonly games: number, readonly wins: number, readonly rate: number | null, readonly low: number, readonly high: number, readonly isSmall: boolean } }> } };

export type PlayerStatisticsQueryVariables = Exact<{
  filter?: StatisticsFilter | null | undefined;
  first: number;
}>;


export type PlayerStatisticsQuery = { readonly statistics: { readonly games: number, readonly players: ReadonlyArray<{ readonly player: string, readonly selfPlay: number, readonly unspent: number | null, readonly reactions: number, readonly days: number, readonly all: { readonly games: number, readonly wins: number, readonly rate: number | null, readonly low: number, readonly high: number, readonly isSmall: boolean }, readonly trend: ReadonlyArray<{ readonly period: string, readonly unspent: number | null, readonly all: { readonly games: number, readonly wins: number, readonly rate: number | null, readonly low: number, readonly high: number, readonly isSmall: boolean } }> }> } };

export type CurveStatisticsQueryVariables = Exact<{
  filter?: StatisticsFilter | null | undefined;
}>;


export type CurveStatisticsQuery = { readonly statistics: { readonly games: number, readonly curve: ReadonlyArray<{ readonly day: number, readonly sides: number, readonly played: number, readonly playedByWinners: number, readonly mana: number, readonly unspent: number }> } };

export type GameMeanPartsFragment = { readonly games: number, readonly value: number | null, readonly low: number | null, readonly high: number | null, readonly isSmall: boolean };

export type ReviewedPlayPartsFragment = { readonly games: number, readonly judged: number, readonly inaccuracies: number, readonly mistakes: number, readonly blunders: number, readonly errorRate: number | null, readonly unspent: number | null, readonly accuracy: { readonly games: number, readonly value: number | null, readonly low: number | null, readonly high: number | null, readonly isSmall: boolean }, readonly luck: { readonly games: number, readonly value: number | null, readonly low: number | null, readonly high: number | null, readonly isSmall: boolean }, readonly adjusted: { readonly games: number, readonly value: number | null, readonly low: number | null, readonly high: number | null, readonly isSmall: boolean } };

export type ReviewedPartPartsFragment = { readonly games: number, readonly errorRate: number | null, readonly unspent: number | null, readonly accuracy: { readonly value: number | null, readonly isSmall: boolean }, readonly luck: { readonly value: number | null, readonly isSmall: boolean }, readonly adjusted: { readonly value: number | null } };

export type ReviewStatisticsQueryVariables = Exact<{
  filter?: StatisticsFilter | null | undefined;
  playouts?: number | null | undefined;
  by: TrendKind;
  every: number;
  first: number;
}>;


export type ReviewStatisticsQuery = { readonly statistics: { readonly games: number, readonly reviews: { readonly playouts: number | null, readonly made: ReadonlyArray<{ readonly module: string, readonly program: string, readonly model: string | null, readonly playouts: number, readonly games: number, readonly isCurrent: boolean, readonly isCounted: boolean }>, readonly players: ReadonlyArray<{ readonly player: string, readonly module: string, readonly games: number, readonly others: number, readonly all: { readonly games: number, readonly judged: number, readonly inaccuracies: number, readonly mistakes: number, readonly blunders: number, readonly errorRate: number | null, readonly unspent: number | null, readonly accuracy: { readonly games: number, readonly value: number | null, readonly low: number | null, readonly high: number | null, readonly isSmall: boolean }, readonly luck: { readonly games: number, readonly value: number | null, readonly low: number | null, readonly high: number | null, readonly isSmall: boolean }, readonly adjusted: { readonly games: number, readonly value: number | null, readonly low: number | null, readonly high: number | null, readonly isSmall: boolean } }, readonly firstGames: { readonly games: number, readonly errorRate: number | null, readonly unspent: number | null, readonly accuracy: { readonly value: number | null, readonly isSmall: boolean }, readonly luck: { readonly value: number | null, readonly isSmall: boolean }, readonly adjusted: { readonly value: number | null } } | null, readonly lastGames: { readonly games: number, readonly errorRate: number | null, readonly unspent: number | null, readonly accuracy: { readonly value: number | null, readonly isSmall: boolean }, readonly luck: { readonly value: number | null, readonly isSmall: boolean }, readonly adjusted: { readonly value: number | null } } | null, readonly trend: ReadonlyArray<{ readonly month: string | null, readonly from: number, readonly to: number, readonly play: { readonly games: number, readonly errorRate: number | null, readonly unspent: number | null, readonly accuracy: { readonly value: number | null, readonly isSmall: boolean }, readonly luck: { readonly value: number | null, readonly isSmall: boolean }, readonly adjusted: { readonly value: number | null } } }> }> } } };

export type ArrowPartsFragment = { readonly from: { readonly kind: SpotKind, readonly key: string }, readonly to: { readonly kind: SpotKind, readonly key: string } };

export type WrittenPartsFragment = { readonly id: string, readonly written: { readonly game: string, readonly position: string, readonly until: string, readonly as: string, readonly text: string, readonly arrows: ReadonlyArray<{ readonly from: { readonly kind: SpotKind, readonly key: string }, readonly to: { readonly kind: SpotKind, readonly key: string } }>, readonly highlights: ReadonlyArray<{ readonly kind: SpotKind, readonly key: string }>, readonly question: { readonly text: string, readonly accepted: ReadonlyArray<string>, readonly answer: string } | null } | null };

export type StudyPartsFragment = { readonly id: string, readonly title: string, readonly by: string, readonly at: string, readonly isYours: boolean, readonly link: { readonly link: string } | null, readonly chapters: ReadonlyArray<{ readonly id: string, readonly written: { readonly game: string, readonly position: string, readonly until: string, readonly as: string, readonly text: string, readonly arrows: ReadonlyArray<{ readonly from: { readonly kind: SpotKind, readonly key: string }, readonly to: { readonly kind: SpotKind, readonly key: string } }>, readonly highlights: ReadonlyArray<{ readonly kind: SpotKind, readonly key: string }>, readonly question: { readonly text: string, readonly accepted: ReadonlyArray<string>, readonly answer: string } | null } | null }> };

export type StudiesQueryVariables = Exact<{ [key: string]: never; }>;


export type StudiesQuery = { readonly studies: ReadonlyArray<{ readonly id: string, readonly title: string, readonly at: string, readonly link: { readonly link: string } | null, readonly chapters: ReadonlyArray<{ readonly id: string }> }> };

export type StudyQueryVariables = Exact<{
  id?: string | null | undefined;
}>;


export type StudyQuery = { readonly study: { readonly id: string, readonly title: string, readonly by: string, readonly at: string, readonly isYours: boolean, readonly link: { readonly link: string } | null, readonly chapters: ReadonlyArray<{ readonly id: string, readonly written: { readonly game: string, readonly position: string, readonly until: string, readonly as: string, readonly text: string, readonly arrows: ReadonlyArray<{ readonly from: { readonly kind: SpotKind, readonly key: string }, readonly to: { readonly kind: SpotKind, readonly key: string } }>, readonly highlights: ReadonlyArray<{ readonly kind: SpotKind, readonly key: string }>, readonly question: { readonly text: string, readonly accepted: ReadonlyArray<string>, readonly answer: string } | null } | null }> } };

export type ShownChapterPartsFragment = { readonly id: string, readonly code: string | null, readonly game: string | null, readonly text: string, readonly arrows: ReadonlyArray<{ readonly from: { readonly kind: SpotKind, readonly key: string }, readonly to: { readonly kind: SpotKind, readonly key: string } }>, readonly highlights: ReadonlyArray<{ readonly kind: SpotKind, readonly key: string }>, readonly question: { readonly text: string, readonly answer: string, readonly isHidden: boolean, readonly accepted: ReadonlyArray<{ readonly choice: ReadonlyArray<string>, readonly text: string }> } | null, readonly position: { readonly position: string, readonly until: string, readonly as: string, readonly module: string, readonly teams: ReadonlyArray<ReadonlyArray<number>> | null, readonly seat: number | null, readonly min: number, readonly max: number, readonly players: ReadonlyArray<{ readonly seat: number, readonly name: string, readonly hero: string | null, readonly faction: string | null }>, readonly choices: ReadonlyArray<{ readonly choice: ReadonlyArray<string>, readonly text: string }>, readonly taken: { readonly choice: ReadonlyArray<string>, readonly text: string } | null, readonly steps: ReadonlyArray<{ readonly position: string, readonly text: string }>, readonly state: { readonly position: string, readonly clock: { readonly day: number, readonly phase: string, readonly turn: number, readonly seat: number | null }, readonly seats: ReadonlyArray<{ readonly seat: number, readonly name: string, readonly firstPlayer: boolean, readonly left: boolean, readonly passed: boolean, readonly resources: ReadonlyArray<{ readonly name: string, readonly value: number }> }>, readonly zones: ReadonlyArray<{ readonly key: string, readonly kind: string, readonly seat: number | null, readonly part: string | null, readonly count: number, readonly cards: ReadonlyArray<{ readonly key: string | null, readonly item: number | null, readonly object: number | null, readonly owner: number, readonly controller: number, readonly faceDown: boolean, readonly token: boolean, readonly keywords: ReadonlyArray<string>, readonly statuses: ReadonlyArray<string>, readonly emblem: { readonly kind: string, readonly item: number } | null, readonly face: { readonly reference: string, readonly name: string, readonly image: string | null, readonly type: string, readonly subtypes: ReadonlyArray<string>, readonly faction: string | null, readonly rarity: string | null, readonly costs: ReadonlyArray<{ readonly name: string, readonly value: number }>, readonly statistics: ReadonlyArray<{ readonly name: string, readonly value: number }>, readonly lines: ReadonlyArray<{ readonly text: string, readonly support: boolean, readonly executed: boolean, readonly locale: Locale }> } | null, readonly statistics: ReadonlyArray<{ readonly name: string, readonly value: number }>, readonly counters: ReadonlyArray<{ readonly name: string, readonly value: number }> }> }>, readonly tracks: ReadonlyArray<{ readonly key: string, readonly spaces: ReadonlyArray<{ readonly key: string, readonly name: string, readonly terrains: ReadonlyArray<string>, readonly faceDown: boolean, readonly seats: ReadonlyArray<number> | null }>, readonly markers: ReadonlyArray<{ readonly seat: number, readonly kind: string, readonly space: string, readonly moved: number, readonly facing: { readonly seat: number, readonly kind: string } | null }> }>, readonly rolls: ReadonlyArray<{ readonly seat: number, readonly name: string, readonly dice: ReadonlyArray<number> }>, readonly decision: { readonly id: number, readonly seat: number, readonly kind: string, readonly min: number, readonly max: number, readonly optionCount: number } | null, readonly result: { readonly winners: ReadonlyArray<number>, readonly reason: string, readonly rule: string } | null } } | null };

export type ChapterQueryVariables = Exact<{
  id?: string | null | undefined;
  chapter: string;
  at?: string | null | undefined;
  tried?: string | null | undefined;
  locale: Locale;
}>;


export type ChapterQuery = { readonly study: { readonly id: string, readonly chapter: { readonly id: string, readonly code: string | null, readonly game: string | null, readonly text: string, readonly arrows: ReadonlyArray<{ readonly from: { readonly kind: SpotKind, readonly key: string }, readonly to: { readonly kind: SpotKind, readonly key: string } }>, readonly highlights: ReadonlyArray<{ readonly kind: SpotKind, readonly key: string }>, readonly question: { readonly text: string, readonly answer: string, readonly isHidden: boolean, readonly accepted: ReadonlyArray<{ readonly choice: ReadonlyArray<string>, readonly text: string }> } | null, readonly position: { readonly position: string, readonly until: string, readonly as: string, readonly module: string, readonly teams: ReadonlyArray<ReadonlyArray<number>> | null, readonly seat: number | null, readonly min: number, readonly max: number, readonly players: ReadonlyArray<{ readonly seat: number, readonly name: string, readonly hero: string | null, readonly faction: string | null }>, readonly choices: ReadonlyArray<{ readonly choice: ReadonlyArray<string>, readonly text: string }>, readonly taken: { readonly choice: ReadonlyArray<string>, readonly text: string } | null, readonly steps: ReadonlyArray<{ readonly position: string, readonly text: string }>, readonly state: { readonly position: string, readonly clock: { readonly day: number, readonly phase: string, readonly turn: number, readonly seat: number | null }, readonly seats: ReadonlyArray<{ readonly seat: number, readonly name: string, readonly firstPlayer: boolean, readonly left: boolean, readonly passed: boolean, readonly resources: ReadonlyArray<{ readonly name: string, readonly value: number }> }>, readonly zones: ReadonlyArray<{ readonly key: string, readonly kind: string, readonly seat: number | null, readonly part: string | null, readonly count: number, readonly cards: ReadonlyArray<{ readonly key: string | null, readonly item: number | null, readonly object: number | null, readonly owner: number, readonly controller: number, readonly faceDown: boolean, readonly token: boolean, readonly keywords: ReadonlyArray<string>, readonly statuses: ReadonlyArray<string>, readonly emblem: { readonly kind: string, readonly item: number } | null, readonly face: { readonly reference: string, readonly name: string, readonly image: string | null, readonly type: string, readonly subtypes: ReadonlyArray<string>, readonly faction: string | null, readonly rarity: string | null, readonly costs: ReadonlyArray<{ readonly name: string, readonly value: number }>, readonly statistics: ReadonlyArray<{ readonly name: string, readonly value: number }>, readonly lines: ReadonlyArray<{ readonly text: string, readonly support: boolean, readonly executed: boolean, readonly locale: Locale }> } | null, readonly statistics: ReadonlyArray<{ readonly name: string, readonly value: number }>, readonly counters: ReadonlyArray<{ readonly name: string, readonly value: number }> }> }>, readonly tracks: ReadonlyArray<{ readonly key: string, readonly spaces: ReadonlyArray<{ readonly key: string, readonly name: string, readonly terrains: ReadonlyArray<string>, readonly faceDown: boolean, readonly seats: ReadonlyArray<number> | null }>, readonly markers: ReadonlyArray<{ readonly seat: number, readonly kind: string, readonly space: string, readonly moved: number, readonly facing: { readonly seat: number, readonly kind: string } | null }> }>, readonly rolls: ReadonlyArray<{ readonly seat: number, readonly name: string, readonly dice: ReadonlyArray<number> }>, readonly decision: { readonly id: number, readonly seat: number, readonly kind: string, readonly min: number, readonly max: number, readonly optionCount: number } | null, readonly result: { readonly winners: ReadonlyArray<number>, readonly reason: string, readonly rule: string } | null } } | null } } };

export type ChapterTriesQueryVariables = Exact<{
  study: string;
  chapter: string;
}>;


export type ChapterTriesQuery = { readonly study: { readonly id: string, readonly tries: { readonly count: number, readonly unanswered: number, readonly choices: ReadonlyArray<{ readonly choice: ReadonlyArray<string>, readonly count: number }> } | null } };

export type TryChapterMutationVariables = Exact<{
  chapter: string;
  choice?: ReadonlyArray<string> | string | null | undefined;
}>;


export type TryChapterMutation = { readonly tryChapter: string };

export type StartStudyMutationVariables = Exact<{
  title: string;
}>;


export type StartStudyMutation = { readonly startStudy: { readonly id: string, readonly title: string, readonly by: string, readonly at: string, readonly isYours: boolean, readonly link: { readonly link: string } | null, readonly chapters: ReadonlyArray<{ readonly id: string, readonly written: { readonly game: string, readonly position: string, readonly until: string, readonly as: string, readonly text: string, readonly arrows: ReadonlyArray<{ readonly from: { readonly kind: SpotKind, readonly key: string }, readonly to: { readonly kind: SpotKind, readonly key: string } }>, readonly highlights: ReadonlyArray<{ readonly kind: SpotKind, readonly key: string }>, readonly question: { readonly text: string, readonly accepted: ReadonlyArray<string>, readonly answer: string } | null } | null }> } };

export type NameStudyMutationVariables = Exact<{
  study: string;
  title: string;
}>;


export type NameStudyMutation = { readonly nameStudy: { readonly id: string, readonly title: string, readonly by: string, readonly at: string, readonly isYours: boolean, readonly link: { readonly link: string } | null, readonly chapters: ReadonlyArray<{ readonly id: string, readonly written: { readonly game: string, readonly position: string, readonly until: string, readonly as: string, readonly text: string, readonly arrows: ReadonlyArray<{ readonly from: { readonly kind: SpotKind, readonly key: string }, readonly to: { readonly kind: SpotKind, readonly key: string } }>, readonly highlights: ReadonlyArray<{ readonly kind: SpotKind, readonly key: string }>, readonly question: { readonly text: string, readonly accepted: ReadonlyArray<string>, readonly answer: string } | null } | null }> } };

export type AddChapterMutationVariables = Exact<{
  study: string;
  game: string;
  position: string;
  until: string;
  as: string;
  content: ChapterInput;
}>;


export type AddChapterMutation = { readonly addChapter: { readonly id: string, readonly title: string, readonly by: string, readonly at: string, readonly isYours: boolean, readonly link: { readonly link: string } | null, readonly chapters: ReadonlyArray<{ readonly id: string, readonly written: { readonly game: string, readonly position: string, readonly until: string, readonly as: string, readonly text: string, readonly arrows: ReadonlyArray<{ readonly from: { readonly kind: SpotKind, readonly key: string }, readonly to: { readonly kind: SpotKind, readonly key: string } }>, readonly highlights: ReadonlyArray<{ readonly kind: SpotKind, readonly key: string }>, readonly question: { readonly text: string, readonly accepted: ReadonlyArray<string>, readonly answer: string } | null } | null }> } };

export type ChangeChapterMutationVariables = Exact<{
  study: string;
  chapter: string;
  content: ChapterInput;
}>;


export type ChangeChapterMutation = { readonly changeChapter: { readonly id: string, readonly title: string, readonly by: string, readonly at: string, readonly isYours: boolean, readonly link: { readonly link: string } | null, readonly chapters: ReadonlyArray<{ readonly id: string, readonly written: { readonly game: string, readonly position: string, readonly until: string, readonly as: string, readonly text: string, readonly arrows: ReadonlyArray<{ readonly from: { readonly kind: SpotKind, readonly key: string }, readonly to: { readonly kind: SpotKind, readonly key: string } }>, readonly highlights: ReadonlyArray<{ readonly kind: SpotKind, readonly key: string }>, readonly question: { readonly text: string, readonly accepted: ReadonlyArray<string>, readonly answer: string } | null } | null }> } };

export type MoveChapterMutationVariables = Exact<{
  study: string;
  chapter: string;
  place: number;
}>;


export type MoveChapterMutation = { readonly moveChapter: { readonly id: string, readonly title: string, readonly by: string, readonly at: string, readonly isYours: boolean, readonly link: { readonly link: string } | null, readonly chapters: ReadonlyArray<{ readonly id: string, readonly written: { readonly game: string, readonly position: string, readonly until: string, readonly as: string, readonly text: string, readonly arrows: ReadonlyArray<{ readonly from: { readonly kind: SpotKind, readonly key: string }, readonly to: { readonly kind: SpotKind, readonly key: string } }>, readonly highlights: ReadonlyArray<{ readonly kind: SpotKind, readonly key: string }>, readonly question: { readonly text: string, readonly accepted: ReadonlyArray<string>, readonly answer: string } | null } | null }> } };

export type RemoveChapterMutationVariables = Exact<{
  study: string;
  chapter: string;
}>;


export type RemoveChapterMutation = { readonly removeChapter: { readonly id: string, readonly title: string, readonly by: string, readonly at: string, readonly isYours: boolean, readonly link: { readonly link: string } | null, readonly chapters: ReadonlyArray<{ readonly id: string, readonly written: { readonly game: string, readonly position: string, readonly until: string, readonly as: string, readonly text: string, readonly arrows: ReadonlyArray<{ readonly from: { readonly kind: SpotKind, readonly key: string }, readonly to: { readonly kind: SpotKind, readonly key: string } }>, readonly highlights: ReadonlyArray<{ readonly kind: SpotKind, readonly key: string }>, readonly question: { readonly text: string, readonly accepted: ReadonlyArray<string>, readonly answer: string } | null } | null }> } };

export type ShareStudyMutationVariables = Exact<{
  study: string;
}>;


export type ShareStudyMutation = { readonly shareStudy: { readonly id: string, readonly title: string, readonly by: string, readonly at: string, readonly isYours: boolean, readonly link: { readonly link: string } | null, readonly chapters: ReadonlyArray<{ readonly id: string, readonly written: { readonly game: string, readonly position: string, readonly until: string, readonly as: string, readonly text: string, readonly arrows: ReadonlyArray<{ readonly from: { readonly kind: SpotKind, readonly key: string }, readonly to: { readonly kind: SpotKind, readonly key: string } }>, readonly highlights: ReadonlyArray<{ readonly kind: SpotKind, readonly key: string }>, readonly question: { readonly text: string, readonly accepted: ReadonlyArray<string>, readonly answer: string } | null } | null }> } };

export type UnshareStudyMutationVariables = Exact<{
  study: string;
}>;


export type UnshareStudyMutation = { readonly unshareStudy: { readonly id: string, readonly title: string, readonly by: string, readonly at: string, readonly isYours: boolean, readonly link: { readonly link: string } | null, readonly chapters: ReadonlyArray<{ readonly id: string, readonly written: { readonly game: string, readonly position: string, readonly until: string, readonly as: string, readonly text: string, readonly arrows: ReadonlyArray<{ readonly from: { readonly kind: SpotKind, readonly key: string }, readonly to: { readonly kind: SpotKind, readonly key: string } }>, readonly highlights: ReadonlyArray<{ readonly kind: SpotKind, readonly key: string }>, readonly question: { readonly text: string, readonly accepted: ReadonlyArray<string>, readonly answer: string } | null } | null }> } };

export type DeleteStudyMutationVariables = Exact<{
  study: string;
}>;


export type DeleteStudyMutation = { readonly deleteStudy: string };

export type StudyLessonPartsFragment = { readonly id: string, readonly title: string, readonly by: string, readonly place: number, readonly rating: LessonRating | null, readonly due: string | null, readonly isDue: boolean };

export type StudyLessonsQueryVariables = Exact<{ [key: string]: never; }>;


export type StudyLessonsQuery = { readonly studyLessons: { readonly due: number, readonly gone: ReadonlyArray<string>, readonly lessons: ReadonlyArray<{ readonly id: string, readonly title: string, readonly by: string, readonly place: number, readonly rating: LessonRating | null, readonly due: string | null, readonly isDue: boolean }> } };

export type StudyLessonQueryVariables = Exact<{
  id: string;
  locale: Locale;
  at?: string | null | undefined;
}>;


export type StudyLessonQuery = { readonly studyLesson: { readonly id: string, readonly title: string, readonly by: string, readonly place: number, readonly chapter: { readonly id: string, readonly code: string | null, readonly game: string | null, readonly text: string, readonly arrows: ReadonlyArray<{ readonly from: { readonly kind: SpotKind, readonly key: string }, readonly to: { readonly kind: SpotKind, readonly key: string } }>, readonly highlights: ReadonlyArray<{ readonly kind: SpotKind, readonly key: string }>, readonly question: { readonly text: string, readonly answer: string, readonly isHidden: boolean, readonly accepted: ReadonlyArray<{ readonly choice: ReadonlyArray<string>, readonly text: string }> } | null, readonly position: { readonly position: string, readonly until: string, readonly as: string, readonly module: string, readonly teams: ReadonlyArray<ReadonlyArray<number>> | null, readonly seat: number | null, readonly min: number, readonly max: number, readonly players: ReadonlyArray<{ readonly seat: number, readonly name: string, readonly hero: string | null, readonly faction: string | null }>, readonly choices: ReadonlyArray<{ readonly choice: ReadonlyArray<string>, readonly text: string }>, readonly taken: { readonly choice: ReadonlyArray<string>, readonly text: string } | null, readonly steps: ReadonlyArray<{ readonly position: string, readonly text: string }>, readonly state: { readonly position: string, readonly clock: { readonly day: number, readonly phase: string, readonly turn: number, readonly seat: number | null }, readonly seats: ReadonlyArray<{ readonly seat: number, readonly name: string, readonly firstPlayer: boolean, readonly left: boolean, readonly passed: boolean, readonly resources: ReadonlyArray<{ readonly name: string, readonly value: number }> }>, readonly zones: ReadonlyArray<{ readonly key: string, readonly kind: string, readonly seat: number | null, readonly part: string | null, readonly count: number, readonly cards: ReadonlyArray<{ readonly key: string | null, readonly item: number | null, readonly object: number | null, readonly owner: number, readonly controller: number, readonly faceDown: boolean, readonly token: boolean, readonly keywords: ReadonlyArray<string>, readonly statuses: ReadonlyArray<string>, readonly emblem: { readonly kind: string, readonly item: number } | null, readonly face: { readonly reference: string, readonly name: string, readonly image: string | null, readonly type: string, readonly subtypes: ReadonlyArray<string>, readonly faction: string | null, readonly rarity: string | null, readonly costs: ReadonlyArray<{ readonly name: string, readonly value: number }>, readonly statistics: ReadonlyArray<{ readonly name: string, readonly value: number }>, readonly lines: ReadonlyArray<{ readonly text: string, readonly support: boolean, readonly executed: boolean, readonly locale: Locale }> } | null, readonly statistics: ReadonlyArray<{ readonly name: string, readonly value: number }>, readonly counters: ReadonlyArray<{ readonly name: string, readonly value: number }> }> }>, readonly tracks: ReadonlyArray<{ readonly key: string, readonly spaces: ReadonlyArray<{ readonly key: string, readonly name: string, readonly terrains: ReadonlyArray<string>, readonly faceDown: boolean, readonly seats: ReadonlyArray<number> | null }>, readonly markers: ReadonlyArray<{ readonly seat: number, readonly kind: string, readonly space: string, readonly moved: number, readonly facing: { readonly seat: number, readonly kind: string } | null }> }>, readonly rolls: ReadonlyArray<{ readonly seat: number, readonly name: string, readonly dice: ReadonlyArray<number> }>, readonly decision: { readonly id: number, readonly seat: number, readonly kind: string, readonly min: number, readonly max: number, readonly optionCount: number } | null, readonly result: { readonly winners: ReadonlyArray<number>, readonly reason: string, readonly rule: string } | null } } | null } } };

export type AddStudyLessonMutationVariables = Exact<{
  study?: string | null | undefined;
  chapter: string;
  choice?: ReadonlyArray<string> | string | null | undefined;
}>;


export type AddStudyLessonMutation = { readonly addStudyLesson: { readonly id: string, readonly title: string, readonly by: string, readonly place: number, readonly rating: LessonRating | null, readonly due: string | null, readonly isDue: boolean } };

export type AnswerStudyLessonMutationVariables = Exact<{
  id: string;
  choice?: ReadonlyArray<string> | string | null | undefined;
  locale: Locale;
  at?: string | null | undefined;
}>;


export type AnswerStudyLessonMutation = { readonly answerStudyLesson: { readonly rating: LessonRating, readonly due: string, readonly chapter: { readonly id: string, readonly code: string | null, readonly game: string | null, readonly text: string, readonly arrows: ReadonlyArray<{ readonly from: { readonly kind: SpotKind, readonly key: string }, readonly to: { readonly kind: SpotKind, readonly key: string } }>, readonly highlights: ReadonlyArray<{ readonly kind: SpotKind, readonly key: string }>, readonly question: { readonly text: string, readonly answer: string, readonly isHidden: boolean, readonly accepted: ReadonlyArray<{ readonly choice: ReadonlyArray<string>, readonly text: string }> } | null, readonly position: { readonly position: string, readonly until: string, readonly as: string, readonly module: string, readonly teams: ReadonlyArray<ReadonlyArray<number>> | null, readonly seat: number | null, readonly min: number, readonly max: number, readonly players: ReadonlyArray<{ readonly seat: number, readonly name: string, readonly hero: string | null, readonly faction: string | null }>, readonly choices: ReadonlyArray<{ readonly choice: ReadonlyArray<string>, readonly text: string }>, readonly taken: { readonly choice: ReadonlyArray<string>, readonly text: string } | null, readonly steps: ReadonlyArray<{ readonly position: string, readonly text: string }>, readonly state: { readonly position: string, readonly clock: { readonly day: number, readonly phase: string, readonly turn: number, readonly seat: number | null }, readonly seats: ReadonlyArray<{ readonly seat: number, readonly name: string, readonly firstPlayer: boolean, readonly left: boolean, readonly passed: boolean, readonly resources: ReadonlyArray<{ readonly name: string, readonly value: number }> }>, readonly zones: ReadonlyArray<{ readonly key: string, readonly kind: string, readonly seat: number | null, readonly part: string | null, readonly count: number, readonly cards: ReadonlyArray<{ readonly key: string | null, readonly item: number | null, readonly object: number | null, readonly owner: number, readonly controller: number, readonly faceDown: boolean, readonly token: boolean, readonly keywords: ReadonlyArray<string>, readonly statuses: ReadonlyArray<string>, readonly emblem: { readonly kind: string, readonly item: number } | null, readonly face: { readonly reference: string, readonly name: string, readonly image: string | null, readonly type: string, readonly subtypes: ReadonlyArray<string>, readonly faction: string | null, readonly rarity: string | null, readonly costs: ReadonlyArray<{ readonly name: string, readonly value: number }>, readonly statistics: ReadonlyArray<{ readonly name: string, readonly value: number }>, readonly lines: ReadonlyArray<{ readonly text: string, readonly support: boolean, readonly executed: boolean, readonly locale: Locale }> } | null, readonly statistics: ReadonlyArray<{ readonly name: string, readonly value: number }>, readonly counters: ReadonlyArray<{ readonly name: string, readonly value: number }> }> }>, readonly tracks: ReadonlyArray<{ readonly key: string, readonly spaces: ReadonlyArray<{ readonly key: string, readonly name: string, readonly terrains: ReadonlyArray<string>, readonly faceDown: boolean, readonly seats: ReadonlyArray<number> | null }>, readonly markers: ReadonlyArray<{ readonly seat: number, readonly kind: string, readonly space: string, readonly moved: number, readonly facing: { readonly seat: number, readonly kind: string } | null }> }>, readonly rolls: ReadonlyArray<{ readonly seat: number, readonly name: string, readonly dice: ReadonlyArray<number> }>, readonly decision: { readonly id: number, readonly seat: number, readonly kind: string, readonly min: number, readonly max: number, readonly optionCount: number } | null, readonly result: { readonly winners: ReadonlyArray<number>, readonly reason: string, readonly rule: string } | null } } | null } } };

export type RemoveStudyLessonMutationVariables = Exact<{
  id: string;
}>;


export type RemoveStudyLessonMutation = { readonly removeStudyLesson: string };

export type TournamentMatchPartsFragment = { readonly id: string, readonly round: number, readonly players: ReadonlyArray<string>, readonly bestOf: number, readonly wins: ReadonlyArray<number>, readonly isByHand: boolean, readonly isOver: boolean, readonly games: ReadonlyArray<{ readonly game: string | null, readonly winner: string | null }> };

export type TournamentPartsFragment = { readonly id: string, readonly name: string, readonly date: string, readonly by: string, readonly isYours: boolean, readonly players: ReadonlyArray<string>, readonly link: { readonly link: string } | null, readonly matches: ReadonlyArray<{ readonly id: string, readonly round: number, readonly players: ReadonlyArray<string>, readonly bestOf: number, readonly wins: ReadonlyArray<number>, readonly isByHand: boolean, readonly isOver: boolean, readonly games: ReadonlyArray<{ readonly game: string | null, readonly winner: string | null }> }>, readonly standings: ReadonlyArray<{ readonly place: number, readonly player: string, readonly points: number, readonly won: number, readonly drawn: number, readonly lost: number, readonly opponents: number, readonly gamesWon: number }> };

export type TournamentsQueryVariables = Exact<{ [key: string]: never; }>;


export type TournamentsQuery = { readonly tournaments: ReadonlyArray<{ readonly id: string, readonly name: string, readonly date: string, readonly matchCount: number, readonly link: { readonly link: string } | null }> };

export type TournamentQueryVariables = Exact<{
  id?: string | null | undefined;
}>;


export type TournamentQuery = { readonly tournament: { readonly id: string, readonly name: string, readonly date: string, readonly by: string, readonly isYours: boolean, readonly players: ReadonlyArray<string>, readonly link: { readonly link: string } | null, readonly matches: ReadonlyArray<{ readonly id: string, readonly round: number, readonly players: ReadonlyArray<string>, readonly bestOf: number, readonly wins: ReadonlyArray<number>, readonly isByHand: boolean, readonly isOver: boolean, readonly games: ReadonlyArray<{ readonly game: string | null, readonly winner: string | null }> }>, readonly standings: ReadonlyArray<{ readonly place: number, readonly player: string, readonly points: number, readonly won: number, readonly drawn: number, readonly lost: number, readonly opponents: number, readonly gamesWon: number }> } };

export type ProposedMatchesQueryVariables = Exact<{
  id: string;
}>;


export type ProposedMatchesQuery = { readonly tournament: { readonly id: string, readonly proposed: ReadonlyArray<{ readonly match: string | null, readonly players: ReadonlyArray<string>, readonly games: ReadonlyArray<{ readonly game: string, readonly startedAt: string, readonly winner: string | null }> }> } };

export type StartTournamentMutationVariables = Exact<{
  name: string;
  date: string;
}>;


export type StartTournamentMutation = { readonly startTournament: { readonly id: string } };

export type ImportTournamentMutationVariables = Exact<{
  file: string;
  name: string;
  date: string;
}>;


export type ImportTournamentMutation = { readonly importTournament: ReadonlyArray<{ readonly id: string }> };

export type ChangeTournamentMutationVariables = Exact<{
  tournament: string;
  name: string;
  date: string;
}>;


export type ChangeTournamentMutation = { readonly changeTournament: { readonly id: string, readonly name: string, readonly date: string, readonly by: string, readonly isYours: boolean, readonly players: ReadonlyArray<string>, readonly link: { readonly link: string } | null, readonly matches: ReadonlyArray<{ readonly id: string, readonly round: number, readonly players: ReadonlyArray<string>, readonly bestOf: number, readonly wins: ReadonlyArray<number>, readonly isByHand: boolean, readonly isOver: boolean, readonly games: ReadonlyArray<{ readonly game: string | null, readonly winner: string | null }> }>, readonly standings: ReadonlyArray<{ readonly place: number, readonly player: string, readonly points: number, readonly won: number, readonly drawn: number, readonly lost: number, readonly opponents: number, readonly gamesWon: number }> } };

export type RenamePlayerMutationVariables = Exact<{
  tournament: string;
  player: string;
  name: string;
}>;


export type RenamePlayerMutation = { readonly renamePlayer: { readonly id: string, readonly name: string, readonly date: string, readonly by: string, readonly isYours: boolean, readonly players: ReadonlyArray<string>, readonly link: { readonly link: string } | null, readonly matches: ReadonlyArray<{ readonly id: string, readonly round: number, readonly players: ReadonlyArray<string>, readonly bestOf: number, readonly wins: ReadonlyArray<number>, readonly isByHand: boolean, readonly isOver: boolean, readonly games: ReadonlyArray<{ readonly game: string | null, readonly winner: string | null }> }>, readonly standings: ReadonlyArray<{ readonly place: number, readonly player: string, readonly points: number, readonly won: number, readonly drawn: number, readonly lost: number, readonly opponents: number, readonly gamesWon: number }> } };

export type AddMatchMutationVariables = Exact<{
  tournament: string;
  content: TournamentMatchInput;
}>;


export type AddMatchMutation = { readonly addMatch: { readonly id: string, readonly name: string, readonly date: string, readonly by: string, readonly isYours: boolean, readonly players: ReadonlyArray<string>, readonly link: { readonly link: string } | null, readonly matches: ReadonlyArray<{ readonly id: string, readonly round: number, readonly players: ReadonlyArray<string>, readonly bestOf: number, readonly wins: ReadonlyArray<number>, readonly isByHand: boolean, readonly isOver: boolean, readonly games: ReadonlyArray<{ readonly game: string | null, readonly winner: string | null }> }>, readonly standings: ReadonlyArray<{ readonly place: number, readonly player: string, readonly points: number, readonly won: number, readonly drawn: number, readonly lost: number, readonly opponents: number, readonly gamesWon: number }> } };

export type ChangeMatchMutationVariables = Exact<{
  tournament: string;
  match: string;
  content: TournamentMatchInput;
}>;


export type ChangeMatchMutation = { readonly changeMatch: { readonly id: string, readonly name: string, readonly date: string, readonly by: string, readonly isYours: boolean, readonly players: ReadonlyArray<string>, readonly link: { readonly link: string } | null, readonly matches: ReadonlyArray<{ readonly id: string, readonly round: number, readonly players: ReadonlyArray<string>, readonly bestOf: number, readonly wins: ReadonlyArray<number>, readonly isByHand: boolean, readonly isOver: boolean, readonly games: ReadonlyArray<{ readonly game: string | null, readonly winner: string | null }> }>, readonly standings: ReadonlyArray<{ readonly place: number, readonly player: string, readonly points: number, readonly won: number, readonly drawn: number, readonly lost: number, readonly opponents: number, readonly gamesWon: number }> } };

export type RemoveMatchMutationVariables = Exact<{
  tournament: string;
  match: string;
}>;


export type RemoveMatchMutation = { readonly removeMatch: { readonly id: string, readonly name: string, readonly date: string, readonly by: string, readonly isYours: boolean, readonly players: ReadonlyArray<string>, readonly link: { readonly link: string } | null, readonly matches: ReadonlyArray<{ readonly id: string, readonly round: number, readonly players: ReadonlyArray<string>, readonly bestOf: number, readonly wins: ReadonlyArray<number>, readonly isByHand: boolean, readonly isOver: boolean, readonly games: ReadonlyArray<{ readonly game: string | null, readonly winner: string | null }> }>, readonly standings: ReadonlyArray<{ readonly place: number, readonly player: string, readonly points: number, readonly won: number, readonly drawn: number, readonly lost: number, readonly opponents: number, readonly gamesWon: number }> } };

export type GroupGamesMutationVariables = Exact<{
  tournament: string;
  games: ReadonlyArray<string> | string;
  match?: string | null | undefined;
  players?: ReadonlyArray<string> | string | null | undefined;
}>;


export type GroupGamesMutation = { readonly groupGames: { readonly id: string, readonly name: string, readonly date: string, readonly by: string, readonly isYours: boolean, readonly players: ReadonlyArray<string>, readonly link: { readonly link: string } | null, readonly matches: ReadonlyArray<{ readonly id: string, readonly round: number, readonly players: ReadonlyArray<string>, readonly bestOf: number, readonly wins: ReadonlyArray<number>, readonly isByHand: boolean, readonly isOver: boolean, readonly games: ReadonlyArray<{ readonly game: string | null, readonly winner: string | null }> }>, readonly standings: ReadonlyArray<{ readonly place: number, readonly player: string, readonly points: number, readonly won: number, readonly drawn: number, readonly lost: number, readonly opponents: number, readonly gamesWon: number }> } };

export type UngroupGamesMutationVariables = Exact<{
  tournament: string;
  match: string;
  games: ReadonlyArray<string> | string;
}>;


export type UngroupGamesMutation = { readonly ungroupGames: { readonly id: string, readonly name: string, readonly date: string, readonly by: string, readonly isYours: boolean, readonly players: ReadonlyArray<string>, readonly link: { readonly link: string } | null, readonly matches: ReadonlyArray<{ readonly id: string, readonly round: number, readonly players: ReadonlyArray<string>, readonly bestOf: number, readonly wins: ReadonlyArray<number>, readonly isByHand: boolean, readonly isOver: boolean, readonly games: ReadonlyArray<{ readonly game: string | null, readonly winner: string | null }> }>, readonly standings: ReadonlyArray<{ readonly place: number, readonly player: string, readonly points: number, readonly won: number, readonly drawn: number, readonly lost: number, readonly opponents: number, readonly gamesWon: number }> } };

export type ShareTournamentMutationVariables = Exact<{
  tournament: string;
}>;


export type ShareTournamentMutation = { readonly shareTournament: { readonly id: string, readonly name: string, readonly date: string, readonly by: string, readonly isYours: boolean, readonly players: ReadonlyArray<string>, readonly link: { readonly link: string } | null, readonly matches: ReadonlyArray<{ readonly id: string, readonly round: number, readonly players: ReadonlyArray<string>, readonly bestOf: number, readonly wins: ReadonlyArray<number>, readonly isByHand: boolean, readonly isOver: boolean, readonly games: ReadonlyArray<{ readonly game: string | null, readonly winner: string | null }> }>, readonly standings: ReadonlyArray<{ readonly place: number, readonly player: string, readonly points: number, readonly won: number, readonly drawn: number, readonly lost: number, readonly opponents: number, readonly gamesWon: number }> } };

export type UnshareTournamentMutationVariables = Exact<{
  tournament: string;
}>;


export type UnshareTournamentMutation = { readonly unshareTournament: { readonly id: string, readonly name: string, readonly date: string, readonly by: string, readonly isYours: boolean, readonly players: ReadonlyArray<string>, readonly link: { readonly link: string } | null, readonly matches: ReadonlyArray<{ readonly id: string, readonly round: number, readonly players: ReadonlyArray<string>, readonly bestOf: number, readonly wins: ReadonlyArray<number>, readonly isByHand: boolean, readonly isOver: boolean, readonly games: ReadonlyArray<{ readonly game: string | null, readonly winner: string | null }> }>, readonly standings: ReadonlyArray<{ readonly place: number, readonly player: string, readonly points: number, readonly won: number, readonly drawn: number, readonly lost: number, readonly opponents: number, readonly gamesWon: number }> } };

export type DeleteTournamentMutationVariables = Exact<{
  tournament: string;
}>;


export type DeleteTournamentMutation = { readonly deleteTournament: string };

export type BranchPartsFragment = { readonly id: string, readonly parent: string, readonly position: string, readonly name: string | null, readonly nameIsLate: boolean, readonly by: string | null, readonly madeAt: string };

export type BranchTreeQueryVariables = Exact<{
  id: string;
}>;


export type BranchTreeQuery = { readonly game: { readonly id: string, readonly branchTree: { readonly root: string, readonly name: string | null, readonly nameIsLate: boolean, readonly branches: ReadonlyArray<{ readonly id: string, readonly parent: string, readonly position: string, readonly name: string | null, readonly nameIsLate: boolean, readonly by: string | null, readonly madeAt: string }> } } };

export type BeginBranchMutationVariables = Exact<{
  game: string;
  at: string;
  choice?: ReadonlyArray<string> | string | null | undefined;
  name?: string | null | undefined;
}>;


export type BeginBranchMutation = { readonly branchGame: { readonly id: string, readonly seats: ReadonlyArray<{ readonly seat: number, readonly token: string | null }> } };

export type DecideMutationVariables = Exact<{
  game: string;
  decision: number;
  choice: ReadonlyArray<string> | string;
}>;


export type DecideMutation = { readonly decide: { readonly position: string } };

export type LetBotDecideMutationVariables = Exact<{
  game: string;
  bot: BotPlayer;
  seats: ReadonlyArray<number> | number;
  decisions: number;
}>;


export type LetBotDecideMutation = { readonly letBotDecide: { readonly decisions: number, readonly position: string, readonly waitsFor: number | null } };

export type NameGameMutationVariables = Exact<{
  game: string;
  name?: string | null | undefined;
}>;


export type NameGameMutation = { readonly nameGame: string | null };

export type DeleteGameMutationVariables = Exact<{
  game: string;
}>;


export type DeleteGameMutation = { readonly deleteGame: string };
