import type { Selector, Trigger } from '#altered/abilities';
import { form, phrase } from '../syntax/phrases.js';
import { iso, means, oneOf, only, rule, synonym, type Syntax } from '../syntax/syntax.js';
import { $, type Template } from '../syntax/template.js';
import type { Grammar } from './grammar.js';
import { rarerTriggers } from './rarer-triggers.js';
import { articled } from './articles.js';
import { inWords } from './numbers.js';
import { ofExpeditions } from './expedition-triggers.js';
import { ofObjects, origins } from './object-triggers.js';
import { ofPlayers } from './player-triggers.js';

/** "a Character is sent to Reserve", "a card is put in your Reserve from your hand": it goes there. */
function sentElsewhere(g: Grammar): readonly Syntax<Trigger>[] {
  const like = articled(g.noun({ many: false, from: false, your: 'your' }));
  const ways = [
    ['is sent to Reserve', 'reserve', undefined],
    ['is put in your Reserve', 'reserve', 'you'],
    ['is returned to your hand', 'hand', 'you'],
    ["is returned to its owner's hand", 'hand', undefined],
    ['is returned to hand', 'hand', undefined],
    ['is put in your hand', 'hand', 'you'],
    ['is put in your Mana zone', 'mana', 'you'],
    ['is put in your discard pile', 'discard', 'you'],
  ] as const;
  const mine = ["I'm returned to my owner's hand", "I'm returned to your hand", "I'm returned to hand"].map(
    (text) => synonym(means<Trigger>(text, { kind: 'go', what: 'me', to: 'hand' })),
  );
  const others = ways.flatMap(([text, to, whose]) => {
    const goes = { kind: 'go', what: $('like'), to, ...(whose && { whose }) } as const;
    return [
      synonym(form<Trigger>(`<like> ${text}`, { like }, goes)),
      ...origins.flatMap(([from, origin]) =>
        from === to
          ? []
          : [synonym(form<Trigger>(`<like> ${text} from ${origin}`, { like }, { ...goes, from }))],
      ),
    ];
  });
  return [...mine, ...others];
}

/** "a card is discarded from your Reserve": whose it is, and from where it goes. */
const discardedFromYours = (g: Grammar): readonly Syntax<Trigger>[] =>
  (
    [
      ['your Reserve', 'reserve'],
      ['your hand', 'hand'],
      ['your deck', 'deck'],
    ] as const
  ).map(([text, from]) =>
    iso(
      phrase<{ like: Selector }>(`<like> is discarded from ${text}`, {
        like: articled(g.noun({ many: false, from: false, your: 'your' })),
      }),
      ({ like }): Trigger | undefined =>
        like.owner === undefined && like.zone === undefined && like.controller === undefined
          ? { kind: 'discarded', what: { ...like, owner: 'you' }, from }
          : undefined,
      (trigger) => {
        if (trigger.kind !== 'discarded' || trigger.from !== from || trigger.what === 'me') return undefined;
        const { owner, ...like } = trigger.what;
        const isAny = trigger.by === undefined && trigger.atOnce === undefined;
        return owner === 'you' && isAny ? { like } : undefined;
      },
    ),
  );

/** "one or more cards are discarded from your hand" */
const severalDiscarded = (g: Grammar): readonly Syntax<Trigger>[] =>
  (
    [
      ['your Reserve', 'reserve'],
      ['your hand', 'hand'],
      ['your deck', 'deck'],
    ] as const
  ).map(([text, from]) =>
    iso(
      phrase<{ atOnce: number; like: Selector }>(`<atOnce> or more <like> are discarded from ${text}`, {
        atOnce: inWords,
        like: g.noun({ many: true, from: false, your: 'your' }),
      }),
      ({ atOnce, like }): Trigger | undefined =>
        atOnce > 0 && like.owner === undefined && like.zone === undefined && like.controller === undefined
          ? { kind: 'discarded', what: { ...like, owner: 'you' }, from, atOnce }
          : undefined,
      (trigger) => {
        if (trigger.kind !== 'discarded' || trigger.from !== from || trigger.what === 'me') return undefined;
        const { owner, ...like } = trigger.what;
        const { atOnce } = trigger;
        return owner === 'you' && trigger.by === undefined && atOnce !== undefined
          ? { atOnce, like }
          : undefined;
      },
    ),
  );

/** What activates a reaction, before its dash. */
export function triggers(g: Grammar): Syntax<Trigger> {
  const sacrificed = iso(
    phrase<{ like: Selector }>('<like> is sacrificed', {
      like: articled(g.noun({ many: false, from: false, your: 'your' })),
    }),
    ({ like }): Trigger => ({ kind: 'sacrificed', what: like }),
    (value) =>
      value.kind === 'sacrificed' &&
      value.what !== 'me' &&
      value.by === undefined &&
      value.atOnce === undefined
        ? { like: value.what }
        : undefined,
  );
  const passive = (text: string, me: Trigger, any: Template<Trigger>): readonly Syntax<Trigger>[] => [
    means<Trigger>(`I'm ${text}`, me),
    form<Trigger>(
      `<like> is ${text}`,
      { like: articled(g.noun({ many: false, from: false, your: 'your' })) },
      any,
    ),
  ];
  const events = oneOf<Trigger>(
    ...passive('discarded', { kind: 'discarded', what: 'me' }, { kind: 'discarded', what: $('like') }),
    ...passive(
      'discarded from Reserve',
      { kind: 'discarded', what: 'me', from: 'reserve' },
      { kind: 'discarded', what: $('like'), from: 'reserve' },
    ),
    ...(
      [
        ['your hand', 'hand'],
        ['your deck', 'deck'],
        ['the Expedition zone', 'expedition'],
        ['the Landmark zone', 'landmark'],
        ['a hand', 'hand'],
        ['a deck', 'deck'],
      ] as const
    ).flatMap(([text, from]) =>
      passive(
        `discarded from ${text}`,
        { kind: 'discarded', what: 'me', from },
        { kind: 'discarded', what: $('like'), from },
        // I am discarded from a hand or deck of mine.
      ).slice(text.startsWith('a ') ? 1 : 0, text.startsWith('your') ? 1 : 2),
    ),
    ...discardedFromYours(g),
    ...severalDiscarded(g),
    synonym(
      means<Trigger>("I'm discarded from your Reserve", { kind: 'discarded', what: 'me', from: 'reserve' }),
    ),
    synonym(
      form<Trigger>(
        '<like> is created',
        {
          like: only(
            articled(g.noun({ many: false, from: false, your: 'your' })),
            ({ zone }) => zone === undefined,
          ),
        },
        { kind: 'created', what: $('like'), by: 'each-player' },
      ),
    ),
    ...passive('played', { kind: 'played', what: 'me' }, { kind: 'played', what: $('like') }),
    ...(
      [
        ['Augmented', 'augment'],
        ['completed', 'complete'],
        ['Sabotaged', 'sabotage'],
      ] as const
    ).flatMap(([text, action]) =>
      passive(
        text,
        { kind: 'keyword-action', action, what: 'me' },
        { kind: 'keyword-action', action, what: $('like') },
      ),
    ),
    ...passive(
      'exhausted',
      { kind: 'status', what: 'me', status: 'exhausted', change: 'become' },
      { kind: 'status', what: $('like'), status: 'exhausted', change: 'become' },
    ),
    ...passive(
      'readied',
      { kind: 'status', what: 'me', status: 'exhausted', change: 'lose' },
      { kind: 'status', what: $('like'), status: 'exhausted', change: 'lose' },
    ),
    means<Trigger>("I'm sacrificed", { kind: 'sacrificed', what: 'me' }),
    sacrificed,
    ...ofObjects(g),
    ...ofPlayers(g),
    ...ofExpeditions,
    ...rarerTriggers(g),
  );
  return rule('what happens', oneOf<Trigger>(events, ...sentElsewhere(g)));
}
