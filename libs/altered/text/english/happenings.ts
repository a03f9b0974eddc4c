import type { Condition, Deed, Players, Quantity, Selector } from '#altered/abilities';
import { phrase } from '../syntax/phrases.js';
import { iso, means, oneOf, only, synonym, type Syntax } from '../syntax/syntax.js';
import { articled } from './articles.js';
import type { Grammar } from './grammar.js';
import { inWordsLimit, type Limit } from './limits.js';

type Happened = Extract<Quantity, { readonly happened: unknown }>;
type During = Happened['during'];
type From = NonNullable<Happened['from']>;

export const during = oneOf<During>(means('this turn', 'turn'), means('this Day', 'day'));

const active = oneOf<Deed>(means('discarded', 'discarded'), means('played', 'played'));

const participle = oneOf<Deed>(means('discarded', 'discarded'));

const doers = [
  { who: 'you', said: ['you'], your: 'your' },
  { who: 'opponent', said: ['your opponent', 'an opponent'], your: 'their' },
  { who: undefined, said: [], your: 'your' },
] as const;

/** What is told of afterwards: what is printed, and whether it was this object or a token. */
const told: readonly string[] = ['type', 'subtype', 'name', 'rarity', 'faction', 'bounds', 'other', 'token'];

export const isTold = (like: Selector): boolean =>
  Object.keys(like).every((field) => told.includes(field)) &&
  (like.bounds ?? []).every(
    ({ of, than }) => (typeof of !== 'object' || 'base' in of) && typeof than === 'number',
  );

/** What was done, as the words around it say; undefined where that is said in no such words. */
function happening(
  happened: Deed,
  time: During,
  like: Selector,
  by: Players | undefined,
  from?: From,
): Quantity | undefined {
  const isAny = Object.keys(like).length === 0;
  if (!isTold(like) || (happened === 'drawn' && !isAny)) return undefined;
  if (from !== undefined && happened !== 'discarded' && happened !== 'played') return undefined;
  // Whoever discards something from play is not remembered.
  if (happened === 'discarded' && by !== undefined && from === undefined) return undefined;
  if (happened === 'played' && by === 'you' && time === 'turn' && from === undefined)
    return { playedThisTurn: like };
  return {
    happened,
    during: time,
    ...(by !== undefined && { by }),
    ...(!isAny && { what: like }),
    ...(from !== undefined && { from }),
  };
}

const happenedIn = (quantity: Quantity): Happened | undefined => {
  if (typeof quantity !== 'object') return undefined;
  if ('playedThisTurn' in quantity)
    return { happened: 'played', during: 'turn', by: 'you', what: quantity.playedThisTurn };
  if (!('happened' in quantity)) return undefined;
  const { happened, during, by, from } = quantity;
  // What you played this turn has a field of its own.
  const isOfOwnField = happened === 'played' && during === 'turn' && by === 'you' && from === undefined;
  return isOfOwnField ? undefined : quantity;
};

/** "Character you sacrificed this turn", "cards discarded from your hand this turn", after "per" or "the number of". */
export function happenings(g: Grammar, many: boolean): readonly Syntax<Quantity>[] {
  const like = only(g.noun({ many, from: false, your: 'your' }), isTold);
  type Parts = { like: Selector; deed: Deed; time: During };
  const of = (text: string, verb: Syntax<Deed>, who: Players | undefined, from?: From): Syntax<Quantity> =>
    iso(
      phrase<Parts>(text, { like, deed: verb, time: during }),
      ({ like: those, deed, time }) => happening(deed, time, those, who, from),
      (quantity) => {
        const said = happenedIn(quantity);
        return said === undefined ||
          said.by !== who ||
          said.from !== from ||
          happening(said.happened, said.during, said.what ?? {}, said.by, said.from) === undefined
          ? undefined
          : { like: said.what ?? {}, deed: said.happened, time: said.during };
      },
    );
  return doers.flatMap(({ who, said }) =>
    (who === undefined ? [''] : said).flatMap((text, index) => {
      const verb = who === undefined ? participle : active;
      const all = [of(`<like> ${text} <deed> <time>`, verb, who)];
      return index === 0 ? all : all.map(synonym);
    }),
  );
}

/** A card, and from which zone of the player who does something with it. */
const withOrigin = (like: Selector): { readonly like: Selector; readonly from?: From } | undefined => {
  const { zone, owner, ...rest } = like;
  if (zone === undefined && owner === undefined) return { like: rest };
  return (zone === 'hand' || zone === 'reserve') && owner === 'you' ? { like: rest, from: zone } : undefined;
};

const inZone = ({ what, from }: Happened): Selector => ({
  ...what,
  ...(from !== undefined && { zone: from, owner: 'you' as const }),
});

const once: Limit = { is: 'at-least', right: 1 };

/** "You discarded a card from your hand this turn" is a condition of its own. */
const hasOwnKind = (left: Quantity, { is, right }: Limit): boolean => {
  const said = happenedIn(left);
  if (said?.by !== 'you' || said.during !== 'turn') return false;
  if (said.happened === 'played' && said.from === undefined) return true;
  const isOnce = is === 'at-least' && right === 1;
  return said.happened === 'discarded' && said.what === undefined && said.from !== undefined && isOnce;
};

/** "you sacrificed a Character this turn", "two or more Characters were sacrificed this Day" */
export function pastDeeds(g: Grammar): readonly Syntax<Condition>[] {
  type Parts = { like: Selector; deed: Deed; time: During; limit?: Limit };
  const of = (
    text: string,
    parts: { readonly like: Syntax<Selector>; readonly deed: Syntax<Deed> },
    who: Players | undefined,
    fixed?: Limit,
  ): Syntax<Condition> =>
    iso(
      phrase<Parts>(text, { ...parts, time: during, limit: inWordsLimit }),
      ({ like, deed, time, limit = fixed }): Condition | undefined => {
        const where = withOrigin(like);
        if (where === undefined || limit === undefined) return undefined;
        const left = happening(deed, time, where.like, who, where.from);
        if (left === undefined || hasOwnKind(left, limit)) return undefined;
        return { kind: 'compare', left, ...limit };
      },
      (value): Parts | undefined => {
        if (value.kind !== 'compare' || typeof value.right !== 'number') return undefined;
        const { left, is, right } = value;
        const said = happenedIn(left);
        if (said === undefined || said.by !== who || hasOwnKind(left, { is, right })) return undefined;
        if (happening(said.happened, said.during, said.what ?? {}, said.by, said.from) === undefined)
          return undefined;
        if (fixed !== undefined && (fixed.is !== is || fixed.right !== right)) return undefined;
        const { happened: deed, during: time } = said;
        return { like: inZone(said), deed, time, ...(fixed === undefined && { limit: { is, right } }) };
      },
    );
  return doers.flatMap(({ who, said, your }) => {
    const [one, many] = [false, true].map((several) => g.noun({ many: several, from: true, your }));
    if (one === undefined || many === undefined) return [];
    if (who === undefined) return [];
    return said.flatMap((text, index) => {
      const all = [of(`${text} <deed> <like> <time>`, { like: articled(one), deed: active }, who, once)];
      return index === 0 ? all : all.map(synonym);
    });
  });
}
