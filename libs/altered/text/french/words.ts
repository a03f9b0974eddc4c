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

export const card = noun('carte', 'f');
export const object = noun('objet', 'm');
export const token = noun('jeton', 'm');
export const boost = noun('boost', 'm');
export const expedition = noun('Expédition', 'f');
export const manaOrb = noun('Orbe de Mana', 'm', 'Orbes de Mana');

export const types: Readonly<Record<CardType | 'region', Noun>> = {
  character: noun('Personnage', 'm'),
  spell: noun('Sort', 'm'),
  permanent: noun('Permanent', 'm'),
  hero: noun('Héros', 'm', 'Héros'),
  region: noun('région', 'f'),
};

/** 2.2.2; a word that is not here stays as it is. */
const subtypes: Readonly<Record<string, Noun>> = {
  adventurer: noun('Aventurier', 'm'),
  animal: noun('Animal', 'm', 'Animaux'),
  apprentice: noun('Apprenti', 'm'),
  artist: noun('Artiste', 'm'),
  bureaucrat: noun('Bureaucrate', 'm'),
  citizen: noun('Citoyen', 'm'),
  companion: noun('Compagnon', 'm'),
  deity: noun('Divinité', 'f'),
  dragon: noun('Dragon', 'm'),
  druid: noun('Druide', 'm'),
  elemental: noun('Élémentaire', 'm'),
  engineer: noun('Ingénieur', 'm'),
  fairy: noun('Fée', 'f'),
  illusion: noun('Illusion', 'f'),
  leviathan: noun('Léviathan', 'm'),
  mage: noun('Mage', 'm'),
  merchant: noun('Marchand', 'm'),
  messenger: noun('Messager', 'm'),
  noble: noun('Noble', 'm'),
  plant: noun('Plante', 'f'),
  robot: noun('Robot', 'm'),
  rogue: noun('Roublard', 'm'),
  scholar: noun('Érudit', 'm'),
  scientist: noun('Scientifique', 'm'),
  soldier: noun('Soldat', 'm'),
  spirit: noun('Esprit', 'm'),
  titan: noun('Titan', 'm'),
  trainer: noun('Dresseur', 'm'),
  landmark: noun('Repère', 'm'),
  construction: noun('Construction', 'f'),
  feat: noun('Exploit', 'm'),
  gear: noun('Équipement', 'm'),
  ore: noun('Minerai', 'm'),
  sap: noun('Sève', 'f'),
  site: noun('Site', 'm'),
  boon: noun('Bénédiction', 'f'),
  conjuration: noun('Invocation', 'f'),
  corruption: noun('Corruption', 'f'),
  disruption: noun('Interférence', 'f'),
  maneuver: noun('Manœuvre', 'f'),
  song: noun('Chanson', 'f'),
};
const capital = (word: string): string => word.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());

export const subtype = (name: string): Noun => subtypes[name] ?? noun(capital(name), 'm', capital(name));

export const statuses: Readonly<Record<StatusName | 'boosted' | 'ready', Adjective>> = {
  anchored: adjective('Ancré'),
  asleep: adjective('Endormi'),
  boosted: adjective('Boosté'),
  exhausted: adjective('Épuisé'),
  fleeting: adjective('Fugace'),
  ready: adjective('prêt'),
};

/** Named as something that is had, gained or lost. */
export const keywords: Readonly<Record<Keyword | 'tough', string>> = {
  defender: 'Défenseur',
  eternal: 'Éternel',
  fleeting: 'Fugace',
  gigantic: 'Gigantesque',
  seasoned: 'Aguerri',
  tough: 'Coriace',
};

export const rarities: Readonly<Record<Rarity, Adjective>> = {
  common: adjective('commun'),
  rare: adjective('rare'),
  unique: adjective('unique'),
  exalted: adjective('exalté'),
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
  deck: place('deck', 'm'),
  discard: place('Défausse', 'f'),
  expedition: place('zone d’Expédition', 'f'),
  hand: place('Main', 'f'),
  hero: place('zone de Héros', 'f'),
  landmark: place('zone de Repère', 'f'),
  limbo: place('Limbo', 'm', 'none'),
  mana: place('zone de Mana', 'f'),
  reserve: place('Réserve', 'f'),
};

export const phases: Readonly<Record<PhaseName, { readonly at: string; readonly during: NounPhrase }>> = {
  morning: { at: 'au Matin', during: place('Matin', 'm') },
  noon: { at: 'à Midi', during: place('Midi', 'm', 'none') },
  afternoon: { at: 'l’Après-midi', during: place('Après-midi', 'm') },
  dusk: { at: 'au Crépuscule', during: place('Crépuscule', 'm') },
  night: { at: 'à la Nuit', during: place('Nuit', 'f') },
};

export const dailyEffects: Readonly<Record<DailyEffectName, string>> = {
  succeed: 'la Succession',
  prepare: 'la Préparation',
  draw: 'la Pioche',
  expand: 'l’Expansion',
  progress: 'la Progression',
  rest: 'le Repos',
  'clean-up': 'le Nettoyage',
};

export const terrains: Readonly<Record<Terrain, string>> = { forest: '{V}', mountain: '{M}', water: '{O}' };

export const symbols: Readonly<Record<TriggerSymbol, string>> = {
  join: '{J}',
  'from-hand': '{H}',
  'from-reserve': '{R}',
};

export const durations = { turn: 'ce tour-ci', afternoon: 'cet Après-midi', day: 'ce Jour' } as const;

/** Boosts are counters with a word of their own (2.5.1.a). */
export const counter = (name: string): Noun =>
  name === 'boost' ? boost : noun(`compteur ${capital(name)}`, 'm', `compteurs ${capital(name)}`);
