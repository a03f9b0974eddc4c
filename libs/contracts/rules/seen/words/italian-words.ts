import { contracted } from '#kernel';
import type { GameWords } from '#record';
import { optionPhrase } from './option-phrase.js';

const di = (what: string): string => contracted('di', what);

const names = {
  reservoirs: 'Serbatoi',
  attack: 'Attacco',
  durability: 'Durabilità',
  health: 'Salute',
  extractors: 'Estrattori',
  creatures: 'Creature',
  line: 'Linea',
  globe: 'Globo',
  rune: 'Runa',
  discard: 'Pila degli scarti',
  mana: 'Mana',
  hand: 'Mano',
  deck: 'Mazzo',
  'line-attack': 'Attacco delle creature',
  'line-health': 'Salute delle creature',
  fire: 'Fuoco',
  water: 'Acqua',
  light: 'Luce',
  pure: 'Puro',
};

export const italian: GameWords = {
  option: optionPhrase(
    {
      quick: (card) => `usare l’azione rapida ${di(card)}`,
      attack: (target, card) => `attaccare ${target} con ${card}`,
      attackOneself: (target) => `attaccare ${target} di persona`,
      globe: (target, card) => `usare ${card} su ${target}`,
      magnetise: (card) => `magnetizzare ${card}`,
      rune: (card) => `usare ${card}`,
      endWith: (card) => `finire il turno e lasciare attiva ${card}`,
      place: (number, card) => `mettere ${card} al posto ${number} della linea`,
      look: (look, keep) => `guardare ${look} ${look === 1 ? 'contratto' : 'contratti'} e tenerne ${keep}`,
      turnInto: (from, to) => `trasformare ${from} in ${to}`,
      payWith: (mana) => `pagare con ${mana}`,
    },
    names,
  ),
  cards: {
    extractor: (colour) => `prendere un estrattore di ${colour}`,
  },
  none: {},
  measures: {
    health: ['punto salute', 'punti salute'],
    hand: ['contratto in mano', 'contratti in mano'],
    deck: ['contratto nel mazzo', 'contratti nel mazzo'],
    extractors: ['estrattore', 'estrattori'],
    'out-of-reach': ['estrattore che manca per la mano', 'estrattori che mancano per la mano'],
    mana: ['mana', 'mana'],
    creatures: ['creatura', 'creature'],
    'line-attack': ['punto attacco nella linea', 'punti attacco nella linea'],
    'line-health': ['punto salute nella linea', 'punti salute nella linea'],
    attack: ['punto attacco del giocatore', 'punti attacco del giocatore'],
    globe: ['danno rimasto nel globo', 'danni rimasti nel globo'],
    rune: ['Runa', 'Rune'],
    exhaustion: ['danno da esaurimento', 'danni da esaurimento'],
    'special-draw': ['pescata speciale', 'pescate speciali'],
  },
  themes: {
    opening: 'Prima mano',
    extractors: 'Estrattori',
    draw: 'Pescate',
    play: 'Contratto da giocare',
    places: 'Posti nella linea',
    attacks: 'Attacchi',
    tools: 'Globi, Rune, azioni rapide',
    order: 'Ordine',
    ending: 'Fine del turno',
    payment: 'Pagamento',
    options: 'Opzioni',
    targets: 'Bersagli',
    discard: 'Scarti',
  },
  names,
};
