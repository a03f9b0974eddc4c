import { same, type Nth, type Players, type Selector, type Trigger } from '#altered/abilities';
import { around, form, type AnyParts } from '../syntax/phrases.js';
import { iso, oneOf, only, synonym, type Syntax } from '../syntax/syntax.js';
import { $, type Template } from '../syntax/template.js';
import type { Grammar } from './grammar.js';
import { rarerDoings } from './rarer-triggers.js';
import { inPerson, they, you } from './person.js';
import { listenedTo } from './players.js';
import { articled, plain } from './articles.js';
import { inWords, ordinal } from './numbers.js';
import { anyOfThem } from './any-trigger.js';
import { fromAnother } from './from-another.js';

const eachTime = { turn: 'turn', afternoon: 'Afternoon', day: 'Day' } as const;

/** "you play your second Spell each turn" */
function playedNth(
  each: Nth['each'],
  when: (said: string, parts: AnyParts, tree: Template<Trigger>) => Syntax<Trigger>,
  g: Grammar,
  by: Players,
): readonly Syntax<Trigger>[] {
  const parts = { number: ordinal, like: g.noun({ many: false, from: false, your: 'your' }) };
  const nth = { number: $('number'), each } as const;
  const tree = { kind: 'played', what: $('like'), by, nth } as never;
  const said = (text: string) => when(`[play] [your] <number> <like> ${text}`, parts, tree);
  return [said(`each ${eachTime[each]}`)];
}

/** "you Augment a Permanent", "you Sabotage": a card is what is Sabotaged where nothing else is said (7.3.30 of edition 4.0). */
function keywordActions(
  g: Grammar,
  when: (said: string, parts: AnyParts, tree: Template<Trigger>) => Syntax<Trigger>,
  by: Players,
): readonly Syntax<Trigger>[] {
  const like = articled(g.noun({ many: false, from: false, your: 'your' }));
  const several = plain(g.noun({ many: true, from: false, your: 'your' }));
  const described = (of: Syntax<Selector>): Syntax<Selector> =>
    only(of, (one) => Object.keys(one).length > 0);
  return (
    [
      ['Augment', 'augment'],
      ['complete', 'complete'],
      ['Sabotage', 'sabotage'],
    ] as const
  ).flatMap(([verb, action]) => {
    const tree = { kind: 'keyword-action', action, what: $('like'), by } as const;
    const any = { kind: 'keyword-action', action, what: {}, by } as const;
    const isSabotage = action === 'sabotage';
    return [
      ...(isSabotage ? [when(`[${verb}]`, {}, any)] : []),
      when(`[${verb}] <like>`, { like: isSabotage ? described(like) : like }, tree),
      when(`[${verb}] one or more objects`, {}, { ...any, oneOrMore: true }),
      when(`[${verb}] one or more <like>`, { like: described(several) }, { ...tree, oneOrMore: true }),
    ];
  });
}

export type When = (said: string, parts: AnyParts, tree: Template<Trigger>) => Syntax<Trigger>;

/** "you return a Character to your hand", "you send a Plant to Reserve", "you discard a Permanent". */
function moved(g: Grammar, when: When, by: Players, like: Syntax<Selector>): readonly Syntax<Trigger>[] {
  const go = { kind: 'go', what: $('like'), by } as const;
  const object = only(like, (those) => Object.keys(those).length > 0);
  const own = only(
    articled(g.noun({ many: false, from: true, your: by === 'you' ? 'your' : 'their' })),
    ({ zone, owner, ...more }) =>
      (zone === 'hand' || zone === 'reserve' || zone === 'discard') &&
      owner === 'you' &&
      Object.keys(more).length > 0,
  );
  const several = iso(
    only(
      g.noun({ many: true, from: false, your: 'your' }),
      ({ zone, owner, controller }) => zone === undefined && owner === undefined && controller === undefined,
    ),
    (those): Selector => ({ ...those, owner: by }),
    ({ owner, ...those }) => (owner === by ? those : undefined),
  );
  return [
    when('[return] <like> to [your] hand', { like: object }, { ...go, to: 'hand', whose: by }),
    when("[return] <like> to its owner's hand", { like: object }, { ...go, to: 'hand' }),
    when('[send] <like> to Reserve', { like: object }, { ...go, to: 'reserve' }),
    when('[put] <like> in [your] Mana zone', { like: object }, { ...go, to: 'mana', whose: by }),
    when('[put] a card in [your] Mana zone', {}, { ...go, what: {}, to: 'mana', whose: by }),
    when('[put] a card in Reserve', {}, { ...go, what: {}, to: 'reserve' }),
    ...(by === 'each-player' ? [] : fromAnother(g, when, by)),
    when('[return] a card to [your] hand', {}, { ...go, what: {}, to: 'hand', whose: by }),
    when('[discard] <like>', { like: object }, { kind: 'discarded', what: $('like'), by }),
    ...(
      [
        ['Reserve', 'reserve'],
        ['hand', 'hand'],
      ] as const
    ).map(([text, from]) =>
      when(`[discard] <atOnce> or more <like> from [your] ${text}`, { atOnce: inWords, like: several }, {
        kind: 'discarded',
        what: $('like'),
        from,
        by,
        atOnce: $('atOnce'),
      } as never),
    ),
    ...(
      [
        ['[discard] <it>', { kind: 'discarded', by }],
        ['[return] <it> to [your] hand', { kind: 'go', by, to: 'hand', whose: by }],
        ['[put] <it> in [your] Reserve', { kind: 'go', by, to: 'reserve' }],
      ] as const
    ).map(([text, tree]) =>
      iso(
        around(inPerson(by === 'you' ? you : they, text), own),
        ({ zone, ...what }): Trigger | undefined =>
          tree.kind === 'go' && tree.to === zone
            ? undefined
            : ({ ...tree, what: { ...what, owner: by }, from: zone } as Trigger),
        (value): Selector | undefined => {
          if ((value.kind !== 'discarded' && value.kind !== 'go') || value.what === 'me') return undefined;
          const { from, what, ...rest } = value;
          return from !== undefined && same(rest, tree) && same(what.owner, by)
            ? { ...what, zone: from, owner: 'you' }
            : undefined;
        },
      ),
    ),
  ];
}

/** Triggers of what players do: "you play a Spell", "an opponent draws one or more cards". */
export function ofPlayers(g: Grammar): readonly Syntax<Trigger>[] {
  const one = g.noun({ many: false, from: false, your: 'your' });
  const like = only(articled(one), ({ zone }) => zone === undefined);
  const described = only(like, (those) => Object.keys(those).length > 0);
  const several = g.noun({ many: true, from: false, your: 'your' });
  return listenedTo.map((player) => {
    const { text, who, one: isOne } = player;
    const when = (said: string, parts: AnyParts, tree: Template<Trigger>): Syntax<Trigger> =>
      form<Trigger>(inPerson(isOne ? they : you, said), parts, tree);
    const verbs = [
      when('[play] <like>', { like }, { kind: 'played', what: $('like'), by: who }),
      when(
        '[play] <like> from Reserve',
        { like },
        { kind: 'played', what: $('like'), from: 'reserve', by: who },
      ),
      when(
        '[play] <like> from [your] Reserve',
        { like },
        { kind: 'played', what: $('like'), from: 'reserve', by: who },
      ),
      when(
        '[play] <like> from [your] hand',
        { like },
        { kind: 'played', what: $('like'), from: 'hand', by: who },
      ),
      ...(['turn', 'afternoon', 'day'] as const).flatMap((each) => playedNth(each, when, g, who)),
      when('[play] <like> for free', { like }, { kind: 'played', what: $('like'), by: who, how: 'free' }),
      when('[Rush] <like>', { like }, { kind: 'played', what: $('like'), by: who, how: 'rush' }),
      synonym(when('[Rush]', {}, { kind: 'played', what: {}, by: who, how: 'rush' })),
      when('[sacrifice] <like>', { like }, { kind: 'sacrificed', what: $('like'), by: who }),
      ...moved(g, when, who, like),
      ...(
        [
          ['[sacrifice]', 'sacrificed'],
          ['[discard]', 'discarded'],
          ['[create]', 'created'],
        ] as const
      ).map(([verb, kind]) =>
        when(
          `${verb} <atOnce> or more <like>`,
          { atOnce: inWords, like: only(several, ({ zone }) => zone === undefined) },
          { kind, what: $('like'), by: who, atOnce: $('atOnce') } as never,
        ),
      ),
      when('[create] <like>', { like }, { kind: 'created', what: $('like') as never, by: who }),
      when('[draw] a card', {}, { kind: 'draw', who }),
      ...(['turn', 'afternoon', 'day'] as const).map((each) =>
        when(
          `[draw] [your] <number> card each ${eachTime[each]}`,
          { number: ordinal },
          { kind: 'draw', who, nth: { number: $('number'), each } },
        ),
      ),
      when('[draw] one or more cards', {}, { kind: 'draw', who, oneOrMore: true }),
      when('[Resupply]', {}, { kind: 'resupply', who }),
      when('[Resupply] <like>', { like: described }, { kind: 'resupply', who, what: $('like') }),
      synonym(when('[roll] a die', {}, { kind: 'roll', who })),
      when('[discard] a card', {}, { kind: 'discarded', what: {}, by: who }),
      when(
        '[play] the last card in [your] hand',
        {},
        { kind: 'played', what: {}, from: 'hand', by: who, last: true },
      ),
      ...['[play] [your] last card in hand', '[play] the last card from [your] hand'].map((text) =>
        synonym(when(text, {}, { kind: 'played', what: {}, from: 'hand', by: who, last: true })),
      ),
      when('[roll] one or more dice', {}, { kind: 'roll', who }),
      when('[pass]', {}, { kind: 'pass', who }),
      ...keywordActions(g, when, who),
      ...rarerDoings(g, player),
    ];
    return around(`${text} <it>`, anyOfThem(oneOf(...verbs)));
  });
}
