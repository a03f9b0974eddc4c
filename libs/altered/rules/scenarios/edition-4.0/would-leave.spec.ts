import { describe, expect, it } from '@jest/globals';
import type { Effect, Passive, Step } from '#altered/abilities';
import type { Table } from '#testing';
import {
  character,
  effect,
  gainCounters,
  passive,
  permanent,
  sequence,
  spell,
  statistics,
  step,
  tableOf4,
} from '#testing';

type Instead = Extract<Passive, { kind: 'instead' }>;

const instead = (would: Instead['would'], then: Effect, more: Partial<Instead> = {}) =>
  passive({ kind: 'instead', would, effect: then, ...more });
const status = (change: 'gain' | 'lose', name: 'anchored' | 'fleeting', what: 'me' | 'it' | { target: 0 }) =>
  step({ kind: 'status', change, status: name, what });
const cast = (name: string, ...effects: readonly Effect[]) =>
  spell(name, {
    abilities: [effect(sequence(...effects), [{ kind: 'object', like: { type: 'character' } }])],
  });
const move = (zone: 'hand' | 'reserve' | 'mana'): Step => ({
  kind: 'move',
  what: { target: 0 },
  to: { zone },
});

describe('what would be lost, or leave', () => {
  const losing = cast('Free', status('lose', 'fleeting', { target: 0 }));
  const gaining = cast('Bind', status('gain', 'fleeting', { target: 0 }));

  it('6.2.b a status that would be lost is kept, and something else happens', () => {
    const keeper = character('Keeper', {
      abilities: [instead({ kind: 'lose', what: 'me', status: 'fleeting' }, gainCounters('boost'))],
    });
    const found = tableOf4({
      seats: [{ hero: [{ card: keeper, statuses: ['fleeting'] }], hand: [losing], mana: 1 }, {}],
    }).choose('play Free');
    expect([found.stay('Keeper').statuses, found.counter('Keeper', 'boost')]).toEqual([['fleeting'], 1]);
    // To gain it is no loss, and what is not there is not lost.
    for (const spellCard of [gaining, losing]) {
      const other = tableOf4({ seats: [{ hero: [keeper], hand: [spellCard], mana: 1 }, {}] }).choose(
        `play ${spellCard.name}`,
      );
      expect(other.counter('Keeper', 'boost')).toBe(0);
    }
  });

  it('6.2.b, 3.1.4 what would leave the Expedition zone stays there, wherever it would go', () => {
    const rooted = character('Rooted', {
      abilities: [
        instead({ kind: 'go', what: 'me', from: 'expedition' }, status('lose', 'anchored', 'me'), {
          if: { kind: 'is', what: 'me', like: { status: 'anchored' } },
        }),
      ],
    });
    for (const zone of ['hand', 'reserve', 'mana'] as const) {
      const after = (statuses: readonly 'anchored'[]): Table =>
        tableOf4({
          seats: [
            { hero: [{ card: rooted, statuses }], hand: [cast('Away', step(move(zone)))], mana: 1 },
            {},
          ],
        }).choose('play Away');
      expect(after(['anchored']).stay('Rooted')).toMatchObject({ zone: 'expedition', statuses: [] });
      expect(after([]).stay('Rooted').zone).toBe(zone);
    }
  });

  it('6.2.b, 7.3.34.a who switches Expeditions does not leave the zone', () => {
    const rooted = character('Rooted', {
      abilities: [instead({ kind: 'go', what: 'me', from: 'expedition' }, gainCounters('boost'))],
    });
    const swap = cast('Swap', step({ kind: 'switch-expeditions', what: { target: 0 } }));
    const found = tableOf4({ seats: [{ hero: [rooted], hand: [swap], mana: 1 }, {}] }).choose('play Swap');
    expect([found.names('companion', 0), found.counter('Rooted', 'boost')]).toEqual([['Rooted'], 0]);
  });

  it('6.2.b, 2.2.2.n a card of yours that would leave the hand is looked for there', () => {
    const box = permanent('Box', {
      abilities: [
        instead(
          { kind: 'go', what: { subtype: 'robot', owner: 'you' }, from: 'hand', to: 'discard' },
          step({ kind: 'move', what: 'it', to: { zone: 'reserve' } }),
        ),
      ],
    });
    const robot = (name: string) => character(name, { subtypes: ['robot'] });
    const purge = spell('Purge', {
      abilities: [effect(step({ kind: 'discard', what: { all: { zone: 'hand' } } }))],
    });
    const found = tableOf4({
      seats: [
        { landmark: [box], hand: [purge, robot('Nut'), character('Wren')], mana: 1 },
        { hand: [robot('Bolt')] },
      ],
    }).choose('play Purge');
    expect(['Nut', 'Wren', 'Bolt'].map((name) => found.stay(name).zone)).toEqual([
      'reserve',
      'discard',
      'discard',
    ]);
  });

  it('6.2.b, 7.3.7 what would be discarded from Reserve, and not from play, comes to hand', () => {
    const shy = character('Shy', {
      abilities: [
        {
          kind: 'in-reserve',
          ability: instead(
            { kind: 'discarded', what: 'me', from: 'reserve' },
            step({ kind: 'move', what: 'me', to: { zone: 'hand' } }),
          ),
        },
        instead({ kind: 'discarded', what: 'me', from: 'reserve' }, gainCounters('boost')),
      ],
    });
    const purge = spell('Purge', {
      abilities: [
        effect(
          step({ kind: 'discard', what: { all: { type: 'character', zone: ['expedition', 'reserve'] } } }),
        ),
      ],
    });
    const from = (where: 'hero' | 'reserve'): string =>
      tableOf4({ seats: [{ [where]: [shy], hand: [purge], mana: 1 }, {}] })
        .choose('play Purge')
        .stay('Shy').zone;
    expect([from('reserve'), from('hero')]).toEqual(['hand', 'discard']);
  });

  it('6.2.b, 7.3.2 of edition 4.0 what would defect does something else; to take control is not to defect', () => {
    const loyal = character('Loyal', {
      abilities: [instead({ kind: 'defect', what: 'me' }, gainCounters('boost'))],
    });
    const after = (does: Step): Table =>
      tableOf4({ seats: [{ hand: [cast('Lure', step(does))], mana: 1 }, { hero: [loyal] }] }).choose(
        'play Lure',
      );
    const found = after({ kind: 'defect', what: { target: 0 } });
    expect([found.names('hero', 1), found.counter('Loyal', 'boost')]).toEqual([['Loyal'], 1]);
    const swapped = after({ kind: 'switch-expeditions', what: { target: 0 } });
    expect([swapped.names('companion', 1), swapped.counter('Loyal', 'boost')]).toEqual([['Loyal'], 0]);
  });

  it('4.2.3, 7.5.5 what would leave an Expedition does not, at Rest either', () => {
    const keeps = permanent('Keeps', {
      abilities: [
        instead(
          { kind: 'leave', what: { type: 'character' }, expedition: 'your-hero' },
          status('gain', 'fleeting', 'it'),
        ),
      ],
    });
    const wren = character('Wren', statistics(9, 9, 9));
    const rested = (where: 'hero' | 'companion'): unknown =>
      tableOf4({ seats: [{ landmark: [keeps], [where]: [wren] }, {}] })
        .choose('pass')
        .choose('pass')
        .names(where, 0);
    expect([rested('hero'), rested('companion')]).toEqual([['Wren'], []]);
  });

  it('4.2.4.d, 6.2.b an Expedition that would move forward due to one terrain moves one more region', () => {
    const guide = (...values: [number, number, number]) =>
      character('Guide', {
        ...statistics(...values),
        abilities: [
          passive({
            kind: 'instead',
            would: { kind: 'forward', which: 'my-expedition', due: 'forest' },
            effect: step({ kind: 'move-expedition', which: 'its-expedition', direction: 'forward' }),
          }),
        ],
      });
    const place = (...values: [number, number, number]): unknown =>
      tableOf4({ seats: [{ hero: [guide(...values)] }, {}] })
        .choose('pass')
        .choose('pass').state.seats[0]?.expeditions.hero;
    expect([place(2, 0, 0), place(0, 2, 0), place(0, 0, 0)]).toEqual([2, 1, 0]);
  });
});
