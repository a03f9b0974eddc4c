import type { ClausePhrases } from '../romance/clauses.js';
import type { ConditionPhrases } from '../romance/conditions.js';
import type { CostPhrases, Payment } from '../romance/costs.js';
import { a, the } from '../romance/grammar.js';
import type { SentencePhrases } from '../romance/sentences.js';
import type { StepPhrases } from '../romance/steps.js';
import type { TriggerPhrases } from '../romance/triggers.js';
import { after, number, spoken } from './grammar.js';
import { compared, ofBare } from './nouns.js';
import { advance, ascend, resupply, retreat, sabotage, verbs } from './verbs.js';

export const clauses: ClausePhrases = { simultaneously: 'simultanément' };

export const conditions: ConditionPhrases = {
  it: 'c’',
  repeatsSubject: true,
  thereIs: (_, past, negative, bare) => {
    const is = past ? verbs.past.have.it : verbs.have.it;
    return negative ? `il n’y ${is}${bare ? '' : ' pas'}` : `il y ${is}`;
  },
  none: { plural: false, words: ({ gender, words }) => `aucun${gender === 'f' ? 'e' : ''} ${words}` },
  measure: (is, than, asMana, agree) => ofBare(compared(is, than, asMana, agree)),
  inTerrain: (symbol) => `en ${symbol}`,
  ascended: 'élevée',
  firstDay: 'le premier Jour',
  firstPlayer: 'le premier joueur',
  passed: 'passé',
  turnOf: (whose) => (whose === undefined ? 'votre tour' : `le tour ${after('of', whose)}`),
  owner: { clitic: '', words: 'son propriétaire' },
  having: (bounds) =>
    bounds.map((bound) =>
      bound.startsWith('avec ')
        ? bound.slice('avec '.length)
        : bound.replace(/^de (Coût de \S+) (?=\{)/, 'un $1 de ').replace(/^de /, 'un '),
    ),
};

const paid = (order: string, infinitive: string, rest: string): Payment => ({
  order: `${order} ${rest}`,
  infinitive: `${infinitive} ${rest}`,
});

export const costs: CostPhrases = {
  mana: (symbol, where) =>
    where === undefined
      ? { order: symbol, infinitive: `payer ${symbol}` }
      : { order: `${symbol}, où X est ${where}`, infinitive: `payer ${symbol}, où X est ${where},` },
  exhaustMe: { order: '{T}', infinitive: 'm’épuiser ({T})' },
  discardMe: { order: '{D}', infinitive: 'me défausser de la Réserve ({D})' },
  sacrificeMe: { order: 'sacrifiez-moi', infinitive: 'me sacrifier' },
  spend: (counters) => paid('dépensez', 'dépenser', counters),
  discard: (cards) => paid('défaussez', 'défausser', cards),
  sacrifice: (objects) => paid('sacrifiez', 'sacrifier', objects),
  put: (cards) => paid('mettez', 'mettre', cards),
  exhaustInReserve: (cards) => paid('épuisez', 'épuiser', `${cards} de votre Réserve`),
  anyNumberOfCards: 'un nombre quelconque de cartes',
  ofMine: (count, many) => `${count} de mes ${many}`,
  surcharge: (mana, condition) => `Cette action coûte ${mana} de plus si ${condition}.`,
  xAtMost: (number) => `X ne peut pas dépasser ${number}.`,
  dearer: (mana, target) => `Cela coûte ${mana} de plus pour cibler ${target}.`,
};

export const steps: StepPhrases = {
  resupply: (times) => ({ verb: resupply, ...(times !== undefined && { what: times }) }),
  exhaustedResupply: { verb: resupply, what: 'Épuisé' },
  sabotage: { verb: sabotage },
  sabotaged: (card) => card,
  afterYou: { verb: verbs.do, what: '« Après vous »', fixed: 'Après vous' },
  switchExpeditions: { verb: verbs.switch, what: 'd’Expédition' },
  moveExpedition: (direction, which) => ({
    verb: direction === 'forward' ? advance : retreat,
    what: spoken(which),
  }),
  roll: { verb: verbs.roll, what: 'un dé' },
  win: { verb: verbs.win, what: 'la partie', fixed: 'vous gagnez la partie' },
  adjust: (by, amount) => ({ verb: verbs[by], what: 'le résultat', rest: after('of', amount) }),
  ascend,
  forFree: 'gratuitement',
  removed: (from) => after('to', from),
  distributed: (among) => `répartis comme vous le souhaitez entre ${spoken(among)}`,
  withAbilities: (abilities) => `avec ${abilities}`,
  abilities: (symbols) => the(`capacités ${symbols}`, 'f', true),
  placeFirstFromDeck: false,
  effect: (statement) => `obtenir cet effet : ${statement}`,
  times: (count) => `${number(count, 'f')} fois`,
  asManyTimes: (as) => `un nombre de fois égal ${after('to', as)}`,
};

export const triggers: TriggerPhrases = {
  when: (clause) => `lorsque ${clause}`,
  after: (daily) => `après ${daily}`,
  anyone: a('joueur'),
  undergo: {
    me: (participle) => `je suis ${participle}`,
    it: (participle) => `est ${participle}`,
    they: (participle) => `sont ${participle}`,
  },
  meEnters: 'je rejoins la zone d’Expédition',
  enters: (subject) => `${subject} entre en jeu`,
  meJoins: (expedition) => `je rejoins ${spoken(expedition)}`,
  joins: (subject, expedition) => `${subject} rejoint ${spoken(expedition)}`,
  theyEnter: (subject) => `${subject} entrent en jeu`,
  theyJoin: (subject, expedition) => `${subject} rejoignent ${spoken(expedition)}`,
  howPlayed: { free: 'gratuitement', rush: 'par une Ruée' },
  oneOrMore: ({ gender, many }) => `${gender === 'f' ? 'une' : 'un'} ou plusieurs ${many}`,
  last: (isMine, { one }) => `${isMine ? 'mon' : 'son'} dernier ${one}`,
  resupply: { verb: resupply, what: '' },
  resuppliedCard: (card) => spoken(card),
  lastOfHand: the('dernière carte de la Main', 'f'),
  onceOrMore: 'une ou plusieurs fois',
  expedition: { forward: 'avance', backward: 'recule', fails: 'échoue à avancer' },
  bothMove: { forward: 'avancent', backward: 'reculent', fails: 'échouent à avancer' },
  due: (symbol) => `grâce à ${symbol}`,
  aDie: 'un dé',
  again: (clause) => `que ${clause}`,
};

export const sentences: SentencePhrases = {
  colon: ' :',
  onlySoOften: ({ times, each }) => {
    const often = times === 1 ? 'une seule fois' : `au plus ${number(times, 'f')} fois`;
    return `Cette capacité s’active ${often} par ${each === 'turn' ? 'tour' : 'Jour'}.`;
  },
  onlyIf: (condition) => `Vous ne pouvez jouer cette capacité que si ${condition}.`,
  andIf: (condition) => `si ${condition}`,
  ifEach: (all) => all.map((one, index) => (index === 0 ? one : `si ${one}`)),
  may: (player, what) => (player === undefined ? `vous pouvez ${what}` : `${player} peut ${what}`),
  row: (from, to) => {
    if (from === undefined)
      return to === undefined ? 'quel que soit le résultat' : to === 1 ? 'sur 1' : `sur ${to} ou moins`;
    if (to === undefined) return `sur ${from} ou plus`;
    return from === to ? `sur ${from}` : `sur ${from}-${to}`;
  },
  forEachOf: (each, what) => `${each}, ${what}`,
  doThis: (often, what) => `faites ce qui suit ${often} : ${what}`,
  ifDone: (who) => (who === 'you' ? 'si vous le faites' : 's’il le fait'),
  ifNotDone: (who) => (who === 'you' ? 'si vous ne le faites pas' : 's’il ne le fait pas'),
  if: (condition, what) => `si ${condition}, ${what}`,
  isIf: (what) => what.startsWith('si '),
  otherwise: 'sinon',
  inOrderTo: (what) => `pour ${what}`,
  onlyAsMana: 'Je ne peux pas être joué, mais je peux servir d’Orbe de Mana.',
  chooseSo: (many, again, unchosen) => {
    const since = unchosen === 'turn' ? 'ce tour-ci' : 'ce Jour';
    const fresh = unchosen === undefined ? '' : ` parmi ceux qui n’ont pas encore été choisis ${since}`;
    return `choisissez ${many} mode${/^(?:jusqu’à )?un$/.test(many) ? '' : 's'}${again ? ', le même pouvant l’être plusieurs fois' : ''}${fresh} :`;
  },
  chosenBy: (choosing, many) => `${choosing} ${many} mode${/^un$/.test(many) ? '' : 's'} :`,
  bothIf: (condition) => `choisissez l’un, ou les deux si ${condition} :`,
  bothFor: (paying) => `choisissez l’un, ou vous pouvez ${paying} pour choisir les deux :`,
  dependingOn: (value) => `selon ${value} :`,
  threshold: (from, to, what) => `${to === undefined ? `${from}+` : `${from}-${to}`} : ${what}`,
  forEachOpponent: 'faites ce qui suit pour chacun de vos adversaires :',
  forEachPlayer: 'faites ce qui suit pour chaque joueur, en commençant par vous :',
  toChoose: (paying, count) =>
    count === 1 ? `${paying} pour en choisir un` : `${paying} pour en choisir ${number(count, 'm')}`,
  choose: (count) => (count === 1 ? 'choisissez l’un :' : `choisissez-en ${number(count, 'm')} :`),
  allOfThis: 'faire ce qui suit :',
  nothing: 'il ne se passe rien',
};
