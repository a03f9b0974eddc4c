import { describe, expect, it } from '@jest/globals';
import {
  cardSeen,
  character,
  effect,
  passive,
  permanent,
  quickAction,
  reaction,
  sequence,
  spell,
  statistics,
  step,
  type Table,
  type Does,
  tableOf,
  type Line,
} from '#altered/testing';

const giant = (...more: readonly Line[]) => character('Giant', 'Gigantic.', ...more, statistics(3, 3, 3));
/** Plays a spell while a Gigantic character is in the Hero expedition. */
function doing(what: Does): Table {
  const table = tableOf({
    hero: [giant(quickAction({ exhaustMe: true }, what))],
    at: { hero: 1, companion: 6 },
  });
  table.happened();
  return table.activate('Giant', 1);
}
const places = (table: Table, name: string): string[] =>
  ([0, 1] as const).flatMap((seat) =>
    (['hero', 'companion'] as const).flatMap((expedition) =>
      table.names(expedition, seat).includes(name) ? [`${expedition}.${seat}`] : [],
    ),
  );
/** Returns the first player's statistics in Progress for one expedition. */
const own = (table: Table, expedition: 'hero' | 'companion' | null): unknown =>
  table
    .step('progress')
    .actions.flatMap((action) =>
      action.kind === 'compare' && action.seat === 0 && action.expedition === expedition ? [action.own] : [],
    )[0];

describe('a Gigantic character', () => {
  it('7.4.3.b, 7.4.3.e a Gigantic character is in both expeditions of its controller and counts in both', () => {
    const table = tableOf({ hero: [giant()] }, {}, { from: 'dusk' });
    const three = { forest: 3, mountain: 3, water: 3 };
    expect([own(table, 'hero'), own(table, 'companion')]).toEqual([three, three]);
    expect(table.state.seats[0]?.expeditions).toEqual({ hero: 1, companion: 6 });
    const plain = tableOf({ hero: [character('Plain')] }, {}, { from: 'dusk' });
    expect(own(plain, 'companion')).toEqual({ forest: 0, mountain: 0, water: 0 });
  });

  it('2.3.1.g a character that gains Gigantic twice has it once, and loses it with one effect', () => {
    const law = (name: string, changes: { readonly gain?: 'gigantic'; readonly lose?: 'gigantic' }) =>
      permanent(name, passive({ kind: 'keyword', of: { name: 'Giant' }, ...changes }));
    const keywords = (...landmark: readonly ReturnType<typeof law>[]): readonly string[] =>
      cardSeen(tableOf({ hero: [giant()], landmark }), 'Giant').keywords;
    const grows = law('Growth', { gain: 'gigantic' });
    expect(keywords(grows)).toEqual(['gigantic']);
    expect(keywords(grows, law('Shrinking', { lose: 'gigantic' }))).toEqual([]);
  });

  it('7.4.3.b an ability about the other expedition also affects a Gigantic character', () => {
    const banner = character('Banner', '{T}: Other Characters in my Expedition gain 1 boost.');
    const table = tableOf({ hero: [giant(), character('Plain')], companion: [banner] }).activate('Banner');
    expect([table.stay('Giant').counters, table.stay('Plain').counters]).toEqual([{ boost: 1 }, {}]);
  });

  it('7.4.3.c a Gigantic character is played to one expedition and remains one card', () => {
    const table = tableOf({ hand: [giant()], mana: 1 });
    expect(table.options().slice(0, 2)).toEqual(['play Giant hero', 'play Giant companion']);
    table.play('Giant', 'companion');
    expect(table.step('join').actions).toHaveLength(1);
    expect(places(table, 'Giant')).toEqual(['companion.0']);
  });

  it('7.4.3.c a Gigantic token is created in one expedition and remains one token', () => {
    const forge = spell('Forge', 'Create a Recruit 1/1/1 token in your Hero Expedition with "Gigantic."');
    const table = tableOf({ hand: [forge], mana: 1 }).play('Forge');
    expect(table.step('create').actions).toHaveLength(1);
    expect(places(table, 'Recruit')).toEqual(['hero.0']);
  });

  it("7.4.3.d reactions to a Gigantic character's entering trigger once, including its own", () => {
    const watch = permanent(
      'Watch',
      reaction({ kind: 'join', what: { type: 'character' } }, 'I gain 1 zone counter.'),
      'When a Character joins your Expeditions — I gain 1 expedition counter.',
    );
    const bell = giant(
      '{J} I gain 1 join counter.',
      '{H} I gain 1 hand counter.',
      '{R} I gain 1 reserve counter.',
    );
    const play = (from: 'hand' | 'reserve'): Table => {
      const table = tableOf({ [from]: [bell], landmark: [watch], mana: 1 }).play('Giant', 'hero');
      return table.settle('reaction');
    };
    const played = play('hand');
    expect(played.stay('Giant').counters).toEqual({ join: 1, hand: 1 });
    expect(played.stay('Watch').counters).toEqual({ zone: 1, expedition: 1 });
    expect(play('reserve').stay('Giant').counters).toEqual({ join: 1, reserve: 1 });
  });

  it('7.4.3.d a Gigantic character joins both expeditions of its controller, wherever its card is', () => {
    const watch = permanent(
      'Watch',
      'When a Character joins your Companion Expedition — I gain 1 seen counter.',
    );
    const table = tableOf({ hand: [giant()], landmark: [watch], mana: 1 }).play('Giant', 'hero');
    expect(table.stay('Watch').counters).toEqual({ seen: 1 });
  });
});

describe("phrases about a Gigantic character's expedition", () => {
  it("7.4.3.f “my Expedition” of a Gigantic character means both of its controller's expeditions", () => {
    const table = doing('My Expedition moves forward one region.');
    expect(table.happened().filter((line) => line.startsWith('move-expedition'))).toEqual([
      'move-expedition | hero.0: 1 > 2',
      'move-expedition | companion.0: 6 > 5',
    ]);
    expect(places(doing('Create a Recruit 1/1/1 token in my Expedition.'), 'Recruit')).toEqual([
      'hero.0',
      'companion.0',
    ]);
  });

  it('7.4.3.f an effect that remembers the expedition of a Gigantic character that left means both expeditions', () => {
    const mourned = giant(
      'When I leave the Expedition zone — Create a Recruit 1/1/1 token in my Expedition.',
    );
    const altar = spell('Altar', 'Sacrifice a Character.');
    const table = tableOf({ hero: [mourned], hand: [altar], mana: 1 }).play('Altar');
    expect(places(table, 'Recruit')).toEqual(['hero.0', 'companion.0']);
  });

  it('7.4.3.g a Gigantic character has no other expedition', () => {
    expect(places(doing('Create a Recruit 1/1/1 token in your other Expedition.'), 'Recruit')).toEqual([]);
    expect(
      doing('Your other Expedition moves forward one region.')
        .happened()
        .filter((line) => line.startsWith('move-expedition')),
    ).toEqual([]);
  });

  it("7.4.3.g no object can be put into a Gigantic character's other expedition", () => {
    const lure = step({
      kind: 'move',
      what: { all: { type: 'character', zone: 'reserve' } },
      to: { zone: 'expedition', expedition: 'my-other-expedition' },
    });
    const giantWith = giant(quickAction({ exhaustMe: true }, lure));
    const table = tableOf({ hero: [giantWith], reserve: [character('Plain')] }).activate('Giant', 1);
    expect(table.names('reserve', 0)).toEqual(['Plain']);
    const plain = character('Lurer', quickAction({ exhaustMe: true }, lure));
    const other = tableOf({ hero: [plain], reserve: [character('Plain')] }).activate('Lurer');
    expect(places(other, 'Plain')).toEqual(['companion.0']);
  });

  it('7.4.3.h the expeditions facing a Gigantic character are both of those that face its controller', () => {
    expect(places(doing('Create a Recruit 1/1/1 token in the Expedition facing me.'), 'Recruit')).toEqual([
      'hero.1',
      'companion.1',
    ]);
    const facing = giant(
      passive({ kind: 'statistics', of: { type: 'character', expedition: 'facing-me' }, add: -1 }),
    );
    const table = tableOf(
      { hero: [facing] },
      { hero: [character('A')], companion: [character('B')] },
      { from: 'dusk' },
    );
    const theirs = table
      .step('progress')
      .actions.flatMap((action) =>
        action.kind === 'compare' && action.seat === 1 ? [action.own.forest] : [],
      );
    expect(theirs).toEqual([0, 0]);
  });
});

describe('Gigantic characters in other situations', () => {
  it('7.4.3.i a Gigantic character counts twice in tiebreakers', () => {
    const table = tableOf(
      { hero: [character('Giant', 'Gigantic.', statistics(2, 2, 2))] },
      { hero: [character('Big', statistics(3, 3, 3))] },
      { arena: true, from: 'dusk' },
    );
    expect(own(table, null)).toEqual({ forest: 4, mountain: 4, water: 4 });
    expect(table.happened().at(-1)).toBe('ended | 0 by tiebreaker');
  });

  it('7.4.3.j a Gigantic character that switches expeditions moves its card and joins no expedition', () => {
    const watch = permanent('Watch', 'When a Character joins each Expedition — I gain 1 joined counter.');
    const swap = spell('Swap', 'Characters switch Expeditions.');
    const table = tableOf({ hero: [giant()], landmark: [watch], hand: [swap], mana: 1 }).play('Swap');
    expect(places(table, 'Giant')).toEqual(['companion.0']);
    expect(table.stay('Watch').counters).toEqual({});
    const plain = tableOf({ hero: [character('Plain')], landmark: [watch], hand: [swap], mana: 1 });
    expect(plain.play('Swap').stay('Watch').counters).toEqual({ joined: 1 });
  });

  it('7.4.3.k a character that loses Gigantic stays in the expedition with its card only', () => {
    const shrink = spell(
      'Shrink',
      effect(
        step({
          kind: 'ongoing',
          passive: { kind: 'keyword', of: { type: 'character' }, lose: 'gigantic' },
          duration: 'day',
        }),
      ),
    );
    const swap = 'Characters switch Expeditions.';
    const play = (abilities: readonly Line[]): Table =>
      tableOf({ hero: [giant()], hand: [spell('Shrink', ...abilities)], mana: 1 })
        .play('Shrink')
        .pass()
        .pass();
    const shrunk = play(shrink.abilities ?? []);
    expect(own(shrunk, 'hero')).toEqual({ forest: 3, mountain: 3, water: 3 });
    expect(own(shrunk, 'companion')).toEqual({ forest: 0, mountain: 0, water: 0 });
    // This spell also moves the character to the other expedition, so the character's card is there.
    const first = shrink.abilities?.[0];
    const both = play(first?.kind === 'effect' ? [effect(sequence(swap, first.effect))] : []);
    expect(own(both, 'hero')).toEqual({ forest: 0, mountain: 0, water: 0 });
    expect(own(both, 'companion')).toEqual({ forest: 3, mountain: 3, water: 3 });
  });
});
