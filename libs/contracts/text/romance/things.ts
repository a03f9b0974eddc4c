import { assertNever } from '#record';
import type { Condition, Kind, Quantity, Selector, Target } from '../../abilities/index.js';
import type { Adjective, Gender, Romance } from './language.js';
import { join } from './text-parts.js';

export const isSingular = (quantity: Quantity): boolean => quantity === 1;

/** Noun phrases, one per kind, and the conjunction between them: "una Creatura avversaria o l’avversario". */
interface Phrase {
  readonly parts: readonly string[];
  readonly joint: string;
  readonly tail: string;
}

type Spoken = (words: string, gender: Gender) => string;

/** Functions that write parts of a text: objects, players, numbers and conditions. */
export interface Things {
  /** Returns the plural of each kind in a selector, each with its own article. */
  readonly several: (selector: Selector, spoken: Spoken) => readonly string[];
  readonly target: (to: Target) => string;
  /** Returns a target with the preposition for recipients. */
  readonly recipient: (to: Target) => string;
  readonly areMany: (to: Target) => boolean;
  readonly amount: (of: Quantity) => Amount;
  readonly condition: (if_: Condition) => string;
}

/** A number, and the definition to add after the sentence if the number must be counted. */
export interface Amount {
  readonly number: string;
  readonly where: string;
}

/** Returns a writer for noun phrases in a language, based on its word tables. */
export function thingsIn(language: Romance): Things {
  /** Returns a noun phrase without an article: "Creatura avversaria con attacco 3 o meno". */
  function noun(kind: Kind, selector: Selector, many: boolean): string {
    const { whose, other, adjacent, token, damaged, magnetised, with: having, bounds = [] } = selector;
    const { gender, singular, many: several } = language.kinds[kind];
    const adjective = (isIncluded: boolean, word: Adjective): string[] =>
      isIncluded ? [word(gender, many)] : [];
    return [
      ...adjective(other === true, language.other),
      many ? several : singular,
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

  /** Returns each kind with its own article, except "you". */
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
        const parts = isSingular(count) ? each(like, false, language.a) : counted(number, like);
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

  /** Renders a quantity as a noun phrase: "il numero di Creature in campo". */
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

  const amount = (of: Quantity): Amount =>
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

  return {
    several: (selector, spoken) => each(selector, true, spoken),
    target,
    recipient,
    areMany,
    amount,
    condition,
  };
}
