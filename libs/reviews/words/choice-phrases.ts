/** Puts what is named into a phrase. */
type Say = (...what: string[]) => string;

/** What players can choose, in a language: each begins with a verb and follows "chose to". */
export interface ChoicePhrases {
  readonly someCard: string;
  /** As `the Hero expedition`. */
  readonly expeditions: Readonly<Record<string, string>>;
  /** Colours and terrains. */
  readonly elements: Readonly<Record<string, string>>;
  readonly play: Say;
  /** What stands behind a card that is played. */
  readonly where: Readonly<Record<string, string>>;
  readonly fromReserve: string;
  readonly cost: Say;
  readonly quick: Say;
  readonly reaction: Say;
  readonly attack: Say;
  readonly attackOneself: Say;
  readonly globe: Say;
  readonly magnetise: Say;
  readonly rune: Say;
  readonly endWith: Say;
  readonly expeditionOf: Say;
  readonly look: Say;
  readonly place: Say;
  readonly turnInto: Say;
  readonly payWith: Say;
  readonly die: Say;
  readonly x: Say;
  readonly region: Say;
  readonly mode: Say;
  readonly numbered: Say;
  readonly payFor: Say;
  /** Answers that are one word, by their key: with what they are an answer to, and of themselves. */
  readonly answers: Readonly<Record<string, Say>>;
  /** What is done with the cards that are chosen, by the kind of the decision. */
  readonly cards: Readonly<Record<string, Say>>;
  /** The same where none is. */
  readonly none: Readonly<Record<string, string>>;
  readonly chooses: Say;
  readonly nothing: string;
}
