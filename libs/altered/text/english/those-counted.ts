import type { Effect, Step } from '#altered/abilities';
import { headOf } from '../syntax/beginning.js';
import { form } from '../syntax/phrases.js';
import { here, means, oneOf, synonym, type Syntax } from '../syntax/syntax.js';
import { $ } from '../syntax/template.js';
import { severalInWords } from './numbers.js';
import { inPerson, type Person } from './person.js';
import { asEffect } from './as-effect.js';

/** "sacrifice one", of those that have just been counted */
export const sacrificeOne = (text: string): Syntax<Step> =>
  here(headOf(text), ({ those }) =>
    those === null ? null : means<Step>(text, { kind: 'sacrifice', what: those }),
  );

/** "sacrifice two of them" */
export const sacrificeOfThem = (person: Person): Syntax<Effect> =>
  here(headOf(inPerson(person, '[sacrifice]')), ({ those }) =>
    those === null
      ? null
      : asEffect(
          oneOf<Step>(
            synonym(
              means<Step>(inPerson(person, '[sacrifice] one of them'), { kind: 'sacrifice', what: those }),
            ),
            form<Step>(inPerson(person, '[sacrifice] <count> of them'), { count: severalInWords }, {
              kind: 'sacrifice',
              what: those,
              count: $('count'),
            } as never),
          ),
        ),
  );
