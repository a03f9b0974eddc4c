import { assertNever, type Locale } from '#record';
import type {
  Ability,
  Condition,
  Effect,
  Keyword,
  Kind,
  Quantity,
  Selector,
  Target,
  Trigger,
  Who,
} from '../abilities/index.js';
import type { Cost, Element, Mana, Token } from '../abilities/definition.js';
import type { Speech } from './speech.js';

export type Gender = 'm' | 'f';

/** An adjective in gender and number. */
export type Adjective = (gender: Gender, many: boolean) => string;

export interface Noun {
  readonly one: string;
  readonly many: string;
  readonly gender: Gender;
}

/** Contracts in Italian or French, as tables: what the texts are made of is the same in both. */
export interface Romance {
  readonly locale: Exclude<Locale, 'en'>;
  readonly and: string;
  readonly or: string;
  readonly kinds: Readonly<Record<Kind, Noun>>;
  readonly keyword: Readonly<Record<Keyword, string>>;
  readonly statistic: Readonly<Record<'attack' | 'health' | 'cost', string>>;
  readonly trigger: Readonly<Record<Trigger, string>>;
  readonly colon: string;
  readonly quote: (text: string) => string;
  readonly a: (words: string, gender: Gender) => string;
  readonly the: (words: string, gender: Gender) => string;
  readonly all: (words: string, gender: Gender) => string;
  /** The preposition of recipients, contracted: "alle Creature", "aux Créatures". */
  readonly to: (phrase: string) => string;
  readonly other: Adjective;
  readonly adjacent: Adjective;
  readonly damaged: Adjective;
  readonly magnetised: Adjective;
  readonly opposing: Adjective;
  readonly token: Readonly<Record<'yes' | 'no', string>>;
  readonly with: (what: string) => string;
  readonly bound: (statistic: string, than: number, is: 'at-least' | 'at-most') => string;
  readonly youControl: string;
  readonly me: string;
  readonly it: string;
  readonly player: Readonly<Record<Who, string>>;
  readonly upTo: (many: string) => string;
  readonly atRandom: string;
  readonly mana: (count: number, of: Mana) => string;
  readonly quantity: {
    readonly where: (value: string) => string;
    readonly number: (nouns: string) => string;
    readonly cards: (pile: 'hand' | 'deck' | 'discard', of: Who) => string;
    readonly statistic: (name: string, of: 'me' | 'it') => string;
    readonly extractors: (element: Element | 'all', of: Who) => string;
    readonly health: (of: Who) => string;
    readonly plus: string;
  };
  readonly condition: {
    readonly exists: (what: string) => string;
    readonly compare: (value: string, is: 'at-least' | 'at-most', than: string) => string;
    readonly not: (condition: string) => string;
  };
  readonly effect: EffectPhrases;
  readonly magicDamage: (amount: number) => string;
  readonly provides: (gifts: string, to: string) => string;
}

/** Orders to the reader, without a full stop. */
export interface EffectPhrases {
  readonly then: string;
  readonly semicolon: string;
  readonly repeat: (times: string, what: string) => string;
  readonly may: (what: string) => string;
  readonly if: (condition: string, what: string) => string;
  readonly otherwise: (what: string) => string;
  readonly choose: (modes: readonly string[]) => string;
  readonly damage: (amount: string, isOne: boolean, to: string) => string;
  readonly destroy: (what: string) => string;
  readonly fade: (what: string) => string;
  readonly disarm: (whose: 'opponent' | undefined) => string;
  readonly get: (gift: string) => string;
  readonly give: (gift: string, to: string) => string;
  readonly magnetised: string;
  readonly gainHealth: (who: Who, amount: string, isOne: boolean) => string;
  readonly draw: (who: Who) => string;
  readonly extract: (who: Who, count: string, isOne: boolean) => string;
  readonly discard: (who: Who, count: string, isOne: boolean) => string;
  readonly summon: (who: Who, count: string, isOne: boolean, token: string) => string;
  readonly return: (what: string, many: boolean) => string;
  readonly rearrange: (what: string) => string;
  readonly ready: (what: string, many: boolean) => string;
  readonly extractor: (element: Element | 'any') => string;
  readonly fill: (count: string, isOne: boolean) => string;
  readonly mend: (amount: string, isOne: boolean) => string;
}

export const join = (parts: readonly string[], word: string): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} ${word} ${parts.at(-1) ?? ''}`;
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const sentence = (text: string): string => `${capital(text)}.`;
const signed = (value: string): string => (value.startsWith('-') ? value : `+${value}`);
const isOne = (quantity: Quantity): boolean => quantity === 1;

/** Some of one kind each, and how they are joined: "una Creatura avversaria o l’avversario". */
interface Phrase {
  readonly parts: readonly string[];
  readonly joint: string;
  readonly tail: string;
}

type Spoken = (words: string, gender: Gender) => string;

export function romance(language: Romance): Speech {
  const say = language.effect;

  /** One kind of things with all that describes them, without an article: "Creatura avversaria con attacco 3 o meno". */
  function noun(kind: Kind, selector: Selector, many: boolean): string {
    const { whose, other, adjacent, token, damaged, magnetised, with: having, bounds = [] } = selector;
    const { gender, one, many: several } = language.kinds[kind];
    const adjective = (isSaid: boolean, word: Adjective): string[] => (isSaid ? [word(gender, many)] : []);
    return [
      ...adjective(other === true, language.other),
      many ? several : one,
      ...adjective(adjacent === true, language.adjacent),
      ...adjective(damaged === true, language.damaged),
      ...adjective(magnetised === true, language.magnetised),
      ...adjective(whose === 'opponent', language.opposing),
      ...(token === undefined ? [] : [language.token[token ? 'yes' : 'no']]),
      ...(having === undefined ? [] : [language.with(language.keyword[having])]),
      ...bounds.map(({ of, is, than }) => language.bound(language.statistic[of], than, is)),
      ...(whose === 'you' && adjacent !== true ? [language.youControl] : []),
    ].join(' ');
  }

  /** Each kind with its own article; a player of whom it is known who that is needs none. */
  function each(selector: Selector, many: boolean, spoken: Spoken): readonly string[] {
    const kinds = typeof selector.what === 'string' ? [selector.what] : selector.what;
    const you: readonly Kind[] = selector.whose === 'you' ? kinds.filter((kind) => kind === 'player') : [];
    return [...you, ...kinds.filter((kind) => !you.includes(kind))].map((kind) =>
      kind === 'player' && selector.whose !== undefined
        ? language.player[selector.whose]
        : spoken(noun(kind, selector, many), language.kinds[kind].gender),
    );
  }

  const bare: Spoken = (words) => words;
  const counted = (first: string, selector: Selector): readonly string[] =>
    each(selector, true, bare).map((words, index) => (index === 0 ? `${first} ${words}` : words));

  function phrase(to: Target): Phrase {
    const { or, and } = language;
    const just = (words: string): Phrase => ({ parts: [words], joint: or, tail: '' });
    switch (to.kind) {
      case 'me':
        return just(language.me);
      case 'it':
        return just(language.it);
      case 'player':
        return just(language.player[to.who]);
      case 'chosen': {
        const { count = 1, upTo, like } = to;
        if (count === 1) {
          const parts = each(like, false, language.a);
          const [first = '', ...more] = parts;
          return { parts: upTo === true ? [language.upTo(first), ...more] : parts, joint: or, tail: '' };
        }
        const number = upTo === true ? language.upTo(`${count}`) : `${count}`;
        return { parts: counted(number, like), joint: or, tail: '' };
      }
      case 'all':
        return { parts: each(to.like, true, language.all), joint: and, tail: '' };
      case 'random': {
        const { count = 1, like } = to;
        const { number, where } = amount(count);
        const parts = isOne(count) ? each(like, false, language.a) : counted(number, like);
        return { parts, joint: or, tail: ` ${language.atRandom}${where}` };
      }
      default:
        return assertNever(to);
    }
  }

  const target = (to: Target): string => {
    const { parts, joint, tail } = phrase(to);
    return join(parts, joint) + tail;
  };
  const recipient = (to: Target): string => {
    const { parts, joint, tail } = phrase(to);
    return join(parts.map(language.to), joint) + tail;
  };
  const areMany = (to: Target): boolean =>
    to.kind === 'all' || ((to.kind === 'chosen' || to.kind === 'random') && (to.count ?? 1) !== 1);

  /** A number as something that is spoken of: "il numero di Creature in campo". */
  function value(of: Quantity): string {
    const { quantity } = language;
    if (typeof of === 'number') return `${of}`;
    if ('count' in of) return quantity.number(join(each(of.count, true, bare), language.and));
    if ('cards' in of) return quantity.cards(of.cards, of.of);
    if ('statistic' in of) return quantity.statistic(language.statistic[of.statistic], of.of);
    if ('extractors' in of) return quantity.extractors(of.extractors, of.of);
    if ('health' in of) return quantity.health(of.health);
    return of.sum.map(value).join(` ${quantity.plus} `);
  }

  /** A number where a number stands, and after the sentence what it is when it has to be counted. */
  const amount = (of: Quantity): { readonly number: string; readonly where: string } =>
    typeof of === 'number'
      ? { number: `${of}`, where: '' }
      : { number: 'X', where: `, ${language.quantity.where(value(of))}` };

  function condition(if_: Condition): string {
    const phrases = language.condition;
    switch (if_.kind) {
      case 'exists':
        return phrases.exists(join(each(if_.like, false, language.a), language.or));
      case 'compare':
        return phrases.compare(value(if_.left), if_.is, value(if_.right));
      case 'not':
        return phrases.not(condition(if_.condition));
      default:
        return assertNever(if_);
    }
  }

  const gives = (gift: string, what: Target): string =>
    what.kind === 'player' && what.who === 'you' ? say.get(gift) : say.give(gift, recipient(what));

  function tokenWords({ name, names, attack, health, abilities = [] }: Token): string {
    const says = abilities.length === 0 ? '' : `, ${language.quote(abilities.map(ability).join(' '))}`;
    return `${names?.[language.locale] ?? name} (${attack}/${health}${says})`;
  }

  /** Something that is done so many times or so much: the words, then what X is. */
  function much(of: Quantity, words: (number: string, isOne: boolean) => string): string {
    const { number, where } = amount(of);
    return words(number, isOne(of)) + where;
  }

  /** A sentence without its full stop. */
  function effect(does: Effect): string {
    switch (does.kind) {
      case 'sequence':
        return does.effects.map(effect).join(`, ${say.then} `);
      case 'repeat':
        return say.repeat(...repeated(does.times, effect(does.effect)));
      case 'may':
        return say.may(effect(does.effect));
      case 'if':
        return [
          say.if(condition(does.condition), effect(does.then)),
          ...(does.otherwise === undefined ? [] : [say.otherwise(effect(does.otherwise))]),
        ].join(say.semicolon);
      case 'modes':
        return say.choose(does.modes.map(effect));
      case 'damage':
        return much(does.amount, (number, one) => say.damage(number, one, recipient(does.to)));
      case 'destroy':
        return say.destroy(target(does.what));
      case 'fade':
        return say.fade(target(does.what));
      case 'disarm':
        return say.disarm(does.whose);
      case 'strengthen':
        return strengthen(does);
      case 'grant':
        return gives(language.keyword[does.keyword], does.what);
      case 'magnetise':
        return gives(say.magnetised, does.what);
      case 'gain-health':
        return much(does.amount, (number, one) => say.gainHealth(does.who, number, one));
      case 'draw':
        return say.draw(does.who);
      case 'extract':
        return much(does.count, (number, one) => say.extract(does.who, number, one));
      case 'discard':
        return much(does.count, (number, one) => say.discard(does.who, number, one));
      case 'summon':
        return much(does.count ?? 1, (number, one) =>
          say.summon(does.who ?? 'you', number, one, tokenWords(does.token)),
        );
      case 'return':
        return say.return(target(does.what), areMany(does.what));
      case 'rearrange':
        return say.rearrange(target(does.what));
      case 'ready':
        return say.ready(target(does.what), areMany(does.what));
      case 'extractor':
        return say.extractor(does.element);
      case 'fill':
        return much(does.count, say.fill);
      case 'mend':
        return much(does.amount, say.mend);
      default:
        return assertNever(does);
    }
  }

  const repeated = (times: Quantity, what: string): readonly [string, string] => {
    const { number, where } = amount(times);
    return [number, what + where];
  };

  function strengthen(does: Extract<Effect, { kind: 'strengthen' }>): string {
    const amounts = (['attack', 'health'] as const).flatMap((name) => {
      const of = does[name];
      return of === undefined ? [] : [{ name, ...amount(of) }];
    });
    const gift = join(
      amounts.map(({ name, number }) => `${signed(number)} ${language.statistic[name]}`),
      language.and,
    );
    const wheres = new Set(amounts.map(({ where }) => where));
    return gives(gift, does.what) + [...wheres].join('');
  }

  const cost = (of: Cost): string =>
    join(
      Object.entries(of).map(([name, count]) => language.mana(count, name as Mana)),
      language.and,
    );

  function ability(says: Ability): string {
    switch (says.kind) {
      case 'keyword':
        return `${language.keyword[says.keyword]}.`;
      case 'magic-damage':
        return `${language.magicDamage(says.amount)}.`;
      case 'effect':
        return sentence(effect(says.effect));
      case 'triggered':
        return `${language.trigger[says.trigger]}${language.colon} ${sentence(effect(says.effect))}`;
      case 'use':
        return `${capital(cost(says.cost))}${language.colon} ${sentence(effect(says.effect))}`;
      case 'provides': {
        const { attack, health, keywords: given = [] } = says.gives;
        const gifts = [
          ...(attack === undefined ? [] : [`${signed(`${attack}`)} ${language.statistic.attack}`]),
          ...(health === undefined ? [] : [`${signed(`${health}`)} ${language.statistic.health}`]),
          ...given.map((name) => language.keyword[name]),
        ];
        const to = each(says.to, true, language.the).map(language.to);
        return `${language.provides(join(gifts, language.and), join(to, language.and))}.`;
      }
      default:
        return assertNever(says);
    }
  }

  return { ability };
}
