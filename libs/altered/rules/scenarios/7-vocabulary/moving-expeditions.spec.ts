import { describe, expect, it } from '@jest/globals';
import type { Expeditions } from '#altered/abilities';
import {
  character,
  effect,
  passive,
  permanent,
  reaction,
  spell,
  step,
  type Table,
  tableOf,
} from '#altered/testing';

const march = (which: Expeditions, direction: 'forward' | 'backward' = 'forward') =>
  spell('March', effect(step({ kind: 'move-expedition', which, direction })));

/**
 * Plays a spell that moves an expedition from given positions. Returns the table and the log lines of the spell's
 * actions.
 */
function marching(
  which: Expeditions,
  direction: 'forward' | 'backward',
  at: { hero: number; companion: number },
  more: Partial<ConstructorParameters<typeof Table>[0]> = {},
): { readonly table: Table; readonly lines: string[] } {
  const table = tableOf({ hand: [march(which, direction)], mana: 1, at }, {}, { ...more });
  table.happened();
  table.play('March');
  return { table, lines: table.happened().filter((line) => line.startsWith('move-expedition')) };
}

describe('moving an expedition forward', () => {
  it('7.3.11.a the hero expedition moves towards the companion region, and the companion expedition the other way', () => {
    const at = { hero: 1, companion: 6 };
    const moved = marching('your-hero', 'forward', at);
    expect(moved.lines).toEqual(['move-expedition | hero.0: 1 > 2']);
    expect(moved.table.step('move-expedition').rules).toContain('7.3.11.a');
    expect(marching('your-companion', 'forward', at).lines).toEqual(['move-expedition | companion.0: 6 > 5']);
  });

  it('7.3.11.b an expedition that enters a face-down region turns up its card and moves, in one step', () => {
    const regions = [null, null, ['mountain'], ['water'], null, null] as const;
    const { table, lines } = marching('your-hero', 'forward', { hero: 0, companion: 7 }, { regions });
    expect(lines).toEqual([
      'move-expedition | turn-up {"tumult":0,"regions":[{"index":1,"terrains":["forest"]},{"index":2,"terrains":["mountain","water"]}]}',
      'move-expedition | hero.0: 0 > 1',
    ]);
    expect(table.step('move-expedition').modifiers).toMatchObject([
      { rule: '7.3.11.b', mode: 'replaces', actions: [0, 1] },
    ]);
    expect(table.state.adventure.map(({ faceDown }) => faceDown)).toEqual([
      false,
      false,
      false,
      false,
      false,
      true,
      true,
      false,
    ]);
  });

  it('7.3.11.b a card that is already face up is not turned', () => {
    expect(marching('your-hero', 'forward', { hero: 0, companion: 7 }).lines).toEqual([
      'move-expedition | hero.0: 0 > 1',
    ]);
  });

  it('7.3.11.b two expeditions that enter the same card in one step turn it up once', () => {
    const regions = [['forest'], ['water'], null, null, ['forest'], ['water']] as const;
    const { lines } = marching('each-of-yours', 'forward', { hero: 2, companion: 5 }, { regions });
    expect(lines.map((line) => line.split(' ')[2])).toEqual(['turn-up', 'hero.0:', 'companion.0:']);
  });

  it('7.3.11.c an expedition in the region opposite its own does not move', () => {
    const { table, lines } = marching('your-hero', 'forward', { hero: 7, companion: 7 });
    expect(lines).toEqual([]);
    expect(table.state.seats[0]?.expeditions.hero).toBe(7);
  });

  it('7.3.11.d no expedition moves forward in the Arena', () => {
    expect(marching('your-hero', 'forward', { hero: 0, companion: 0 }, { arena: true }).lines).toEqual([]);
  });
});

describe('moving an expedition backward', () => {
  it('7.3.10.a an expedition moves backward towards its own region', () => {
    const at = { hero: 2, companion: 5 };
    const { table, lines } = marching('your-hero', 'backward', at);
    expect(lines).toEqual(['move-expedition | hero.0: 2 > 1']);
    expect(table.step('move-expedition').rules).toContain('7.3.10.a');
    expect(marching('your-companion', 'backward', at).lines).toEqual([
      'move-expedition | companion.0: 5 > 6',
    ]);
  });

  it('7.3.10.b an expedition in its own region does not move backward, but the other one does', () => {
    const { lines } = marching('each-of-yours', 'backward', { hero: 0, companion: 5 });
    expect(lines).toEqual(['move-expedition | companion.0: 5 > 6']);
    expect(marching('your-companion', 'backward', { hero: 3, companion: 7 }).lines).toEqual([]);
  });

  it('7.3.10.c no expedition moves backward in the Arena', () => {
    expect(marching('your-hero', 'backward', { hero: 0, companion: 0 }, { arena: true }).lines).toEqual([]);
  });
});

describe('failing to move forward', () => {
  const ledger = (which: Expeditions) =>
    permanent('Ledger', reaction({ kind: 'expedition', which, does: 'fails' }, 'I gain 1 failed counter.'));
  const strong = character('Strong');
  const failed = (table: Table): number => table.stay('Ledger').counters['failed'] ?? 0;

  it('7.5.3.a an expedition fails if it does not move during Progress, and does not fail if it moves', () => {
    const at = { hero: 0, companion: 7 };
    const both = tableOf({ hero: [strong], landmark: [ledger('each-of-yours')], at }, {}, { from: 'dusk' });
    expect(both.state.seats[0]?.expeditions).toEqual({ hero: 1, companion: 7 });
    expect(failed(both)).toBe(1);
    const moved = tableOf({ hero: [strong], landmark: [ledger('your-hero')], at }, {}, { from: 'dusk' });
    expect(failed(moved)).toBe(0);
  });

  it('7.5.3.a an expedition that wins but cannot move forward fails', () => {
    const wall = permanent('Wall', passive({ kind: 'cannot-move-forward', which: 'each-of-opponents' }));
    const table = tableOf(
      { hero: [strong], landmark: [ledger('your-hero')] },
      { landmark: [wall] },
      { from: 'dusk' },
    );
    expect(table.state.seats[0]?.expeditions.hero).toBe(0);
    expect(failed(table)).toBe(1);
  });

  it('7.5.3.a no expedition fails once tiebreakers have begun', () => {
    const table = tableOf({ landmark: [ledger('each-of-yours')] }, {}, { arena: true, from: 'dusk' });
    expect(failed(table)).toBe(0);
  });

  it('7.5.3.a an effect that does not move an expedition is not a failure, which occurs only in Progress', () => {
    const table = tableOf({
      hand: [march('your-hero', 'backward')],
      landmark: [ledger('your-hero')],
      mana: 1,
    });
    table.play('March');
    expect(failed(table)).toBe(0);
  });
});
