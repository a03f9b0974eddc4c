import { describe, expect, it } from '@jest/globals';
import { openDecks, setupFor } from '#altered/cards';
import type { CardDefinition, Step } from '#altered/abilities';
import { altered, type Action, type ModeId, type State } from '#altered/rules';
import { omniscient, seatViewer, spectator, type GameEvent } from '#record';
import { character, effect, permanent, reaction, spell, statistics, step, Table } from '#altered/testing';

const modes = ['two-vs-two', 'free-for-all'] as const;
const editions = ['1.0', '4.0'] as const;
const cases = modes.flatMap((mode) => editions.map((edition) => ({ mode, edition })));

const strong = character('Strong', statistics(3, 3, 3));
const weak = character('Weak', statistics(1, 1, 1));

const setupOf = (mode: ModeId, edition: string, players = 4) =>
  setupFor({
    decks: openDecks().slice(0, players),
    names: ['Ada', 'Ben', 'Cem', 'Dia', 'Eva'].slice(0, players),
    seed: 'table',
    edition,
    options: { mode },
  });

function begun(mode: ModeId, edition: string): { events: readonly GameEvent<Action>[]; state: State } {
  const started = altered.play.start(setupOf(mode, edition));
  if (!started.ok) throw new Error(started.error[0]?.message);
  return { ...started.value, events: started.value.events };
}

const telling = (name: string, does: Step): CardDefinition =>
  spell(name, effect(step(does)), { handCost: 0 });

describe.each(cases)('a game of $mode by edition $edition', ({ mode, edition }) => {
  const opponentsOfAda = mode === 'two-vs-two' ? [1, 3] : [1, 2, 3];

  it('M4.2 the mode requires exactly four players', () => {
    for (const players of [2, 3, 5])
      expect(altered.play.start(setupOf(mode, edition, players))).toMatchObject({
        ok: false,
        error: [{ code: 'PLAYER_COUNT_INVALID' }],
      });
    expect(altered.play.start(setupOf(mode, edition)).ok).toBe(true);
  });

  it("M4.3 the Adventure is a cross, and each player's track has the usual length", () => {
    const { state } = begun(mode, edition);
    expect(state.adventure.map(({ name }) => name).filter((name) => name !== 'tumult')).toEqual([
      'hero',
      'hero',
      'companion',
      'companion',
    ]);
    const shared = (left: number, right: number): number[] =>
      (state.seats[left]?.way ?? []).filter((region) => state.seats[right]?.way.includes(region));
    for (const [seat, { way, expeditions }] of state.seats.entries()) {
      expect(way).toHaveLength(8);
      expect([...way].sort((a, b) => a - b)).toEqual(way);
      expect(expeditions).toEqual({ hero: way[0], companion: way[7] });
      expect(way.map((region) => state.adventure[region]?.tumult)).toEqual([null, 0, 0, 1, 1, 2, 2, null]);
      // Neighbours share a starting region, its arm, and the middle. Opposite players share only the middle.
      expect(shared(seat, (seat + 1) % 4)).toHaveLength(5);
      expect(shared(seat, (seat + 2) % 4)).toHaveLength(2);
    }
    const ends = (place: 0 | 7): (number | undefined)[] => state.seats.map(({ way }) => way[place]);
    expect(ends(0)).toEqual([0, 1, 1, 0]);
    expect(ends(7)).toEqual([12, 12, 13, 13]);
  });

  it('M4.3 copies of a Tumult card lie the same way, in a random order', () => {
    const { state } = begun(mode, edition);
    const terrainsOf = (seat: number) =>
      state.seats[seat]?.way.map((region) => state.adventure[region]?.terrains);
    for (const seat of [1, 2, 3]) expect(terrainsOf(seat)).toEqual(terrainsOf(0));
    const orders = ['a', 'b', 'c', 'd', 'e', 'f'].map((seed) => {
      const started = altered.play.start({ ...setupOf(mode, edition), seed });
      return started.ok ? JSON.stringify(started.value.state.adventure.map(({ terrains }) => terrains)) : '';
    });
    expect(new Set(orders).size).toBeGreaterThan(1);
  });

  it('M4.3 the three piles have different cards, in random order and orientation, and lie face down', () => {
    const piles = Array.from({ length: 24 }, (_, seed) => {
      const started = altered.play.start({ ...setupOf(mode, edition), seed: `cross ${seed}` });
      const { adventure = [], seats = [] } = started.ok ? started.value.state : {};
      const before = adventure.filter(({ name }) => name !== 'tumult');
      expect(before.map(({ faceDown }) => faceDown)).toEqual([false, false, false, false]);
      expect(adventure.filter(({ faceDown }) => faceDown)).toHaveLength(adventure.length - 4);
      return seats[0]?.way.slice(1, -1).map((region) => adventure[region]?.terrains.join(' ')) ?? [];
    });
    const halves = ['forest', 'forest mountain', 'forest water', 'mountain', 'mountain water', 'water'];
    for (const way of piles) expect([...way].sort()).toEqual(halves);
    expect([...new Set(piles.map(([first]) => first))].sort()).toEqual(halves);
  });

  it("M4.4 an expedition faces the neighbour's expedition that starts at the same end", () => {
    const facing = [
      ['hero', 0, 3],
      ['companion', 0, 1],
      ['hero', 1, 2],
      ['companion', 2, 3],
    ] as const;
    for (const [expedition, weaker, stronger] of facing) {
      const seats = [{}, {}, {}, {}].map((_, seat) =>
        seat === weaker ? { [expedition]: [weak] } : seat === stronger ? { [expedition]: [strong] } : {},
      ) as [object, object, object, object];
      const table = new Table({ seats, mode, edition, from: 'dusk' });
      expect(table.did('progress').filter((line) => line.includes('>'))).toEqual([
        expect.stringMatching(new RegExp(`${expedition}\\.${stronger}: `)),
      ]);
    }
  });

  it('M4.4 the player opposite and other expeditions in the region are not compared', () => {
    const table = new Table({
      seats: [{ hero: [weak] }, { hero: [strong] }, { companion: [strong] }, {}],
      mode,
      edition,
      from: 'dusk',
    });
    const moved = table.did('progress').filter((line) => line.includes('>'));
    expect(moved).toContain('progress | hero.0: 0 > 2');
    expect(moved).toHaveLength(3);
  });

  it('M4.5 turns go clockwise from the first player and skip players who have passed', () => {
    const table = new Table({
      seats: [{}, {}, { hand: [weak], mana: 1 }, {}],
      mode,
      edition,
      firstPlayer: 1,
    });
    const order: string[] = [];
    while (table.deciding.endsWith('turn') && table.state.phase === 'afternoon') {
      order.push(table.deciding);
      table.choose(table.deciding.startsWith('2') && order.length < 3 ? 'play Weak hero' : 'pass');
    }
    expect(order).toEqual(['1: turn', '2: turn', '3: turn', '0: turn', '2: turn']);
  });

  it('M4.5 in the Morning the next player clockwise becomes the first player', () => {
    for (const [before, now] of [
      [0, 1],
      [3, 0],
    ] as const) {
      const table = new Table({
        seats: [{}, {}, {}, {}],
        mode,
        edition,
        from: 'morning',
        firstPlayer: before,
      });
      expect(table.did('succeed')).toEqual([`succeed | first-player {"seat":${now},"previous":${before}}`]);
    }
  });

  it('M4.6 "opponent" means every player of another team', () => {
    const poor = telling('Poor', { kind: 'draw', count: 1, who: 'opponent' });
    const table = new Table({ seats: [{ hand: [poor] }, {}, {}, {}], mode, edition });
    table.play('Poor');
    expect(table.state.seats.flatMap(({ hand }, seat) => (hand.length > 0 ? [seat] : []))).toEqual(
      opponentsOfAda,
    );
  });

  it('M4.6 "each player" means all four', () => {
    const feast = telling('Feast', { kind: 'draw', count: 1, who: 'each-player' });
    const table = new Table({ seats: [{}, { hand: [feast] }, {}, {}], mode, edition, firstPlayer: 1 });
    table.play('Feast');
    expect(table.state.seats.map(({ hand }) => hand.length)).toEqual([1, 1, 1, 1]);
  });

  it('M4.6 a target opponent can be any opponent, not only a neighbour', () => {
    const letter = spell('Letter', 'Target opponent draws a card.', { handCost: 0 });
    const table = new Table({ seats: [{ hand: [letter] }, {}, {}, {}], mode, edition });
    table.play('Letter');
    const players = table.options().filter((option) => option.startsWith('player'));
    expect(players).toEqual(opponentsOfAda.map((seat) => `player ${seat}`));
    table.choose('player 3');
    expect(table.state.seats.map(({ hand }) => hand.length)).toEqual([0, 0, 0, 1]);
  });

  it("M4.6 “your opponents control” includes every opponent's characters, but not a team-mate's", () => {
    const bolt = spell('Bolt', 'Discard target Character your opponents control.', { handCost: 0 });
    const named = [0, 1, 2, 3].map((seat) => ({ hero: [character(`Kin ${seat}`)] }));
    const [ada, ben, cem, dia] = named as [object, object, object, object];
    const table = new Table({ seats: [{ ...ada, hand: [bolt] }, ben, cem, dia], mode, edition });
    table.play('Bolt');
    const kin = table.options().filter((option) => option.startsWith('Kin'));
    expect(kin.sort()).toEqual(opponentsOfAda.map((seat) => `Kin ${seat}`));
  });

  it('M4.7 only the player with the first player token is the first player', () => {
    const herald = spell('Herald', "If you're the first player, draw two cards. Otherwise, draw a card.", {
      handCost: 0,
    });
    const hand = [herald];
    const table = new Table({
      seats: [{ hand }, { hand }, { hand }, { hand }],
      mode,
      edition,
      firstPlayer: 2,
    });
    for (let turn = 0; turn < 4; turn++) table.play('Herald');
    expect(table.state.seats.map(({ hand: held }) => held.length)).toEqual([1, 1, 2, 1]);
  });

  it('M4.8 an expedition that enters a face-down region turns all copies of its card face up', () => {
    const table = new Table({
      seats: [{ hero: [strong] }, {}, {}, {}],
      mode,
      edition,
      from: 'dusk',
      regions: [null, null, null, null, null, null],
    });
    const up = table.step('progress').actions.find(({ kind }) => kind === 'turn-up');
    expect(up).toMatchObject({ tumult: 0, regions: [2, 3, 4, 5].map((index) => ({ index })) });
    expect(table.state.adventure.flatMap(({ faceDown }, index) => (faceDown ? [index] : []))).toEqual([
      6, 7, 8, 9, 10, 11,
    ]);
  });

  it('M4.9 a hand is hidden from all other players, including team-mates', () => {
    const { events, state } = begun(mode, edition);
    for (const seat of [0, 1, 2, 3])
      for (const viewer of [spectator, ...[0, 1, 2, 3].map(seatViewer)]) {
        const hand = altered.see.view(state, viewer).zones.find(({ key }) => key === `hand-${seat}`);
        const own = viewer.kind === 'seat' && viewer.seat === seat;
        expect(hand?.cards.every(({ face }) => (face !== null) === own)).toBe(true);
        expect(hand?.cards).toHaveLength(6);
      }
    const [started] = events;
    if (started === undefined) throw new Error('nothing happened');
    const masked = altered.see.mask(started, altered.fold.initial(), seatViewer(0));
    expect(masked.kind === 'GameStarted' && masked.seats.map(({ deck }) => deck.length > 0)).toEqual([
      true,
      false,
      false,
      false,
    ]);
    expect(altered.see.mask(started, altered.fold.initial(), omniscient)).toEqual(started);
  });

  it('M4.10 reactions of four controllers are played clockwise, starting with the player with initiative', () => {
    const watch = (seat: number) =>
      permanent(
        `Watch ${seat}`,
        reaction({ kind: 'join', what: { type: 'character' } }, 'I gain 1 seen counter.'),
      );
    const seats = [0, 1, 2, 3].map((seat) => ({ landmark: [watch(seat)] }));
    const [ada, ben, cem, dia] = seats as [object, object, object, object];
    const table = new Table({
      seats: [ada, ben, { ...cem, hand: [weak], mana: 1 }, dia],
      mode,
      edition,
      firstPlayer: 2,
    });
    table.play('Weak', 'hero');
    expect(
      table.did('counters').map((line) => line.slice('counters | '.length, -'+1 seen = 1'.length - 2)),
    ).toEqual(['Watch 2', 'Watch 3', 'Watch 0', 'Watch 1']);
  });

  it('M4.10 players choose clockwise before a step applies to all of them simultaneously', () => {
    const tribute = spell('Tribute', 'Each player sacrifices a Character they control.', { handCost: 0 });
    const two = (seat: number) => ({ hero: [character(`A${seat}`), character(`B${seat}`)] });
    const table = new Table({
      seats: [two(0), { ...two(1), hand: [tribute] }, two(2), two(3)],
      mode,
      edition,
      firstPlayer: 1,
    });
    table.play('Tribute');
    const decisions: string[] = [];
    while (table.deciding.endsWith(': sacrifice')) {
      decisions.push(table.deciding);
      expect(table.verbs()).not.toContain('sacrifice');
      table.choose(table.options()[0] ?? '');
    }
    expect(decisions.map((who) => who[0])).toEqual(['1', '2', '3', '0']);
    expect(table.step('sacrifice').actions).toHaveLength(4);
  });

  it('M4.10 the simultaneous Morning choices are made clockwise from the first player', () => {
    const hand = [weak, weak];
    const table = new Table({
      seats: [{ hand }, { hand }, { hand }, { hand }],
      mode,
      edition,
      from: 'morning',
      firstPlayer: 1,
    });
    const decisions: string[] = [];
    while (table.deciding.endsWith(': expand')) {
      decisions.push(table.deciding);
      table.choose();
    }
    expect(decisions).toEqual(['2: expand', '3: expand', '0: expand', '1: expand']);
  });
});
