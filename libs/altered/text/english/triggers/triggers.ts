import type { Selector, Trigger } from '#altered/abilities';
import { form, phrase } from '../../syntax/phrases.js';
import { iso, means, oneOf, rule, type Syntax } from '../../syntax/syntax.js';
import { $ } from '../../syntax/template.js';
import type { Grammar } from '../words/grammar.js';
import { rarerTriggers } from './rarer-triggers.js';
import { articled } from '../nouns/articles.js';
import { ofExpeditions } from './expedition-triggers.js';
import { ofObjects } from './object-triggers.js';
import { ofPlayers } from './player-triggers.js';

/** The event that activates a reaction, before its dash. */
export function triggers(g: Grammar): Syntax<Trigger> {
  const like = articled(g.noun({ many: false, from: false, your: 'your' }));
  const events = oneOf<Trigger>(
    means<Trigger>("I'm discarded from your hand", { kind: 'discarded', what: 'me', from: 'hand' }),
    iso(
      phrase<{ like: Selector }>('<like> is discarded from your hand', { like }),
      ({ like: cards }): Trigger => ({ kind: 'discarded', what: { ...cards, owner: 'you' }, from: 'hand' }),
      (trigger) => {
        if (trigger.kind !== 'discarded' || trigger.from !== 'hand' || trigger.what === 'me')
          return undefined;
        const { owner, ...cards } = trigger.what;
        const isAny = trigger.by === undefined && trigger.atOnce === undefined;
        return owner === 'you' && isAny ? { like: cards } : undefined;
      },
    ),
    form<Trigger>(
      '<like> is discarded from the Expedition zone',
      { like },
      { kind: 'discarded', what: $('like'), from: 'expedition' },
    ),
    means<Trigger>("I'm sacrificed", { kind: 'sacrificed', what: 'me' }),
    ...ofObjects(g),
    ...ofPlayers(g),
    ...ofExpeditions,
    ...rarerTriggers(g),
  );
  return rule('what happens', events);
}
