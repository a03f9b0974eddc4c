import { a, bare, the } from '../romance/grammar.js';
import { capital, type Words } from '../romance/words.js';
import { adjective, noun, unchanging } from './grammar.js';
import { subtypes } from './subtypes.js';

const boost = noun('incremento', 'incrementi', 'm');

export const words: Words = {
  card: noun('carta', 'carte', 'f'),
  object: noun('oggetto', 'oggetti', 'm'),
  token: noun('gettone', 'gettoni', 'm'),
  expedition: noun('Spedizione', 'Spedizioni', 'f'),
  manaOrb: noun('Orbe di Mana', 'Orbi di Mana', 'm'),
  types: {
    character: noun('Personaggio', 'Personaggi', 'm'),
    spell: noun('Incantesimo', 'Incantesimi', 'm'),
    permanent: noun('Permanente', 'Permanenti', 'm'),
    hero: noun('Eroe', 'Eroi', 'm'),
    region: noun('regione', 'regioni', 'f'),
  },
  subtype: (name) => subtypes[name] ?? noun(capital(name), capital(name), 'm'),
  counter: (name) =>
    name === 'boost' ? boost : noun(`contatore ${capital(name)}`, `contatori ${capital(name)}`, 'm'),
  statuses: {
    anchored: adjective('Ancorato'),
    asleep: adjective('Addormentato'),
    boosted: adjective('Incrementato'),
    exhausted: adjective('Esaurito'),
    fleeting: adjective('Fugace'),
    ready: adjective('pronto'),
  },
  keywords: {
    defender: 'Difensore',
    eternal: 'Eterno',
    fleeting: 'Fugace',
    gigantic: 'Gigante',
    seasoned: 'Stagionale',
    tough: 'Resistente',
  },
  cooldown: 'Raffreddamento',
  rarities: {
    common: adjective('comune'),
    rare: adjective('raro'),
    unique: adjective('unico'),
    exalted: adjective('esaltato'),
  },
  zones: {
    deck: the('Mazzo'),
    discard: the('mazzo degli Scarti'),
    expedition: the('zona Spedizione', 'f'),
    hand: the('Mano', 'f'),
    hero: the('zona Eroe', 'f'),
    landmark: the('zona Punto di Riferimento', 'f'),
    limbo: the('Limbo'),
    mana: the('zona Mana', 'f'),
    reserve: the('Riserva', 'f'),
  },
  phases: {
    morning: { at: 'al Mattino', during: the('Mattino') },
    noon: { at: 'a Mezzogiorno', during: bare('Mezzogiorno') },
    afternoon: { at: 'nel Pomeriggio', during: the('Pomeriggio') },
    dusk: { at: 'al Crepuscolo', during: the('Crepuscolo') },
    night: { at: 'di Notte', during: the('Notte', 'f') },
  },
  dailyEffects: {
    succeed: 'Riuscire',
    prepare: 'Preparare',
    draw: 'la Pesca',
    expand: 'Espandere',
    progress: 'il Progresso',
    rest: 'il Riposo',
    'clean-up': 'la Pulizia',
  },
  durations: { turn: 'questo turno', afternoon: 'questo Pomeriggio', day: 'questo Giorno' },
  anyNumber: a('numero qualsiasi'),
  neutral: adjective('neutrale'),
  other: adjective('altro'),
  next: adjective('prossimo'),
  first: adjective('primo'),
  target: unchanging('bersaglio'),
  controlled: adjective('controllato'),
  readied: adjective('preparato'),
  played: adjective('giocato'),
  sacrificed: adjective('sacrificato'),
  discarded: adjective('scartato'),
};
