import { same, type Selector, type What } from '#altered/abilities';
import type { Scope } from '../../syntax/scope.js';
import { $, around, form, fieldsOf } from '../../syntax/phrases.js';
import { here, iso, oneOf, only, type Syntax } from '../../syntax/syntax.js';

type Apart = Pick<Selector, 'other' | 'except'>;

/**
 * Returns the object that "other" excludes. This is the last mentioned object if it was chosen or created, and
 * otherwise the object with the ability.
 */
export const apartFrom = ({ it, several }: Scope): Apart => {
  const isChosen =
    typeof it === 'object' &&
    it !== null &&
    !several &&
    ('target' in it || ('noted' in it && /^(?:chosen|created)/.test(it.noted)));
  return isChosen ? { except: it } : { other: true };
};

/**
 * Returns the object that "other" excludes in a description of objects in an expedition. This is the object with the
 * ability in "my Expedition", and the trigger's object in "its Expedition". Undefined for other descriptions.
 */
export const excludedIn = ({ expedition }: Selector): Apart | undefined => {
  if (expedition === 'my-expedition') return { other: true };
  return expedition === 'its-expedition' ? { except: 'it' } : undefined;
};

/** Descriptions of other matching objects, such as "another Character". */
export const other = (syntax: Syntax<Selector>): Syntax<Selector> =>
  here([], (scope) => {
    const apart = (like: Selector): Apart => excludedIn(like) ?? apartFrom(scope);
    return iso(
      plain(syntax),
      (like): Selector => ({ ...like, ...apart(like) }),
      ({ other: is, except, ...like }) =>
        same({ ...(is && { other: is }), ...(except && { except }) }, apart(like)) ? like : undefined,
    );
  });

/**
 * A description without the properties that the surrounding words imply. For example, "your Characters" is parsed as
 * "Characters", because "your" already states the controller.
 */
export const understood = (
  syntax: Syntax<Selector>,
  fields: Selector,
  fits: (like: Selector) => boolean = () => true,
): Syntax<Selector> =>
  form<Selector>(
    '<like>',
    { like: only(syntax, (like) => Object.keys(fields).every((field) => !(field in like)) && fits(like)) },
    { ...fieldsOf('like'), ...fields },
  );

/** Descriptions without "other". */
export const plain = (syntax: Syntax<Selector>): Syntax<Selector> =>
  only(syntax, (like) => like.other === undefined && like.except === undefined);

/**
 * Phrases such as "a Character other than me". They always exclude the object with the ability, even if another object
 * was chosen before.
 */
export const otherThanMe = (syntax: Syntax<Selector>): Syntax<Selector> =>
  only(syntax, ({ other: is, most }) => is === true && most === undefined);

/** A single matching object: "a Character", "another Character". */
export const articled = (noun: Syntax<Selector>): Syntax<Selector> => {
  const simple = oneOf<Selector>(
    around(
      'the <it>',
      only(noun, ({ most }) => most !== undefined),
    ),
    around('a <it>', plain(only(noun, ({ most }) => most === undefined))),
    around('another <it>', other(noun)),
    around('a <it>', otherThanMe(noun)),
  );
  return oneOf<Selector>(simple, eitherOf('<first> or <second>', simple));
};

/** Two alternatives, usually in different zones: "a Permanent you control or a card in your Reserve". */
export const eitherOf = (text: string, item: Syntax<Selector>): Syntax<Selector> => {
  const both = (field: 'either' | 'oneOf'): Syntax<Selector> =>
    only(
      form<Selector>(text, { first: item, second: item }, { [field]: [$('first'), $('second')] }),
      (like) => (like[field] ?? []).some(({ zone }) => zone !== undefined) === (field === 'either'),
    );
  return oneOf(both('either'), both('oneOf'));
};

const handOrReserve = ['hand', 'reserve'] as const;

/** The card to play. It is one of the player's own cards in hand or Reserve, unless the text says otherwise. */
export const ownCard = (what: Syntax<What>): Syntax<What> =>
  iso(
    what,
    (value): What =>
      isChoice(value) && isOfAnyZone(value)
        ? { ...value, choose: { ...value.choose, zone: handOrReserve, owner: 'you' } }
        : value,
    (value) => {
      if (!isChoice(value)) return value;
      if (isOfAnyZone(value)) return undefined;
      const { zone, owner, ...choose } = value.choose;
      return same(zone, handOrReserve) && owner === 'you' ? { ...value, choose } : value;
    },
  );

type Choice = Extract<What, { choose: Selector }>;

const isChoice = (what: What): what is Choice => typeof what === 'object' && 'choose' in what;

/**
 * Whether the text describes the objects to choose. "Discard a card" alone is rejected, because it does not state where
 * the card is.
 */
export const isPlaced = (what: What): boolean => !isChoice(what) || !same(what.choose, {});

const isOfAnyZone = ({ choose }: Choice): boolean => choose.zone === undefined && choose.among === undefined;
