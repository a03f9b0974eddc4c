import { least } from '../words/numbers.js';
import { type Passive } from '#altered/abilities';
import { form } from '../../syntax/phrases.js';
import { synonym, type Syntax } from '../../syntax/syntax.js';
import { $ } from '../../syntax/template.js';
import { onePer } from '../nouns/counters.js';
import type { Grammar } from '../words/grammar.js';
import { less, mana } from '../words/numbers.js';

/** "I cost {1} less", "cards you play cost {1} more" */
export function ownCosts(g: Grammar): readonly Syntax<Passive>[] {
  const many = g.noun({ many: true, from: false, your: 'your' });
  const from = { kind: 'cost', who: 'you', from: 'reserve', of: $('of') } as const;
  const played = 'played from Reserve cost';
  const perCharacter = form<Passive>(
    'I cost <add> less per <per>',
    { add: less, per: onePer(g) },
    { kind: 'cost', who: 'you', of: 'me', add: { times: [$('add'), $('per')] } },
  );
  return [
    form<Passive>('I cost <add> less', { add: less }, { kind: 'cost', who: 'you', of: 'me' }),
    synonym(form<Passive>('reduce my cost by <add>', { add: less }, { kind: 'cost', who: 'you', of: 'me' })),
    form<Passive>(
      'pay <add> more to play <of> from your hand',
      { of: many, add: mana },
      { kind: 'cost', who: 'you', from: 'hand' },
    ),
    perCharacter,
    form<Passive>(`<of> ${played} <add> more`, { of: many, add: mana }, { ...from, who: 'each-player' }),
    form<Passive>(
      `<of> ${played} <add> less <least>`,
      { of: many, add: less, least },
      { ...from, who: 'each-player', atLeast: $('least') },
    ),
  ];
}
