import { describe, expect, it } from '@jest/globals';
import type { Passive, Step } from '#altered/abilities';
import {
  character,
  effect,
  passive,
  permanent,
  sequence,
  spell,
  statistics,
  step,
  tableOf4,
  type Table,
  type Does,
  effectOf,
} from '#altered/testing';

type Instead = Extract<Passive, { kind: 'instead' }>;

const instead = (would: Instead['would'], then: Does, more: Partial<Instead> = {}) =>
  passive({ kind: 'instead', would, effect: effectOf(then), ...more });
const status = (change: 'gain' | 'lose', name: 'anchored' | 'fleeting', what: 'me' | 'it' | { target: 0 }) =>
  step({ kind: 'status', change, status: name, what });
const cast = (name: string, ...effects: readonly Does[]) =>
  spell(name, effect(sequence(...effects), [{ kind: 'object', like: { type: 'character' } }]));
const move = (zone: 'hand' | 'reserve' | 'mana'): Step => ({
  kind: 'move',
  what: { target: 0 },
  to: { zone },
});

describe('replacing losses and departures', () => {
  it('6.2.b, 3.1.4 an object that would leave the Expedition zone can stay instead, whatever its destination', () => {
    const rooted = character(
      'Rooted',
      instead({ kind: 'go', what: 'me', from: 'expedition' }, status('lose', 'anchored', 'me'), {
        if: { kind: 'is', what: 'me', like: { status: 'anchored' } },
      }),
    );
    for (const zone of ['hand', 'reserve', 'mana'] as const) {
      const after = (statuses: readonly 'anchored'[]): Table =>
        tableOf4({
          hero: [{ card: rooted, statuses }],
          hand: [cast('Away', step(move(zone)))],
          mana: 1,
        }).play('Away');
      expect(after(['anchored']).stay('Rooted')).toMatchObject({ zone: 'expedition', statuses: [] });
      expect(after([]).stay('Rooted').zone).toBe(zone);
    }
  });

  it('6.2.b, 7.3.34.a an object that switches Expeditions does not leave the zone', () => {
    const rooted = character(
      'Rooted',
      instead({ kind: 'go', what: 'me', from: 'expedition' }, 'I gain 1 boost.'),
    );
    const swap = cast('Swap', step({ kind: 'switch-expeditions', what: { target: 0 } }));
    const found = tableOf4({ hero: [rooted], hand: [swap], mana: 1 }).play('Swap');
    expect([found.names('companion', 0), found.counter('Rooted', 'boost')]).toEqual([['Rooted'], 0]);
  });

  it("6.2.b, 2.2.2.n an ability about a card leaving the hand applies to the player's own matching cards there", () => {
    const box = permanent(
      'Box',
      instead(
        { kind: 'go', what: { subtype: 'robot', owner: 'you' }, from: 'hand', to: 'discard' },
        step({ kind: 'move', what: 'it', to: { zone: 'reserve' } }),
      ),
    );
    const robot = (name: string) => character(name, { subtypes: ['robot'] });
    const purge = spell('Purge', effect(step({ kind: 'discard', what: { all: { zone: 'hand' } } })));
    const found = tableOf4(
      { landmark: [box], hand: [purge, robot('Nut'), character('Wren')], mana: 1 },
      { hand: [robot('Bolt')] },
    ).play('Purge');
    expect(['Nut', 'Wren', 'Bolt'].map((name) => found.stay(name).zone)).toEqual([
      'reserve',
      'discard',
      'discard',
    ]);
  });

  it('6.2.b, 7.3.7 a card that would be discarded from Reserve returns to hand, but one in play is discarded', () => {
    const shy = character(
      'Shy',
      {
        kind: 'in-reserve',
        ability: instead(
          { kind: 'go', what: 'me', from: 'reserve', to: 'discard' },
          'Return me to your hand.',
        ),
      },
      instead({ kind: 'go', what: 'me', from: 'reserve', to: 'discard' }, 'I gain 1 boost.'),
    );
    const purge = spell('Purge', 'Discard Characters in an Expedition or in Reserve.');
    const from = (where: 'hero' | 'reserve'): string =>
      tableOf4({ [where]: [shy], hand: [purge], mana: 1 })
        .play('Purge')
        .stay('Shy').zone;
    expect([from('reserve'), from('hero')]).toEqual(['hand', 'discard']);
  });

  it('4.2.3, 7.5.5 an object that would leave its Expedition can stay instead, even at Rest', () => {
    const keeps = permanent(
      'Keeps',
      instead(
        { kind: 'leave', what: { type: 'character' }, expedition: 'your-hero' },
        status('gain', 'fleeting', 'it'),
      ),
    );
    const wren = character('Wren', statistics(9, 9, 9));
    const rested = (where: 'hero' | 'companion'): unknown =>
      tableOf4({ landmark: [keeps], [where]: [wren] })
        .pass()
        .pass()
        .names(where, 0);
    expect([rested('hero'), rested('companion')]).toEqual([['Wren'], []]);
  });
});
