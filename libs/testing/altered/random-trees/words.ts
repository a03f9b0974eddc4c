import fc from 'fast-check';
import {
  singleExpeditions,
  type Duration,
  type Expeditions,
  type StatusName,
  type Terrain,
} from '#altered/abilities';

export const yes = fc.constant(true as const);
export const terrain = fc.constantFrom<Terrain[]>('forest', 'mountain', 'water');
export const status = fc.constantFrom<StatusName[]>('anchored', 'asleep', 'fleeting');
export const subtype = fc.constantFrom('plant', 'robot', 'fairy', 'companion', 'leviathan', 'bureaucrat');
export const counterName = fc.constantFrom('Kelon', 'Quest', 'Arcane');
export const several = fc.integer({ min: 2, max: 9 });
export const small = fc.integer({ min: 1, max: 9 });
export const player = fc.constantFrom<('you' | 'opponent' | 'each-player')[]>(
  'you',
  'opponent',
  'each-player',
);
export const side = fc.constantFrom<('you' | 'opponent')[]>('you', 'opponent');
export const symbol = fc.constantFrom<('join' | 'from-hand' | 'from-reserve' | 'discard' | 'exhaust')[]>(
  'join',
  'from-hand',
  'from-reserve',
  'discard',
  'exhaust',
);
export const comparison = fc.constantFrom<('at-least' | 'at-most' | 'exactly' | 'more-than' | 'less-than')[]>(
  'at-least',
  'at-most',
  'exactly',
  'more-than',
  'less-than',
);
export const standing = fc.constantFrom<
  ('ahead' | 'behind' | 'tied' | 'behind-or-tied' | 'ascended' | 'in-contact')[]
>('ahead', 'behind', 'tied', 'behind-or-tied', 'ascended', 'in-contact');
/** Expeditions that a word stands for wherever nothing has been spoken of. */
export const expedition = fc.constantFrom<Expeditions[]>(
  'my-expedition',
  'my-other-expedition',
  'facing-me',
  'your-hero',
  'your-companion',
  'each-of-yours',
  'opponent-hero',
  'opponent-companion',
  'each-of-opponents',
  'each',
);
/** Of them, those that are one place. */
export const place = fc.constantFrom<Expeditions[]>(...singleExpeditions);

export const lasting = fc.constantFrom<Duration[]>('turn', 'afternoon', 'day', 'rest');
export const duration = fc.constantFrom('turn' as const, 'afternoon' as const, 'day' as const);
