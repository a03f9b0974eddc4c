import type { GameWords } from '#record';
import { optionPhrase } from './option-phrase.js';

const names = {
  reservoirs: 'Reservoirs',
  attack: 'Attack',
  durability: 'Durability',
  health: 'Health',
  extractors: 'Extractors',
  creatures: 'Creatures',
  line: 'Line',
  globe: 'Globe',
  rune: 'Rune',
  discard: 'Discard pile',
  mana: 'Mana',
  hand: 'Hand',
  deck: 'Deck',
  'line-attack': 'Attack of the creatures',
  'line-health': 'Health of the creatures',
  fire: 'Fire',
  water: 'Water',
  light: 'Light',
  pure: 'Pure',
};

export const english: GameWords = {
  option: optionPhrase(
    {
      quick: (card) => `use the quick action of ${card}`,
      attack: (target, card) => `attack ${target} with ${card}`,
      attackOneself: (target) => `attack ${target} in person`,
      globe: (target, card) => `use ${card} on ${target}`,
      magnetise: (card) => `magnetise ${card}`,
      rune: (card) => `use ${card}`,
      endWith: (card) => `end the turn and leave ${card} active`,
      place: (number, card) => `put ${card} in place ${number} of the line`,
      look: (look, keep) => `look at ${look} ${look === 1 ? 'contract' : 'contracts'} and keep ${keep}`,
      turnInto: (from, to) => `turn ${from} into ${to}`,
      payWith: (mana) => `pay with ${mana}`,
    },
    names,
  ),
  cards: {
    extractor: (colour) => `take an extractor of ${colour}`,
  },
  none: {},
  measures: {
    health: ['health', 'health'],
    hand: ['contract in hand', 'contracts in hand'],
    deck: ['contract in the deck', 'contracts in the deck'],
    extractors: ['extractor', 'extractors'],
    'out-of-reach': ['extractor missing for the hand', 'extractors missing for the hand'],
    mana: ['mana', 'mana'],
    creatures: ['creature', 'creatures'],
    'line-attack': ['attack in the line', 'attack in the line'],
    'line-health': ['health in the line', 'health in the line'],
    attack: ['attack of the player', 'attack of the player'],
    globe: ['damage left in the globe', 'damage left in the globe'],
    rune: ['Rune', 'Runes'],
    exhaustion: ['exhaustion damage', 'exhaustion damage'],
    'special-draw': ['special draw', 'special draws'],
  },
  names,
};
