import fc from 'fast-check';
import type { DescribedExpedition, SuchExpeditions } from '#altered/abilities';
import { unsaid, type EveryKind } from './exhaustive.js';
import * as word from './words.js';

const each = fc.constantFrom('each' as const, 'each-of-yours' as const, 'each-of-opponents' as const);

/** Some of several. */
export const suchExpeditions: fc.Arbitrary<SuchExpeditions> = fc.oneof(
  fc.record({ kind: fc.constant('standing' as const), of: each, is: word.standing }),
  fc.record({ kind: fc.constant('such' as const), of: each, in: word.terrain }),
  fc.record({
    kind: fc.constant('such' as const),
    of: each,
    without: fc.constantFrom({ type: 'character' as const }, { subtype: 'robot' }),
  }),
  fc.record({
    kind: fc.constant('such' as const),
    of: each,
    facing: fc.constantFrom({ type: 'character' as const }, { subtype: 'robot' }),
  }),
);

/** Expeditions that are described. */
export const expeditionDescribed: EveryKind<DescribedExpedition> = {
  standing: fc.record({ kind: fc.constant('standing' as const), of: word.place, is: word.standing }),
  chosen: fc.oneof(
    fc.record({
      kind: fc.constant('chosen' as const),
      which: fc.constantFrom('hero' as const, 'companion' as const),
    }),
    fc.constant({ kind: 'chosen' as const, other: true as const }),
    fc.constant({ kind: 'chosen' as const, of: 'opponent' as const }),
  ),
  'of-player': unsaid('only of a target player'),
  'of-object': unsaid('only of an object spoken of before'),
  such: fc.oneof(
    fc.record({
      kind: fc.constant('such' as const),
      of: fc.constantFrom('each' as const, 'each-of-yours' as const, 'each-of-opponents' as const),
      in: word.terrain,
    }),
    fc.record({
      kind: fc.constant('such' as const),
      of: fc.constantFrom('each' as const, 'each-of-yours' as const, 'each-of-opponents' as const),
      without: fc.constantFrom({ type: 'character' as const }, { subtype: 'robot' }),
    }),
    fc.record({
      kind: fc.constant('such' as const),
      of: fc.constantFrom('each' as const, 'each-of-yours' as const, 'each-of-opponents' as const),
      with: fc.constantFrom({ type: 'character' as const }, { subtype: 'robot' }),
    }),
    fc.record({
      kind: fc.constant('such' as const),
      of: fc.constantFrom('each' as const, 'each-of-yours' as const, 'each-of-opponents' as const),
      facing: fc.constantFrom({ type: 'character' as const }, { subtype: 'robot' }),
    }),
  ),
  'of-owner': unsaid('only of an object spoken of before'),
};
