import type { Expeditions, SuchExpeditions } from '#altered/abilities';
import { form } from '../../syntax/phrases.js';
import { means, oneOf, type Syntax } from '../../syntax/syntax.js';
import { standing } from '../words/standing-words.js';

/** "one of your Expeditions", "an opponent's Expedition": any one of several. */
export const anyOne = means('one of your Expeditions', 'each-of-yours');

/** "each of your Ascended Expeditions", "each of your Expeditions that's behind": by how they stand. */
export const standingSo = (of: Syntax<Expeditions>): Syntax<SuchExpeditions> =>
  oneOf<SuchExpeditions>(
    means<SuchExpeditions>('each of your Ascended Expeditions', {
      kind: 'standing',
      of: 'each-of-yours',
      is: 'ascended',
    }),
    form<SuchExpeditions>("<of> that's <is>", { of, is: standing }, { kind: 'standing' }),
  );
