import type { Passive } from '#altered/abilities';
import { synonym, type Syntax } from '../syntax/syntax.js';
import { $, type Template } from '../syntax/template.js';

type Say = (text: string, tree: Template<Passive>) => Syntax<Passive>;

/** Where objects enter: a zone, or play (3.1.4.a). */
const entered = [
  ['the Expedition zone', 'expedition'],
  ['the Landmark zone', 'landmark'],
  ['play', ['expedition', 'landmark']],
] as const;

const withs = [
  ['exhausted', { statuses: ['exhausted'] }],
  ['<status>', { statuses: [$('status')] }],
  ['with <counters>', { counters: $('counters') }],
] as const;

/** "I enter the Expedition zone Asleep", "Landmarks you control enter play with 1 Kelon counter" */
export const enteringWith = (say: Say): readonly Syntax<Passive>[] =>
  entered.flatMap(([where, zone]) =>
    withs.flatMap(([how, gives]) => [
      say(`I enter ${where} ${how}`, { kind: 'enters-with', of: 'me', zone, ...gives } as never),
      say(`<of> enter ${where} ${how}`, { kind: 'enters-with', of: $('of'), zone, ...gives } as never),
    ]),
  );

/** The same of objects that are spoken of one by one, without who they are. */
export const entersWith = (
  say: (text: string, tree: object) => Syntax<Passive>,
): readonly Syntax<Passive>[] =>
  entered.flatMap(([where, zone]) =>
    withs.map(([how, gives]) => say(`enters ${where} ${how}`, { kind: 'enters-with', zone, ...gives })),
  );

/** "I can't have more than 3 boosts", "Plants can't have more than 1 Kelon counter" */
export const limitsOf = (say: Say): readonly Syntax<Passive>[] =>
  (
    [
      ['I', 'me'],
      ['<of>', $('of')],
    ] as const
  ).flatMap(([who, of]) =>
    (
      [
        ['1 boost', 'boost', 1],
        ['1 <name> counter', $('name'), 1],
        ['<amount> boosts', 'boost', $('amount')],
        ['<amount> <name> counters', $('name'), $('amount')],
      ] as const
    ).flatMap(([text, name, most]) => {
      const limit = { kind: 'counters-limited', of, name, most } as never;
      return [
        say(`${who} can't have more than ${text}`, limit),
        synonym(say(`${who} can't gain more than ${text}`, limit)),
      ];
    }),
  );
