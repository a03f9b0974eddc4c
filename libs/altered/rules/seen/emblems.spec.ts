import { describe, expect, it } from '@jest/globals';
import { altered } from '#altered/rules';
import { seatViewer, spectator, type PublicState } from '#record';
import {
  character,
  effect,
  gainCounters,
  permanent,
  quickAction,
  reaction,
  seen,
  spell,
  step,
  Table,
} from '#altered/testing';

const kite = character('Kite');
const watch = (name: string) =>
  permanent(name, {
    text: [`When a Character joins, ${name} gains 1 spark.`],
    abilities: [reaction({ kind: 'join', what: { type: 'character' } }, gainCounters('spark'))],
  });

/** Returns a table at which a player must choose between two reactions. */
const waiting = () =>
  new Table({
    seats: [{ hand: [kite], landmark: [watch('First'), watch('Second')], mana: 1 }, {}],
  }).choose('play Kite hero');

const limbo = ({ zones }: PublicState) => zones.find(({ key }) => key === 'limbo');

describe('a reaction that waits', () => {
  it('2.2.1.g is in Limbo, with the name and the line of the card that made it', () => {
    const table = waiting();
    expect(table.deciding).toBe('0: reaction');
    const zone = limbo(seen(table));
    expect(zone?.count).toBe(2);
    expect(zone?.cards).toMatchObject(
      ['First', 'Second'].map((name) => ({
        controller: 0,
        emblem: { kind: 'reaction', item: table.item(name), ability: 0, line: 0 },
        face: {
          name,
          type: 'emblem',
          text: [`When a Character joins, ${name} gains 1 spark.`],
        },
      })),
    );
  });

  it('looks the same to every viewer, because all players saw the event that activated it', () => {
    const table = waiting();
    for (const viewer of [spectator, seatViewer(0), seatViewer(1)])
      expect(limbo(seen(table, viewer))).toEqual(limbo(seen(table)));
  });

  it('leaves Limbo after it is played', () => {
    const table = waiting().choose('reaction emblem of First');
    expect(limbo(seen(table))).toMatchObject({ count: 0, cards: [] });
  });

  it('has no line of text if another card granted it', () => {
    const mute = permanent('Mute', {
      text: ['Something', 'else.'],
      abilities: [reaction({ kind: 'join', what: { type: 'character' } }, gainCounters('spark'))],
    });
    const table = new Table({ seats: [{ hand: [kite], landmark: [mute, mute], mana: 1 }, {}] });
    table.choose('play Kite hero');
    expect(limbo(seen(table))?.cards[0]).toMatchObject({ emblem: { line: null }, face: { text: [] } });
  });
});

describe('a lasting effect', () => {
  it('2.2.2.m is in Limbo until its duration is over', () => {
    const cheaper = permanent('Cheaper', {
      text: ['The next card you play this turn costs 1 less.'],
      abilities: [
        quickAction(
          {},
          step({
            kind: 'ongoing',
            duration: 'turn',
            passive: { kind: 'cost', who: 'you', of: {}, add: -1, next: true },
          }),
        ),
      ],
    });
    const table = new Table({ seats: [{ landmark: [cheaper], hand: [kite] }, {}] });
    table.choose(`quick:${table.item('Cheaper')}:0`);
    expect(limbo(seen(table))?.cards).toMatchObject([
      {
        emblem: { kind: 'ongoing', item: table.item('Cheaper'), line: 0 },
        face: { name: 'Cheaper', text: cheaper.text },
      },
    ]);
    expect(limbo(seen(table.choose('pass')))?.cards).toEqual([]);
  });

  it('4.2.d waits in Limbo for the phase after which it happens', () => {
    const late = spell('Late', {
      text: ['After Rest, gain 1 spark.'],
      abilities: [effect({ kind: 'delayed', after: 'rest', effect: gainCounters('spark') })],
    });
    const table = new Table({ seats: [{ hand: [late], mana: 1 }, {}] }).choose('play Late');
    expect(limbo(seen(table))?.cards).toMatchObject([
      { emblem: { kind: 'delayed', line: 0 }, face: { name: 'Late', text: late.text } },
    ]);
  });
});

describe('additional facts of an emblem', () => {
  const die = step({ kind: 'roll', note: 'die' });
  const hidden = step({ kind: 'choose', what: { choose: { zone: 'hand', owner: 'you' } } }, 'chosen');
  const spark = gainCounters('spark');
  const failedMove = (): Table => {
    const fails = reaction({ kind: 'expedition', which: 'each-of-yours', does: 'fails' }, spark);
    const knows = permanent('Knows', { abilities: [fails] });
    return new Table({ edition: '4.0', seats: [{ landmark: [knows] }, {}] }).choose('pass').choose('pass');
  };
  /** Tables with emblems that store additional facts: one table for each kind of fact. */
  const tables: readonly (readonly [string, () => Table])[] = [
    [
      'x',
      () =>
        new Table({
          edition: '4.0',
          seats: [
            {
              landmark: [
                permanent('Knows', {
                  abilities: [
                    quickAction(
                      { mana: { x: true } },
                      { kind: 'delayed', after: 'rest', effect: gainCounters('spark', { x: true }) },
                    ),
                  ],
                }),
              ],
              mana: 3,
            },
            {},
          ],
        })
          .choose('quick Knows 0')
          .choose('x 2'),
    ],
    ['failed', failedMove],
    ['expeditions', failedMove],
    [
      'rolled',
      () =>
        new Table({
          edition: '4.0',
          seats: [
            {
              landmark: [permanent('Knows', { abilities: [reaction({ kind: 'roll', who: 'you' }, spark)] })],
              hand: [spell('Dice', { abilities: [effect(die)] })],
              mana: 1,
            },
            {},
          ],
        }).choose('play Dice'),
    ],
    [
      'noted',
      () =>
        new Table({
          edition: '4.0',
          seats: [
            {
              hand: [
                spell('Knows', {
                  abilities: [
                    effect({
                      kind: 'sequence',
                      effects: [
                        hidden,
                        {
                          kind: 'delayed',
                          after: 'rest',
                          effect: step({ kind: 'discard', what: { noted: 'chosen' } }),
                        },
                      ],
                    }),
                  ],
                }),
                kite,
              ],
              mana: 1,
            },
            {},
          ],
        }).choose('play Knows'),
    ],
  ];

  it.each(tables)('are hidden from every viewer: %s', (field, play) => {
    const table = play();
    const known = table.events.flatMap((event) =>
      event.kind === 'StepResolved'
        ? event.actions.flatMap((action) => (action.kind === 'emblem' ? [action.emblem] : []))
        : [],
    );
    const has = known.filter(({ bound }) => {
      const value = (bound as unknown as Readonly<Record<string, unknown>>)[field];
      return (
        value !== undefined && Object.keys(value as object).length + Number(typeof value === 'number') > 0
      );
    });
    expect(has.length).toBeGreaterThan(0);
    for (const viewer of [spectator, seatViewer(0), seatViewer(1)])
      for (const event of table.events) {
        const masked = altered.see.mask(event, table.state, viewer);
        if (masked.kind !== 'StepResolved') continue;
        for (const action of masked.actions)
          if (action.kind === 'emblem') {
            const { me: _, ...rest } = action.emblem.bound;
            expect(rest).toEqual({ it: [], targets: [], modes: [], noted: {} });
          }
      }
  });
});
