import { contracted } from '#kernel';
import type { GameWords } from '#record';
import { optionPhrase } from './option-phrase.js';

const di = (what: string): string => contracted('di', what);

export const italian: GameWords = {
  option: optionPhrase({
    play: (card) => `giocare ${card}`,
    where: { hero: 'nella spedizione eroe', companion: 'nella spedizione compagno' },
    fromReserve: 'dalla Riserva',
    cost: (cost) => `per ${cost}`,
    reaction: (card) => `risolvere prima la reazione ${di(card)}`,
    expeditions: { hero: 'la spedizione eroe', companion: 'la spedizione compagno' },
    expeditionOf: (expedition, player) => `bersagliare ${expedition} ${di(player)}`,
    look: (look, keep) => `guardarne ${look} e tenerne ${keep}`,
    die: (result) => `tenere il dado che mostra ${result}`,
    x: (x) => `dare a X il valore ${x}`,
    region: (number) => `indicare la regione ${number}`,
    payFor: (cost, card) => `pagare ${cost} per ${card}`,
  }),
  cards: {
    expand: (cards) => `fare di ${cards} una sfera di mana`,
    'starting-mana': (cards) => `cominciare con ${cards} come mana`,
    'clean-up-reserve': (cards) => `tenere ${cards} in Riserva`,
    'clean-up-landmark': (cards) => `tenere i fulcri ${cards}`,
    'keep-beyond': (cards) => `tenere in Riserva anche ${cards}`,
  },
  none: {
    expand: 'non fare alcuna sfera di mana',
    'keep-beyond': 'non tenere altro in Riserva',
  },
  measures: {
    distance: ['regione percorsa', 'regioni percorse'],
    ahead: ['spedizione pronta ad avanzare', 'spedizioni pronte ad avanzare'],
    lead: ['punto di vantaggio nel terreno migliore', 'punti di vantaggio nel terreno migliore'],
    mana: ['sfera di mana', 'sfere di mana'],
    ready: ['sfera di mana pronta', 'sfere di mana pronte'],
    hand: ['carta in mano', 'carte in mano'],
    'out-of-reach': ['mana che manca per la mano', 'mana che manca per la mano'],
    reserve: ['carta in Riserva', 'carte in Riserva'],
    returning: ['personaggio che andrà in Riserva', 'personaggi che andranno in Riserva'],
    staying: ['personaggio che resterà al Riposo', 'personaggi che resteranno al Riposo'],
    landmark: ['fulcro', 'fulcri'],
  },
  names: {
    'hero-marker': 'Eroe',
    'companion-marker': 'Compagno',
    limbo: 'Limbo',
    looked: 'Guardati',
    aside: 'Messi da parte',
    playing: 'In gioco',
    hero: 'Spedizione eroe',
    'hero-zone': 'Eroe',
    companion: 'Spedizione compagno',
    reserve: 'Riserva',
    landmark: 'Fulcri',
    discard: 'Pila degli scarti',
    mana: 'Mana',
    hand: 'Mano',
    deck: 'Mazzo',
    distance: 'Regioni percorse',
    forest: 'Foresta',
    mountain: 'Montagna',
    water: 'Acqua',
  },
};
