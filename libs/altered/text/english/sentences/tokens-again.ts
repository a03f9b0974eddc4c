import type { Step } from '#altered/abilities';
import { headOf } from '../../syntax/beginning.js';
import { form } from '../../syntax/phrases.js';
import { here, means, oneOf, type Syntax } from '../../syntax/syntax.js';
import { severalInWords } from '../words/numbers.js';
import { inPerson, type Person } from '../words/person.js';
import { anyPlace } from '../nouns/token-places.js';

/** "create only one", "create another one", "create two", of the tokens spoken of before. */
export const createdAgain = (person: Person): Syntax<Step> =>
  here(headOf(inPerson(person, '[create]')), ({ tokens }) => {
    if (tokens === null || (tokens.kind !== 'create' && tokens.kind !== 'create-at')) return null;
    const { count, ...single } = tokens;
    return oneOf<Step>(
      ...(count === undefined ? [] : [means<Step>(inPerson(person, '[create] only one'), single)]),
      form<Step>(inPerson(person, '[create] <count>'), { count: severalInWords }, { ...single }),
      form<Step>(
        inPerson(person, '[create] one in <place>'),
        { place: anyPlace },
        { kind: 'create-at', token: tokens.token },
      ),
    );
  });
