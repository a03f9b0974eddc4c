import type { Deed, Distinction } from '#altered/abilities';
import { a, agreeing, bare, inNumber, listed, the, type Forms, type NounPhrase } from '../romance/grammar.js';
import type { AmountPhrases } from '../romance/amounts.js';
import type { PlacePhrases } from '../romance/destinations.js';
import type { ObjectPhrases } from '../romance/objects.js';
import type { PlayerPhrases } from '../romance/players.js';
import type { QuantityPhrases } from '../romance/quantities.js';
import type { DescriptionPhrases } from '../romance/selectors.js';
import { adjective, after, number, ordinal, spoken } from './grammar.js';

const their = (isReader: boolean, plural = false): string =>
  plural ? (isReader ? 'tue' : 'sue') : isReader ? 'tua' : 'sua';

export const players: PlayerPhrases = {
  opponent: (isReader) => the(isReader ? 'tuo avversario' : 'suo avversario'),
  each: bare('ogni giocatore'),
  controller: the('suo controllore'),
  owner: the('suo proprietario'),
  target: { opponent: a('avversario bersaglio'), player: a('giocatore bersaglio') },
  provided: (condition) => `(se ${condition})`,
  again: { opponent: bare('quell’avversario'), player: bare('quel giocatore') },
  expedition: {
    'my-expedition': () => the('mia Spedizione', 'f'),
    'my-other-expedition': () => the('altra mia Spedizione', 'f'),
    'facing-me': () => the('Spedizione di fronte a me', 'f'),
    'your-hero': ({ isReader }) => the(`${their(isReader)} spedizione eroe`, 'f'),
    'your-companion': ({ isReader }) => the(`${their(isReader)} spedizione compagno`, 'f'),
    'each-of-yours': ({ isReader }) => bare(`ciascuna delle ${their(isReader, true)} Spedizioni`, 'f'),
    'opponent-hero': ({ ofOpponent }) => the(`spedizione eroe ${ofOpponent()}`, 'f'),
    'opponent-companion': ({ ofOpponent }) => the(`spedizione compagno ${ofOpponent()}`, 'f'),
    'each-of-opponents': ({ ofOpponent }) => bare(`ciascuna delle Spedizioni ${ofOpponent()}`, 'f'),
    each: () => bare('ciascuna Spedizione', 'f'),
    'its-expedition': () => the('sua Spedizione', 'f'),
    'facing-it': () => the('Spedizione di fronte a esso', 'f'),
    'one-of-yours': ({ isReader }) => bare(`una delle ${their(isReader, true)} Spedizioni`, 'f'),
    'other-than-that': ({ isReader }) => bare(`l’altra ${their(isReader, false)} Spedizione`, 'f'),
    'that-expedition': () => bare('quella Spedizione', 'f'),
  },
  expeditions: {
    each: () => the('Spedizioni', 'f', true),
    'each-of-yours': ({ isReader }) => the(`${their(isReader, true)} Spedizioni`, 'f', true),
    'each-of-opponents': ({ ofOpponent }) => the(`Spedizioni ${ofOpponent()}`, 'f', true),
  },
  thatExpedition: bare('quella Spedizione', 'f'),
  targetExpedition: the('Spedizione bersaglio', 'f'),
  targetExpeditions: bare('un numero qualsiasi di Spedizioni bersaglio', 'f'),
  targetExpeditionOf: (whose, { ofOpponent }) =>
    a(`Spedizione bersaglio ${whose === 'you' ? 'che controlli' : ofOpponent()}`, 'f'),
  oneOf: (ofThem) => `una ${ofThem}`,
  where: {
    'facing-me': 'di fronte a me',
    'facing-it': 'di fronte a esso',
    'facing-them': 'di fronte a loro',
    each: 'nella zona Spedizione',
  },
  facing: (whom) => `di fronte ${after('to', whom)}`,
};

export const places: PlacePhrases = {
  ofOwner: (plain, plural) => ({
    ...plain,
    words: `${plain.words} del ${plural ? 'loro' : 'suo'} proprietario`,
  }),
  inReserve: 'in Riserva',
  onTop: (deck) => `in cima ${after('to', deck)}`,
  onBottom: (deck) => `in fondo ${after('to', deck)}`,
  atPlace: (place, from, deck) => {
    const end = from === 'fromTop' ? 'dalla cima' : 'dal fondo';
    return `${after('in', deck)}, in ${ordinal(place, 'f')} posizione ${end}`;
  },
  atNth: (deck, nth) => `${after('in', deck)}, nella posizione dalla cima pari ${after('to', nth)}`,
  faceDown: 'a faccia in giù',
  asOrb: (orb) => `come ${orb}`,
  withStatuses: (statuses) => `con lo stato ${statuses}`,
};

export const objects: ObjectPhrases = {
  atRandom: (chosen) => chosen.replace(/^(\S+ \S+|\S+’\S+)/, '$1 a caso'),
  topCard: (deck) => `prima carta ${deck}`,
  topCards: (count, deck) => `prime ${number(count, 'f')} carte ${deck}`,
  cardsUntil: (deck, sought) => `carte dalla cima ${deck} fino a rivelare ${sought}`,
  asManyTopCards: (deck, as) => `prime carte ${deck}, in numero pari ${after('to', as)}`,
};

const comparisons = {
  'at-least': 'pari o superiore',
  'at-most': 'pari o inferiore',
  exactly: 'pari',
  'more-than': 'superiore',
  'less-than': 'inferiore',
} as const;

/** "pari o superiore a 3", "inferiore al numero di …"; mana is written as its symbol. */
export const compared = (is: keyof typeof comparisons, than: number | NounPhrase, asMana: boolean): string =>
  `${comparisons[is]} ${typeof than === 'number' ? `a ${asMana ? `{${than}}` : than}` : after('to', than)}`;

export const howMany: DescriptionPhrases['howMany'] = (is, than, gender, digits) => {
  const many = digits ? String(than) : number(than, gender);
  switch (is) {
    case 'at-least':
      return `${many} o più`;
    case 'at-most':
      return `al massimo ${many}`;
    case 'exactly':
      return `esattamente ${many}`;
    case 'more-than':
      return `più di ${many}`;
    case 'less-than':
      return `meno di ${many}`;
  }
};

export const descriptions: DescriptionPhrases = {
  compared: (is, than, asMana) => ({ words: compared(is, than, asMana), isBare: false }),
  howMany,
  counters: (is, than, noun) =>
    is === 'exactly' && than === 1
      ? `1 ${noun.one}`
      : `${howMany(is, than, 'm', true)} ${inNumber(noun, than !== 1 || is === 'at-least')}`,
  bound: {
    handCost: (than) => `Costo di Mano ${than.words}`,
    reserveCost: (than) => `costo Riserva ${than.words}`,
    statistic: (symbol, than) => `${symbol} ${than.words}`,
    base: (symbol, than) =>
      `${symbol === undefined ? 'una statistica base' : `${symbol} di base`} ${than.words}`,
    counters: (many) => many,
    counterNumber: (noun, than) => `un numero di ${noun.many} ${than.words}`,
    keyword: (keyword) => keyword,
    baseCost: (than) => `Costo Base ${than.words}`,
    anyCounters: (has) => (has ? 'segnalini' : 'zero segnalini'),
    ability: (symbol) => `un’abilità ${symbol}`,
    sameName: (as) => (as === 'me' ? 'il mio stesso nome' : `lo stesso nome ${after('of', as)}`),
    most: (measured, is) => `${spoken(measured)} ${is === 'highest' ? 'più alto' : 'più basso'}`,
    mostCounters: ({ many }, is) => `${is === 'highest' ? 'più' : 'meno'} ${many} di tutti`,
  },
  measured: {
    handCost: the('Costo di Mano'),
    reserveCost: the('costo Riserva'),
    baseCost: the('Costo Base'),
    statistic: (symbol) => the(`valore di ${symbol}`),
  },
  having: (bounds) => `con ${listed(bounds, 'e')}`,
  inTotal: (bound) => `con ${bound} in totale`,
  chosenBy: (by) => `a scelta ${after('of', by)}`,
  non: (adjective) => `non ${adjective}`,
  nonToken: 'non gettone',
  ofFaction: (name) => `di ${name}`,
  named: (name) => `di nome ${name}`,
  thatYouControl: 'che controlli',
  thatItControls: 'che controlla',
  inPlay: 'in gioco',
  amongThose: 'tra quelle carte',
  thatYouOwn: 'di cui sei il proprietario',
  ownedBy: (owner) => `di proprietà ${after('of', owner)}`,
  thoseCards: 'quelle carte',
  ofThoseCards: (some) => `${some} di quelle carte`,
  oneOf: 'una',
  someOf: 'alcune',
  anyPlayers: (zone) => ({ ...zone, words: `${zone.words} di un giocatore qualsiasi` }),
  anyNumberOf: (targets) => `un numero qualsiasi di ${targets}`,
  targetPlayer: a('giocatore bersaglio'),
  upTo: (many) => `fino a ${many}`,
};

const deedsDone: Readonly<Record<Deed, Forms>> = {
  created: adjective('creato'),
  discarded: adjective('scartato'),
  drawn: adjective('pescato'),
  played: adjective('giocato'),
  resupplied: adjective('rifornito'),
  sacrificed: adjective('sacrificato'),
};
const times = {
  turn: 'in questo turno',
  afternoon: 'in questo Pomeriggio',
  day: 'in questo Giorno',
} as const;
const differing: Readonly<Record<Distinction, string>> = {
  faction: 'fazioni diverse',
  name: 'nomi diversi',
  subtype: 'sottotipi diversi',
  'hand-cost': 'Costi di Mano diversi',
  'reserve-cost': 'costi Riserva diversi',
  'base-cost': 'Costi Base diversi',
};

export const quantities: QuantityPhrases = {
  numberOf: (counted) => the(`numero ${after('of', counted)}`),
  countersOn: ({ many }, on) =>
    the(on === 'me' ? `numero dei miei ${many}` : `numero di ${many} ${after('on', on.phrase)}`),
  statistic: (symbol) => the(`statistica ${symbol}`, 'f'),
  highestStatistic: the('statistica più alta', 'f'),
  cost: { hand: the('Costo di Mano'), reserve: the('costo Riserva'), base: the('Costo Base') },
  numberOfCards: (where) => the(`numero di carte ${where}`),
  baseStatistics: (symbol, than, among) => {
    const which = symbol === undefined ? 'statistiche base' : `${symbol} di base`;
    return the(`numero di ${which} ${than.words} ${after('among', among)}`);
  },
  regionsBetween: (whose) =>
    the(
      whose === undefined
        ? 'numero di regioni tra la tua spedizione eroe e la tua spedizione compagno'
        : `numero di regioni tra la spedizione eroe e la spedizione compagno ${after('of', whose)}`,
    ),
  highest: (of, among) => ({
    ...of,
    words: `${of.words} più alto ${after('among', among)}`,
  }),
  had: ({ many }) => the(`numero di ${many} che avevo`),
  playedThisTurn: (cards) => the(`numero di ${cards.words} che hai giocato in questo turno`),
  giftsThisTurn: (by) =>
    the(`numero di Doni fatti ${by === 'you' ? 'da te' : after('by', by)} in questo turno`),
  happened: ({ deed, cards, by, from, during }) => {
    const whose = by === undefined ? '' : by === 'you' ? ' da te' : ` ${after('by', by)}`;
    const done = agreeing(deedsDone[deed], cards);
    return the(`numero di ${cards.words} ${done}${whose}${from && ` ${from}`} ${times[during]}`);
  },
  cameThere: (what, came, expeditions, during) => ({
    ...what,
    words: `${what.words} ${
      came === 'joined' ? `unitisi ${after('to', expeditions)}` : `che hanno lasciato ${spoken(expeditions)}`
    } ${times[during]}`,
  }),
  different: (of, among) => the(`numero di ${differing[of]} ${after('among', among)}`),
  terrainsOf: (expeditions) => the(`numero di terreni diversi nella regione ${after('of', expeditions)}`),
  hasMoved: (expedition, way, negative) =>
    `${expedition} ${negative ? 'non si è' : 'si è'} mossa ${
      way === 'forward' ? 'in avanti' : 'all’indietro'
    } in questo Giorno`,
  movedThisDay: {
    forward: 'che si sono mosse in avanti in questo Giorno',
    backward: 'che si sono mosse all’indietro in questo Giorno',
  },
  countersTaken: the('numero di segnalini tolti in questo modo'),
  forEachHad: ({ one }) => `per ogni ${one} che avevo`,
  forEachPlayed: (card) => `per ogni ${card} che hai giocato in questo turno`,
  either: (then, condition, otherwise) => `${then} se ${condition}, altrimenti ${otherwise}`,
  result: the('risultato'),
  otherResult: the('secondo risultato'),
  doneThisWay: (noun, participle, gender) =>
    the(`numero di ${noun} ${participle.replace(/o$/, gender === 'f' ? 'e' : 'i')} in questo modo`),
  plus: 'più',
  twice: (of) => the(`doppio ${after('of', of)}`),
  timesAs: (factor, of) => `${factor} volte ${of}`,
  half: (of, round) => {
    const rounded = round === 'up' ? 'arrotondata per eccesso' : 'arrotondata per difetto';
    return the(`metà ${after('of', of)} (${rounded})`, 'f');
  },
  forEach: (described) => `per ogni ${described}`,
  forEachCounter: ({ one }, on) => {
    if (on === 'me') return `per ogni mio ${one}`;
    if (on.pronoun) return `per ogni ${on.are.plural ? 'loro' : 'suo'} ${one}`;
    return `per ogni ${one} ${after('on', on.phrase)}`;
  },
  forEachUnit: (of) => `per ogni unità ${after('of', of)}`,
  asMany: (counted, as) => `un numero di ${counted} pari ${after('to', as)}`,
  countIf: (count, condition) => `${count} se ${condition}`,
  soMany: ({ many, gender }) => `${gender === 'f' ? 'altrettante' : 'altrettanti'} ${many}`,
  ofAnyNumber: (any, counted) => `${any} di ${counted}`,
};

export const amounts: AmountPhrases = {
  whereX: (x, is) => `${x}, dove X è ${is}`,
  less: (cost) => `${cost} in meno`,
  more: (cost) => `${cost} in più`,
  changeIf: (change, condition) => `${change} se ${condition}`,
};
