import { assertNever } from '#record';
import type {
  Ability,
  Condition,
  Effect,
  Keyword,
  Kind,
  Quantity,
  Selector,
  Target,
  Who,
} from '../abilities/index.js';
import type { Cost, Mana, Token } from '../definition.js';
import type { Speech } from './speech.js';

/** Nouns with their gender: `f` for `una Creatura`. */
const kinds: Readonly<Record<Kind, readonly [one: string, many: string, gender: 'm' | 'f']>> = {
  creature: ['Creatura', 'Creature', 'f'],
  player: ['giocatore', 'giocatori', 'm'],
  globe: ['Globo', 'Globi', 'm'],
  rune: ['Runa', 'Rune', 'f'],
};

const keyword: Readonly<Record<Keyword, string>> = {
  magnetic: 'Magnetico',
  paramagnetic: 'Paramagnetico',
  adrenaline: 'Adrenalina',
  impetus: 'Impeto',
  fog: 'Nebbia',
};

const statistic = { attack: 'attacco', health: 'salute', cost: 'costo' } as const;
const mana: Readonly<Record<Mana, string>> = { fire: 'fuoco', water: 'acqua', light: 'luce', pure: 'puro' };
const signed = (value: string): string => (value.startsWith('-') ? value : `+${value}`);
const join = (parts: readonly string[], word: string): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} ${word} ${parts.at(-1) ?? ''}`;
const contracts = (count: Quantity): string => (count === 1 ? '1 contratto' : `${quantity(count)} contratti`);

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

const one = (selector: Selector): string => {
  if (isEnemy(selector)) return `${one({ ...selector, what: 'creature' })} o l'avversario`;
  const words = noun(selector, false);
  return genderOf(selector) === 'f' ? (/^a/i.test(words) ? `un'${words}` : `una ${words}`) : `un ${words}`;
};
const every = (selector: Selector): string =>
  `${genderOf(selector) === 'f' ? 'tutte le' : 'tutti i'} ${noun(selector, true)}`;

/** What something is done to, as an object: `una Creatura`. */
function target(to: Target): string {
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

const whose = (who: Who): string => (who === 'you' ? 'tuo' : "dell'avversario");

function quantity(value: Quantity): string {
  if (typeof value === 'number') return `${value}`;
  if ('count' in value) return `X, quante sono in campo le ${noun(value.count, true)}`;
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

function condition(if_: Condition): string {
  switch (if_.kind) {
    case 'exists':
      return `c'è in campo ${one(if_.like)}`;
    case 'compare':
      return `${quantity(if_.left).replace(/^X, /, '')} è ${quantity(if_.right)} o ${if_.is === 'at-least' ? 'più' : 'meno'}`;
    case 'not':
      return `non è vero che ${condition(if_.condition)}`;
    default:
      return assertNever(if_);
  }
}

const tokenWords = ({ name, names, attack, health }: Token): string =>
  `${names?.it ?? name} (${attack}/${health})`;

/** A sentence without its full stop. */
function effect(does: Effect): string {
  const object = 'what' in does ? target(does.what) : '';
  switch (does.kind) {
    case 'sequence':
      return does.effects.map(effect).join(', poi ');
    case 'repeat':
      return `${quantity(does.times)} volte: ${effect(does.effect)}`;
    case 'may':
      return `puoi fare questo: ${effect(does.effect)}`;
    case 'if':
      return [
        `se ${condition(does.condition)}, ${effect(does.then)}`,
        ...(does.otherwise === undefined ? [] : [`altrimenti ${effect(does.otherwise)}`]),
      ].join('; ');
    case 'modes':
      return `scegli uno: ${does.modes.map(effect).join('; oppure ')}`;
    case 'damage':
      return `infliggi ${quantity(does.amount)} ${does.amount === 1 ? 'danno' : 'danni'} a ${target(does.to)}`;
    case 'destroy':
      return `distruggi ${object}`;
    case 'fade':
      return `fai Sbiadire ${object}`;
    case 'disarm':
      return does.whose === 'opponent' ? "Disarma l'avversario" : 'Disarma';
    case 'strengthen': {
      const parts = (['attack', 'health'] as const).flatMap((name) => {
        const value = does[name];
        return value === undefined ? [] : [`${signed(quantity(value))} ${statistic[name]}`];
      });
      return `dai ${join(parts, 'e')} a ${object}`;
    }
    case 'grant':
      return `dai ${keyword[does.keyword]} a ${object}`;
    case 'magnetise':
      return `dai Magnetizzato a ${object}`;
    case 'gain-health':
      return `${does.who === 'you' ? 'guadagni' : "l'avversario guadagna"} ${quantity(does.amount)} salute`;
    case 'draw':
      return does.who === 'you' ? 'pesca' : "l'avversario pesca";
    case 'extract':
      return `${does.who === 'you' ? 'estrai' : "l'avversario estrae"} ${contracts(does.count)}`;
    case 'discard':
      return `${does.who === 'you' ? 'scarta' : "l'avversario scarta"} ${contracts(does.count)}`;
    case 'summon':
      return `${does.who === 'opponent' ? "l'avversario evoca" : 'evoca'} ${quantity(does.count ?? 1)} ${tokenWords(does.token)}`;
    case 'return':
      return `riprendi in mano al proprietario ${object}`;
    case 'rearrange':
      return `sposta ${object} in un qualsiasi punto della linea`;
    case 'ready':
      return `fai agire ancora una volta in questo turno ${object}`;
    case 'extractor':
      return does.element === 'any'
        ? 'guadagna un estrattore di un colore a scelta'
        : `guadagna un estrattore (${mana[does.element]})`;
    case 'fill':
      return `riempi ${quantity(does.count)} dei tuoi serbatoi`;
    case 'mend':
      return `il tuo Globo guadagna ${quantity(does.amount)} durabilità`;
    default:
      return assertNever(does);
  }
}

const cost = (of: Cost): string =>
  join(
    Object.entries(of).map(([name, count]) => `${count} ${mana[name as Mana]}`),
    'e',
  );

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const sentence = (text: string): string => `${capital(text)}.`;

const trigger = {
  evocation: 'Evocazione',
  recycle: 'Riciclo',
  'start-of-turn': 'Inizio turno',
  'end-of-turn': 'Fine turno',
  ambush: 'Imboscata',
} as const;

function ability(says: Ability): string {
  switch (says.kind) {
    case 'keyword':
      return `${keyword[says.keyword]}.`;
    case 'magic-damage':
      return `Danni magici +${says.amount}.`;
    case 'effect':
      return sentence(effect(says.effect));
    case 'triggered':
      return `${trigger[says.trigger]}: ${sentence(effect(says.effect))}`;
    case 'use':
      return `${capital(cost(says.cost))}: ${sentence(effect(says.effect))}`;
    case 'provides': {
      const { attack, health, keywords: given = [] } = says.gives;
      const gifts = [
        ...(attack === undefined ? [] : [`${signed(`${attack}`)} attacco`]),
        ...(health === undefined ? [] : [`${signed(`${health}`)} salute`]),
        ...given.map((name) => keyword[name]),
      ];
      return `Fornisce ${join(gifts, 'e')} a: ${noun(says.to, true)}.`;
    }
    default:
      return assertNever(says);
  }
}

/** What abilities say in Italian. */
export const italian: Speech = { ability };
