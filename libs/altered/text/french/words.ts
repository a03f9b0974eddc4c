import { a, bare, the } from '../romance/grammar.js';
import { capital, type Words } from '../romance/words.js';
import { adjective, noun } from './grammar.js';
import { subtypes } from './subtypes.js';

const boost = noun('boost', 'm');

export const words: Words = {
  card: noun('carte', 'f'),
  object: noun('objet', 'm'),
  token: noun('jeton', 'm'),
  expedition: noun('Expédition', 'f'),
  manaOrb: noun('Orbe de Mana', 'm', 'Orbes de Mana'),
  types: {
    character: noun('Personnage', 'm'),
    spell: noun('Sort', 'm'),
    permanent: noun('Permanent', 'm'),
    hero: noun('Héros', 'm', 'Héros'),
    region: noun('région', 'f'),
  },
  subtype: (name) => subtypes[name] ?? noun(capital(name), 'm', capital(name)),
  counter: (name) =>
    name === 'boost' ? boost : noun(`compteur ${capital(name)}`, 'm', `compteurs ${capital(name)}`),
  statuses: {
    anchored: adjective('Ancré'),
    asleep: adjective('Endormi'),
    boosted: adjective('Boosté'),
    exhausted: adjective('Épuisé'),
    fleeting: adjective('Fugace'),
    ready: adjective('prêt'),
  },
  keywords: {
    defender: 'Défenseur',
    eternal: 'Éternel',
    fleeting: 'Fugace',
    gigantic: 'Gigantesque',
    seasoned: 'Aguerri',
    tough: 'Coriace',
  },
  cooldown: 'Rafraîchissement',
  rarities: {
    common: adjective('commun'),
    rare: adjective('rare'),
    unique: adjective('unique'),
    exalted: adjective('exalté'),
  },
  zones: {
    deck: the('deck'),
    discard: the('Défausse', 'f'),
    expedition: the('zone d’Expédition', 'f'),
    hand: the('Main', 'f'),
    hero: the('zone de Héros', 'f'),
    landmark: the('zone de Repère', 'f'),
    limbo: bare('Limbo'),
    mana: the('zone de Mana', 'f'),
    reserve: the('Réserve', 'f'),
  },
  phases: {
    morning: { at: 'au Matin', during: the('Matin') },
    noon: { at: 'à Midi', during: bare('Midi') },
    afternoon: { at: 'l’Après-midi', during: the('Après-midi') },
    dusk: { at: 'au Crépuscule', during: the('Crépuscule') },
    night: { at: 'à la Nuit', during: the('Nuit', 'f') },
  },
  dailyEffects: {
    succeed: 'la Succession',
    prepare: 'la Préparation',
    draw: 'la Pioche',
    expand: 'l’Expansion',
    progress: 'la Progression',
    rest: 'le Repos',
    'clean-up': 'le Nettoyage',
  },
  durations: { turn: 'ce tour-ci', afternoon: 'cet Après-midi', day: 'ce Jour' },
  anyNumber: a('nombre quelconque'),
  neutral: adjective('neutre'),
  other: adjective('autre'),
  next: adjective('prochain'),
  first: adjective('premier', 'première'),
  target: adjective('ciblé'),
  controlled: adjective('contrôlé'),
  readied: adjective('préparé'),
  played: adjective('joué'),
  sacrificed: adjective('sacrifié'),
  discarded: adjective('défaussé'),
};
