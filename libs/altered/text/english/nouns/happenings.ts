import type { Condition, Deed, Players, Quantity, Selector } from '#altered/abilities';
import { phrase } from '../../syntax/phrases.js';
import { iso, means, oneOf, only, type Syntax } from '../../syntax/syntax.js';
import { articled } from './articles.js';
import type { Grammar } from '../words/grammar.js';
import { inWordsLimit, type Limit } from './limits.js';

type Happened = Extract<Quantity, { readonly happened: unknown }>;
type During = Happened['during'];
type From = NonNullable<Happened['from']>;

export const during = oneOf<During>(means('this turn', 'turn'), means('this Day', 'day'));

const active = means<Deed>('played', 'played');

/** The fields of past events that words can describe: printed values, and whether it was this object or a token. */
const wordedFields: readonly string[] = [
  'type',
  'subtype',
  'name',
  'rarity',
  'faction',
  'bounds',
  'other',
  'token',
];

export const isTold = (like: Selector): boolean =>
  Object.keys(like).every((field) => wordedFields.includes(field)) &&
  (like.bounds ?? []).every(
    ({ of, than }) => (typeof of !== 'object' || 'base' in of) && typeof than === 'number',
  );

/** Returns the past event that these words describe. Undefined if other words describe it. */
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
  // The player who discards something from play is not remembered.
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
  // Cards you played this turn have a field of their own.
  const isOfOwnField = happened === 'played' && during === 'turn' && by === 'you' && from === undefined;
  return isOfOwnField ? undefined : quantity;
};

/**
 * Parses counts of past events, as in "Character you sacrificed this turn" and "cards discarded from your hand this
 * turn", after "per" or "the number of".
 */
export function happenings(g: Grammar, many: boolean): readonly Syntax<Quantity>[] {
  const like = only(g.noun({ many, from: false, your: 'your' }), isTold);
  type Parts = { like: Selector; deed: Deed; time: During };
  const of = (text: string, verb: Syntax<Deed>, who: Players | undefined, from?: From): Syntax<Quantity> =>
    iso(
      phrase<Parts>(text, { like, deed: verb, time: during }),
      ({ like: objects, deed, time }) => happening(deed, time, objects, who, from),
      (quantity) => {
        const event = happenedIn(quantity);
        return event === undefined ||
          event.by !== who ||
          event.from !== from ||
          happening(event.happened, event.during, event.what ?? {}, event.by, event.from) === undefined
          ? undefined
          : { like: event.what ?? {}, deed: event.happened, time: event.during };
      },
    );
  return [of('<like> you <deed> <time>', active, 'you')];
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
  const event = happenedIn(left);
  if (event?.by !== 'you' || event.during !== 'turn') return false;
  if (event.happened === 'played' && event.from === undefined) return true;
  const isOnce = is === 'at-least' && right === 1;
  return event.happened === 'discarded' && event.what === undefined && event.from !== undefined && isOnce;
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
        const event = happenedIn(left);
        if (event === undefined || event.by !== who || hasOwnKind(left, { is, right })) return undefined;
        if (happening(event.happened, event.during, event.what ?? {}, event.by, event.from) === undefined)
          return undefined;
        if (fixed !== undefined && (fixed.is !== is || fixed.right !== right)) return undefined;
        const { happened: deed, during: time } = event;
        return { like: inZone(event), deed, time, ...(fixed === undefined && { limit: { is, right } }) };
      },
    );
  const noun = articled(g.noun({ many: false, from: true, your: 'your' }));
  return [of('you <deed> <like> <time>', { like: noun, deed: active }, 'you', once)];
}
