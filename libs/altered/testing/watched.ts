import { altered } from '#altered/rules';
import { ViewerMask, type SeenEvent } from '#projections';
import { omniscient, type Viewer } from '#record';
import { recorded } from '#record/testing';
import type { Table } from './table.js';

/**
 * Returns everything that a viewer sees after a series of choices. Each choice is a list of words for `Table.choose`.
 */
export function watched(
  table: Table,
  choices: readonly (readonly string[])[],
  viewer: Viewer = omniscient,
): readonly SeenEvent[] {
  const mask = new ViewerMask(altered, viewer, altered.fold.clone(table.state));
  const known = table.events.length;
  for (const words of choices) table.choose(...words);
  return recorded(table.events.slice(known)).map((event) => mask.see(event));
}
