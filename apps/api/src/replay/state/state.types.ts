import { Field, Float, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { CardLine } from '../../cards/card.types.js';
import { CardReference, Clock, GameResult, NamedNumber, Rule } from '../../graphql/shared.types.js';
import { GraphQLJson } from '../../graphql/json.scalar.js';

@ObjectType({ description: 'The printed card, the definition of a token, or the line that made an emblem.' })
export class CardFace {
  @Field({ description: 'The name that deck lists use.' })
  readonly reference!: string;
  @Field({ description: 'Its name in the requested language, where it is known.' })
  readonly name!: string;
  @Field(() => String, {
    nullable: true,
    description:
      'The address of a picture of the card on this server, from the folder that is set for them. Null if there is none.',
  })
  readonly image!: string | null;
  @Field({ description: 'Its type, as a word of the game: `character`, …' })
  readonly type!: string;
  @Field(() => [String], { description: 'Its sub-types, as words of the game.' })
  readonly subtypes!: readonly string[];
  @Field(() => String, {
    nullable: true,
    description: 'Its faction, as a word of the game. Null if neutral, or if the game has none.',
  })
  readonly faction!: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'Its rarity, as a word of the game. Null if the game has none.',
  })
  readonly rarity!: string | null;
  @Field(() => [NamedNumber], { description: 'Printed costs: `hand`, `reserve`, …' })
  readonly costs!: readonly NamedNumber[];
  @Field(() => [NamedNumber], { description: 'The printed statistics.' })
  readonly statistics!: readonly NamedNumber[];
  @Field(() => [String], { description: 'The text of its main box, a line each.' })
  readonly text!: readonly string[];
  @Field(() => [String], { description: 'The text of its support box, a line each.' })
  readonly supportText!: readonly string[];
  @Field({ description: 'Whether the rules executed all of its abilities.' })
  readonly executed!: boolean;
  @Field(() => [CardLine], {
    description: 'Its text and supportText, in the requested language.',
  })
  readonly lines!: readonly CardLine[];
}

@ObjectType({
  description: 'An object that is no card: a reaction that waits to be played, or an effect that lasts.',
})
export class Emblem {
  @Field({ description: 'A word of the game: `reaction`, `ongoing`, `delayed`.' })
  readonly kind!: string;
  @Field(() => Int, { description: 'The item whose ability made it.' })
  readonly item!: number;
  @Field(() => Int, { nullable: true, description: 'The object that the item was then.' })
  readonly object!: number | null;
  @Field(() => Int, { description: 'Which ability of the object, from 0.' })
  readonly ability!: number;
  @Field(() => Int, { description: 'The seat that controls it.' })
  readonly seat!: number;
  @Field(() => String, { nullable: true, description: 'The name of the card that made it.' })
  readonly name!: string | null;
}

/** The cost of the parts of a card's statistics, without their selected fields. */
const PARTS_COST = 2;

export const StatisticPartKind = {
  PRINTED: 'PRINTED',
  COUNTER: 'COUNTER',
  EFFECT: 'EFFECT',
  ABILITY: 'ABILITY',
  RULE: 'RULE',
} as const;
export type StatisticPartKind = keyof typeof StatisticPartKind;
registerEnumType(StatisticPartKind, {
  name: 'StatisticPartKind',
  description: 'The source of a part of a statistic.',
  valuesMap: {
    PRINTED: { description: 'The value printed on the card, or given by the effect that created the token.' },
    COUNTER: { description: 'Counters on it.' },
    EFFECT: { description: 'An effect gave it. It stays as long as the object exists.' },
    ABILITY: { description: 'An ability of a card in play, or an effect that lasts.' },
    RULE: { description: 'A bound of the rules, such as 0.' },
  },
});

@ObjectType({
  description: 'Something that a statistic is made of. The parts of a statistic apply in their order.',
})
export class StatisticPart {
  @Field({ description: 'The statistic.' })
  readonly name!: string;
  @Field(() => StatisticPartKind, { description: 'Its source.' })
  readonly kind!: StatisticPartKind;
  @Field(() => Float, { description: 'The amount added to the parts before it.' })
  readonly change!: number;
  @Field(() => Float, { description: 'The value up to this part. The last part has the current value.' })
  readonly value!: number;
  @Field(() => String, { nullable: true, description: 'The counter: `boost`. Null if it is no counter.' })
  readonly counter!: string | null;
  @Field(() => CardReference, { nullable: true, description: 'The object whose ability it is.' })
  readonly source!: CardReference | null;
  @Field(() => Int, { nullable: true, description: 'Which of its abilities, from 0.' })
  readonly ability!: number | null;
  @Field(() => String, {
    nullable: true,
    description: 'The line of the card with the ability. Null if it is not one of its lines.',
  })
  readonly text!: string | null;
}

@ObjectType({ description: 'A card, token or emblem on the table.' })
export class Card {
  @Field(() => String, {
    nullable: true,
    description: 'Stays the same while the viewer can follow the card. Null for unknown cards.',
  })
  readonly key!: string | null;
  @Field(() => Int, {
    nullable: true,
    description:
      'Number of the item, constant for the whole game. Null if the viewer does not know which card it is.',
  })
  readonly item!: number | null;
  @Field(() => Int, { nullable: true, description: 'The timestamp of the object. Null in hidden zones.' })
  readonly object!: number | null;
  @Field(() => Int, { description: 'The seat in whose deck it began.' })
  readonly owner!: number;
  @Field(() => Int, { description: 'The seat that controls it.' })
  readonly controller!: number;
  @Field({ description: 'Whether it lies face down.' })
  readonly faceDown!: boolean;
  @Field({ description: 'Whether it is a token, which no deck contains.' })
  readonly token!: boolean;
  @Field(() => Emblem, {
    nullable: true,
    description:
      'The kind of object if it is no card. Its `item` is the `emblem` of a reaction, its `face` has the name and the line of ' +
      'the card that made it. Null if it is a card or a token.',
  })
  readonly emblem!: Emblem | null;
  @Field(() => CardFace, {
    nullable: true,
    description: 'Null if the viewer does not know which card it is.',
  })
  readonly face!: CardFace | null;
  @Field(() => [NamedNumber], { description: 'The current values.' })
  readonly statistics!: readonly NamedNumber[];
  @Field(() => [StatisticPart], {
    complexity: ({ childComplexity }) => PARTS_COST + childComplexity,
    description: 'The parts of the current values. Empty if the rules of the game do not define them.',
  })
  readonly statisticParts!: readonly StatisticPart[];
  @Field(() => [String], {
    description: 'The keywords it has now: `gigantic`, `tough 2`, …',
  })
  readonly keywords!: readonly string[];
  @Field(() => [String], { description: 'Statuses it has: `exhausted`, `fleeting`, …' })
  readonly statuses!: readonly string[];
  @Field(() => [NamedNumber], { description: 'Counters on it, such as `boost`.' })
  readonly counters!: readonly NamedNumber[];
}

@ObjectType({ description: 'A place for cards, as far as the viewer sees into it.' })
export class Zone {
  @Field({ description: 'Unique: `hand-0`, `expedition-1-hero`, `limbo`, …' })
  readonly key!: string;
  @Field({ description: 'Which zone it is, as a word of the game: `hand`, `reserve`, …' })
  readonly kind!: string;
  @Field(() => Int, { nullable: true, description: 'The seat whose zone it is. Null if it is shared.' })
  readonly seat!: number | null;
  @Field(() => String, { nullable: true, description: 'The name of the player whose zone it is.' })
  readonly name!: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'Part of the zone, such as an expedition. Null if it has no parts.',
  })
  readonly part!: string | null;
  @Field(() => Int, { description: 'How many cards are in it, including unknown ones.' })
  readonly count!: number;
  @Field(() => [Card], {
    description: 'In order. Fewer than `count` where the viewer does not see the backs one by one.',
  })
  readonly cards!: readonly Card[];
}

@ObjectType({ description: 'A place on a track, such as a region.' })
export class Space {
  @Field({ description: 'Names the space. Unique on its track.' })
  readonly key!: string;
  @Field({ description: 'Its name in the requested language.' })
  readonly name!: string;
  @Field(() => [String], { description: 'Empty when face down.' })
  readonly terrains!: readonly string[];
  @Field({ description: 'Whether it lies face down.' })
  readonly faceDown!: boolean;
  @Field(() => [Int], {
    nullable: true,
    description: 'The seats with this region on their way. Null for all seats.',
  })
  readonly seats!: readonly number[] | null;
}

@ObjectType({ description: 'The marker that another is up against.' })
export class FacingMarker {
  @Field(() => Int, { description: 'The seat whose marker it is.' })
  readonly seat!: number;
  @Field({ description: 'Which marker it is, as a word of the game.' })
  readonly kind!: string;
}

@ObjectType({ description: 'A marker on a track.' })
export class Marker {
  @Field(() => Int, { description: 'The seat whose marker it is.' })
  readonly seat!: number;
  @Field({ description: 'The name of the player.' })
  readonly name!: string;
  @Field({ description: 'Which marker it is, as a word of the game.' })
  readonly kind!: string;
  @Field({ description: 'Key of the space it is on.' })
  readonly space!: string;
  @Field(() => Int, { description: 'Steps taken from where it started.' })
  readonly moved!: number;
  @Field(() => FacingMarker, {
    nullable: true,
    description:
      "In a game of four: the marker that it is up against. Null if there is none, or it is the other player's of its kind.",
  })
  readonly facing!: FacingMarker | null;
}

@ObjectType({ description: 'Spaces in a row with markers on them, as the Adventure.' })
export class Track {
  @Field({ description: 'Names the track. Unique in the game.' })
  readonly key!: string;
  @Field(() => [Space], { description: 'Its spaces, in order.' })
  readonly spaces!: readonly Space[];
  @Field(() => [Marker], { description: 'The markers on it.' })
  readonly markers!: readonly Marker[];
}

@ObjectType({ description: 'A seat at a moment of a game.' })
export class SeatState {
  @Field(() => Int, { description: 'The seat, from 0.' })
  readonly seat!: number;
  @Field({ description: 'The name of the player.' })
  readonly name!: string;
  @Field({ description: 'Whether this seat is the first player.' })
  readonly firstPlayer!: boolean;
  @Field({ description: 'Whether this seat has passed.' })
  readonly passed!: boolean;
  @Field({ description: 'Whether the player has left the game, which others continue.' })
  readonly left!: boolean;
  @Field(() => [NamedNumber], { description: 'Numbers of the player, such as mana.' })
  readonly resources!: readonly NamedNumber[];
}

/**
 * The cost of an option's text, including its table. Computing the text and the table takes 1/150 of the processor time
 * of an introspection query.
 */
const OPTION_TEXT_COST = 45;

@ObjectType({ description: 'An option of a decision.' })
export class DecisionOption {
  @Field({ description: 'Names the option; `decide` takes it.' })
  readonly key!: string;
  @Field(() => GraphQLJson, {
    nullable: true,
    description:
      'The subject, in a shape of the game: `item` and `target` are cards, `seat` is a player, `cost` is mana, ' +
      '`expedition` and `from` are words of the game. Null if the key says it all.',
  })
  readonly about!: unknown;
  @Field(() => String, {
    nullable: true,
    complexity: OPTION_TEXT_COST,
    description:
      'The option in words, with the cards that the viewer knows. A mode: what the card says of it.',
  })
  readonly text!: string | null;
}

@ObjectType({ description: 'A card that the player who decides cannot play now, and why.' })
export class RefusedPlay {
  @Field(() => Int, { description: 'The item of the card.' })
  readonly item!: number;
  @Field(() => Int, {
    nullable: true,
    description: 'The least that it costs. Null if the cost is not what is in the way.',
  })
  readonly cost!: number | null;
  @Field(() => Int, {
    nullable: true,
    description: 'The mana the player can pay with. Null if the cost is not what is in the way.',
  })
  readonly mana!: number | null;
  @Field(() => Rule, { description: 'The rule that keeps it from being played.' })
  readonly rule!: Rule;
}

@ObjectType({ description: 'A pending decision.' })
export class PendingDecision {
  @Field(() => Int, { description: 'The id of the decision, for `decide`.' })
  readonly id!: number;
  @Field(() => Int, { description: 'The seat that decides.' })
  readonly seat!: number;
  @Field({ description: 'The name of the player.' })
  readonly name!: string;
  @Field({ description: 'A word of the game: `turn`, `expand`, …' })
  readonly kind!: string;
  @Field(() => Int, { description: 'How many options to choose, at least.' })
  readonly min!: number;
  @Field(() => Int, { description: 'How many options to choose, at most.' })
  readonly max!: number;
  @Field({ description: 'Whether the order of the chosen options matters.' })
  readonly ordered!: boolean;
  @Field(() => GraphQLJson, {
    nullable: true,
    description:
      'The subject, in a shape of the game: the item of the card being played, or of the card ' +
      'whose effect asks. Null if it concerns nothing, or the options are hidden.',
  })
  readonly about!: unknown;
  @Field(() => Int, { description: 'The number of options the viewer knows. 0 when they are hidden.' })
  readonly optionCount!: number;
  @Field(() => [DecisionOption], {
    nullable: true,
    description: 'Null when they are hidden from the viewer.',
  })
  readonly options!: readonly DecisionOption[] | null;
  @Field(() => [Rule], { description: 'The rules it follows.' })
  readonly rules!: readonly Rule[];
  @Field(() => [RefusedPlay], {
    description:
      'In a turn, the cards that the player could play from where they are, and not now, with the reason. ' +
      'Empty when the options are hidden from the viewer.',
  })
  readonly refused!: readonly RefusedPlay[];
}

@ObjectType({ description: 'Dice that a player rolled, visible to all.' })
export class DiceRoll {
  @Field(() => Int, { description: 'The seat that rolled.' })
  readonly seat!: number;
  @Field({ description: 'The name of the player.' })
  readonly name!: string;
  @Field(() => [Int], { description: 'The result of each die. The first one counts.' })
  readonly dice!: readonly number[];
}

@ObjectType({ description: 'A moment of a game as a viewer sees it. It has the same shape for every game.' })
export class GameState {
  @Field({ description: 'The moment: `142`, or `142.3` inside the event.' })
  readonly position!: string;
  @Field(() => Clock, { description: 'The time in the game.' })
  readonly clock!: Clock;
  @Field(() => [SeatState], { description: 'Every seat, in order.' })
  readonly seats!: readonly SeatState[];
  @Field(() => [Zone], { description: 'Every zone of the table.' })
  readonly zones!: readonly Zone[];
  @Field(() => [Track], { description: 'Rows of spaces that markers move on.' })
  readonly tracks!: readonly Track[];
  @Field(() => [DiceRoll], {
    description: 'The dice that the event of this position rolled, up to the position.',
  })
  readonly rolls!: readonly DiceRoll[];
  @Field(() => PendingDecision, {
    nullable: true,
    description: 'The pending decision. Null if there is none.',
  })
  readonly decision!: PendingDecision | null;
  @Field(() => GameResult, { nullable: true, description: 'The result. Null if the game is not over.' })
  readonly result!: GameResult | null;
  @Field(() => String, {
    nullable: true,
    description:
      'A stable hash of the whole state, for readers who can see all of it. Null inside an ' + 'event.',
  })
  readonly fingerprint!: string | null;
}
