import { a, bare, the } from '../romance/grammar.js';
import type { PassivePhrases } from '../romance/passives.js';
import type { PlayingPhrases } from '../romance/playing.js';
import type { ReplacementPhrases } from '../romance/replacements.js';
import { after, number, spoken } from './grammar.js';
import { resupply } from './verbs.js';

export const passives: PassivePhrases = {
  if: (condition, what) => `si ${condition}, ${what}`,
  during: (phase) => `pendant ${phase}`,
  onFirstDay: 'pendant le premier Jour',
  opens: /^(si|lorsque|pendant) /,
  quoted: (ability) => `« ${ability} »`,
  abilities: the('capacités', 'f', true),
  supportAbilities: the('capacités de soutien', 'f', true),
  payToReduce: (paying, cost) => `vous pouvez ${paying} pour réduire mon coût de ${cost}`,
  payToPlay: (paying, mana) =>
    `vous pouvez ${paying} pour me jouer ${mana === 0 ? 'gratuitement' : `pour {${mana}}`}`,
  mayReduce: (cost) => `vous pouvez me jouer pour ${cost} de moins`,
  onlyTarget: (target) => `Si vous le faites, je ne peux cibler que ${target}`,
  moveForward: 'avancer',
  switchExpeditions: 'changer d’Expédition',
  ascend: 's’élever',
  moveBackwards: 'reculer',
  dueTo: (symbol) => `grâce à ${symbol}`,
  exceptDueTo: (symbol) => `sauf grâce à ${symbol}`,
  andTheOneFacing: (which) => bare(`${spoken(which)} et l’Expédition qui lui fait face`, 'f', true),
  gain: (status) => `gagner ${status}`,
  by: (player) => `par ${player === undefined ? 'vous' : spoken(player)}`,
  bePut: (participle) => `être ${participle}`,
  notActivated: (abilities) => `${abilities} ne s’activent pas`,
  playMeFrom: (zone) => `vous pouvez me jouer ${zone}`,
  limit: { 'reserve-limit': the('limite de Réserve', 'f'), 'landmark-limit': the('limite de Repères', 'f') },
  limitChanges: (limit, by) => `${limit} ${by < 0 ? 'diminue' : 'augmente'} de ${Math.abs(by)}`,
  statistics: the('statistiques', 'f', true),
  setAll: (statistics, values) => `${statistics} sont de ${values}`,
  isEqual: (statistic, number, all) =>
    `${statistic} ${all ? 'sont égales' : 'est égale'} ${after('to', number)}`,
  setOne: (statistic, value) => `${statistic} est de ${value}`,
  otherTypes: the('autres types', 'm', true),
  otherTerrains: the('autres terrains', 'm', true),
  besides: (others) => `en plus ${after('of', others)}`,
  typeNames: (plural, names) => `${plural ? 'les types' : 'le type'} ${names}`,
  region: (plural) => the(plural ? 'régions' : 'région', 'f', plural),
  allRegions: { gender: 'f', plural: true, article: 'all', words: 'régions' },
};

export const playing: PlayingPhrases = {
  notGaining: (gains, status) => `ne ${gains} pas ${status}`,
  that: (player) => `que ${player}`,
  thatYouPlay: 'que vous jouez',
  each: { afternoon: 'chaque Après-midi', turn: 'chaque tour', day: 'chaque Jour' },
  meForFree: 'vous pouvez me jouer gratuitement',
  forFree: (cards) => `${spoken(cards)} se ${cards.plural ? 'jouent' : 'joue'} gratuitement`,
  costLess: (mana) => `coûter moins de ${mana}`,
  butNotLess: (mana) => `(sans descendre sous ${mana})`,
  ifYouPlayFrom: (cards, zone) => {
    const it = cards.plural ? 'les' : cards.gender === 'f' ? 'la' : 'le';
    return `si vous ${it} jouez ${zone}`;
  },
  meCannotBePlayed: 'je ne peux pas être joué',
  youCannot: 'vous ne pouvez pas',
  toPlay: 'jouer',
  toDo: { draw: 'piocher de cartes', resupply: 'faire de Ravitaillement' },
  toPlayMe: 'me jouer',
  none: (cards) => after('of', cards),
  with: (counters) => `avec ${counters}`,
  nextEnters: (subject, place, during, how) => `${subject} qui entre ${place}${during} y entre ${how}`,
};

const his = (isReader: boolean, form: { readonly you: string; readonly it: string }): string =>
  isReader ? `vous ${form.you}` : `il ${form.it}`;

export const replacements: ReplacementPhrases = {
  if: (would, what) => `si ${would}, ${what}`,
  would: (who, what) => {
    if (who === 'reader') return `vous deviez ${what}`;
    if (who.me) return `je devais ${what}`;
    return `${spoken(who.phrase)} ${who.phrase.plural ? 'devaient' : 'devait'} ${what}`;
  },
  toLeave: (zone) => `quitter ${zone}`,
  toGo: (where) => `aller ${where}`,
  mayPut: (clitic, where) => `vous pouvez ${clitic} mettre ${where} à la place`,
  goes: (going, where) => `${going} ${where} à la place`,
  ifNotDone: (what) => `Si vous ne le faites pas, ${what}`,
  instead: (what) => `à la place, ${what}`,
  toDo: {
    resupply: 'ravitailler',
    draw: 'piocher une ou plusieurs cartes',
    drawOne: 'piocher une carte',
    create: 'créer un ou plusieurs jetons',
    counters: 'gagner un ou plusieurs compteurs',
    roll: 'lancer un dé',
  },
  alsoDraw: (drawing, extra) =>
    `${drawing} aussi ${extra === 1 ? 'une autre carte' : `${number(extra, 'f')} autres cartes`}`,
  alsoResupply: (who, extra) => {
    const more = extra === 1 ? 'une autre fois' : `${number(extra, 'f')} autres fois`;
    return `${his(who === 'you', resupply)} aussi ${more}`;
  },
  toCreate: (token) => `créer ${token}`,
  createsInstead: (creating, tokens) => `${creating} ${tokens} à la place`,
  alsoCreate: (creating, extra) =>
    `${creating} aussi ${extra === 1 ? 'un autre' : `${number(extra, 'm')} autres`} de ces jetons`,
  objectOf: (controller) =>
    a(controller === undefined ? 'objet que vous contrôlez' : `objet contrôlé ${after('by', controller)}`),
  alsoGain: (more) => `il en gagne ${more} de plus`,
  inTheMorning: (what) => `pendant le Matin, ${what}`,
  drawOnly: (drawing, cards) => `${drawing} seulement ${cards}`,
  putFromDeck: (putting, deck) =>
    `${putting} dans la zone de Mana la première carte ${after('of', deck)} au lieu d’une carte de la Main`,
  rollMore: (player, { does }, extra, ignoring) => {
    const dice = extra === 1 ? 'un autre dé' : `${number(extra, 'm')} autres dés`;
    return `lorsque ${does} un dé, ${player} aussi ${dice}, puis ${ignoring} tous les résultats sauf un`;
  },
  mayAdd: (rolling, isReader, add, paying) => {
    const how = add < 0 ? `retirer ${-add}` : `ajouter ${add}`;
    const price = paying === undefined ? '' : `${paying} pour `;
    return `lorsque ${rolling} un dé, ${isReader ? 'vous pouvez' : 'il peut'} ${price}${how} au résultat`;
  },
};
