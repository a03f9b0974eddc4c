import { aTo, deOf } from '#kernel';
import type { Who } from '../abilities/index.js';
import type { Element, Mana } from '../abilities/definition.js';
import type { Adjective, Gender, Noun, Romance } from './romance/language.js';
import { romance } from './romance/speech.js';

const noun = (singular: string, gender: Gender): Noun => ({ singular, many: `${singular}s`, gender });

const adjective =
  (masculine: string): Adjective =>
  (gender, many) =>
    (gender === 'f' && !masculine.endsWith('e') ? `${masculine}e` : masculine) + (many ? 's' : '');

const mana: Readonly<Record<Mana, string>> = {
  fire: 'de feu',
  water: 'd’eau',
  light: 'de lumière',
  pure: 'pur',
};
const contracts = (count: string, isSingular: boolean): string =>
  `${count} ${isSingular ? 'contrat' : 'contrats'}`;
const points = (amount: string, isSingular: boolean, of: string): string =>
  `${amount} ${isSingular ? 'point' : 'points'} ${of}`;
const does = (who: Who, you: string, it: string): string => (who === 'you' ? you : `l’adversaire ${it}`);

const words: Romance = {
  locale: 'fr',
  and: 'et',
  or: 'ou',
  kinds: {
    creature: noun('Créature', 'f'),
    player: noun('joueur', 'm'),
    globe: noun('Globe', 'm'),
    rune: noun('Rune', 'f'),
  },
  keyword: {
    magnetic: 'Magnétique',
    paramagnetic: 'Paramagnétique',
    adrenaline: 'Adrénaline',
    impetus: 'Impétuosité',
    fog: 'Brume',
  },
  statistic: { attack: 'attaque', health: 'santé', cost: 'coût' },
  trigger: {
    evocation: 'Évocation',
    recycle: 'Recyclage',
    'start-of-turn': 'Début du tour',
    'end-of-turn': 'Fin du tour',
    ambush: 'Embuscade',
  },
  colon: ' :',
  quote: (text) => `« ${text} »`,
  a: (text, gender) => `${gender === 'f' ? 'une' : 'un'} ${text}`,
  the: (text) => `les ${text}`,
  all: (text, gender) => `${gender === 'f' ? 'toutes' : 'tous'} les ${text}`,
  to: aTo,
  other: adjective('autre'),
  adjacent: adjective('adjacent'),
  damaged: adjective('endommagé'),
  magnetised: adjective('Magnétisé'),
  opposing: adjective('adverse'),
  token: { yes: 'jeton', no: 'non-jeton' },
  with: (what) => `avec ${what}`,
  bound: (statistic, than, is) =>
    `${statistic === 'coût' ? 'de coût' : `avec une ${statistic} de`} ${than} ou ${is === 'at-least' ? 'plus' : 'moins'}`,
  youControl: 'que vous contrôlez',
  me: 'cette Créature',
  it: 'cette cible',
  player: { you: 'vous', opponent: 'l’adversaire' },
  upTo: (many) => `jusqu’à ${many}`,
  atRandom: 'au hasard',
  mana: (count, of) => `${count} mana ${mana[of]}`,
  quantity: {
    where: (value) => `où X est ${value}`,
    number: (nouns) => `le nombre ${deOf(nouns)} en jeu`,
    cards: (pile, of) => {
      const yours = { hand: 'votre main', deck: 'votre deck', discard: 'votre défausse' }[pile];
      const theirs = { hand: 'la main', deck: 'le deck', discard: 'la défausse' }[pile];
      return `le nombre de contrats dans ${of === 'you' ? yours : `${theirs} de l’adversaire`}`;
    },
    statistic: (name, of) =>
      `${name.startsWith('a') ? 'l’' : 'la '}${name} ${of === 'me' ? 'de cette Créature' : 'de cette cible'}`,
    extractors: (element, of) =>
      `le nombre ${of === 'you' ? 'de vos extracteurs' : 'd’extracteurs'}${element === 'all' ? '' : ` ${mana[element]}`}${of === 'you' ? '' : ' de l’adversaire'}`,
    health: (of) => (of === 'you' ? 'votre santé' : 'la santé de l’adversaire'),
    plus: 'plus',
  },
  condition: {
    exists: (what) => `il y a ${what} en jeu`,
    compare: (value, is, than) =>
      /^\d+$/.test(than)
        ? `${value} est de ${than} ou ${is === 'at-least' ? 'plus' : 'moins'}`
        : `${value} est ${is === 'at-least' ? 'au moins' : 'au plus'} ${than}`,
    not: (condition) => `il est faux ${/^[aeiouéê]|^il /.test(condition) ? 'qu’' : 'que '}${condition}`,
  },
  effect: {
    then: 'puis',
    semicolon: ' ; ',
    repeat: (times, what) => `${times} fois : ${what}`,
    may: (what) => `vous pouvez faire ceci : ${what}`,
    if: (condition, what) => `${/^ils? /.test(condition) ? 's’' : 'si '}${condition}, ${what}`,
    otherwise: (what) => `sinon ${what}`,
    choose: (modes) => `choisissez l’un : ${modes.join(' ; ou bien ')}`,
    damage: (amount, isSingular, to) => `infligez ${amount} ${isSingular ? 'dégât' : 'dégâts'} ${to}`,
    destroy: (what) => `détruisez ${what}`,
    fade: (what) => `faites Pâlir ${what}`,
    disarm: (of) => (of === 'opponent' ? 'Désarmez l’adversaire' : 'Désarmez'),
    get: (gift) => `obtenez ${gift}`,
    give: (gift, to) => `donnez ${gift} ${to}`,
    magnetised: 'Magnétisé',
    gainHealth: (who, amount, isSingular) =>
      `${does(who, 'gagnez', 'gagne')} ${points(amount, isSingular, 'de santé')}`,
    draw: (who) => does(who, 'piochez', 'pioche'),
    extract: (who, count, isSingular) =>
      `${does(who, 'extrayez', 'extrait')} ${contracts(count, isSingular)}`,
    discard: (who, count, isSingular) =>
      `${does(who, 'défaussez', 'défausse')} ${contracts(count, isSingular)}`,
    summon: (who, count, isSingular, token) =>
      `${does(who, 'invoquez', 'invoque')} ${isSingular ? 'un jeton' : `${count} jetons`} ${token}`,
    return: (what, many) =>
      `renvoyez ${what} dans la main de ${many ? 'leurs propriétaires' : 'son propriétaire'}`,
    rearrange: (what) => `déplacez ${what} n’importe où dans la ligne`,
    ready: (what, many) =>
      `${what} ${many ? 'peuvent' : 'peut'} agir une fois de plus ce tour-ci après avoir agi`,
    extractor: (element: Element | 'any') =>
      element === 'any'
        ? 'gagnez un extracteur d’une couleur au choix'
        : `gagnez un extracteur ${mana[element]}`,
    fill: (count, isSingular) => `remplissez ${count} ${isSingular ? 'réservoir' : 'réservoirs'}`,
    mend: (amount, isSingular) => `votre Globe gagne ${points(amount, isSingular, 'de durabilité')}`,
  },
  magicDamage: (amount) => `Dégâts magiques +${amount}`,
  provides: (gifts, to) => `Fournit ${gifts} ${to}`,
};

export const french = romance(words);
