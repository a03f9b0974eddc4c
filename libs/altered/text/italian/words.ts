import type {
  CardType,
  DailyEffectName,
  Faction,
  Keyword,
  PhaseName,
  Rarity,
  StatusName,
  Terrain,
  TriggerSymbol,
  ZoneName,
} from '#altered/abilities';
import { adjective, noun, type Adjective, type Noun, type NounPhrase } from './grammar.js';

export const card = noun('carta', 'carte', 'f');
export const object = noun('oggetto', 'oggetti', 'm');
export const token = noun('gettone', 'gettoni', 'm');
export const boost = noun('incremento', 'incrementi', 'm');
export const expedition = noun('Spedizione', 'Spedizioni', 'f');

export const types: Readonly<Record<CardType | 'region', Noun>> = {
  character: noun('Personaggio', 'Personaggi', 'm'),
  spell: noun('Incantesimo', 'Incantesimi', 'm'),
  permanent: noun('Permanente', 'Permanenti', 'm'),
  hero: noun('Eroe', 'Eroi', 'm'),
  region: noun('regione', 'regioni', 'f'),
};

const same = (word: string): Noun => noun(word, word, 'm');

/** 2.2.2; a word that is not here stays as it is. */
const subtypes: Readonly<Record<string, Noun>> = {
  adventurer: noun('Avventuriero', 'Avventurieri', 'm'),
  animal: noun('Animale', 'Animali', 'm'),
  apprentice: noun('Apprendista', 'Apprendisti', 'm'),
  artist: noun('Artista', 'Artisti', 'm'),
  bureaucrat: noun('Burocrate', 'Burocrati', 'm'),
  citizen: noun('Cittadino', 'Cittadini', 'm'),
  companion: noun('Partener', 'Partener', 'm'),
  deity: noun('Divinità', 'Divinità', 'f'),
  dragon: noun('Drago', 'Draghi', 'm'),
  druid: noun('Druido', 'Druidi', 'm'),
  elemental: noun('Elementale', 'Elementali', 'm'),
  engineer: noun('Ingegnere', 'Ingegneri', 'm'),
  fairy: noun('Fata', 'Fate', 'f'),
  illusion: noun('Illusione', 'Illusioni', 'f'),
  leviathan: noun('Leviatano', 'Leviatani', 'm'),
  mage: noun('Mago', 'Maghi', 'm'),
  merchant: noun('Mercante', 'Mercanti', 'm'),
  messenger: noun('Messaggero', 'Messaggeri', 'm'),
  noble: noun('Nobile', 'Nobili', 'm'),
  plant: noun('Pianta', 'Piante', 'f'),
  robot: same('Robot'),
  rogue: noun('Furfante', 'Furfanti', 'm'),
  scholar: noun('Studioso', 'Studiosi', 'm'),
  scientist: noun('Scienziato', 'Scienziati', 'm'),
  soldier: noun('Soldato', 'Soldati', 'm'),
  spirit: noun('Spirito', 'Spiriti', 'm'),
  titan: noun('Titano', 'Titani', 'm'),
  trainer: noun('Addestratore', 'Addestratori', 'm'),
  landmark: noun('Punto di Riferimento', 'Punti di Riferimento', 'm'),
  construction: noun('Costruzione', 'Costruzioni', 'f'),
  feat: noun('Impresa', 'Imprese', 'f'),
  gear: noun('Equipaggiamento', 'Equipaggiamenti', 'm'),
  ore: noun('Minerale', 'Minerali', 'm'),
  sap: noun('Linfa', 'Linfe', 'f'),
  site: noun('Sito', 'Siti', 'm'),
  boon: noun('Benedizione', 'Benedizioni', 'f'),
  conjuration: noun('Evocazione', 'Evocazioni', 'f'),
  corruption: noun('Corruzione', 'Corruzioni', 'f'),
  disruption: noun('Disturbo', 'Disturbi', 'm'),
  maneuver: noun('Manovra', 'Manovre', 'f'),
  song: noun('Canzone', 'Canzoni', 'f'),
};
export const subtype = (name: string): Noun =>
  subtypes[name] ?? same(name.replace(/^./, (letter) => letter.toUpperCase()));

export const statuses: Readonly<Record<StatusName | 'boosted' | 'ready', Adjective>> = {
  anchored: adjective('Ancorato'),
  asleep: adjective('Addormentato'),
  boosted: adjective('Incrementato'),
  exhausted: adjective('Esaurito'),
  fleeting: adjective('Fugace'),
  ready: adjective('pronto'),
};

/** Named as something that is had, gained or lost: one form for all. */
export const keywords: Readonly<Record<Keyword | 'tough', string>> = {
  defender: 'Difensore',
  eternal: 'Eterno',
  fleeting: 'Fugace',
  gigantic: 'Gigante',
  seasoned: 'Stagionale',
  tough: 'Resistente',
};

export const rarities: Readonly<Record<Rarity, Adjective>> = {
  common: adjective('comune'),
  rare: adjective('raro'),
  unique: adjective('unico'),
  exalted: adjective('esaltato'),
};

export const factions: Readonly<Record<Faction, string>> = {
  axiom: 'Axiom',
  bravos: 'Bravos',
  lyra: 'Lyra',
  muna: 'Muna',
  ordis: 'Ordis',
  yzmir: 'Yzmir',
};

const place = (words: string, gender: 'm' | 'f', article: NounPhrase['article'] = 'the'): NounPhrase => ({
  gender,
  plural: false,
  article,
  words,
});

export const zones: Readonly<Record<ZoneName, NounPhrase>> = {
  deck: place('Mazzo', 'm'),
  discard: place('mazzo degli Scarti', 'm'),
  expedition: place('zona Spedizione', 'f'),
  hand: place('Mano', 'f'),
  hero: place('zona Eroe', 'f'),
  landmark: place('zona Punto di Riferimento', 'f'),
  limbo: place('Limbo', 'm'),
  mana: place('zona Mana', 'f'),
  reserve: place('Riserva', 'f'),
};

export const phases: Readonly<Record<PhaseName, { readonly at: string; readonly during: NounPhrase }>> = {
  morning: { at: 'al Mattino', during: place('Mattino', 'm') },
  noon: { at: 'a Mezzogiorno', during: place('Mezzogiorno', 'm', 'none') },
  afternoon: { at: 'nel Pomeriggio', during: place('Pomeriggio', 'm') },
  dusk: { at: 'al Crepuscolo', during: place('Crepuscolo', 'm') },
  night: { at: 'di Notte', during: place('Notte', 'f') },
};

export const dailyEffects: Readonly<Record<DailyEffectName, string>> = {
  succeed: 'Riuscire',
  prepare: 'Preparare',
  draw: 'la Pesca',
  expand: 'Espandere',
  progress: 'il Progresso',
  rest: 'il Riposo',
  'clean-up': 'la Pulizia',
};

export const terrains: Readonly<Record<Terrain, string>> = { forest: '{V}', mountain: '{M}', water: '{O}' };

export const symbols: Readonly<Record<TriggerSymbol, string>> = {
  join: '{J}',
  'from-hand': '{H}',
  'from-reserve': '{R}',
};

export const durations = {
  turn: 'questo turno',
  afternoon: 'questo Pomeriggio',
  day: 'questo Giorno',
} as const;

export const manaOrb = noun('Orbe di Mana', 'Orbi di Mana', 'm');

/** Boosts are counters with a word of their own (2.5.1.a). */
export const counter = (name: string): Noun =>
  name === 'boost' ? boost : noun(`contatore ${capital(name)}`, `contatori ${capital(name)}`, 'm');

const capital = (word: string): string => word.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
