import { Field, Float, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { CardLine } from '../../cards/card.types.js';
import { CardReference, Clock, GameResult, NamedNumber, Rule } from '../../graphql/shared.types.js';
import { GraphQLJson } from '../../graphql/json.scalar.js';

@ObjectType({
  description:
    'The printed card, the definition of a token, or the line of card text that created an emblem.',
})
export class CardFace {
  @Field({ description: 'The name that deck lists use.' })
  readonly reference!: string;
  @Field({ description: 'The name, in the requested language if it is known.' })
  readonly name!: string;
  @Field(() => String, {
    nullable: true,
    description:
      'The address of a picture of the card on this server, from its folder of card pictures. Null if ' +
      'there is none.',
  })
  readonly image!: string | null;
  @Field({ description: 'The type, as a term of the game: `character`, …' })
  readonly type!: string;
  @Field(() => [String], { description: 'The sub-types, as terms of the game.' })
  readonly subtypes!: readonly string[];
  @Field(() => String, {
    nullable: true,
    description: 'The faction, as a term of the game. Null if neutral, or if the game has no factions.',
  })
  readonly faction!: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'The rarity, as a term of the game. Null if the game has no rarities.',
  })
  readonly rarity!: string | null;
  @Field(() => [NamedNumber], { description: 'The printed costs: `hand`, `reserve`, …' })
  readonly costs!: readonly NamedNumber[];
  @Field(() => [NamedNumber], { description: 'The printed statistics.' })
  readonly statistics!: readonly NamedNumber[];
  @Field(() => [String], { description: 'The lines of text in its main box.' })
  readonly text!: readonly string[];
  @Field(() => [String], { description: 'The lines of text in its support box.' })
  readonly supportText!: readonly string[];
  @Field({ description: 'Whether the rules execute all of its abilities.' })
  readonly executed!: boolean;
  @Field(() => [CardLine], {
    description: 'The lines of its text and support text, in the requested language.',
  })
  readonly lines!: readonly CardLine[];
}

@ObjectType({
  description: 'An object that is not a card: a reaction that waits to be played, or a lasting effect.',
})
export class Emblem {
  @Field({ description: 'The kind, as a term of the game: `reaction`, `ongoing`, `delayed`.' })
  readonly kind!: string;
  @Field(() => Int, { description: 'The item whose ability created it.' })
  readonly item!: number;
  @Field(() => Int, {
    nullable: true,
    description: 'The timestamp of the object that the item was when the ability created the emblem.',
  })
  readonly object!: number | null;
  @Field(() => Int, { description: "The index of the object's ability, from 0." })
  readonly ability!: number;
  @Field(() => Int, { description: 'The seat that controls it.' })
  readonly seat!: number;
  @Field(() => String, { nullable: true, description: 'The name of the card that created it.' })
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
    PRINTED: { description: 'The value printed on the card, or set by the effect that created the token.' },
    COUNTER: { description: 'Counters on the object.' },
    EFFECT: { description: 'An effect that lasts as long as the object exists.' },
    ABILITY: { description: 'An ability of a card in play, or a lasting effect.' },
    RULE: { description: 'A limit of the rules, such as 0.' },
  },
});

@ObjectType({
  description: 'A part of a statistic. The parts apply in order.',
})
export class StatisticPart {
  @Field({ description: 'The statistic.' })
  readonly name!: string;
  @Field(() => StatisticPartKind, { description: 'The source of the part.' })
  readonly kind!: StatisticPartKind;
  @Field(() => Float, { description: 'The amount added to the previous parts.' })
  readonly change!: number;
  @Field(() => Float, { description: 'The value including this part. For the last part, the current value.' })
  readonly value!: number;
  @Field(() => String, {
    nullable: true,
    description: 'The counter, such as `boost`. Null if the source is not a counter.',
  })
  readonly counter!: string | null;
  @Field(() => CardReference, { nullable: true, description: 'The object with the ability.' })
  readonly source!: CardReference | null;
  @Field(() => Int, { nullable: true, description: "The index of the object's ability, from 0." })
  readonly ability!: number | null;
  @Field(() => String, {
    nullable: true,
    description: 'The line of card text with the ability. Null if no line of the card has it.',
  })
  readonly text!: string | null;
}

@ObjectType({ description: 'A card, token or emblem in the game.' })
export class Card {
  @Field(() => String, {
    nullable: true,
    description:
      'The key, which remains the same while the viewer can follow the card. Null for unknown cards.',
  })
  readonly key!: string | null;
  @Field(() => Int, {
    nullable: true,
    description:
      'The number of the item, constant for the whole game. Null if the viewer cannot identify the card.',
  })
  readonly item!: number | null;
  @Field(() => Int, { nullable: true, description: 'The timestamp of the object. Null in hidden zones.' })
  readonly object!: number | null;
  @Field(() => Int, { description: 'The seat of the player in whose deck the card began.' })
  readonly owner!: number;
  @Field(() => Int, { description: 'The seat that controls it.' })
  readonly controller!: number;
  @Field({ description: 'Whether it is face down.' })
  readonly faceDown!: boolean;
  @Field({ description: 'Whether it is a token, which is never part of a deck.' })
  readonly token!: boolean;
  @Field(() => Emblem, {
    nullable: true,
    description:
      'The kind and origin of an emblem. Null for a card or token. If the emblem is a reaction, `item` is ' +
      'the `emblem` of the reaction, and `face` contains ' +
      'the name of the card that created it and the line of its text.',
  })
  readonly emblem!: Emblem | null;
  @Field(() => CardFace, {
    nullable: true,
    description: "The card's face. Null if the viewer cannot identify the card.",
  })
  readonly face!: CardFace | null;
  @Field(() => [NamedNumber], { description: 'The current statistics.' })
  readonly statistics!: readonly NamedNumber[];
  @Field(() => [StatisticPart], {
    complexity: ({ childComplexity }) => PARTS_COST + childComplexity,
    description: 'The parts of the current statistics. Empty if the rules of the game do not define them.',
  })
  readonly statisticParts!: readonly StatisticPart[];
  @Field(() => [String], {
    description: 'The current keywords: `gigantic`, `tough 2`, …',
  })
  readonly keywords!: readonly string[];
  @Field(() => [String], { description: 'The current statuses: `exhausted`, `fleeting`, …' })
  readonly statuses!: readonly string[];
  @Field(() => [NamedNumber], { description: 'The current counters, such as `boost`.' })
  readonly counters!: readonly NamedNumber[];
}

@ObjectType({ description: 'A zone of cards, as far as the viewer can see into it.' })
export class Zone {
  @Field({ description: 'The unique key: `hand-0`, `expedition-1-hero`, `limbo`, …' })
  readonly key!: string;
  @Field({ description: 'The kind of zone, as a term of the game: `hand`, `reserve`, …' })
  readonly kind!: string;
  @Field(() => Int, {
    nullable: true,
    description: 'The seat to which the zone belongs. Null if the zone is shared.',
  })
  readonly seat!: number | null;
  @Field(() => String, {
    nullable: true,
    description: 'The name of the player in `seat`. Null if `seat` is null.',
  })
  readonly name!: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'The part of the zone, such as an expedition. Null if the zone has no parts.',
  })
  readonly part!: string | null;
  @Field(() => Int, { description: 'The number of cards in the zone, including unknown cards.' })
  readonly count!: number;
  @Field(() => [Card], {
    description: "The cards, in order. Fewer than `count` if the viewer cannot see each card's back.",
  })
  readonly cards!: readonly Card[];
}

@ObjectType({ description: 'A space on a track, such as a region.' })
export class Space {
  @Field({ description: 'The key of the space, unique on its track.' })
  readonly key!: string;
  @Field({ description: 'The name in the requested language.' })
  readonly name!: string;
  @Field(() => [String], { description: 'The terrains. Empty if the space is face down.' })
  readonly terrains!: readonly string[];
  @Field({ description: 'Whether it is face down.' })
  readonly faceDown!: boolean;
  @Field(() => [Int], {
    nullable: true,
    description: 'The seats whose route includes the space. Null for all seats.',
  })
  readonly seats!: readonly number[] | null;
}

@ObjectType({ description: 'The marker against which another marker competes.' })
export class FacingMarker {
  @Field(() => Int, { description: 'The seat whose marker it is.' })
  readonly seat!: number;
  @Field({ description: 'The marker, as a term of the game.' })
  readonly kind!: string;
}

@ObjectType({ description: 'A marker on a track.' })
export class Marker {
  @Field(() => Int, { description: 'The seat whose marker it is.' })
  readonly seat!: number;
  @Field({ description: 'The name of the player.' })
  readonly name!: string;
  @Field({ description: 'The marker, as a term of the game.' })
  readonly kind!: string;
  @Field({ description: 'The key of the space that it is on.' })
  readonly space!: string;
  @Field(() => Int, { description: 'The number of steps taken from its start.' })
  readonly moved!: number;
  @Field(() => FacingMarker, {
    nullable: true,
    description:
      'In a four-player game, the marker against which it competes. Null if there is none, or if it is the ' +
      "other player's marker of the same kind.",
  })
  readonly facing!: FacingMarker | null;
}

@ObjectType({ description: 'A row of spaces with markers on them, such as the Adventure.' })
export class Track {
  @Field({ description: 'The key of the track, unique in the game.' })
  readonly key!: string;
  @Field(() => [Space], { description: 'The spaces, in order.' })
  readonly spaces!: readonly Space[];
  @Field(() => [Marker], { description: 'The markers on it.' })
  readonly markers!: readonly Marker[];
}

@ObjectType({ description: 'A seat at a position of a game.' })
export class SeatState {
  @Field(() => Int, { description: 'The seat, from 0.' })
  readonly seat!: number;
  @Field({ description: 'The name of the player.' })
  readonly name!: string;
  @Field({ description: 'Whether the player in the seat is the first player.' })
  readonly firstPlayer!: boolean;
  @Field({ description: 'Whether the player in the seat has passed.' })
  readonly passed!: boolean;
  @Field({ description: 'Whether the player has left the game, which the others continue.' })
  readonly left!: boolean;
  @Field(() => [NamedNumber], { description: "The player's resources, such as mana." })
  readonly resources!: readonly NamedNumber[];
}

/**
 * The cost of an option's text, including its table. Computing both takes 1/150 of the processor time of an
 * introspection query.
 */
const OPTION_TEXT_COST = 45;

@ObjectType({ description: 'An option of a decision.' })
export class DecisionOption {
  @Field({ description: 'The key of the option, for `decide`.' })
  readonly key!: string;
  @Field(() => GraphQLJson, {
    nullable: true,
    description:
      'The subject, whose form depends on the game: `item` and `target` are cards, `seat` is a player, ' +
      '`cost` is mana, `expedition` and `from` are terms of the game. Null if the key is sufficient.',
  })
  readonly about!: unknown;
  @Field(() => String, {
    nullable: true,
    complexity: OPTION_TEXT_COST,
    description:
      'The option as text, with the cards that the viewer knows. For a mode, the text on the card.',
  })
  readonly text!: string | null;
}

@ObjectType({ description: 'A card that the player with the decision cannot play now, and the reason.' })
export class RefusedPlay {
  @Field(() => Int, { description: 'The item number of the card.' })
  readonly item!: number;
  @Field(() => Int, {
    nullable: true,
    description: 'The minimum cost. Null if the cost is not the reason.',
  })
  readonly cost!: number | null;
  @Field(() => Int, {
    nullable: true,
    description: 'The mana that the player can pay with. Null if the cost is not the reason.',
  })
  readonly mana!: number | null;
  @Field(() => Rule, { description: 'The rule that prevents the card from being played.' })
  readonly rule!: Rule;
}

@ObjectType({ description: 'A pending decision.' })
export class PendingDecision {
  @Field(() => Int, { description: 'The id of the decision, for `decide`.' })
  readonly id!: number;
  @Field(() => Int, { description: 'The seat that has the decision.' })
  readonly seat!: number;
  @Field({ description: 'The name of the player.' })
  readonly name!: string;
  @Field({ description: 'The kind of decision, as a term of the game: `turn`, `expand`, …' })
  readonly kind!: string;
  @Field(() => Int, { description: 'The minimum number of options to choose.' })
  readonly min!: number;
  @Field(() => Int, { description: 'The maximum number of options to choose.' })
  readonly max!: number;
  @Field({ description: 'Whether the order of the chosen options matters.' })
  readonly ordered!: boolean;
  @Field(() => GraphQLJson, {
    nullable: true,
    description:
      'The subject, whose form depends on the game: the item of the card being played, or of the card ' +
      'whose effect requests the decision. Null if it concerns nothing, or if the options are hidden.',
  })
  readonly about!: unknown;
  @Field(() => Int, { description: 'The number of options known to the viewer. 0 if they are hidden.' })
  readonly optionCount!: number;
  @Field(() => [DecisionOption], {
    nullable: true,
    description: 'The options. Null if they are hidden from the viewer.',
  })
  readonly options!: readonly DecisionOption[] | null;
  @Field(() => [Rule], { description: 'The applied rules.' })
  readonly rules!: readonly Rule[];
  @Field(() => [RefusedPlay], {
    description:
      'In a turn, the cards that the player cannot play now, with the reasons. Includes only cards in ' +
      'zones from which cards can be played. Empty if the options are hidden from the viewer.',
  })
  readonly refused!: readonly RefusedPlay[];
}

@ObjectType({ description: 'Dice that a player rolled, visible to all.' })
export class DiceRoll {
  @Field(() => Int, { description: 'The seat of the player who rolled.' })
  readonly seat!: number;
  @Field({ description: 'The name of the player.' })
  readonly name!: string;
  @Field(() => [Int], { description: 'The result of each die. Only the first die counts.' })
  readonly dice!: readonly number[];
}

@ObjectType({
  description:
    'The state of a game at a position, as a viewer sees it. It has the same structure for every game.',
})
export class GameState {
  @Field({ description: 'The position: `142`, or `142.3` inside the event.' })
  readonly position!: string;
  @Field(() => Clock, { description: 'The time in the game.' })
  readonly clock!: Clock;
  @Field(() => [SeatState], { description: 'The seats, in order.' })
  readonly seats!: readonly SeatState[];
  @Field(() => [Zone], { description: 'All zones.' })
  readonly zones!: readonly Zone[];
  @Field(() => [Track], { description: 'The tracks of spaces on which markers move.' })
  readonly tracks!: readonly Track[];
  @Field(() => [DiceRoll], {
    description: 'The dice that the event at this position rolled, up to the position.',
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
    description: 'A stable hash of the whole state, for users who can see all of it. Null inside an event.',
  })
  readonly fingerprint!: string | null;
}
