import { invariant, type Seat } from '#record';
import { nothingBound } from '../world/context.js';
import type { Source } from '../state/objects.js';
import type { Run } from '../step/run.js';
import { intend } from './intent.js';

/** 5.3: starts the declaration of a quick action. */
export function playQuickAction(run: Run, seat: Seat, source: Source, decision: number): void {
  const ability = run.world.of(source.item).abilities[source.ability];
  invariant(ability?.kind === 'quick-action', 'a quick action is played');
  intend(run, {
    playing: { kind: 'quick-action', source },
    seat,
    instructions: ability,
    source,
    cause: { kind: 'decision', decision },
    bound: nothingBound(source.item, source.object),
  });
}
