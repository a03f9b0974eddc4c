import type { Expeditions, SuchExpeditions } from '#altered/abilities';
import { form } from '../syntax/phrases.js';
import { means, oneOf, synonym, type Syntax } from '../syntax/syntax.js';
import { $ } from '../syntax/template.js';
import { articled } from './articles.js';
import type { Grammar } from './grammar.js';
import { once } from './once.js';
import { standing } from './standing-words.js';
import { terrain } from './words-for.js';

export const eachExpeditionOf = oneOf<Expeditions>(
  means('each of your Expeditions', 'each-of-yours'),
  means("each of your opponents' Expeditions", 'each-of-opponents'),
  synonym(means('each Expedition you control', 'each-of-yours')),
  synonym(means("each of your opponent's Expeditions", 'each-of-opponents')),
  means('each Expedition', 'each'),
);

/** "one of your Expeditions", "an opponent's Expedition": any one of several. */
export const anyOne = oneOf<Expeditions>(
  means('one of your Expeditions', 'each-of-yours'),
  means("an opponent's Expedition", 'each-of-opponents'),
  synonym(means('an Expedition you control', 'each-of-yours')),
  means('an Expedition', 'each'),
);

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
  return oneOf<SuchExpeditions>(
    say('with no <many>', { without: $('many') }),
    say('with <like>', { with: $('like') }),
    say('facing <like>', { facing: $('like') }),
    say('in <terrain>', { in: $('terrain') }),
    synonym(say('without <many>', { without: $('many') })),
  );
};

/** Each of those. */
export const eachSuch = once((g: Grammar): Syntax<SuchExpeditions> => such(g, eachExpeditionOf));

/** Any one of those. */
export const oneSuch = once((g: Grammar): Syntax<SuchExpeditions> => such(g, anyOne));
