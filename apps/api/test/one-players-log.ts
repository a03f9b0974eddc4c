import { TableLog } from '#interchange/testing';

/** A file that is dropped onto the list of games. */
export interface DroppedFile {
  readonly name: string;
  readonly bytes: Buffer;
}

const card = (number: number) => ({
  ...{ reference: `ALT_TEST_B_OR_${number}_R1`, name: `TESTER_${number}`, set: 'TEST', subtypes: [] },
  ...{ type: number % 100 === 50 ? 'HERO' : 'CHARACTER', faction: 'OR', rarity: 'RARE' },
  ...{ handCost: 1, reserveCost: 1, forest: 1, mountain: 1, ocean: 1, mainEffect: null, echoEffect: null },
  ...(number % 100 === 50 && { reserveLimit: 2, landmarkLimit: 2 }),
});
const numbers = [1, 2, 3, 4, 5, 6, 50, 101, 102, 103, 104, 105, 106, 150];

/** Returns the deck list of a player. Its cards have the numbers `from` + 1 to `from` + 50. */
export const deckList = (name: string, from: number): string => {
  const own = numbers.filter((number) => number > from && number < from + 50);
  return [`# Deck: ${name}`, ...[from + 50, ...own].map((number) => `1 ALT_TEST_B_OR_${number}_R1`)].join(
    '\n',
  );
};

const played = new TableLog({
  table: 90,
  dealt: [
    [1, 2, 3, 4, 5, 6],
    [101, 102, 103, 104, 105, 106],
  ],
})
  .asks(0, 20, { optionalAction: false }, { play: { 1: ['stormLeft', 'stormRight'] } })
  .plays(0, 1, 'stormRight')
  .plays(1, 101, 'stormLeft')
  .ends(1);

/** The log of the first player, the first player's deck, and the cards of both players. */
export const onePlayersFiles = {
  log: { name: 'mine.json', bytes: Buffer.from(played.seenBy(0)) },
  deck: { name: 'deck.txt', bytes: Buffer.from(deckList('Mine', 0)) },
  cards: { name: 'cards.json', bytes: Buffer.from(JSON.stringify(numbers.map(card))) },
} satisfies Record<string, DroppedFile>;
