import { deOf } from '#kernel';
import type { GameWords } from '#record';
import { optionPhrase } from './option-phrase.js';

const names = {
  reservoirs: 'Réservoirs',
  attack: 'Attaque',
  durability: 'Durabilité',
  health: 'Santé',
  extractors: 'Extracteurs',
  creatures: 'Créatures',
  line: 'Ligne',
  globe: 'Globe',
  rune: 'Rune',
  discard: 'Défausse',
  mana: 'Mana',
  hand: 'Main',
  deck: 'Pioche',
  'line-attack': 'Attaque des créatures',
  'line-health': 'Santé des créatures',
  fire: 'Feu',
  water: 'Eau',
  light: 'Lumière',
  pure: 'Pur',
};

export const french: GameWords = {
  option: optionPhrase(
    {
      quick: (card) => `utiliser l’action rapide ${deOf(card)}`,
      attack: (target, card) => `attaquer ${target} avec ${card}`,
      attackOneself: (target) => `attaquer ${target} en personne`,
      globe: (target, card) => `utiliser ${card} sur ${target}`,
      magnetise: (card) => `magnétiser ${card}`,
      rune: (card) => `utiliser ${card}`,
      endWith: (card) => `finir le tour et laisser ${card} active`,
      place: (number, card) => `mettre ${card} à la place ${number} de la ligne`,
      look: (look, keep) => `regarder ${look} ${look === 1 ? 'contrat' : 'contrats'} et en garder ${keep}`,
      turnInto: (from, to) => `changer ${from} en ${to}`,
      payWith: (mana) => `payer avec ${mana}`,
    },
    names,
  ),
  cards: {
    extractor: (colour) => `prendre un extracteur ${deOf(colour)}`,
  },
  none: {},
  measures: {
    health: ['point de santé', 'points de santé'],
    hand: ['contrat en main', 'contrats en main'],
    deck: ['contrat dans le deck', 'contrats dans le deck'],
    extractors: ['extracteur', 'extracteurs'],
    'out-of-reach': ['extracteur qui manque pour la main', 'extracteurs qui manquent pour la main'],
    mana: ['mana', 'mana'],
    creatures: ['créature', 'créatures'],
    'line-attack': ['point d’attaque dans la ligne', 'points d’attaque dans la ligne'],
    'line-health': ['point de santé dans la ligne', 'points de santé dans la ligne'],
    attack: ['point d’attaque du joueur', 'points d’attaque du joueur'],
    globe: ['dégât restant dans le globe', 'dégâts restants dans le globe'],
    rune: ['Rune', 'Runes'],
    exhaustion: ['dégât d’épuisement', 'dégâts d’épuisement'],
    'special-draw': ['pioche spéciale', 'pioches spéciales'],
  },
  names,
};
