import { deckAs, openDecks, setupFor, type Deck } from '#altered/cards';
import { altered } from '#altered/rules';
import { printGame } from '#interchange';
import { TableLog } from '#interchange/testing';
import { invariant, type Decision, type GameId, type GameModule } from '#record';
import { playRandomly } from '#record/testing';

/** When the evening starts, in milliseconds since 1970. */
const start = Date.parse('2026-09-21T18:00:00Z');
export const leagueDate = '2026-09-21';
export const pupil = 'Bob';

const turn = { optionalAction: false };
const hand = (from: number, ...gone: readonly number[]) => {
  const cards = [1, 2, 3].filter((card) => !gone.includes(card));
  return { play: Object.fromEntries(cards.map((card) => [from + card, ['stormLeft', 'stormRight']])) };
};
/** Moves the cards to a set that deck codes can encode. */
const inSet = (text: string): string => text.replaceAll('ALT_TEST_', 'ALT_FUGUE_');

const logOf = (table: number): string =>
  inSet(
    new TableLog({
      table,
      dealt: [
        [1, 2, 3, 4, 5, 6],
        [101, 102, 103, 104, 105, 106],
      ],
    })
      .asks(0, 20, turn, hand(0))
      .plays(0, 1, 'stormLeft', 'hand', 2)
      .asks(1, 20, turn, hand(100))
      .tell('passTurn', '', { player_id: 2 })
      .asks(0, 20, turn, hand(0, 1))
      .plays(0, 2, 'stormRight', 'hand', 1)
      .asks(0, 20, turn, hand(0, 1, 2))
      .tell('passTurn', '', { player_id: 1 })
      .ends((table % 2) + 1)
      .text(),
  );

const numbers = [1, 2, 3, 4, 5, 6, 50, 101, 102, 103, 104, 105, 106, 150];
const referenceOf = (number: number): string => `ALT_FUGUE_B_OR_${number}_R1`;
const card = (number: number) => ({
  ...{ reference: referenceOf(number), name: `TESTER_${number}`, set: 'FUGUE', subtypes: [] },
  ...{ type: number % 100 === 50 ? 'HERO' : 'CHARACTER', faction: 'OR', rarity: 'RARE' },
  ...{ handCost: 1, reserveCost: 1, forest: 1, mountain: 1, ocean: 1, mainEffect: null, echoEffect: null },
  ...(number % 100 === 50 && { reserveLimit: 2, landmarkLimit: 2 }),
});

/** Returns the link to a deck, as deck builders share it. */
function linkOf(from: number): string {
  const own = numbers.filter((number) => number > from && number <= from + 50);
  const entries = own.map((number) => ({ count: 1, card: { reference: referenceOf(number) } }));
  const code = deckAs('code', { entries } as unknown as Deck);
  invariant(code.ok, 'a deck code has the cards');
  return `https://decks.example/view?deck=${code.value}`;
}
export const deckLinks = [linkOf(0), linkOf(100)] as const;

const { play } = altered as GameModule;

/** Returns the next decision. If the pupil is allowed to pass, the only option is to pass. */
function legal(state: unknown): Decision | null {
  const decision = play.legal(state);
  const pass = decision?.seat === 1 ? decision.options.filter(({ key }) => key === 'pass') : [];
  return decision === null || pass.length === 0 ? decision : { ...decision, options: pass };
}

/** Returns a short game from another server, in which the pupil passes too early. */
function exported(number: number): string {
  const id = `evening-${number}` as GameId;
  const decks = openDecks().slice(0, 2);
  const setup = setupFor({ decks, names: ['Cy', pupil], seed: id, edition: '1.0' });
  const played = playRandomly({ play: { ...play, legal } }, setup, id, {
    ...{ game: id, decisions: 26, conceded: true },
  });
  const events = played.map((event) => {
    const at = start + number * 3_600_000 + event.revision * 1000;
    return { ...event, metadata: { ...event.metadata, recordedAt: new Date(at).toISOString() } };
  });
  return printGame({ id, events });
}

const json = (name: string, text: string) => ({
  ...{ name: `${name}.json`, mimeType: 'application/json', buffer: Buffer.from(text) },
});

/** The games of an evening: logs from Board Game Arena with their cards, and games from another server. */
export const leagueFiles = [
  ...[77, 78, 79].map((table) => json(`bga-${table}`, logOf(table))),
  json('cards', JSON.stringify(numbers.map(card))),
  ...[1, 2, 3].map((number) => json(`evening-${number}`, exported(number))),
];
