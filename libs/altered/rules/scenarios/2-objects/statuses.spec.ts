import { describe, expect, it } from '@jest/globals';
import type { StatusName } from '#altered/abilities';
import {
  character,
  effect,
  gainCounters,
  passive,
  permanent,
  quickAction,
  reaction,
  sequence,
  spell,
  step,
  Table,
  tableOf,
} from '#altered/testing';

const kite = character('Kite');
const owl = character('Owl');
const change = (how: 'gain' | 'lose', status: StatusName) =>
  quickAction({}, step({ kind: 'status', change: how, status, what: { all: { name: 'Kite' } } }));
const altar = permanent(
  'Altar',
  change('gain', 'anchored'),
  change('lose', 'anchored'),
  change('gain', 'asleep'),
  quickAction({}, step({ kind: 'move', what: { all: { name: 'Kite' } }, to: { zone: 'reserve' } })),
  quickAction(
    {},
    step({
      kind: 'move',
      what: { all: { name: 'Kite', zone: ['reserve', 'discard'] } },
      to: { zone: 'expedition', expedition: 'your-hero' },
    }),
  ),
  quickAction(
    {},
    {
      kind: 'simultaneously',
      steps: [
        { kind: 'status', change: 'gain', status: 'asleep', what: { all: { name: 'Kite' } } },
        { kind: 'status', change: 'gain', status: 'asleep', what: { all: { type: 'character' } } },
      ],
    },
  ),
  quickAction({}, step({ kind: 'move', what: { all: { name: 'Kite' } }, to: { zone: 'hand' } })),
);
const at = (statuses: readonly StatusName[], from: 'turn' | 'dusk' = 'turn'): Table =>
  tableOf({ hero: [{ card: kite, statuses }], landmark: [altar] }, {}, { from });
const quick = (table: Table, index: number): Table => table.choose(`quick:${table.item('Altar')}:${index}`);
const next = (table: Table): Table => table.pass().pass();

describe('statuses', () => {
  it('2.4.1.b an object that enters a zone has no status, unless something gives it one', () => {
    const table = quick(at(['anchored', 'asleep', 'exhausted']), 3);
    expect(table.stay('Kite')).toMatchObject({ zone: 'reserve', statuses: [] });
    const drowsy = permanent(
      'Drowsy',
      passive({ kind: 'enters-with', of: { type: 'character' }, zone: 'expedition', statuses: ['asleep'] }),
    );
    const given = tableOf({ reserve: [kite], landmark: [altar, drowsy] });
    expect(quick(given, 4).stay('Kite').statuses).toEqual(['asleep']);
  });

  it('2.4.1.c an object keeps its statuses until an effect changes them', () => {
    const table = at(['asleep', 'exhausted', 'fleeting']);
    table.pass();
    expect(table.stay('Kite').statuses).toEqual(['asleep', 'exhausted', 'fleeting']);
    const switched = tableOf({
      hero: [{ card: kite, statuses: ['exhausted', 'fleeting'], counters: { boost: 1 } }],
      landmark: [
        permanent(
          'Stairs',
          quickAction({}, step({ kind: 'switch-expeditions', what: { all: { name: 'Kite' } } })),
        ),
      ],
    });
    switched.activate('Stairs');
    expect(switched.stay('Kite')).toMatchObject({
      expedition: 'companion',
      statuses: ['exhausted', 'fleeting'],
      counters: { boost: 1 },
    });
  });

  it('2.4.1.d an object does not gain a status it already has, nor the same status twice at once', () => {
    const table = at(['anchored']);
    expect(quick(table, 0).linesWith('Kite: +')).toEqual([]);
    const twice = quick(at([]), 5);
    expect(twice.linesWith('Kite: +')).toEqual(['simultaneously | Kite: +asleep']);
    expect(twice.stay('Kite').statuses).toEqual(['asleep']);
  });

  it('2.4.1.e an object cannot lose a status it does not have', () => {
    expect(quick(at([]), 1).linesWith('Kite: -')).toEqual([]);
    expect(quick(at(['anchored']), 1).linesWith('Kite: -')).toEqual(['status | Kite: -anchored']);
  });

  it('2.4.1.g cards in hidden zones have no statuses', () => {
    const dream = spell(
      'Dream',
      effect(
        sequence(
          step({ kind: 'move', what: { target: 0 }, to: { zone: 'hand', statuses: ['asleep'] } }),
          step({ kind: 'status', change: 'gain', status: 'anchored', what: { target: 0 } }),
        ),
        [{ kind: 'object', like: { type: 'character' } }],
      ),
    );
    const table = tableOf({ hero: [{ card: kite, statuses: ['exhausted'] }], hand: [dream], mana: 1 });
    table.play('Dream');
    expect(table.stay('Kite')).toMatchObject({ zone: 'hand', statuses: [] });
    expect(table.linesWith('Kite')).toEqual(['move | Kite: hero.0 > hand.0']);
  });

  it('2.4.2 an Anchored character stays at Rest and loses Anchored, so it leaves the next Night', () => {
    const table = at(['anchored'], 'dusk');
    expect(table.linesWith('Kite')).toContain('rest | Kite: -anchored');
    expect(table.names('hero', 0)).toEqual(['Kite']);
    expect(table.step('rest').rules).toContain('2.4.2');
    next(table.choose().choose());
    expect(table.names('reserve', 0)).toEqual(['Kite']);
  });

  it('2.4.3 an Asleep character does not count for Progress; at Rest it stays and loses Asleep', () => {
    const table = at(['asleep'], 'dusk');
    const lines = table.happened();
    expect(lines).toContain('progress | hero.0: wins nothing');
    expect(lines).toContain('rest | Kite: -asleep');
    expect(table.names('hero', 0)).toEqual(['Kite']);
    expect(table.step('rest').rules).toContain('2.4.3');
    next(table.choose().choose());
    expect(table.linesWith('hero.0: wins')[0]).not.toContain('nothing');
    expect(table.names('reserve', 0)).toEqual(['Kite']);
  });

  it('2.4.2, 2.4.3 a character that is Anchored and Asleep loses both at one Rest', () => {
    expect(at(['anchored', 'asleep'], 'dusk').stay('Kite')).toMatchObject({
      zone: 'expedition',
      statuses: [],
    });
  });

  it('2.4.4.a an object with a boost is Boosted', () => {
    const counter = permanent('Counter', '{0}: I gain 1 beat counter per Boosted card.');
    const table = tableOf({
      hero: [
        { card: kite, counters: { boost: 2 } },
        { card: owl, counters: { moss: 2 } },
      ],
      landmark: [counter],
    });
    table.activate('Counter');
    expect(table.stay('Counter').counters).toEqual({ beat: 1 });
  });

  describe('entering a zone with a status', () => {
    const bury = spell(
      'Bury',
      effect(
        step({
          kind: 'move',
          what: { all: { zone: 'hand', owner: 'you', type: 'character' } },
          to: { zone: 'reserve', statuses: ['exhausted'] },
        }),
      ),
    );
    const triggerCount = (edition: '1.0' | '4.0', zone?: 'reserve'): number => {
      const watch = permanent(
        'Watch',
        reaction(
          {
            kind: 'status',
            what: { type: 'character', ...(zone && { zone }) },
            status: 'exhausted',
            change: 'become',
          },
          'I gain 1 seen counter.',
        ),
      );
      const seats = [{ landmark: [watch], hand: [bury, character('Kite')], mana: 1 }, {}] as const;
      return new Table({ edition, seats }).play('Bury').counter('Watch', 'seen');
    };

    it('2.2.2.n “becomes exhausted” triggers in any zone in edition 1.0, but only in the described zone in 4.0', () => {
      expect([triggerCount('1.0'), triggerCount('1.0', 'reserve')]).toEqual([1, 1]);
      expect([triggerCount('4.0'), triggerCount('4.0', 'reserve')]).toEqual([0, 1]);
    });

    it('2.1.e a token sent to Reserve exhausted ceases to exist and triggers no “becomes exhausted”', () => {
      const wren = character('Wren');
      const came = (card: boolean): number => {
        const watch = permanent(
          'Watch',
          reaction(
            {
              kind: 'status',
              what: { type: 'character', zone: 'reserve' },
              status: 'exhausted',
              change: 'become',
            },
            'I gain 1 seen counter.',
          ),
        );
        const drop = spell(
          'Drop',
          effect(
            sequence(
              'Create a Mote 1/1/1 token in your Hero Expedition.',
              step({
                kind: 'move',
                what: { all: { name: card ? 'Wren' : 'Mote' } },
                to: { zone: 'reserve', statuses: ['exhausted'] },
              }),
            ),
          ),
        );
        const seats = [{ landmark: [watch], hero: [wren], hand: [drop], mana: 1 }, {}] as const;
        return new Table({ edition: '4.0', seats }).play('Drop').counter('Watch', 'seen');
      };
      expect([came(true), came(false)]).toEqual([1, 0]);
    });
  });

  it('2.4.4.b a character is Boosted from its first boost to its last, and stays Boosted when played', () => {
    const watcher = permanent(
      'Watcher',
      {
        kind: 'reaction',
        trigger: { kind: 'status', what: { name: 'Kite' }, status: 'boosted', change: 'become' },
        effect: gainCounters('became'),
      },
      {
        kind: 'reaction',
        trigger: { kind: 'status', what: { name: 'Kite' }, status: 'boosted', change: 'lose' },
        effect: gainCounters('lost'),
      },
      quickAction(
        {},
        step({ kind: 'counters', change: 'gain', name: 'boost', count: 1, what: { all: { name: 'Kite' } } }),
      ),
      quickAction(
        {},
        step({
          kind: 'counters',
          change: 'remove',
          name: 'boost',
          count: 1,
          what: { all: { name: 'Kite' } },
        }),
      ),
    );
    const table = tableOf({ hero: [kite], landmark: [watcher] });
    const after = (index: number) => {
      table.choose(`quick:${table.item('Watcher')}:${index}`);
      return table.stay('Watcher').counters;
    };
    expect(after(2)).toEqual({ became: 1 });
    expect(after(2)).toEqual({ became: 1 });
    expect(after(3)).toEqual({ became: 1 });
    expect(after(3)).toEqual({ became: 1, lost: 1 });
    expect(table.events.some((event) => JSON.stringify(event).includes('"status":"boosted","on"'))).toBe(
      false,
    );
    const boosted = tableOf({ reserve: [{ card: kite, counters: { boost: 1 } }], mana: 1 }).play(
      'Kite',
      'hero',
    );
    expect(boosted.stay('Kite').counters).toEqual({ boost: 1 });
  });
});

describe('Fleeting', () => {
  it('2.4.2 an object that loses Anchored keeps its other statuses', () => {
    const both = { card: character('Kite'), statuses: ['anchored', 'fleeting'] as const };
    const table = tableOf({ hero: [both] }, {}, { from: 'night' });
    expect(table.stay('Kite')).toMatchObject({ zone: 'expedition', statuses: ['fleeting'] });
  });

  it('2.4.6.a, 2.4.6.b, 2.4.6.c a character from Reserve is Fleeting in Limbo and its expedition, and is then discarded', () => {
    const table = tableOf({ reserve: [kite], mana: 1 }).play('Kite', 'hero');
    expect(table.linesWith(' Kite:')).toEqual([
      'play | Kite: reserve.0 > limbo.0 +fleeting',
      'join | Kite: limbo.0 > hero.0 +fleeting',
    ]);
    next(table);
    expect(table.linesWith('Kite')).toEqual(['rest | Kite: hero.0 > discard.0']);
    expect(table.step('rest')).toMatchObject({
      modifiers: [{ modifier: 'fleeting-character', rule: '2.4.6.c' }],
    });
  });

  it('2.4.6.c a Fleeting character that leaves for a zone other than Reserve goes to that zone', () => {
    const table = quick(at(['fleeting']), 6);
    expect(table.names('hand', 0)).toEqual(['Kite']);
    const sent = quick(at(['fleeting']), 3);
    expect(sent.names('discard', 0)).toEqual(['Kite']);
  });
});
