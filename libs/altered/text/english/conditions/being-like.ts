import type { Condition, Known, Selector } from '#altered/abilities';
import { form } from '../../syntax/phrases.js';
import { means, here, oneOf, type Syntax } from '../../syntax/syntax.js';
import { $ } from '../../syntax/template.js';
import type { Grammar } from '../words/grammar.js';
import { articled } from '../nouns/articles.js';
import { being } from '../words/words-for.js';

/** The known properties of an object: "I'm Boosted", "it's a Permanent". */
export function isLike(g: Grammar, past: boolean): readonly Syntax<Condition>[] {
  const style = { many: false, from: false, your: 'your' } as const;
  const like: Syntax<Selector> = oneOf<Selector>(
    form<Selector>('<status>', { status: being }),
    means('in your Reserve', { zone: 'reserve', owner: 'you' }),
    means('facing me', { expedition: 'facing-me' }),
    means('Completed', { completed: true }),
    articled(g.noun(style)),
  );
  const of = (subject: string, what: Known): Syntax<Condition> =>
    form<Condition>(`${subject} <like>`, { like }, { kind: 'is', what });
  const notMe = form<Condition>(
    past ? 'I was not <status>' : "I'm not <status>",
    { status: being },
    { kind: 'not', condition: { kind: 'is', what: 'me', like: { status: $('status') } } },
  );
  return [
    here(['you', 'a'], ({ it }) =>
      it === null || past
        ? null
        : form<Condition>('you control it', {}, { kind: 'is', what: it, like: { controller: 'you' } }),
    ),
    of(past ? 'I was' : "I'm", 'me'),
    notMe,
    here([past ? 'it' : "it's"], ({ it }) =>
      it === null || it === 'me' ? null : of(past ? 'it was' : "it's", it),
    ),
  ];
}
