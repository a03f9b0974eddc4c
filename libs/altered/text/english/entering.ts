import type { Passive } from '#altered/abilities';
import { type Syntax } from '../syntax/syntax.js';
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
