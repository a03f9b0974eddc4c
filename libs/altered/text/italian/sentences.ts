import type { ClausePhrases } from '../romance/clauses.js';
import type { ConditionPhrases } from '../romance/conditions.js';
import type { CostPhrases, Payment } from '../romance/costs.js';
import { a, listed, the } from '../romance/grammar.js';
import type { SentencePhrases } from '../romance/sentences.js';
import type { StepPhrases } from '../romance/steps.js';
import type { TriggerPhrases } from '../romance/triggers.js';
import { after, number, spoken } from './grammar.js';
import { compared } from './nouns.js';
import { ascend, move, verbs } from './verbs.js';

export const clauses: ClausePhrases = { simultaneously: 'simultaneamente' };

export const conditions: ConditionPhrases = {
  it: '',
  repeatsSubject: false,
  thereIs: (plural, past, negative) => {
    const not = negative ? 'non ' : '';
    if (plural) return `${not}ci ${past ? verbs.past.be.they : verbs.be.they}`;
    return `${not}${past ? 'c’era' : 'c’è'}`;
  },
  none: { plural: true, words: ({ words }) => words },
  aboutOne: {
    'at-least': 'almeno',
    'at-most': 'al massimo',
    exactly: 'esattamente',
    'more-than': 'più di',
    'less-than': 'meno di',
  },
  measure: (is, than, asMana) => {
    if (typeof than !== 'number') return compared(is, than, asMana);
    const value = asMana ? `{${than}}` : String(than);
    switch (is) {
      case 'at-least':
        return `${value} o più`;
      case 'at-most':
        return `${value} o meno`;
      case 'exactly':
        return value;
      case 'more-than':
        return `superiore a ${value}`;
      case 'less-than':
        return `inferiore a ${value}`;
    }
  },
  inTerrain: (symbol) => `in ${symbol}`,
  ascended: 'ascesa',
  firstDay: 'il primo Giorno',
  firstPlayer: 'il primo giocatore',
  passed: 'passato',
  turnOf: (whose) => (whose === undefined ? 'il tuo turno' : `il turno ${after('of', whose)}`),
  owner: { clitic: 'ne', words: 'il proprietario' },
  having: (bounds) => [listed(bounds, 'e')],
};

const paid = (order: string, infinitive: string, rest: string): Payment => ({
  order: `${order} ${rest}`,
  infinitive: `${infinitive} ${rest}`,
});

export const costs: CostPhrases = {
  mana: (symbol, where) =>
    where === undefined
      ? { order: symbol, infinitive: `pagare ${symbol}` }
      : { order: `${symbol}, dove X è ${where}`, infinitive: `pagare ${symbol}, dove X è ${where},` },
  exhaustMe: { order: '{T}', infinitive: 'esaurirmi ({T})' },
  discardMe: { order: '{D}', infinitive: 'scartarmi dalla Riserva ({D})' },
  sacrificeMe: { order: 'sacrificami', infinitive: 'sacrificarmi' },
  spend: (counters) => paid('spendi', 'spendere', counters),
  discard: (cards) => paid('scarta', 'scartare', cards),
  sacrifice: (objects) => paid('sacrifica', 'sacrificare', objects),
  put: (cards) => paid('metti', 'mettere', cards),
  exhaustInReserve: (cards) => paid('esaurisci', 'esaurire', `${cards} nella tua Riserva`),
  anyNumberOfCards: 'un numero qualsiasi di carte',
  ofMine: (count, many) => `${count} dei miei ${many}`,
  surcharge: (mana, condition) => `Questa azione costa ${mana} in più se ${condition}.`,
  xAtMost: (number) => `X non può superare ${number}.`,
  dearer: (mana, target) => `Costa ${mana} in più se bersaglia ${target}.`,
};

const action = (name: string) => ({ verb: verbs.do, what: name, alone: name });

export const steps: StepPhrases = {
  resupply: (times) => action(times === undefined ? 'Rifornimento' : `Rifornimento ${times}`),
  exhaustedResupply: action('Rifornimento Esaurito'),
  sabotage: action('Sabotaggio'),
  sabotaged: (card) => `di ${card}`,
  afterYou: { verb: verbs.do, what: '«Dopo di te»', alone: 'Dopo di te' },
  switchExpeditions: { verb: verbs.switch, what: 'Spedizioni' },
  moveExpedition: (direction, which) => ({
    verb: move,
    what: spoken(which),
    early: direction === 'forward' ? 'in avanti' : 'indietro',
  }),
  roll: { verb: verbs.roll, what: 'un dado' },
  win: { verb: verbs.win, what: 'la partita' },
  adjust: (by, amount) => ({ verb: verbs[by], what: 'il risultato', rest: after('of', amount) }),
  ascend,
  forFree: 'gratuitamente',
  removed: (from) => after('from', from),
  distributed: (among) => `distribuiti a tua scelta ${after('among', among)}`,
  withAbilities: (abilities) => `con ${abilities}`,
  abilities: (symbols) => the(`abilità ${symbols}`, 'f', true),
  placeFirstFromDeck: true,
  effect: (statement) => `ottenere questo effetto: ${statement}`,
  times: (count) => (count === 1 ? 'una volta' : `${number(count, 'f')} volte`),
  asManyTimes: (as) => `un numero di volte pari ${after('to', as)}`,
};

export const triggers: TriggerPhrases = {
  when: (clause) => `quando ${clause}`,
  after: (daily) => `dopo ${daily}`,
  anyone: a('giocatore'),
  undergo: {
    me: (participle) => `vengo ${participle}`,
    it: (participle) => `viene ${participle}`,
    they: (participle) => `vengono ${participle}`,
  },
  meEnters: 'entro in gioco',
  enters: (subject) => `${subject} entra in gioco`,
  meJoins: (expedition) => `mi unisco ${after('to', expedition)}`,
  joins: (subject, expedition) => `${subject} si unisce ${after('to', expedition)}`,
  theyEnter: (subject) => `${subject} entrano in gioco`,
  theyJoin: (subject, expedition) => `${subject} si uniscono ${after('to', expedition)}`,
  howPlayed: { free: 'gratuitamente', rush: 'con Irruzione' },
  oneOrMore: ({ gender, many }) => `${gender === 'f' ? 'una' : 'uno'} o più ${many}`,
  last: (isMine, { one }) => `il ${isMine ? 'mio' : 'suo'} ultimo ${one}`,
  resupply: { verb: verbs.do, what: 'Rifornimento' },
  resuppliedCard: (card) => `di ${spoken(card)}`,
  lastOfHand: the('ultima carta della Mano', 'f'),
  onceOrMore: 'una o più volte',
  expedition: {
    forward: 'si muove in avanti',
    backward: 'si muove indietro',
    fails: 'non riesce a muoversi in avanti',
  },
  bothMove: {
    forward: 'si muovono in avanti',
    backward: 'si muovono indietro',
    fails: 'non riescono a muoversi in avanti',
  },
  due: (symbol) => `a causa di ${symbol}`,
  aDie: 'un dado',
  again: (clause) => clause,
};

export const sentences: SentencePhrases = {
  colon: ':',
  onlySoOften: ({ times, each }) => {
    const often = times === 1 ? 'una sola volta' : `al massimo ${number(times, 'f')} volte`;
    return `Questa abilità si attiva ${often} ogni ${each === 'turn' ? 'turno' : 'Giorno'}.`;
  },
  onlyIf: (condition) => `Puoi giocare questa abilità solo se ${condition}.`,
  andIf: (condition) => `se ${condition}`,
  ifEach: (all) => all,
  may: (player, what) => (player === undefined ? `puoi ${what}` : `${player} può ${what}`),
  row: (from, to) => {
    if (from === undefined)
      return to === undefined ? 'con qualsiasi risultato' : to === 1 ? 'con 1' : `con ${to} o meno`;
    if (to === undefined) return `con ${from} o più`;
    return from === to ? `con ${from}` : `con ${from}-${to}`;
  },
  forEachOf: (each, what) => `${each}, ${what}`,
  doThis: (often, what) => `fai quanto segue ${often}: ${what}`,
  ifDone: (who) => (who === 'you' ? 'se lo fai' : 'se lo fa'),
  ifNotDone: (who) => (who === 'you' ? 'se non lo fai' : 'se non lo fa'),
  if: (condition, what) => `se ${condition}, ${what}`,
  isIf: (what) => what.startsWith('se '),
  otherwise: 'altrimenti',
  inOrderTo: (what) => `per ${what}`,
  onlyAsMana: 'Non posso essere giocato, ma posso essere usato come Orbe di Mana.',
  chooseSo: (many, again, unchosen) => {
    const since = unchosen === 'turn' ? 'questo turno' : 'questo Giorno';
    const fresh = unchosen === undefined ? '' : ` fra ciò che non è ancora stato scelto ${since}`;
    return `scegli ${many}${again ? ', anche più volte la stessa opzione' : ''}${fresh}:`;
  },
  chosenBy: (choosing, many) => `${choosing} ${many}:`,
  bothIf: (condition) => `scegli uno, o entrambi se ${condition}:`,
  bothFor: (paying) => `scegli uno, o puoi ${paying} per sceglierli entrambi:`,
  dependingOn: (value) =>
    `a seconda ${value.replace(/^il /, 'del ').replace(/^l’/, 'dell’').replace(/^la /, 'della ')}:`,
  threshold: (from, to, what) => `${to === undefined ? `${from}+` : `${from}-${to}`}: ${what}`,
  forEachOpponent: 'fai quanto segue per ogni tuo avversario:',
  forEachPlayer: 'fai quanto segue per ogni giocatore, a partire da te:',
  choose: (count) => `scegli ${number(count, 'm')}:`,
  toChoose: (paying, count) => `${paying} per sceglierne ${number(count, 'm')}`,
  allOfThis: 'fare quanto segue:',
  nothing: 'non succede nulla',
};
