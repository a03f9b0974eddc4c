import type { Selector, Step, What } from '#altered/abilities';
import { form, phrase } from '../syntax/phrases.js';
import { iso, means, oneOf, synonym, type Syntax } from '../syntax/syntax.js';
import { $ } from '../syntax/template.js';
import { same } from '#altered/abilities';
import type { Grammar } from './grammar.js';
import { severalInWords } from './numbers.js';
import { inPerson, type Person } from './person.js';

/** An orb that can be readied: an exhausted one of whoever does it. */
const exhaustedOrb: Selector = { zone: 'mana', owner: 'you', status: 'exhausted' };

type Choice = Extract<What, { choose: Selector }>;

/** "a Mana Orb", "up to two Mana Orbs", after "ready": exhausted ones of one's own, as no others can be readied. */
const orbs: Syntax<What> = oneOf<What>(
  means<What>('all Mana Orbs', { all: exhaustedOrb }),
  ...['all Mana Orbs you control', 'all your Mana Orbs'].map((text) =>
    synonym(means<What>(text, { all: exhaustedOrb })),
  ),
  someOrbs(),
);

function someOrbs(): Syntax<What> {
  return iso(
    oneOf<Omit<Choice, 'choose'>>(
      form<Omit<Choice, 'choose'>>('a Mana Orb', {}, {}),
      synonym(form<Omit<Choice, 'choose'>>('a Mana Orb you control', {}, {})),
      form<Omit<Choice, 'choose'>>(
        '<count> Mana Orbs',
        { count: severalInWords },
        {
          count: $('count'),
        },
      ),
      synonym(
        form<Omit<Choice, 'choose'>>(
          '<count> Mana Orbs you control',
          { count: severalInWords },
          { count: $('count') },
        ),
      ),
      synonym(
        form<Omit<Choice, 'choose'>>(
          'up to <count> Mana Orbs you control',
          { count: severalInWords },
          { count: $('count'), upTo: true },
        ),
      ),
      form<Omit<Choice, 'choose'>>(
        'up to <count> Mana Orbs',
        { count: severalInWords },
        {
          count: $('count'),
          upTo: true,
        },
      ),
    ),
    (how): What => ({ choose: exhaustedOrb, ...how }),
    (what) => {
      if (typeof what !== 'object' || !('choose' in what)) return undefined;
      const { choose, ...how } = what;
      return same(choose, exhaustedOrb) ? how : undefined;
    },
  );
}

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
