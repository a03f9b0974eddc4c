import { describe, expect, it } from '@jest/globals';
import { Duel, type DuelSeat } from '#contracts/testing';
import { contracts } from '../../index.js';
import { creature, damage, extract, opponent, spell, when } from '../../cards/define.js';

const card = (name: string) => creature([name, name], {}, [1, 1]);
const [wolf, owl, toad, hare, newt] = ['Wolf', 'Owl', 'Toad', 'Hare', 'Newt'].map(card);
const five = [wolf!, owl!, toad!, hare!, newt!];
const study = spell(['Study', 'Studio'], {}, extract(2));
const trap = creature(['Trap', 'Trappola'], {}, [1, 1], when('ambush', damage(2, opponent)));
const full = (count: number) => Array.from({ length: count }, (_, n) => card(`Held ${n}`));

/** Returns a duel during the draw at the start of the first player's turn. */
function drawing(seat: DuelSeat): Duel {
  const duel = new Duel({ from: 'start', seats: [seat, {}] });
  return duel.choose('fire');
}

describe('drawing', () => {
  it('2.1.a a player looks at one, two or three contracts', () => {
    const duel = drawing({ deck: five });
    expect(duel.deciding).toBe('0: draw');
    expect(duel.options().slice(0, 3)).toEqual(['1', '2', '3']);
  });

  it('2.1.a a player chooses exactly one of these numbers', () => {
    const duel = drawing({ deck: five });
    expect(duel.decide(0, ['look-1', 'look-2'])).toMatchObject({ ok: false });
    expect(duel.decide(0, [])).toMatchObject({ ok: false });
  });

  it('2.1.b, 2.1.c, 2.1.d a player keeps one contract and discards the others, which the opponent does not see before', () => {
    const duel = drawing({ deck: five }).choose('3');
    expect(duel.names('looked', 0)).toEqual(['Wolf', 'Owl', 'Toad']);
    const faces = (seat: number) =>
      duel
        .view({ kind: 'seat', seat })
        .zones.find(({ key }) => key === 'looked-0')
        ?.cards.map(({ face }) => face?.name);
    expect(faces(0)).toEqual(['Wolf', 'Owl', 'Toad']);
    expect(faces(1)).toEqual([undefined, undefined, undefined]);
    expect(duel.view({ kind: 'seat', seat: 1 }).decision?.options).toEqual([]);
    const before = contracts.fold.clone(duel.state);
    duel.choose('Owl');
    const made = duel.events.filter((event) => event.kind === 'DecisionMade').at(-1)!;
    expect(contracts.see.mask(made, before, { kind: 'seat', seat: 1 })).toMatchObject({ choice: [] });
    expect(duel.names('hand', 0)).toEqual(['Owl']);
    expect(duel.names('discard', 0)).toEqual(['Wolf', 'Toad']);
    const discard = duel.view({ kind: 'seat', seat: 1 }).zones.find(({ key }) => key === 'discard-0');
    expect(discard?.cards.map(({ face }) => face?.name)).toEqual(['Wolf', 'Toad']);
  });

  it('2.1.c a player who looks at one contract keeps it without a decision', () => {
    const duel = drawing({ deck: five }).choose('1');
    expect(duel.names('hand', 0)).toEqual(['Wolf']);
    expect(duel.deciding).toBe('0: turn');
  });

  it('2.2.a extracting takes the top contract', () => {
    const duel = new Duel({ seats: [{ hand: [study], deck: five }, {}] }).choose('play Study');
    expect(duel.names('hand', 0)).toEqual(['Wolf', 'Owl']);
  });
});

describe('the special draw', () => {
  it('2.3.a, 2.3.b, 2.3.c once a game, a player keeps two of up to four contracts, and the others cost health', () => {
    const duel = drawing({ deck: five }).choose('special-4');
    duel.choose('Owl', 'Hare');
    expect(duel.names('hand', 0)).toEqual(['Owl', 'Hare']);
    expect(duel.names('discard', 0)).toEqual(['Wolf', 'Toad']);
    expect(duel.health()).toEqual([28, 30]);
    duel.choose('end').choose('fire').choose('1').choose('end').choose('fire');
    expect(duel.options()).toEqual(['1', '2', '3']);
  });

  it('2.3.a the special draw is offered only at the start of a turn, not for an effect', () => {
    const seek = spell(['Seek', 'Cerca'], {}, { kind: 'draw', who: 'you' });
    const duel = new Duel({ seats: [{ hand: [seek], deck: five }, {}] }).choose('play Seek');
    expect(duel.options()).toEqual(['1', '2', '3']);
  });

  it('2.3.c keeping two of two contracts costs no health', () => {
    const duel = drawing({ deck: five }).choose('special-2');
    expect(duel.names('hand', 0)).toEqual(['Wolf', 'Owl']);
    expect(duel.health()).toEqual([30, 30]);
  });

  it('9.6.a, 9.6.b with nine in hand, the second kept contract is discarded without additional damage', () => {
    const duel = drawing({ hand: full(9), deck: five }).choose('special-4');
    expect(duel.state.pending?.ordered).toBe(true);
    duel.choose('Toad', 'Owl');
    expect(duel.names('hand', 0).at(-1)).toBe('Toad');
    expect(duel.names('discard', 0)).toEqual(['Owl', 'Wolf', 'Hare']);
    expect(duel.health()).toEqual([28, 30]);
    expect(duel.rules()).toEqual(expect.arrayContaining(['9.6.b', '2.5.b']));
  });
});

describe('a special draw with a full hand', () => {
  it('2.5.b, 9.6.b both contracts are discarded, their ambushes happen, and discarding them costs no health', () => {
    const duel = drawing({ hand: full(10), deck: [trap, wolf!, owl!] }).choose('special-3');
    duel.choose('Trap', 'Owl');
    expect(duel.names('discard', 0)).toEqual(['Trap', 'Owl', 'Wolf']);
    expect(duel.health()).toEqual([29, 28]);
  });

  it('2.3.c, 2.4.a missing contracts cause exhaustion and no additional cost', () => {
    const duel = drawing({ deck: [wolf!, owl!] }).choose('special-4');
    expect(duel.names('hand', 0)).toEqual(['Wolf', 'Owl']);
    expect(duel.health()).toEqual([27, 30]);
  });
});

describe('exhaustion', () => {
  it('2.4.a, 2.4.b, 2.4.c each contract that cannot be looked at causes damage, one more each time', () => {
    const duel = drawing({ deck: [wolf!] }).choose('3');
    expect(duel.health()).toEqual([27, 30]);
    expect(duel.names('hand', 0)).toEqual(['Wolf']);
    expect(duel.steps('exhaustion').map(({ actions }) => actions[0])).toMatchObject([
      { delta: -1 },
      { delta: -2 },
    ]);
  });

  it('2.4.c exhaustion happens immediately, before a contract is kept', () => {
    const duel = drawing({ deck: [wolf!, owl!] }).choose('3');
    expect(duel.deciding).toBe('0: pick');
    expect(duel.health()).toEqual([29, 30]);
  });

  it('2.4.a extracting from an empty deck causes exhaustion too', () => {
    const duel = new Duel({ seats: [{ hand: [study], deck: [wolf!], exhaustion: 4 }, {}] }).choose(
      'play Study',
    );
    expect(duel.names('hand', 0)).toEqual(['Wolf']);
    expect(duel.health()).toEqual([26, 30]);
  });

  it('2.5.c a full hand does not prevent exhaustion', () => {
    const duel = new Duel({ seats: [{ hand: [...full(9), study], deck: [] }, {}] });
    duel.choose('play Study');
    expect(duel.health()).toEqual([27, 30]);
    expect(
      drawing({ hand: full(10), deck: [] })
        .choose('2')
        .health(),
    ).toEqual([27, 30]);
  });
});

describe('a full hand', () => {
  it('2.5.a, 2.5.b the eleventh contract is discarded', () => {
    const duel = drawing({ hand: full(10), deck: five }).choose('1');
    expect(duel.names('hand', 0)).toHaveLength(10);
    expect(duel.names('discard', 0)).toEqual(['Wolf']);
  });

  it('2.5.b an extracted contract is discarded like a drawn one if the hand is full', () => {
    const duel = new Duel({ seats: [{ hand: [...full(9), study], deck: five }, {}] }).choose('play Study');
    expect(duel.names('hand', 0)).toHaveLength(10);
    expect(duel.names('discard', 0)).toEqual(['Owl', 'Study']);
  });

  it("2.5.d, 8.13.b a discarded contract's ambush still happens", () => {
    const duel = drawing({ hand: full(10), deck: [trap] }).choose('1');
    expect(duel.names('discard', 0)).toEqual(['Trap']);
    expect(duel.health()).toEqual([30, 28]);
  });

  it('2.5.b a creature that returns to a full hand is discarded', () => {
    const ebb = spell(
      ['Ebb', 'Marea'],
      {},
      { kind: 'return', what: { kind: 'all', like: { what: 'creature' } } },
    );
    const duel = new Duel({ seats: [{ hand: [ebb] }, { hand: full(9), line: [wolf!, owl!] }] }).choose(
      'play Ebb',
    );
    expect(duel.names('hand', 1)).toHaveLength(10);
    expect(duel.names('discard', 1)).toEqual(['Owl']);
  });
});

describe('ambush', () => {
  it('8.13.a an ambush happens immediately when its contract is drawn or extracted, and reveals the contract', () => {
    const drawn = drawing({ deck: [trap, wolf!] }).choose('1');
    expect(drawn.health()).toEqual([30, 28]);
    const hand = drawn.view({ kind: 'seat', seat: 1 }).zones.find(({ key }) => key === 'hand-0');
    expect(hand?.cards[0]?.face?.name).toBe('Trap');
    const extracted = new Duel({ seats: [{ hand: [study], deck: [trap, wolf!] }, {}] }).choose('play Study');
    expect(extracted.verbs().slice(0, 6)).toEqual([
      'play',
      'extract',
      'damage',
      'effect-over',
      'extract',
      'finish-spell',
    ]);
  });

  it('8.13.c an ambush does not happen for a contract that was looked at but not kept', () => {
    const duel = drawing({ deck: [trap, wolf!] })
      .choose('2')
      .choose('Wolf');
    expect(duel.names('discard', 0)).toEqual(['Trap']);
    expect(duel.health()).toEqual([30, 30]);
  });
});
