import { a, bare, the, type NounPhrase } from '../romance/grammar.js';
import type { PassivePhrases } from '../romance/passives.js';
import type { PlayingPhrases } from '../romance/playing.js';
import type { ReplacementPhrases } from '../romance/replacements.js';
import { after, grammar, number, spoken } from './grammar.js';
import { verbs } from './verbs.js';

export const passives: PassivePhrases = {
  if: (condition, what) => `se ${condition}, ${what}`,
  during: (phase) => `durante ${phase}`,
  onFirstDay: 'durante il primo Giorno',
  opens: /^(se|quando|durante) /,
  quoted: (ability) => `«${ability}»`,
  abilities: the('abilità', 'f', true),
  supportAbilities: the('abilità di supporto', 'f', true),
  payToReduce: (paying, cost) => `puoi ${paying} per ridurre il mio costo di ${cost}`,
  payToPlay: (paying, mana) =>
    `puoi ${paying} per giocarmi ${mana === 0 ? 'gratuitamente' : `per {${mana}}`}`,
  mayReduce: (cost) => `puoi giocarmi per ${cost} in meno`,
  onlyTarget: (target) => `Se lo fai, posso bersagliare solo ${target}`,
  moveForward: 'muoversi in avanti',
  switchExpeditions: 'scambiare Spedizioni',
  ascend: 'ascendere',
  moveBackwards: 'muoversi all’indietro',
  dueTo: (symbol) => `a causa di ${symbol}`,
  exceptDueTo: (symbol) => `se non a causa di ${symbol}`,
  andTheOneFacing: (which) => bare(`${spoken(which)} e la Spedizione di fronte a essa`, 'f', true),
  gain: (status) => `guadagnare ${status}`,
  by: (player) => (player === undefined ? 'da te' : after('by', player)),
  bePut: (participle) => `essere ${participle}`,
  notActivated: (abilities) => `${abilities} non si attivano`,
  playMeFrom: (zone) => `puoi giocarmi ${zone}`,
  limit: {
    'reserve-limit': the('limite Riserva'),
    'landmark-limit': the('limite Punto di Riferimento'),
  },
  limitChanges: (limit, by) => `${limit} ${by < 0 ? 'diminuisce' : 'aumenta'} di ${Math.abs(by)}`,
  statistics: the('statistiche', 'f', true),
  setAll: (statistics, values) => `${statistics} sono ${values}`,
  isEqual: (statistic, number, all) => `${statistic} ${all ? 'sono' : 'è'} pari ${after('to', number)}`,
  setOne: (statistic, value) => `${statistic} è ${value}`,
  otherTypes: the('altri tipi', 'm', true),
  otherTerrains: the('altri terreni', 'm', true),
  besides: (others) => `oltre ${after('to', others)}`,
  typeNames: (plural, names) => `${plural ? 'i tipi' : 'il tipo'} ${names}`,
  region: (plural) => the(plural ? 'regioni' : 'regione', 'f', plural),
  allRegions: { gender: 'f', plural: true, article: 'all', words: 'regioni' },
};

const plays = (cards: NounPhrase): string => (cards.plural ? 'si giocano' : 'si gioca');

export const playing: PlayingPhrases = {
  notGaining: (gains, status) => `non ${gains} ${status}`,
  that: (player) => `che ${player}`,
  thatYouPlay: 'che giochi',
  each: { afternoon: 'ogni Pomeriggio', turn: 'ogni turno', day: 'ogni Giorno' },
  meForFree: 'puoi giocarmi gratuitamente',
  forFree: (cards) => `${spoken(cards)} ${plays(cards)} gratuitamente`,
  costLess: (mana) => `costare meno di ${mana}`,
  butNotLess: (mana) => `(ma non meno di ${mana})`,
  ifYouPlayFrom: (cards, zone) => `se ${cards.gender === 'f' ? 'la' : 'lo'} giochi ${zone}`,
  meCannotBePlayed: 'non posso essere giocato',
  youCannot: 'non puoi',
  toPlay: 'giocare',
  toDo: { draw: 'pescare carte', resupply: 'fare Rifornimento' },
  toPlayMe: 'giocarmi',
  none: (cards) => spoken(cards),
  with: (counters) => `con ${counters}`,
  nextEnters: (subject, place, during, how) => `${subject} che entra ${place}${during} vi entra ${how}`,
};

export const replacements: ReplacementPhrases = {
  if: (would, what) => `se ${would}, ${what}`,
  would: (who, what) => {
    if (who === 'reader' || who.me) return `dovessi ${what}`;
    return `${spoken(who.phrase)} ${who.phrase.plural ? 'dovessero' : 'dovesse'} ${what}`;
  },
  toLeave: (zone) => `lasciare ${zone}`,
  toGo: (where) => `andare ${where}`,
  mayPut: (clitic, where) => `puoi invece ${grammar.toDo(verbs.put, clitic)} ${where}`,
  goes: (going, where) => `${going} invece ${where}`,
  ifNotDone: (what) => `Se non lo fai, ${what}`,
  instead: (what) => `invece ${what}`,
  toDo: {
    resupply: 'fare Rifornimento',
    draw: 'pescare una o più carte',
    drawOne: 'pescare una carta',
    create: 'creare uno o più gettoni',
    counters: 'guadagnare uno o più segnalini',
    roll: 'lanciare un dado',
  },
  alsoDraw: (drawing, extra) =>
    `${drawing} anche ${extra === 1 ? 'un’altra carta' : `altre ${number(extra, 'f')} carte`}`,
  alsoResupply: (who, extra) => {
    const more = extra === 1 ? 'un altro Rifornimento' : `altri ${number(extra, 'm')} Rifornimenti`;
    return `${who === 'you' ? verbs.do.you : verbs.do.it} anche ${more}`;
  },
  toCreate: (token) => `creare ${token}`,
  createsInstead: (creating, tokens) => `${creating} invece ${tokens}`,
  alsoCreate: (creating, extra) =>
    `${creating} anche ${extra === 1 ? 'un altro' : `altri ${number(extra, 'm')}`} di quei gettoni`,
  objectOf: (controller) =>
    a(controller === undefined ? 'oggetto che controlli' : `oggetto controllato ${after('by', controller)}`),
  alsoGain: (more) => `ne guadagna ${more} in più`,
  inTheMorning: (what) => `durante il Mattino, ${what}`,
  drawOnly: (drawing, cards) => `${drawing} solo ${cards}`,
  putFromDeck: (putting, deck) =>
    `${putting} nella zona Mana la prima carta ${after('of', deck)} invece di una carta dalla Mano`,
  rollMore: (player, { would }, extra, ignoring) => {
    const dice = extra === 1 ? 'un altro dado' : `altri ${number(extra, 'm')} dadi`;
    return `se ${would}, ${player} anche ${dice}, poi ${ignoring} tutti i risultati tranne uno`;
  },
  mayAdd: (rolling, isReader, add, paying) => {
    const how = add < 0 ? `togliere ${-add}` : `aggiungere ${add}`;
    const price = paying === undefined ? '' : `${paying} per `;
    return `quando ${rolling} un dado, ${isReader ? 'puoi' : 'può'} ${price}${how} al risultato`;
  },
};
