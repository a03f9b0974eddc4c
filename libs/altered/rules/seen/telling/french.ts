import { deOf } from '#kernel';
import type { Phrases } from './phrases.js';

const n = (count: number, singular: string, many: string): string =>
  `${count} ${count < 2 ? singular : many}`;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const terrain: Readonly<Record<string, string>> & Phrases['terrain'] = {
  forest: 'Forêt',
  mountain: 'Montagne',
  water: 'Eau',
};

/** The names of the counters on the open set's cards, as in the text of those cards. */
const named: Readonly<Record<string, string>> = {
  ...terrain,
  apple: 'Pomme',
  coin: 'Pièce',
  ticket: 'Billet',
};

/** Formats a number of counters, such as "2 compteurs Pomme". Boosts are called "boosts" instead. */
const counters = (count: number, name: string): string =>
  name === 'boost'
    ? n(count, 'boost', 'boosts')
    : `${n(count, 'compteur', 'compteurs')} ${named[name] ?? capital(name)}`;

const into = (where: string): string => `dans ${where}`;

const exhausted = 'Épuisé';

export const french: Phrases = {
  aCard: 'une carte',
  cards: (count) => n(count, 'carte', 'cartes'),
  and: (last) => `et ${last}`,
  semicolon: ' ; ',
  terrain,
  phase: { morning: 'Matin', noon: 'Midi', afternoon: 'Après-midi', dusk: 'Crépuscule', night: 'Nuit' },
  status: { anchored: 'Ancré', asleep: 'Endormi', exhausted, fleeting: 'Fugace' },
  zone: {
    deck: 'le deck',
    discard: 'la Défausse',
    hand: 'la main',
    hero: 'la zone de Héros',
    landmark: 'la zone de Repère',
    limbo: 'le Limbo',
    mana: 'la zone de Mana',
    reserve: 'la Réserve',
  },
  expedition: (who, name) => `l’Expédition ${name === 'hero' ? 'Héros' : 'Compagnon'} ${deOf(who)}`,
  started: (names) => `Une partie d’Altered entre ${names}.`,
  decides: (who, kind) => `${who} décide ${kind}.`,
  decided: (who, kind) => `${who} a décidé ${kind}.`,
  concedes: (who) => `${who} abandonne.`,
  decisions: {
    'order-deck': 'de l’ordre du deck',
    'starting-mana': 'quelles cartes deviennent les premiers Orbes de Mana',
    expand: 'de créer ou non un Orbe de Mana',
    turn: 'de son tour',
    'clean-up-reserve': 'des cartes à garder en Réserve',
    'keep-beyond': 'des autres cartes à garder en Réserve',
    x: 'de la valeur de X',
    mode: 'quel mode utiliser',
    target: 'de sa cible',
    cost: 'comment payer',
    pay: 'de payer ou de renoncer',
    'may-pay': 'de payer ou non pour le faire',
    may: 'si l’effet a lieu',
    reaction: 'quelle réaction jouer en premier',
    expedition: 'dans quelle Expédition le jouer',
    roll: 'quel dé utiliser',
    sacrifice: 'de son sacrifice',
    discard: 'des cartes à défausser',
    move: 'de ce qui se déplace',
    status: 'de ce à quoi cela s’applique',
    counters: 'de ce qui reçoit les compteurs',
    timestamps: 'dans quel ordre arrivent les nouveaux objets',
    exchange: 'quels Orbes de Mana échanger',
    'modifier-order': 'quel modificateur s’applique en premier',
    'clean-up-landmark': 'quels Repères garder',
    either: 'laquelle des possibilités choisir',
    instead: 'de remplacer ou non ce qui se passe',
    'optional-cost': 'de payer ou non pour réduire le coût',
    distribute: 'quel objet reçoit le compteur suivant',
    marker: 'quel marqueur Terrain utiliser',
    'to-region': 'sur quelle région il va',
    'to-expedition': 'dans quelle Expédition cela va',
  },
  outcome: (names, reason) => `${names} : ${reason}.`,
  won: (names) => `${names} gagne.`,
  reasons: {
    'expeditions-met': 'ses deux Expéditions se sont rejointes',
    'expeditions-crossed': 'ses deux Expéditions se sont croisées',
    tiebreaker: 'devant sur plus de terrains dans l’Arène',
    ahead: 'plus loin après le dernier jour',
    level: 'à égalité après un jour de plus',
    ability: 'une capacité en décide',
    conceded: 'l’adversaire a abandonné',
    untold: 'la source n’indique pas le motif',
  },
  adventure: 'L’Aventure est en place, ses cartes Tumulte face cachée.',
  counters: 'Les compteurs d’Expédition sont placés.',
  firstPlayer: (who) => `${who} est le premier joueur.`,
  heroes: (cards) => `Les Héros sont révélés : ${cards}.`,
  shuffles: (who) => `${who} mélange son deck.`,
  ordersDeck: (who) => `${who} ordonne son deck`,
  reshuffles: (who, count) =>
    `${who} mélange sa Défausse sous son deck (${n(count, 'carte', 'cartes')} désormais).`,
  day: (day) => `Le Jour ${day} commence.`,
  draws: (who, count) => `${who} pioche ${n(count, 'carte', 'cartes')}`,
  eachMakesOrbs: (names, count) => `${names} créent chacun ${n(count, 'Orbe de Mana', 'Orbes de Mana')}`,
  makesOrbs: (who, count) => `${who} crée ${n(count, 'Orbe de Mana', 'Orbes de Mana')}`,
  noOrbs: 'Personne ne crée d’Orbe de Mana.',
  readies: (count) => `${n(count, 'objet redressé', 'objets redressés')}.`,
  turn: (turn, who) => `Tour ${turn} : ${who}.`,
  plays: (who, card, fromReserve) => `${who} joue ${card} depuis la ${fromReserve ? 'Réserve' : 'main'}.`,
  pays: (who, mana) => `${who} paie ${mana} mana.`,
  joins: (card, where) => `${card} rejoint ${where}.`,
  goes: (card, where) => `${card} va ${into(where)}.`,
  leavesGame: (card) => `${card} quitte le jeu.`,
  passes: (who) => `${who} passe.`,
  ascends: (expedition, on) => (on ? `${expedition} s’élève.` : `${expedition} n’est plus Élevée.`),
  advances: (expedition, due) => `${expedition} avance (${due}).`,
  nobodyAdvances: 'Aucune Expédition n’avance.',
  compares: (expedition, own, facing, wins) =>
    `${expedition} : ${own} contre ${facing}${wins === null ? ', n’avance pas' : `, devant en ${wins}`}.`,
  together: (who) => `${who}, ses deux Expéditions ensemble`,
  rests: (count) => `Repos : ${n(count, 'Personnage', 'Personnages')}.`,
  cleansUp: (count) => `Nettoyage : ${n(count, 'carte défaussée', 'cartes défaussées')}.`,
  becomes: (card, status, on) =>
    on && status === exhausted ? `${card} s’épuise.` : `${card} ${on ? 'gagne' : 'perd'} ${status}.`,
  region: (terrains) => `Une région est placée${terrains === null ? '' : ` (${terrains})`}.`,
  turnsUp: (terrains) => `Une carte Tumulte est révélée : ${terrains}.`,
  marks: (terrain, to, moved) =>
    `Un marqueur Terrain ${terrain} ${moved ? 'passe sur' : 'est placé sur'} la région ${to}.`,
  moves: (expedition, to) => `${expedition} va dans la région ${to}.`,
  arena: 'Le départage commence : toutes les Expéditions sont dans l’Arène.',
  leaves: (who) => `${who} quitte la partie avec tous ses objets.`,
  ownerZone: (who, zone) => `${zone} ${deOf(who)}`,
  creates: (token, where) => `Un jeton ${token} est créé ${into(where)}.`,
  activates: (card) => `Une réaction ${deOf(card)} s’active.`,
  lasts: (card) => `Un effet durable ${deOf(card)} commence.`,
  emblemOf: (card) => `l’emblème ${deOf(card)}`,
  vanishes: (what) => `${capital(what)} disparaît.`,
  quickAction: (card) => `Une action rapide ${deOf(card)} est jouée.`,
  firstTime: (card) => `La première fois indiquée dans le texte ${deOf(card)} a eu lieu.`,
  counts: (card, name, delta, value) =>
    `${card} ${delta > 0 ? 'gagne' : 'perd'} ${counters(Math.abs(delta), name)} (désormais ${value}).`,
  rolls: (who, result) => `${who} lance le dé : ${result}.`,
  reveals: (cards, to) => (to === null ? `Révélé : ${cards}.` : `${to} regarde : ${cards}.`),
  identified: (card) => `Une carte se révèle être ${card}.`,
  afterYou: (who) => `Après vous : ${who} termine son tour sans passer.`,
  imported: (source) => `Partie importée ${deOf(source)}.`,
  branched: (revision) => `Variante d’une partie après l’événement ${revision}.`,
};
