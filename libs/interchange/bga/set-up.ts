import { DECK_LISTS, startedWith, withReadings, type Fidelity, type Setup } from '#record';
import { READINGS, type CardDefinition, type Terrain } from '#altered/abilities';
import { cardOf, countersAtFirst } from '#altered/rules';
import type { Board } from './board.js';
import { EDITION, unknownCard } from './definitions.js';
import { counterWord, countersOn } from './object-steps.js';
import type { LoggedCard } from './shapes.js';

/** A player at the start of the game, according to the log. */
export interface PlayerSetUp {
  readonly id: string;
  readonly name: string;
  readonly hero: LoggedCard;
  /** The number of cards in the deck, not counting the hero. */
  readonly cards: number;
  /** The cards of the deck except the hero, if a deck list was given. */
  readonly list?: readonly CardDefinition[];
}

/** The facts that no log of this platform contains. */
const neverShown = ['unseen cards', 'the order of decks'];
const neverTold = [
  ...neverShown,
  'the modes of effects',
  'which ability of a card did something',
  'which Mana orbs were exhausted',
];

/** The name of the platform as records store it. */
export const SOURCE = 'Board Game Arena';
const IMPORTER = 'retrace/bga/1';

const all: readonly Terrain[] = ['forest', 'mountain', 'water'];
const REGIONS = 8;

/** The terrains on the left and right halves of Tumult cards, by the card's number on the platform. */
const tumultCards: Readonly<Record<number, readonly [readonly Terrain[], readonly Terrain[]]>> = {
  1: [['forest'], ['mountain', 'water']],
  2: [['mountain'], ['forest', 'water']],
  3: [['water'], ['forest', 'mountain']],
};

/**
 * Returns the halves of a Tumult card, starting with the half on the side of the Hero region. Null if the card is
 * unknown.
 */
export function halvesOf(
  card: number,
  rotated: boolean,
): readonly [readonly Terrain[], readonly Terrain[]] | null {
  const halves = tumultCards[card];
  if (halves === undefined) return null;
  return rotated ? [halves[1], halves[0]] : halves;
}

const step = (verb: string, rule: string) =>
  ({ verb, by: null, cause: { kind: 'rule', rule }, rules: [rule] }) as const;

export const recordOrigin = (board: Board, table: string, fidelity: Fidelity): void =>
  board.record({
    kind: 'GameImported',
    source: SOURCE,
    originalId: table,
    importer: IMPORTER,
    unknown: fidelity === 'OBSERVED' ? neverTold : neverShown,
    fidelity,
  });

/** Records the set-up of a game, including the shuffles of both decks. */
export function setUp(
  board: Board,
  table: string,
  players: readonly PlayerSetUp[],
  fidelity: Fidelity = 'OBSERVED',
): void {
  recordOrigin(board, table, fidelity);
  const heroes = players.map(({ hero }) => board.define(hero));
  const listed = players.flatMap(({ list = [] }) => list);
  const setup: Setup = {
    module: 'altered',
    edition: EDITION,
    format: 'observed',
    seats: players.map(({ name, cards }, seat) => ({
      name,
      deck: [
        heroes[seat]?.reference ?? unknownCard.reference,
        ...Array.from({ length: cards }, () => unknownCard.reference),
      ],
    })),
    seed: '',
    cards: JSON.parse(
      JSON.stringify({
        [unknownCard.reference]: unknownCard,
        ...Object.fromEntries([...listed, ...heroes].map((card) => [card.reference, card])),
      }),
    ) as Setup['cards'],
    options: {
      ...withReadings(READINGS),
      mode: 'board-game-arena',
      ...(listed.length > 0 && {
        [DECK_LISTS]: players.map(({ list = [] }) => list.map(({ reference }) => reference)),
      }),
    },
  };
  board.start(
    startedWith(setup),
    players.map(({ hero }) => hero),
  );
  board.step(step('build-adventure', '4.1.c'), () => {
    for (let index = 0; index < REGIONS; index++) {
      const name = index === 0 ? 'hero' : index === REGIONS - 1 ? 'companion' : 'tumult';
      const isEnd = name !== 'tumult';
      board.do({
        kind: 'create',
        item: board.newItem(),
        object: board.nextObject(),
        region: {
          name,
          tumult: isEnd ? null : (index - 1) >> 1,
          terrains: isEnd ? all : [],
          faceDown: !isEnd,
        },
      });
    }
  });
  board.step(step('place-counters', '4.1.d'), () => {
    for (const seat of players.keys()) {
      board.do({ kind: 'expedition', seat, expedition: 'hero', from: null, to: 0 });
      board.do({ kind: 'expedition', seat, expedition: 'companion', from: null, to: REGIONS - 1 });
    }
  });
  board.step(step('reveal-heroes', '4.1.h'), () => {
    for (const [seat, { hero }] of players.entries()) {
      const item = board.cards.itemOf(hero.id) ?? 0;
      board.moveTo(item, { zone: 'hero', seat });
      // The rules' own counters take precedence, because the log names counters differently and contains no markers on
      // heroes.
      const own = countersAtFirst(cardOf(board.state, item));
      const logged = countersOn(hero);
      const counters = own ?? (logged === null ? {} : { [counterWord(logged.name)]: logged.value });
      for (const [name, value] of Object.entries(counters)) board.setCounter(item, name, value);
    }
  });
  board.step(step('shuffle-decks', '4.1.i'), () => {
    let item = 0;
    for (const [seat, { cards }] of players.entries()) {
      const order = Array.from({ length: cards }, (_, index) => item + 1 + index);
      item += cards + 1;
      board.do({ kind: 'shuffle', seat, order, count: cards, discard: false });
    }
  });
}
