import type { AllowancePhrases } from '../romance/allowances.js';
import type { StandingPhrases } from '../romance/expeditions.js';
import { a, agreeing, bare, listed, the } from '../romance/grammar.js';
import type { KnownPhrase } from '../romance/known.js';
import type { OccasionPhrases } from '../romance/occasions.js';
import type { SituationPhrases } from '../romance/situations.js';
import { adjective, after, noun, number, spoken } from './grammar.js';
import { verbs } from './verbs.js';

const standing = {
  ahead: 'en avance',
  behind: 'en retard',
  tied: 'à égalité',
  'behind-or-tied': 'en retard ou à égalité',
  'in-contact': 'en contact',
} as const;

const whose = (role: string) => (what: KnownPhrase | 'me') =>
  what === 'me'
    ? bare(`mon ${role}`)
    : what.pronoun
      ? bare(`${what.are.plural ? 'leur' : 'son'} ${role}`)
      : the(`${role} ${after('of', what.phrase)}`);

export const standings: StandingPhrases = {
  standing: (is, plural) => (is === 'ascended' ? (plural ? 'élevées' : 'élevée') : standing[is]),
  expedition: {
    hero: a('Expédition Héros', 'f'),
    companion: a('Expédition Compagnon', 'f'),
    any: a('Expédition', 'f'),
  },
  atLeastOneOf: (all) => bare(`au moins une ${after('of', all)}`, 'f'),
  bothOfYours: bare('vos deux Expéditions', 'f', true),
  noneOf: (all) => bare(`aucune ${after('of', all)}`, 'f'),
  isNoneDenied: true,
  ownerOf: whose('propriétaire'),
  controllerOf: whose('contrôleur'),
  controllerFacing: (what) => {
    if (what !== 'me' && what.pronoun)
      return the(`contrôleur de l’Expédition qui ${what.are.plural ? 'leur' : 'lui'} fait face`);
    return the(`contrôleur de l’Expédition face ${what === 'me' ? 'à moi' : after('to', what.phrase)}`);
  },
  singleTerrain: 'dans une région à terrain unique',
  withOne: (what) => `avec ${spoken(what)}`,
  withNone: (what) => `sans ${spoken(what)}`,
  inExpedition: (is) => `dans une Expédition ${is}`,
};

export const situations: SituationPhrases = {
  inContact: 'en contact',
  region: {
    ascended: 'dans une Expédition élevée',
    'of-a-statistic-of-0': 'dans une région du terrain d’une de ses statistiques de 0',
  },
  facingExpeditionIn: (symbol) => `face à une Expédition en ${symbol}`,
  facingMany: (characters) => `face à ${characters}`,
  facing: { it: 'face à elle', me: 'face à moi' },
  wasPlayed: (agree, from) => ({
    with: 'have',
    words: `été ${agreeing(adjective('joué'), agree)} ${from}`,
  }),
  visibleRegions: noun('région à terrain unique', 'f', 'régions à terrain unique'),
  visible: 'visibles',
  full: ({ gender, plural }) => `plein${gender === 'f' ? 'e' : ''}${plural ? 's' : ''}`,
  empty: () => 'vide',
  fewerCards: (place, than) => `moins de cartes ${place} que ${spoken(than)}`,
  total: (of, among) => the(`${of} total ${among}`),
  totalOf: {
    'hand-cost': 'Coût de Main',
    'reserve-cost': 'Coût de Réserve',
    'base-cost': 'Coût de Base',
    statistic: (of) => (of === '' ? 'montant des statistiques de base' : `montant de ${of}`),
    counters: (of) => `nombre de ${of}`,
  },
  different: (of) => `chacun ${of} différent`,
  measured: (of, symbol) =>
    of === 'hand-cost'
      ? 'un Coût de Main'
      : of === 'reserve-cost'
        ? 'un Coût de Réserve'
        : of === 'base-cost'
          ? 'un Coût de Base'
          : `un montant de ${symbol}`,
  anAbility: (symbol) => `une capacité ${symbol}`,
  wasActivated: { with: 'have', words: 'été activée' },
  thisTurn: 'ce tour-ci',
  thisWay: 'de cette façon',
  anyCard: 'une carte',
  done: { discard: 'défaussé', put: 'mis' },
  inReserve: 'en Réserve',
  inEachOfYours: 'dans chacune de vos Expéditions',
  onlyCard: 'la seule carte de cette Réserve',
  cost: { hand: the('Coût de Main'), reserve: the('Coût de Réserve'), base: the('Coût de Base') },
  failedToMove: { with: 'have', words: 'échoué à avancer' },
  yourHero: 'votre Héros',
};

export const occasions: OccasionPhrases = {
  ascends: (expedition) => `${expedition} s’élève`,
  byAscension: (expedition, both) => `${expedition} ${both ? 'avancent' : 'avance'} grâce à l’Ascension`,
  bothOf: (all) => `${spoken(all)} toutes les deux`,
  movesForward: (expedition) => `${expedition} avance`,
  makesGift: { verb: verbs.do, what: 'un Don' },
  giftsOnATurn: (times, isYours) =>
    `${number(times, 'm')} Dons pendant un de ${isYours ? 'vos' : 'ses'} tours`,
  receivesGift: { verb: verbs.receive, what: 'un Don' },
  aCard: 'une carte',
  anyCounter: noun('compteur', 'm'),
  oneOrMore: ({ one }) => `1 ${one} ou plus`,
  asTarget: 'comme cible',
  by: (what) => `avec ${what}`,
  aCardThisWay: 'une carte de cette façon',
  nth: (value, { one }) => `le ${value === 1 ? '1er' : `${value}e`} ${one}`,
  first: 'en premier',
  last: 'après les adversaires',
  rolled: (from, to) =>
    `un dé et que le résultat est ${to === undefined ? `${from} ou plus` : from === to ? from : `${from}-${to}`}`,
  anAbility: (symbol) => `une capacité ${symbol}`,
  activations: (times, symbol) =>
    times === 1
      ? `une capacité ${symbol} s’active pendant un de vos tours`
      : `${number(times, 'f')} capacités ${symbol} s’activent pendant un de vos tours`,
  goesFrom: (what, from, to) => `${what} directement ${from} ${to}`,
  meLeaves: (expedition) => `je quitte ${spoken(expedition)}`,
  leaves: (what, expedition) => `${what} quitte ${spoken(expedition)}`,
  nextTime: (clause, duration) => `la prochaine fois que ${clause} ${duration}`,
  activated: (symbol) => `une capacité ${symbol} s’active`,
};

const ownHighest = { me: 'ma', you: 'votre', it: 'sa', each: 'sa', they: 'leur' } as const;

export const allowances: AllowancePhrases = {
  considered: (as) => `je suis aussi considéré comme ${as}, même hors du jeu`,
  alsoItsCharacters: (which) => bare(`${spoken(which)} et ses Personnages`, 'f', true),
  expeditionConsidered: (which, is) =>
    `${spoken(which)} ${which.plural ? 'sont considérées' : 'est considérée'} comme ${is}`,
  defendersIgnored: (which) => `les Personnages Défenseurs n’empêchent pas ${spoken(which)} d’avancer`,
  statistics: the('statistiques {V}, {M} et {O}', 'f', true),
  highest: (statistics, by) => `${statistics} sont égales à ${ownHighest[by]} plus haute statistique`,
  region: {
    mine: (terrain, loses) =>
      `ma région est ${terrain} ${loses ? 'et perd ses autres terrains' : 'en plus de ses autres terrains'}`,
    'mine-and-facing': (terrain, loses) =>
      `ma région et celle de l’Expédition face à moi sont ${terrain} ${
        loses ? 'et perdent leurs autres terrains' : 'en plus de leurs autres terrains'
      }`,
  },
  playable: (where, only) =>
    only ? `je ne peux être joué que ${where}` : `je ne peux pas être joué ${where}`,
  notCounted: {
    reserve: 'je ne compte pas dans votre limite de Réserve',
    landmark: 'je ne compte pas dans votre limite de Repères',
  },
  gainCounters: 'gagner de compteurs',
  haveMore: (counters) => `avoir ${counters}`,
  gainThose: ({ many }) => `gagner de ${many}`,
  beginWith: (what) => `je commence la partie avec ${what}`,
  markers: (symbols) =>
    symbols.length === 1
      ? `un marqueur Terrain ${symbols.join('')}`
      : `les marqueurs Terrain ${listed(symbols, 'et')}`,
  keepsMore: (count, features) =>
    `la Nuit, vous pouvez garder en Réserve ${
      count === 1 ? 'une autre carte si elle est' : `${number(count, 'f')} autres cartes, chacune si elle est`
    } ${features}`,
  beyondMaximum: (cards, more) =>
    `les capacités de soutien ${after('of', cards)} peuvent leur donner ${
      more === undefined
        ? 'des compteurs au-delà de leur maximum'
        : `${more} compteur au-delà de leur maximum`
    }`,
  gainsAgain: (status) => `je peux gagner ${status} même si j’étais déjà ${status}`,
  limit: (of, by) => {
    const name = of === 'reserve' ? 'limite de Réserve' : 'limite de Repères';
    if (by === 'all') return bare(`chaque ${name}`, 'f');
    return by === undefined ? bare(`votre ${name}`, 'f') : the(`${name} ${after('of', by)}`, 'f');
  },
  limitSet: (limit, to) => `${limit} est de ${number(to, 'm')}`,
  mayPlay: (cards) => `vous pouvez jouer ${cards}`,
  whose: (cost) => `si leur Coût de Base est ${cost}`,
  costs: (change, where) => `je coûte ${change} si je suis joué ${where}`,
  inEmpty: 'dans une Expédition sans Personnage',
  inStarting: 'dans une région de départ',
  inStanding: (is) => `dans une Expédition ${is}`,
  gain: (status) => `gagner ${status}`,
  leave: (expedition) => `quitter ${spoken(expedition)}`,
  moveForward: (due) => `avancer${due ? ' grâce à l’Ascension' : ''}`,
  ascendAgain: 's’élever à nouveau',
  roll: (several) => `lancer ${several ? 'un ou plusieurs dés' : 'un dé'}`,
  firstTime: { turn: 'pour la première fois du tour', day: 'pour la première fois du Jour' },
  nextTime: (would) => `la prochaine fois ${/^[aeiouéê]/i.test(would) ? 'qu’' : 'que '}${conditional(would)}`,
  oneMoreRegion: 'elle avance d’une région de plus',
  staysThere: 'elle ne bouge pas',
  youMayDiscardMe: (effect) => `vous pouvez me défausser à la place ; si vous le faites, ${effect}`,
  youMayPay: (paying, effect) => `vous pouvez ${paying} ; si vous le faites, à la place ${effect}`,
};

/** After "la prochaine fois que", what would happen is in the conditional. */
const conditional = (would: string): string =>
  would.replace(/\bdev(ais|ait|iez|aient)\b/, (_all, ending: string) => `devr${ending}`);
