import { describe, expect, it } from '@jest/globals';
import type { Selector } from '#altered/abilities';
import {
  cardSeen,
  character,
  effect,
  permanent,
  seen,
  sequence,
  spell,
  step,
  Table,
  tableOf,
} from '#altered/testing';

const [kite, owl, toad] = [character('Kite'), character('Owl'), character('Toad')];
const ada = { kind: 'seat', seat: 0 } as const;
const ben = { kind: 'seat', seat: 1 } as const;
const namesSeen = (table: Table, zone: string, viewer: typeof ada | typeof ben): (string | null)[] =>
  seen(table, viewer)
    .zones.find(({ key }) => key === zone)
    ?.cards.map(({ face }) => face?.name ?? null) ?? [];
const cards = [kite, owl, toad];

describe('Hand', () => {
  it('3.2.5.a, 3.2.5.b, 3.1.3.e, 3.1.3.f only its owner sees a hand, and the other players see how many cards it contains', () => {
    const table = tableOf({}, { hand: cards });
    expect(namesSeen(table, 'hand-1', ben)).toEqual(['Kite', 'Owl', 'Toad']);
    expect(namesSeen(table, 'hand-1', ada)).toEqual([null, null, null]);
    expect(seen(table, ada).zones.find(({ key }) => key === 'hand-1')?.count).toBe(3);
  });

  it("3.2.5.b opponents do not see a player's options for a choice from the player's hand", () => {
    const table = tableOf({ hand: cards }, {}, { from: 'morning' }).choose();
    expect(seen(table, ada).decision?.options.length).toBeGreaterThan(3);
    expect(seen(table, ben).decision?.options).toEqual([]);
  });

  it("3.2.5.c a player who chooses a card from an opponent's hand sees the hand first", () => {
    const pry = spell(
      'Pry',
      effect(
        step({
          kind: 'discard',
          what: { choose: { zone: 'hand', owner: 'opponent', type: 'permanent' }, by: 'you' },
        }),
      ),
    );
    const table = tableOf(
      { hand: [pry], mana: 1 },
      { hand: [...cards, permanent('Mill'), permanent('Tower')] },
    );
    table.play('Pry');
    expect(table.step('look')).toMatchObject({
      actions: [{ kind: 'reveal', to: 0, count: 5 }],
      rules: ['3.2.5.c'],
    });
    expect(namesSeen(table, 'hand-1', ada)).toEqual(['Kite', 'Owl', 'Toad', 'Mill', 'Tower']);
    expect(table.deciding).toBe('0: discard');
    expect(table.options()).toEqual(['Mill', 'Tower']);
    table.choose('Mill');
    expect(table.names('discard', 1)).toEqual(['Mill']);
  });

  it('3.2.5.c a player looks at a hand before choosing among zones that include it, but not at visible zones', () => {
    const looks = (...zone: ('hand' | 'reserve' | 'landmark')[]): number => {
      const pry = spell(
        'Pry',
        effect(step({ kind: 'discard', what: { choose: { zone, owner: 'opponent' }, by: 'you' } })),
      );
      const theirs = { hand: cards, reserve: [character('Wren'), character('Elk')] };
      const table = tableOf({ hand: [pry], mana: 1 }, theirs).play('Pry');
      return table.verbs().filter((verb) => verb === 'look').length;
    };
    expect([looks('hand', 'reserve'), looks('reserve', 'landmark')]).toEqual([1, 0]);
  });

  it('3.1.3.f a card chosen for its characteristics is revealed before it goes to a hidden zone', () => {
    const tuck = (like: Partial<Selector>) =>
      tableOf({
        hand: [
          spell(
            'Tuck',
            effect(
              step({
                kind: 'move',
                what: { choose: { zone: 'hand', owner: 'you', ...like } },
                to: { zone: 'deck', position: 'top' },
              }),
            ),
          ),
          ...cards,
          permanent('Mill'),
        ],
        mana: 1,
      })
        .play('Tuck')
        .choose('Owl');
    const shown = tuck({ type: 'character' });
    expect(shown.step('reveal')).toMatchObject({
      actions: [{ kind: 'reveal', items: [shown.item('Owl')], to: null }],
      rules: ['3.1.3.f', '1.2.7.d'],
    });
    expect(shown.names('deck', 0)[0]).toBe('Owl');
    expect(tuck({}).verbs()).not.toContain('reveal');
  });

  it.each([{ zone: 'deck', position: 'top' }, { zone: 'mana' }] as const)(
    '3.1.3.e players who saw a hand can no longer identify its cards after one goes unseen to the $zone',
    (to) => {
      const permanents = { zone: 'hand', owner: 'opponent', type: 'permanent' } as const;
      const pry = spell('Pry', effect(step({ kind: 'discard', what: { choose: permanents, by: 'you' } })));
      const tuck = spell(
        'Tuck',
        effect(step({ kind: 'move', what: { choose: { zone: 'hand', owner: 'you' } }, to })),
      );
      const mill = permanent('Mill');
      const table = tableOf({ hand: [pry], mana: 1 }, { hand: [tuck, ...cards, mill, mill], mana: 2 });
      table.play('Pry').choose('Mill');
      expect(namesSeen(table, 'hand-1', ada)).toEqual(['Tuck', 'Kite', 'Owl', 'Toad', 'Mill']);
      table.play('Kite', 'hero').pass();
      expect(namesSeen(table, 'hand-1', ada)).toEqual(['Tuck', 'Owl', 'Toad', 'Mill']);
      table.play('Tuck').choose('Owl');
      expect(namesSeen(table, 'hand-1', ada)).toEqual([null, null]);
      expect(namesSeen(table, 'hand-1', ben)).toEqual(['Toad', 'Mill']);
      expect(table.stay('Owl').zone).toBe(to.zone);
      expect(table.state.known[table.item('Owl')]).toBe(0b10);
    },
  );

  it('3.2.5.c if a card is taken at random, no player chooses it or looks at the hand', () => {
    const snatch = spell(
      'Snatch',
      effect(step({ kind: 'discard', what: { random: { zone: 'hand', owner: 'you' }, of: 'opponent' } })),
    );
    const play = (seed: string): Table =>
      tableOf({ hand: [snatch], mana: 1 }, { hand: cards }, { seed }).play('Snatch');
    const table = play('a');
    expect(table.names('discard', 1)).toHaveLength(1);
    expect(namesSeen(table, 'hand-1', ada)).toEqual([null, null]);
    const taken = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].flatMap((seed) => play(seed).names('discard', 1));
    expect(new Set(taken).size).toBeGreaterThan(1);
  });

  it('3.2.5.c, 7.2.2 a player told to discard a random card discards one from their own hand', () => {
    const snatch = spell('Snatch', 'Target opponent discards a random card from their hand.');
    const table = tableOf({ hand: [snatch, ...cards], mana: 1 }, { hand: cards }).play('Snatch');
    expect([table.names('hand', 0).length, table.names('hand', 1).length]).toEqual([
      cards.length,
      cards.length - 1,
    ]);
    expect(table.names('discard', 1)).toHaveLength(1);
  });
});

describe('Mana zone', () => {
  const put = (what: 'hand' | 'expedition', says: object = {}) =>
    spell(
      'Bury',
      effect(
        step({
          kind: 'move',
          what: { choose: { zone: what, owner: 'you', type: 'character' } },
          to: { zone: 'mana', ...says },
        }),
      ),
    );

  it('3.2.9.a, 3.2.9.d only the owner sees the faces of mana orbs; all players see their number and which are ready', () => {
    const table = tableOf(
      {},
      { mana: [...cards.slice(0, 2), { card: character('Ant'), statuses: ['exhausted'] }] },
    );
    expect(namesSeen(table, 'mana-1', ben)).toEqual(['Kite', 'Owl', 'Ant']);
    expect(namesSeen(table, 'mana-1', ada)).toEqual([null, null, null]);
    const zone = seen(table, ada).zones.find(({ key }) => key === 'mana-1');
    expect(zone?.cards.map(({ statuses, object }) => [statuses, typeof object])).toEqual([
      [[], 'number'],
      [[], 'number'],
      [['exhausted'], 'number'],
    ]);
  });

  it('3.2.9.b a card enters the Mana zone face down and exhausted, and hidden cards stay hidden', () => {
    const table = tableOf({ hand: [put('hand'), ...cards], mana: 1 });
    table.play('Bury').choose('Owl');
    expect(table.happened()).toContain('move | Owl: hand.0 > mana.0 +exhausted');
    expect(table.stay('Owl').faceDown).toBe(true);
    expect(namesSeen(table, 'mana-0', ben)).toEqual([null, null]);
    expect(namesSeen(table, 'mana-0', ada)).toEqual(['Orb 1', 'Owl']);
    const ready = tableOf({ hand: [put('hand', { ready: true }), kite], mana: 1 }).play('Bury');
    expect(ready.stay('Kite').statuses).toEqual([]);
  });

  it('3.2.9.f a player pays a mana cost by exhausting that many ready orbs', () => {
    const giant = character('Giant', { handCost: 2 });
    const table = tableOf({ hand: [giant], mana: cards }).play('Giant', 'hero');
    expect(table.step('pay').actions).toHaveLength(2);
    expect(table.step('pay').rules).toContain('3.2.9.f');
    expect(cards.map(({ name }) => cardSeen(table, name).statuses)).toEqual([
      ['exhausted'],
      ['exhausted'],
      [],
    ]);
    const poor = tableOf({ hand: [giant], mana: 1 });
    expect(poor.options()).toEqual(['pass']);
  });

  const digging = (status: 'exhausted' | 'ready', count = 1) =>
    spell(
      'Dig',
      effect(
        step({
          kind: 'move',
          what: { choose: { zone: 'mana', controller: 'you', status }, count },
          to: { zone: 'hand' },
        }),
      ),
    );

  it('3.2.9.e before choosing among exhausted orbs, a player may exchange them with ready ones', () => {
    const position = { seats: [{ hand: [digging('exhausted')], mana: cards }, {}] } as const;
    const table = new Table(position).play('Dig');
    expect(table.deciding).toBe('0: exchange');
    expect(table.options()).toEqual(['Kite', 'Owl', 'Toad']);
    expect(seen(table, ben).decision?.options).toEqual([]);
    table.choose('Kite', 'Owl');
    expect(table.step('exchange')).toMatchObject({ by: 0, rules: ['3.2.9.e'] });
    expect(table.happened().filter((line) => line.startsWith('exchange'))).toEqual([
      'exchange | Toad: +exhausted',
      'exchange | Kite: -exhausted',
    ]);
    expect(table.names('hand', 0)).toEqual(['Toad']);
    const same = new Table(position).play('Dig').choose('Owl', 'Toad');
    expect(same.names('hand', 0)).toEqual(['Kite']);
    expect(same.rules()).not.toContain('3.2.9.e');
  });

  it('3.2.9.e an exchange of orbs leaves the number of ready orbs unchanged', () => {
    const table = tableOf({ hand: [digging('exhausted')], mana: cards }).play('Dig');
    const [first = '', ...others] = table.keys();
    const refused = (...choice: string[]): unknown => table.decide(0, choice);
    expect(refused(first)).toMatchObject({ ok: false, error: { code: 'OPTIONS_TOO_FEW' } });
    expect(refused(first, ...others)).toMatchObject({ ok: false, error: { code: 'OPTIONS_TOO_MANY' } });
    expect(table.orbs(0)).toBe(2);
  });

  it('3.2.9.e a player may also exchange orbs before choosing among ready ones, then chooses from the result', () => {
    const table = tableOf({ hand: [digging('ready')], mana: cards });
    table.play('Dig').choose('Kite', 'Toad');
    expect(table.deciding).toBe('0: move');
    expect(table.options()).toEqual(['Kite', 'Toad']);
    table.choose('Toad');
    expect([table.names('hand', 0), table.orbs(0)]).toEqual([['Toad'], 1]);
  });

  it('3.2.9.e no player is offered an exchange if no orb is going to be chosen', () => {
    const table = tableOf({ hand: [digging('ready', 0)], mana: cards });
    expect(table.play('Dig').deciding).toBe('1: turn');
  });

  it('3.2.9.e no exchange is offered if all orbs are exhausted, all are ready, or any may be chosen', () => {
    const deciding = (mana: number, handCost: number, like: Partial<Selector>): string => {
      const dig = spell(
        'Dig',
        effect(
          sequence(
            step(
              {
                kind: 'move',
                what: { top: 'you' },
                to: { zone: 'mana', ...(handCost === 0 && { ready: true }) },
              },
              'new',
            ),
            step({
              kind: 'move',
              what: { choose: { zone: 'mana', controller: 'you', ...like } },
              to: { zone: 'hand' },
            }),
          ),
        ),
        { handCost },
      );
      return tableOf({ hand: [dig], mana }).play('Dig').deciding;
    };
    const old = { except: { noted: 'new' } } as const;
    expect(deciding(2, 2, old)).toBe('0: move');
    expect(deciding(2, 0, old)).toBe('0: move');
    expect(deciding(2, 1, {})).toBe('0: move');
    expect(deciding(2, 1, old)).toBe('0: exchange');
  });
});
