import type { Step } from '#altered/abilities';
import { headOf } from '../syntax/beginning.js';
import { form } from '../syntax/phrases.js';
import { here, means, oneOf, synonym, type Syntax } from '../syntax/syntax.js';
import { $ } from '../syntax/template.js';
import { severalInWords } from './numbers.js';
import { inPerson, type Person } from './person.js';

/** "create only one", "create another one", "create two", of the tokens spoken of before. */
export const createdAgain = (person: Person): Syntax<Step> =>
  here(headOf(inPerson(person, '[create]')), ({ tokens }) => {
    if (tokens === null || (tokens.kind !== 'create' && tokens.kind !== 'create-at')) return null;
    const { count, ...one } = tokens;
    const create = (which: string) => means<Step>(inPerson(person, `[create] ${which}`), one);
    return oneOf<Step>(
      ...(count === undefined ? [create('another one'), synonym(create('one more'))] : [create('only one')]),
      form<Step>(
        inPerson(person, '[create] <count>'),
        { count: severalInWords },
        {
          ...one,
          count: $('count'),
        },
      ),
      ...(['hero', 'companion'] as const).map((which) =>
        means<Step>(
          inPerson(person, `[create] one in a ${which === 'hero' ? 'Hero' : 'Companion'} Expedition`),
          {
            kind: 'create-at',
            token: tokens.token,
            place: { kind: 'expedition', expedition: { kind: 'chosen', which } },
          },
        ),
      ),
    );
  });
