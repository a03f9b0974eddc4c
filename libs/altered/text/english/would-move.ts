import type { Selector, Would, ZoneName } from '#altered/abilities';
import { form, phrase } from '../syntax/phrases.js';
import { iso, means, synonym, type Syntax } from '../syntax/syntax.js';
import { $ } from '../syntax/template.js';
import { articled } from './articles.js';
import { origins } from './object-triggers.js';

type Go = Extract<Would, { kind: 'go' }>;

/** Where what would move would come; nowhere in particular. */
const destinations: readonly (readonly [string, ZoneName | undefined])[] = [
  ['go to Reserve from', 'reserve'],
  ["go to its owner's hand from", 'hand'],
  ['join the discard pile from', 'discard'],
  ["go to its owner's Mana zone from", 'mana'],
  ['leave', undefined],
];

/** "a Character in my Expedition would go to Reserve": from where it is said to be. */
const fromWhereItIs = (text: string, subject: Syntax<Selector>, to: ZoneName): Syntax<Would> =>
  synonym(
    iso(
      phrase<{ what: Selector }>(`<what> would ${text}`, { what: subject }),
      ({ what }): Would | undefined => {
        if (what.zone === 'landmark') return { kind: 'go', what, from: 'landmark', to };
        return what.zone === undefined && what.expedition !== undefined
          ? { kind: 'go', what, from: 'expedition', to }
          : undefined;
      },
      () => undefined,
    ),
  );

/** "I would go to Reserve from the Expedition zone", "a card would leave your hand" */
export const wouldGo = (one: Syntax<Selector>): readonly Syntax<Would>[] => {
  const subject = articled(one);
  return destinations.flatMap(([text, to]) => {
    const going = (what: Go['what'], from: ZoneName): Go => ({ kind: 'go', what, from, ...(to && { to }) });
    const said = (origin: string, from: ZoneName): Syntax<Would> =>
      form<Would>(`<what> would ${text} ${origin}`, { what: subject }, going($('what') as never, from));
    return [
      ...(to === undefined ? [] : [fromWhereItIs(text.replace(/ from$/, ''), subject, to)]),
      ...origins
        .filter(([from]) => from !== to)
        .map(([from, origin]) =>
          means<Would>(`I would ${text.replace('its', 'my')} ${origin}`, going('me', from)),
        ),
      said('the Expedition zone', 'expedition'),
    ];
  });
};
