import type { Deed, Distinction } from '#altered/abilities';
import {
  a,
  agreeing,
  bare,
  inNumber,
  listed,
  the,
  type Agreement,
  type Forms,
  type NounPhrase,
} from '../romance/grammar.js';
import type { AmountPhrases } from '../romance/amounts.js';
import type { PlacePhrases } from '../romance/destinations.js';
import type { ObjectPhrases } from '../romance/objects.js';
import type { PlayerPhrases } from '../romance/players.js';
import type { QuantityPhrases } from '../romance/quantities.js';
import type { Compared, DescriptionPhrases } from '../romance/selectors.js';
import { adjective, after, number, ordinal, spoken } from './grammar.js';

const their = (isReader: boolean): string => (isReader ? 'votre' : 'son');
const theirs = (isReader: boolean): string => (isReader ? 'vos' : 'ses');

export const players: PlayerPhrases = {
  opponent: (isReader) => bare(`${their(isReader)} adversaire`),
  each: bare('chaque joueur'),
  controller: bare('son contrôleur'),
  owner: bare('son propriétaire'),
  target: { opponent: a('adversaire ciblé'), player: a('joueur ciblé') },
  provided: (condition) => `(si ${condition})`,
  again: { opponent: bare('cet adversaire'), player: bare('ce joueur') },
  expedition: {
    'my-expedition': () => bare('mon Expédition', 'f'),
    'my-other-expedition': () => bare('mon autre Expédition', 'f'),
    'facing-me': () => the('Expédition face à moi', 'f'),
    'your-hero': ({ isReader }) => bare(`${their(isReader)} Expédition Héros`, 'f'),
    'your-companion': ({ isReader }) => bare(`${their(isReader)} Expédition Compagnon`, 'f'),
    'each-of-yours': ({ isReader }) => bare(`chacune de ${theirs(isReader)} Expéditions`, 'f'),
    'opponent-hero': ({ ofOpponent }) => the(`Expédition Héros ${ofOpponent()}`, 'f'),
    'opponent-companion': ({ ofOpponent }) => the(`Expédition Compagnon ${ofOpponent()}`, 'f'),
    'each-of-opponents': ({ ofOpponent }) => bare(`chacune des Expéditions ${ofOpponent()}`, 'f'),
    each: () => bare('chaque Expédition', 'f'),
    'its-expedition': () => bare('son Expédition', 'f'),
    'facing-it': () => the('Expédition qui lui fait face', 'f'),
    'one-of-yours': ({ isReader }) => bare(`l’une de ${theirs(isReader)} Expéditions`, 'f'),
    'other-than-that': ({ isReader }) => bare(`${their(isReader)} autre Expédition`, 'f'),
    'that-expedition': () => bare('cette Expédition', 'f'),
  },
  expeditions: {
    each: () => the('Expéditions', 'f', true),
    'each-of-yours': ({ isReader }) => bare(`${theirs(isReader)} Expéditions`, 'f', true),
    'each-of-opponents': ({ ofOpponent }) => the(`Expéditions ${ofOpponent()}`, 'f', true),
  },
  thatExpedition: bare('cette Expédition', 'f'),
  targetExpedition: the('Expédition ciblée', 'f'),
  targetExpeditions: bare('un nombre quelconque d’Expéditions ciblées', 'f'),
  targetExpeditionOf: (whose, { ofOpponent }) =>
    a(`Expédition ciblée ${whose === 'you' ? 'que vous contrôlez' : ofOpponent()}`, 'f'),
  oneOf: (ofThem) => `l’une ${ofThem}`,
  where: {
    'facing-me': 'face à moi',
    'facing-it': 'qui lui font face',
    'facing-them': 'qui leur font face',
    each: 'dans la zone d’Expédition',
  },
  facing: (whom) => `face ${after('to', whom)}`,
};

export const places: PlacePhrases = {
  ofOwner: (plain, plural) => ({
    ...plain,
    words: `${plain.words} de ${plural ? 'leur' : 'son'} propriétaire`,
  }),
  inReserve: 'en Réserve',
  onTop: (deck) => `au-dessus ${after('of', deck)}`,
  onBottom: (deck) => `au-dessous ${after('of', deck)}`,
  atPlace: (place, from, deck) => {
    const end = from === 'fromTop' ? 'du dessus' : 'du dessous';
    return `${after('in', deck)}, en ${ordinal(place, 'f')} position en partant ${end}`;
  },
  atNth: (deck, nth) => `${after('in', deck)}, à la position depuis le dessus égale ${after('to', nth)}`,
  faceDown: 'face cachée',
  asOrb: (orb) => `comme ${orb}`,
  withStatuses: (statuses) => `avec le statut ${statuses}`,
};

export const objects: ObjectPhrases = {
  atRandom: (chosen) => `${chosen} au hasard`,
  topCard: (deck) => `première carte ${deck}`,
  topCards: (count, deck) => `${number(count, 'f')} premières cartes ${deck}`,
  cardsUntil: (deck, sought) => `des cartes du dessus ${deck} jusqu’à révéler ${sought}`,
  asManyTopCards: (deck, as) => `premières cartes ${deck}, en nombre égal ${after('to', as)}`,
};

const equal = adjective('égal');
const equalForms = { ...equal, mm: 'égaux' };
const over = adjective('supérieur');
const under = adjective('inférieur');

/** "inférieur ou égal au nombre de …", agreeing with what is measured. */
const measured: (
  is: Parameters<DescriptionPhrases['compared']>[0],
  than: NounPhrase,
  agree: Agreement,
) => string = (is, than, agree) => {
  const measures = {
    'at-least': [over, equalForms],
    'at-most': [under, equalForms],
    exactly: [equalForms],
    'more-than': [over],
    'less-than': [under],
  };
  return `${measures[is].map((one) => agreeing(one, agree)).join(' ou ')} ${after('to', than)}`;
};

/** "{3} ou moins", "supérieur à 3": beside what is measured. */
export const compared: DescriptionPhrases['compared'] = (is, than, asMana, agree): Compared => {
  if (typeof than !== 'number') return { words: measured(is, than, agree), isBare: false };
  const many = asMana ? `{${than}}` : String(than);
  switch (is) {
    case 'at-least':
      return { words: `${many} ou plus`, isBare: true };
    case 'at-most':
      return { words: `${many} ou moins`, isBare: true };
    case 'exactly':
      return { words: many, isBare: true };
    case 'more-than':
      return { words: `${agreeing(over, agree)} à ${many}`, isBare: false };
    case 'less-than':
      return { words: `${agreeing(under, agree)} à ${many}`, isBare: false };
  }
};

/** "de 4 ou plus", but "supérieur à 4". */
export const ofBare = ({ words, isBare }: Compared): string => (isBare ? `de ${words}` : words);

const howManies = {
  'at-least': 'au moins ',
  'at-most': 'au plus ',
  exactly: 'exactement ',
  'more-than': 'plus de ',
  'less-than': 'moins de ',
} as const;

export const descriptions: DescriptionPhrases = {
  compared,
  howMany: (is, than, gender, digits) => howManies[is] + (digits ? String(than) : number(than, gender)),
  counters: (is, than, noun) => `${howManies[is]}${than} ${inNumber(noun, than > 1)}`,
  bound: {
    handCost: (than) => `de Coût de Main ${than.words}`,
    reserveCost: (than) => `de Coût de Réserve ${than.words}`,
    statistic: (symbol, than) => `avec ${symbol} ${ofBare(than)}`,
    base: (symbol, than) =>
      `avec ${symbol === undefined ? 'une statistique de base' : `${symbol} de base`} ${ofBare(than)}`,
    counters: (many) => `avec ${many}`,
    counterNumber: (noun, than) => `avec un nombre de ${noun.many} ${than.words}`,
    keyword: (keyword) => `avec ${keyword}`,
    baseCost: (than) => `de Coût de Base ${than.words}`,
    anyCounters: (has) => (has ? 'avec des compteurs' : 'avec zéro compteur'),
    ability: (symbol) => `avec une capacité ${symbol}`,
    sameName: (as) => (as === 'me' ? 'avec le même nom que moi' : `avec le même nom que ${spoken(as)}`),
    mostCounters: ({ many }, is) => `avec le ${is === 'highest' ? 'plus' : 'moins'} de ${many}`,
    most: (measured, is) => `avec ${spoken(measured)} ${is === 'highest' ? 'le plus haut' : 'le plus bas'}`,
  },
  measured: {
    handCost: the('Coût de Main'),
    reserveCost: the('Coût de Réserve'),
    baseCost: the('Coût de Base'),
    statistic: (symbol) => the(`montant de ${symbol}`),
  },
  having: (bounds) =>
    listed(
      bounds.map((bound, index) =>
        bounds[index - 1]?.startsWith('avec ') ? bound.replace(/^avec /, '') : bound,
      ),
      'et',
    ),
  inTotal: (bound) => `${bound} au total`,
  chosenBy: (by) => `au choix ${after('of', by)}`,
  non: (word) => `non ${word}`,
  nonToken: 'non-jeton',
  ofFaction: (name) => `de ${name}`,
  named: (name, agree) => `${agreeing(adjective('nommé'), agree)} ${name}`,
  thatYouControl: 'que vous contrôlez',
  thatItControls: 'qu’il contrôle',
  inPlay: 'en jeu',
  amongThose: 'parmi ces cartes',
  thatYouOwn: 'dont vous êtes le propriétaire',
  ownedBy: (owner) => `appartenant ${after('to', owner)}`,
  thoseCards: 'ces cartes',
  ofThoseCards: (some) => `${some} de ces cartes`,
  oneOf: 'l’une',
  someOf: 'certaines',
  anyPlayers: (zone) => ({ ...zone, words: `${zone.words} d’un joueur quelconque` }),
  anyNumberOf: (targets) => `un nombre quelconque de ${targets}`,
  targetPlayer: a('joueur ciblé'),
  upTo: (many) => `jusqu’à ${many}`,
};

const many = (noun: string): string => (/[sx]$/.test(noun) ? noun : `${noun}s`);

const deedsDone: Readonly<Record<Deed, Forms>> = {
  created: adjective('créé'),
  discarded: adjective('défaussé'),
  drawn: adjective('pioché'),
  played: adjective('joué'),
  resupplied: adjective('ravitaillé'),
  sacrificed: adjective('sacrifié'),
};
const times = { turn: 'ce tour-ci', afternoon: 'cet Après-midi', day: 'ce Jour' } as const;
const differing: Readonly<Record<Distinction, string>> = {
  faction: 'factions différentes',
  name: 'noms différents',
  subtype: 'sous-types différents',
  'hand-cost': 'Coûts de Main différents',
  'reserve-cost': 'Coûts de Réserve différents',
  'base-cost': 'Coûts de Base différents',
};

export const quantities: QuantityPhrases = {
  numberOf: (counted) => the(`nombre ${after('of', counted)}`),
  countersOn: (noun, on) => {
    if (on === 'me') return the(`nombre de mes ${noun.many}`);
    return the(on.pronoun ? `nombre de ses ${noun.many}` : `nombre de ${noun.many} sur ${spoken(on.phrase)}`);
  },
  statistic: (symbol) => the(`statistique ${symbol}`, 'f'),
  highestStatistic: the('statistique la plus élevée', 'f'),
  cost: { hand: the('Coût de Main'), reserve: the('Coût de Réserve'), base: the('Coût de Base') },
  numberOfCards: (where) => the(`nombre de cartes ${where}`),
  baseStatistics: (symbol, than, among) => {
    const base = symbol === undefined ? 'statistiques de base' : `${symbol} de base`;
    return the(`nombre de ${base} ${ofBare(than)} ${after('among', among)}`);
  },
  regionsBetween: (whose) =>
    the(
      whose === undefined
        ? 'nombre de régions entre votre Expédition Héros et votre Expédition Compagnon'
        : `nombre de régions entre l’Expédition Héros et l’Expédition Compagnon ${after('of', whose)}`,
    ),
  highest: (of, among) => ({
    ...of,
    words: `${of.words} le plus haut ${after('among', among)}`,
  }),
  had: ({ many }) => the(`nombre de ${many} que j’avais`),
  playedThisTurn: (cards) => the(`nombre de ${cards.words} que vous avez jouées ce tour-ci`),
  giftsThisTurn: (by) =>
    the(`nombre de Dons faits ${by === 'you' ? 'par vous' : after('by', by)} ce tour-ci`),
  happened: ({ deed, cards, by, from, during }) => {
    const whose = by === undefined ? '' : by === 'you' ? ' par vous' : ` ${after('by', by)}`;
    const done = agreeing(deedsDone[deed], cards);
    return the(`nombre ${after('of', cards)} ${done}${whose}${from && ` ${from}`} ${times[during]}`);
  },
  cameThere: (what, came, expeditions, during) => ({
    ...what,
    words: `${what.words} ayant ${came === 'joined' ? 'rejoint' : 'quitté'} ${spoken(expeditions)} ${times[during]}`,
  }),
  different: (of, among) => the(`nombre de ${differing[of]} ${after('among', among)}`),
  terrainsOf: (expeditions) =>
    the(`nombre de terrains différents dans la région ${after('of', expeditions)}`),
  hasMoved: (expedition, way, negative) => {
    const moved = way === 'forward' ? 'avancé' : 'reculé';
    return `${expedition} ${negative ? `n’a pas ${moved}` : `a ${moved}`} ce Jour`;
  },
  movedThisDay: {
    forward: 'ayant avancé ce Jour',
    backward: 'ayant reculé ce Jour',
  },
  countersTaken: the('nombre de compteurs retirés de cette façon'),
  forEachHad: ({ one }) => `pour chaque ${one} que j’avais`,
  forEachPlayed: (card) => `pour chaque ${card} que vous avez jouée ce tour-ci`,
  either: (then, condition, otherwise) => `${then} si ${condition}, sinon ${otherwise}`,
  result: the('résultat'),
  otherResult: the('second résultat'),
  doneThisWay: (noun, participle, gender) =>
    the(
      `nombre de ${many(noun)} ${agreeing(adjective(participle), { gender, plural: true })} de cette façon`,
    ),
  plus: 'plus',
  twice: (of) => the(`double ${after('of', of)}`),
  timesAs: (factor, of) => `${factor} fois ${of}`,
  half: (of, round) => {
    const rounded = round === 'up' ? 'arrondie au supérieur' : 'arrondie à l’inférieur';
    return the(`moitié ${after('of', of)} (${rounded})`, 'f');
  },
  forEach: (described) => `pour chaque ${described}`,
  forEachCounter: (noun, on) => {
    if (on === 'me') return `pour chacun de mes ${noun.many}`;
    if (on.pronoun) return `pour chacun de ses ${noun.many}`;
    return `pour chaque ${noun.one} sur ${spoken(on.phrase)}`;
  },
  forEachUnit: (of) => `pour chaque unité ${after('of', of)}`,
  asMany: (counted, as) => `un nombre de ${counted} égal ${after('to', as)}`,
  countIf: (count, condition) => `${count} si ${condition}`,
  soMany: (noun) => `autant de ${noun.many}`,
  ofAnyNumber: (any, counted) => `${any} de ${counted}`,
};

export const amounts: AmountPhrases = {
  whereX: (x, is) => `${x}, où X est ${is}`,
  less: (cost) => `${cost} de moins`,
  more: (cost) => `${cost} de plus`,
  changeIf: (change, condition) => `${change} si ${condition}`,
};
