import { describe, expect, it } from '@jest/globals';
import { Duel } from '#contracts/testing';
import type { Ability } from '../../abilities/index.js';
import {
  all,
  anybody,
  chosen,
  creature,
  damage,
  globe,
  health,
  opponent,
  random,
  rune,
  spell,
  strengthen,
  theirs,
  when,
} from '../../cards/define.js';

const body = (name: string, attack: number, more: number, ...abilities: readonly Ability[]) =>
  creature([name, name], {}, [attack, more], ...abilities);
const [wolf, bear] = [body('Wolf', 2, 2), body('Bear', 3, 5)];
const orb = globe(['Orb', 'Orbe'], {}, [3, 3]);

describe('specific interactions', () => {
  it('9.1.a a new rune can be used in the turn in which the previous one was used', () => {
    const [sun, moon] = ['Sun', 'Moon'].map((name) => rune([name, name], {}, {}, health(1)));
    const duel = new Duel({ seats: [{ rune: [sun!], hand: [moon!] }, {}] })
      .choose('rune')
      .choose('play Moon');
    expect(duel.choose('rune').health()).toEqual([32, 30]);
  });

  it('9.2.a a new globe can deal damage in the turn in which the previous one did', () => {
    const ring = globe(['Ring', 'Anello'], {}, [1, 2]);
    const duel = new Duel({ seats: [{ globe: [orb], hand: [ring] }, {}] })
      .choose('globe player')
      .choose('play Ring');
    expect(duel.choose('globe player').health()).toEqual([26, 26]);
  });

  it('9.3.a effects activated by one damage happen before the next damage', () => {
    const sage = body(
      'Sage',
      1,
      1,
      when('recycle', strengthen(all({ what: 'creature', whose: 'you' }), 0, 3)),
    );
    const hail = spell(
      ['Hail', 'Grandine'],
      {},
      { kind: 'repeat', times: 3, effect: damage(1, chosen(theirs)) },
    );
    const duel = new Duel({ seats: [{ hand: [hail] }, { line: [sage, body('Ox', 1, 1)] }] }).choose(
      'play Hail',
    );
    duel.choose('Sage');
    expect(duel.numbers('Ox')).toEqual([1, 2]);
    expect(duel.verbs()).toEqual([
      'play',
      'damage',
      'destroy',
      'strengthen',
      'effect-over',
      'damage',
      'damage',
      'finish-spell',
    ]);
  });

  it('9.4.a globes may ignore magnets', () => {
    const magnet = { contract: bear, statuses: ['magnetised'] } as const;
    const duel = new Duel({ seats: [{ globe: [orb] }, { line: [magnet, wolf] }] });
    expect(duel.options()).toEqual(expect.arrayContaining(['globe Bear', 'globe Wolf', 'globe player']));
  });

  it('9.4.a globes do not attack, so no damage is dealt back and no active globe responds', () => {
    const duel = new Duel({
      seats: [{ globe: [orb] }, { line: [bear], attack: 4, globe: [{ contract: orb, active: true }] }],
    });
    duel.choose('globe player');
    expect(duel.health()).toEqual([27, 27]);
    expect(duel.steps('globe')).toHaveLength(1);
    const creatures = new Duel({ seats: [{ globe: [orb] }, { line: [bear] }] }).choose('globe Bear');
    expect([creatures.health(), creatures.numbers('Orb')]).toEqual([
      [27, 30],
      [3, 2],
    ]);
  });

  it('9.5.a, 9.5.b health is checked after everything has happened, so a spell may save a fallen player', () => {
    const mercy = spell(
      ['Mercy', 'Pietà'],
      {},
      {
        kind: 'sequence',
        effects: [damage(4, opponent), { kind: 'gain-health', who: 'opponent', amount: 2 }],
      },
    );
    const saved = new Duel({ seats: [{ hand: [mercy] }, { health: 3 }] }).choose('play Mercy');
    expect(saved.deciding).toBe('0: turn');
    expect(saved.health()).toEqual([30, 1]);
    const lost = new Duel({ seats: [{ hand: [mercy] }, { health: 2 }] }).choose('play Mercy');
    expect(lost.state.result?.winners).toEqual([0]);
  });

  it('9.5.b activated effects also happen before health is checked', () => {
    const avenger = body('Avenger', 1, 1, when('recycle', damage(5, opponent)));
    const doom = spell(['Doom', 'Rovina'], {}, damage(3, all(anybody)));
    const duel = new Duel({
      seats: [
        { hand: [doom], health: 6 },
        { line: [avenger], health: 3 },
      ],
    });
    expect(duel.choose('play Doom').state.result).toMatchObject({ winners: [], rule: '7.2.b' });
  });

  it('9.5.a the game does not end before the decisions that precede the first action are made', () => {
    const bomb = body('Bomb', 1, 1, when('start-of-turn', damage(9, opponent)));
    const duel = new Duel({ from: 'start', seats: [{ line: [bomb] }, { health: 2 }] });
    expect(duel.deciding).toBe('0: extractor');
    duel.choose('fire').choose('1');
    expect(duel.state.result?.winners).toEqual([0]);
  });

  it('9.5.c an active globe responds to a deadly attack first, so both players may fall', () => {
    const duel = new Duel({
      seats: [
        { attack: 2, health: 3 },
        { health: 2, globe: [{ contract: orb, active: true }] },
      ],
    });
    expect(duel.choose('attack player player').state.result).toMatchObject({ winners: [], rule: '7.2.b' });
  });

  it("9.5.c effects activated by a globe's response happen before health is checked", () => {
    const martyr = body('Martyr', 3, 3, when('recycle', { kind: 'gain-health', who: 'opponent', amount: 2 }));
    const duel = new Duel({
      seats: [{ line: [martyr] }, { health: 5, globe: [{ contract: orb, active: true }] }],
    });
    duel.choose('attack Martyr player');
    expect(duel.health()).toEqual([30, 1]);
    expect(duel.deciding).toBe('0: turn');
  });

  it('9.7.a an effect without “may” is mandatory, even if the player is its only target', () => {
    const bolt = spell(['Bolt', 'Dardo'], {}, damage(2, chosen({ what: 'creature' })));
    const duel = new Duel({ seats: [{ hand: [bolt], line: [wolf] }, {}] }).choose('play Bolt');
    expect(duel.names('discard', 0)).toEqual(['Wolf', 'Bolt']);
    const offer = spell(['Offer', 'Offerta'], {}, { kind: 'may', effect: damage(2, opponent) });
    const offered = new Duel({ seats: [{ hand: [offer] }, {}] }).choose('play Offer');
    expect(offered.options()).toEqual(['yes', 'no']);
    expect(offered.choose('no').health()).toEqual([30, 30]);
  });

  it("9.7.b disarming the opponent destroys the player's own globe if there is no other", () => {
    const envoy = body('Envoy', 1, 1, when('evocation', { kind: 'disarm', whose: 'opponent' }));
    const own = new Duel({ seats: [{ hand: [envoy], globe: [orb] }, {}] }).choose('play Envoy');
    expect(own.names('discard', 0)).toEqual(['Orb']);
    const other = new Duel({ seats: [{ hand: [envoy], globe: [orb] }, { globe: [orb] }] }).choose(
      'play Envoy',
    );
    expect([other.names('globe', 0), other.names('globe', 1)]).toEqual([['Orb'], []]);
  });

  describe('provided attack, health and keywords', () => {
    const banner = body('Banner', 1, 3, {
      kind: 'provides',
      to: { what: 'creature', whose: 'you', adjacent: true },
      gives: { attack: 1, health: 1 },
    });
    const fade = spell(['Fade', 'Sbiadisci'], {}, { kind: 'fade', what: chosen({ what: 'creature' }) });

    it('9.8.a a creature that fades keeps what is provided to it', () => {
      const duel = new Duel({ seats: [{ hand: [fade], line: [wolf, banner, bear] }, {}] });
      expect(duel.numbers('Wolf')).toEqual([3, 3]);
      duel.choose('play Fade').choose('Wolf');
      expect(duel.numbers('Wolf')).toEqual([3, 3]);
      expect(duel.card('Wolf').statuses).toEqual(['faded']);
    });

    it('9.8.b provided attack and health end when the provider fades, leaves or moves', () => {
      const hurt = { contract: wolf, damage: 2 } as const;
      const faded = new Duel({ seats: [{ hand: [fade], line: [hurt, banner, bear] }, {}] });
      expect(faded.numbers('Wolf')).toEqual([3, 1]);
      faded.choose('play Fade').choose('Banner');
      expect(faded.names('discard', 0)).toEqual(['Wolf', 'Fade']);
      expect(faded.numbers('Bear')).toEqual([3, 5]);
      const mouse = body('Mouse', 0, 1);
      const between = new Duel({ seats: [{ hand: [mouse], line: [wolf, banner] }, {}] })
        .choose('play Mouse')
        .choose('1');
      expect([between.numbers('Wolf'), between.numbers('Mouse')]).toEqual([
        [2, 2],
        [1, 2],
      ]);
    });

    it('9.8.b attack that a globe provides to its player ends with the globe', () => {
      const flame = globe(['Flame', 'Fiamma'], {}, [1, 1], {
        kind: 'provides',
        to: { what: 'player', whose: 'you' },
        gives: { attack: 2 },
      });
      const duel = new Duel({ seats: [{ globe: [flame] }, {}] });
      expect(duel.options()).toContain('attack player player');
      duel.choose('globe player');
      expect(duel.refusal('attack player player')).toBe('6.4.a');
    });
  });

  it("6.3.b all objects without health are destroyed together, and the active player's effects happen first", () => {
    const [mine, yours] = ['Mine', 'Yours'].map((name) =>
      body(name, 1, 1, when('recycle', damage(1, random({ what: 'player', whose: 'you' })))),
    );
    const doom = spell(['Doom', 'Rovina'], {}, damage(1, all({ what: 'creature' })));
    const duel = new Duel({ seats: [{ hand: [doom], line: [mine!] }, { line: [yours!] }] }).choose(
      'play Doom',
    );
    expect(duel.steps('destroy')).toHaveLength(1);
    expect(
      duel
        .steps('damage')
        .slice(1)
        .map(({ by }) => by),
    ).toEqual([0, 1]);
  });
});
