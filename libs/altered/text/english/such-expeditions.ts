import type { Expeditions, SuchExpeditions } from '#altered/abilities';
import { form } from '../syntax/phrases.js';
import { means, oneOf, type Syntax } from '../syntax/syntax.js';
import { $ } from '../syntax/template.js';
import { articled } from './articles.js';
import type { Grammar } from './grammar.js';
import { once } from './once.js';
import { standing } from './standing-words.js';
import { terrain } from './words-for.js';

const eachExpeditionOf = oneOf<Expeditions>(
  means('each of your Expeditions', 'each-of-yours'),
  means('each Expedition', 'each'),
);

/** "one of your Expeditions", "an opponent's Expedition": any one of several. */
export const anyOne = oneOf<Expeditions>(means('one of your Expeditions', 'each-of-yours'));

/** "each of your Ascended Expeditions", "each of your Expeditions that's behind": by how they stand. */
export const standingSo = (of: Syntax<Expeditions>): Syntax<SuchExpeditions> =>
  oneOf<SuchExpeditions>(
    means<SuchExpeditions>('each of your Ascended Expeditions', {
      kind: 'standing',
      of: 'each-of-yours',
      is: 'ascended',
    }),
    form<SuchExpeditions>(
      "<of> that's <is>",
      { of, is: standing },
      { kind: 'standing', of: $('of'), is: $('is') },
    ),
  );

/** "each Expedition with no Characters", "each of your Expeditions facing a Robot", after "an" where any one is meant. */
const such = (g: Grammar, of: Syntax<Expeditions>): Syntax<SuchExpeditions> => {
  const like = articled(g.noun({ many: false, from: false, your: 'your' }));
  const many = g.noun({ many: true, from: false, your: 'your' });
  const parts = { of, like, many, terrain };
  const say = (text: string, tree: object): Syntax<SuchExpeditions> =>
    form<SuchExpeditions>(`<of> ${text}`, parts, { kind: 'such', of: $('of'), ...tree } as never);
  return oneOf<SuchExpeditions>(say('with no <many>', { without: $('many') }));
};

/** Each of those. */
export const eachSuch = once((g: Grammar): Syntax<SuchExpeditions> => such(g, eachExpeditionOf));
