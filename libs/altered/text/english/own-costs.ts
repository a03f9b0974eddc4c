import { same, type Passive, type Quantity } from '#altered/abilities';
import { form, phrase } from '../syntax/phrases.js';
import { iso, means, oneOf, type Syntax } from '../syntax/syntax.js';
import { $ } from '../syntax/template.js';
import { onePer } from './counters.js';
import type { Grammar } from './grammar.js';
import { less, mana } from './numbers.js';

/** "I cost {1} less", "cards you play cost {1} more" */
export function ownCosts(g: Grammar): readonly Syntax<Passive>[] {
  const many = g.noun({ many: true, from: false, your: 'your' });
  const each = iso(
    phrase<{ less: number; each: unknown }>('I cost <less> less <each>', {
      less,
      each: oneOf<Quantity>(
        means('for each of your Ascended Expeditions', {
          expeditions: { is: 'ascended', of: 'you' },
        }),
        means('per Expedition In contact that you control', {
          expeditions: { is: 'in-contact', of: 'you' },
        }),
      ),
    }),
    ({ less: add, each: per }): Passive => ({
      kind: 'cost',
      who: 'you',
      of: 'me',
      add: { times: [add, per as never] },
    }),
    (value) =>
      value.kind === 'cost' &&
      same({ ...value, add: 0 }, { kind: 'cost', who: 'you', of: 'me', add: 0 }) &&
      typeof value.add === 'object' &&
      'times' in value.add
        ? { less: value.add.times[0] as number, each: value.add.times[1] }
        : undefined,
  );
  const from = { kind: 'cost', who: 'you', from: 'reserve', of: $('of') } as const;
  const played = 'played from Reserve cost';
  const perCharacter = form<Passive>(
    'I cost <add> less per <per>',
    {
      add: less,
      per: onePer(g),
    },
    { kind: 'cost', who: 'you', of: 'me', add: { times: [$('add'), $('per')] } },
  );
  return [
    form<Passive>('I cost <add> less', { add: less }, { kind: 'cost', who: 'you', of: 'me', add: $('add') }),
    each,
    perCharacter,
    form<Passive>(
      `<of> ${played} <add> more`,
      { of: many, add: mana },
      { ...from, who: 'each-player', add: $('add') },
    ),
    form<Passive>(
      `<of> ${played} <add> less`,
      { of: many, add: less },
      { ...from, who: 'each-player', add: $('add') },
    ),
    form<Passive>(
      `<of> ${played} <add> less, down to a minimum of <atLeast>`,
      { of: many, add: less, atLeast: mana },
      { ...from, who: 'each-player', add: $('add'), atLeast: $('atLeast') },
    ),
  ];
}
