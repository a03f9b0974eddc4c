import type { Card, DiceRoll, GameState, SeatState, Track, Zone } from '../api/shapes.js';
import { describeCard } from '../cards/card-description.js';
import type { Say } from '../words/language.js';
import type { Saying } from '../words/saying.js';

/** The players' names, by seat. */
type Names = ReadonlyMap<number, string>;

const nameOf = (names: Names, seat: number, say: Say): string =>
  names.get(seat) ?? say('board.seat', { seat });

/** Describes a player's turn, first-player status, pending decision and resources. */
export function describeSeat(
  state: GameState,
  seat: SeatState,
  team: number | null,
  { words, say }: Saying,
): string {
  const { clock, decision, result } = state;
  return [
    ...(team === null ? [] : [say('board.team', { team: team + 1 })]),
    ...(clock.seat === seat.seat ? [say('board.has-turn')] : []),
    ...(seat.firstPlayer ? [say('board.first-player')] : []),
    ...(seat.passed ? [say('board.passed')] : []),
    ...(result?.winners.includes(seat.seat) ? [say('board.winner')] : []),
    ...(decision?.seat === seat.seat ? [describeDecision(decision, { words, say })] : []),
    ...seat.resources.map(({ name, value }) => `${words(name)} ${value}`),
  ].join(', ');
}

/** Describes a decision and its number of options. If the number is null, the options are hidden. */
export const describeDecision = (
  { kind, optionCount: count }: NonNullable<GameState['decision']>,
  { words, say }: Saying,
): string =>
  count === 0
    ? say('board.hidden-decision', { decision: words(kind) })
    : say('board.decision', { decision: words(kind), count });

/** Describes a zone by its name and its number of cards. */
export const describeZone = ({ kind, part, count }: Zone, { words }: Saying): string =>
  `${words(kind)}${part === null ? '' : ` ${words(part)}`}: ${count}`;

/** Describes the cards in a zone. Each card has a line. Equal cards share a line that includes their number. */
export function describeCards(zone: Zone, names: Names, { words, say }: Saying): readonly string[] {
  const counts = new Map<string, number>();
  for (const card of zone.cards) {
    const text = [describe(card, { words, say }), ...describeOwner(zone, card, names, say)].join(', ');
    counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  return [...counts].map(([text, count]) => (count === 1 ? text : `${count} × ${text}`));
}

/** Describes a card without a name, such as an extractor, by its type and colour. */
const describe = (card: Card, { words, say }: Saying): string =>
  card.face && card.item === null && !card.emblem
    ? [card.face.type, ...(card.face.faction === null ? [] : [card.face.faction]), ...card.statuses]
        .map(words)
        .join(', ')
    : describeCard(card, words, say);

/** Names a card's owner unless the zone already shows it. */
function describeOwner(zone: Zone, card: Card, names: Names, say: Say): readonly string[] {
  const owner = nameOf(names, card.owner, say);
  if (card.controller !== card.owner)
    return [say('cards.controlled', { owner, controller: nameOf(names, card.controller, say) })];
  return zone.seat === card.owner ? [] : [say('cards.owner', { owner })];
}

export const describeRoll = ({ name, dice }: DiceRoll, { say }: Saying): string =>
  say('board.rolled', { name, dice: dice.join(', ') });

/** Describes each space of a track in one line, including its markers. */
export const describeTrack = ({ spaces, markers }: Track, names: Names, { words, say }: Saying) =>
  spaces.map((space) =>
    [
      `${words(space.name)}: ${space.faceDown ? say('board.face-down') : space.terrains.map(words).join(', ')}`,
      ...markers
        .filter((marker) => marker.space === space.key)
        .map(({ kind, seat }) => `${words(kind)}, ${nameOf(names, seat, say)}`),
    ].join('; '),
  );
