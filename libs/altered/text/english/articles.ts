import { same, type Selector } from '#altered/abilities';
import type { Scope } from '../syntax/scope.js';
import { around, phrase } from '../syntax/phrases.js';
import { here, iso, only, oneOf, type Syntax } from '../syntax/syntax.js';

/** What "other" tells objects apart from: what was chosen or created last, and else this object. */
export const apartFrom = ({ it, several }: Scope): Pick<Selector, 'other' | 'except'> => {
  const isChosen =
    typeof it === 'object' &&
    it !== null &&
    !several &&
    ('target' in it || ('noted' in it && /^(?:chosen|created)/.test(it.noted)));
  return isChosen ? { except: it } : { other: true };
};

/** In the Expedition of what a trigger is about, others are others than that. */
const apartThere = (
  { expedition }: Selector,
  apart: Pick<Selector, 'other' | 'except'>,
): Pick<Selector, 'other' | 'except'> =>
  expedition === 'its-expedition' && 'other' in apart ? { except: 'it' } : apart;

/** Of what fits, another one. */
export const other = (syntax: Syntax<Selector>): Syntax<Selector> =>
  here([], (scope) => {
    const apart = apartFrom(scope);
    return iso(
      plain(syntax),
      (like): Selector => ({ ...like, ...apartThere(like, apart) }),
      ({ other: is, except, ...like }) =>
        same({ ...(is && { other: is }), ...(except && { except }) }, apartThere(like, apart))
          ? like
          : undefined,
    );
  });

/** What fits, without "other". */
export const plain = (syntax: Syntax<Selector>): Syntax<Selector> =>
  only(syntax, (like) => like.other === undefined && like.except === undefined);

/** "a Character other than me": not another than what has been chosen. */
export const otherThanMe = (syntax: Syntax<Selector>): Syntax<Selector> =>
  only(syntax, ({ other: is, most }) => is === true && most === undefined);

/** "a Character", "another Character": one of what fits. */
export const articled = (one: Syntax<Selector>): Syntax<Selector> => {
  const simple = oneOf<Selector>(
    around(
      'the <it>',
      only(one, ({ most }) => most !== undefined),
    ),
    around('a <it>', plain(only(one, ({ most }) => most === undefined))),
    around('another <it>', other(one)),
    around('a <it>', otherThanMe(one)),
  );
  return oneOf<Selector>(simple, eitherOf('<one> or <another>', simple));
};

/** "a Permanent you control or a card in your Reserve": each with a description, and mostly with zones, of its own. */
export const eitherOf = (text: string, item: Syntax<Selector>): Syntax<Selector> =>
  iso(
    phrase<{ one: Selector; another: Selector }>(text, { one: item, another: item }),
    ({ one, another }): Selector => {
      const both = [one, another];
      return both.some(({ zone }) => zone !== undefined) ? { either: both } : { oneOf: both };
    },
    (like) => {
      const { either, oneOf: kinds, ...more } = like;
      const [one, another, ...others] = either ?? kinds ?? [];
      if (one === undefined || another === undefined || others.length > 0) return undefined;
      const isZoned = one.zone !== undefined || another.zone !== undefined;
      return Object.keys(more).length > 0 || isZoned !== (either !== undefined)
        ? undefined
        : { one, another };
    },
  );
