import type { Selector, Step, What } from '#altered/abilities';
import { $, fieldsOf, form } from '../../syntax/phrases.js';
import { means, oneOf, only, type Syntax } from '../../syntax/syntax.js';
import type { Grammar } from '../words/grammar.js';
import { severalInWords } from '../words/numbers.js';
import { inPerson, type Person } from '../words/verbs.js';

/** The orbs that can be readied: exhausted orbs of the acting player. */
const exhaustedOrb: Selector = { zone: 'mana', owner: 'you', status: 'exhausted' };

type Choice = Extract<What, { choose: Selector }>;

export type Some = Omit<Choice, 'choose'>;

/** The phrases "two" and "up to two". */
export const severalOf: Syntax<Some> = oneOf<Some>(
  form<Some>('<count>', { count: severalInWords }),
  form<Some>('up to <count>', { count: severalInWords }, { upTo: true }),
);

/** Phrases such as "a Mana Orb" and "up to two Mana Orbs", after "ready". */
const orbs: Syntax<What> = oneOf<What>(
  means<What>('a Mana Orb', { choose: exhaustedOrb }),
  form<What>('<some> Mana Orbs', { some: severalOf }, { choose: exhaustedOrb, ...fieldsOf('some') }),
);

const isAnyOrb = (what: What): boolean =>
  typeof what === 'object' &&
  (('choose' in what && what.choose.zone === 'mana') || ('all' in what && what.all.zone === 'mana'));

/** Phrases such as "Ready a Mana Orb" and "ready target Permanent". */
export function readying(g: Grammar, person: Person): Syntax<Step> {
  const object = g.object({ from: false, your: person.your });
  return form<Step>(
    inPerson(person, '[ready] <what>'),
    {
      what: oneOf(
        orbs,
        only(object, (what) => !isAnyOrb(what)),
      ),
    },
    { kind: 'status', change: 'lose', status: 'exhausted', what: $('what') },
  );
}
