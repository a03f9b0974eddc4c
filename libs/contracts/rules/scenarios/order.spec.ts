import { describe, expect, it } from '@jest/globals';
import { Duel, type DuelPosition } from '#contracts/testing';
import type { Ability } from '../../abilities/index.js';
import {
  all,
  anyCreature,
  chosen,
  creature,
  damage,
  extract,
  globe,
  has,
  health,
  opponent,
  rune,
  spell,
  theirs,
  when,
  you,
  yours,
} from '../../cards/define.js';

const body = (name: string, attack: number, more: number, ...abilities: readonly Ability[]) =>
  creature([name, name], {}, [attack, more], ...abilities);
const dying = (name: string) => body(name, 1, 1, when('recycle', health(1)));
const [ash, elm, oak, yew] = ['Ash', 'Elm', 'Oak', 'Yew'].map(dying);
const [wolf, ox] = [body('Wolf', 2, 2), body('Ox', 1, 9)];
const bolt = spell(['Bolt', 'Dardo'], {}, damage(2, chosen(theirs)));

/** Returns the names of the cards whose effects happened, in order. */
const happened = (duel: Duel): string[] =>
  duel.events.flatMap((event) =>
    event.kind === 'StepResolved'
      ? (event.reactions ?? []).map(
          ({ item }) =>
            duel
              .view()
              .zones.flatMap(({ cards }) => cards)
              .find((card) => card.item === item)?.face?.name ?? '',
        )
      : [],
  );

describe('simultaneously activated effects', () => {
  const quake = body(
    'Quake',
    1,
    1,
    when('recycle', { kind: 'destroy', what: all({ what: ['creature', 'globe', 'rune'] }) }),
  );
  const position = (readings?: number): DuelPosition => ({
    ...(readings !== undefined && { readings }),
    seats: [{ hand: [bolt], line: [ash!, elm!] }, { line: [oak!, quake, yew!] }],
  });

  it("8.7.a the active player's effects happen first, even if the other player's Recycle destroys all", () => {
    const duel = new Duel(position()).choose('play Bolt').choose('Quake');
    expect(happened(duel)).toEqual(['Quake', 'Ash', 'Elm', 'Oak', 'Yew']);
  });

  it("in records of the first readings, effects happen in the order of the step's actions", () => {
    const duel = new Duel(position(1)).choose('play Bolt').choose('Quake');
    expect(happened(duel)).toEqual(['Quake', 'Oak', 'Yew', 'Ash', 'Elm']);
  });

  it("8.7.a a player's effects happen from left to right in the line, then for the Globe and the Rune", () => {
    const orb = globe(['Orb', 'Orbe'], {}, [1, 3], when('recycle', health(1)));
    const sun = rune(['Sun', 'Sole'], {}, {}, health(1), when('recycle', health(1)));
    const end = spell(
      ['End', 'Fine'],
      {},
      { kind: 'destroy', what: all({ what: ['rune', 'globe', 'creature'] }) },
    );
    const duel = new Duel({
      seats: [{ hand: [end], line: [ash!, elm!], globe: [orb], rune: [sun] }, { line: [oak!] }],
    });
    expect(happened(duel.choose('play End'))).toEqual(['Ash', 'Elm', 'Orb', 'Sun', 'Oak']);
  });

  it("6.3.b, 8.7.a when the rules destroy several objects together, the active player's effects happen first", () => {
    const hail = spell(['Hail', 'Grandine'], {}, damage(1, all(anyCreature)));
    const seats = [
      { hand: [hail], line: [ash!, elm!] },
      { hand: [hail], line: [oak!, yew!] },
    ] as const;
    expect(happened(new Duel({ seats }).choose('play Hail'))).toEqual(['Ash', 'Elm', 'Oak', 'Yew']);
    const other = new Duel({ seats, turn: 1 }).choose('play Hail');
    expect(happened(other)).toEqual(['Oak', 'Yew', 'Ash', 'Elm']);
    const [step] = other.steps('destroy');
    expect(step?.actions.slice(0, 4)).toMatchObject([{ seat: 1 }, { seat: 1 }, { seat: 0 }, { seat: 0 }]);
  });
});

describe('effects of Globes and Runes', () => {
  const orb = globe(['Orb', 'Orbe'], {}, [1, 3], when('start-of-turn', health(1)), {
    kind: 'magic-damage',
    amount: 2,
  });
  const sun = rune(['Sun', 'Sole'], {}, {}, damage(1, opponent), when('end-of-turn', health(3)), {
    kind: 'magic-damage',
    amount: 1,
  });

  it('8.10.a, 8.11.a the effects of a Globe and a Rune at the start and end of a turn happen', () => {
    const duel = new Duel({ from: 'start', seats: [{ globe: [orb], rune: [sun] }, {}] });
    expect(duel.health()).toEqual([31, 30]);
    expect(duel.choose('fire').choose('1').choose('end').health()).toEqual([34, 30]);
  });

  it("8.12.a magic damage of Globes and Runes increases Spell damage, but not the Rune's own damage", () => {
    const dart = spell(['Dart', 'Dardo'], {}, damage(1, opponent));
    const duel = new Duel({ seats: [{ hand: [dart], globe: [orb], rune: [sun] }, {}] });
    expect(duel.choose('play Dart').health()).toEqual([30, 26]);
    expect(duel.choose('rune').health()).toEqual([30, 25]);
  });
});

describe('the Ambush of a Spell', () => {
  const adept = body('Adept', 1, 3, { kind: 'magic-damage', amount: 2 });
  const torch = spell(['Torch', 'Torcia'], {}, damage(1, opponent), when('ambush', damage(1, opponent)));
  const trap = body('Trap', 1, 1, when('ambush', damage(1, opponent)));
  const study = spell(['Study', 'Studio'], {}, extract(1));

  it("8.12.a, 8.13.a magic damage increases the damage of a Spell's Ambush, but not of a Creature's", () => {
    const of = (card: typeof torch, readings = 2) =>
      new Duel({ readings, seats: [{ hand: [study], deck: [card], line: [adept] }, {}] })
        .choose('play Study')
        .health();
    expect(of(torch)).toEqual([30, 27]);
    expect(of(trap)).toEqual([30, 29]);
    expect(of(torch, 1)).toEqual([30, 29]);
  });

  it("8.8.a, 8.13.a a Spell's Ambush cannot target objects in Fog, and its decision cites Ambush", () => {
    const snare = spell(
      ['Snare', 'Laccio'],
      {},
      damage(1, opponent),
      when('ambush', damage(1, chosen(theirs))),
    );
    const lurker = body('Lurker', 1, 3, has('fog'));
    const seats = [{ hand: [study], deck: [snare] }, { line: [lurker, wolf, ox] }] as const;
    const duel = new Duel({ seats }).choose('play Study');
    expect(duel.options()).toEqual(['Wolf', 'Ox']);
    expect(duel.state.pending?.rules).toEqual(['8.13.a']);
    expect(duel.refusal('Lurker')).toBe('8.8.a');
    expect(new Duel({ seats, readings: 1 }).choose('play Study').options()).toContain('Lurker');
  });
});

describe('Fog', () => {
  it("8.8.a a player's own Spells cannot target that player's objects in Fog", () => {
    const bless = spell(['Bless', 'Benedici'], {}, { kind: 'strengthen', what: chosen(yours), attack: 1 });
    const duel = new Duel({
      seats: [{ hand: [bless, bless], line: [body('Lurker', 1, 1, has('fog')), wolf, ox] }, {}],
    });
    expect(duel.choose('play Bless').options()).toEqual(['Wolf', 'Ox']);
    const alone = new Duel({ seats: [{ hand: [bless], line: [body('Lurker', 1, 1, has('fog'))] }, {}] });
    expect(alone.choose('play Bless').numbers('Lurker')).toEqual([1, 1]);
  });

  it("8.8.a a player's own Spells cannot target that player in Fog", () => {
    const mark = spell(
      ['Mark', 'Marchio'],
      {},
      { kind: 'magnetise', what: chosen({ what: ['creature', 'player'], whose: 'you' }) },
    );
    const duel = new Duel({ seats: [{ hand: [mark], line: [wolf], statuses: ['fog'] }, {}] }).choose(
      'play Mark',
    );
    expect(duel.card('Wolf').statuses).toContain('magnetised');
    expect(duel.seat(0).statuses).toEqual(['fog']);
  });
});

describe('consecutive effects', () => {
  it("6.5.f, 8.7.a when a spent Globe destroys a creature, the active player's effect happens first", () => {
    const orb = { contract: globe(['Orb', 'Orbe'], {}, [3, 3], when('recycle', health(1))), damage: 2 };
    const own = new Duel({ seats: [{ globe: [orb] }, { line: [oak!] }] }).choose('globe Oak');
    expect(happened(own)).toEqual(['Orb', 'Oak']);
    const answered = new Duel({
      seats: [{ line: [ash!] }, { globe: [{ ...orb, active: true }], line: [oak!] }],
    }).choose('attack Ash player');
    expect(happened(answered)).toEqual(['Ash', 'Orb']);
  });

  it("6.5.i, 8.7.a a fallen attacker's Recycle happens, and the Globe waits for the next attack", () => {
    const orb = globe(['Orb', 'Orbe'], {}, [3, 3]);
    const duel = new Duel({
      seats: [{ line: [ash!, ox] }, { globe: [{ contract: orb, active: true }], attack: 1 }],
    }).choose('attack Ash player');
    expect(duel.verbs()).toEqual(['attack', 'destroy', 'gain-health', 'effect-over']);
    duel.choose('attack Ox player');
    expect(duel.numbers('Ox')).toEqual([1, 9 - 1 - 3]);
  });

  it('2.3.c, 8.13.a the cost of the special draw is paid after the Ambushes of the drawn contracts', () => {
    const leech = body('Leech', 1, 1, when('ambush', damage(1, you)));
    const duel = new Duel({ from: 'start', seats: [{ deck: [leech, wolf, wolf, wolf] }, {}] });
    duel.choose('fire').choose('special-4').choose('Leech', 'Wolf');
    const hurt = duel.events.flatMap((event) =>
      event.kind === 'StepResolved'
        ? event.actions.flatMap((action) => (action.kind === 'health' ? [[event.verb, action.value]] : []))
        : [],
    );
    expect(hurt).toEqual([
      ['damage', 29],
      ['special-draw', 27],
    ]);
  });
});
