import { describe, expect, it } from '@jest/globals';
import { Duel, type DuelSeat } from '#contracts/testing';
import type { Ability } from '../../abilities/index.js';
import {
  all,
  anybody,
  chosen,
  creature,
  damage,
  globe,
  has,
  health,
  me,
  opponent,
  random,
  spell,
  strengthen,
  theirs,
  token,
  when,
  you,
  yours,
} from '../../cards/define.js';

const body = (name: string, attack: number, more: number, ...abilities: readonly Ability[]) =>
  creature([name, name], {}, [attack, more], ...abilities);
const [wolf, bear] = [body('Wolf', 2, 2), body('Bear', 3, 5)];
const bolt = spell(['Bolt', 'Dardo'], {}, damage(2, chosen(anybody)));

describe('magnets', () => {
  it('8.1.a opponents can attack only Magnetised creatures and players, if there are any', () => {
    const duel = new Duel({
      seats: [
        { line: [wolf], attack: 1 },
        { line: [bear, { contract: body('Ox', 1, 9), statuses: ['magnetised'] }] },
      ],
    });
    expect(duel.options()).toEqual(['attack Wolf Ox', 'magnetise Wolf', 'attack player Ox', 'end']);
    expect(duel.refusal('attack Wolf Bear')).toBe('8.1.a');
    expect(duel.refusal('attack Wolf player')).toBe('8.1.a');
    expect(duel.refusal('attack player Bear')).toBe('8.1.a');
  });

  it('8.1.a a player can also be Magnetised', () => {
    const duel = new Duel({ seats: [{ line: [wolf] }, { line: [bear], statuses: ['magnetised'] }] });
    expect(duel.options()).toContain('attack Wolf player');
    expect(duel.refusal('attack Wolf Bear')).toBe('8.1.a');
  });

  it('8.1.b Magnetised ends as its controller’s turn starts', () => {
    const duel = new Duel({ seats: [{ line: [wolf], statuses: ['magnetised'] }, {}] })
      .choose('magnetise Wolf')
      .choose('end');
    expect(duel.card('Wolf').statuses).toContain('magnetised');
    duel.choose('fire').choose('1').choose('end');
    expect(duel.card('Wolf').statuses).toEqual([]);
    expect(duel.seat(0).statuses).toEqual([]);
  });

  it('8.2.a Magnetic does not end', () => {
    const reef = body('Reef', 1, 4, has('magnetic'));
    const duel = new Duel({ from: 'start', seats: [{ line: [wolf] }, { line: [bear, reef] }], turn: 1 });
    duel.choose('fire').choose('1').choose('end').choose('fire').choose('1');
    expect(duel.options()).toContain('attack Wolf Reef');
    expect(duel.refusal('attack Wolf Bear')).toBe('8.1.a');
  });

  it('8.3.a a Paramagnetic creature can gain Magnetised in its first turn, but cannot attack', () => {
    const jelly = body('Jelly', 1, 4, has('paramagnetic'));
    const duel = new Duel({ seats: [{ hand: [jelly] }, {}] }).choose('play Jelly');
    expect(duel.options()).toEqual(['magnetise Jelly', 'end']);
  });
});

describe('creatures that have just entered play', () => {
  it('8.4.a Evocation happens when its creature is in play, and only if it was played', () => {
    const monk = body('Monk', 1, 1, when('evocation', strengthen(all(yours), 1, 0)));
    const duel = new Duel({ seats: [{ hand: [monk] }, {}] }).choose('play Monk');
    expect(duel.numbers('Monk')).toEqual([2, 1]);
    expect(duel.verbs()).toEqual(['play', 'enter', 'strengthen', 'effect-over']);
  });

  it('8.5.a a creature with Adrenaline attacks any opponent in its first turn', () => {
    const imp = body('Imp', 2, 1, has('adrenaline'));
    const duel = new Duel({ seats: [{ hand: [imp] }, { line: [bear] }] }).choose('play Imp');
    expect(duel.options()).toEqual(['attack Imp Bear', 'attack Imp player', 'end']);
  });

  it('8.6.a a creature with Impetus attacks only creatures in its first turn', () => {
    const hound = body('Hound', 3, 2, has('impetus'));
    const duel = new Duel({ seats: [{ hand: [hound] }, { line: [bear] }] }).choose('play Hound');
    expect(duel.options()).toEqual(['attack Hound Bear', 'end']);
    expect(duel.refusal('attack Hound player')).toBe('8.6.a');
    const later = new Duel({ seats: [{ line: [hound] }, {}] });
    expect(later.options()).toContain('attack Hound player');
  });
});

describe('recycle', () => {
  const count = { cards: 'discard', of: 'you' } as const;
  const sage = body('Sage', 1, 1, when('recycle', { kind: 'gain-health', who: 'you', amount: count }));

  it('8.7.a, 8.7.b Recycle happens when its contract leaves play, and the contract is already in the discard pile', () => {
    const duel = new Duel({ seats: [{ line: [sage] }, { line: [bear] }] }).choose('attack Sage Bear');
    expect(duel.health()).toEqual([31, 30]);
  });

  it('8.7.a Recycle does not happen when its contract is discarded from a hand', () => {
    const drop = spell(['Drop', 'Scarta'], {}, { kind: 'discard', who: 'you', count: 1 });
    const duel = new Duel({ seats: [{ hand: [sage, drop] }, {}] }).choose('play Drop');
    expect(duel.names('discard', 0)).toEqual(['Sage', 'Drop']);
    expect(duel.health()).toEqual([30, 30]);
  });

  it('8.7.a Recycle does not happen for a token that goes to a hand, which reaches no discard pile', () => {
    const ant = token(['Ant', 'Formica'], 1, 1, when('recycle', health(2)));
    const call = spell(['Call', 'Chiama'], {}, { kind: 'summon', token: ant });
    const ebb = spell(['Ebb', 'Marea'], {}, { kind: 'return', what: all(yours) });
    const duel = new Duel({ seats: [{ hand: [call, ebb], line: [sage] }, {}] });
    duel.choose('play Call').choose('play Ebb');
    expect([duel.names('line', 0), duel.names('hand', 0)]).toEqual([[], ['Sage']]);
    expect(duel.health()).toEqual([30, 30]);
  });

  it('8.7.a Recycle happens for a token and for a globe', () => {
    const ant = token(['Ant', 'Formica'], 1, 1, when('recycle', health(2)));
    const call = spell(['Call', 'Chiama'], {}, { kind: 'summon', token: ant });
    const orb = globe(['Orb', 'Orbe'], {}, [1, 1], when('recycle', health(3)));
    const duel = new Duel({ seats: [{ hand: [call, bolt], globe: [orb] }, {}] }).choose('play Call');
    duel.choose('play Bolt').choose('Ant');
    expect(duel.health()).toEqual([32, 30]);
    expect(duel.names('discard', 0)).toEqual(['Call', 'Bolt']);
    expect(duel.choose('globe player').health()).toEqual([34, 29]);
  });
});

describe('fog', () => {
  it('8.8.a spells cannot choose a target in fog, but other effects and spells without a choice can affect it', () => {
    const sprite = body('Sprite', 1, 3, has('fog'));
    const storm = spell(['Storm', 'Tempesta'], {}, damage(1, all(theirs)));
    const archer = body('Archer', 1, 1, when('evocation', damage(1, chosen(theirs))));
    const duel = new Duel({ seats: [{ hand: [bolt, storm, archer] }, { line: [sprite, bear] }] });
    duel.choose('play Bolt');
    expect(duel.options()).toEqual(['player 0', 'Bear', 'player 1']);
    duel.choose('Bear').choose('play Storm');
    expect(duel.numbers('Sprite')).toEqual([1, 2]);
    duel.choose('play Archer');
    expect(duel.options()).toEqual(['Sprite', 'Bear']);
  });

  it('8.8.a a player can be in fog', () => {
    const duel = new Duel({ seats: [{ hand: [bolt] }, { statuses: ['fog'] }] }).choose('play Bolt');
    expect(duel.health()).toEqual([28, 30]);
  });
});

describe('fading', () => {
  const fade = spell(['Fade', 'Sbiadisci'], {}, { kind: 'fade', what: chosen(anybody) });

  it('8.9.a, 8.9.b fading removes what was applied to a creature, but not damage', () => {
    const boosted = {
      contract: bear,
      attack: 2,
      health: 4,
      damage: 4,
      statuses: ['magnetised', 'fog'],
    } as const;
    const duel = new Duel({ seats: [{ hand: [fade], line: [boosted] }, {}] });
    expect(duel.numbers('Bear')).toEqual([5, 5]);
    const plain = new Duel({
      seats: [{ hand: [fade] }, { line: [{ ...boosted, statuses: ['magnetised'] }] }],
    });
    plain.choose('play Fade').choose('Bear');
    expect(plain.numbers('Bear')).toEqual([3, 1]);
    expect(plain.card('Bear').statuses).toEqual(['faded']);
  });

  it('8.9.b a creature whose health depends on applied effects is destroyed when it fades', () => {
    const duel = new Duel({
      seats: [{ hand: [fade] }, { line: [{ contract: wolf, health: 3, damage: 4 }] }],
    });
    expect(duel.choose('play Fade').choose('Wolf').names('discard', 1)).toEqual(['Wolf']);
  });

  it('8.9.a, 8.9.b a player who fades loses attack and statuses, but not health', () => {
    const duel = new Duel({ seats: [{ hand: [fade] }, { attack: 2, statuses: ['magnetised'], health: 35 }] });
    duel.choose('play Fade').choose('player 1');
    expect(duel.seat(1)).toMatchObject({ attack: null, statuses: [], health: 35 });
  });

  it('8.9.a a player loses attack or statuses alone, and one with neither loses nothing', () => {
    const faded = (seat: DuelSeat): readonly string[] => {
      const duel = new Duel({ seats: [{ hand: [fade] }, seat] }).choose('play Fade').choose('player 1');
      return duel.events.flatMap((event) =>
        event.kind === 'StepResolved' ? event.actions.map(({ kind }) => kind) : [],
      );
    };
    expect(faded({ attack: 2 })).toContain('player-fade');
    expect(faded({ statuses: ['magnetised'] })).toContain('player-fade');
    expect(faded({})).not.toContain('player-fade');
  });

  it('8.9.c a creature that fades loses its text permanently', () => {
    const guard = body('Guard', 1, 5, has('magnetic'), when('recycle', health(9)));
    const duel = new Duel({ seats: [{ hand: [fade, bolt, bolt, bolt] }, { line: [guard] }] });
    duel.choose('play Fade').choose('Guard');
    expect(duel.card('Guard').keywords).toEqual([]);
    for (let n = 0; n < 3; n++) duel.choose('play Bolt').choose('Guard');
    expect(duel.names('discard', 1)).toEqual(['Guard']);
    expect(duel.health()).toEqual([30, 30]);
  });

  it('8.9.c a faded creature has no magic damage, and no effects at the start or end of a turn', () => {
    const [adept, monk, nun] = [
      body('Adept', 1, 3, { kind: 'magic-damage', amount: 2 }),
      body('Monk', 1, 1, when('start-of-turn', health(1))),
      body('Nun', 1, 1, when('end-of-turn', health(1))),
    ].map((contract) => ({ contract, statuses: ['faded'] }) as const);
    const duel = new Duel({ from: 'start', seats: [{ hand: [bolt], line: [adept!, monk!, nun!] }, {}] });
    duel.choose('fire').choose('1').choose('play Bolt').choose('player 1').choose('end');
    expect(duel.health()).toEqual([30, 28]);
  });

  it('8.9.b effects applied after fading count', () => {
    const bless = spell(['Bless', 'Benedici'], {}, strengthen(chosen(yours), 1, 1));
    const duel = new Duel({ seats: [{ hand: [fade, bless], line: [wolf] }, {}] });
    duel.choose('play Fade').choose('Wolf').choose('play Bless');
    expect(duel.numbers('Wolf')).toEqual([3, 3]);
  });
});

describe('magic damage', () => {
  const adept = body('Adept', 1, 3, { kind: 'magic-damage', amount: 1 });

  it("8.12.a magic damage increases only the damage of its player's spells, each time they deal damage", () => {
    const hail = spell(['Hail', 'Grandine'], {}, { kind: 'repeat', times: 3, effect: damage(1, opponent) });
    const archer = body('Archer', 1, 1, when('evocation', damage(1, opponent)));
    const duel = new Duel({ seats: [{ hand: [bolt, hail, archer], line: [adept] }, {}] });
    expect(duel.choose('play Bolt').choose('player 1').health()).toEqual([30, 27]);
    expect(duel.choose('play Hail').health()).toEqual([30, 21]);
    expect(duel.choose('play Archer').choose('0').health()).toEqual([30, 20]);
    const opposing = new Duel({ seats: [{ hand: [bolt] }, { line: [adept] }] }).choose('play Bolt');
    expect(opposing.choose('player 1').health()).toEqual([30, 28]);
  });
});

describe('disarm', () => {
  const orb = globe(['Orb', 'Orbe'], {}, [3, 3]);

  it('8.14.a disarming destroys a globe', () => {
    const disarm = spell(['Disarm', 'Disarma'], {}, { kind: 'disarm' });
    const duel = new Duel({ seats: [{ hand: [disarm], globe: [orb] }, { globe: [orb] }] }).choose(
      'play Disarm',
    );
    expect(duel.options()).toEqual(['Orb', 'Orb']);
    duel.choose(`${duel.seat(1).globe[0] ?? ''}`);
    expect([duel.names('globe', 0), duel.names('globe', 1)]).toEqual([['Orb'], []]);
  });
});

describe('targets of effects', () => {
  it('6.2.b an effect on its own object does nothing once the object has left', () => {
    const ghost = body('Ghost', 1, 1, when('recycle', strengthen(me, 5, 5)));
    const duel = new Duel({ seats: [{ line: [ghost] }, { line: [bear] }] }).choose('attack Ghost Bear');
    expect(duel.names('discard', 0)).toEqual(['Ghost']);
  });

  it('6.1.a random targets are not chosen, and the same seed gives the same result', () => {
    const zap = spell(['Zap', 'Saetta'], {}, damage(1, random({ what: 'creature', whose: 'opponent' })));
    const hit = (seed: string) =>
      new Duel({ seed, seats: [{ hand: [zap] }, { line: [bear, body('Ox', 1, 9)] }] })
        .choose('play Zap')
        .numbers('Bear')[1];
    expect(new Set(['a', 'b', 'c', 'd', 'e', 'f'].map(hit)).size).toBe(2);
    expect(hit('a')).toBe(hit('a'));
  });

  it('6.4.b attack given to a player lasts until the player fades', () => {
    const edge = spell(['Edge', 'Filo'], {}, strengthen(you, 2, 0));
    const duel = new Duel({ seats: [{ hand: [edge] }, {}] }).choose('play Edge');
    expect(duel.view().seats[0]?.resources).toContainEqual({ name: 'attack', value: 2 });
  });
});
