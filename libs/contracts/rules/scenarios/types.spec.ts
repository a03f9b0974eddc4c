import { describe, expect, it } from '@jest/globals';
import { Duel } from '#contracts/testing';
import {
  chosen,
  creature,
  damage,
  globe,
  health,
  rune,
  spell,
  strengthen,
  token,
  when,
  you,
} from '../../cards/define.js';

const body = (name: string, attack: number, more: number) => creature([name, name], {}, [attack, more]);
const [wolf, bear, mouse] = [body('Wolf', 2, 2), body('Bear', 3, 5), body('Mouse', 0, 1)];
const bolt = spell(['Bolt', 'Dardo'], {}, damage(3, chosen({ what: ['creature', 'player'] })));
const eight = Array.from({ length: 8 }, (_, n) => body(`Ant ${n}`, 1, 1));

describe('spells', () => {
  it('6.1.a, 6.1.b spells have their effect immediately and are then discarded', () => {
    const duel = new Duel({ seats: [{ hand: [bolt] }, {}] }).choose('play Bolt');
    expect(duel.names('playing', 0)).toEqual(['Bolt']);
    duel.choose('player 1');
    expect(duel.health()).toEqual([30, 27]);
    expect(duel.names('discard', 0)).toEqual(['Bolt']);
    expect(duel.verbs()).toEqual(['play', 'damage', 'finish-spell']);
  });
});

describe('runes', () => {
  const sun = rune(['Sun', 'Sole'], { fire: 1 }, { water: 1 }, health(2));
  const moon = rune(['Moon', 'Luna'], {}, {}, health(1), when('recycle', health(5)));

  it('6.2.a a rune does nothing when played and remains in play', () => {
    const duel = new Duel({ seats: [{ hand: [sun], mana: { fire: 1 } }, {}] }).choose('play Sun');
    expect(duel.names('rune', 0)).toEqual(['Sun']);
    expect(duel.health()).toEqual([30, 30]);
  });

  it('6.2.b a rune is used once a turn, for its own cost', () => {
    const duel = new Duel({ seats: [{ rune: [sun], mana: { water: 2 } }, {}] }).choose('rune');
    expect(duel.health()).toEqual([32, 30]);
    expect(duel.seat(0).full.water).toBe(1);
    expect(duel.refusal('rune')).toBe('6.2.b');
    expect(new Duel({ seats: [{ rune: [sun], mana: { fire: 2 } }, {}] }).refusal('rune')).toBe('5.1.b');
  });

  it('6.2.d a rune goes to the discard pile when another is played', () => {
    const duel = new Duel({ seats: [{ rune: [moon], hand: [sun], mana: { fire: 1 } }, {}] }).choose(
      'play Sun',
    );
    expect(duel.names('rune', 0)).toEqual(['Sun']);
    expect(duel.names('discard', 0)).toEqual(['Moon']);
    expect(duel.health()).toEqual([35, 30]);
  });
});

describe('creatures in a line', () => {
  it('6.3.b creatures without health are destroyed', () => {
    const duel = new Duel({ seats: [{ hand: [bolt] }, { line: [wolf, bear] }] });
    duel.choose('play Bolt').choose('Wolf');
    expect(duel.names('line', 1)).toEqual(['Bear']);
    expect(duel.names('discard', 1)).toEqual(['Wolf']);
  });

  it('6.3.c, 6.3.d a line has at most eight creatures, and a ninth is neither played nor summoned', () => {
    const call = spell(
      ['Call', 'Chiama'],
      {},
      { kind: 'summon', token: token(['Ant', 'Formica'], 1, 1), count: 3 },
    );
    const full = new Duel({ seats: [{ hand: [wolf, call], line: eight }, {}] });
    expect(full.refusal('play Wolf')).toBe('6.3.d');
    expect(full.choose('play Call').names('line', 0)).toHaveLength(8);
    const seven = new Duel({ seats: [{ hand: [call], line: eight.slice(1) }, {}] });
    expect(seven.choose('play Call').names('line', 0).slice(-2)).toEqual(['Ant 7', 'Ant']);
  });

  it('6.3.e a played creature can go anywhere in the line', () => {
    const play = (place: string) =>
      new Duel({ seats: [{ hand: [mouse], line: [wolf, bear] }, {}] })
        .choose('play Mouse')
        .choose(place)
        .names('line', 0);
    expect(play('0')).toEqual(['Mouse', 'Wolf', 'Bear']);
    expect(play('1')).toEqual(['Wolf', 'Mouse', 'Bear']);
    expect(play('2')).toEqual(['Wolf', 'Bear', 'Mouse']);
  });

  it('6.3.f only effects change the order of a line', () => {
    const shift = spell(
      ['Shift', 'Sposta'],
      {},
      { kind: 'rearrange', what: chosen({ what: 'creature', whose: 'you' }) },
    );
    const duel = new Duel({ seats: [{ hand: [shift], line: [wolf, bear, mouse] }, {}] });
    expect(duel.options().filter((key) => key.startsWith('move'))).toEqual([]);
    duel.choose('play Shift').choose('Wolf').choose('2');
    expect(duel.names('line', 0)).toEqual(['Bear', 'Mouse', 'Wolf']);
  });
});

describe('actions of creatures', () => {
  it('6.3.g a creature acts once a turn, by attacking or by gaining Magnetised', () => {
    const duel = new Duel({ seats: [{ line: [wolf] }, {}] }).choose('attack Wolf player');
    expect(duel.refusal('attack Wolf player')).toBe('6.3.g');
    expect(duel.refusal('magnetise Wolf')).toBe('6.3.g');
    duel.choose('end').choose('fire').choose('1').choose('end').choose('fire').choose('1');
    expect(duel.refusal('attack Wolf player')).toBeNull();
  });

  it('6.3.h a creature can act by gaining Magnetised', () => {
    const duel = new Duel({ seats: [{ line: [wolf] }, {}] }).choose('magnetise Wolf');
    expect(duel.card('Wolf').statuses).toEqual(['magnetised', 'acted']);
  });

  it("6.3.i, 6.3.j, 6.3.k a creature can act by attacking, and both creatures lose health equal to the other's attack", () => {
    const duel = new Duel({ seats: [{ line: [bear] }, { line: [wolf] }] }).choose('attack Bear Wolf');
    expect(duel.names('line', 1)).toEqual([]);
    expect(duel.numbers('Bear')).toEqual([3, 3]);
    expect(duel.card('Bear').counters).toEqual([{ name: 'damage', value: 2 }]);
    expect(new Duel({ seats: [{ line: [bear] }, {}] }).choose('attack Bear player').health()).toEqual([
      30, 27,
    ]);
  });

  it('6.3.l, 6.3.m a creature with 0 attack can attack, and deals no damage', () => {
    const duel = new Duel({ seats: [{ line: [mouse] }, { line: [wolf] }] }).choose('attack Mouse Wolf');
    expect(duel.numbers('Wolf')).toEqual([2, 2]);
    expect(duel.names('discard', 0)).toEqual(['Mouse']);
  });

  it('6.3.n a creature cannot act in the turn in which it enters play, however it enters', () => {
    const duel = new Duel({ seats: [{ hand: [wolf] }, {}] }).choose('play Wolf');
    expect(duel.refusal('attack Wolf player')).toBe('6.3.n');
    expect(duel.refusal('magnetise Wolf')).toBe('6.3.n');
    const call = spell(['Call', 'Chiama'], {}, { kind: 'summon', token: token(['Ant', 'Formica'], 1, 1) });
    expect(new Duel({ seats: [{ hand: [call] }, {}] }).choose('play Call').refusal('attack Ant player')).toBe(
      '6.3.n',
    );
  });
});

describe('players who fight', () => {
  it('6.4.a a player usually cannot attack', () => {
    expect(new Duel({ seats: [{}, {}] }).refusal('attack player player')).toBe('6.4.a');
  });

  it('6.4.b, 6.4.c a player with attack can attack once in their turn, and takes damage back', () => {
    const blade = spell(['Blade', 'Lama'], {}, strengthen(you, 2, 0));
    const duel = new Duel({ seats: [{ hand: [blade] }, { line: [bear] }] }).choose('play Blade');
    duel.choose('attack player Bear');
    expect(duel.numbers('Bear')).toEqual([3, 3]);
    expect(duel.health()).toEqual([27, 30]);
    expect(duel.refusal('attack player player')).toBe('6.4.c');
  });

  it('6.4.d in the opponent’s turn a player with attack deals damage to each attacker', () => {
    const duel = new Duel({ seats: [{ line: [wolf, bear] }, { attack: 2 }] });
    duel.choose('attack Wolf player').choose('attack Bear player');
    expect(duel.names('discard', 0)).toEqual(['Wolf']);
    expect(duel.numbers('Bear')).toEqual([3, 3]);
    expect(duel.health()).toEqual([30, 25]);
  });
});

describe('globes', () => {
  const orb = globe(['Orb', 'Orbe'], {}, [3, 2]);
  const ring = globe(['Ring', 'Anello'], {}, [1, 1]);

  it('6.5.b a globe leaves when another is played, and when its durability is spent', () => {
    const duel = new Duel({ seats: [{ globe: [orb], hand: [ring] }, {}] }).choose('play Ring');
    expect(duel.names('discard', 0)).toEqual(['Orb']);
    duel.choose('globe player');
    expect(duel.names('globe', 0)).toEqual([]);
    expect(duel.names('discard', 0)).toEqual(['Orb', 'Ring']);
  });

  it('6.5.c, 6.5.e, 6.5.f a globe deals damage once a turn, which costs its owner health and the globe durability', () => {
    const duel = new Duel({ seats: [{ globe: [orb] }, { line: [bear] }] }).choose('globe Bear');
    expect(duel.numbers('Bear')).toEqual([3, 2]);
    expect(duel.health()).toEqual([27, 30]);
    expect(duel.numbers('Orb')).toEqual([3, 1]);
    expect(duel.refusal('globe player')).toBe('6.5.c');
  });

  it('6.5.d a globe deals no more damage than its target has health', () => {
    const duel = new Duel({ seats: [{ globe: [orb] }, { line: [mouse] }] }).choose('globe Mouse');
    expect(duel.names('discard', 1)).toEqual(['Mouse']);
    expect(duel.health()).toEqual([29, 30]);
  });

  it('6.5.g, 6.5.h an active globe responds to the first attack on its owner, once', () => {
    const duel = new Duel({ seats: [{ globe: [orb] }, { line: [bear, body('Ox', 1, 4)] }] }).choose(
      'end active',
    );
    expect(duel.card('Orb').statuses).toEqual(['active']);
    duel.choose('fire').choose('1').choose('attack Bear player');
    expect(duel.numbers('Bear')).toEqual([3, 2]);
    expect(duel.health()).toEqual([24, 30]);
    duel.choose('attack Ox player');
    expect(duel.numbers('Ox')).toEqual([1, 4]);
  });

  it('6.5.g a globe that is not left active does not respond', () => {
    const duel = new Duel({ seats: [{ globe: [orb] }, { line: [bear] }] })
      .choose('end')
      .choose('fire')
      .choose('1');
    expect(duel.choose('attack Bear player').numbers('Bear')).toEqual([3, 5]);
    const later = new Duel({ seats: [{ globe: [{ contract: orb, active: true }] }, {}], from: 'start' });
    expect(later.card('Orb').statuses).toEqual([]);
  });

  it('6.5.h an active globe also responds to an attacking player', () => {
    const duel = new Duel({ seats: [{ attack: 1 }, { globe: [{ contract: orb, active: true }] }] });
    expect(duel.choose('attack player player').health()).toEqual([27, 26]);
  });

  it('6.5.i a globe waits for the next attack if the attacker is gone', () => {
    const duel = new Duel({
      seats: [{ line: [wolf, bear] }, { attack: 2, globe: [{ contract: orb, active: true }] }],
    });
    duel.choose('attack Wolf player');
    expect(duel.steps('globe')).toEqual([]);
    duel.choose('attack Bear player');
    expect(duel.names('discard', 0)).toEqual(['Wolf', 'Bear']);
    expect(duel.numbers('Orb')).toEqual([3, 1]);
  });
});

describe('the discard pile and the end', () => {
  it('7.1.a destroyed and discarded contracts go to their owner’s discard pile', () => {
    const drop = spell(['Drop', 'Scarta'], {}, { kind: 'discard', who: 'opponent', count: 1 });
    const duel = new Duel({
      seats: [
        { hand: [drop], line: [bear] },
        { hand: [mouse], line: [wolf] },
      ],
    });
    duel.choose('play Drop').choose('attack Bear Wolf');
    expect(duel.names('discard', 0)).toEqual(['Drop']);
    expect(duel.names('discard', 1)).toEqual(['Mouse', 'Wolf']);
  });

  it('7.1.b all players see every discard pile', () => {
    const duel = new Duel({ seats: [{ discard: [wolf] }, {}] });
    for (const viewer of [{ kind: 'seat', seat: 1 }, { kind: 'spectator' }] as const)
      expect(duel.view(viewer).zones.find(({ key }) => key === 'discard-0')?.cards[0]?.face?.name).toBe(
        'Wolf',
      );
  });

  it('7.2.a a player without health loses', () => {
    const duel = new Duel({ seats: [{ line: [wolf] }, { health: 2 }] }).choose('attack Wolf player');
    expect(duel.state.result).toMatchObject({ winners: [0], rule: '7.2.a' });
    expect(duel.events.at(-1)).toMatchObject({ kind: 'GameEnded', winners: [0] });
    expect(duel.decide(0, ['end'])).toMatchObject({ ok: false, error: { code: 'GAME_OVER' } });
  });

  it('7.2.b if both players fall at once, the game is a draw', () => {
    const doom = spell(['Doom', 'Rovina'], {}, damage(5, { kind: 'all', like: { what: 'player' } }));
    const duel = new Duel({ seats: [{ hand: [doom], health: 5 }, { health: 3 }] }).choose('play Doom');
    expect(duel.state.result).toMatchObject({ winners: [], reason: 'both-fell', rule: '7.2.b' });
  });
});
