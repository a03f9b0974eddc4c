import type { Duration, Passive, Step } from '#altered/abilities';
import { phrase } from '../../syntax/phrases.js';
import { iso, only, type Syntax } from '../../syntax/syntax.js';
import { marked } from '../../syntax/worded.js';
import type { Grammar } from '../words/grammar.js';
import { thisLong } from './awaiting.js';

/** Statements whose duration can stand at their end as well: "Your opponents can't play Spells this Day". */
const isOfOthers = (passive: Passive): boolean =>
  passive.if === undefined &&
  !['played', 'cost', 'instead'].includes(passive.kind) &&
  !('next' in passive) &&
  !('of' in passive && passive.of === 'me');

/** Effects that hold for a time, with the duration at the end. */
export const lasting = (g: Grammar): Syntax<Step> =>
  iso(
    phrase<{ passive: Passive; when: Duration }>('<passive> <when>', {
      passive: marked('time last', only(g.passive, isOfOthers)),
      when: thisLong,
    }),
    ({ passive, when }): Step => ({ kind: 'ongoing', passive, duration: when }),
    (step) => (step.kind === 'ongoing' ? { passive: step.passive, when: step.duration } : undefined),
  );
