import type { Passive, Selector } from '#altered/abilities';
import { $, around, fieldsOf, form } from '../../syntax/phrases.js';
import { means, oneOf, only, pure, synonym, type Syntax } from '../../syntax/syntax.js';
import { counters } from '../nouns/counters.js';
import type { Grammar } from '../words/grammar.js';
import { anyTerrain, status } from '../words/rule-words.js';

type Played = Extract<Passive, { kind: 'played' }>;
export type Change = Pick<Played, 'gain' | 'lose' | 'notGained' | 'counters'>;

/** Changes to a single card when it is played, such as "gains 1 boost". */
export const changes = (g: Grammar): Syntax<Change> =>
  oneOf<Change>(
    form<Change>('gains <gain>', { gain: status }),
    form<Change>('loses <lose>', { lose: status }),
    form<Change>('gains <counters> and <gain>', { counters: counters(g), gain: status }),
    form<Change>('gains <counters>', { counters: counters(g) }),
  );

/** The zone from which a card is played, if the text names one. */
const source = oneOf<object>(
  pure({}),
  around('from <it>', means('your Reserve', { from: 'reserve' })),
  around('from <it>', means('your hand', { from: 'hand' })),
  synonym(around('from <it>', means('Reserve', { from: 'reserve' }))),
);

/**
 * Phrases such as "Character you play", "card you play from your Reserve" and "Character you play in {V}". `field` is
 * the tree's field for the description of the cards.
 */
export const cardsYouPlay = (like: Syntax<Selector>, field: 'cards' | 'of' | 'what'): Syntax<object> =>
  oneOf<object>(
    form<object>(
      '<cards> you play in <terrain>',
      { cards: only(like, (cards) => cards.inTerrain === undefined), terrain: anyTerrain },
      { [field]: { ...fieldsOf('cards'), inTerrain: $('terrain') } },
    ),
    form<object>(
      '<cards> you play <from>',
      { cards: like, from: source },
      { [field]: $('cards'), ...fieldsOf('from') },
    ),
  );
