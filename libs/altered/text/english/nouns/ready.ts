import { same, type Selector, type Step, type What } from '#altered/abilities';
import { around, form, phrase } from '../../syntax/phrases.js';
import { iso, oneOf, type Syntax } from '../../syntax/syntax.js';
import type { Grammar } from '../words/grammar.js';
import { severalInWords } from '../words/numbers.js';
import { inPerson, type Person } from '../words/verb-forms.js';

/** An orb that can be readied: an exhausted orb of the player who readies it. */
const exhaustedOrb: Selector = { zone: 'mana', owner: 'you', status: 'exhausted' };

type Choice = Extract<What, { choose: Selector }>;

/** Words for exhausted orbs of one's own, the usual ones first: no others can be readied. */
const orbsInWords = ['', 'exhausted '].flatMap((exhausted) => [
  `<it> ${exhausted}Mana Orbs`,
  `<it> ${exhausted}Mana Orbs you control`,
  `<it> of your ${exhausted}Mana Orbs`,
]);
const orbInWords = [
  'a Mana Orb',
  'a Mana Orb you control',
  'an exhausted Mana Orb',
  'an exhausted Mana Orb you control',
];

export type Some = Omit<Choice, 'choose'>;

/** The first of some wordings, and others that are read as it. */
const usually = <T>([usual]: readonly string[], say: (text: string) => Syntax<T>): Syntax<T> =>
  oneOf(...(usual === undefined ? [] : [say(usual)]));

/** "two", "up to two" */
export const several: Syntax<Some> = oneOf<Some>(
  form<Some>('<count>', { count: severalInWords }),
  form<Some>('up to <count>', { count: severalInWords }, { upTo: true }),
);

/** "a Mana Orb", "up to two Mana Orbs", after "ready" */
const orbs: Syntax<What> = iso(
  oneOf<Some>(
    usually(orbInWords, (text) => form<Some>(text, {}, {})),
    usually(orbsInWords, (text) => around(text, several)),
  ),
  (how): What => ({ choose: exhaustedOrb, ...how }),
  (what) => {
    if (typeof what !== 'object' || !('choose' in what)) return undefined;
    const { choose, ...how } = what;
    return same(choose, exhaustedOrb) ? how : undefined;
  },
);

const isAnyOrb = (what: What): boolean =>
  typeof what === 'object' &&
  (('choose' in what && what.choose.zone === 'mana') || ('all' in what && what.all.zone === 'mana'));

/** "Ready a Mana Orb", "ready target Permanent" */
export function readying(g: Grammar, person: Person): Syntax<Step> {
  const object = g.object({ from: false, your: person.your });
  const others = iso(
    object,
    (what) => (isAnyOrb(what) ? undefined : what),
    (what) => (isAnyOrb(what) ? undefined : what),
  );
  return iso(
    phrase<{ what: What }>(inPerson(person, '[ready] <what>'), { what: oneOf(orbs, others) }),
    ({ what }): Step => ({ kind: 'status', change: 'lose', status: 'exhausted', what }),
    (step) =>
      step.kind === 'status' && step.change === 'lose' && step.status === 'exhausted'
        ? { what: step.what }
        : undefined,
  );
}
