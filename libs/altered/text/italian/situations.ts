import type { AllowancePhrases } from '../romance/allowances.js';
import type { StandingPhrases } from '../romance/expeditions.js';
import { a, agreeing, bare, listed, the } from '../romance/grammar.js';
import type { KnownPhrase } from '../romance/known.js';
import type { OccasionPhrases } from '../romance/occasions.js';
import type { SituationPhrases } from '../romance/situations.js';
import { adjective, after, noun, number, ordinal, spoken } from './grammar.js';
import { verbs } from './verbs.js';

const standing = {
  ahead: 'in vantaggio',
  behind: 'in svantaggio',
  tied: 'in parità',
  'behind-or-tied': 'in svantaggio o in parità',
  'in-contact': 'in contatto',
} as const;

const whose = (role: string) => (what: KnownPhrase | 'me') =>
  what === 'me'
    ? the(`mio ${role}`)
    : what.pronoun
      ? the(`${what.are.plural ? 'loro' : 'suo'} ${role}`)
      : the(`${role} ${after('of', what.phrase)}`);

export const standings: StandingPhrases = {
  standing: (is, plural) => (is === 'ascended' ? (plural ? 'ascese' : 'ascesa') : standing[is]),
  expedition: {
    hero: a('spedizione eroe', 'f'),
    companion: a('spedizione compagno', 'f'),
    any: a('Spedizione', 'f'),
  },
  atLeastOneOf: (all) => bare(`almeno una ${after('of', all)}`, 'f'),
  bothOfYours: bare('entrambe le tue Spedizioni', 'f', true),
  noneOf: (all) => bare(`nessuna ${after('of', all)}`, 'f'),
  isNoneDenied: false,
  ownerOf: whose('proprietario'),
  controllerOf: whose('controllore'),
  controllerFacing: (what) => {
    const whom =
      what === 'me'
        ? 'a me'
        : what.pronoun
          ? what.are.plural
            ? 'a loro'
            : 'a esso'
          : after('to', what.phrase);
    return the(`controllore della Spedizione di fronte ${whom}`);
  },
  singleTerrain: 'in una regione a terreno singolo',
  withOne: (what) => `con ${spoken(what)}`,
  withNone: (what) => `senza ${spoken(what)}`,
  inExpedition: (is) => `in una Spedizione ${is}`,
};

export const situations: SituationPhrases = {
  inContact: 'in contatto',
  region: {
    ascended: 'in una Spedizione ascesa',
    'of-a-statistic-of-0': 'in una regione con il terreno di una propria statistica pari a 0',
  },
  facingExpeditionIn: (symbol) => `di fronte a una Spedizione in ${symbol}`,
  facingMany: (characters) => `di fronte a ${characters}`,
  facing: { it: 'di fronte a essa', me: 'di fronte a me' },
  wasPlayed: (agree, from) => ({
    with: 'be',
    words: `${agreeing(adjective('stato'), agree)} ${agreeing(adjective('giocato'), agree)} ${from}`,
  }),
  visibleRegions: noun('regione a terreno singolo', 'regioni a terreno singolo', 'f'),
  visible: 'visibili',
  full: ({ gender, plural }) => (gender === 'f' ? (plural ? 'piene' : 'piena') : plural ? 'pieni' : 'pieno'),
  empty: ({ gender }) => (gender === 'f' ? 'vuota' : 'vuoto'),
  fewerCards: (place, than) => `meno carte ${place} rispetto ${after('to', than)}`,
  total: (of, among) => the(`${of} totale ${among}`),
  totalOf: {
    'hand-cost': 'Costo di Mano',
    'reserve-cost': 'costo Riserva',
    'base-cost': 'Costo Base',
    statistic: (of) => (of === '' ? 'valore delle statistiche base' : `valore di ${of}`),
    counters: (of) => `numero di ${of}`,
  },
  different: (of) => `ciascuno ${of} diverso`,
  measured: (of, symbol) =>
    of === 'hand-cost'
      ? 'un Costo di Mano'
      : of === 'reserve-cost'
        ? 'un costo Riserva'
        : of === 'base-cost'
          ? 'un Costo Base'
          : `un valore di ${symbol}`,
  anAbility: (symbol) => `un’abilità ${symbol}`,
  wasActivated: { with: 'be', words: 'stata attivata' },
  thisTurn: 'in questo turno',
  thisWay: 'in questo modo',
  anyCard: 'una carta',
  done: { discard: 'scartato', put: 'messo' },
  inReserve: 'in Riserva',
  inEachOfYours: 'in ciascuna delle tue Spedizioni',
  onlyCard: 'l’unica carta in quella Riserva',
  cost: { hand: the('Costo di Mano'), reserve: the('costo Riserva'), base: the('Costo Base') },
  failedToMove: { with: 'be', words: 'rimaste senza muoversi in avanti' },
  yourHero: 'il tuo Eroe',
};

export const occasions: OccasionPhrases = {
  ascends: (expedition) => `${expedition} ascende`,
  byAscension: (expedition, both) =>
    `${expedition} ${both ? 'si muovono' : 'si muove'} in avanti grazie all’Ascensione`,
  bothOf: (all) => `entrambe ${spoken(all)}`,
  movesForward: (expedition) => `${expedition} si muove in avanti`,
  makesGift: { verb: verbs.do, what: 'un Dono' },
  giftsOnATurn: (times, isYours) =>
    `${number(times, 'm')} Doni in uno dei ${isYours ? 'tuoi' : 'propri'} turni`,
  receivesGift: { verb: verbs.receive, what: 'un Dono' },
  aCard: 'una carta',
  anyCounter: { one: 'segnalino', many: 'segnalini', gender: 'm' },
  oneOrMore: ({ many }) => `1 o più ${many}`,
  asTarget: 'come bersaglio',
  by: (what) => `con ${what}`,
  aCardThisWay: 'una carta in questo modo',
  nth: (value, { one }) => spoken(the(`${ordinal(value, 'm')} ${one}`)),
  first: 'per primo',
  last: 'dopo gli avversari',
  rolled: (from, to) =>
    `un dado con risultato ${to === undefined ? `${from} o più` : from === to ? from : `${from}-${to}`}`,
  anAbility: (symbol) => `un’abilità ${symbol}`,
  activations: (times, symbol) =>
    times === 1
      ? `un’abilità ${symbol} si attiva in un tuo turno`
      : `${number(times, 'f')} abilità ${symbol} si attivano in un tuo turno`,
  goesFrom: (what, from, to) => `${what} direttamente ${from} ${to}`,
  meLeaves: (expedition) => `lascio ${spoken(expedition)}`,
  leaves: (what, expedition) => `${what} lascia ${spoken(expedition)}`,
  nextTime: (clause, duration) => `la prossima volta che ${clause} ${duration}`,
  activated: (symbol) => `si attiva un’abilità ${symbol}`,
};

const inTheirOwn = { me: 'mia', you: 'tua', it: 'sua', each: 'propria', they: 'loro' } as const;

export const allowances: AllowancePhrases = {
  considered: (as) => `sono considerato anche ${as}, pure quando non sono in gioco`,
  alsoItsCharacters: (which) => bare(`${spoken(which)} e i suoi Personaggi`, 'f', true),
  expeditionConsidered: (which, is) =>
    `${spoken(which)} ${which.plural ? 'sono considerate' : 'è considerata'} ${is}`,
  defendersIgnored: (which) =>
    `i Personaggi Difensori non impediscono ${after('to', which)} di muoversi in avanti`,
  statistics: the('statistiche {V}, {M} e {O}', 'f', true),
  highest: (statistics, by) => `${statistics} sono pari alla ${inTheirOwn[by]} statistica più alta`,
  region: {
    mine: (terrain, loses) =>
      `la mia regione è ${terrain} ${loses ? 'e perde i suoi altri terreni' : 'oltre ai suoi altri terreni'}`,
    'mine-and-facing': (terrain, loses) =>
      `la mia regione e quella della Spedizione di fronte a me sono ${terrain} ${
        loses ? 'e perdono i loro altri terreni' : 'oltre ai loro altri terreni'
      }`,
  },
  playable: (where, only) =>
    only ? `posso essere giocato solo ${where}` : `non posso essere giocato ${where}`,
  notCounted: {
    reserve: 'non conto per il tuo limite Riserva',
    landmark: 'non conto per il tuo limite Punto di Riferimento',
  },
  gainCounters: 'guadagnare segnalini',
  haveMore: (counters) => `avere ${counters}`,
  gainThose: ({ many }) => `guadagnare ${many}`,
  beginWith: (what) => `inizio la partita con ${what}`,
  markers: (symbols) =>
    symbols.length === 1
      ? `un segnalino Terreno ${symbols.join('')}`
      : `i segnalini Terreno ${listed(symbols, 'e')}`,
  keepsMore: (count, features) =>
    `di Notte puoi conservare in Riserva ${
      count === 1 ? 'un’altra carta se è' : `altre ${number(count, 'f')} carte, ciascuna se è`
    } ${features}`,
  beyondMaximum: (cards, more) =>
    `le abilità di supporto ${after('of', cards)} possono dare loro ${
      more === undefined ? 'segnalini oltre il massimo' : `${more} segnalino oltre il massimo`
    }`,
  gainsAgain: (status) => `posso guadagnare ${status} anche se ero già ${status}`,
  limit: (of, by) => {
    const name = of === 'reserve' ? 'Riserva' : 'Punto di Riferimento';
    if (by === 'all') return bare(`ogni limite ${name}`);
    return by === undefined ? the(`tuo limite ${name}`) : the(`limite ${name} ${after('of', by)}`);
  },
  limitSet: (limit, to) => `${limit} è ${number(to, 'm')}`,
  mayPlay: (cards) => `puoi giocare ${cards}`,
  whose: (cost) => `se il loro Costo Base è ${cost}`,
  costs: (change, where) => `costo ${change} se giocato ${where}`,
  inEmpty: 'in una Spedizione senza Personaggi',
  inStarting: 'in una regione di partenza',
  inStanding: (is) => `in una Spedizione ${is}`,
  gain: (status) => `guadagnare ${status}`,
  leave: (expedition) => `lasciare ${spoken(expedition)}`,
  moveForward: (due) => `muoversi in avanti${due ? ' grazie all’Ascensione' : ''}`,
  ascendAgain: 'ascendere di nuovo',
  roll: (several) => `lanciare ${several ? 'uno o più dadi' : 'un dado'}`,
  firstTime: { turn: 'per la prima volta nel turno', day: 'per la prima volta nel Giorno' },
  nextTime: (would) => `la prossima volta che ${would}`,
  oneMoreRegion: 'si muove in avanti di una regione in più',
  staysThere: 'non si muove',
  youMayDiscardMe: (effect) => `puoi invece scartarmi; se lo fai, ${effect}`,
  youMayPay: (paying, effect) => `puoi ${paying}; se lo fai, invece ${effect}`,
};
