import { describe, expect, it } from '@jest/globals';
import { Duel } from '#contracts/testing';
import type { GameEvent, Setup } from '#record';
import { contractsSetup, contracts, openDecks, type Action, type State } from '../../index.js';
import { creature, damage, extract, health, opponent, rune, spell, when } from '../../cards/define.js';

const setup = (seed = 'set-up'): Setup =>
  contractsSetup({ decks: openDecks().slice(0, 2), names: ['Ada', 'Ben'], seed });

interface Begun {
  readonly state: State;
  readonly events: readonly GameEvent<Action>[];
}

function begun(of: Setup = setup()): Begun {
  const started = contracts.play.start(of);
  if (!started.ok) throw new Error(started.error[0]?.message);
  return { state: started.value.state, events: started.value.events };
}

const rules = ({ events }: Begun): string[] =>
  events.flatMap((event) => (event.kind === 'StepResolved' ? event.rules : []));
const find = ({ events }: Begun, verb: string) =>
  events.find((event) => event.kind === 'StepResolved' && event.verb === verb);

const [sun, moon] = ['Sun', 'Moon'].map((name) => rune([name, name], {}, {}, health(1)));
const wolf = creature(['Wolf', 'Lupo'], {}, [2, 2]);

describe('set-up', () => {
  it('1.1.a a deck without exactly 40 contracts is refused', () => {
    const [first, second] = setup().seats;
    const started = contracts.play.start({
      ...setup(),
      seats: [first!, { ...second!, deck: second!.deck.slice(1) }],
    });
    expect(started).toMatchObject({
      ok: false,
      error: [{ code: 'DECK_SIZE_INVALID', where: 'seats.1.deck' }],
    });
  });

  it.each([0, 3, 1.5, 'new'])('unknown readings are refused: %j', (readings) => {
    const started = contracts.play.start({ ...setup(), options: { readings } });
    expect(started).toMatchObject({
      ok: false,
      error: [{ code: 'READINGS_UNKNOWN', where: 'options.readings', advice: 'Use a number from 1 to 2.' }],
    });
    expect(contracts.play.start({ ...setup(), options: { readings: 2 } }).ok).toBe(true);
  });

  it('1.2.a, 4.6.b a player can see only the runes set aside, not the deck, and reservoirs are empty', () => {
    const { state } = begun();
    for (const [seat, { aside, deck, reservoirs }] of state.seats.entries()) {
      expect(
        [...aside, ...(state.seats[seat]?.hand ?? [])].every(
          (item) => ((state.known[item] ?? 0) & (1 << seat)) !== 0,
        ),
      ).toBe(true);
      expect(deck.every((item) => state.known[item] === 0)).toBe(true);
      expect(reservoirs).toBe(0);
    }
  });

  it('1.2.a a single rune is also set aside', () => {
    const whole = setup();
    const [first, second] = whole.seats;
    const isRune = (reference: string): boolean =>
      (whole.cards[reference] as { readonly type?: string }).type === 'rune';
    const deck = first!.deck;
    const rune = deck.find(isRune);
    const other = deck.find((reference) => !isRune(reference));
    const single = [rune!, ...deck.filter((reference) => !isRune(reference)), other!].slice(0, 40);
    const game = begun({ ...whole, seats: [{ ...first!, deck: single }, second!] });
    expect(find(game, 'set-aside')).toMatchObject({
      actions: [
        { seat: 0, count: 1 },
        { seat: 1, count: 2 },
      ],
    });
  });

  it('1.1.c, 5.1.b grey mana cannot pay for an element', () => {
    const bolt = spell(['Bolt', 'Dardo'], { fire: 1 }, damage(1, opponent));
    const duel = new Duel({ seats: [{ hand: [bolt], mana: { pure: 1 }, reservoirs: 5 }, {}] });
    expect(duel.refusal('play Bolt')).toBe('5.1.b');
  });

  it('1.2.a, 1.2.b runes are set aside while the other contracts are shuffled', () => {
    const game = begun();
    const aside = find(game, 'set-aside');
    expect(aside).toMatchObject({
      actions: [
        { kind: 'set-aside', count: 2 },
        { kind: 'set-aside', count: 2 },
      ],
    });
    expect(find(game, 'shuffle')).toMatchObject({
      actions: [{ count: 38 }, { count: 38 }],
      rules: ['1.2.b'],
    });
    const other = find(begun(setup('another')), 'shuffle');
    expect(other).not.toEqual(find(game, 'shuffle'));
  });

  it('1.2.c, 1.2.d each player has five empty reservoirs and 30 health', () => {
    const view = new Duel({ from: 'opening', seats: [{}, {}] }).view({ kind: 'spectator' });
    for (const seat of [0, 1]) {
      const reservoirs = view.zones.find(({ key }) => key === `reservoirs-${seat}`)?.cards ?? [];
      expect(reservoirs.map(({ statuses }) => statuses[0])).toEqual(Array(5).fill('empty'));
      expect(view.seats[seat]?.resources).toContainEqual({ name: 'health', value: 30 });
    }
  });

  it('1.2.e, 1.2.f the first player is random, and the other player has the pure extractor', () => {
    const firsts = new Set<number>();
    for (let seed = 0; seed < 8; seed++) {
      const { state } = begun(setup(`${seed}`));
      firsts.add(state.firstPlayer);
      expect(state.seats.map(({ extractors }) => extractors.pure)).toEqual(
        state.firstPlayer === 0 ? [0, 1] : [1, 0],
      );
    }
    expect(firsts.size).toBe(2);
  });
});

describe('opening hands', () => {
  it('3.1.a runes go to the opening hand first', () => {
    const duel = new Duel({ from: 'opening', seats: [{ aside: [sun!, moon!] }, {}] });
    expect(duel.names('hand', 0)).toEqual(['Sun', 'Moon', 'Blank 0', 'Blank 1']);
  });

  it('3.1.b without runes, all four contracts come from the deck', () => {
    const game = begun();
    expect(rules(game)).toContain('3.1.b');
    expect(new Duel({ from: 'opening', seats: [{}, {}] }).names('hand', 1)).toHaveLength(4);
  });

  it('3.2.a, 3.2.b returned contracts are replaced by extracting, and neither player can see which contracts the other returns', () => {
    const duel = new Duel({ from: 'opening', seats: [{ aside: [sun!] }, {}] });
    expect(duel.deciding).toBe('0: mulligan');
    const before = contracts.fold.clone(duel.state);
    duel.choose('Sun', 'Blank 0');
    expect(duel.names('hand', 0)).toHaveLength(4);
    expect(duel.deciding).toBe('1: mulligan');
    expect(duel.view({ kind: 'seat', seat: 0 }).decision?.options).toEqual([]);
    const made = duel.events.filter((event) => event.kind === 'DecisionMade').at(-1)!;
    expect(contracts.see.mask(made, before, { kind: 'seat', seat: 1 })).toMatchObject({ choice: [] });
    expect(contracts.see.mask(made, before, { kind: 'seat', seat: 0 })).toEqual(made);
    duel.choose();
    expect(duel.names('hand', 0)).toEqual(['Blank 1', 'Blank 2', 'Blank 3', 'Blank 4']);
    expect(duel.steps('put-back')).toHaveLength(1);
  });

  it('2.4.a, 3.2.b a player who returns more contracts than the deck contains suffers exhaustion for the missing ones', () => {
    const four = Array.from({ length: 4 }, (_, n) => rune([`Rune ${n}`, `Runa ${n}`], {}, {}, health(1)));
    const duel = new Duel({ from: 'opening', seats: [{ aside: four, deck: [wolf] }, {}] });
    duel.choose('Rune 0', 'Rune 1', 'Rune 2').choose();
    expect(duel.names('hand', 0)).toEqual(['Rune 3', 'Wolf']);
    expect(duel.health()).toEqual([27, 30]);
  });

  it('3.3.a returned contracts and the remaining runes are shuffled into the deck', () => {
    const five = Array.from({ length: 5 }, (_, n) => rune([`Rune ${n}`, `Runa ${n}`], {}, {}, health(1)));
    const duel = new Duel({ from: 'opening', seats: [{ aside: five }, {}] });
    duel.choose('Rune 0').choose();
    expect(duel.names('aside', 0)).toEqual([]);
    expect(duel.names('hand', 0)).toEqual(['Rune 1', 'Rune 2', 'Rune 3', 'Blank 0']);
    expect(duel.names('deck', 0)).toHaveLength(13);
    expect(duel.names('deck', 0)).toEqual(expect.arrayContaining(['Rune 0', 'Rune 4']));
  });

  it('3.3.a, 3.4.a in a complete game, all contracts go into the decks, and the random first player begins', () => {
    for (const seed of ['one', 'two', 'three', 'four']) {
      const { state } = begun(setup(seed));
      const turns: unknown[] = [];
      for (let index = 0; index < 2; index++) {
        const { seat = 0, options = [] } = state.pending ?? {};
        const decided = contracts.play.decide(state, seat, [options[0]?.key ?? '']);
        if (!decided.ok) throw new Error(decided.error.message);
        turns.push(
          ...decided.value.events.filter((event) => event.kind === 'StepResolved' && event.verb === 'turn'),
        );
      }
      expect(turns).toMatchObject([{ rules: ['3.4.a'], actions: [{ kind: 'turn', day: 1, turn: 1 }] }]);
      expect(state.seats.map(({ aside, hand, deck }) => [aside.length, hand.length + deck.length])).toEqual([
        [0, 40],
        [0, 40],
      ]);
      expect(state.pending).toMatchObject({ kind: 'extractor', seat: state.firstPlayer });
    }
  });

  it('3.4.a the first player begins after the opening hands', () => {
    const duel = new Duel({ from: 'opening', seats: [{}, {}], turn: 1 });
    duel.choose().choose();
    expect(duel.deciding).toBe('1: extractor');
  });

  it('8.13.a an ambush in an opening hand also happens', () => {
    const trap = creature(['Trap', 'Trappola'], {}, [1, 1], when('ambush', damage(2, opponent)));
    const duel = new Duel({ from: 'opening', seats: [{ deck: [trap, wolf, wolf, wolf, wolf] }, {}] });
    expect(duel.health()).toEqual([30, 28]);
  });
});

describe('opening hands, one contract at a time', () => {
  const scout = creature(['Scout', 'Esploratore'], {}, [1, 1], when('ambush', extract(1)));
  const deck = [scout, scout, wolf, wolf, wolf, wolf];

  it('3.1.b, 8.13.a an Ambush happens as its contract is added, and the hand has four contracts', () => {
    const duel = new Duel({ from: 'opening', seats: [{ deck }, {}] });
    expect(duel.names('hand', 0)).toEqual(['Scout', 'Scout', 'Wolf', 'Wolf']);
    const taken = duel.steps('extract').filter(({ by }) => by === 0);
    expect(taken.map(({ actions }) => actions.filter(({ kind }) => kind === 'move').length)).toEqual([
      1, 1, 1, 1,
    ]);
  });

  it('3.1.a, 8.13.a the Ambush of a Rune happens before the next contract is added', () => {
    const omen = rune(['Omen', 'Presagio'], {}, {}, health(1), when('ambush', health(1)));
    const duel = new Duel({ from: 'opening', seats: [{ aside: [omen, sun!] }, {}] });
    const own = duel.events.flatMap((event) =>
      event.kind === 'StepResolved' && event.by === 0 && ['extract', 'gain-health'].includes(event.verb)
        ? [event.verb]
        : [],
    );
    expect(own).toEqual(['extract', 'gain-health', 'extract', 'extract', 'extract']);
    expect(duel.steps('extract')[0]).toMatchObject({ rules: ['3.1.a'] });
    expect(duel.names('hand', 0)).toEqual(['Omen', 'Sun', 'Blank 0', 'Blank 1']);
  });

  it('3.2.b, 8.13.a contracts that replace returned ones are also added one at a time', () => {
    const duel = new Duel({ from: 'opening', seats: [{ deck: [wolf, wolf, wolf, wolf, ...deck] }, {}] });
    const [first, second, third] = duel.seat(0).hand;
    duel.choose(`${first ?? ''}`, `${second ?? ''}`, `${third ?? ''}`).choose();
    expect(duel.names('hand', 0)).toEqual(['Wolf', 'Scout', 'Scout', 'Wolf']);
  });

  it('2.4.a, 3.2.b contracts missing from the deck cause exhaustion', () => {
    const duel = new Duel({ from: 'opening', seats: [{ deck: [wolf, scout] }, {}] });
    expect([duel.names('hand', 0), duel.health()]).toEqual([
      ['Wolf', 'Scout'],
      [30 - 1 - 2 - 3, 30],
    ]);
  });

  it('in records of the first readings, all contracts are extracted together', () => {
    const duel = new Duel({ from: 'opening', readings: 1, seats: [{ deck }, {}] });
    expect(duel.names('hand', 0)).toHaveLength(6);
    const [taken] = duel.steps('extract');
    expect(taken?.actions.filter(({ kind }) => kind === 'move')).toHaveLength(4);
  });
});
