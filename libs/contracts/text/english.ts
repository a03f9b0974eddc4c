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
import type { Cost, Mana, Token } from '../abilities/definition.js';
import type { Speech } from './speech.js';

const kinds: Readonly<Record<Kind, readonly [one: string, many: string]>> = {
  creature: ['Creature', 'Creatures'],
  player: ['player', 'players'],
  globe: ['Globe', 'Globes'],
  rune: ['Rune', 'Runes'],
};

const keyword: Readonly<Record<Keyword, string>> = {
  magnetic: 'Magnetic',
  paramagnetic: 'Paramagnetic',
  adrenaline: 'Adrenaline',
  impetus: 'Impetus',
  fog: 'Fog',
};

const statistic = { attack: 'attack', health: 'health', cost: 'cost' } as const;
const mana: Readonly<Record<Mana | 'any', string>> = {
  fire: 'fire',
  water: 'water',
  light: 'light',
  pure: 'pure',
  any: 'any',
};
const signed = (value: string): string =>
  /^\d/.test(value) ? `+${value}` : value.startsWith('-') ? value : `+${value}`;
const plural = (count: Quantity, singular: string, many = `${singular}s`): string =>
  count === 1 ? singular : many;
const join = (parts: readonly string[], word: string): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} ${word} ${parts.at(-1) ?? ''}`;

/** Returns a noun phrase without an article, such as `opposing Creature with attack 3 or less`. */
function noun(selector: Selector, many: boolean): string {
  const { what, whose, other, adjacent, token, damaged, magnetised, with: having, bounds = [] } = selector;
  const list = typeof what === 'string' ? [what] : what;
  const names = list.map((kind) => kinds[kind][many ? 1 : 0]);
  const before = [
    ...(other === true ? ['other'] : []),
    ...(adjacent === true ? ['adjacent'] : []),
    ...(damaged === true ? ['damaged'] : []),
    ...(magnetised === true ? ['Magnetised'] : []),
    ...(whose === 'opponent' ? ['opposing'] : []),
    ...(token === false ? ['non-token'] : []),
  ];
  const after = [
    ...(token === true ? [many ? 'that are tokens' : 'that is a token'] : []),
    ...(having === undefined ? [] : [`with ${keyword[having]}`]),
    ...bounds.map(
      ({ of, is, than }) => `with ${statistic[of]} ${than} or ${is === 'at-least' ? 'more' : 'less'}`,
    ),
    ...(whose === 'you' && adjacent !== true ? ['of yours'] : []),
  ];
  return [...before, join(names, 'or'), ...after].join(' ');
}

/**
 * Returns a phrase in which the ability's controller is "you", such as "you or a Creature of yours". `words` describes
 * the other objects.
 */
function withYou(selector: Selector, joint: string, words: (selector: Selector) => string): string {
  const { what, whose: of } = selector;
  const list = typeof what === 'string' ? [what] : what;
  if (of !== 'you' || !list.includes('player')) return words(selector);
  const others = list.filter((kind) => kind !== 'player');
  return others.length === 0 ? 'you' : `you ${joint} ${words({ ...selector, what: others })}`;
}

const article = (words: string): string => (/^[aeiou]/i.test(words) ? `an ${words}` : `a ${words}`);

function target(to: Target): string {
  switch (to.kind) {
    case 'me':
      return 'this Creature';
    case 'it':
      return 'it';
    case 'player':
      return to.who === 'you' ? 'you' : 'your opponent';
    case 'chosen': {
      const { count = 1, upTo } = to;
      const several = withYou(to.like, 'and', (like) => noun(like, true));
      if (upTo === true || count > 1) {
        const number = upTo === true ? `up to ${count}` : `${count}`;
        if (several.startsWith('you')) return `${number} of ${several}`;
        return `${number} ${upTo === true && count === 1 ? noun(to.like, false) : several}`;
      }
      return withYou(to.like, 'or', (like) => article(noun(like, false)));
    }
    case 'all':
      return withYou(to.like, 'and', (like) => `all ${noun(like, true)}`);
    case 'random':
      return to.count === undefined || to.count === 1
        ? withYou(to.like, 'or', (like) => `a random ${noun(like, false)}`)
        : `${quantity(to.count)} random ${withYou(to.like, 'and', (like) => noun(like, true)).replace(/^you/, 'of you')}`;
    default:
      return assertNever(to);
  }
}

const isSingular = (to: Target): boolean =>
  to.kind !== 'all' &&
  !(to.kind === 'chosen' && (to.count ?? 1) > 1) &&
  !(to.kind === 'player' && to.who === 'you');

const whose = (who: Who): string => (who === 'you' ? 'your' : "your opponent's");

function quantity(value: Quantity): string {
  if (typeof value === 'number') return `${value}`;
  if ('count' in value) return `X, the number of ${noun(value.count, true)} in play`;
  if ('cards' in value)
    return `X, the number of contracts in ${whose(value.of)} ${value.cards === 'discard' ? 'discard pile' : value.cards}`;
  if ('statistic' in value)
    return `X, ${value.of === 'me' ? 'its own' : 'its'} ${statistic[value.statistic]}`;
  if ('extractors' in value)
    return `X, the number of ${whose(value.of)} ${value.extractors === 'all' ? '' : `${mana[value.extractors]} `}extractors`;
  if ('health' in value) return `X, ${whose(value.health)} health`;
  return value.sum.map(quantity).join(' plus ');
}

function condition(if_: Condition): string {
  switch (if_.kind) {
    case 'exists':
      return `there is ${article(noun(if_.like, false))} in play`;
    case 'compare':
      return `${quantity(if_.left).replace(/^X, /, '')} is ${quantity(if_.right)} or ${if_.is === 'at-least' ? 'more' : 'less'}`;
    case 'not':
      return `it is not so that ${condition(if_.condition)}`;
    default:
      return assertNever(if_);
  }
}

const tokenWords = ({ name, attack, health, text }: Token, many: boolean): string =>
  `${name}${many ? ' tokens' : ''} (${attack}/${health}${text.length === 0 ? '' : `, “${text.join(' ')}”`})`;

/** Returns the sentence for an effect, without a full stop. */
function effect(does: Effect): string {
  const subject = 'what' in does ? target(does.what) : '';
  const s = 'what' in does && isSingular(does.what) ? 's' : '';
  switch (does.kind) {
    case 'sequence':
      return does.effects.map(effect).join(', then ');
    case 'repeat':
      return `${quantity(does.times)} times: ${effect(does.effect)}`;
    case 'may':
      return `you may do this: ${effect(does.effect)}`;
    case 'if':
      return [
        `if ${condition(does.condition)}, ${effect(does.then)}`,
        ...(does.otherwise === undefined ? [] : [`otherwise ${effect(does.otherwise)}`]),
      ].join('; ');
    case 'modes':
      return `choose one: ${does.modes.map(effect).join('; or ')}`;
    case 'damage':
      return `deal ${quantity(does.amount)} damage to ${target(does.to)}`;
    case 'destroy':
      return `destroy ${subject}`;
    case 'fade':
      return `make ${subject} Fade`;
    case 'disarm':
      return does.whose === 'opponent' ? 'Disarm your opponent' : 'Disarm';
    case 'strengthen': {
      const parts = (['attack', 'health'] as const).flatMap((name) => {
        const value = does[name];
        return value === undefined ? [] : [`${signed(quantity(value))} ${name}`];
      });
      return `${subject} get${s} ${join(parts, 'and')}`;
    }
    case 'grant':
      return `${subject} gain${s} ${keyword[does.keyword]}`;
    case 'magnetise':
      return `${subject} gain${s} Magnetised`;
    case 'gain-health':
      return `${does.who === 'you' ? 'you gain' : 'your opponent gains'} ${quantity(does.amount)} health`;
    case 'draw':
      return does.who === 'you' ? 'draw' : 'your opponent draws';
    case 'extract':
      return `${does.who === 'you' ? 'extract' : 'your opponent extracts'} ${quantity(does.count)} ${plural(does.count, 'contract')}`;
    case 'discard':
      return `${does.who === 'you' ? 'discard' : 'your opponent discards'} ${quantity(does.count)} ${plural(does.count, 'contract')}`;
    case 'summon': {
      const count = does.count ?? 1;
      const who = does.who === 'opponent' ? 'your opponent summons' : 'summon';
      if (count === 1) return `${who} ${article(tokenWords(does.token, false))}`;
      return `${who} ${quantity(count)} ${tokenWords(does.token, true)}`;
    }
    case 'return':
      return `return ${subject} to ${isSingular(does.what) ? "its owner's hand" : "their owners' hands"}`;
    case 'rearrange':
      return `move ${subject} to any place in its line`;
    case 'ready':
      return `${subject} may act once more this turn if ${isSingular(does.what) ? 'it has' : 'they have'} acted`;
    case 'extractor':
      return does.element === 'any'
        ? 'gain an extractor of any colour'
        : `gain a ${mana[does.element]} extractor`;
    case 'fill':
      return `fill ${quantity(does.count)} of your reservoirs`;
    case 'mend':
      return `your Globe gains ${quantity(does.amount)} durability`;
    default:
      return assertNever(does);
  }
}

const cost = (of: Cost): string =>
  join(
    Object.entries(of).map(([name, count]) => `${count} ${mana[name as Mana]}`),
    'and',
  );

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const sentence = (text: string): string => `${capital(text)}.`;

const trigger = {
  evocation: 'Evocation',
  recycle: 'Recycle',
  'start-of-turn': 'Start of turn',
  'end-of-turn': 'End of turn',
  ambush: 'Ambush',
} as const;

function ability(of: Ability): string {
  switch (of.kind) {
    case 'keyword':
      return `${keyword[of.keyword]}.`;
    case 'magic-damage':
      return `Magic damage +${of.amount}.`;
    case 'effect':
      return sentence(effect(of.effect));
    case 'triggered':
      return `${trigger[of.trigger]}: ${sentence(effect(of.effect))}`;
    case 'use':
      return `${capital(cost(of.cost))}: ${sentence(effect(of.effect))}`;
    case 'provides': {
      const { attack, health, keywords: given = [] } = of.gives;
      const gifts = [
        ...(attack === undefined ? [] : [`${signed(`${attack}`)} attack`]),
        ...(health === undefined ? [] : [`${signed(`${health}`)} health`]),
        ...given.map((name) => keyword[name]),
      ];
      return `Provides ${join(gifts, 'and')} to ${noun(of.to, true)}.`;
    }
    default:
      return assertNever(of);
  }
}

export const english: Speech = { ability, effect };
