import { assertNever } from '#record';
import type { Keyword, Kind, Quantity, Selector, Target, Who } from '../abilities/index.js';
import type { Mana } from '../definition.js';

/** Nouns with their gender: `f` for `una Creatura`. */
const kinds: Readonly<Record<Kind, readonly [one: string, many: string, gender: 'm' | 'f']>> = {
  creature: ['Creatura', 'Creature', 'f'],
  player: ['giocatore', 'giocatori', 'm'],
  globe: ['Globo', 'Globi', 'm'],
  rune: ['Runa', 'Rune', 'f'],
};

export const keyword: Readonly<Record<Keyword, string>> = {
  magnetic: 'Magnetico',
  paramagnetic: 'Paramagnetico',
  adrenaline: 'Adrenalina',
  impetus: 'Impeto',
  fog: 'Nebbia',
};

export const statistic = { attack: 'attacco', health: 'salute', cost: 'costo' } as const;
export const mana: Readonly<Record<Mana, string>> = {
  fire: 'fuoco',
  water: 'acqua',
  light: 'luce',
  pure: 'puro',
};
export const join = (parts: readonly string[], word: string): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} ${word} ${parts.at(-1) ?? ''}`;

const listOf = ({ what }: Selector): readonly Kind[] => (typeof what === 'string' ? [what] : what);
const genderOf = (selector: Selector): 'm' | 'f' => kinds[listOf(selector)[0] ?? 'creature'][2];

/** An adjective in gender and number: `avversario`, `avversaria`, `avversari`, `avversarie`. */
const agree = (stem: string, gender: 'm' | 'f', many: boolean): string =>
  stem + (gender === 'f' ? (many ? 'e' : 'a') : many ? 'i' : 'o');

/** `Creatura avversaria con attacco 3 o meno`, without an article. */
function noun(selector: Selector, many: boolean): string {
  const { whose, other, adjacent, token, damaged, magnetised, with: having, bounds = [] } = selector;
  const gender = genderOf(selector);
  const names = listOf(selector).map((kind) => kinds[kind][many ? 1 : 0]);
  return [
    ...(other === true ? [agree('altr', gender, many)] : []),
    join(names, 'o'),
    ...(adjacent === true ? [many ? 'adiacenti' : 'adiacente'] : []),
    ...(damaged === true ? [agree('danneggiat', gender, many)] : []),
    ...(magnetised === true ? [agree('Magnetizzat', gender, many)] : []),
    ...(whose === 'opponent'
      ? [many && gender === 'm' ? 'avversari' : agree('avversari', gender, many).replace('ii', 'i')]
      : []),
    ...(token === undefined ? [] : [token ? 'che è un token' : 'non token']),
    ...(having === undefined ? [] : [`con ${keyword[having]}`]),
    ...bounds.map(
      ({ of, is, than }) => `con ${statistic[of]} ${than} o ${is === 'at-least' ? 'più' : 'meno'}`,
    ),
    ...(whose === 'you' && adjacent !== true ? ['che controlli'] : []),
  ].join(' ');
}

const isEnemy = ({ what, whose }: Selector): boolean =>
  whose === 'opponent' && typeof what !== 'string' && what.includes('creature') && what.includes('player');

export const one = (selector: Selector): string => {
  if (isEnemy(selector)) return `${one({ ...selector, what: 'creature' })} o l'avversario`;
  const words = noun(selector, false);
  return genderOf(selector) === 'f' ? (/^a/i.test(words) ? `un'${words}` : `una ${words}`) : `un ${words}`;
};
const every = (selector: Selector): string =>
  `${genderOf(selector) === 'f' ? 'tutte le' : 'tutti i'} ${noun(selector, true)}`;

/** What something is done to, as an object: `una Creatura`. */
export function target(to: Target): string {
  switch (to.kind) {
    case 'me':
      return 'questa Creatura';
    case 'it':
      return 'quel bersaglio';
    case 'player':
      return to.who === 'you' ? 'te' : "l'avversario";
    case 'chosen': {
      const { count = 1, upTo } = to;
      if (upTo === true) return `fino a ${count} ${noun(to.like, count > 1)}`;
      return count === 1 ? one(to.like) : `${count} ${noun(to.like, true)}`;
    }
    case 'all':
      return every(to.like);
    case 'random':
      return to.count === undefined || to.count === 1
        ? `${one(to.like)} a caso`
        : `${quantity(to.count)} ${noun(to.like, true)} a caso`;
    default:
      return assertNever(to);
  }
}

/** `alle`, `agli` or `ai`, before many. */
export const toMany = (selector: Selector): string => {
  const words = noun(selector, true);
  return `${genderOf(selector) === 'f' ? 'alle' : /^[aeiou]/i.test(words) ? 'agli' : 'ai'} ${words}`;
};

/** To whom something is done: `a una Creatura`, `all'avversario`. */
export function recipient(to: Target): string {
  if (to.kind === 'player' && to.who === 'opponent') return "all'avversario";
  return `a ${target(to)}`.replace(" o l'avversario", " o all'avversario");
}

export const areMany = (to: Target): boolean =>
  to.kind === 'all' || ((to.kind === 'chosen' || to.kind === 'random') && (to.count ?? 1) !== 1);

export const isMe = (to: Target): boolean => to.kind === 'player' && to.who === 'you';

const whose = (who: Who): string => (who === 'you' ? 'tuo' : "dell'avversario");

export function quantity(value: Quantity): string {
  if (typeof value === 'number') return `${value}`;
  if ('count' in value) {
    const counted = genderOf(value.count) === 'f' ? 'quante sono in campo le' : 'quanti sono in campo i';
    return `X, ${counted} ${noun(value.count, true)}`;
  }
  if ('cards' in value) {
    const pile = { hand: 'nella mano', deck: 'nel mazzo', discard: 'negli scarti' }[value.cards];
    return `X, quanti sono i contratti ${pile} (${whose(value.of)})`;
  }
  if ('statistic' in value)
    return `X, il valore di ${statistic[value.statistic]} ${value.of === 'me' ? 'di questa' : 'del bersaglio'}`;
  if ('extractors' in value)
    return `X, quanti sono gli estrattori${value.extractors === 'all' ? '' : ` (${mana[value.extractors]})`} (${whose(value.of)})`;
  if ('health' in value) return `X, la salute (${whose(value.health)})`;
  return value.sum.map(quantity).join(' più ');
}
