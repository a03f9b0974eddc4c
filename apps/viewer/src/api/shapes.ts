import type {
  AnnotationPartsFragment,
  EntryPartsFragment,
  GameQuery,
  GameSummaryFragment,
  LandmarkPartsFragment,
  StatePartsFragment,
  WhyQuery,
} from '../generated/graphql.js';

/** The viewer's names for types in API responses. */
export type GameSummary = GameSummaryFragment;
export type Game = GameQuery['game'];
export type Player = GameSummary['players'][number];
export type Result = NonNullable<GameSummary['result']>;
export type Landmark = LandmarkPartsFragment;
export type Entry = EntryPartsFragment;
export type ActionLine = Entry['actions'][number];
export type Rule = Entry['rules'][number];
export type Explanation = WhyQuery['game']['explain'];
export type Why = WhyQuery['game']['why'];
export type CauseLink = Why['causes'][number];
export type EventModifier = Why['modifiers'][number];
export type Clock = Entry['clock'];
export type GameState = StatePartsFragment;
export type SeatState = GameState['seats'][number];
export type Zone = GameState['zones'][number];
export type Card = Zone['cards'][number];
export type CardFace = NonNullable<Card['face']>;
export type CardLine = CardFace['lines'][number];
export type NamedNumber = Card['statistics'][number];
export type Track = GameState['tracks'][number];
export type Space = Track['spaces'][number];
export type Marker = Track['markers'][number];
export type DiceRoll = GameState['rolls'][number];
export type Annotation = AnnotationPartsFragment;
export type Spot = Annotation['highlights'][number];
export type Arrow = Annotation['arrows'][number];

/** Returns the value with the given name. Undefined if there is none. */
export const valueOf = (numbers: readonly NamedNumber[], name: string): number | undefined =>
  numbers.find((number) => number.name === name)?.value;
