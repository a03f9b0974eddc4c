import { same, type Effect, type Step } from '#altered/abilities';
import { headOf } from '../../syntax/beginning.js';
import { here, means, type Syntax } from '../../syntax/syntax.js';
import { marked } from '../../syntax/worded.js';
import { inPerson, type Person } from '../words/person.js';
import { asEffect } from '../words/as-effect.js';

/** "draw it", of the card on top of one's deck that has been revealed: it is drawn as any other (7.3.5.a). */
export const drawIt = (person: Person): Syntax<Effect> =>
  here(headOf(inPerson(person, '[draw]')), ({ it, top }) =>
    top === null || !same(it, top)
      ? null
      : marked('it', asEffect(means<Step>(inPerson(person, '[draw] it'), { kind: 'draw', count: 1 }))),
  );
