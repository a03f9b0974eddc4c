import { describe, expect, it } from '@jest/globals';
import { altered } from '#altered/rules';
import type { Json, Viewer, ZoneView } from '#record';
import {
  character,
  effect,
  gainCounters,
  hero,
  passive,
  permanent,
  quickAction,
  seen,
  spell,
  step,
  type Table,
  tableOf,
} from '#altered/testing';

const kite = character('Kite');
const owl = character('Owl');
const ada: Viewer = { kind: 'seat', seat: 0 };
const ben: Viewer = { kind: 'seat', seat: 1 };
const spectator: Viewer = { kind: 'spectator' };
const zone = (table: Table, key: string, viewer: Viewer): ZoneView => {
  const found = seen(table, viewer).zones.find((view) => view.key === key);
  if (found === undefined) throw new Error(`There is no zone ${key}.`);
  return found;
};
const names = (table: Table, key: string, viewer: Viewer): (string | null)[] =>
  zone(table, key, viewer).cards.map(({ face }) => face?.name ?? null);
const everyZone = {
  heroZone: [hero('Captain')],
  hero: [kite],
  companion: [owl],
  landmark: [permanent('Tower')],
  reserve: [character('Toad'), character('Newt'), character('Ant')],
  discard: [character('Bee'), character('Fly')],
};

describe('zones', () => {
  it('3.1.1.b, 3.2.4.c zones and expeditions exist even when they are empty', () => {
    const table = tableOf({ deck: [] });
    const empty = seen(table, spectator).zones.filter(({ count }) => count === 0);
    expect(empty.map(({ key }) => key)).toEqual([
      ...['hero-0', 'hand-0', 'reserve-0', 'landmark-0', 'mana-0', 'deck-0', 'discard-0'],
      ...['expedition-0-hero', 'expedition-0-companion'],
      ...['hero-1', 'hand-1', 'reserve-1', 'landmark-1', 'mana-1', 'discard-1'],
      ...['expedition-1-hero', 'expedition-1-companion', 'limbo'],
    ]);
    // Empty expeditions are also compared, but never win terrains.
    table.pass().pass();
    expect(table.happened().filter((line) => line.includes('wins'))).toHaveLength(4);
  });

  it("3.1.3.b, 3.2.3.a, 3.2.6.a, 3.2.7.a, 3.2.10.a all players see the contents of a player's visible zones", () => {
    const table = tableOf(everyZone);
    for (const viewer of [ada, ben, spectator]) {
      expect(names(table, 'hero-0', viewer)).toEqual(['Captain']);
      expect(names(table, 'landmark-0', viewer)).toEqual(['Tower']);
      expect(names(table, 'reserve-0', viewer)).toEqual(['Toad', 'Newt', 'Ant']);
      expect(names(table, 'discard-0', viewer)).toEqual(['Bee', 'Fly']);
    }
    expect(names(table, 'discard-1', ada)).toEqual([]);
  });

  it('3.1.3.b visible characteristics include the changes made by passive abilities', () => {
    const anthem = permanent('Anthem', passive({ kind: 'statistics', of: { type: 'character' }, add: 2 }));
    const table = tableOf({ hero: [kite], landmark: [anthem] });
    const [card] = zone(table, 'expedition-0-hero', ben).cards;
    expect(card?.statistics.map(({ value }) => value)).toEqual([3, 3, 3]);
  });

  it('3.1.3.c a face-down card in a visible zone has no base characteristics', () => {
    const census = permanent(
      'Census',
      '{0}: I gain 1 cards counter per Mana Orb.',
      quickAction({}, gainCounters('types', { count: { zone: 'mana', type: 'character' } })),
      quickAction({}, gainCounters('names', { count: { zone: 'mana', name: 'Kite' } })),
    );
    const noisy = character('Noisy', '{0}: Resupply.');
    const table = tableOf({ landmark: [census], mana: [kite, noisy] });
    for (const index of [0, 1, 2]) table.choose(`quick:${table.item('Census')}:${index}`);
    expect(table.stay('Census').counters).toEqual({ cards: 2 });
    expect(table.options()).toHaveLength(4);
  });

  it('3.1.3.e, 3.1.3.f, 3.2.2.a all players can count the cards in a deck, but no player sees them until an effect shows them', () => {
    const scout = permanent('Scout', '{0}: Look at the top card of your deck.');
    const table = tableOf({ deck: [kite, owl], landmark: [scout] });
    for (const viewer of [ada, ben, spectator])
      expect([zone(table, 'deck-0', viewer).count, names(table, 'deck-0', viewer)]).toEqual([2, []]);
    const revealedTo = (viewer: Viewer): string[] =>
      table.events.flatMap((event) => {
        const masked = altered.see.mask(event, table.state, viewer);
        return masked.kind === 'StepResolved'
          ? masked.actions.flatMap((action) =>
              action.kind === 'reveal' ? (action.items ?? []).map((item) => table.name(item)) : [],
            )
          : [];
      });
    table.activate('Scout');
    expect([revealedTo(ada), revealedTo(ben), revealedTo(spectator)]).toEqual([['Kite'], [], []]);
  });

  it('3.1.4.a the objects in play are those in a Hero zone, an expedition or a Landmark zone', () => {
    const census = permanent('Census', '{0}: I gain 1 seen counter per card.');
    const mine = { ...everyZone, landmark: [census], hand: [character('Hare')], mana: 2 };
    const table = tableOf(mine).activate('Census');
    expect(table.stay('Census').counters).toEqual({ seen: 4 });
  });
});

describe('Adventure', () => {
  const terrains = (table: Table, viewer: Viewer): string[] =>
    seen(table, viewer).tracks[0]?.spaces.map((space) => space.terrains.join('/')) ?? [];
  const all = 'forest/mountain/water';

  it('3.2.1.a, 3.2.1.b the Adventure has eight visible regions in a row, and face-down regions show no terrains', () => {
    const regions = [
      ['forest'],
      ['mountain', 'water'],
      null,
      null,
      ['water'],
      ['forest', 'mountain'],
    ] as const;
    const table = tableOf({ hero: [kite], at: { hero: 2, companion: 7 } }, {}, { regions });
    for (const viewer of [ada, ben, spectator])
      expect(terrains(table, viewer)).toEqual([
        ...[all, 'forest', 'mountain/water', '', '', 'water', 'forest/mountain', all],
      ]);
    expect(seen(table, spectator).tracks[0]?.spaces.map(({ name }) => name)).toEqual([
      ...['Hero region', ...Array<string>(6).fill('Tumult'), 'Companion region'],
    ]);
    // An expedition that moves to a face-down region turns both halves of the region's Tumult card face up.
    table.pass().pass();
    expect(terrains(table, spectator)).not.toContain('');
  });

  it('2.3.1.j visible regions show their terrains after passive abilities change them', () => {
    const flood = permanent('Flood', 'All regions are {O} and lose their other terrains.');
    const regions = [['forest'], ['forest'], null, null, ['water'], ['water']] as const;
    const table = tableOf({ landmark: [flood] }, {}, { regions });
    expect(new Set(terrains(table, ben))).toEqual(new Set(['water']));
  });

  it('3.2.1.c in tiebreakers the Arena is the only region and contains every expedition', () => {
    const table = tableOf({}, {}, { arena: true });
    const [track] = seen(table, spectator).tracks;
    expect(track?.spaces).toMatchObject([{ name: 'Arena', terrains: ['forest', 'mountain', 'water'] }]);
    expect(new Set(track?.markers.map(({ space }) => space))).toEqual(new Set(['region-0']));
  });
});

describe('Expedition zone', () => {
  it('3.2.4.a, 3.2.4.e all players see the objects in the Expedition zone, and their expeditions', () => {
    const table = tableOf({ hero: [kite] }, { companion: [owl] });
    for (const viewer of [ada, ben, spectator]) {
      expect(names(table, 'expedition-0-hero', viewer)).toEqual(['Kite']);
      expect(names(table, 'expedition-0-companion', viewer)).toEqual([]);
      expect(names(table, 'expedition-1-companion', viewer)).toEqual(['Owl']);
    }
    // The zone is shared, so one player's effect also affects objects that the other player controls.
    const gale = spell('Gale', effect(step({ kind: 'discard', what: { all: { zone: 'expedition' } } })));
    const both = tableOf({ hero: [kite], hand: [gale], mana: 1 }, { companion: [owl] }).play('Gale');
    expect([both.names('discard', 0), both.names('discard', 1)]).toEqual([['Kite'], ['Owl']]);
  });

  it("3.2.4.d moving to another expedition, even an opponent's, is not a change of zone", () => {
    const status = { kind: 'move', what: { target: 0 } } as const;
    const lure = spell(
      'Lure',
      effect(step({ ...status, to: { zone: 'expedition', expedition: 'your-companion' } }), [
        { kind: 'object', like: { type: 'character' } },
      ]),
    );
    const placed = { card: kite, statuses: ['anchored'], counters: { boost: 2 } } as const;
    const table = tableOf({ hand: [lure], mana: 1 }, { hero: [placed] });
    const before = table.stay('Kite');
    table.play('Lure');
    expect(table.stay('Kite')).toEqual({ ...before, seat: 0, expedition: 'companion' });
    expect(table.names('companion', 0)).toEqual(['Kite']);
    const [action] = table.step('move').actions;
    expect(action).toMatchObject({ left: before.object, becomes: before.object });
  });
});

describe('Hero zone and Limbo', () => {
  it('3.2.6.b a Hero zone contains one hero, so a deck with two heroes is refused', () => {
    const cards = [hero('Captain'), hero('Pilot'), kite];
    const start = (heroes: readonly string[]) =>
      altered.play.start({
        module: 'altered',
        edition: '1.0',
        format: 'scenario',
        seats: ['Ada', 'Ben'].map((name) => ({ name, deck: [...heroes, ...Array<string>(9).fill('Kite')] })),
        seed: 'heroes',
        cards: Object.fromEntries(cards.map((card) => [card.reference, card as unknown as Json])),
        options: {},
      });
    expect(start(['Captain', 'Pilot'])).toMatchObject({
      ok: false,
      error: [{ code: 'DECK_HEROES_INVALID' }, {}],
    });
    expect(start(['Captain'])).toMatchObject({ ok: true, value: { state: { seats: [{ hero: [{}] }, {}] } } });
  });

  it('3.2.8.a all players see the objects in Limbo', () => {
    const riddle = spell('Riddle', 'You may Resupply.');
    const table = tableOf({ hand: [riddle], mana: 1 }).play('Riddle');
    expect(table.deciding).toBe('0: may');
    for (const viewer of [ada, ben, spectator]) expect(names(table, 'limbo', viewer)).toEqual(['Riddle']);
    expect(names(table.choose('no'), 'limbo', ben)).toEqual([]);
  });
});

describe('zone limits at Night', () => {
  it('3.2.7.a, 3.2.10.a Reserve and Landmarks may exceed their limits until Night, when their owner chooses', () => {
    const three = [permanent('One'), permanent('Two'), permanent('Three')];
    const table = tableOf({ landmark: three, reserve: [kite, owl, character('Toad')] });
    expect([table.names('landmark', 0).length, table.names('reserve', 0).length]).toEqual([3, 3]);
    table.pass().pass();
    expect(table.deciding).toBe('0: clean-up-reserve');
    table.choose('Kite', 'Owl').choose('One', 'Two');
    expect(table.names('discard', 0)).toEqual(['Toad', 'Three']);
    expect([table.names('landmark', 0).length, table.names('reserve', 0).length]).toEqual([2, 2]);
  });
});
