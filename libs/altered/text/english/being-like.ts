import type { Condition, Known } from '#altered/abilities';
import { form } from '../syntax/phrases.js';
import { here, oneOf, type Syntax } from '../syntax/syntax.js';
import { $ } from '../syntax/template.js';
import type { Grammar } from './grammar.js';
import { articled } from './articles.js';
import { being } from './words-for.js';

/** What is known of an object: "I'm Boosted", "it's a Permanent". */
export function isLike(g: Grammar, past: boolean): readonly Syntax<Condition>[] {
  const style = { many: false, from: false, your: 'your' } as const;
  const kind = articled(g.noun(style));
  const of = (subject: string, what: Known): readonly Syntax<Condition>[] => [
    form<Condition>(
      `${subject} <status>`,
      { status: being },
      { kind: 'is', what, like: { status: $('status') } },
    ),
    form<Condition>(
      `${subject} not <status>`,
      { status: being },
      {
        kind: 'not',
        condition: { kind: 'is', what, like: { status: $('status') } },
      },
    ),
    form<Condition>(
      `${subject} in your Reserve`,
      {},
      { kind: 'is', what, like: { zone: 'reserve', owner: 'you' } },
    ),
    form<Condition>(`${subject} facing me`, {}, { kind: 'is', what, like: { expedition: 'facing-me' } }),
    form<Condition>(`${subject} Completed`, {}, { kind: 'is', what, like: { completed: true } }),
    form<Condition>(`${subject} <like>`, { like: kind }, { kind: 'is', what, like: $('like') }),
    form<Condition>(
      `${subject} not <like>`,
      { like: kind },
      {
        kind: 'not',
        condition: { kind: 'is', what, like: $('like') },
      },
    ),
  ];
  return [
    here(['you', 'a'], ({ it }) =>
      it === null || past
        ? null
        : oneOf(form<Condition>('you control it', {}, { kind: 'is', what: it, like: { controller: 'you' } })),
    ),
    ...of(past ? 'I was' : "I'm", 'me'),
    here([past ? 'it' : "it's"], ({ it }) =>
      it === null || it === 'me' ? null : oneOf(...of(past ? 'it was' : "it's", it)),
    ),
  ];
}
