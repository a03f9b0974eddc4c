import { same, type Effect, type Players, type Step } from '#altered/abilities';
import { headOf } from '../syntax/beginning.js';
import { form } from '../syntax/phrases.js';
import { here, means, oneOf, synonym, type Syntax } from '../syntax/syntax.js';
import { $ } from '../syntax/template.js';
import { marked } from '../syntax/worded.js';
import { severalInWords } from './numbers.js';
import { inPerson, type Person } from './person.js';
import { targetPlayers } from './players.js';
import { asEffect } from './as-effect.js';

/** "look at the top card of target opponent's deck", "discard the top two cards of your opponent's deck" */
export const topOfAnother = (person: Person): readonly Syntax<Effect>[] => {
  const top = oneOf<Players>(means<Players>("your opponent's", 'opponent'), targetPlayers);
  return (
    [
      ['[look] at', 'look'],
      ['[discard]', 'discard'],
      ['[reveal]', 'reveal'],
    ] as const
  ).flatMap(([verb, kind]) => {
    const all = [
      form<Step>(inPerson(person, `${verb} the top card of <top> deck`), { top }, {
        kind,
        what: { top: $('top') },
      } as never),
      form<Step>(
        inPerson(person, `${verb} the top <count> cards of <top> deck`),
        { top, count: severalInWords },
        { kind, what: { top: $('top'), count: $('count') } } as never,
      ),
    ];
    // Who has the deck reveals them.
    return all.map((one) => asEffect(kind === 'reveal' ? synonym(one) : one));
  });
};

/** "draw it", of the card on top of one's deck that has been revealed: it is drawn as any other (7.3.5.a). */
export const drawIt = (person: Person): Syntax<Effect> =>
  here(headOf(inPerson(person, '[draw]')), ({ it, top }) =>
    top === null || !same(it, top)
      ? null
      : marked('it', asEffect(means<Step>(inPerson(person, '[draw] it'), { kind: 'draw', count: 1 }))),
  );
