import type { Contract } from '../abilities/definition.js';
import {
  anybody,
  chosen,
  creature,
  damage,
  first,
  globe,
  has,
  health,
  it,
  me,
  opponent,
  rune,
  spell,
  strengthen,
  when,
  you,
  yours,
} from './define.js';

/** Contracts that can be paid for with any kind of mana, and contracts that need several elements. */
export const pure = {
  blade: creature(['Hired Blade', 'Lama Prezzolata', 'Lame à Gages'], { pure: 2 }, [3, 2]),
  saboteur: creature(
    ['Rune Breaker', 'Spezzarune', 'Brise-rune'],
    { pure: 2 },
    [2, 2],
    when('evocation', { kind: 'destroy', what: chosen({ what: 'rune', whose: 'opponent' }) }),
  ),
  porter: creature(
    ['Grey Porter', 'Facchino Grigio', 'Portefaix Gris'],
    { pure: 3 },
    [2, 3],
    when('evocation', { kind: 'fill', count: 1 }),
  ),
  collector: creature(
    ['Clause Collector', 'Collezionista di Clausole', 'Collectionneur de Clauses'],
    { pure: 3 },
    [2, 3],
    when('evocation', { kind: 'draw', who: 'you' }),
  ),
  sentinel: creature(
    ['Iron Sentinel', 'Sentinella di Ferro', 'Sentinelle de Fer'],
    { pure: 4 },
    [2, 5],
    has('magnetic'),
  ),
  survey: spell(['Survey', 'Prospezione', 'Prospection'], { pure: 2 }, { kind: 'extractor', element: 'any' }),
  reshape: spell(
    ['Reshape the Line', 'Riordino', 'Réagencement'],
    { pure: 1 },
    first({ kind: 'rearrange', what: chosen(yours) }, strengthen(it, 1, 1)),
  ),
  edge: spell(
    ["Duelist's Edge", 'Filo del Duellante', 'Fil du Duelliste'],
    { pure: 2 },
    first(strengthen(you, 2, 0), { kind: 'may', effect: { kind: 'magnetise', what: you } }),
  ),
  arbiter: spell(
    ['Arbitration', 'Arbitrato', 'Arbitrage'],
    { pure: 3 },
    {
      kind: 'if',
      condition: { kind: 'exists', like: { what: 'globe', whose: 'opponent' } },
      then: { kind: 'disarm' },
      otherwise: damage(3, chosen(anybody)),
    },
  ),
  balance: rune(
    ['Rune of Balance', "Runa dell'Equilibrio", 'Rune de l’Équilibre'],
    { pure: 2 },
    { pure: 3 },
    { kind: 'modes', modes: [damage(2, chosen(anybody)), health(3)] },
  ),
  hollow: globe(
    ['Hollow Globe', 'Globo Cavo', 'Globe Creux'],
    { pure: 3 },
    [3, 2],
    when('recycle', health(1)),
  ),
  twin: creature(
    ['Shrouded Twin', 'Gemello Velato', 'Jumeau Voilé'],
    { fire: 1, water: 1 },
    [3, 3],
    has('fog'),
  ),
  storm: creature(
    ['Storm Herald', 'Araldo della Tempesta', 'Héraut de la Tempête'],
    { fire: 1, light: 1, pure: 1 },
    [4, 3],
    has('adrenaline'),
  ),
  oracle: creature(
    ['Dusk Oracle', 'Oracolo del Crepuscolo', 'Oracle du Crépuscule'],
    { water: 1, light: 1 },
    [3, 4],
    {
      kind: 'magic-damage',
      amount: 1,
    },
  ),
  giant: creature(
    ['Prism Giant', 'Gigante di Prisma', 'Géant de Prisme'],
    { fire: 1, water: 1, light: 1, pure: 2 },
    [6, 7],
    when('evocation', {
      kind: 'modes',
      modes: [damage(3, opponent), health(4), { kind: 'magnetise', what: me }],
    }),
  ),
} as const satisfies Readonly<Record<string, Contract>>;
