import type { Selector, Trigger } from '#altered/abilities';
import { form, phrase } from '../syntax/phrases.js';
import { iso, means, oneOf, rule, type Syntax } from '../syntax/syntax.js';
import { $, type Template } from '../syntax/template.js';
import type { Grammar } from './grammar.js';
import { rarerTriggers } from './rarer-triggers.js';
import { articled } from './articles.js';
import { ofExpeditions } from './expedition-triggers.js';
import { ofObjects } from './object-triggers.js';
import { ofPlayers } from './player-triggers.js';

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

/** What activates a reaction, before its dash. */
export function triggers(g: Grammar): Syntax<Trigger> {
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
    means<Trigger>("I'm sacrificed", { kind: 'sacrificed', what: 'me' }),
    ...ofObjects(g),
    ...ofPlayers(g),
    ...ofExpeditions,
    ...rarerTriggers(g),
  );
  return rule('what happens', oneOf<Trigger>(events));
}
