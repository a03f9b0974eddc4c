import { contracted } from '#kernel';
import type { Who } from '../abilities/index.js';
import type { Element, Mana } from '../abilities/definition.js';
import type { Adjective, Gender, Romance } from './romance/language.js';
import { romance } from './romance/speech.js';

const noun = (singular: string, many: string, gender: Gender) => ({ singular, many, gender });

/** Returns "altro", "altra", "altri" or "altre". A double "i" is shortened to one. */
const adjective =
  (stem: string): Adjective =>
  (gender, many) =>
    (stem + (gender === 'f' ? (many ? 'e' : 'a') : many ? 'i' : 'o')).replace(/ii$/, 'i');

const article = (words: string, gender: Gender): string => {
  if (gender === 'f') return /^[aeiou]/i.test(words) ? 'un’' : 'una ';
  return /^(s[^aeiou]|z)/i.test(words) ? 'uno ' : 'un ';
};
const the = (words: string, gender: Gender): string => {
  if (gender === 'f') return `le ${words}`;
  return `${/^([aeiou]|s[^aeiou]|z)/i.test(words) ? 'gli' : 'i'} ${words}`;
};

const mana: Readonly<Record<Mana, string>> = {
  fire: 'di fuoco',
  water: 'd’acqua',
  light: 'di luce',
  pure: 'puro',
};
const contracts = (count: string, isSingular: boolean): string =>
  `${count} ${isSingular ? 'contratto' : 'contratti'}`;
const does = (who: Who, you: string, it: string): string => (who === 'you' ? you : `l’avversario ${it}`);
const whose = (who: Who, yours: string): string => (who === 'you' ? yours : 'dell’avversario');

const words: Romance = {
  locale: 'it',
  and: 'e',
  or: 'o',
  kinds: {
    creature: noun('Creatura', 'Creature', 'f'),
    player: noun('giocatore', 'giocatori', 'm'),
    globe: noun('Globo', 'Globi', 'm'),
    rune: noun('Runa', 'Rune', 'f'),
  },
  keyword: {
    magnetic: 'Magnetico',
    paramagnetic: 'Paramagnetico',
    adrenaline: 'Adrenalina',
    impetus: 'Impeto',
    fog: 'Nebbia',
  },
  statistic: { attack: 'attacco', health: 'salute', cost: 'costo' },
  trigger: {
    evocation: 'Evocazione',
    recycle: 'Riciclo',
    'start-of-turn': 'Inizio turno',
    'end-of-turn': 'Fine turno',
    ambush: 'Imboscata',
  },
  colon: ':',
  quote: (text) => `«${text}»`,
  a: (text, gender) => article(text, gender) + text,
  the,
  all: (text, gender) => `${gender === 'f' ? 'tutte' : 'tutti'} ${the(text, gender)}`,
  to: (phrase) => contracted('a', phrase),
  other: adjective('altr'),
  adjacent: (_, many) => (many ? 'adiacenti' : 'adiacente'),
  damaged: adjective('danneggiat'),
  magnetised: adjective('Magnetizzat'),
  opposing: adjective('avversari'),
  token: { yes: 'token', no: 'non token' },
  with: (what) => `con ${what}`,
  bound: (statistic, than, is) => `con ${statistic} ${than} o ${is === 'at-least' ? 'più' : 'meno'}`,
  youControl: 'che controlli',
  me: 'questa Creatura',
  it: 'quel bersaglio',
  player: { you: 'te', opponent: 'l’avversario' },
  upTo: (many) => `fino a ${many}`,
  atRandom: 'a caso',
  mana: (count, of) => `${count} mana ${mana[of]}`,
  quantity: {
    where: (value) => `dove X è ${value}`,
    number: (nouns) => `il numero di ${nouns} in campo`,
    cards: (pile, of) => {
      const zone = { hand: 'nella mano', deck: 'nel mazzo', discard: 'nella pila degli scarti' }[pile];
      const yours = { hand: 'nella tua mano', deck: 'nel tuo mazzo', discard: 'nella tua pila degli scarti' };
      return `il numero di contratti ${of === 'you' ? yours[pile] : `${zone} dell’avversario`}`;
    },
    statistic: (name, of) =>
      `${name.startsWith('a') ? 'l’' : 'la '}${name} ${of === 'me' ? 'di questa Creatura' : 'di quel bersaglio'}`,
    extractors: (element, of) =>
      `il numero di estrattori${element === 'all' ? '' : ` ${mana[element]}`} ${whose(of, 'che hai')}`,
    health: (of) => (of === 'you' ? 'la tua salute' : 'la salute dell’avversario'),
    plus: 'più',
  },
  condition: {
    exists: (what) => `c’è in campo ${what}`,
    compare: (value, is, than) =>
      /^\d+$/.test(than)
        ? `${value} è ${than} o ${is === 'at-least' ? 'più' : 'meno'}`
        : `${value} è ${is === 'at-least' ? 'almeno' : 'al massimo'} ${than}`,
    not: (condition) => `non è vero che ${condition}`,
  },
  effect: {
    then: 'poi',
    semicolon: '; ',
    repeat: (times, what) => `${times} volte: ${what}`,
    may: (what) => `puoi fare questo: ${what}`,
    if: (condition, what) => `se ${condition}, ${what}`,
    otherwise: (what) => `altrimenti ${what}`,
    choose: (modes) => `scegli uno: ${modes.join('; oppure ')}`,
    damage: (amount, isSingular, to) => `infliggi ${amount} ${isSingular ? 'danno' : 'danni'} ${to}`,
    destroy: (what) => `distruggi ${what}`,
    fade: (what) => `fai Sbiadire ${what}`,
    disarm: (of) => (of === 'opponent' ? 'Disarma l’avversario' : 'Disarma'),
    get: (gift) => `ottieni ${gift}`,
    give: (gift, to) => `dai ${gift} ${to}`,
    magnetised: 'Magnetizzato',
    gainHealth: (who, amount) => `${does(who, 'guadagna', 'guadagna')} ${amount} di salute`,
    draw: (who) => does(who, 'pesca', 'pesca'),
    extract: (who, count, isSingular) => `${does(who, 'estrai', 'estrae')} ${contracts(count, isSingular)}`,
    discard: (who, count, isSingular) => `${does(who, 'scarta', 'scarta')} ${contracts(count, isSingular)}`,
    summon: (who, count, isSingular, token) =>
      `${does(who, 'evoca', 'evoca')} ${isSingular ? 'un' : count} token ${token}`,
    return: (what, many) => `fai tornare ${what} in mano ${many ? 'ai proprietari' : 'al proprietario'}`,
    rearrange: (what) => `sposta ${what} in un qualsiasi punto della linea`,
    ready: (what, many) =>
      `${what} ${many ? 'possono' : 'può'} agire ancora una volta in questo turno se ${many ? 'hanno' : 'ha'} già agito`,
    extractor: (element: Element | 'any') =>
      element === 'any'
        ? 'guadagna un estrattore di un colore a scelta'
        : `guadagna un estrattore ${mana[element]}`,
    fill: (count, isSingular) => `riempi ${count} ${isSingular ? 'serbatoio' : 'serbatoi'}`,
    mend: (amount) => `il tuo Globo guadagna ${amount} di durabilità`,
  },
  magicDamage: (amount) => `Danni magici +${amount}`,
  provides: (gifts, to) => `Fornisce ${gifts} ${to}`,
};

/** Writes abilities in Italian, with the terms of the Italian rulebook. */
export const italian = romance(words);
